/**
 * Letter pairs of languages, one model for those that share a legacy encoding. `letters` are theirs beyond ASCII, the most
 * frequent first. The classes of characters, in this order: these letters, typographic signs, other signs beyond ASCII,
 * other ASCII, and the letters of ASCII, each its own in Latin scripts, all as one elsewhere. A row of `costs` is for
 * the first character of a pair, a sign in it for the second: -6 ln of its share, as an offset from "!". Pairs within
 * ASCII are left out, since all encodings read these alike.
 *
 * Counted in the translations of free software as a Debian system has them, half of the messages of each language.
 */
export interface LetterPairs {
  letters: string;
  costs: readonly string[];
}

export const LETTER_PAIRS = {
  fr: {
    letters: 'éàèêôîçâûùí',
    costs:
      'Cpppppppppppp,9=-8,29\\D>p75;C2A.21J<p\\pX _mmnpppppppdp!Yd]NUbdeYop[_Y[]hYYY[dpikp _mmnpppppppdpIYd=<Ub5dYop3+@[]1),,[>pikp ^llmpppppppcpPYd;[TbcdXnpZ1MZ\\gXX"Zcphjo Weeflnppppp\\pIQ\\TTMZ[\\Qfj&W.RU`QQ&S[lach TbbcjloppppYpFNY6QJWYZNdh3T#PR]NN+PYi^`e P^^_egjlnnoUoB&UMMFSTUJ_cLPJ+NYJJJ\'TeZ\\a LZZ[acfhjjkQk>FQ"IBO0QF[_H7FGJUF:FHPaVX] IWWX^adfgghNi+CNGF?LNNCY]48CEGR&C)EM^SUZ HVVW^`ceffgMh!BMFE>KMNBX\\DHBDFQBBBDM]RTY ESSSZ\\_abcdJd*\'JBA2HIJ>TX@E+@CN?/?AIYOQV ;ppSpppppppQp"6mfe6kmB9ppdhS<WpbbW9lppQp ANNOVX[]^__F`$;F>=6DEF:PT+A:<?J::;=EUKMR <>`ApZp_ppp5a ZppppAPpppppp GpQpWppppppmp =_CQEppppp_Tp 1pG`ppppRp`<\\ Zpp`ppOpppp^p 4pIppppppppop 3pDXppppTppTp 5p;p@ppWpppmp >pB[pp_pppppc ^.klpppppppcp 7gghnpppppp^p 8T@p]ppPppa<p 3p<Apppppppp\\ 7pYAppLpppZCp TppppOppQKppp 4pSLCpppppppp dppppppppppip 1pAHBpO_ppW\\p 8pQPp_ppQppQp 6p<PNppKpp\\\\p <X`DppppppXLp 2pJXTppppppnp Xeefmoppppp]p 0RpSppppppphp 9ooppppppppfp 0ijjpppppppap'.split(
        ' ',
      ),
  },
  de: {
    letters: 'üäöß',
    costs:
      "mppUmpBc.2FG531`pU,=<g;p(-1fmkppk hmo>gpN]O59V;3.@pd/G'aOF-807geonD fkm-epS[a3GT.,6IpbMI+_;p2+0^ecmlc _egm_p,C>YW#[AX9mA:ZFY]nGC9G_]gfG Uppp'M%>G@?ABEI@ODA=CE?UA;CCIBGIL <Y[a8j,51M/5O281aP8O352c7/;888\\Z4 AFKp7\\ pppLNp RAppIp ppppLp JMppGU pKNJIY +BLpLZ 4GppL] G9@pLP ^ppTVY :eCm_p Ap7pNp 7<;pIT =A9pLT EIFpL[ pppBOX XHppKX ]cek?p ;>ApOT SE`pG` =BRpFR Ypp?]p npVpOV =6@pLp Mkmp=p glnp:J KDBpTT".split(
        ' ',
      ),
  },
  es: {
    letters: 'óáíúñé',
    costs:
      "mpppppop._kd3^RAobpp3B#aPp;DdfmpPpp imppppkp)[G4JZ<6k^pp)1/\\B<3/7=ip6pp fjmppphp8+O89D7<hZOpH*'4NOJ56_ep:l> bgjmppdp5:4:KG8beWjo-(*VKh>,8[bpiLj _HfimmapK&]UT?^_aSflUYS%YdSTUX^leef ^cfilm`p,A><TOG^aSfk<G,R:d-(,XAl:eC kTTppT'p%>D=>?CABCNN>@@C@CB<?BCEJKG OTWZ]]Qg*78,E@N8R8W\\8J(CIU,4FHO]VVW MKHLpU:` ppOO@pXQ <KI<pPHp =OA`pOTp OaEppOJp ^pUpEpLp WQApppLp FWN9pMAW PPNLp=Dp .NppbJUX GjmpppBp `dgjnn:p =H:JpNNp >6F?p?Np HHQ=pQKp \\pcpppTT KBHEpRNp hlopppjp A;B^pRMp @a>YpaJp C6MRpFGp pMGpp@W] N.>ppBpp _Hfimm@p gknpppCp Ckn:pP>p 7;mpppOp".split(
        ' ',
      ),
  },
  pt: {
    letters: 'ãçáíéóõúêâàô',
    costs:
      'mpppppppppppWp@aogeMlooVpphge!SpcVfilpppp $mTppp,pppppppX/ldb^ill`ppedb0eo`acfipppp hkmnpppppppppM)[R9_[<6jQpp)Q`[K8*:9I/p6pp gClmopppppppppDLM1+[9:i]pp>02CJl:::c%pmpM eJjkJppppppppp#XgDAXd?gApp=-]XNj565`Epkpm beghjmnoppppmp.UL\\.UK8dKnn/\\;U3g&.5]`p;pj adfgilmmopppkpOTcZX!`bbWmm\\ZYT\\fWWY\\_ofni `cefhklmnpppkpNT0=.S_bbVml+&0TEeV49[Jnfnh ^addgjkkmpppip)R`XVR^``:kkY1%RYdU.WZ]mdlg WZ\\]_bccekmnapEJYPNJVXXMccQ#(JR\\MMORUe\\d_ TWYZ\\_``bhjk^o"GVMKGSUUJ``OMLGO=J0LORbZa\\ SVXY[^_`ahjj]nAFUM#FRTUI__NM+FNX46KNQaY`[ behhkmoopppp(p%>A>;:=AL>oL;@B?Bg>==BLp>BL GJLMORSTU\\]^QJ+/,@>:FHI*SS0@?/BL=>?BEUMTO piLI=eiJp_LpAe ]5p?ppppppppU_ knFG=8ppppppMp p;JFJ@]p?Wpp]p TpHL[[ppDYp`Sp p>__pppH]pppPd XppFppppppppLp loLFQpppFpppQQ Uo9OpppEpppppp J<ApaaVR]ppapp `c.fhkmmopppkp adfgilmmopppDp \\UODJIp\\ANp\\Mp Lp<@A?pCTSpUUp /<E>KKp:QFpQJp ZN[]X[pp_cppRp X6AX\\@MBpppBRp hkmnpppppppppp =H=KHFM]CIppWp 7`A5QCDpp`ppOp ?p8B>:HPEJppHp W;=A\\pppCppppp Op0>CpppKppppX ^acdfikklpppip >jQQopFppppppp _bdegjklmppp?p Ch=FOpppFFpppp'.split(
        ' ',
      ),
  },
  it: {
    letters: 'èàòùéì',
    costs:
      'mppppppp!Zg__YfdiYpp\\b[Zap\\]\\aepppf fmpppplp!S`XXQ^]aQpjGZTSYiUVGZ^lmi_ bilnpphp!O\\TUN[Y^NpfQWPOVeQRQVZhjf[ `gjlnpfp!MZRSLYW\\LndOUNMTcOPOTXfhcY ]dgikpcp!JWOPIVTYIla>R;JQ`L;L?UceaV QX[]_dWd">KCC<IHL=_U@E?>DT@A@EIWXTJ gnpppp&p%BIHD>?II?pkBHHD@j@WHDIBII` PWZ\\^dVd"=2BC<IGL<^T?E>=DS?@?DHVXSI :pppppD` pppppp[[ pUppppUp pppppppp p]pppYVp ppppppV[ ppppppVp pppppppX pppp8pTp _FPCpp]p ]dghjpcp ipppppop pppp\\`Up pppp[p[p pppPKpVp bpppppWb pppppppp jppppppp pEXp\\ppp _pppWO[p p<p`ppVp pp9p[ppW pppppppp gnppppDp elopppkp jppppppp pppppppp'.split(
        ' ',
      ),
  },
  nl: {
    letters: 'éïëó',
    costs:
      "&mnpfp=OWXRJ[>XP\\VTV%Q>oP5=WUZec^ jllpdpFNVVP7YRVNZTR/\"OUmO<8USXca\\ jklpdp,MUVP;YRV,ZT/T-OUm'P;USX5a\\ ^``&Xf:AJJD<MFJBNHFH@CIa%DAIGLWUP pppp'p%<>EY<b>@@cE@@@@^p;6<;@alje ]^_eWJ(@IIC;L/IAMGEG.BH`B/.HF/VTO KpppC\\ pS\\pRp TpppOp pppSpp ppppNp ZGNpWp pppppp pppppp ppppOp ppCppW pppppp ppppNp WpWppp ppppUp ]p]pMp ppZpTp ppppTp hjjpbp [pppVp YpppOp \\XXpS\\ pTppTp MppLpp ppppQp ppppnp pppppJ pppppp".split(
        ' ',
      ),
  },
  sv: {
    letters: 'äöåá',
    costs:
      "mopppp^dp@=d@2pfp;/3'jBp(53m7pCpp kmopppGDnn1Pj<od;19;8W8p$7Ik0pppp ikNppp(NFl6<I2mbp?.g,eIp1..i=ppop FHJdPd0=J2B<ECJ?QC@D$BF]+@=FFXQL\\ AKgp'p%>GC?=?DDBOG@@BI@pC?AFFGFOp 1GIbOc$<HHA;D1I>P1?C<AE\\=?0EDVPK[ 9@Ep>\\ WX\\pPb @:>pJp MLMpMp CFBpMp LXXpNp 9':pPp <>:pTp 450pLp UWZppp +9fplp 7;Np\\\\ 5>9TMp <@4pS\\ >NCpQp LP]pUp AP.pQp TWYp^p 7C9pRp 9;@_Qp :;CbNb QOYNQp *p;ppp GG_pGp DHgpAp IMMpMp VXZp_p".split(
        ' ',
      ),
  },
  da: {
    letters: 'æøåéž',
    costs:
      "mKpppppNbA?<O9;nEp60@*dIp(..g2ppnp lmJppppDa3o4?N*l`.@386cNp(40f4ppmp jlApppp&_2m17c=k^m=3@0afp.0Ld:ppkp ^_alpdp?S[a?MWU^R`TSW,UZp#S0XXlh_o MOP\\fSf:CKPC+FENAPCBGAEIc@BA#H\\XO_ gijpp'p%:BA=A>IIBj]<B>A>p?=IAbEAhI KLNYcQc7@HN@:C,K?M#?D>BG`>@>EEYUL\\ EIHMW?c VZpppZV RAAppKp LHmDppp HAMYpMp QR\\ppN` B4Cpppp =@ASpXp 433FpOp U[pSppW 68npppp A>UKppp 7=@IpPp 9C8RpRp F;@\\pRp XTppTTp K?.ppMp TVWclZm 9ABJpQp 9>@RpOp F9IFpIp IUppppp /UFEpUp ^@amp@p <@>pphp NNNppFp Z\\]ip`p".split(
        ' ',
      ),
  },
  fi: {
    letters: 'äöš',
    costs:
      '-YpQp)JUpG=pp<3<<1616;p224m;pp0p 95php.?nnG[pn:68351+A<p?.,_Gpp.p BPdKe9.QQI"SQI=JBAE?@H`E@=BFYVG^ 5Lp)p$A>A?>FDHBPP;?AD?P?==HLBJPJ AOc-c$=OPG<R-G<HA?C>>F^C><ADWTF\\ BWp6Z Op]J] =lp:p ;lp7p <pp>p DppEp ?Hp7p ;lp7p ;ppEp =GpOp +ppRp .@pKp 5<pIp -VpHp 7BpGp UppM[ ,HpBp M[o0o 7IpEp 3\\pHp 09SGp mppRp 0ppVp Bdp7p ;Ep6p ;4pEp P^pYp'.split(
        ' ',
      ),
  },
  ca: {
    letters: 'óàéíèòçúïü',
    costs:
      'mnopppppppIp!]ibb\\hil_pp`d4admL@_ckpjpp lmnpppppppfp\'\\D.N[=6jNpp)62_?;3;6EOp5pp kmmpppppppfp,[g``ZggjNpp^G>_bk]"^ajpipp giimnoopppbp,Ic3;?:;fYop?0&[JhJ.6]Bp5pn fghlmnnppp`p/VbD4UD:d>mpYD&YBf.+0\\8p9om efgklmmopp`p)Ua7-TA>dWmp.H1Y1e)2X[cpDol eAgjl=mopp_p+#aZZS`acWlpX\\X0\\eWWW?cpbnl cddhjjkmnp]p.R1XWQ^^aTjn+(2VEcT*2Yap`lj abbfhhiklp[pJP;V1C\\\\_RhlCX6TXaR:"4_n?jh Z[\\`(bbdfkUoDJVOO#VVYLbfMRMNQZLLMPXhXda pQUpVppCpp)p&7E<?3>:4<VQ5>A9?U<8>;LMDLJ TUVY[[\\^`eNh,2P660OO06[_+026KTE22J6bQ][ pN=IR^pJpp7b Xpp\\pp>\\WpLp pH<NT;pJppCT SI@JFDppppHp SNpIBUpppp8p pXpppaIaQpB] QKp@NpppppFU pLppPppTp;AP oHpppQpppp;p 0I^p^pppVpSp e@gklmm:ppBp abcghiikmp/p VJY:ILKppp7p U:6;:8pAppIp pJp]JLA>ppIp pppp]ppp]pMN pBYDNF<EppDp mnopppppp:gp M9CM>@JZppJR COpFOMpSpp:^ H7<FDNppppAU ZRSO@ppp8pMZ R-?6ppppppKp ^_`deffhjo6p pppOp=ppppBp ceeijkknop3p fIIlmnnppp`p'.split(
        ' ',
      ),
  },
  is: {
    letters: 'ðáíóæöþýúé',
    costs:
      "mppppApppppp%.ApEj?Ep-Al;=ippp:7k/2pppp 9mopppApp=pp'3Aplf===7p.,;0opp524jmppnp 9;m9pppppppp(17p???9nbo4346m?p?(?h?pplp 0=k=n=5ppppp1`kphbh-k`m1,56k2p0/9f/ppjp (hjmmoppppppY`jpgag*k`66=6.klp,46ehppjp 0fhkkmoooppp6^hpe_2+i^jb)4+i0p4a`cfpphp a49i4km,2ppp092pc&c`g\\2`_a\\ghp]_^adpp9p $dfiikmm4pppU\\fpc]c`g\\8`4a.g4p822adppfp ad4iikmmmppp2\\fp48c8g2h8,20fgp+8+adp8ep Z^`bbdf-fmpp2U_j\\W-Y`UbY2ZU`ap'--Z^pl_o IMOQRTVVV\\hf>EOYLFL!PDQHGJEOPfFGGJM`[N_ MQSUVXZZZ`lj%I%]PJPMTHULKNISTjJKKNQd_Rc p89;pD<pApQQ /pFpppJppppp hl3@9;p;7ppp ]acefhjjjppp kC8?<pp?pppp 3pp?ppHppppp B<BB<<pppppp ;<F<?5pppppJ g8m?.;pp?;pp -pppppJppppp e-93n.pp9ppp np>8pFpFBppp o:>>GG=3Gppp A19pE;pppppp pE<p:IpE<ppp gkmopppppppp f>8:oppppppp MQSUVXZZZ`lj 206>>>pp?App oC:?pGp?C<pp p6:7;;pp?ppp 6ppppp>ppppp jm6p,pppp=pp VY[^^`bbbipp [_3cdfhhhnpp 7lnppppppppp W[]_`bcddjpp".split(
        ' ',
      ),
  },
  ga: {
    letters: 'áíéúó',
    costs:
      "mnppppp)c:J8ip@f&pp3C.ipp657pppppp mmpMMpp&bD9Bh?meepp2G2'pp:>3oppppp ijmnppp.(BfgeFib%ppfh?enpdfelppppp hilmopp&^88<dlha,pp0g2d;p<,;kppppp ggjkmpp)\\C?/b92_(ppc<3ckp-7<iGpppp 99<=?XX*.;564<911RM5725=V354;OLKPQ 99<=?XX*.;564<911RM5725=V354;OLKPQ =C@@Bpp T7pXppp CBECppp <G@@<pp ;987Fpp 2pNpppp 68+o=pp 9nCp5pp 696:=pp pOp8Lpp QQUVWpp XX[\\^pp 416<<pp 5==F9pp 7/@B9pp RNppRpp 686m7pp JKNOQjj 46758pp 4:=9Fpp 0:?:App G;opKpp 6V2[2pp YY\\]_pp ZZ^_`pp TTWXZpp SSWXYpp".split(
        ' ',
      ),
  },
  et: {
    letters: 'äõüöžš',
    costs:
      '-opppppp]a>p>6p?2,nH*L=D>p)16fEpppp lKpppppp\\`mpK9pF<\'?f8B+K0p1?+9Kpppp ik/pppppA]:p@HmA*]j0.+5c1p>,`bepppp _`b%ppop-R`i4Sb]a=_3VY=Y]p3U+WZpnpp PRT^ii`m@+R[J/TOS#QJHKIJOiKGGILc_di PQT^ii`m?CQZJ.SNR"PIHJIJOiJFFHKc_ch ]^`kpp&p%P^gWQ`[_5]VTWUW[pWSSUXplpp ;=?JTUKX+/=F60?:>/<53645:T62247NKOT FA=ppRFp p?XppXpp lmpppppp Adfppppp ppKpJppp WpSpNppp jkHppppp oppppppp CCCppppp pTTppppp .npppppp 6;;ppppp @9>pTppp 3>pRppNp 9BDpppSp pppppppp 5=?Mpppp PRT^ii`m DMBppppp E?7ppppp :=;>pRpp pPpppppp -+pPpppp YZ]gppip ^_blppnp XY\\fpphp QSU`jkan'.split(
        ' ',
      ),
  },
  pl: {
    letters: 'łżąęśćóńź',
    costs:
      "mo,1pT3pppp1+PAB9TMpbk<iT7*gpfGf.pep3e lm5nooppppp07RF8+pkoRi67h(:epR?eFpdp*d FEmmM5op:op(_M(,`p9n`hMfga`7pdC5epFpd2 DQmm8=nppop'_A,+_MCn_h6fg``/pcH0epcpd4 jklmm,nppnp:^i&e_oin_gd*A4_Dp4ccep/pcb jkllmmnppQp!^idL_oim^gdef__dpcLcdpbpcb 55llmCmp>npX^563^oCm^;D8e__cp.E6dp$pca bcddeeempfp&Va'\\VgaeV_\\]^WW[pZ+[HpZp[Z ]^__`.ahlap'Q\\WCRb\\`RZW6Y-RWp)VVWn/nVU ijkklllpp(p%=AA=B>5K>OG>>@C<O=<;@GADIB KMNNOOOW[PJ$22EF@P2O@IEGGAAEbDED.]D\\EC FDppDpXpJ:X 7=Y`D7pANUp .pB8ppAppEp ppBPpVHppRp 2@@HJpCp?Fp ?9p[:Gp>JEp hjjkkklppmp 3p<Epp8ppGU PklGPmLpp?p ED<4G;JJpYY pp/82pWppRp 9JCCRp6ppNp ppB@YpRppFp NpLNXp>ppIp pp<DppQppLp =3pp5pp?pTp CpTFpp=ppQp STUUVVW^b3m pWI?pp5ppLW 7V;Tpp<ppFp Bp>8pp5ppEp <1ppHPpFZNp [\\]]^^^fj8p ;p?BXpBppUp \\]^^___gk8p ;Hpp74pTpJp ?p<:XpMpppp".split(
        ' ',
      ),
  },
  cs: {
    letters: 'íářčéýžěšůúóňťď',
    costs:
      "mo=4ppBp<ppppGpOp%iX2:hpp7mK3646g?p=14l;ppp= lm3GppAp>ppppppVp,gO<0fpp?kFA26*f;p751k.ppo/ +1moooppp?pppppRp37Rkh'ppl*m<gjC?fpfRREgppki ,4lmmnnop8pppppMp/1iBg)ppj2k3?h/:eped18eppjg fhl>mmJopppppppQp$bii<app-QQJ9-1`epB:<eJppj? fhkPmmPo;pQppppnp%b<,@`pQjeHFe0a`=p530eDppj@ 00klmmmnFpppHppmp.0;<6+ppi)j2eg1@dpdC=APppig ef1:lK:m?pppK:@mp*`h:6_pp7d791?)_>p2?1dOpph4 +dgiiijj@oppp>pjp/=eeb(mmf/f46d98:pLD-?@ppec `beKgg.ikmpppppAp#\\9J`[kkJ_D`47[Z^p?4]_2pod? XZ^,__?acemoppp`pLT[:1SdcCXC?)?BR1p*-UW8mh\\C VW[]]]]^acjlnpp^pJQYX!PaaZUZVUW6PTpTT@UTjeYW TVY[[[\\]_ahklop\\p&PW?TO__XSY6SVO*SoSR4*ShdXU PQUWWWWX[]dfhkmXp$KSRPJ[[TOT:OQK(NjNN6:Nd_SQ LNQSSSTUWYacdgiTl#)OOMGWWPKQLKNGFKgKJ6KK`\\PM egkPlmmnppppppp'p%>DF=AAIE@PE@IFA=PF>@CIIELI EGJLLLMMPRY[]`bMe$AHHE?P/IDIE/G@/C`CCBDDYTHF ]d@=d]CpFdCpppp9W pp>5pp>pBp\\pJpNRp 87QpM5p6pKpppppQp .QpppppppFpppppUp 74BL=ES8S?ppQppFp pNH=pp>]CpLpGpYIp bFgiiijjmoppppp=p bBhiijjkIIpppppIM j9oT;>IppJpppTpIp NGB>pp>p9TppXppOp 0Cnppppp=ASppppSp m1JK4:KpX;p9pppOp 25pL:AMp@AppGppKp 42OG5@H0V9pDpppRp ,2p?33V7LLpppppOp p^<9Wp7^CpppK^pQp 6E,pYSp@PBpppppPp QRVWXXXY\\^eghln7p Y2p=<=ApB;pppppKp 87pZMPpppCpppVpIp 8=:p:Cp9D=ppWppEp n?L<pp1p:pppOpJMp 7.<N40I5<ApYHppUp XZ^__``ademopppCp ^_cdeeefikppppp@p jkFApp4p?pTTpppIT 33LpPppp@APMpppSp".split(
        ' ',
      ),
  },
  sk: {
    letters: 'áíčúýéťžľšóôäňĺď',
    costs:
      "mpGpppp?RBppNRpppp)Rm/;eppCg7B176d:p17/K-ppn. jmCnnnn@O:ppppppKp)bj6HbppKdK-72:a8p5,/h-ppk= j,mFnnnop:ppppppNp2+jjJ.ppk+l2<N/3fpdN;6fppki jl/mmn6Fp7pppppppp*a'22appDdk@<DBa;p3<3g;ppkD jlmNmnnNp<pppppppp#a5-gappkdkN=3Ga=p92FgBppk@ ilmmmmmnppppppppNp#`ij>aJp,ckfg0;`ep7eNgeppji ilmmmmmnppppppppop\"/ijgappkckfghb<epcedgeppjh i/lllmmmpIpppMppop32=i9-ppj)j0fg)Edpc>E;dppjh ehh-iiiEmmppppppkp1)-ec]mnf_g,I>.1Ip_7A7Appfd e/hiii4jm>ppppppkp12eec+mn?-g3<d<:4p_`)@appfd \\____```ddmnnoppbp@S[\\%Sd+]V]YY<,S8p2WWYWog][ [^^^^__%cclmmnppapLR6??Rcd\\U?X/YSR?p?/4X+nf\\9 Z]*^^^)_bbklmmpp`pLQ;[XRbc\\T\\WXYSQVpTV'XVnf[. Y\\]]]]]^aajkllop_p&/YZWQab[S[VWXR)UpSUT*UmeZX VYZZZZZ$7_ghi3lm]pHN7WTN^_XPXTTUOM(pPRQTRjbWV UXXYYYYZ]]fgghkl[p$(UVS5]^WOWRSTM5QpOQ:SQiaVT gjjkkkkloopppppp'p%BEG?A@BAAGK?>>G>pC??@cCAKE :====>>>BBKLLMOP@X+19:71BC;4;778215V45575ME;9 pp;B\\\\XBM@pppZpP:p Vp6Qpp4FEE[ppIpVTp <Cp=NJppppppppppNp m>MIpCQpppppppppQp 4CE>KGpPAKp@pN>PFp Op?OpV>@6EZppCpEIp eFiiiiijmmpppppplp DggIhIhill=ppppp>p :8PP7<pp8GpPppLpFp E@<ppX2Ep?XppppTXp lCP0oPpppEpppppppp 1pP>99pp8p:UppppUp 56LC@<pTpD<ppJPpFp 0OILL=SOppH9:pppOp 16>:0/ppp>UOppppJp OW8pp[[4<DpppJpp[p F6p?OpRppVpEEVNpKp LOOOOPPPTT]^^_abRj 27===>pGpEOOppppNp ::p.pp6pPppppVppJp 9:W?<9ppppDWpWDPEp =pCpppI0@?pppppLNp 7BpB27pJK<pF>Fpppp Y\\\\\\\\]]]aajkklno_p adeeeeefjjppppppBp loCppp38p>ppppppDp 27ppIpppJBJppppppp".split(
        ' ',
      ),
  },
  hu: {
    letters: 'áéíóöőüúű',
    costs:
      'mV@ppppppppCD7:KgF7<K/;*41mWp/)1A9ppp; lNppppppppp@gA=>fp1;IG31;.l2p+(2p5ppp> fhmnoopppppOak=l`m@jfmK917f4p-A$m/ppk; OHmHOopOpHp&>6E/H@><76/1B6eDp643m8ppj; dfklmnpppopZ_6k<Mk@idk9.7-dkp-.1l,ppi+ ;B?M@mFpMMp&I5k8<8B:>910d7I=p233M8ppi7 aJhijkmpplp8\\AhF>h0FFJ-$b;aJp3A6hJppf4 ^_eeggjmohp+CG8cXd3b^*G,^G]dp3+0eGppb5 \\]cceehkmfp)WAEa=bE>=8(8\\4\\bp449c,po`1 cdjjllopp)p%:A?:B;?A=DE:?@=<p?:A?E?BHb CEJKLMOSTNd&>,JI=JEGCJB(DACJbC@?KGZWHC =8EMBQEDp:Z IS\\\\WpRppLp 3@<8E:R?KDp F92nopppppp 2277F3EQMCp =OFSpppppFp ):n@?F6LALp 65G@@<PFEFT 9I8L=pR@NNp ;V:6ppN<pPp 39II=pLIHpp >2:@0p;pSIp 4475@9=OpJp 06B8ARpC<NR 37<IE>@GJHp WRpWpppppNp 804PpppFPIp JLQRSTVZ\\Uk 27>;?<6SGIp 545DI?J@IFp /1;589M?BFp :gmnoOppppp -.>IF7:pCOp UW\\]>_aef>p B>CabCeik:p 7<<pI=BB4Ip 03:9949AIOp'.split(
        ' ',
      ),
  },
  sl: {
    letters: 'čšž',
    costs:
      "Ppppp2,DpK'pnp*87:j/FKp8PA7hpppj -KpopB3hld.pim+?,<e5GCpac)CApppf ejGkp=/Ai`*oej*9_7a'Z_p^_^9_pppb glo)p$=@E;>>EI>Ca=;=>7pC8@A>pIp@ ;@CAX+/;?60F<@17668115S454;5NLN8 >=F;p ;EBJp DLpLp LnpEp ILNHp ;>?Fp cgkAp OppOp Kmpop 78GMp p:pKp pUpMp @P?Jp SGpMp AQYUp 1?:Jp pppOp RWZXo G@ENp pUpLp pppGp 2:<pp pQUUp Y^a_p \\ad:p Y^a7p @>NLp".split(
        ' ',
      ),
  },
  hr: {
    letters: 'čšćžđô',
    costs:
      "moppppnp7.kje+pjp(>-;e-`dpacb3<pppg =m@opplp9/iCc+nho,a*dd1GEpKa,B>pppe jlmnppkp4.hhb$mgn,`acc4Jap_`_2cpppd iklmApjpE)Ef8'lfm)E`ba4[`p]_^4bpppc eghimpfpQ,cb]&hbi3[\\^]XX\\pY[Z(^ppp_ UWXY]jUeAERR!FXQYFJKMMHGLhIKILMbaaO Lnoppp)p$@F>8<>AD>LH<A>>;M?:?ALCFMC []^_cp\\l5L;Y'M_%_MQ7;TONRoPQPRTihgU CGHMpa9[ :DC>@pO] pppPppLp ppppppIp pUpIppCU @9<F<\\Ep jlmnpp?p ppQpppGQ iklmppCp 8:KLMpTp MTppppTp pppWWDRJ pppNppFp ppQpQUMK VpppppMp :@D;EpMp pMMpppNp XYZ\\_lXh p9p8YpIp ppppppDS ppppYpDJ 4<0<ppNp UQpUpppp _abcgp?p abcdh@6p abcehp6p ppppppSp".split(
        ' ',
      ),
  },
  ro: {
    letters: 'ăţşîâ',
    costs:
      'N<=pRGp#fVCFcpEpFppCDVkLp.64;ppppp 3LmpQQpC9mdf5jmp"ppdhPPgpaeaFmpppo PLLppnpL3mJf1jmp$ppdh@Cfpad+2mpppn ekNmpkpE]jac[gkn=Np>6!bdpNbG`kpppl ]cBemcpPUBY[S_cf?no2.%Z\\p-Z+Xcohpd gmmop(p%<@<=>D@A?PL=@?B9P=9<@LHFII DIJLTJc$<-@B:F-M<UV@D>AC_>A=?IVNXK pN>7p9Z W6=ppKp :8Qpp@p 14RO9Ep 7pppXEp YA9OpFp 6ppT>Gp .mmppCP HijlIBp R=4ZpSp \\bEdlEp Z``cj;p 6GZpLIp 3ppVDHp 88IpWJp RJIppLp 75WpIGp OTUW_Un 6EG\\INp 3UpUQEp 0pppAHp CBHppRp 2mmpCLp Z``bj`p 8hhkp>p X^^`h9p \'lloCKp'.split(
        ' ',
      ),
  },
  tr: {
    letters: 'ışçüğöâ',
    costs:
      "X2Hp9ppXp(XN9<j?pp\\p3.5,pFp.6=pppp56 0mK?ppppp,0OpE5pLp/p6+3QjUpe>+79ppiJ .mQ;p:ppp1.<oQ)pnp(ph;<T5ppGLC>pppin e7;m9pppp.ajBGbNmTbp03,-iBp,55i:pp40 ,jk=mpppp85iJC-pkN&pe09Jgnp2Ne2oppgk aKPi9mpppG\\OjO]o5l]p<-A(dBp,.AdBpp;, DKKLNQfZh(@IN3ARL+AaF'3CHNaCFFHP][GL B^BFadp(p%;@F:<=@F:pF9FFBapF9@F=p>;B <CCDFI^R`*8+F+9J+H9Y>:>;@FY;>>@HUS?D QC:Ae<pDa p7<N8ppaa >oo9p6pSp -kN;mIppp ,pp6p<RTp V95p4YpPp .fgHilpNp 8mT/P-ppU ;hGGknEQp \\32p;ppSp 3VVWX>pdp 5pG<pGpVp 0pL8ppSTp 2Zp9ZZpZp .TQ;^ZpZp j9Op8pppp /jDRRppRp NUVVX[pdp />>8^WpQp +pN6p@pQp /ZJ5pHpJp j4Ap9pppp bAiMknQpp T[[\\]`pip D]]^_bpkp 1pp6p;pYp 0mm:oppUp".split(
        ' ',
      ),
  },
  lt: {
    letters: 'šėųįąžčūę',
    costs:
      'C97?<M8Mppp2-op:8pMp,8.<1F4<p77064pp5p Gmopp:Gppop*_mG?cpCp_/<.6@dCp0)-fGppkp jlmoopJppDp!^lpgboip]<ceebbepc;adippip Ejlmn@ppBIp%\\jp2`n8p\\14d<aa:p.77c/pphp hjkmm?pppDp"\\joe`mgp[5b<c``cp19_bHppgp CijGlmpppjp33<n32lfp\'g;b9?6=p4@7=7pp*p defhhjmnogpCWej`:hcp!c]^^\\[^p\\ZZ]bppbo ?efghCmmofpCVdj9ZhbpVc3^<<[^p),&]bppb5 acdefgkkmep#Ubh^Yf`nTaZ\\\\YY\\pY(X[`pp`m jkmJopJpp)p%:C:6C>A=CiA8;@J;pJ8@FC>AJp ;=>@@BEEG?X,/=B83@:I/;566436Q4225:LK:G <pp8p?Ppp8p 8pppp@GppNp l6:p?pp.4Ap fBikklp8pFp p4;@?3pQQHp 7ppBpB>ppCp hHkmHnppplp n><F8pN:pFp `a?ddfijk6p 4p8pES@JpVp no795pp<Epp 7;?T>pLMTAp p2:<<NpJAEp p48p4JppALp M3;<@p=U>Mp FppppDEppJp R>LNEpppRpp VXYZ[\\``bYp ?:?A@IFDJNp pCBK=pPpOGp K99?;PpA?Dp ?pppp7BppSp o=<p@ppNDpp \\^_aabffh8p ]_`bbdggi2p BpppppNppJp a45efgkAAdp'.split(
        ' ',
      ),
  },
  lv: {
    letters: 'āēīšļūņķžģč',
    costs:
      "mop;HpFNpppNp+H:5.iDHpH25317l@p.,/J?pppD kmo6>pppp@pLp0cp9?gH0pe,B-1<jDp+8+impppo ikm7ppJpppppp3a,<3ep.pc45i.:h;pB6(g6pppD 460mp>p/pppnp2'koH=ADp.jH;<d2;p5>H2Hpppj 9CC6m':ppppip9'fjb]kfp8e`aaC6bp^\\\\,?pppe ace<mmnppppip>Yfj']kep[e2C>8`bp1.(_>pppe 26e6lmm>ppphpU*fia,kep5B_``^,ap^[[(bpppd \\-6bgghmpppcp9-ad\\-f`m%_Z[[Y=\\pYVV=]ppp_ /Z(^ccdimop_p4.\\`X9b\\i0[VWWU,XpTRR,Ymlp[ U(Y[`aafjlp\\pIMZ]U2_Y2%XSTTRSUpROOSVkimX MOQTYYY^bdjTnB*RU*.WQ^GPLMMKLMkJHG&NcbeP fhjmppppppp)p$AkAC?pjCCie>;AC6GC8;ACC?pG 79;>CCCHLNT>X+/<?72A;H1:666557U41158MKO: LMI<SppppVS7p IpR?=pApJVVpp 224op0pppppEp 766lppppppBFp 650ppNJpBppBp OOS9<pAp>FpAp @egjoopppppjp 4Jm5p:pppFppp =*7chhhmppp=p HpQELp7EpGppp -Gnpp=ppppppp 0pp33pLLpppPp 2/5Kp=EppppIp 10>GpppppppOp 1:;JppppIpMIp Lpp7IpHCpLppp 04?JNppppppNp JLNPUUV[_af+k /75FpApApppIp ?:>ppHpppppCp 343LCCAppppEp LppGFpppQpQHp 1-Dpppppppppp WY[]bbchlnp8p X9\\_ddeimop_p TVXZ__`eikp1p <1/GpK=pppppp".split(
        ' ',
      ),
  },
  cyrillic: {
    letters: 'аеонитрсвлкдпмузябіьычйгцжфшхюјщъэєњўљїёћђќѓґџ',
    costs:
      "O:I.N/57326685I4;8Ppd85;9>HAAA?Dpp@=CU^KPLZ]mpTT)^ DC>,A1/49433:4D:L@Xpp?<:>:G;GQOApaTCTE\\SGITVVkRP)c N;C5A212.15153R6C4Opp984?6J<HC?JpTWXEJDgRSppppWk,n ++-1-5`<LN>8XY8F4b9>3HpGF`@HNDppSXVppRpKppppgbab5Y @4A38050554::0R34;ppp87>:H<<:?;DppcMpTjXRUppppTp*] ,.-6-H065F9IFF7SFN>0<HpQWbNbOOheCAphaUpUppppppZp/Y **,9.9B:;K@DG94I;P<N7Ld=I8K<=Lc^C@pVpcpR^SppppZp5\\ 42291(A;<32H2>5b1D<6>HpM@ILDAS]p;RpppppPpppppp^[3[ *..5/>7:A57;AA7M?P5P3HpJRE^J?gNL=OpfpApRppppppMp.c ..-6,EkDQG8U]Q7A/@5.?ApHW;P`f5ppFppppppCppppppXe2^ )5*=1344?2TX]W3QpT8ppppp7LpR\\WpC@HpppBppppppppbp1c )-.32=5=;18;;@5>D@:I?GpDM=UFH_Xp=GpIpTpHpappfpVp3\\ //(@2A(@P<?\\CU4oFZ7PAKp[<ppKVSep?PpppSppepppppR^:i ,)-91TKE7?>_:=7n7=5p6IpaYpp`ppppIGpppQpK^pppppK],[ B5O6R260053223m<O<`pp6?;I9?@F7;9bX:SppYpB[ppppWp*` '91.5?<C1;<3:25T;:=@<DcAPT[CC[_pR\\ppppppppppppQp1g c7\\7^2>@5A67B8a;BBpppIJC?K^E>>pAppFp@pppppppppSp#e .0-61R/>>.4FSA/KAS8R2MoS=pVX=pA86p`ppL`OppppppEp7c :VB1c961022-F8R79<Mmn:7<9?M;A<pDpp@pJp6LppppppXp*] aN9,W9^2GH2FIAi/HJmmn[_L>pT8p=p`ppYpXp`UppppppWp%c V1b;c17:239;70W:6:Amm<-F9I?=/JppppppCppXppppppWX*b +)<.+5Ce=@3gTh:ijS:H5WnnMVpLppUpU:p^ppp=Zpppppnp6b [FA6V0N3F*;8P?h^XG^llEmZDo^DppppppppppppppppppVp%Y /6(32G,KB3P>N<.WjN8lZ:m@Rop^SpppM=pWppppppppppmp2a 0-:N(MBN>Q?SHf;T8j-.3kll6m\\op?XpNBpppppMpppppp\\p6W -(>,+LbNI9;0QP6g\\?AU=Fllm]ooppVpQBpXpppGpQpppp[p;Y &4,L-<5Ia8cKRF1efh1iMiSLTk>mnoppOLppppppppppppjp@^ /+91)1>J=:-cQC6efh=F:8jjTVmmnoppNJp@pTp@;pppppjp5W 85+<1>4E;aaXbK:deg3hhhiijjPZQnopMGppppppppppppMp%] ZP[D\\.C<5`P?XLbJd@fgg)PP;Dkkl?n.pp9pppppppppppSp'\\ *&;>57U;<G>=ME0LcJeefKffGhjjklmmnppCpppppppppWPp.[ /%,A+K\\]^^U__`9abdJ9efffghiijkmmnpppppp9ppppppfp9Z W05>Z-+4306/63`0=Cddd?UBJ>iQDQl4mopppppDppppppepRY FWL,X(43H-/:?4^?L;bbb6:9C:>5PijjkmnnCpppppppppcMBW TUU:V+?=GL35[1\\R^``aaabOcceef9hijkmmnp=pppppppbp$V ($?V6WXYYZZ[[Q3]^``aaabbcceefghijkmmnppppppppNbpOV STT-U0C4/15-?F[8]C__`F`?C:dFefghhjllmoooppppppaJ(U (*Q51ST:UV-WMX*YZF\\]]]^^?_aNbcdefgiJjlmmoppppp^p>R PLQARETJ?MVEVWXNZ\\\\\\]]F]__aa9cddegOhjl9lnppppp^p!R PQQ&R*47;8==V4XAZ\\\\\\]]@7_AaaBcddeghhClllnppppp^p/R ,&;5+QQRRSSTTU0VWYYZZZ[[\\\\^^_`bbceffgGjjlopppp[p3O -'0K0MMNOOPPPQ(RSUVVVWWWXYZC[\\^^_abbcfffhkopppWmDK .\"BCDEEFFGHHHIIJKMMNNNOOPPRRSTVVWYZZ[^^^`cghhiOe<C *<<==>?@@AABBC$DEGGHHHIIJJLLMNOPQRTTUWXXZ]abbcI_6= 1;;;1=7??@@@@A,BDF4FGGGGIIKKLMNOOQSSTVVVY[_aaaH]%< *6)7.9::;<<<<=>>?ABBBCCCDEFFGHJJKMNNORRRTW[\\]]CY,7 WMLKKOMKMUSOIW]O@Slll\\mSn]U]pLWpppBppppppppppp(U%- FGG)H06KK?L;LM9OPRRRSSS==U1WXYZ[[6__`bccegkmmn;J&7 :>5069823@640885B9Bp^?P?CL:EGYEHhCHYG^XZUeVfpg8S kbl`eb`]pe[hhppipppppppppppippppppppppjppppppp:Y".split(
        ' ',
      ),
  },
  greek: {
    letters: 'αοετνιρσημπκυςίλδγήέόάχωθύφώβξζψϊϋ',
    costs:
      "XVK//005X524:5=488ppVp?p:H6p@BCXLpVp)p IE=:3335A23<+194;5CHKp?W:3@W>WWT[[pp*p OIm1--14p;2788,887ppQA@>>;>VK:PIppVp.p ,)0OZ04M-EpV8Z;Gpp2;76p6p<RBNpRpppZpHV *.32L7o>6ppUBp;S:L;;88U3?FpCppUpppQp(Y -3779m9.;3@,p9Y77;?@?9=D:pG;@GEGppYp*o -,19E-DL59TC:p3NK2747307BB@:DJXpppppHX 6;/)K4T<*1?:1p6JDpBP>B=:?96KApppppppQQ hjL51l5/m0M5o,p>A=ppppDp:WHppGpIppMp&m +0,j>2ll153oLp5ppp4-47pIpp:B:ppLppppOm .(.;P/-l9mVnPo62pR>925p;pPpCppppppppEl *..0Q:3R9RH=5n<2;p34/5F:p?E:ppppppVp<k >MK2-M01O3/Bm7U<C8DOIH6p9pDLUDQCppOp'k fggghijjkTlllmnnnoooppppppppppppppLp!j *-83,i<0599Al;m=7=oopp<6BpGpFK5LppTp.j 0,-GN2jj13Tl9m6/nA0562p:J;B7Kppppppp?j 6,(gh*7i3jkk/m5mmn@:?Pp=p8p>pppppppp`j 214f2,,i=5j0Kl28m606=<68pBp>pJppppppLS Ref19g3/i2E2k-l=>DmmnnCp9pFppAp<ppIp&h 7:L/(L42i<36j0S2A0mmnn0D7pApE8JDppppHh KMQ0-I25I08;j/k464llmm8N?pKpBpIDpppp(g cKG2/K1/K6>4i:k,42llmm<o5p8p@<6Bpppp+g 30'@;4+f<ghMFj4jjk5=:Am4>Fp4ppppppppBg abK3&d/,f3AIh3iA57Pjkk?m<opppppppppp1e -.+bCA;d-.fg1hChhi217>k<m5o?pppppppp[e M6=6+b/2N30Jf:g7N<hhiiGG2m?pNAp?pppp(c *,6Ba49M6ddeAf<MgG,55+j6:Bm>ppppppppYc [F]6%_--`0?bb7cF:Jeeffgh8jjmnpppppmp4` -*2]^4-_5`aabc=.Jd=8;+fBhJj=mpppppmpV` .0+0[/\\\\+]^_4`@``a=609c7e3gGjmnpppjpB] 7-%YZ7[[4F]]F^6__`/F0=b=dee:ilmppphpE[ :2)8T6VV$WXXAYZZZ[A[A\\]6_``AdghmppcpMV CDD1EFGGHHH#IJJKKKLLMMNOPQQTUXY^hjTj+G 577789:::;$<<===>>??@@ABCDDGHJLP[]G]0: B]B]^_J``aaFbcccddeJffJhijjmnppppp&p%8 022234555667788899::;;<==??BCEGKUXBX+5 /81/9GC29424<pP=27=9=A9H>RCN>JLRpp<p iWjjklmmnWnWopppppppppppppXpppppppEp".split(
        ' ',
      ),
  },
  hebrew: {
    letters: 'יותהלמראנבשעקפדםחסטכגןצזץךַָֿײףװּױִֹׂ',
    costs:
      "32,54357175<4:9/998;=7=CI@ppppIMppOpppM/p 55,B4407/199776:46?;54;<<BppppCpQpppppJ2o /3B?:18@;;@F7=pp:FF8F8FJpFppppppOpJpppJ$n 55396227685:69:p87C=<p7;pppppFpXppppppJ'n -26/84A.C847699p:=4?>AACWCpppAIWpJpppQJ+m .,009B533@35088V67=9G:<:p:pppRpVppppppJ3l -,55@1=7@339:5:p8B96;@@pR5ppp<VJpHpHpRJ+l -..7497V6;9p:6D=7;=p9>H=pp02pDApp=pppHJ,l (//.6<?8?:?68<3AC>343=AAOGppppppppppppp8k ,/661;/58C537A9p8=;G@D7A1pppMIpppUppppJ.k +157+33=38T<=?B;Gp:B5BppppppppppppppUpT+j /78818+j36;K784-p::=C7?OEBpppSCCppppppJ-i /*625:4:42-7m;ApE86pp?6SpppppC@Lppppppp.i ,,1=;=-6?;629m;nC1=o9?pppppp/ppp3pppppp=g *.6748/7i77/=5CC=BI5=K>QpppppQpppIppppJ.g 1>ef>gghBh>kkl>mmnnnooppppppppppppppp>L\"f /046130<h,:jBl/>B<Bnn>8B<pppppppppppppJ+f -.31416<4>P?<-Bmm:2A<<PppBpppp6PppppppJ-f *-B9574859:-B;lm9>Bmn:?PpppppFpLpLppppJ+f /,.;4;26-818j7/B;==mP8pBpppppppP?pppppp9f ,,=<0A+>:A23iK4ll<DlmCApppppppppppppppJ+e 56Ade8ffgggAiAkllOlAmmopppppppppppppppJ\"e )+b67?27e,f3h7ijkk8k7>mp9pppp:p>ppppppJ9c +0`,90819cd<eg=hKh;=i9kmooppp6ppppppppJ+a [7^__```a-bcIeefffffghikmnnpppppppppppj\"_ []]^^64:`a6ccddeffffgghkmmmpppppppppppJ\"^ H\\]:-:*@.67b67AHe708:3<2l<mpppA:pppppoJ0^ WYYZ11+\\18]_41/@b,0b8;:1i>jmnnppppppp<f:[ 6*Y=4[@'\\\\=/D``aaa.ab7Dfhiilm8Dopppppke?Z VWXY;ZZ[1;\\6;_2`a41044cCh6%lmmnooppppkd<Y 4VWWXYYYZZZ\\\\^^_____``BdffgjkkmmnppppiJ!X 'AVWWXX-=YZ+\\]9^^___``aAeffjj)lmmpppphb3W *8AV/8,*YY:1:A<^=^A^_83ceefijjl7mpppphJ:W NPQRRSSST'U1V.XYY)0ZZ[\\8`aadef2hhlpppcJ;R EGGHIJ%*KKK..NOPPPPPQQRUWWX[\\\\^^_cikmZT?I BCDEEFFGGGHJJKKLLMMMNNORTTTXXYZ[[_fgjVP!E 68#9:;;;<<<>>@@AAAAABBDFHHILMMOOPTZ\\^KJ0: =Z[[\\F]8^F_``bbccBccddfhjkknooFpppppp'g%1 5`>35>8.B0<F@3:ii=F6;kBopppppppAppppppJ*) 9>6/12:163579:<?<<@9>A<=DGppppSDppppp@J jllmmnnoooppppppppppppppppppppppppppppJ".split(
        ' ',
      ),
  },
  arabic: {
    letters: 'الرمنتديوبفهةسعحشقخصكجطکزأذإپغضىّگثءظئؤچآًُـَِْژٍ',
    costs:
      "U(14036=A97AK5=;=A<>=BAH8pDUNBBppUF;Q<UpppFppppNp@J.p 04;-83<3374<9966;7;=9>=ID4?7pCJ6FM>pNpppJRRDINpppDJ.p -LI88;14/;7:37ACB<G@<:JD@ppppF7GL>pppEpDpJPpPppppDJ(o /29<34832?473347=7=D98>E<pppPDCLGpBpJp<pp@LpPppppHJ,o /PF3E3-64>?799PH58L6@;CCHpppOEpCI6pp@ppKppppPpppp@J)n 3=464B=3/668:<33A:45@<@ACGPpp9CP@pIp=p?ppPppppKpp?J*n .?063O853pA-5<;pJD:pO;pNpJppJppE?JEKpGppppKpBOppp>J(m 260/34:;;?:>,6<4E7F?8;:p9pEpp>Dp7pBKOKHppHppppppp=l,m .208,=/4m98Ap78985N;>5A?>NDppE;8AppNNppJNFpppppppJJ2m +5,>5:207HB29;3??<EH8E;A>EppppDpLGDpLpHpppLBHpppppJ.H .41iE/K*8mm=798:55pEEpppGG8KpK9GEKpp7pppppKpppGpKEJ,j .>;75G=?5mmGAKnpKppppppppp4pppp?pKpppppppppppGppp>J'j cfhhiijjjmmmmmnpppppppppppppppppppppppppppKpppppp4i!j .251<'K077>5=mCGp>?pAG6FpppppEppGppppppppppppKKppKJ3j 2,0/-3199=F?5mmoBJppFK>ppp4ppp?pAp?pKppppppppppppDJ,i -;17H2,53=D:3;km@;o8I4pp8p;pppDpIpppppppppIppppppDJ*g -3076.-90;?9<H?Hmn7o9=B/ppppp=pp<HpppHpppppppHppp@J3g ,64>=4/.173?7D5m;Dn8oo1pppppppH;;ppppppppDHppppppnJ-g ,.4Cd/0=0h:8CijlBlm2nn*o7pGppppp=pppppppppppppGppmJ>e 20.d9d62*@.<=ii5l@m>mmGnoopppGp<@pppppppppppp@GppGJ,e )318/4e//2GG71@BG>mmmmnnooppppppGp@pppppppp;ppppp=d0e ,11,>d0212B71@6Bklmmmmnn2oFppBppFpppppppppFppFpppFJ0e *21cccd143A74h6Ej;llll<mn2nopppA:ppppEppppppEFpppEJ*d ,/*;/8:d;gg.h/hjAkllllmmnnnoppppppAppppppppppppppAJ-d /=/02D=.88g6gghEjjklllm>mnnoopppp<pAp;pppppppppppkJ(d ]0401D30-77@g025>67<<Ell9mEnoo@ppp6pEppppppppppppkJ1c %<2aDDc1DD:03fgiii7kD:lllmmnoopp/ppppppppppppppppDJ4c \\.=:-D46c17ff:4=:i7;jk:k8l'mn@6pppDp=ppppppppppppjaWb 1B%`:aaa4deBe6fh.h>ijjkkkl9lmnoooppppppppppppppppiJ<a /31_``a&5ddd9degggiiii3jjkklmmBBBoppppppppppppppp<J/a +A9=^__/`2A;4c1Affghhhiiijjkk1mmnnppppppppAppApppgJ'` Y\\^^^___`bccccdfffgghhiiijjjklmmmnppppppppppppppp:_!_ /1*<^A3:`A:8*A34efg2<Ahh<ijjkAmAmnAppppppppp::pppg^3_ *9+]?^^^/ab;b?ce0efggghh2i2ijkllmmoppppppppppppppfJ,^ *0+>/\\\\534``7``cc5dddeffffgghijjjkmoooppppppppppp:J+\\ <WYYYZZZ[]^^,^_aaabbccdddeeefghhhikmmmppppppppppp5Z\"Z -4,<YZZ<[]^&^^_aaabbccdddeeefghh8ikmmmpppppppppppbJ8Z <25%2<Z+[]<7<^^<aab<bc8cddeefg<hhikmmmpppppppppppbJ7Z PT4VVVW8WZZ8Z[[]'+8___``aaabccdeef'jjjmmnoppppppp_VLW 3SU33UVV,YY7Z-Z\\7]^^^^_/``aa7cdddegiiilmmoopppppp7J(V O020)U.VV-YYYYZ\\\\\\0^^^__2``aabccddfhhhkllnooopppp]J6V MPRR1S1TTWWWWW-,ZZ/-\\5]]]^^_``abbbdf1f5jklmmnoppp[S,T &PQRRRSSSVVVVVWYYZ[[[[\\\\]]]^__`aabdfffiijklmmnppp[R%S LOQQQRRRSUVVVVWYYYZZ[[\\\\\\]]]^_```aceeehiikkllmpppZR\", 4/Q4Q-RRSU'VVV4XYYZ/ZZ[[\\\\]]^_```aceeehiikkllmpppZQ+R J'++2P2QQS2TTTUWWWXYYYZZZ[[\\\\]^^__acccfggijjjloppXP22 E))-JKKKLNOOOOORR)SSSTUUUUVVWXYYYZ\\^^^abbddeefjknSKAK CGHIIIJJJMM#MMNPPQRRRRSSTTTUVVWXX+[\\\\]``abcddehilRJ?J :=???@@@ACDDDDEGGGHIIIJJJKKKLMNNOOQSSSVWWYZZZ[_`cHJ\"@ 7CdCCCeGCCAGiCGllGmnGnoooGGpGGppppppppppppppppppp+J#G 1<1<454n?9?6p5BH5EG=p>B6@pppApppOApKppp@pppppppKp<J'? ,5;2447;;36=p;7=:=:>:>G9D;D98>HppBOpZppHDppppZppp:J Njlllmmmnpppppppppppppppppppppppppppppppppppppppp;J".split(
        ' ',
      ),
  },
  thai: {
    letters: 'ารอ่มกเน้ดงัลีตสิยแบไวขจทพหปค์ะูืชใำถฟุ็โซณผภธษึฐญศฮฉๆฝฤฏ๊ฑฒฯฎฆ',
    costs:
      "m*@o-481p20p=p9=p0@A@:>:=9C>=p;pp>@pHRppGE<RR67ppRIFppRpppRpppppp4p 274C966@8D@.D3=;5?:=?;D>8K<BH/144GCR1p56FM5pHpMIHpRRppppppppppppp9o 61671193A:+5:><:82779D>@>ICB7pEK@GADEAA>BDp4pIpppMQMppQpppppppppp7o ,6+m3:73oF2pAp8/p8;A33@9=9CF;ppppC5E9MppJJpJQpppppQppQQpppppppppp4o .;;)D=78D=p=>/89?D<?>>9;::C=:QJ26?<pFQpHAMpBADpQMppQQpppppppppppp0o ,2>9H>.E?FM45;3:0J:J==907pBB?<QCpAB3EQF;@=Q=Jp?pppMQQpp@HQppppppp1n k06l3+m5n7Ho1p59pBp6p537747/7pppp6ppp?ppp3pPppppppCD?pCppppppppppfn 6878<65D93G<?329573<594=3?6B9<>D99<EIpAL;@pIpCp=EPEPEPppppppppppp,n .<*l,:82m@/oGp:>pF;K83<9DID@?ppppG;ACpppEPpGppppppKpppppppppppppp/m 889JA92A-?67<62=;66A:<.=70<??<p;NJ7?<NNpEEpH>ppppppppHppppppppppp0l 813j701?l>Jn>N76o@/A3<486:9>5pppH?5p=Npp9ApFApppJpNNp=Npppppppppp,l ijj4>2k/.0.m<n66oAo+o/pAN:pNEpppp?ppp?pppNpppppp35pppppppGpGpppppdl ,A74G=6:3:6184@93><6@:7??pNpE<252GG@pp:;CEp=DppIppppppppppppNpppp2k h86(<4793;lm<m>:n*8;@D:G:MD<9pppp>>pIIpp=IpMpMppEpppppppppppppppp1k 617.@99A-MI+F>IB.;AMFI9p9pIIF.;=FFE>pI:==IpFppppppppppppppppppppp:k *3725<9?L4C3<56B7A@nH?=oCp=H?96;FpL,6p:p=FpDHDppppLpLpppppppppppp6j g6H43251;'4l7l99m:@7F4FA:DD9pAppp@pppApp=HppF?LpppLpppppppLpppppp:j 19;3917/<>83=F<A=B8<769D9L:B56=1;86pDL=p=LpHpppLppppLpppppppppppp.j gA7h;4j<jAkl.l34mAm2n@n85+878ppppHpp>)ppp@p=pLppppp@pppppppppppppbj 6/4EB416jED3;4985m1/:;8=:EA=6pp<p=>pEE4p;Ap>ppppppppDLLpppppppppp/j gA;h$>i@j*kk@l?mmmm:m4>oLBD/pppppppppApppDpppppppppppppppppppppppbj -761;50/3E;76;8<80=7=m76@LEL>CLppEBpppLEBE@HLpppppppppppppppppppp0i 93)CKKh8'Gj;k25@l:KlG@KGnnKoooopppDpppKpKp.pppp6KppppppppppppppppDi /;9K=589==80F:66;k=8;AB94nDnKK,oKB;2Fp5;FApAppp?ppppppppppppppppp,h 411<FgD68ij0J%kk5FlJlJDmmnnn@6@Jopp2pp?8ppppp=p?pp?pppppppppppppp`h 517fC)?@hii;+;=J08J0FJCBJJJnJ4nC1>JpppCpppppp>ppppppppppppppppppp5h /*fC.Jg+1ii0.j9kJFkkk7lmm?mnn?noooppppJJppppFpppp?ppppppppppppppp`h 9,<Jf6<7<Ci1-99C/63k9k@ECEE<n=JCnoCppp>-AJpp2ppppppppppp>pppppppp6g 9.3,A;>:9h;468E?ACIEA*kllImm8?I=6=I1pp1p<IppppppIpppppppppppppppp:g d6=e93.7g;hi6i74jC4=6C8;3A=9EmmnnA<oI8pp7>p9pIppppIpppppppppppppp(g dA3e60-<g6hh4i56j<4/37883957<mmnn98o;Epp<ppEEpppIppEppppppppppppp3g c7H,B*:51=8h)h@Hii>?DHHDHHl-lmmmmHnnppppBBppppppppppIpppppppppppp;f cd&%Hef54DghhhiiiiiDjjkkklllllmmmmnnppppppppppppppppppppppppppppp^f 9H9.DH<0(gg7@4BD7iHi>H@HkkkHH<@m(Hnnoo9pHpppppppppppppppppppppppp>f bcccdde(e9fggg:GhhhCiGG9jj+kkklll&mmnoopppppppppppppppppppppppppp]e b7Ccd<+2e86g/g?2hh6?4GCG<A(G;kllll7mAoopppppppppppppppppppppppppp7e .>-BF;.c2<e<4f45>?8:g?B>BiF::jj*>k8lBmnnooopppp5ppppppppppppppFpp6d a65bb?3c#eeB5F??9F?gghhiFFiFjFjFBkBlmBFn?:opppppppppppppppppppppp\\d `=E)365Ac-<e:e9:fA<8E??AA?A91ijjj:AkllmnA=-oppppp6ppppppppppppppp6c `a+a50E'cEddee3ffff5;fg*hhhEiiijjjkkllmmmnnopppppppppppppppppppppEc _74a80b4b+dd7e6@e>f2f9g@8/0.3iiiijjkl6mmm6noppppppp>ppppppppppppp[b 0`1@8D743c@3:,>1/eeeeffg@ggDh8h6iijjkD>0:mmnppp0ppppppppppppppppp4b 0*8`DD@abcccdd=6eeDD<ff@Dg@h=.'iiijjkkllmmmn@pppppppppppppDpppppp/b ^__0_``Cabbb/cc0$ddddeeffffgggg0hhiijjkklllmpppppppppppppppppppppYa !\\\\]]]^^^__4``aaaaabbbcccdddddeeeeffhhhiiijkmnoopppppppppppppppppV^ %92\\;@;]]__@_1`@.`aa@a6@@c@@d0dddeffgghhhiijlmnoopppppppppppppppp1] #3>[>[\\>\\]]^.^____>_>``a6bbbbbccccddfffggg1iklmm>oppppppppppp>ppp>\\ YZZ&[0[>)]+]^^^______``aaaabbbbcccddeeffggghkkmmmopppppppppppppppT\\ +=/Z74.=[\\]]=]=4^=797=`=`9a.==bbbccce7ef05ghjkllmnp=pp=pppppppppp7[ *XX2YYZZZ[[\\18]]]]4]^^8___'8``aaaabbcddeeeffijkkl.ppppppppppppppp4Z S,TTUU8VVWWXXX4,YYY48ZZ[8[[\\\\\\\\(]]^^__`aaaabef4ghilmnpppppppppppp*V (4080T48VWW+X4X48YYYYYZ[[[[\\\\\\\\]]0^^__``aaabeeggghllnppppppppppppNV QRRSSSTTTUVV.+WWW7X'X7YYY)ZZ[[[[[\\\\]^^___``acdeffgkklnoppppppppppMT OPPPQQRRRSSTTTUUUUUUUVVWWWWXXXXYYYZZ[[\\]]]]^abccdehijlmnopppppppp!R 3'OOOOPP&RR/RSSTTTTTTTUUVVVVWWWWXXYYZZ[[[\\\\]_`abbcgghjklnppppppppIQ MMNNNNOOOQQQQRRSSSSSSSTTUUUUVVVVWWXXYYZZZ[[\\^_!aabffgijkmppppppppHO JKKLL/MMMNOOOOPP$PQQQQRRRS/SSTTTTU+UWWXXXYYZ\\]^^_`ddeghijmnnnooppFM *EEFF#GGGIIIIJJJJKKKKKLLLMMMNNNNOOPPQQRRRSSTVWXYYZ^^_abceghhiiijj@G C(DDEEEEFGGHHHHIIIIIIJJKKKKLL(LMMMNNOOPPQQQRUUWWWY\\]^`aacfffghhhh(F CDDDEEE(FGGHHHHIIIIIIJJKKKKLLLLMMMNNOOPPQQQR$UWWWY\\]^`aacfffghhhh>F ABBBBBCCDEEE&FFGGGGGGGHHIIIIJJJKKKLLMMNNNOOPRSTUUVZZ[]^_adddeeeff&D =\">>??@@@AABBBCCCCCCDDDEEEEFFFFGGGHHIIJKKKKLOPQQRSWWXZ[\\]`aaabbcc8@ =>>\"??@@@AABBBCCCCCCDDDEEEEFFFFGGGHHIIJKKKKLOPQQRSWWXZ[\\]`aaabbcc8@ 3444445567778889999999:;;;;<<<<===>>??@@@AABEEGGGHLLNOQQSVVVWWWXX.6 3444445567778889999999:;;;;<<<<===>>??@@@AABEEGGGHLLNOQQSVVVWWWXX.6 p<9p;92Bp?pp@p:8pC5B2H<<<>;B;pppp==p?Lpp>>pG>ppppWJJNpOpppppWpppp jkklllmmmnooooppppppppppppppppppppppppppppppppppppppppppppppppppp".split(
        ' ',
      ),
  },
} as const satisfies Record<string, LetterPairs>;

/**
 * The most frequent characters of languages with thousands of them, the most frequent first: of the same translations and
 * of ordinary lists of what a reader learns first.
 */
export const FREQUENT = {
  japanese:
    'のにはをたがでてとしれさいるなかっもらりあうこスンーすくまよきトつそどルライリ、。「」・アッドシクフィカレグプロめせちえみおけわじばだごげび一行定出中時日合大用力数。国要人会不名使長表、対同年前十二見本指生内間列成後文自新発分入三作効上無部関子実事示設変場書動政正字取明月社者失開連最方必民外議込在問敗選理値全回五期化型的相目地式更除有業現存引東再今市認約代制党性終続読下可得通報決以置手証能四立高意小言告体検当配金受員学九保題経加情先語削度機円米法来信義付号了解記鍵参調戦限所予権換共初主別空集多番統画京形区演警結強六利確際位接算含公切始氏重首複進点求平領識元和査改田向視照八準状計安構想容総応済起側界特致思第処態世止知直治件張個署送務常組話反気索果七次待追原違野標協係都北派割択活移完囲格面適非各考持返教論山近支与拡百家両基交整異物判過資規境県命単提足述水増許条優素院他任範古女属域少午案試未心注復比副価頭産減圧挙象親録島補順策並端線電半否縮末供備局団府何感死細放打品残断覧項説消身呼幅庫疑種帰答由暗展継装川互転白例影環像投勝令委序操護軍依量超真管千去族破収海広印修低売密競壊負味詳道防響秒既辞訳費造色工戻拒承類助害秘監描英渡率施様独省達景浮製遅昨術短停差落右乗官登援推究役突毎辺周然旧御被刻退着南専男延私食働段翻討積況深週質探挿朝訪音革横尾禁析左略極伝仮村評路築宣扱運早離州符仕西納勢技替台押候誤避編留層歳因住争速余念談望固損閉写精較階企及図流満従危釈口倍欧般句器税歴功藤町絶校料抑降良沢裁（等門棄建詰撃球却営職険観衆程背土永課急）守系諸木聞飛昇渉丸走攻頼易難偽静悪車伸途介逆夫研士均則隠井乱越衝石普排混将植版測神振矢隔廃邦久殺具欠導鮮抜到券曲宅寄似弱角曜隣緒併飾幹模括宮須育席輸埋源絡繰楽献万黙店占刷根給己純緩病農武跡載声遺慮善群恐舞獲巻銀稼軽妥労布伴王衛称：包習「映契」診折底額債験遠輪審便億商葉盛覚垂担好添充抽賞訴撤帯株貫散幕阻医巨居姿曖奏昧滅閣願韓透届著貨為孤還雑若絵脳潜美枠岡鳴福節蔵距桁松促律々貢辿佐核察希尽冗融片杯履夜弧票申財即憶港掃忘箱繁簡阪冒荷陥針捨谷紛史兆天宛微寿縦凍遷歌買兵請循光沿敷勧殊科慣崎督授催累匿剰湾奨室矛憲盾太橋歩岸客風紙激師摘材批郎母健頻黒火？戸脈花春央捗赤盟座青偶捜竹汎責療捕隊採織森岐肢故館屋溢蔽弁友径彙苦就迎涜販園搬秋厳輻輳馬愛休％維富諦『浜』父貼彼揃塁貿講誰林夏！亡劇河遭遇遣航抗冷＊訂雄坦婦鉄益閾該顔緊児播奴隷糊油妻閲尋暴妨昭熱宿干薬伊江奇清僚吉船暦矩芸，皇臨踏塊駅漢罪興爆陸玉儀波創障諾筋',
  simplified:
    '。，的：不在一是有个用中（为）时、出法；件文到无了可能行以对要和“数于”定上《这使》大作来人名他我表目过们地字分已将会本下发没符进子或国所说标后生式据存置而也如就录入现自被之同得新动前多成你选指输当正那开间部重方着经从提里程错项设事取包年关类小道接然并只理制效器信建系种应号务其它更家者此但面未果起么列第内主去都误认型因打命些与户除加位好意示最看库性还合工长天日全引外必样学问知实值机变密点由统明参心把解想格向回量组度息您头许公支义相处区情任十结次安序两空配失她通期非等交告体条记代则化三给别象手高军模二索物常该力口创很话令又复码见产何计改软民证身至服败题显特比美需员少先钥识原利删操段查及西什请保斯运立业读签太己权称路展确声达键版尔像管元书色编报求反规基须含战且受图限老真活政完平带再共换克持总东单即超连才找水警导写几各决放做电形月论函语直节清注链强四载转资世态范门边允德移白海望备供印教界儿消角退死便感默执视拉传状返却略走队省获光候检否切址份马气集志五启线术女容丁听神齐档旧属页串准归销住描远六哈止试装块闭笔级让束场深盘始百市每八搜功匹山金忽赖助修千径析社周验治算科菜司锁眼右钟按秒兰余客缓源难罗左思排王登乌缺册颜片近南端快严游品整额硬邮树跳影扩英北添订终域张帮询波哪曾史万访临觉围领早预冲施仅静仓师观跟恢屏尺今寸构环院译送首网争触调姓窗风九择七坏亿收音鼠吨继斤扫络米素楼缩室盖街述幕县州！商镇村覆乡踪江湖河港岛桥具城京隔吗沪箱替津渝约广联偏账圳花武夹采汉？站杭干苏频率储宁青福厦补句泉昆净尝沙翻郑阴济弃石辑脏车滨待春沈异阳贵帐银川续禁萨呼另浩享境鲁画断木肥热损昌群锡徐突校李根杂栈赵布陈刘步杨聚压黄吴孙零兼朱胡郭够林梁钮留宋测粘映谢唐套韩响曹邓萧冯宽蔡彭绝潘袁层董插叶照吕魏框蒋丢田杜议姜适傅仍卢尾汪戴架况崔划陆廖递姚释邱夏阅谭韦贾邹熊足孟秦初阎薛侯雷致龙例郝隆孔控邵较差毛顾台康某推贺言尹散钱协暂牛吊洪尚龚伟芳若娜敏际丽升磊洋艳勇增杰娟涛霞依刚桂附华阻玉红详辉斌槽假健磁鹏承飞宇缀欣怡佳停琪雪拒梅琳玲丹婷射慧细莹短颖龄括亚价击滤流售绑私考责股贸易技希男板职截薪顶词负离随购隐互付废款监税策折维扣顺似滚优苹卸香蕉贝奶鸡循蛋肉拷鱼藏挂酒茶延糖盐遇油简护豆戳瓜草栏寻鸟虫温迟湿普毁雨云低晴媒卡秋冬脚季局免晚午夜精慢斜逻距冷嵌速牙轻案病减医封药针饭填店房船火虑久票逗父末旁母核谁举怎吧避呢啊喝吃睡览柄',
  traditional:
    '。，：的「」不在有一用是個中時為（、法）；無定出檔要以了到使案這和可來行《能》大上於會式數人目作他對我們生指入名發本取過子地所已下設位國將分字動後得件說沒者元選而如也之新就你自項或資成錯號多同開標輸重合前提結程列那著方示區理誤現從裡年當進第經間其此除正更道小然存種工家建部應只面表事被效但格都變未起錄機主立麼與組訊果因去還物最些稱內並體長它引樣好相看性關天全解學符意文交日碼明金實知點料度外由加顯心想至頭空把鑰回支次代向制兩版處等非安公情告十值系別任類令力需期記她路三原條包問高義語模民信產必統連給您失命軍編則身先完鍵業庫執通二及證手比何特預很套美請常化該器許見敗型讀接少單移西題利寫斯話像員基傳確又什參太警規己月打量做置才平放認聲計找保再戰識態報爾世即啟受電政權水含真白反務串求管清東刪總形否複色止決略直拉幾服修強各視狀且息徑四論共簽活印密達供老份整克載邊展端準限門製併海線德教址快兒卻改帶援運便界市場備容圖據書導遠換走讓切社軟馬尋口序影裝註忽氣窗女索萬候望驗游神象須住功張術六觀品束始譯銷感筆顏台領每塊搜羅源省蘭縮簡閉範板群轉八秒山按描登角舊丁段檢米消島查伺隊允憑試欄治祖尺停永科司左寸五擇右暫眼洲土網級戶樹聽衝帳額林紀光籤古配訂圍曾難底算思雜近周王冊函片屬覆南析餘壓封碟北追助頁死蓋畫盧章音幕超客早域覺蹤排螢郵離採具師翻歐承滑補鼠今跳嚴姓亞院誌尾易鐘退哪硬爭素缺增九觸七境千控百億送夾噸斤棄寬嗎集樓室街首縣款州憶鎮村突鄉折僅江湖替河港損橋城鎖臺鈕冬桃較園異竹映苗輕斷栗廢彰投蟲若雲嘉述母雄尚屏宜某照花隔蓮澎繼續隆乾附淨莊腦蘆髒終汐陳盤黃嘗李吳掃劉？儲蔡楊測鄭謝匯洪郭環邱廖詳致賴徐絕貼隨署葉蘇呂偏蕭幫潘維朱細鍾彭掛詹胡！施沈緩余低聯趙擴梁柯核收翁魏孫戴介范宋撤流鄧杜傅侯曹薛跟充卓阮割董唐焦溫輯藍蔣石姚鏈節馮例湯延田康隱協姜汪鄒尤留巫差際零黎壞涂龔韓袁宏依怡君景志括雅響婷注俊毀傑淑芬豪適玲宗翰考佩遞珊短彬調惠湊雯另齡透價初操售旗填唯責待股拒貿齊技濾男假箱根職偵薪疏構階演仍商捨購付稀疊精銀稅率扣布尼況蘋般香蕉牛足奶捲末雞蛋議肉魚麵持酒脫茶糖鹽油菜迴豆似瓜草順木鳥傾濕言英風堆雨藏雪層晴陰春夏秋享係季升週詢晚阻午緣夜推礎慢覽截冷斜互熱護副磁遲病醫雙復藥健繪飯店房稿步車船混飛火距站緒票辨旁射誰怎私波吧歷呢擊啊匙喝吃伸睡玩遊戲頂樂歌減既舞卡哥紙垃圾殊戳牙框閱遇慮盒背嵌滿深捷里臨紋鬆散綴釋塞授獲監',
  korean:
    '다이을는에지를의가하니로수습은자시한기사리서정인어고스대일도있아그해보제나만부용으들없오상요전위문세면었합과성중여음경장구파것할원주동까비트조무않라공안선연터생우션미호신최유국임재드현관화산함년데진작권준실강패프배입값치학력영표모남름김버민바업황송박크되된윤행형소옵키설식블적개홍거디출못명변열테료브번메야환했잘록필렉류태레체복목너내읽당령타코마계간반십커와려분때더항알베결추른러단본절포랜덱건줄았검템래증능럼색확퍼또칼링접끝발저든밋찾속져페각방새종참티백매처게릴카초렬닙텍램예쓸올두클병근쓰운젝집널역째딩르활삭허볼법범같택청됨약플숫룹축잭심따규됩뒤림순꾸런받헤외통불존릭꿀폴압암완석언롤듈후쪽슬토캐졌쿼케잠맞컬돌될별길컨및칙금빠뜀직많듭젯점향립밀냅충뷰닌양노났셋닫벗님턴막며격독셸말글네뉴큰핑묶효빈히께켓울피롯앞윈등워덮날움취섬웨콘갑특교떤린붙감옴손싱락루엔낼므차픽귀응콜슈탐누깁릿덤먼달논캘갈족퀀견납깃객첫짜긴창질머큽겟채왼씁옛옮틀셀액탭푸획급련책술뀌롭럭웃편릅꿉놓멀빌꿈줍벤잡맵넘살탬쇄량높징줌혹회델써답틴컴밍쳐투략폭벨칠온튜몇휴춤끊탈핸북맨갱멤총짐빼애판란률웁넣맷걸난괄즘겹쿠렸갯랑왔냈묵랫뀐물침깊칩얼멈둘숨율꼴팅섹뜁론렇깅핀험풀눌홈측짧망랍팩끄엘킷톰롬큼느겨벳닉센폼겠씩던뛰떻얕봅륨죽몬밖맥짓킨낸켜잃킹렛밑춥람즈룰톡였평큐혼닥묘멘즉뽑썬헝짝월럽곳쉽슷쉘떼닐착냄얻늘넷썼낮렀쨌킬천펴뺀쌍빨첩극',
} as const;
