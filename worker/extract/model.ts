// Written by bench/extraction/training/train.ts; not to be edited by hand.

/** Words of class names, ids and roles, each with the log-odds it adds. */
export const LABELS = `aa .3 above -.38 acc .31 accepted .46 access -.51 accessibility .82 accessories .73 account -.52 acf .71
actions -1.17 add -.77 address -1.2 ads .44 ae .39 af -.33 affiliate -.42 ah -.96 akismet -.39 al -1.1
aligncenter -.75 alignleft -1.26 alignnone -.47 alignright -.55 alt -.47 am -1.01 anchors .49 and .36 anim
-.46 announcement .31 answer .47 answers -.36 api .44 ar -.33 archive -.97 archives -.62 arrow -.37 article
.38 articles -.47 attachment -.95 attribution -.42 auth -.54 author -.98 authors -1.42 available .44 back -.62
backdrop -.38 badge -.96 banner -.57 bar -.72 baseline -.83 bc -.45 below .31 benefits 1.09 best .54 between
-.32 bio -1.29 bl -.61 black -.32 blockquote .92 blogroll .31 blur -.39 blurb .97 bn -1.33 boc -.36 body .3
book .52 borders .9 box -.32 boxed .4 boxes 1.29 bq .36 br -.34 brand -.42 brands -.36 breadcrumb -.72
breadcrumbs -1.44 break .46 bt -.43 btn -.58 btns .69 bubble -.32 bullet -.6 bullets .35 but -.82 button -1.03
buttons -.84 buy -1.08 byline -1.82 calc -.34 calendar .39 caption -.94 cards .32 cart -1.14 categories -.52
cats -.59 ceb -.34 centered .76 channel -.75 chat .55 check .38 checkbox -1.51 circle -.42 city 1.51 ck .69
clamp -.52 class -.52 classic -.71 close -.62 cloud .33 cm -.58 cmp .46 cms .87 colors -.6 com .58 comment -.4
commentform -.97 commentlist -2.11 comments -1.47 common -.4 community -.42 comp .32 compact -.52
complementary -.61 concealed .76 cont -.31 contact -.94 contains -.56 content .36 contentinfo -.57 controls
-.71 copyright -.86 count -.76 counter -.72 country -.52 cr -.32 credit -.34 credits -.45 crumb -.46 crumbs
-.99 css .44 ct -.43 cta -.87 ctas -.62 current .45 customer .58 cw -.78 da .41 dark .36 date -.36 day .3 demo
-.94 depth -.81 desc .35 descr .67 description .36 desktop -.31 details .6 df -.41 di -.86 disabled -.36 disc
1.7 disclaimer -1.51 disclosure -.82 discovery -.34 discussion -.39 div .65 dk .77 dm -.36 dn -.53 doc .9
document .41 done -.3 dot .33 down -.34 download -.64 dp -.64 dr .33 dropdown -.45 ds -.42 dt -.3 duration .55
dy -.3 ease -.35 edition -.41 ee -.4 eee -.45 ek -.3 elementor .36 ellipsis -.54 em .34 email -.72 embed -.72
embedded -.55 enabled .48 end -.46 entry .41 er -1.12 error -.87 es -.45 eu .51 even -.48 ex -.53 expandable
-.92 explore -.8 extended -.38 external .44 extra -.35 extras -.94 ez .39 fa .32 fail -.61 family .67 faq .59
faqs -.48 fc -.41 fdl -.44 feature .44 features .45 feedback -1.86 ff -.37 field .41 fieldset -1.82 figure
-.72 file -.87 filter -.69 fit .5 fix .36 flag -.54 flair -.43 flat -.44 float -.46 flyout .64 fn -.66 folder
-.32 follow .39 food 1.13 foot -.99 footer -1.33 forum .87 four -.93 framework -.57 fullscreen -.86 fullwidth
.44 fv -.73 fx -.9 gallery -.33 get -.51 gf -.64 gform -.38 gh -.76 go -.45 gp -.51 gps -.41 gq .46 gt -.76
guide .64 guides .39 gutter .43 gutters -.39 gw -.52 gxrw -.67 gy .86 gz .51 half .35 hamburger -.77
hauptmenue -.34 hc .42 head -.36 header -.44 headings .54 headline -.37 health .71 heec .72 help .46 hero -.41
hf -.32 hierarchy -1.01 highlight .88 history -.56 hj .43 hk .65 hl .69 hot -.64 hours -.62 how .85 hq -.8 hs
.5 html .38 hv -.32 hw -.5 hx .74 ib -1.2 icons -.5 identity -1.32 if .55 ig .39 ij -1.37 images .65 img -.35
inactive -.76 indicator .72 info -.33 inherit .7 init -.39 initial .49 input -.77 inside -.41 interaction -.78
internal -.39 intro .56 inverted -1.09 invisible -1.3 issue -.69 item -.3 ix .82 ixi -.71 jd .43 jetpack -.62
jg .53 jm -1.04 jn -.46 job -.47 jobs .96 jp -.56 jq -.61 justified -.42 jy .54 kb .46 kd -.54 ke .86 key .61
kf -.45 ko -.81 kr .55 kt -.36 ku -.36 kv 1.35 ky -.91 la .36 landscape .39 language .42 languages -.45 latest
-.51 lb -.31 lc -.44 lead .52 leading -.44 leaf -.53 learn -.41 legal -.65 lh .78 library .33 like -.81 likes
-.34 link -.63 linklist -.77 links -.81 listbox -1.35 listitem -.53 live -.6 ln -.41 load -.8 loader -.83
local -.41 locale -.31 log .46 logged .41 login -1.03 long .82 loop -.31 low -.69 lt .85 mainmenu -.44
mainnavigation -.38 markup .33 mask .98 master 1.03 masthead -.63 me -.56 media -.75 mega -.35 megamenu -.37
member .61 menu -.49 menubar -.45 menue -.43 menus -.39 messages -.3 meta -1.09 mfp -.55 mg -.33 mini -1.22
minor -.67 mj .76 mn .34 mobile -.49 modal -.9 modern -.57 mono -.46 more -.34 most -.57 ms -.37 msg -1.33 mv
.33 mw .35 name .49 names -.3 nav -.59 navbar -.45 navgroup -.41 navi -.82 navigation -.52 nb .34 network -.47
neutral .55 newsletter -.72 nhmvt -.36 nl .57 nocontent -.98 normal .3 note -.39 notice -1.03 nr .63 ns 1.01
number .52 numbers .84 nv -.32 ny .49 ob .34 offcanvas -.57 offer -.32 offset .52 ol .42 on -.47 only .66 open
.48 opinion -.42 opposite -1.67 option .45 options -.73 or -.73 orange .38 orientation .46 original -.48 ot
-.61 other -1.23 our -.45 outline -.5 outside -.51 overlay -.33 overview .7 owl .55 pa -.52 package .68 pad
-.46 pager -.83 pages -.77 pagination -1.32 pairs -.85 pane .67 panels .52 paragraph .55 part -.65 partial .32
partner -.6 parts -.43 passthrough .33 path 1.05 pattern -.48 pc .45 pd -.72 pdp .32 phone .44 photo .68
picker -.73 picture .51 pill -.6 pills -.61 pinterest -.41 pk -.32 placeholder -.36 plain -.51 plan -.52 play
-.48 player -.5 plus -.83 pm .74 podcast -.59 podcasts -.71 pointer -.45 policy -.31 pop -.55 popover -1.07
popular -.74 popup -1.05 portable 1.02 position .34 post .33 posts -.33 powered -.36 pq .33 premium -.58 prev
-1.71 preview -.31 previous -.56 pricing 1.01 print -.37 privacy -.59 profile -.84 project -.66 promo -1.07
prose 1.29 pt -.32 publisher -.57 pull .46 purple 1.06 push .53 pv .36 qa -.55 qb -.31 qk .33 qn .74 qr .71
quantity -.81 questions -.39 quote .72 qv -.89 rail -.42 rating -.86 rc .43 reactions -1.01 recentcomments
-.63 recipe .76 recommended -1.44 reference -.36 register -.69 regular -.3 related -2.45 relatedposts -2.13
repeater .43 replies -.79 request -.73 required -.71 res -.74 respond -1.35 reveal .87 reviews -.9 rich .34
richtext .85 rl .63 robots -.67 role .5 rss -.35 rt .66 rte .57 rzmkn -1.03 sans -.32 save -.46 scale -.7
score -.35 scrollable -.44 scrollbar -.65 searchform -.32 second -.43 secondary -.41 sections -.92 see -.45
selected -.79 selection .62 self .37 series -.36 sf -.65 sg -.48 sh .46 shape -.48 share -1.4 sharedaddy -1.33
shariff -.31 sharing -1.09 shop -.32 shortcode -.41 sidebar -.45 sign -.76 signature -1.61 signup -1.47
sitemap -.67 size -.33 slate .66 slider -.39 slideshow -.74 slogan -.83 slot .39 sn .55 social -.9 socials
-.62 solutions -.41 sort -1.15 sp -.8 spacing .64 span .44 special -.4 specs -.62 spinner -.71 sqs .36 sr
-1.43 ss -.37 star -.47 stars -.44 static -.34 store -.37 stretch .58 structural -.55 subfooter -.52 subhead
-.83 subheader .58 sublabel -.31 submenu -.43 submission -.98 submit -.67 subnav -.82 subscribe -1.02
subscription -1.12 subtext .48 suggested -.42 summary .3 sw -.73 swiper -.53 switch .47 switcher -1.02 table
-.6 tablist -.54 tabs .35 tagcloud -.73 tagline -1.28 taglist -.6 tags -.76 target .75 taxonomy -.42 team .7
teams -.41 teaser -1.06 tech .86 term .38 terms -.95 tertiary -1.05 test -.35 testimonial -.42 text .34
textarea .32 textwidget -.72 tf -.41 th .32 the .41 themen .55 third -.35 thumb -.67 time -.72 title -.41 tl
-.78 toc -.83 tool -.63 toolbar -1.29 tooltip -.31 topbar -.67 topic .58 topics -.47 topnav -.45 trail -.43
trending -1.6 trigger .59 true -.72 truncate .66 trust -.8 ts .37 tt -.57 tv -.65 txt -.33 tzay -.44 ua .38 ud
-.3 uf -.86 ufi -.44 und -.34 undefined .57 unstyled -.4 up .41 updated -.63 uppercase -1.01 uq -.93 ur .52 us
-.54 utility -.54 ux -.45 uz -.42 va -.37 validate -.69 validation -.36 value -.33 variant -.41 vcard -.3
version -.94 vf .32 vh -.52 video -.41 videos -.77 viewport -.32 vjz -.77 vote -.36 votes -.86 voting -.69 vp
1.37 vw -.3 warning -.51 watch -.39 wc -.89 wd .66 web .69 weight .37 well .3 wf -.51 what 1.03 why .81 widget
-.54 widgets -.33 widgettitle -1.21 window .53 without -.5 word -.66 wordpress .59 work .43 wp .45 wpb -.34 ws
-1.03 wy .76 wysiwyg .51 xf -.72 xl .34 xoxo .74 yeh -.34 yellow .94 yes -1 you -.42 youtube -.61 zd -.44 zh
.7 zn .68`;

/** Words of short texts, each with the log-odds it adds. */
export const WORDS = `00 .43 000 .98 01 -.38 03 -.64 04 -.62 05 -.72 07 -.6 09 -.41 1 .36 10 .43 100 .6 101 -.42 104 .3 105 -.42 108
.34 110 .37 112 .52 114 -.52 12 .31 128 .3 129 .41 134 .45 139 .64 140 .33 15 .34 150 .62 160 -.37 18 .3 1996
-.31 1k -.46 1st .66 2 .4 20 .55 200 .71 2000 -.34 2005 .34 2009 -.88 2010 -.71 2011 -.93 2013 -.59 2014 -1.32
2015 -.63 2016 -.86 2018 -1.12 2019 -.7 2021 -.54 2023 -.32 2024 .52 212 -.31 239 .47 240 -.33 249 .33 250 .51
299 .32 2k -.34 3 .4 30 .4 300 .48 32 .46 330 .49 35 .32 360 .43 37 .43 39 .43 3d .41 3rd .6 4 .37 40 .45 400
.48 45 .37 48 .69 49 -.57 499 .68 4k .4 5 .61 50 .56 500 .81 52 -.38 6 .45 60 .75 62 .57 65 .43 699 .44 70 .56
700 .32 76 -.57 77 .37 799 .5 8 .33 82 -.39 83 -.34 85 .48 86 .47 88 .43 888 -.83 8k .32 95 .67 99 .6 999 .98
ab -.49 aber -.61 ability .77 abo -.38 abonnieren -.67 about -.34 above .34 abstract .61 academics -.55
accelerate .45 accept .71 accessibility -.71 accessible .42 accessories -1.27 account -1.02 accounting .43
accuracy .49 across .49 act -.69 active .68 activities .58 ad -.81 add -.59 added .42 adding 1.04 additional
.65 address -.45 adds .46 adjustable .4 admin -.72 administration -.43 adoption .54 adresse -.45 ads -.75
advanced .41 advantages .82 adventure .49 advertise -1.28 advertisement -1 advertising -.85 advice -.53
advisory -.33 affairs -.47 affiliate -.7 affiliates -.67 affordable .49 africa -.55 against .35 age .8
agencies -.66 agent -.42 ago -.92 agree -.8 agreement -.33 ahead -.3 air .5 aktuell -.52 aktuelle -.81 al -.4
alert -.4 align .3 alignment .54 all -.34 alle -1.01 alles -.76 allgemein -.32 allgemeine -.38 allow .55
allows .59 als -.87 alt .31 alumni -.88 always .39 amazon .49 an .3 analysis .64 analyst .36 analytics .59
analyze .48 and .65 angeles .52 anmelden -.54 anmeldung -.31 annual -.32 another .34 ansprechpartner -.59
answered -.99 answers -1.04 anti .68 antonio -1.14 antwort -.36 antworten -.45 any .76 anywhere 1.54 anzeigen
-.38 api -.49 apparel -.67 applying -.31 arbeit -.33 architecture .77 archiv -.42 archive .47 archives -.7 are
.56 areas .52 arm 1.5 array .64 article -.43 articles -.61 artikel -1.3 artist .34 arts -.69 as .33 asian -.38
asked .35 asking -.37 assembly .49 assistance .33 async .38 atom -.38 attributes .51 auch -.68 audience .39
audit .3 august -1.12 ausgabe -.58 australia -.78 authentication .49 author -.63 automatically .78 automation
.3 automotive -.55 autoren -.3 availability .39 available .59 ave -.33 avenue -.52 average .43 avoid .56 award
.97 awards -.86 azure -.36 b .42 b2b -.48 baby -.61 back -.47 badges -1.26 bags -.43 baking -.61 balance .44
balanced .46 balancing .56 band .52 banking -.75 base .59 based .47 basic 1.17 basketball -.44 battery .72 be
.37 beach -.32 because .44 become -.33 becoming .43 before .66 begin .54 beginner .5 behavior .54 behind -.51
bei -.47 beiträge -.93 beliebte -.37 below .44 benchmark .69 benefits .43 beratung -.32 berlin -.51 beste .35
bestellen -.3 besten -.69 better .33 between .36 bike -.52 bill -.48 bis .3 bit .93 block .31 blog -.95
blogger -.5 blogs -.42 blue .55 board -.43 booking .64 both .43 branch .7 branding .65 brands -.33 brasil -.39
bread .58 breakdown .55 bremen -.32 brian -.39 bringing -.48 bronze -.53 browsing .42 buch -.73 budget .58
build .44 building .33 built .92 bundle -.3 bundles -.72 business -.47 but .52 buyer -.83 c .5 ca .93 cable
.55 calculator -.73 calendar -.41 california -.58 called .43 calls .55 camera 1.05 campaigns .59 campus -.71
can .52 canada -.34 cancel -.54 cancer .39 cannot -.4 capabilities .53 capacity .31 capital .37 capture -.31
carbon .73 cards -.59 care .3 careers -1.6 cars -.48 cart -1.29 catch -.33 categories -.62 category -.3 center
-.43 centre -.55 certificate .84 certifications .63 certified .54 chair 1.18 chairs -.49 challenge -.61
challenges .44 chance -.48 changed .45 changes .42 channels .65 charge .61 charger .54 charts -.32 chat -.39
cheap .38 check .31 checkout -.31 checks .45 cheese .38 chef .41 chicken .94 child .32 chocolate -.37 choice
.59 choose .49 choosing .57 chris .46 christian .41 christmas -.3 cities .38 city -.39 claims .41 classifieds
-.47 clean .57 clear .47 cli .55 click -.46 clips .57 close -.74 clothes -.32 co .55 coach -.65 code .35
coffee -.31 collaborate .53 collapse -.71 collections -.55 college -.34 color -.4 colors .45 com .3 come .44
comes .44 comfort .59 comfortable .83 command 1 comment -.78 comments -.95 commentsrestacks -.39 commercial
-.54 common .93 commons -.47 communications -.44 communities -.6 compact .54 compare -.9 compared 1.01
compatibility .35 compatible .49 competitive .62 competitors .45 complete .38 completely .39 completion .37
complex 1.06 complexity .75 component .65 composition .59 comprehensive .64 computer .79 computers -.58 con
.36 concept .48 conclusion .94 condition .47 conduct -1 conferences -.32 config .74 configuration .57 confirm
.42 connect -.52 connection .51 connections .41 connectivity .62 cons 1.39 consider .84 considerations .69
consistency .33 consistent .78 console .7 const .75 constant -.61 consultant .53 consultants .55 consultation
.83 contact -1.11 contacts -.62 contents -.65 context .77 contribute -.33 contributors -.41 control .32
controls .87 conversion .65 cookie -.89 cookies -.93 cooking -.45 copyright -.87 core .49 coronavirus -.32
corporation .35 correct .8 cost .71 costs .69 count .57 country -.81 county .76 coupons .33 courses -.4 cover
.46 covered .38 covers .31 cpu -.32 cream .36 created .52 creating .34 creation .62 crisis -.34 crm .69 cross
.64 culture -.86 cup .75 curve .44 custom .36 customers .41 customizable .98 customization .43 customized .86
cybersecurity .37 cycle .45 d .79 da -.76 dabei .35 dan -.44 danke -.5 dann .33 databases .33 datenschutz -.75
datenschutzerklärung -.47 david .46 day .35 days .31 dead .37 deal -.32 deals -.74 debug .38 december -1.16
decision .73 default 1.17 define .95 defined .44 definitions .38 degree .59 deine -.45 del -.73 delay -.3
delete -.47 demand -.37 demo -1.03 den .58 departments -.54 dependencies .39 deprecated .62 depth .42 der .47
des .42 description .68 design .32 designers 1.08 desks -.47 desktop .51 destination .45 detail .53 detailed
.51 details .62 detection .31 determine .36 deutsch -.32 deutsche -.38 deutschen -.54 deutscher -.48
deutschland -.54 devops -.55 dezember -.46 di -.75 die .54 diesem -.34 diesen .3 dieser -.66 dieses -.7 diet
-.41 difference -.38 different .83 dimensions .84 dining -.53 dinner .34 dir .34 directions -.46 directly .33
directors -.4 directory -.46 direkt -.33 disclosure -.45 discount -.37 discover -.39 discovery -.33 discuss
.44 disease -.4 distance .43 district -.31 diversity -.38 doctor -.64 document .52 documentation .51 does .38
doesn -.4 dog -.4 domestic .47 don .62 donate -1.22 double .42 download -.51 downloads -.52 dr .34 drinks -.31
drive -.44 driven .45 drop .8 drucken -.66 dry .44 dual .85 duplicate -.7 during .38 duty .3 e .31 each 1.07
earn -.61 ease .57 easily .76 east -.34 easy .96 ebooks -.32 echo .3 ecommerce .55 economy -.32 ed .4 editing
.73 editorial -.68 education -.51 educational .42 effects .53 efficiency 1.08 ein .32 einem .31 einer .3
einfach -.37 el -.46 election -.55 electrical .71 elements .35 else -.31 email -1.02 embedded .42 empfehlen
-.47 employee .34 employer .55 empty -.4 en -.58 enable .39 encryption .38 energie -.43 energien -.35 energy
-.37 engagement .39 engineering .38 engines .4 english -.64 enhanced .61 ensure .54 enter -.73 entwicklung
-.31 environment .37 equity -.85 erforderliche -.37 ergonomic .3 erneuerbare -.35 ernährung .35 error 1.03
errors .33 especially .49 espresso -.62 est .36 estate -.85 estimate -.56 etc 1.08 ethics -.7 euch .52 eur
-1.24 euro .35 ev .35 evaluation -.48 even .52 event -.38 events -.98 ever .52 every .38 ex -.52 example 1.41
examples 1.05 excellent .43 exchanges -.49 exclusive -.31 executive .35 existing .43 exit .42 expand -.72
expectations .73 expensive .35 experience .41 experiences -.3 expertise .6 explore -.63 export .3 express .43
extended .36 extensions .58 extensive .61 extra .59 extremely .42 fabric .65 facebook -.63 fact -.6 factor .31
faculty -.73 fair -.42 faith -.48 false .76 familie .34 families -.46 family -.34 fan -.32 fans .33 faq -.5
fast .59 faster .45 favorite .51 favorites -.53 featured -.81 features .59 feb -.45 februar -.43 february .33
federal -.5 feeds -.33 feel .97 feels .59 fees .42 felder -.37 female .34 festival .34 few 1.02 fewer .5 field
-.65 fields -.5 figure -.9 file .94 fill -.32 film -.48 filter -.43 final 1.15 finally -.58 finance -.46
financing -.71 find -.45 finder -.55 finding .43 fitness -.35 fix .58 fixed .34 flash .51 flat .3 flex .71
flexibility .37 flower -.34 focus 1.06 focused .57 follow -.88 following 1.28 font -.96 foods .77 football
-.81 footer -.54 for .51 force .91 ford -.46 forgot -.52 form .37 forms -.35 forschung -.32 fort .39 forum
-1.02 forums -.72 forward .44 foto -.92 fragen .34 frameworks .31 france .63 francisco 1.05 français -.58
freedom .3 french .65 frequently .45 fresh .55 fri -.6 friend -.55 friendly .4 full .83 function .42
functionality .7 functions .83 fund .3 funds -.33 further .63 fußball -.41 für .44 g .73 galaxy -.69 galleries
-.33 gallery -.39 game .58 garden -.56 gender -.61 generate .39 generative .58 generator -.44 generic .55
georgia .45 german -.35 germany -.74 get -.31 getty -.63 gift -.65 gifts -1.14 girls -.43 git 1.15 github -.35
give -.42 gives .56 giving -.66 glance .51 glass 1.04 glossary -.61 gmbh -.4 go -.51 goal .34 goals .98 golf
-.8 good .9 government -.67 gps -.41 grand .33 graphic -.56 graphics .51 greater .54 green .32 grid -.89
ground .45 group .64 groups -.3 growing .84 guarantee .69 guaranteed .55 guide -.83 guidelines -.44 guides
-1.03 gut .3 gym .57 haben .44 hair .48 half .35 hall .45 hands .4 hard .35 has .56 hat .45 have .62 hd .52
hear -.73 heating -.42 heavy .4 hello .42 help -.44 helps .48 hi .32 high .61 higher .48 highlights .44 highly
.35 hilfe -.32 hinzufügen -.4 holiday -.58 holidays -.47 home -.61 homepage .39 homes -.53 hook 1.04 hooks .6
hope .52 host .41 hot .44 hotel .49 hotels -.38 hour .64 house .61 http .89 https .83 hub .4 human .43 hybrid
.72 i .55 ice -.54 icons -.6 ideal .91 ideas .41 identify .46 if .89 ihnen -.37 ihre -.64 ii .88 illustration
-.48 images -.91 impact .33 impeachment -.63 implementation .73 implementing .32 import .76 impressum -.86
improved .37 improvement .51 improvements .53 inbox -1 include 1.43 included .71 includes .96 including .88
inclusion -.65 income .67 increase .62 increased .82 index -.46 individual -.37 info -1.01 informationen -.93
informed -.36 infos -.34 inhalt -.92 inhalte -.42 initial .54 initiative -.3 innen .36 input -.31 ins 1.28
insider -.48 insight -.57 inspiration -.44 instagram -.95 install .45 installation .44 installed .52
installing .32 instructions .67 instructor 1.62 integrated .42 integration .59 intelligence .37 intelligent
.33 interaction .5 interactive .82 interessieren -.65 interest -.3 interesting .3 interface .79 intermediate
.56 intern -.35 internal .32 internationale -.6 internships .67 into .36 introduction .46 intuitive .45
inventory .73 invest .47 investment .62 investors -.39 ip .58 ipad -.58 iphone .88 iron .69 iso .32 israel -.6
issue .39 ist .64 it .38 italiano -.56 j .44 ja -.39 jahre .31 james .32 januar -.39 javascript .39 jeff -.32
job -.34 jobs -.65 john .76 join -1.21 joined -1.04 joseph .56 json .42 julia -.43 july -.34 jun -.45 june
-.32 just .47 justice -.76 k -.35 kann .66 karriere -.47 kaufen .5 keep .44 keeping .41 kein .38 keine .37
kevin .3 key .77 keyboard .33 keys .38 kids -.67 kind .32 kinder -.44 kits -.51 kommentar -.98 kommentare
-1.14 kommentieren -.54 kommt .35 kommunikation -.36 kong -.4 kontakt -1.33 kostenlos -.57 kostenlose -.48
kubernetes -.46 können .33 könnte -.65 l .33 lack .6 land -.3 landscape -.33 language .4 large .67 las .31
latest -.6 launch -.33 law -.44 laws -.48 layout .49 lead .43 leaders .31 leadership -.4 leading .57 learned
.65 learning .44 leather .7 leave -.39 leaves .38 legal -.36 length .62 lesen -.73 less .55 let .53 letters
-.52 letzte -.35 level .72 levels .85 licensing -.55 liebe .67 lifecycle .4 lifestyle -.3 light .92 lighting
-.34 lights .3 lightweight .87 likes -.77 limitations .73 limited .47 limits .74 linkedin -.5 links -.53 lists
.3 lite .63 ll .69 llc .31 load .42 loading -1.27 loan -.78 loans -.33 local .5 locations -.88 log -1.31 logic
.37 login -1.24 logistics -.51 logo -.65 logs .59 london .47 long .52 longer .36 looks .34 loss -.72 lounge
.46 lower .56 m .39 mac -.36 machine .46 machines -.32 magazin -.71 magazine -.42 mai -.51 mail -.59 maintain
.72 maker .75 makers -.61 making .49 manage -.6 manager .61 managing .49 many .76 mapping .4 mar .35 mark -.75
marked -.52 marketing .31 marketplace -.64 markets -.97 markiert -.51 martin .33 master -.39 match .41
material .92 materials .59 math .71 matrix .49 matters .54 maximum .3 meal .39 meals -.43 means .82 measure .3
media -.84 medical -.53 medicine -1 medien -.32 mehr -.94 meine .68 meinung -.45 meldungen -.59 member -.7
members -.62 membership -.31 memory 1 menschen .59 menu -1.06 message .51 messages -.42 messaging .45
messenger -.54 metal .41 method .5 methods .31 mi .69 mich -.55 michael -.32 micro .37 mid .69 migrate -.84
million .44 millions .55 mini .4 minimal .34 mins -.59 mir -.55 miss -.62 mitglieder -.3 mix .63 ml .7 mo .73
mobile .54 mode .3 model .55 models .74 modern .33 modernization -.33 modified -.46 module .67 modules .34
moment .4 monitor .43 monitors .55 month .53 monthly .43 moon -.44 morning -.31 most .45 motion .94 motivation
.76 mount -.31 mountain .35 move .38 movement .36 movies -1.06 moving .51 multi .43 multiple .59 museum -.54
muss -.71 must .71 n .53 nachrichten -1.2 named -.5 names .41 nation -.66 native .44 natural .67 navigation
-.45 nc .45 need .32 needed .73 needs .34 networking -.5 neu -.31 neuen -.48 neuer -.45 neueste -.51 never .71
newest -.68 news -1.31 newsletter -1.18 newsletters -1.09 newsroom -.97 nice .53 nicht -.36 night .66 noch
-.88 non .71 none .94 nonprofit -.54 note .5 nothing .31 notice -.49 notices -.55 nov -.31 now -.3 number 1.01
nutrition -.37 nvidia .75 ny 1.02 nyc .66 nächster -.39 oben -.42 objects -.52 oder .62 officer .45 official
-.44 often .76 ohne -.38 oil .41 ok .33 oktober -.58 oldest -.61 on .31 onboarding .32 once .41 one .47
ongoing .61 only .31 ons .63 oops -.75 op -.32 operating .36 opinion -1.15 opportunities .48 opt -.44
optimization .56 optimized .75 option .94 optional .82 options .5 or .97 orange .53 order -.38 orders -1.28
org .45 organize .32 oriented .57 original -.44 ort .35 os .86 others -.33 outcomes .37 outdoor -.3 output .61
outside .66 overall 1.14 overflow -.6 own .43 oz .99 p -.37 pack .63 package .4 packages .66 packs -.79 paid
.83 pan .55 panel .73 papers -.55 para -.49 parents -.45 parking -.53 partner -.47 partners -.62 parts 1.2
pass .55 path .53 paths -.48 patient -.58 pattern 1.27 paul .95 payment -.54 payroll .32 pc -.5 per .65
perfect .54 performance .53 personal -.58 personalized .51 pets -.6 phase .51 phones -.73 photography -.72
photos -.32 php .56 physical .55 pinterest -.76 pipeline .3 places .42 plan .5 planet -.33 planning .43 plant
1.09 plastic .54 platforms .34 plug .31 plugin 1.4 plugins .32 pm -.39 pocket .47 police -.34 policies -.68
policy -.81 politics -1.12 pop .59 popular -.66 port .79 portal -.94 position .34 positive -.35 possible .79
post -.88 posts -.43 potential .69 powerful .71 practice .31 preferences -.39 preis -.31 premium .45
preparation .34 president -.54 press -.75 presse -.58 pressemitteilungen -.67 prevent .56 prevention -.36
preview .45 pricing .3 print -.75 priority .38 privacy -.9 problem .43 problems .45 processing .3 production
.69 products -.51 produkte -.44 professional .39 project .56 projekte -.62 promotions -.33 proof .59
properties .54 pros 1.33 protect .33 protein .35 proven .6 provide .69 provider .67 provides .73 providing .45
publications -.52 publikationen -.32 published -.33 pull .54 purchase -.51 pure .52 purpose .43 purposes -.53
push .64 put .36 python .4 quality .49 quelle -.67 queries .51 question -.38 quickly .49 quote -.74 r .31 race
-.7 radio -.65 random .61 range .98 rates .58 ratings -.5 raw .53 re .39 reach .39 react .36 reactions -1.59
read -.55 reader -.44 readers -.94 reads -.31 real .39 reasons -.4 receive -.56 received -.67 recently -.3
recht -.32 rechte -.42 recipe -.58 recognition .49 recommend .32 record .36 recording .94 recreation -.41
recruiting -.69 recruitment .43 redaktion -.85 reddit -.63 reduce .39 reduced .55 reference .44 references .82
refund -.33 region -.69 register -.91 registered -.43 registration -.34 registry -.8 regular .54 regulatory .4
related -.59 relations -.44 relevant .49 reliability .4 reliable .47 remote .52 rental .57 repairs .36 replace
.47 replies -1.48 reply -1.16 report -.57 repository .34 require 1.12 requirements .89 requires .82 reserve .3
reset -.35 residential -.32 resistance .33 resistant .47 resources -.76 response .43 responsive .31
restaurants .35 result .72 results .37 resume .67 return .48 revenue .69 reviewed -1.2 revolution .53 rewards
-1.08 rich .8 richard .81 right .38 rights -.92 rings -.46 risks .42 road -.44 robert .82 robot .32 robust .45
rock .42 roi .44 root .54 route .46 rss -.86 rule 1.37 run .72 rund -.51 runs .53 russian -.49 safe 1.06 said
1.15 sale -.71 salesforce .63 salt .34 same 1.28 sample -.31 satisfaction .53 saving .35 savings .34 saying
.46 says -1.14 sc -.38 scalability .63 scaling .48 schedule -.31 scheduling .48 schema .83 scholarships .33
schon -.37 schools -.36 schreibe -.59 schreiben -.36 schule -.4 science -.34 sciences -.59 score -1 scores
-.59 screen .82 script .66 scroll -.73 seamless .53 search -1.08 season .52 seat .93 seating -.51 seattle -.43
second .31 seconds .73 secret -.37 secrets -.72 sections -.76 see .38 sein .3 seite -.59 selected -.43
selection .96 self .46 sell -.48 sellers -.63 selling -.3 semi -.48 senior .34 sensitive .31 sensor .79 seo
.72 servers -.31 serving .6 session .81 set .67 setting .51 setup 1 several .41 sex .98 shape .34 share -1.1
shipping -.48 shirt .46 shop -.63 shopify .37 shops -.45 short .73 should .33 show -.85 showcase -.46 showing
-.55 shown -.3 shows -.3 sich .38 side .65 sie -.4 sign -1.02 silver .97 simon .51 simple .42 site -.85
sitemap -.95 six .42 size .58 sizes .91 skills .44 skip -1.11 slack .68 slow .5 small .48 smaller .6
smartphone .43 smooth .42 snow -.62 so .32 society -.53 soft .41 solar -.45 solid .31 solutions -.57 solve .38
some .96 someone .37 something .34 sort -.53 sound .82 sources .56 south -.45 spaces -.63 spain -.33 spanish
.43 speak -.49 speaker .53 special -.76 specialized .42 specials -.43 specific .8 specifications .42 speed .57
spend .62 sponsor -.66 sports .44 spot -.32 spotlight .45 sprache .33 spring -.39 sql .35 square .42 st .35
stable .33 stack -.4 stadt -.4 staff -.52 standard .91 standing -.47 stands -.44 star -.77 stars .66 starting
1.25 starts .57 startseite -.39 startups -.54 statement -.49 station .82 statistics .36 stats -.74 status -.68
stay -.45 step 1.04 steps .34 still .32 stock -.45 stone .34 store -.48 stories -.86 strategic .43 strategies
.41 stream -.4 streams .5 street -.8 string 1.91 strom -.3 strong .89 structure .37 structured .72 student -.6
studios .73 styles -.53 styling .33 subject .47 submission -.62 submit -1.07 submitting -.43 subscribe -1.33
subscribers .45 subscribesign -.63 subscription -.35 subscriptions -.49 substackget -.87 such 1.08 suche -.55
suitable .77 summary .51 sun -.37 supply -.49 supporting -.32 supports .81 survey -.41 sustainability -.6
sustainable .54 switch .68 switching .56 sync .72 system .3 systems .44 t .54 tables -.68 tags -.89 tailored
.44 takeaways .65 talks -.55 tank -.54 target .42 targeted .35 task 1.13 tasks .49 taxes .44 teacher -1.15
teams .31 technical .48 technik -.53 techniques .35 technologies .32 teilen -1.12 tel -.51 template .65
templates .36 tennis -.51 terms -1.42 tested .36 testen -.35 testimonials -.68 than .71 that .87 the .52
theater .3 their .66 them .46 theme -.83 themen -1.12 then .95 there .4 they .58 think -.32 thinking .3 third
.49 thomas .66 those 1.09 thoughts .31 thread -.3 three .91 through 1.01 ti .72 tickets -.48 tie .69 tier .62
time .48 timeline .8 tip .92 today -.34 toggle -.91 tool .51 topic -.74 topics -.98 toplatestdiscussions -.34
total .66 tour .32 tours -.6 tracking .78 trade -.71 trail .77 trails .45 train .63 transform .35 transition
-.37 transportation -.39 treatment .39 tree .35 trend .39 trending -.84 tricks -.55 trip .48 truck -.55 trump
-1.12 try -.35 trying .38 tuesday -.49 tuition -.34 turn .37 tutorial .5 tutorials -.61 tweet -.5 twitter -.67
two .6 type .62 types .71 typescript .46 typically .58 uk -.6 ultimate .33 um .33 unanswered -.39 unchanged
-.3 und .53 understand .7 unique .79 unit -.36 united .3 unlimited .6 uns -.83 unsere -.81 unseren -.41 unter
-.56 unternehmen -.97 upcoming -.45 updated -.4 updates -.31 ups .65 urban .47 url -.69 us -.49 usa -.32 usage
.62 usb .65 use .53 used .47 user .41 users .33 uses .46 utilities -.31 utility .5 ux .44 valid .4 validation
-.45 valley .51 variable .55 various .62 vegan .41 vendor .33 veranstaltungen -.7 verein -.37 verfassen -.39
verkehr .33 version .65 vertical -.4 very .4 videos -.4 view -.71 viewed -1.11 viewing -.64 views -.75 visual
.54 voice .41 volume .42 volunteer -.3 vor .32 vorbehalten -.31 votes -.86 vpn .31 vr -.32 w .42 walk .31 want
-.32 war .31 warning .42 warum -.36 waste .79 water .85 way .66 we .44 webinar -.57 webinars -.91 weddings
-.46 weg -.46 weight .73 weiter -.82 weiterlesen -.5 well .3 weltweit .33 werben -.38 were .75 wetter -.54
whatsapp -.57 when .61 white -.33 whole .33 wholesale -.39 wide .61 width .49 wie .38 wieder -.36 wild -.5
will .36 william .86 win -.85 window -.32 winter -.33 wirklich -.32 wish -.54 wishlist -.81 wissen -.88 with
.38 without .6 wo .64 wohnen -.47 woman -.45 won -.32 worker .53 workflow .43 workflows -.55 workforce .3
workshops -.7 www .31 x .49 xl .6 yellow .38 yet -.43 yoga -.9 york .39 you .33 your .32 yourself .79 youtube
-.66 z -.56 zahlen -.45 zeit -.31 zukunft -.35 zum -1.04 zur .35 zurück -.97 ähnliche -.64 ändern -.37
österreich -.35 über -.94 übersicht -.61`;

/** Words that open sections, each with the log-odds it adds to what follows. */
export const OPENINGS = `0 -.69 00 -.3 000 .64 01 .32 02 -.95 03 -.7 04 -.51 06 .31 07 -.59 08 -.68 10 .3 101 -1.4 109 -.69 114 -.65
119 -.49 120 -.43 123 -.33 125 -.62 14 .37 140 .36 149 -.73 15 -.41 160 -1.11 169 -.48 179 -1.16 199 -.32 200
.76 2000 -.43 2005 .42 2010 -.73 2011 -1.03 2013 -.46 2014 -.6 2015 -.84 2019 -.44 2023 .63 2024 .37 2025 -.62
225 -.38 24 -.34 25 .4 27 .58 28 .3 299 -1.27 2k -.56 3 .36 31 .33 325 .34 33 -.47 34 .37 35 -1.14 350 .75 360
-.65 37 -.35 38 -.41 3d .64 42 -.98 43 .43 45 -.87 47 .3 48 .73 49 -.95 4k .62 5 .4 500 .71 52 -.42 57 -1.28
58 .84 59 -.39 6 .37 64 -.68 65 -.55 66 -.35 69 -.42 7 .3 70 .49 71 -.49 72 -.62 73 .49 76 -.42 80 -.33 800
-.98 87 .37 888 -1.29 9 .44 90 -.3 94 -.79 97 .45 abo -.91 abonnieren -1.07 about -1.07 academic -.83
academics -1.93 academy -.61 accessibility -.7 accessories -1.02 account -1.1 accounting .8 accounts -.79
across .83 act -.86 action -.35 actions -.58 activities .9 ad -1.27 add -.4 adding 1.63 address -.82 admin .53
administration -1.31 admissions -.4 adoption .67 ads -1.06 adventure .32 advertise -1.39 advertising -.83
advisor -1.57 advisory -.38 affiliate -1.44 affiliates -.8 affordable .37 africa -.71 after .79 agb -.33 age
.35 agencies -.85 agency .34 agent -.91 agreement -.47 ahead .42 aktuell -.94 aktuelles -.52 al -.38 alerts
.58 alex -.32 all -1.05 allgemein -.31 already -.99 als .5 also -1.38 alternatives .49 alumni -1.06 an .47
analysis .41 analytics .55 and .39 andrew -.4 android -.67 angebote -.37 anmelden -1 anmeldung -.35 annual
-.55 ansprechpartner -.98 answer -.69 answers -.74 anti 1 antworten -.67 anzeige -.34 apis -.65 apparel -1.64
apple -.38 application -1.28 apply -.79 approach .9 april .32 architecture .96 archiv -.77 archive -.97
archives -1.64 area -.53 arm .96 around -.37 art -.34 article -.32 articles -.48 artikel -1.3 arts -.85 asia
-.68 ask -.62 asked .45 assets -.93 assistant .3 auch -1.02 aug .74 ausbildung -.52 ausgabe -.46 australia
-.94 author -.76 authors -1.02 automation .6 automotive -1.49 autor -.55 autoren -.48 average .46 avoid .95
aws .4 azure .31 b2b -.96 back -1.24 backup .56 bags -.85 bank -.67 banking -.77 base -.57 based .6 basic .53
basics -.79 basketball .56 be .47 beach -.47 become -.7 bed .3 before .94 beginner .5 behavior .6 beitrag -.81
beiträge -1.24 beliebte -.89 below 1.59 ben .42 benefits .62 beratung -.32 bestellen -.46 beta .31 better .41
between .8 beyond .54 bild -.59 bildung -.62 bill -.55 bio .48 black -.47 bleiben -.68 blog -1.46 blogger -.36
blogs -1.93 body -.3 boot -.7 boston -.44 bottom .52 brands -.67 bread .98 breakfast -1.45 breaking 1.23
bronze -1.16 browse -.6 browser -.36 buch -.59 budget .59 builder -1.16 bundle -.85 bundles -.64 business -.89
buy -.44 buying .69 by -.34 bücher -.36 ca 1.04 calculator -.72 calendar -1.07 california -.3 camp -.54
campaign -.4 campaigns .64 campus -.69 canada -1.66 cancel -1.14 capacity -.4 capital .52 capture -.7 cards
-.89 careers -1.44 cars -1.14 cart -1.21 cases -.33 cash -.51 categories -1.4 category -.69 cd -.63 center
-.82 centers -.91 central .44 centre -.55 certificate .88 certificates .67 certification -.94 chain -.3 chair
.7 challenges .9 changelog .62 channel -.39 channels .43 character .52 charity 1.4 charts -.48 chat -.52
checklist .63 checkout -.84 chicago -.69 child .55 choice .56 choose .48 choosing 1.08 city -.65 class -.95
classes -.5 classifieds -.75 clean .39 cleaning .46 click -.5 client -.7 clients -.71 close -.82 clothing -.56
co .5 code .51 codes 1.08 coffee -.4 cold .33 collections -1.16 columns -.79 com -.68 command .81 comment -.78
comments -1.36 commerce .42 commercial -.92 common .56 communication -.43 communications -.77 communities
-1.25 community -.58 compact .89 companies -.59 company -.61 compare -.86 complete -.49 complex .92 components
.69 comprehensive .82 computer .33 computers -.52 computing .34 concept .99 concepts -1.79 conclusion .43
conduct -.97 conference -.71 confidence .37 connect -.99 connection .55 connectivity .61 cons .67
considerations 1.71 consistent .7 consultation 1.18 consulting .3 consumer .46 contact -1.41 contacts -.46
container -.91 containers .45 contents -1.37 context 1.21 contract .94 contrast -.42 contributors -.74
controls .76 conversion .35 cook -.3 cookie -1.27 cookies -.87 cooking -.83 cooling -.55 copilot -.4 corner
-.66 corona -.61 corporate -.4 country -.62 county .67 course -.5 courses -.74 covers .94 creating 1.05
creation -.51 creators .8 credit -.52 credits -.31 crime -.7 critical .33 crm .91 cross .36 css -.58 culture
-.68 cup -.55 current -.54 custom .3 customization -.51 customize -.94 customized .87 cybersecurity .42 daily
-.43 daniel -.57 danke -.41 dashboard -1.05 databases .31 date -.71 datenschutz -1.03 david -.42 deal .45
deals -1.11 debug -.3 dec -.43 december -.5 decor -.73 dedicated .45 deep .77 default .67 define -.34 delete
-.31 demo -1.45 departments -1.2 deployment -.43 depth .33 des .66 description 1.03 designed -.77 desk -.48
desktop .52 detail .84 details .8 deutsch -.64 developer .45 developers -.33 device .33 devops -.62 dich -.97
diese -.52 diesen -.69 difference -.83 different .73 digital -.43 digitale .47 digitalisierung -.92 dining
-.53 dinner .51 direkt -.46 disclaimer -.73 disclaimers -.59 disclosure -.86 discount .38 discover -1.23
discussion -.49 display -.31 docs -1.27 documents -.42 does .94 domain -.56 donate -1.49 double .34 down -.55
download -.54 downloads -.95 drink -1.15 drive -.52 driven .66 driver .36 dry .67 du -.9 during .7 dynamics
.47 ear .68 earth -.35 easy .78 eat -.52 ebooks -.37 eco -.63 economy -.33 edited -.82 edition -.57 editor
-.84 editorial -.79 education -.84 educational .55 effective .86 efficiency .88 efficient 1.13 einträge -.35
electrical .45 electronics -.49 else -.64 email -1.36 emails .41 embedded .94 emerging .62 emily -.55
employees .93 empty -1.01 en -.84 enable -.47 energie -.34 engine -.98 english -1.23 enhanced .69 enter -1.11
enterprise -.58 entertainment -.81 entry .79 environment .45 equipment .41 equity -1.22 ergebnisse .6 eric
-.33 error .45 errors .99 español .43 essentials -.79 estate -.77 estimate -.5 et -.8 ethics -.78 eu -.59 eur
-1.09 euro -.47 europe -.32 event -.92 events -1.22 every -.3 example .65 examples .6 excellent .37 exchange
-1.04 exchanges -.66 exclusive -.44 exercise .68 existing -.59 expensive .47 experience .43 expert .38 explore
-.55 export -.61 extension .37 extensions .36 eye -.31 face .36 facebook -1.05 factor .88 facts .3 faculty
-.47 fair -.42 fakten .66 family -.76 faq .68 farm -.44 fast .46 faster .34 favorite .93 favorites -.69
featured -1.15 februar .47 february -.48 federal -1.23 fee -.5 feedback -1.12 feeds -.71 fees .39 festival
-.52 fiction -1.04 field .57 files .49 fill -.42 film -.43 filters -.89 final 1 finance -.77 financing -.68
find -1.02 finder -.92 finding .48 first -.39 fix .47 flex -.56 flexibility .87 flexible -.84 floor .94 folge
-.35 follow -1.82 following .4 font -1.65 football -.98 footer -1.64 force 1.22 forgot -.53 format -.33 forms
.64 forums -.74 fotos -.5 found -.45 foundation -1.15 founder -.53 four 1.08 fr -.41 fragen -.37 frame .66
framework .52 frameworks .39 france .35 frank -.69 français -.67 fraud .37 frauen -.6 free -.44 frequently .43
friend .36 front -1.08 full .43 functionality .76 functions .35 funding .51 für .44 gadgets -1.08 game 1.24
gaming -.32 gas .33 gear -.43 geht .44 geld -.4 gender -.57 generation .36 generative .45 generator -.61
german -.6 germany -.5 get -.5 getting .36 getty .31 gift -.59 gifts -1.08 git .86 github -.83 give -.69
giving -1.1 glass .54 global -.54 go -.65 goals 1.09 golden .49 golf -.73 good .44 google .51 government -.63
gps -.94 graduate -.85 graphics -.86 green -.61 grid -1.48 groups -.4 growth .71 guarantee .46 guest -.37
guidance -.62 guide -.68 guidelines -1.05 guides -1.45 gut -1.11 h -.43 halloween -.5 handling .47 happy .58
hardware .56 has .86 have .75 head -.68 headphones -.62 health -.37 help -1.3 helpful -.7 her -.52 hessen -.65
hi .61 high .38 higher .87 highlights -.32 hiking -1.3 hinweise .3 hire -.41 history -.38 holiday -1.19
holidays -.91 home -1.04 homepage -.32 homes -1.27 hooks 1.17 hospitality -.7 host .89 hosting -.31 hotel .36
hotels -1.28 hour .63 hours -.69 house .7 html -.33 https .82 hub -.77 hybrid 1.24 ice -.69 ich -.4 id -.31
ideas -.55 identity -.5 ihr -.51 ii .54 im -.31 implementation .92 import .32 important -.67 impressum -1.3
improve -.94 improved .67 improvement .8 inc -.3 include .31 includes .7 income .72 increase .48 independent 1
index -1.83 indonesia -.93 indoor -1.02 industrial -.38 industries -.58 industry -.57 info -1.04 information
-.66 informationen -.74 infos -.39 infrastructure .37 ingredients .68 inhalt -.88 inhalte -.56 initiative -.51
inquiries -.49 inside .3 insider -.9 insights -.36 inspiration -1.29 instagram -.77 install -.9 institute -.57
instructions 1.14 insurance .36 integration .42 intelligent .42 interactive 1.11 interessieren -.95 interest
-.41 interior .96 intern -1.01 internationale -.58 into .98 inventory .72 investment .62 involved -.72 io -.34
iot -.58 issue -.56 issues .44 ist .41 italiano -.64 item -.4 items -1.07 j -.45 januar .4 january .38 japan
.35 jason -.87 javascript -.67 jersey .38 jetzt -.73 jewelry -.34 jobs -1.1 joe -.92 john -.3 join -1.24
joined -2.26 journal -.95 journey .35 json .76 jugend -.6 jul -.48 juli .49 july .31 june .3 junior -.32 k
-.46 karriere -.67 kategorien -.92 kaufen .61 keine .41 key 1.06 keyboard -.66 keyword 1.15 kids -.86 kingdom
-.88 kit -1.1 klima -.52 know -.52 kommentar -1.64 kommentare -1.14 kommentieren -.85 kontakt -1.93 könnte
-.95 label -.43 land -.43 landscape .6 language -.41 languages -1.12 last -1.02 latest -1.25 le -.53 leading
1.15 learn -.93 leave -1.55 left .97 legal -1.14 lernen -.31 lesen .47 less .68 let -.91 letters -.58 levels
1.16 license -1.16 licensing -.8 life -.32 lifecycle 1.01 lifestyle -1.48 light .63 lighting -.52 lights .33
lightweight .39 like -.55 likes -1.02 limit -.97 limits .58 line -.75 lines -.34 link -.31 linkedin -1.26
links -1.71 linux -.79 listing -.33 listings -.3 little -.51 ll 1.2 llc .85 load .7 loading -1.23 loans -.33
location -.89 locations -1.86 log -1.82 logging .72 login -1.67 logistics -.55 logo -1.11 london .39 look .32
looking -.97 looks 1.08 loss -.57 lounge .89 love .32 low -.35 lower .84 luxury -.33 m -.45 ma -.63 mac -.42
machine .32 machines -.46 macht .63 macos .31 magazin -1.06 mail -.43 mailing -.47 main -.83 making .38
management -.34 manager -.47 map -.63 mapping .51 maps -.71 march -.35 marketing .45 marketplace -1.32 markets
-1.37 master -.96 material .67 materials .56 matters .8 max -1.24 me -.84 media -.96 medical -.67 medicine
-.94 medien -.45 medium .3 meeting -.46 meetings .8 mehr -.43 mein -.31 meinung -.49 members -.81 membership
-1.3 memory .51 menschen .8 mental .33 menu -1.52 menü -.78 messages -1.58 messenger -.64 meta -.94 method
-.59 methodology .69 methods .41 mexico -.34 mi .37 michael -.42 mid .32 middle .58 might -.86 migrate -.63
migration .38 military .82 min .37 mind .83 mini .38 minute .3 minutes -.64 miss -.72 mission -.5 mitglied -.3
mix .45 ml -.32 mm -.36 mo .8 mobile .67 mobility -.31 mode -.72 modern .51 module .56 money -.32 monitor .49
monitoring -.63 monitors .37 more -.84 most -.65 mount -.63 move .48 movies -.82 much .7 multimedia -.59
multiple .63 music -.4 musik .32 must .49 märz .31 müssen .59 nachhaltigkeit .34 nachrichten -1.58 name -.68
nation -1.73 national -.52 native 1.35 natural .46 nature .62 navigation -.92 need .36 needed .66 needs 1.02
net .3 network -.5 neu -.62 neueste -.93 never .82 new -.74 newer -.39 newest -.85 news -1.27 newsletter -1.59
newsletters -1.23 next -.61 night .33 node -.74 non .89 north -.82 note .66 notice -1.13 now -.74 number .38
nur -.35 nutrition -.44 ny .98 oben -.63 oder .39 of .31 office .81 offices -.74 official -.44 ohne -.71 old
.37 older -.67 ons .5 open -.61 operational .35 operations -1.06 opinion -.5 opportunities .64 option .8
options .74 or .45 order -.91 orders -1.17 organic -.35 organization .75 original -.79 os .6 other -.36 our
-.41 outdoor .56 output .67 over .33 overall .54 overflow -1.24 overview -.39 own .8 p .35 package 1.11 packs
-.69 pads -.78 page -.57 pages -.7 paid 1.19 panel .55 parenting -1.52 partner -.64 partners -1.3 parts .78
party -.51 path .58 patient -.69 pattern .53 paul .43 pay -.87 payment -1.1 pc -.54 pdf -.33 people -.31
perfect .61 performance 1 person -.56 personal -.71 personalized .84 pet -1.59 pets .67 philosophy -.79 phone
-.55 photos -.72 php .48 physical 1.23 picks -.34 pin .42 pinterest -1.23 pizza -.32 place -.38 planet -.39
plans -.39 plant .5 platform -.89 platforms -.89 player -.41 please -.3 plugin .51 podcasts -.31 point -.45
points .31 policies -.59 policy -.77 politics -1.89 politik -.59 pop .34 popular -1.12 portable -.64 portal
-1.22 português .76 post -1.21 posts -1.05 power .75 practice -.42 practices .3 precision .5 preferences -.39
preis -.35 prep -1.52 preparation .33 press -.82 pressemitteilungen -.62 previous -1.67 privacy -.86 private
.5 problem .36 problems .96 procedures 1.31 process .48 product -.52 production .89 productivity -.5 products
-1.28 professional -.39 professionals -.35 profile 1.33 program .71 programming .44 programs -1.27 project .62
projekte -.7 promotions -.4 property .32 pros .32 protect .33 protected .38 provider 1.47 public -.74
publications -1.61 publikationen -.48 published -.93 purchase -1 purpose .36 push .37 questions -.37 quick .69
quiz -.93 quote -.64 quotes -.68 race -1.32 range .45 rankings .35 rated -.41 rates .83 ratgeber -.35 re -.77
reach .31 reactions -2.31 read -.56 reader -.73 readers -.92 reading -.6 ready -.72 real .45 reality -.43
recent -.55 recht -.3 rechte -.55 recipe .39 recommendations -.6 recommended -1.22 recording .52 records .39
recovery -.43 recreation -.35 redaktion -.33 reddit -1.28 reference -1.38 region -1.28 regional .99 register
-1.17 registry -.76 regulatory .67 related -1.21 relationships .35 release .33 remote .42 rental -1 rentals
-.99 replacement -.44 replies -1.41 reply -1.19 report -1.16 request -.59 requests .51 requirements .51
research -.61 reserved -.51 reset -1.29 residential -.57 resolution .34 resource .5 resources -1.1 response
.48 responsive .31 results .35 resume .7 return -.43 review -.41 reviewed -1.6 reviews -.97 rewards -1.22 rich
.7 rights -1.06 risk .41 road -.67 robert -.39 role .62 room .62 root .55 routing -.9 rule .85 rules -.46 run
-.36 rust 1.06 saas -.59 safe 1.06 said .58 salesforce .48 salt -.3 same 1.15 samsung -.5 saturday -.38 saving
-.87 savings .87 says -1.69 scalability 1.06 scheduling .33 schema .97 schließen -.43 scholarships .42 school
-.6 schools -1.01 schreibe -.97 schule -.31 sciences -.44 scope .38 score -1.13 search -1.48 searches .67
season .31 seating -.47 seattle -.99 section .41 sections -1.75 secure .3 security -.37 see -.58 seite -.81
seiten -.35 select -.77 selection 1.11 sellers -.79 semi -.54 send -.78 seo .88 series .56 serve .38 server
.95 servers -.34 service -.64 services -.74 set .35 setting .87 settings -.5 setup .44 share -.81 shared .35
sharing .74 sheet .32 ship -.5 shipping -.99 shop -1.12 shopping -.59 short -.31 should 1.33 show -1.05
showcase -.98 shows -1.71 side .63 sie -.45 sign -1.19 signup -.36 silver .45 similar -1.36 simple .3 sind .38
site -.46 sitemap -.92 size -.32 skip -.82 sleep -.44 smart .44 smarter .98 smartphone .81 smith .55 snow
-1.52 so .35 society -.77 solution -.8 solutions -1.47 some .74 sonstiges -.44 source -.35 sources -.36 spaces
-.49 spain -.46 spanish 1.09 speakers -.75 special -.72 specials -.77 specialty -.44 specific .79
specifications -.4 speed .94 sponsored -1.36 sports -.34 spot -.36 spotlight .75 spring .42 square .33 st -.55
stadt -.32 staff -.42 standard .65 standards .36 start -.33 started -.42 starts .58 startseite -.6 startups
-1.07 statement -.69 static .63 stats -.95 stay -.96 step .88 stiftung -.81 still .35 stock -.54 stop .51
storage .39 store -.92 stores -1.13 stories -.98 strategic .66 strategies 1.03 stream -.81 streaming .5
strength .35 string 1.62 strong .71 structured .37 student -.77 students -.57 study -.38 style -.43 styles -.6
submit -1.36 subscribe -1.88 subscribesign -1.27 subscriptions -1.22 substackget -.85 suche -1.13 suchen -.69
suggestions -.51 summary -.72 summit .52 sunday -.46 supply -.61 support -.32 supported -.46 supports .5
surface -.54 sustainable .65 swift .42 switch .37 sync .8 t .32 table -.69 tables -1.84 tage -.41 tags -.96
take -.46 takeaways .64 talent -.85 talk -.44 tasks .3 tea .68 teams -.31 tech -.49 technik -.63 techniques
.32 technologies -.82 teilen -1.43 tell -.49 template .54 templates -.32 tennis -.54 term .5 termine -.88
terms -1.46 testimonials .62 tests -.4 than .65 thank -.54 thanks .57 that .73 theft -.72 thema -1.06 theme
-1.01 themen -1.48 third .71 thomas -.53 thought .47 thread -1.11 threads -1.41 three 1.17 through .49 ticket
-.32 tiktok .54 time .57 timeline .49 tip 1.03 title -1.12 titles -.44 today -.69 together -.3 toggle -1.58
tom -.74 too .42 tool -.83 tools -.52 topic -.81 topics -.92 touch -.34 tours -1.01 tracking .35 trade -.55
traditional -.55 training .54 transfer -.48 transparency .34 transport -.68 transportation -1.11 travel -.54
trending -1.22 trial -.83 tricks -.92 troubleshooting -.34 true -1 tuesday -.49 tuning .38 tutorial .56
tutorials -1.55 tweet -.78 twitter -.94 twittern -.35 two .33 u -.51 uk -.34 ukraine -.47 ultimate .88 ultra
.31 umwelt -.35 unanswered -.32 under -.66 undergraduate .57 understanding .7 union -1.07 unique 1.01 unlock
.8 uns -.51 unsere -.98 unternehmen -.69 unterstützen .35 update .48 updated -.5 updates -.66 ups .31 url -.83
us -.89 usa -.99 usb .3 usd -.63 useful -.67 users -.57 using .4 utility .7 ux .31 v -.49 van -.62 vegan .45
vehicle -.5 vendor .73 veranstaltungen -.9 verfassen -.56 verified .52 version .59 vertical -2.09 very .63
veröffentlicht -.35 video -.48 videos -1.25 viewed -1.33 views -.75 vision -.3 visit -.5 visual .41 voice .71
volume .38 vom .49 vor -.34 vorheriger -.32 vr .86 vs .53 wall -.41 want -.32 watch -.53 water -.37 ways -.55
weather -.61 webinars -.79 website -.68 websites -1.04 wedding .43 weddings -.92 wednesday -.59 weekly -.75
weeks .5 weiter -.54 weitere -1.54 weiterlesen -.94 welcome -.98 well -.59 welt -.34 weltweit .32 wer -.65
werben -.46 what .47 whatsapp -.57 white -.53 who -.56 whole .57 why .56 width -.3 wiki -.36 wild -.48 windows
-.54 winter -.3 wireless .42 wirtschaft -.6 wishlist .43 without .77 wo .53 woche -.49 wohnen -.31 women -.46
wood -.47 wordpress .74 workshop -.66 workshops -.42 workspace -.7 worldwide -.73 worth 1.13 write -.79 writer
-.56 writing .49 written -1.13 y .39 years -.59 yes -.77 yoga -.43 york .45 yourself .5 youth -.46 youtube .47
zahlen .46 zero .91 zip .66 zone -.54 zum -.37 zurück -.62 ähnliche -1.15 über -.9 überblick -.66 übersicht
-.87 русский -.36 日本語 -.3 한국어 -.37`;

/** Each block by itself. */
export const FIRST_FEATURES = `chars words linked links anchors bold button wordChars punctuation commas upper digits ends wordScore titled
copyright copies earlier money heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingOpening openings lowestOpening candidate1 candidate2 candidateAbove slug slugParts headingLevel
headingLabel headingLinked sectionChars sectionPlain before1Chars before1Linked before1Words before1Label
before2Chars before2Words before2Label after1Chars after1Linked after1Words after1Heading after1Label
after2Chars after2Words after2Label in_nav in_footer in_aside in_main in_article in_form in_table in_ul in_ol
in_dl in_figure in_blockquote in_section in_h2 in_p in_li in_dd in_figcaption pageChars pageBlocks pageLinked
pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1 pageImages
isArticle isProduct isForum isList topShare`;
export const FIRST_BIAS = -0.574;
export const FIRST_TREES = `27<=-.2399 31<=0 27<=-.5099 -.1141 -.03143 27<=-1.269 -.04824 44<=.6932 -.01191 .09764 31<=0 44<=3.466 86<=.8887 123<=.1131 .008466 -.05955 50<=1.387 -.02342 16<=.6932 .08054 -.01797 16<=1.61 61<=-2.197 -.01766 .1194 -.01153 13<=-.03999 -.01715 44<=.6932 .06558 .1893
79<=.6938 90<=.1501 70<=.8532 137<=.01829 -.03015 -.1122 90<=-1.6 -.06747 137<=.2058 .03346 -.03249 137<=.3019 16<=0 13<=-.2599 -.009605 .08031 -.03152 -.05937 22<=-.009999 -.001276 13<=-.37 -.002315 16<=0 90<=-4.909 -.01582 120<=10.59 75<=-2.529 .00636 .1737 .0203 .02868
34<=.2381 28<=1.099 1<=2.834 56<=.01635 14<=.125 -.06854 .004551 51<=0 .05678 -.01761 65<=0 22<=-.009999 -.007615 .1147 -.004237 33<=.06684 .03143 2<=.3637 23<=-1 -.007198 107<=0 .1607 -.00453 .006765 56<=.3606 83<=2.1 -.1018 -.01697 46<=2.945 -.0379 .0438
77<=.03948 63<=0 98<=.21 137<=.01829 .0006293 -.1052 137<=.331 .004129 -.07063 23<=-.1599 -.0397 125<=2.303 13<=-.03999 -.009733 .08149 -.02201 98<=-1.23 23<=-.05 -.05241 .01723 13<=-.4799 -.02267 22<=-.33 .007064 59<=.8833 104<=0 11<=.2942 .14 -.00316 -.01676 .02202
79<=.6057 75<=-.81 -.0951 34<=.07284 29<=.004049 -.02589 44<=.6932 -.004967 .06103 105<=0 -.07439 122<=.5726 1<=2.565 -.04311 .02049 .04045 13<=-.03999 -.02001 68<=4.788 -.006396 75<=-.67 93<=-2.15 -.02251 .05416 2<=.6957 61<=6.007 104<=0 .1294 -.006215 -.001637 .01344
64<=0 33<=.05888 77<=.0002764 -.02803 43<=-1.629 -.02445 .05508 48<=.004461 -.01777 43<=-2.43 -.01344 120<=10.59 .1258 .001919 77<=.054 101<=.02 137<=.01829 66<=4 .04255 -.05034 -.09617 48<=.06464 -.04503 .04809 101<=.02 14<=0 -.04766 .02165 48<=.01255 .001439 .08008
78<=.04892 101<=.21 57<=1 -.09696 39<=0 .02578 -.05565 86<=.9863 105<=0 -.04527 39<=.3881 -.0209 .03467 .03187 22<=-.009999 23<=-.05 -.05365 .001728 2<=.3637 23<=-.43 -.004842 75<=-1.559 .005181 85<=9.535 69<=5.824 .007751 59<=.9377 .1163 .001859 -.004362 -.009117
78<=.08572 27<=-.5099 70<=.9892 -.09228 -.01187 16<=0 45<=4.395 -.03198 59<=.753 .05281 56<=.07218 -.03651 .02749 -.05174 45<=4.277 19<=0 -.05169 .01815 27<=-1.269 43<=-2.43 -.04691 .01466 11<=.2001 16<=0 120<=10.59 112<=0 .1119 -.002326 -.006926 .02256 -.02168
79<=.6057 25<=-.9499 -.08835 70<=.828 122<=.6611 77<=.07351 -.07021 -.004886 72<=-1 -.02399 .05164 45<=4.277 -.01621 .05165 25<=-.98 48<=.2128 -.03921 43<=-3.46 -.02808 .05385 45<=4.511 .006135 33<=.01079 .001982 111<=0 65<=0 30<=.9863 .1075 .001561 .02418 -.01597
78<=.04892 90<=-.5 76<=-.3499 -.09202 -.04588 48<=.04711 -.04238 80<=0 16<=0 .06578 -.008671 47<=.8822 .02527 -.0371 13<=-.03999 101<=.44 -.05531 .008249 90<=-1.82 78<=.5028 -.03174 .02282 48<=.08212 59<=.753 47<=.5321 .06824 -.006451 -.0009914 11<=.1429 .104 .002208
64<=0 48<=.08212 53<=0 44<=1.387 -.002709 .05936 -.03202 13<=-.03999 -.009119 93<=-5.449 -.008699 .09925 93<=-.4499 14<=.02858 105<=0 -.09014 137<=.06182 .01669 -.05567 30<=.1331 .009876 -.04682 48<=.05262 137<=.2058 13<=-.03999 -.03318 .02735 -.05619 26<=.3401 -.01608 .05774
77<=.02942 25<=-.87 126<=4.111 -.0852 67<=.9313 .02515 -.04556 79<=.6938 105<=0 106<=0 -.05677 .01439 124<=0 .04026 -.01731 48<=.01143 -.0161 .05339 25<=-1.179 -.02874 22<=-.17 -.01111 2<=.6957 65<=0 82<=0 -.003234 120<=10.59 .09661 -.001017 .02836 -.02266
78<=.04892 25<=-.9499 122<=.8393 70<=.9892 -.08254 -.01495 .004585 76<=-.5199 105<=0 -.06315 -.005704 45<=4.956 -.01723 102<=0 .04852 -.02875 25<=-1.179 -.03271 45<=4.277 19<=0 -.03756 .01904 2<=.1349 17<=0 69<=8.421 .09358 .01975 .005448 8<=.1876 .02561 -.03499
78<=.02709 101<=.21 127<=4.159 -.07623 106<=0 -.0363 .03573 75<=-.8999 -.03986 60<=2.198 -.02632 .02188 13<=-.03999 -.03809 90<=-2.19 -.01706 16<=0 103<=0 2<=.6957 60<=0 .008342 15<=0 107<=0 111<=0 .08493 -.009066 -.002678 -.01633 .003497 -.03279 -.00008554
79<=.6938 27<=.01 50<=3.402 -.07761 114<=0 91<=1.387 .01894 -.05153 -.00008714 48<=.08212 62<=-1.609 -.04502 116<=0 -.008364 .03764 .05418 12<=0 51<=0 50<=1.792 -.01027 .06193 74<=-.5199 -.04579 .005355 27<=-2.599 -.01444 16<=0 22<=-.33 -.001366 .08869 -.003807
25<=-1.019 70<=.9103 -.07511 75<=-.5199 -.04467 23<=-.05 -.02444 120<=9.629 .05778 -.01367 70<=.828 137<=.06182 102<=0 23<=-.4 -.008096 .06765 -.02753 63<=0 -.05733 .01446 13<=-.03999 -.01804 78<=.3844 59<=.753 121<=6.394 61<=-.6931 .001142 .06189 -.01195 -.00463 .08229
25<=-.9499 30<=.6985 59<=.753 25<=-1.36 -.02815 .01899 -.06081 137<=.02483 .004283 -.0815 70<=.828 137<=.06182 48<=.0719 -.004308 .0523 79<=.6057 -.05247 .01273 48<=.006128 -.006723 17<=.6932 69<=8.421 64<=4 119<=0 13<=-.86 -.005329 .07994 -.0118 .02663 .005347 -.01845
79<=.3917 98<=.21 122<=.8393 71<=.873 -.06876 72<=1.387 .01276 -.03747 83<=-.1 .05252 -.02492 75<=-.8999 -.02813 .01942 45<=5.815 30<=.09644 22<=-.54 -.02725 45<=3.466 -.01234 .04147 -.03881 110<=0 126<=3.611 .07651 98<=.21 -.0227 .03367 26<=.51 -.04678 .02676
76<=-.61 34<=.2381 75<=-1.559 -.04068 93<=-1.759 -.02638 44<=.6932 -.01245 .03681 -.07044 23<=-.4 -.03605 116<=0 44<=1.61 2<=.1349 .01104 -.03613 36<=.4871 132<=3.971 .01809 -.02414 131<=0 -.00688 .06783 2<=.3637 125<=3.368 124<=4.383 .07685 -.01019 -.004671 -.001882
68<=5.232 105<=0 64<=0 .004803 24<=.4601 55<=3.611 -.06942 .0122 -.0003919 137<=.09267 17<=0 .04797 -.01386 65<=0 .00367 -.0469 65<=0 22<=-.4399 -.02741 11<=.1429 2<=.6957 23<=-.75 -.002936 .06873 -.004846 -.02309 137<=.3019 23<=-.1599 -.02061 .02617 -.0562
75<=-.81 101<=.3001 -.06338 48<=.04316 -.02957 .01542 23<=-.43 64<=0 .009431 -.04793 13<=-.03999 -.03387 102<=0 65<=0 132<=4.078 60<=0 .002045 50<=7.394 119<=0 85<=9.137 46<=2.65 .01511 .07563 .001635 -.01473 -.01319 .006984 137<=.2741 .03952 -.03938 -.04239
98<=-1.75 14<=0 126<=4.111 -.07199 122<=.3536 -.03288 .0363 117<=0 .006927 -.04003 45<=5.289 13<=.4301 45<=3.807 -.04979 -.006745 .01988 16<=0 8<=.125 102<=0 126<=4.026 76<=-.87 .01517 15<=0 .07377 -.01515 .01067 -.02596 40<=.8508 .03401 -.03536 -.01208
77<=.03948 101<=-1.879 -.07367 122<=.6611 70<=.8932 22<=.51 -.04847 .01069 89<=.42 -.01365 .02522 23<=-.34 -.02701 .04042 101<=-2.769 -.02424 2<=.1349 60<=0 -.005416 76<=-1.57 -.00468 112<=0 60<=4.977 68<=4.788 -.003712 20<=0 -.0004934 .0692 .01297 -.0207 -.01257
90<=-1.82 24<=0 105<=0 -.06847 -.02279 -.005269 12<=0 105<=0 67<=.9313 65<=0 .01825 48<=.1039 -.03913 .01274 33<=.7562 -.05513 -.001077 57<=-1 -.01378 93<=1.371 .006295 .04563 65<=0 120<=10.59 45<=4.395 -.0008586 85<=8.506 .0688 .01291 -.01386 -.001367
27<=-1.82 57<=5 55<=2.565 -.067 .007726 .002782 48<=.06464 137<=.331 64<=7 .02972 27<=1.06 -.03184 .02139 64<=0 77<=.01169 -.02557 .0236 -.052 110<=0 46<=2.945 127<=3.527 -.0367 127<=4.683 .0463 -.02009 64<=4 120<=10.59 .0641 -.01108 .01044 -.03059
30<=.6001 13<=-.37 -.04449 65<=0 16<=0 101<=-4.9 -.01294 119<=0 73<=-.5899 .009219 72<=-1 .001191 68<=7.485 .06327 .01039 -.01917 -.008572 137<=.331 101<=-1.49 -.01815 66<=7 .04412 -.01292 -.0483 137<=.06182 46<=3.061 -.0276 .05498 105<=0 -.07 -.01899
76<=-.87 70<=.9103 126<=4.344 14<=.5 -.06192 .009909 .005395 79<=.3917 -.03187 .01469 45<=4.511 14<=.06667 126<=3.434 70<=.9892 -.04662 .002973 .008708 .01398 90<=-1.82 16<=2.303 -.02312 .03256 16<=0 104<=0 126<=3.611 .06029 39<=0 -.03533 .02409 -.02988 -.009244
27<=-1.409 56<=.7143 67<=.7695 34<=.427 .006256 -.03769 -.06575 .008853 77<=.01576 123<=.2321 67<=.9976 .03814 -.02289 73<=0 -.0417 -.0003937 65<=0 16<=0 72<=-1 -.007536 124<=4.078 13<=-.86 -.007545 119<=0 .05239 -.01276 -.004075 -.00244 21<=13 -.02227 .02184
27<=-1.409 86<=.9604 25<=-.8299 -.06163 -.0003386 .004295 65<=0 16<=0 84<=-1 -.02066 132<=3.497 110<=0 22<=-.4399 -.01331 .05888 -.01458 39<=.02074 -.02514 137<=.8655 .03766 -.02046 -.02037 137<=.3019 39<=.0641 122<=.09138 -.0124 .04427 25<=-.3 -.02256 .02185 -.05704
76<=-.9599 78<=.08572 27<=.3001 -.06061 -.01808 -.002027 48<=.1926 73<=0 86<=.8887 27<=1.06 126<=3.807 -.04349 .007054 .008178 .005278 76<=-.61 -.01133 40<=.863 .0361 -.0008724 80<=4.008 104<=0 33<=.007691 -.006822 33<=.9307 .05907 78<=.6001 .03161 -.02077 -.01906 -.01647
27<=-1.269 57<=0 -.05577 86<=.3812 -.03424 129<=1.099 59<=.7751 46<=2.576 -.009069 .06 -.01226 -.03045 12<=0 105<=0 26<=.5501 -.03991 40<=.5393 .01956 -.02054 122<=.4576 122<=.08189 .0343 69<=6.417 -.03406 .004594 69<=7.118 .0479 -.01954 59<=.5011 .0515 .008294
78<=.2851 137<=.2058 1<=1.387 71<=.8998 -.03926 .02463 62<=-1.609 -.01758 101<=-4.61 -.008794 16<=.6932 .04928 -.0112 79<=.6938 137<=.331 64<=4 .01267 -.03688 -.06058 123<=.5288 127<=2.485 -.01656 .03871 -.03162 45<=5.289 -.00437 120<=10.2 50<=7.394 .05212 -.01251 -.01655
75<=-.97 105<=0 86<=.9604 -.05993 -.008811 59<=.5917 .01511 -.02272 13<=-.33 -.0362 80<=0 124<=2.709 20<=0 -.01316 119<=0 24<=-.7599 .0001468 .05417 -.01575 36<=.2231 -.01713 35<=.9666 86<=.8887 -.00449 .0468 -.02281 101<=.02 105<=0 -.03232 .006027 .01732
12<=0 19<=0 43<=2.481 13<=.4301 91<=1.099 .0018 49<=3.892 96<=.44 -.05141 -.01511 -.00003606 -.008671 44<=3.333 -.01117 .04051 96<=-.02999 -.02187 19<=3 13<=-.7699 -.01282 62<=-2.944 -.01192 .05091 -.008617 58<=.7795 44<=1.387 8<=.1112 .01741 -.01935 .0466 -.0158
98<=-2.569 116<=0 -.05736 -.01011 48<=.08212 19<=0 16<=0 86<=.7429 -.03636 44<=.6932 -.01373 .01721 -.04034 96<=-.2399 -.02042 .03289 85<=8.506 80<=4.008 75<=-2.24 -.009804 22<=.41 82<=0 -.01362 .05149 -.007525 -.0188 43<=1.491 5<=0 -.05644 .01505 .02082
14<=0 60<=-1.098 -.06514 59<=.753 40<=.8211 45<=4.144 19<=0 -.02285 .01839 23<=-.4 -.005235 .03127 120<=9.55 94<=3.952 -.02029 .02391 -.05016 48<=.1208 -.04951 .001414 59<=.6403 60<=-1.098 -.01699 72<=3.179 69<=8.421 112<=0 .05506 -.01058 -.005072 -.01144 -.004952
75<=-.97 124<=.6932 56<=.04636 -.02775 .03205 -.045 56<=.01635 86<=.9968 48<=.08212 124<=0 .01171 -.03381 .008016 .02164 85<=9.137 102<=0 44<=1.61 .008278 36<=.9792 6<=0 112<=0 104<=0 .0486 -.01323 -.01361 -.01533 -.01122 -.02965 124<=2.996 .01235 -.03944
25<=-1.419 35<=.9381 -.05098 .0121 96<=-.2399 -.02322 123<=.6181 60<=-1.098 25<=-1.299 .0296 -.03673 103<=0 75<=-3.18 -.01315 46<=1.725 -.01291 6<=0 112<=0 .04887 -.014 -.01486 -.03061 12<=0 19<=0 -.03671 .01388 60<=4.095 45<=5.591 -.01044 .04739 -.01437
25<=-.9499 71<=.9593 56<=.7143 -.04846 .0005148 32<=1.387 137<=.331 .04474 -.01161 -.01692 60<=0 -.03243 17<=.6932 85<=8.046 44<=.6932 137<=.331 .0238 -.02143 126<=3.611 .03989 121<=5.357 -.02712 .02123 48<=.2884 137<=.1595 .008056 -.04127 120<=9.485 .0408 -.01951 -.02953
12<=0 19<=0 39<=.03624 114<=0 70<=.9892 -.008371 66<=6 .05152 -.008142 -.03151 137<=.06182 49<=2.945 -.01732 109<=0 -.001657 .0567 93<=1.77 126<=3.664 -.05123 -.007715 -.003264 19<=3 .03404 -.0145 48<=.1208 .00005312 85<=7.906 .05282 60<=4.175 .0242 -.02495
59<=.8132 60<=-1.098 39<=0 .02965 -.06083 14<=.02858 50<=2.08 -.02157 83<=-.28 124<=2.08 101<=-4.9 -.006543 .0623 .00186 83<=.42 126<=2.485 39<=.07566 .02354 -.01827 -.03687 45<=3.689 -.01604 .02303 59<=.6403 119<=0 .04393 -.01069 .006597 45<=6.965 -.04667 -.003741
13<=-.37 -.04633 14<=.02858 23<=-.4 126<=4.111 -.03979 133<=0 .05081 -.01878 39<=.1996 44<=.6932 -.01497 126<=4.111 69<=8.421 85<=8.506 62<=-1.609 -.004201 .04243 -.009973 -.01823 -.01925 105<=0 56<=.3606 -.04439 .007462 .007594 59<=.8132 104<=0 .03743 -.01736 -.007003
60<=-1.098 -.05406 13<=-.61 -.04064 45<=6.745 58<=.842 19<=0 67<=.9313 45<=4.277 -.0108 56<=.2412 125<=1.387 .03676 -.01158 -.007202 -.01964 96<=-.4199 -.01135 .03672 -.03063 134<=0 44<=2.485 60<=3.179 .02637 -.02063 127<=4.511 .0507 27<=.44 -.02927 .01666 -.02606
60<=-1.098 -.0553 59<=.6403 124<=3.664 116<=0 83<=.02 .02052 25<=-.4399 -.0281 .01718 125<=2.709 44<=1.61 93<=1.371 .02668 -.01363 .0569 -.01216 83<=1.231 61<=2.891 .009242 -.04297 .01584 44<=3.556 61<=0 .01236 75<=.3701 -.03965 .005865 124<=2.773 .0432 -.0102
25<=-1.419 56<=.7143 -.04577 .006152 72<=1.792 104<=0 125<=1.099 137<=.2058 126<=2.565 .0009276 .06725 86<=.871 -.01463 .03385 27<=.44 84<=.7501 -.04159 .008373 .01417 -.03875 67<=.9313 44<=2.198 -.01891 .02517 23<=.3601 122<=.05426 .006123 27<=5.441 -.05154 .01175 .01647
102<=0 59<=.753 85<=8.506 23<=-.4 126<=4.175 67<=.6664 .009405 -.03122 .0257 22<=0 3<=0 120<=10.2 22<=-.7799 -.007552 .04121 -.008931 .002599 33<=.03799 .01598 -.02298 124<=2.64 .01561 61<=1.946 .008611 -.05979 124<=1.61 67<=.9694 .02896 -.02793 -.03581 -.05737
105<=0 59<=.7751 71<=.313 -.04234 83<=.35 45<=4.625 94<=4.291 -.02292 .01825 125<=.6932 74<=-1.509 -.007799 .05359 -.006724 28<=1.099 -.03108 .008728 -.04343 125<=1.099 50<=1.792 -.001564 134<=0 101<=-6.849 -.01389 .04146 -.008639 132<=3.762 126<=3.611 -.02124 .02865 -.04439
102<=0 13<=-.61 -.03638 59<=.8132 104<=0 85<=8.506 46<=2.609 -.002743 89<=-.9499 -.009608 120<=10.2 121<=5.987 23<=-.75 -.006914 121<=5.835 86<=.7748 40<=.6099 .02461 -.01343 .04018 -.005364 .06429 -.00364 -.01482 -.03241 123<=.02745 .02635 78<=.2081 -.03332 .003695 -.0524
102<=0 105<=0 127<=3.092 26<=.76 -.02753 30<=.07592 .01548 -.01878 56<=.1221 73<=0 -.03058 .01008 85<=7.73 .04954 -.007782 17<=.6932 125<=1.792 0<=2.485 .00003051 73<=-1.08 -.009808 121<=6.394 134<=0 .03747 .004016 35<=.8029 .01759 -.02443 -.004335 -.0285 -.0514
14<=0 137<=.04991 102<=0 16<=1.387 .03963 -.007946 -.02155 70<=.9813 -.0343 126<=2.773 45<=3.807 -.01686 39<=.01724 .03607 -.009607 41<=.6346 -.03531 .008885 82<=3 16<=0 112<=0 90<=-4.909 -.01236 80<=0 46<=5.772 .04225 -.002084 .006621 -.01875 -.01278 -.01512
13<=-.61 -.04235 127<=3.584 115<=0 116<=0 121<=5.357 -.02912 127<=2.996 41<=.9277 .02386 -.01619 -.02034 121<=5.171 33<=.9307 48<=.1436 125<=0 .02376 -.01597 .0415 -.01862 123<=.6459 .009073 -.03043 .03751 3<=0 44<=1.61 .0008781 28<=4.86 .05876 -.01312 .002422
67<=.9313 24<=-.4199 -.02012 48<=.01672 19<=0 -.01734 .01871 132<=3.971 3<=0 .03775 -.003597 56<=.2412 .01705 -.02982 24<=.13 129<=0 39<=.3231 123<=.7812 .03754 -.01813 -.03028 27<=2.6 -.04949 .01026 58<=.7158 36<=.9665 134<=0 .03722 -.0176 -.01977 -.02038
25<=-.9499 101<=-2.769 121<=6.613 -.0468 .01356 48<=.1926 65<=-1.791 .005566 65<=4.407 -.03339 .01474 .01685 48<=.06464 30<=.02825 121<=6.394 121<=4.111 -.01662 6<=0 .02926 -.01479 -.01878 -.01239 8<=.1001 64<=5 121<=6.557 129<=1.792 .04073 -.01216 -.01281 -.004719 .0006484
73<=0 124<=2.891 45<=6.191 39<=.06909 44<=1.099 -.01117 .02718 132<=3.434 -.04101 66<=5 .01599 -.02166 65<=-3.332 -.01122 124<=2.398 .03483 -.006007 36<=.863 -.04248 .005566 120<=10.2 16<=0 103<=0 112<=0 45<=3.466 -.0002799 .04139 -.01497 -.02471 -.008648 -.02375
14<=.02858 44<=.6932 137<=.05715 .002616 -.0429 64<=4 40<=.8425 120<=8.495 -.01554 132<=3.971 65<=.6932 .04518 -.005213 67<=.6664 .03098 -.03526 121<=4.876 .00993 -.03805 137<=.07881 .002144 -.03656 3<=0 132<=3.584 65<=0 .03732 .0003154 67<=.7466 .02352 -.01788 -.01022
1<=1.099 90<=-.8199 -.04074 56<=.01822 -.02315 .007673 65<=-1.791 124<=3.402 39<=.8365 .03881 -.005815 -.0103 120<=9.883 62<=0 133<=0 .005697 39<=0 .008379 124<=0 .005047 -.05452 69<=8.421 71<=.9107 73<=0 -.0116 .01777 .0307 -.024 85<=7.588 -.003056 -.0517
13<=-.61 -.04189 127<=3.584 76<=-1.08 -.02266 123<=.5091 127<=3.045 58<=.107 -.0133 .02716 -.01025 23<=.3401 33<=.7562 48<=.05262 -.009854 -.04508 .01146 58<=.7948 .0229 -.02029 125<=1.099 60<=-1.098 -.01713 127<=4.683 44<=1.099 -.004523 83<=-5.199 -.01274 .05774 -.009331 -.01262
103<=0 122<=.4872 23<=.5501 60<=-1.098 -.03795 65<=-1.791 79<=.555 .03301 -.01557 41<=.7569 132<=2.08 121<=5.987 .01912 -.03063 121<=5.417 -.04565 122<=.206 -.02685 .01295 28<=.6932 -.01137 .02668 .02031 66<=5 121<=5.803 120<=8.456 .03934 -.02184 .06387 -.01381 -.048
16<=0 59<=.7751 73<=.1501 34<=.08537 45<=8.929 132<=3.092 .03321 .00253 28<=3.527 -.03786 .01402 137<=.06983 .01308 23<=.3701 93<=2.31 -.03572 .009482 .007067 123<=.812 129<=1.387 .03467 -.001754 -.0103 123<=.3865 .004808 93<=1.56 -.0391 .0008513 126<=4.111 -.0331 .009115
25<=-1.289 56<=.7143 67<=.6133 .00003105 -.03954 .008932 64<=4 40<=.8088 17<=.6932 104<=0 102<=0 56<=.9767 40<=.5393 107<=0 .04951 -.008 37<=.1177 .02749 -.008141 -.01347 -.01545 -.01976 -.01383 77<=.4247 -.02665 .01566 57<=2 67<=.6133 .002677 -.03243 .01252
59<=.7311 46<=2.709 65<=4.249 -.02068 .01912 11<=.2001 112<=0 16<=0 90<=-4.909 -.01226 6<=0 25<=-2.2 -.01163 126<=3.952 .03752 .001836 -.01747 10<=.6001 -.02519 .02084 -.02694 -.01877 67<=.9441 61<=0 .02632 127<=3.219 -.02065 .01213 90<=4.401 -.03699 .01239
137<=.1773 32<=1.61 60<=-1.098 -.01466 16<=.6932 129<=1.387 .04983 -.001835 -.0001089 55<=1.61 101<=1.371 -.0292 .009368 .01382 137<=.8007 60<=3.762 14<=0 100<=.5601 -.02694 .009725 .01005 132<=.6932 .009853 -.03946 129<=1.099 30<=.09644 .03303 -.01207 137<=.8655 .0114 -.0335
39<=.107 85<=8.506 23<=-.34 -.0134 66<=7 91<=5.677 53<=0 64<=7 2<=.1349 7<=3.934 .0006202 .04189 .0004461 -.009814 -.005201 -.01319 -.01383 67<=.9313 .01725 -.04491 26<=.71 53<=0 -.03543 -.005371 37<=.4243 98<=2.6 -.01906 .01711 67<=.9863 .03305 -.01399
3<=0 16<=0 28<=.6932 69<=7.764 89<=-.86 -.01903 129<=1.61 96<=-.2399 -.005932 45<=2.996 -.004698 .02852 -.01703 -.02529 10<=.5 83<=-3.109 -.01278 120<=10.53 103<=0 .04397 -.008968 -.007418 -.001045 98<=3.711 -.03428 .008681 105<=0 -.04583 117<=0 -.01249 .02129
96<=-.02999 -.02262 69<=8.421 116<=0 115<=0 24<=.77 83<=.35 39<=.6423 55<=0 75<=-2.24 -.01167 29<=.001973 -.00893 77<=.4247 58<=.1532 -.006451 .05328 -.009064 -.006845 -.02478 25<=-.3499 83<=2.37 -.04425 .001334 .004193 .02364 .02871 80<=1.946 .03059 -.001321 -.03345
83<=-.55 133<=0 56<=.0203 .001647 57<=5 .05467 -.00466 70<=.802 -.03078 .0116 66<=7 3<=0 25<=-.4199 83<=0 57<=0 74<=-.07999 .02066 -.02186 .03662 -.02106 45<=3.807 -.01017 .02151 19<=0 65<=-5.056 .01392 1<=4.008 -.0351 .006125 .01694 -.03529
13<=-.61 -.03112 102<=0 117<=0 14<=.06667 127<=4.419 36<=.09615 127<=3.219 65<=-2.302 .03558 -.008111 -.0246 28<=.6932 -.0366 33<=.4446 -.02154 .01511 .02042 .01683 122<=.4576 36<=.2644 32<=1.387 .01256 -.02308 21<=6 -.01153 .04364 79<=.3008 .07081 .008187 -.03227
89<=-.9499 -.03455 102<=0 104<=0 124<=1.61 66<=7 29<=.2407 .04493 85<=7.529 .01637 -.0301 -.01574 85<=7.588 99<=2.485 -.00814 71<=.1927 -.01575 106<=0 133<=0 99<=5.46 .04514 -.008417 .006947 27<=.58 -.01694 .01777 12<=0 -.02183 .007021 -.03672 -.03427
13<=-.7699 -.03154 104<=0 6<=0 40<=.634 76<=-.93 32<=1.61 .01169 -.02466 121<=4.111 -.02091 134<=0 46<=2.64 .007061 .04618 -.0002205 132<=3.762 86<=.8887 -.01914 85<=9.137 16<=0 8<=.125 .03466 -.003907 -.0134 -.02136 25<=-.87 .006243 -.03513 -.03813 -.03818
104<=0 90<=-4.4 126<=1.099 .01146 -.03398 85<=7.081 89<=-.4399 -.01301 84<=.7501 13<=-.7699 -.008166 .03003 122<=.4576 94<=4.044 -.02662 .01335 .02059 126<=2.485 38<=.7354 48<=.01846 -.01271 17<=1.099 .04152 -.008005 48<=.4835 -.02001 .01697 123<=.7285 -.02857 .002104 -.04251
85<=5.663 129<=1.61 40<=.6099 60<=0 -.01478 .04514 129<=0 .02816 71<=.9526 -.0261 .01626 -.02014 75<=-1.779 -.02788 132<=1.61 34<=.1033 .03813 -.00937 40<=.7045 1<=1.099 -.01663 68<=4.344 .04221 .004395 36<=.7688 60<=1.792 .009073 65<=-1.098 .003619 -.03914 .01402
66<=3 126<=2.996 123<=.254 33<=.1384 .03405 -.009842 23<=.3601 128<=.06225 66<=1 -.001345 -.04061 .01034 .01212 29<=.02278 .03826 36<=.5593 -.0186 .02087 62<=4.008 123<=.812 83<=2.37 73<=1.06 13<=.4001 -.04035 -.005856 .002804 .007087 .01676 101<=-2.289 -.01993 .01433
103<=0 125<=1.61 13<=-.7699 -.02481 35<=.9381 86<=.255 122<=.6287 -.02571 .008662 44<=.6932 62<=3.738 -.01199 .01865 120<=10.59 83<=.35 36<=.9792 .04693 -.01102 28<=.6932 -.008483 .02885 -.02167 120<=8.732 .009685 90<=1.76 -.04252 .007518 79<=.3008 .000396 -.03437 -.043
94<=4.455 62<=-1.609 27<=3.27 28<=3.527 -.04444 .01425 .0243 46<=2.945 126<=3.807 63<=0 67<=.4618 -.002218 -.04136 .001918 .009521 122<=.4872 27<=-.3899 133<=0 .0245 -.01021 117<=0 28<=3.829 57<=3 -.02946 .003901 .01087 .009831 .03075 74<=-1.07 -.01553 .01872
120<=9.485 45<=6.103 129<=0 126<=2.773 45<=4.026 -.02891 .007866 .03229 62<=3.259 120<=7.922 .002325 120<=9.41 -.03498 .01142 .004267 26<=1.121 65<=-1.791 32<=1.61 .01454 -.02001 62<=4.771 .03572 -.009009 -.009756 132<=3.434 98<=1.77 69<=7.855 .007701 -.02992 .02607 -.04131
123<=.5461 16<=0 103<=0 59<=.1028 -.01512 26<=1.121 74<=-1.86 -.01565 26<=0 -.002824 56<=.9299 .03586 -.01155 -.01032 -.03551 126<=4.344 -.02396 .01173 41<=.7569 61<=1.946 .01203 26<=1.241 127<=2.198 -.00158 -.05617 .0009625 39<=.03624 54<=0 .0308 -.00936 -.01519
96<=-.55 48<=.09353 -.03561 .00535 120<=9.316 45<=3.584 -.01424 55<=1.61 86<=.3463 -.004796 26<=.89 73<=-.66 -.005024 120<=8.266 25<=-.7799 -.02083 .02663 .04483 124<=1.387 -.02116 .01779 49<=2.08 -.03144 .01702 41<=.668 48<=.02016 .001439 43<=1.491 -.05057 .0009568 .008832
64<=6 124<=1.387 66<=7 11<=.7501 .03897 -.01293 -.008136 44<=2.398 66<=8 40<=.774 120<=9.377 -.01927 .02316 -.02935 .01681 120<=10.59 68<=3.807 -.01631 8<=.1112 .02976 -.006425 -.02891 79<=.0879 -.04175 66<=5 72<=1.792 .03282 -.01373 129<=0 .01486 -.03639
24<=0 122<=.8393 122<=.09138 .01382 14<=.1001 32<=1.946 41<=.5937 121<=5.987 25<=-.62 -.02547 32<=.6932 -.01237 48<=.03519 -.0074 .03495 .02276 -.0217 48<=.7142 -.03827 .008661 .01054 .04 49<=2.485 85<=6.908 .01755 56<=.7143 -.01657 .01696 50<=6.341 .03888 -.00503
60<=0 21<=17 19<=0 -.03927 .002909 .01324 133<=0 71<=.9526 93<=-1.08 .04554 73<=-.5899 -.02543 16<=1.099 .02429 -.009485 60<=4.175 69<=5.606 -.01702 101<=1.371 .0312 -.008302 -.02884 71<=.9452 27<=1.38 14<=.125 129<=0 -.001374 -.04496 .003141 -.0007198 .02447
137<=.2058 127<=2.565 6<=0 .03677 -.01385 124<=1.099 43<=-.1 .01137 -.04206 84<=0 76<=-.81 -.002035 124<=2.773 .05114 .0006966 -.01644 59<=.4795 12<=0 60<=2.198 -.02531 1<=2.08 .02229 -.01882 .02861 44<=3.092 132<=1.946 -.005108 -.03998 124<=3.434 .03117 -.02326
75<=-1.779 -.02396 16<=0 34<=.07284 60<=4.095 80<=2.398 .03735 -.006249 35<=.8238 124<=1.099 -.01205 .03052 41<=.7394 137<=.106 .006128 -.04792 .008883 137<=.06983 .0205 64<=0 55<=1.61 38<=.7997 .02838 -.008677 -.0133 60<=5.044 62<=3.738 -.04237 -.001112 .01648 -.01286
39<=.07566 124<=4.291 109<=0 122<=.194 121<=4.111 -.0104 35<=.8029 .03466 121<=5.46 .0189 -.02098 121<=6.114 .001812 -.03581 90<=1.89 .04594 -.001654 -.0301 122<=.4414 23<=.7501 21<=17 -.02899 .004394 .008096 26<=.4601 80<=3.045 -.02893 .01776 48<=.05262 -.0008895 .04153
67<=.9313 83<=-.4199 126<=3.872 .01156 120<=9.903 .05324 -.008629 126<=3.296 39<=.003811 .02695 -.003578 55<=.6932 122<=.119 .01381 25<=-.3 -.04739 .0007244 .01261 83<=3.711 61<=-4.997 .02322 19<=0 128<=.2938 23<=.3601 85<=4.883 .001045 -.04605 -.006007 .007653 .007518 .02646
1<=1.099 94<=2.891 -.02766 .005072 109<=0 78<=.6085 34<=.02774 23<=.3401 123<=.6459 -.00232 -.03055 58<=.7795 .02238 -.01991 62<=-1.609 -.01514 8<=.07408 1<=1.387 -.007325 .03498 46<=3.642 .02064 -.009377 -.02471 39<=.2636 .04049 26<=.04 -.01897 26<=.6701 .02835 -.01067
137<=.06182 61<=1.946 -.009754 42<=2 -.008671 .0467 59<=.5011 46<=2.668 -.01832 137<=.106 132<=2.709 .01062 -.03097 119<=0 24<=-.62 -.009824 .02078 -.02125 123<=.322 123<=.08929 -.02004 76<=-1.57 -.008184 .03168 132<=2.709 129<=0 30<=.07592 .02698 -.01064 -.01927 -.04193
137<=.06983 86<=.01887 .0507 62<=2.398 -.0102 .02486 39<=.6423 126<=2.303 39<=.007708 .03329 .001707 125<=.6932 38<=.7997 53<=0 63<=0 122<=.3447 .01255 -.01934 126<=2.485 -.0102 .04388 26<=.59 .01592 -.03524 -.02156 125<=3.714 24<=.4001 -.03855 .004463 .01131 -.03258
137<=.044 122<=.3682 -.0211 26<=.3401 -.00344 26<=.9801 .05678 -.004214 62<=-1.609 -.02978 85<=8.506 49<=2.565 137<=.1773 66<=3 -.00611 49<=2.08 .03033 -.009103 79<=.3319 -.03304 117<=0 59<=.4579 .005519 40<=.5128 .01285 -.03429 .02733 40<=0 -.01659 .02902 -.02677
109<=0 21<=14 41<=.518 62<=4.318 -.02882 -.0005184 93<=-1.08 .01767 12<=0 37<=.03497 .004978 -.03127 .00589 114<=0 .01973 122<=.1265 .02328 -.02318 64<=4 21<=12 74<=-1.37 -.00735 102<=0 120<=10.59 .05858 -.008302 -.006245 -.004501 21<=13 -.03508 .01271
89<=-.4399 -.02211 125<=1.61 85<=7.529 96<=-.4199 -.009383 66<=7 101<=1.92 64<=7 102<=0 .03445 -.009911 -.005598 125<=0 -.01191 54<=0 .02943 -.01064 -.005629 40<=.634 25<=-1.22 -.01291 .02398 12<=0 -.03614 -.002146 125<=2.485 -.03698 28<=3.045 .01214 -.02249
86<=.01274 80<=2.891 129<=1.61 .04363 -.01076 -.009834 16<=.6932 105<=0 21<=18 55<=0 5<=0 -.02742 .01548 44<=1.099 -.01402 27<=.7201 .02966 -.007545 .0303 23<=-.49 -.01408 44<=3.259 101<=-1.059 124<=3.179 .03582 -.009552 45<=5.177 .008613 -.01504 .02899 -.02377
103<=0 120<=8.732 39<=.09392 44<=.6932 .0002363 .03865 85<=6.843 94<=2.565 -.009413 .02366 -.02369 40<=.8425 120<=9.186 132<=3.689 126<=1.61 .01221 -.03365 120<=8.959 -.01151 .02787 132<=4.683 75<=-1.779 -.008123 .02921 -.01658 121<=4.977 .01041 39<=.04596 -.04169 -.0012 -.04365
85<=6.783 60<=-1.098 -.0269 59<=.6871 97<=0 57<=3 .02926 -.002066 .0005736 132<=3.333 65<=0 .005359 -.02723 44<=2.565 .02597 121<=6.178 -.0296 .01504 26<=.4001 -.02648 132<=2.64 121<=5.987 95<=.8821 .02851 -.009761 -.01359 26<=.6701 .01028 34<=.02774 -.03921 .002017
43<=.35 64<=5 127<=2.398 127<=2.08 .01552 -.01855 124<=3.333 46<=2.037 -.01066 75<=-3 -.006558 78<=.6001 .04918 .003111 -.00396 73<=0 -.02209 .009927 127<=2.398 39<=.033 .03071 -.004628 127<=3.584 71<=.4895 .01293 43<=2.481 -.03271 .004648 132<=3.584 .02189 -.01164
40<=.8321 62<=3.638 129<=0 72<=1.792 .03528 -.01302 126<=1.946 41<=.7394 .02343 -.01031 44<=3.556 43<=3.27 -.03053 .008631 41<=.4639 -.01399 .03143 102<=0 16<=2.773 .03021 -.01225 -.02092 120<=8.732 10<=.5 .0211 -.01256 90<=.7201 -.002901 43<=1.491 -.04874 -.007381
103<=0 6<=0 89<=-.6899 -.01721 112<=0 44<=3.971 65<=-2.944 77<=.1308 93<=-5.199 -.005582 .04559 .002064 36<=.4871 42<=2 -.02138 105<=0 66<=8 -.01112 .02256 .02036 2<=.1349 65<=0 .03706 -.007041 -.005333 41<=.803 -.02135 .01578 -.02577 -.03539 -.03728
102<=0 124<=1.792 66<=5 69<=5.417 64<=1 -.004359 45<=2.996 -.008673 129<=1.792 73<=-.5899 .001498 .06722 -.007365 .005729 -.01917 55<=0 37<=.08929 132<=3.762 .02182 67<=.8506 .0162 -.02678 -.009465 66<=14 28<=.6932 -.03156 83<=.59 -.02274 .01178 .02101 -.03313
13<=-.61 -.02514 104<=0 6<=0 123<=.5882 28<=1.61 123<=.07342 67<=.9409 .009368 -.02645 22<=-.8799 -.01017 26<=.89 .03738 .003677 55<=0 -.0223 .02176 78<=.5028 66<=14 25<=-.33 -.02506 .003087 .01963 78<=.6085 .0286 7<=5.56 -.02281 .02034 -.02684 -.03189
67<=.6133 123<=.06116 -.02595 56<=.005138 -.0007976 25<=-.66 .04391 .00298 127<=3.714 121<=4.92 48<=.1208 -.006908 .02496 60<=-4.99 .02376 41<=.668 98<=2.131 126<=1.61 .006287 -.04667 -.002531 126<=2.64 -.02615 .004125 67<=.9863 67<=.8881 -.0001164 26<=1.121 .04587 -.01267 -.0118
96<=-.2399 -.01685 90<=.4301 60<=2.198 121<=6.029 46<=3.742 -.03212 .007 .02391 125<=0 .03711 121<=5.417 -.01998 .01598 132<=3.259 39<=.02994 121<=5.714 .03236 -.01252 44<=3.092 65<=-1.791 .013 -.02268 .02001 37<=.02493 78<=.1138 -.002645 -.05263 39<=.1379 .01632 -.01397
40<=.6214 64<=4 132<=2.834 64<=0 .02029 -.01342 .03211 40<=.2051 99<=1.61 .0107 -.02972 .01483 127<=2.198 .01772 40<=.7987 39<=.107 .01554 23<=.3701 -.03536 .008556 66<=6 12<=0 0<=3.434 -.007978 -.05509 60<=3.179 .01342 56<=.7143 -.03924 .007903 .00494
104<=0 85<=7.529 96<=-.02999 10<=.1579 .01525 132<=3.638 -.02399 .008547 61<=-.6931 -.003851 79<=.008653 -.0125 40<=.774 .02995 132<=3.497 .01909 39<=.033 -.02947 .0122 99<=1.61 .02795 67<=.9313 126<=1.61 .01884 109<=0 36<=.4871 -.03242 .005578 .0133 -.02826 -.03541
122<=.5324 78<=.6001 82<=3 82<=0 -.02036 129<=.6932 25<=-.75 64<=5 46<=5.261 -.02328 .01542 .01686 53<=0 .0281 -.00386 46<=3.942 .006057 -.01577 -.02289 77<=.1308 -.0007983 -.03568 41<=.8917 134<=0 13<=-.68 -.01008 58<=.1532 -.009569 .04226 -.009193 -.01673
137<=.2058 102<=0 134<=0 126<=2.834 49<=2.485 -.009468 .02263 82<=4 125<=1.792 .04286 .002519 -.005641 67<=.6664 .01155 -.02739 -.02846 137<=.6689 14<=.1516 74<=.3701 29<=.007109 -.004827 1<=3.611 -.04827 60<=3.434 .02114 -.03275 .008387 .009854 78<=.3844 -.0149 .02143
20<=0 -.02713 69<=8.2 103<=0 61<=-.6931 -.01107 120<=10.59 90<=0 75<=-2.109 -.007151 92<=-.67 -.001518 74<=-1.179 -.001442 64<=9 .04099 -.003852 17<=.6932 59<=.5229 .01828 64<=1 127<=3.092 -.02101 .008056 .01128 -.01962 -.02246 -.03035 47<=.02859 -.03401 .01149
46<=3.834 16<=1.61 96<=-.02999 -.01176 6<=0 65<=-3.784 -.001047 44<=1.099 .004525 82<=3 .03422 -.002018 -.01749 -.02114 12<=0 40<=.8211 -.01292 87<=3.219 -.002992 -.06116 16<=0 82<=2 20<=0 -.01375 .02392 67<=.8653 .01327 49<=3.136 -.02597 .01318 -.02834
83<=-.6899 43<=-2.43 -.018 97<=0 110<=0 64<=9 .03787 -.004018 -.01173 -.003827 121<=4.92 10<=.2001 22<=.35 .0345 -.01104 41<=.6346 .01434 -.01795 115<=0 41<=.7569 90<=-3.039 .01683 113<=0 -.03194 .01015 39<=.03624 .01738 88<=.1233 -.0249 .01111 .01864
19<=0 16<=.6932 45<=8.929 62<=1.099 66<=3 123<=.1483 .0201 0<=5.425 -.02535 .01245 -.02822 66<=9 129<=0 36<=.5593 -.02543 .006568 93<=-.92 -.01094 106<=0 98<=.6001 .0115 -.01359 .02223 .02237 27<=1.571 -.04203 .007738 27<=4.441 -.03466 .01029 .01011
127<=3.584 74<=-.07999 83<=2.37 19<=0 82<=5 14<=.06667 -.03527 -.002438 .009937 .009738 .02019 105<=0 64<=1 132<=4.407 132<=1.099 .007414 -.02548 .01302 1<=1.099 -.02045 .01691 1<=1.387 127<=2.565 .01775 -.01702 .02474 55<=3.179 83<=-6.099 -.01118 .0254 -.01613
121<=4.111 46<=4.711 -.04109 .006027 79<=.04357 126<=1.792 .01636 -.02754 127<=3.584 133<=0 127<=2.773 40<=.8896 34<=.8558 .02804 -.007062 -.01623 121<=4.977 .01661 26<=1.17 -.02147 .01055 25<=-.6999 -.02557 78<=.2851 -.01026 .01645 26<=1.03 40<=.8508 .03189 -.004734 -.008466`;

/** Each block again, with what the first forest says of those around it. */
export const SECOND_FEATURES = `chars words linked links anchors bold button wordChars punctuation commas upper digits ends wordScore titled
copyright copies earlier money heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingOpening openings lowestOpening candidate1 candidate2 candidateAbove slug slugParts headingLevel
headingLabel headingLinked sectionChars sectionPlain before1Chars before1Linked before1Words before1Label
before2Chars before2Words before2Label after1Chars after1Linked after1Words after1Heading after1Label
after2Chars after2Words after2Label in_nav in_footer in_aside in_main in_article in_form in_table in_ul in_ol
in_dl in_figure in_blockquote in_section in_h2 in_p in_li in_dd in_figcaption pageChars pageBlocks pageLinked
pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1 pageImages
isArticle isProduct isForum isList topShare score scoreBefore1 scoreAfter1 around2 around5 around15 box0 box1
box2 box3 box4 box6 tenth quarter path section scoreEarlier scoreLater passed sinceSure untilSure overThreshold
pageScore inBest bestSteps afterBest bestF1 pageHighest`;
export const SECOND_BIAS = -0.574;
export const SECOND_TREES = `152<=.4827 152<=.1451 49<=3.892 -.09847 -.01237 127<=4.511 165<=.7334 44<=3.829 .03133 -.0171 19<=0 -.03915 -.005066 .0325 138<=.8104 127<=4.683 16<=1.61 22<=-.54 -.0001557 138<=.4741 .0121 .08898 -.004147 -.01049 61<=6.25 .1662 .00181
138<=.4741 138<=.1407 62<=-5.159 164<=.6079 .02111 -.03099 -.09634 159<=-.03343 28<=3.829 -.0337 .01172 28<=1.946 .02508 -.01845 138<=.7096 74<=-1.509 -.009793 .05689 104<=0 6<=0 118<=0 123<=.02745 .004503 .1489 .00525 -.002962 -.006739
152<=.4827 152<=.1451 -.09239 159<=-.1835 165<=.889 .003671 -.04305 44<=2.198 16<=0 .02173 -.01161 65<=3.785 -.03119 .0142 138<=.7647 154<=.8761 16<=1.61 .0715 -.003561 -.01104 11<=.2942 37<=.9679 120<=10.59 .1392 .006613 .001078 -.002266
138<=.4741 138<=.1407 16<=4.144 -.08728 .0007375 138<=.3357 126<=4.344 -.03662 .001646 98<=-.18 -.01216 .01814 138<=.8511 11<=.2001 119<=0 138<=.5829 40<=.8896 .03401 -.007197 .08002 -.00969 74<=-1.37 -.02615 .01832 65<=-5.056 .003584 .1301
152<=.4827 152<=.1451 152<=.05962 -.09064 122<=.8393 -.05751 .01628 69<=4.853 160<=.3259 .03876 -.009705 152<=.3247 -.03103 -.00186 138<=.7647 152<=.8887 119<=0 .05783 -.009747 -.01005 11<=.2001 85<=9.944 104<=0 .1168 -.003256 .001261 -.00002619
138<=.4741 138<=.1407 157<=6.085 39<=0 143<=.02087 .02272 -.02944 -.08377 .009163 138<=.2993 -.03105 32<=1.61 .01289 -.0188 138<=.7096 46<=5.772 22<=-.8799 -.007128 .04727 -.007308 118<=0 104<=0 121<=7.11 .1076 -.00009391 -.0009573 -.001001
159<=-.03343 152<=.124 163<=5.38 -.08419 .001403 -.03015 152<=.6107 114<=0 161<=0 -.01111 .04209 121<=4.977 .02002 -.01992 85<=9.535 124<=4.383 119<=0 6<=0 104<=0 .1016 -.003356 -.002673 -.006354 .007436 4<=0 .02129 -.02915
138<=.4741 138<=.1024 65<=6.227 -.08079 .006727 159<=-.1835 32<=4.805 -.03516 .01233 44<=4.344 79<=.2294 .01769 -.005473 -.02509 138<=.8511 56<=.9767 138<=.5829 .01645 85<=4.585 109<=0 .0195 -.01518 61<=-3.688 -.005199 .05825 -.00666 .1027
138<=.3796 138<=.08714 126<=4.344 -.08127 137<=.044 .02018 -.02737 123<=.3589 115<=0 61<=3.932 -.02007 .01571 .02325 -.03773 138<=.7096 28<=2.565 90<=2.12 .0352 149<=.6026 -.01737 .02035 -.01295 6<=0 120<=10.59 .09264 .002375 -.009182
159<=-.03343 144<=.09043 39<=0 .005726 -.07821 32<=4.522 -.03328 .01196 144<=.8524 144<=.5924 44<=2.64 .02032 66<=2 41<=.3778 -.01216 .03403 -.02392 136<=0 124<=4.383 .04996 -.005004 -.007076 65<=-4.919 .001264 111<=0 .09118 -.001789
138<=.3357 138<=.08714 62<=-5.159 -.004738 -.07711 69<=1.946 .01228 14<=.3001 -.03226 .003414 144<=.658 123<=.5461 28<=2.565 .03795 -.009706 -.003133 6<=0 16<=0 121<=6.557 .08384 123<=.6105 .02947 -.01545 0<=4.455 .03221 -.009238 -.004815
161<=0 139<=.1202 -.07299 164<=.7012 .009704 -.04465 142<=.7095 25<=-.4399 43<=.35 158<=3.932 17<=0 74<=-.7799 -.008019 .03585 -.01366 -.02423 -.02373 .03308 2<=.3637 45<=4.144 .008986 4<=0 36<=.009208 -.002885 .0809 -.01122 .001735
159<=-.03343 144<=.05888 -.07518 14<=.1897 162<=0 -.01683 -.0468 .001862 144<=.8136 11<=.2001 27<=-2.829 -.01415 112<=0 103<=0 125<=.6932 162<=0 .04622 -.0008086 .009017 -.01472 -.01618 -.01524 85<=9.535 121<=6.557 .08265 -.003569 -.0007951
152<=.4827 152<=.1052 71<=.9978 -.07131 .01001 162<=0 19<=0 150<=.295 .01007 62<=4.585 -.02612 .006016 .02089 -.03854 144<=.8826 45<=8.929 152<=.6785 67<=.9313 16<=.6932 .03232 -.009625 -.005509 .04871 1<=2.303 -.03292 .01503 .08144
152<=.4827 159<=-.3027 14<=.5 16<=2.303 -.07086 159<=-.702 .03026 -.03196 -.009646 86<=0 .02817 30<=.6985 158<=2.709 .006892 24<=-.6899 .01182 -.02355 -.04107 144<=.8524 16<=.6932 120<=10.59 163<=2.303 .04099 -.01295 -.007787 -.004002 .07608
145<=.3979 145<=.06425 16<=2.303 -.0707 0<=2.834 -.02892 .03382 137<=.044 .01103 -.03183 141<=.7504 123<=.6181 162<=0 114<=0 .04659 .01079 -.008124 -.0003269 2<=.6957 119<=0 65<=-4.543 -.004667 16<=0 .07231 .01361 -.01472 .002395
161<=0 39<=0 .004566 141<=.09281 -.06797 -.0324 141<=.8942 146<=.2398 -.0185 12<=0 137<=.2058 57<=4 .03327 -.004654 121<=6.092 151<=.5962 -.02236 55<=0 .03085 -.008704 -.02667 .04425 2<=.3637 11<=.1429 .07402 -.001647 -.005876
159<=-.03343 138<=.06575 16<=2.303 -.06842 123<=.168 .03374 -.02516 129<=0 164<=.8994 .02899 -.0199 14<=.25 -.03356 .01114 138<=.8511 67<=.9993 11<=.2942 123<=.6181 .04225 121<=6.502 .02114 -.02512 -.004608 164<=.7694 -.0215 .0222 .06937
159<=-.03343 145<=.06425 16<=2.303 -.06753 60<=-4.99 .0298 -.01809 129<=0 165<=.9596 123<=.254 -.01279 .03546 -.02171 -.03194 145<=.6568 .005491 12<=0 46<=4.359 .04235 67<=.9863 .01696 -.03106 16<=0 112<=0 .06731 -.009073 -.008582
138<=.2565 138<=.06575 16<=2.303 -.06677 60<=-4.99 .02801 -.02484 157<=4.645 -.02411 .02354 138<=.8823 16<=.6932 78<=.6085 21<=24 112<=0 161<=0 -.002273 .03601 -.01626 -.0152 73<=-.07 -.03305 .01096 -.01884 68<=4.788 -.008783 .06938
138<=.3357 138<=.04995 -.06679 154<=.2051 25<=-.6999 46<=2.477 -.01004 .03252 -.01939 120<=7.922 .004347 -.03038 138<=.8511 44<=4.249 104<=0 163<=1.792 119<=0 29<=.3527 .02854 -.0001902 -.01608 -.01501 -.0223 133<=0 -.03224 .01404 .06267
161<=0 141<=.1588 71<=.9978 -.06086 .01606 160<=.3695 .00579 -.03485 16<=0 25<=-1.019 12<=0 -.01285 25<=-1.94 -.01167 .03426 45<=4.277 .01002 156<=.9339 107<=0 35<=.9666 .06077 .0176 -.00005582 .01007 19<=0 -.02385 .01486
152<=.3677 159<=-.3337 71<=.9978 -.05976 .009984 120<=9.903 121<=5.553 123<=.6181 -.02649 .01548 64<=9 153<=.2954 .04455 -.007304 -.02642 -.03426 138<=.9275 132<=3.296 66<=7 .03622 -.003339 123<=.6181 41<=.3257 -.00304 .03323 -.01903 .06753
145<=.5367 145<=.06425 -.06277 160<=.2259 .01002 25<=-.05 -.02646 .00056 11<=.2001 28<=.6932 148<=.665 -.00181 123<=.628 .03782 132<=3.762 .01423 -.02081 132<=3.913 2<=.6957 123<=.9021 .06037 .004051 .002218 21<=10 .02297 -.01286 -.02353
138<=.221 138<=.05719 71<=.9978 -.06006 .0179 165<=.928 -.004987 -.03261 138<=.8511 165<=.9387 23<=-.8199 -.01968 66<=7 129<=1.792 .03834 -.01163 -.01059 53<=0 40<=.6628 .01764 164<=.9142 -.02649 .008388 -.0302 164<=.7012 -.003055 .05846
152<=.3247 152<=.05962 71<=.9978 -.0606 .01645 154<=.2363 25<=-.7799 24<=-.6899 -.01295 .0361 -.01709 158<=3.762 -.00532 -.03927 138<=.8823 11<=.2001 158<=3.179 54<=0 .02933 .002285 -.004966 -.02255 164<=.8728 129<=.6932 -.009298 .03183 .06214
138<=.5829 138<=.04995 71<=.9978 -.05971 .01829 155<=.07836 -.03353 19<=0 127<=4.511 149<=.3516 130<=0 .01423 -.01288 -.01774 78<=.06628 .03206 -.01035 .01471 138<=.8823 22<=-.009999 -.01187 78<=.6001 .02867 49<=2.709 .01471 -.01832 .05741
152<=.4827 152<=.05144 14<=.6667 -.06328 .002872 14<=.1516 41<=.1562 161<=0 -.01428 .01861 -.02531 13<=-.03999 -.01203 .023 144<=.9276 126<=3.785 123<=.9021 82<=4 .02938 -.005884 -.01298 67<=.9351 155<=.6037 -.02855 .008127 .02281 .06142
152<=.1451 162<=0 -.01635 -.05616 152<=.9276 43<=1.831 83<=-.4199 43<=-1.23 -.01318 .02498 21<=11 127<=4.683 162<=0 .01531 -.01859 -.0343 64<=3 149<=.8206 -.0488 .005609 -.002204 126<=3.638 .03172 -.005153 13<=-.2599 -.005034 .0576
159<=-.2935 138<=.04995 -.05785 -.01942 138<=.9416 43<=-2.43 -.03092 11<=.1429 156<=.9339 69<=8.421 17<=.6932 165<=.9696 102<=0 126<=4.431 .03634 -.009134 -.01667 153<=.6838 -.02401 .01992 -.008743 -.01532 -.009357 145<=.3071 .01345 -.02478 .05999
161<=0 159<=-.3027 14<=.5 -.05621 .008879 40<=.1404 -.02985 .006443 116<=0 149<=.716 83<=-.4199 .02488 64<=1 143<=.8237 -.04166 .007541 149<=.6026 22<=.3401 -.02154 .01786 .02083 159<=-.03343 -.005008 .03598 4<=0 .04579 -.02794
138<=.7647 138<=.04995 121<=6.029 -.05639 120<=9.449 .03576 -.0256 67<=.9694 67<=.7695 61<=4.19 158<=3.892 -.005058 -.03635 .02056 123<=.254 60<=1.792 -.01243 .05074 -.002695 48<=.0719 -.001784 -.04615 138<=.9416 85<=7.655 .02621 -.006307 .05444
146<=.2398 49<=3.892 91<=1.099 .008366 146<=.05506 -.054 -.02249 .01657 140<=.9274 125<=1.387 120<=10.59 17<=.6932 165<=.9614 .03098 153<=.6488 -.02458 140<=.4822 -.003839 35<=.9666 .03551 -.01269 -.0154 -.02154 1<=2.398 -.02867 .004694 .04658
152<=.1451 164<=.4751 26<=.3401 -.02365 .03587 -.04709 144<=.9417 154<=.516 26<=.9801 158<=4.277 103<=0 .03145 -.01652 -.01839 -.008637 148<=.7566 123<=.628 26<=.76 -.01367 .02497 123<=.7513 -.0509 .002927 164<=.8573 -.01903 .0181 .05306
152<=.5387 152<=.07881 24<=.13 -.05109 .0001005 127<=3.584 165<=.6778 .01984 37<=.9954 -.02113 .01776 .01465 152<=.9425 121<=4.92 .03674 121<=5.357 43<=.35 .01759 165<=.9654 -.045 .008825 11<=.06897 .02293 -.01363 70<=.8532 -.007766 .05137
152<=.07881 126<=4.111 -.05101 123<=.276 .04192 -.01546 152<=.9276 16<=.6932 165<=.9097 150<=.5339 .002676 .04214 37<=.01166 -.02057 124<=2.08 45<=5.494 .0008412 .03841 152<=.6785 -.01955 45<=8.929 .02322 -.01831 -.02119 51<=.2023 .04842 -.01695
159<=-.348 158<=4.998 -.04713 159<=-.5502 .03649 -.0174 144<=.9417 85<=9.137 60<=0 -.01818 68<=7.485 16<=0 158<=3.333 .02598 130<=0 121<=5.628 -.005328 40<=.5393 .048 -.006614 -.01444 24<=-.01999 .01704 -.01733 -.02334 -.03559 .05137
144<=.8826 144<=.04506 -.04884 73<=-.5899 154<=.1417 .01036 55<=2.565 -.0375 .01033 137<=.06182 61<=1.946 -.002653 .03233 127<=4.318 69<=5.314 -.03414 155<=.1997 -.02236 121<=6.502 .008968 -.02639 .02635 60<=4.095 .04788 144<=.9276 -.01835 .02193
162<=0 144<=.9276 114<=0 40<=.634 107<=0 60<=2.198 -.004281 .04145 -.0168 153<=.5673 129<=0 .01851 -.02945 .01602 120<=9.346 .006104 67<=.7695 .01466 132<=3.434 .002174 -.04634 .04416 14<=.06667 60<=-4.99 .009396 -.04844 -.008054
145<=.1947 24<=.13 145<=.0562 -.04793 -.01694 24<=.3301 .02681 -.01714 141<=.9391 126<=3.611 11<=.1429 156<=.6783 46<=2.945 -.004536 .02552 -.002336 -.0181 26<=.3601 .01731 126<=5.011 65<=-1.098 -.0007452 165<=.982 -.04337 .009093 .01736 .04441
152<=.07881 60<=-5.241 .01035 -.04447 152<=.9276 43<=.24 41<=.3778 141<=.6102 -.01456 .01499 165<=.9696 .03955 -.004716 134<=0 105<=0 42<=4 60<=3.664 -.002514 -.04166 .005743 53<=0 .01838 -.01161 -.03142 81<=1 .04642 -.001254
138<=.8104 138<=.01767 -.04503 164<=.4751 43<=-1.23 -.02251 26<=.3401 -.01259 .05856 163<=0 123<=.07342 126<=.6932 .01678 -.03946 54<=0 58<=.2782 -.01459 126<=2.773 .02994 151<=.5683 -.01727 .01524 -.01708 -.03605 138<=.9416 .01812 .04749
159<=-.1466 144<=.05139 71<=.9978 -.04508 .01992 66<=4 -.02256 163<=0 .02492 -.01377 144<=.9276 160<=.3259 66<=7 .036 -.008152 149<=.7388 137<=.2058 123<=.276 29<=.02278 -.02498 .01215 .01892 160<=.5793 -.001248 -.0392 .01616 .0402
145<=.1947 160<=.1786 121<=5.987 -.02062 101<=-5.739 -.01225 .05148 145<=.06425 -.0466 -.01154 16<=0 116<=0 121<=4.111 -.02191 53<=0 85<=7.794 .02171 -.008418 -.007154 156<=.6783 126<=3.785 .04074 .002071 10<=.3334 .01532 -.01468 -.01186
161<=0 14<=.06667 -.0411 -.00684 12<=0 46<=3.834 16<=.6932 90<=-3.849 -.009025 122<=.03014 -.01054 .02576 122<=.1547 .01135 -.02144 165<=.9387 .005135 26<=.78 -.04419 -.003243 16<=0 59<=.4795 .04206 10<=.2942 .0234 -.01009 -.01202
147<=.01757 -.0428 156<=.9101 164<=.8965 71<=.6456 164<=.6785 26<=.04 -.00591 .03645 29<=.01901 -.01787 .01222 32<=1.387 .001901 106<=0 -.02435 .006385 35<=.9666 50<=1.387 .002219 .04114 -.008884 161<=0 -.03145 41<=.7569 -.01841 .01505
152<=.124 57<=3 -.03974 .002636 152<=.8298 120<=10.53 82<=4 119<=0 103<=0 158<=4.544 6<=0 155<=.09784 -.002665 127<=2.08 -.002 .02623 -.01458 -.01446 -.01941 -.01906 -.01618 -.02415 80<=0 38<=0 -.008362 .04083 .00666
145<=.03713 -.04307 145<=.9412 14<=.02858 109<=0 129<=.6932 66<=4 160<=.5886 21<=9 .0008588 -.036 .01309 67<=.9932 .02577 -.01014 151<=.2551 .009355 -.03 106<=0 -.001157 .03557 165<=.9696 .01735 145<=.8658 -.02135 .01624 .03722
138<=.9538 138<=.04995 -.03829 83<=0 125<=0 40<=.1404 24<=-.4499 .03012 -.01654 .02411 -.004954 83<=2.37 21<=9 .003153 160<=.336 .008683 160<=.7198 135<=0 26<=1.55 -.04996 .006307 .007266 .004261 67<=.832 -.01227 .02558 .04176
159<=-.3741 -.03585 141<=.9505 79<=.3008 121<=6.092 143<=.08063 -.02129 164<=.6079 .02706 121<=5.653 .009535 -.01733 .04476 132<=3.556 74<=-1.07 93<=-.1599 .01051 -.03559 85<=4.883 -.02008 22<=-.009999 -.009448 .01931 160<=.2053 .01167 -.02139 .03684
144<=.9538 165<=.9541 144<=.03945 -.02895 126<=3.296 17<=.6932 13<=-.86 -.01059 .02699 -.01661 51<=.06494 132<=3.092 .009916 -.02673 120<=8.915 -.01314 .03645 65<=-5.187 .024 144<=.8826 13<=.53 -.03712 -.004697 165<=.9654 -.01987 .01821 .04353
144<=.9417 102<=0 156<=.8834 165<=.8445 66<=8 87<=1.946 -.01 .03367 -.01568 160<=.7198 126<=3.296 160<=.5645 165<=.9696 50<=5.124 70<=0 -.009493 .03755 -.006102 -.02073 -.02448 -.02162 .01779 165<=.928 -.0008268 -.03229 -.04248 .03736
139<=.03306 14<=.5 -.03877 .01766 44<=3.259 16<=0 165<=.9497 120<=10.1 45<=4.277 .001341 .02742 -.01189 132<=2.198 165<=.9872 .02417 -.0143 120<=8.607 .009508 -.02472 -.0152 120<=10.59 64<=5 132<=5.088 .05133 -.01264 -.01394 -.02368
147<=.04325 -.03086 16<=0 110<=0 12<=0 83<=0 165<=.9654 60<=1.099 -.006038 .03164 -.01309 120<=9.219 34<=.04754 .003806 -.02914 .007053 158<=3.892 69<=8.421 .03437 -.006724 -.001916 83<=.59 -.04007 .01047 127<=4.159 -.02013 .02002
13<=-.61 -.0311 141<=.9391 126<=4.111 75<=-.97 67<=.7943 .002316 -.02441 114<=0 123<=.3865 49<=1.387 -.001831 79<=.0233 -.007093 .04499 2<=.1349 .007374 -.01978 126<=1.792 .01737 -.01657 79<=.3008 123<=.276 .0631 -.002762 -.003703 .03434
162<=0 16<=0 85<=9.31 23<=-.8199 -.01506 124<=4.383 22<=-.17 .0006375 .0283 -.00951 67<=.9351 .01307 -.03063 132<=1.387 .01922 141<=.3031 .008972 -.02305 163<=-5.22 64<=5 .03858 -.01195 165<=.928 124<=2.198 -.02024 .01924 -.03608
25<=-1.419 -.02672 140<=.9274 122<=.5118 130<=0 151<=.8363 145<=.04847 -.0149 .02235 -.01877 155<=.6037 132<=2.398 .00641 132<=4.026 -.03985 26<=.71 -.0229 .026 .01051 21<=8 57<=0 .0166 -.02922 .03504 2<=.1349 .0321 -.01359
145<=.01569 -.03658 104<=0 40<=.08589 76<=-1.57 -.01488 66<=5 150<=.483 165<=.963 49<=5.018 .06108 -.007455 -.009221 150<=.5749 -.01264 .02466 -.002269 12<=0 19<=0 109<=0 165<=.9387 -.005372 -.03841 .008524 .01719 .01416 -.0352
152<=.1451 165<=.928 76<=-.68 -.01857 .02171 14<=.1001 -.04255 .006608 137<=.741 138<=.9416 88<=.03014 48<=.05853 123<=.3061 -.01533 .007868 140<=.1182 .007389 30<=.2425 -.03015 .009483 165<=.9497 .02273 -.006905 .02879 121<=7.11 .032 -.01175
144<=.9417 145<=.01569 -.03515 74<=-.07999 67<=.8506 .001814 86<=.9525 26<=.7501 -.01905 .02025 122<=.06383 .009544 -.04941 54<=0 67<=.9409 84<=.7501 .008243 137<=.03049 .01385 -.0261 102<=0 82<=3 .04206 -.005264 -.02136 -.01152 .03173
13<=-.61 -.03241 90<=-5.199 -.02501 46<=2.609 98<=-.4699 -.02655 .002715 156<=.3933 126<=4.026 7<=7 165<=.9772 .03241 .005086 -.002962 -.007477 78<=.6001 104<=0 .009439 -.01911 147<=.9241 123<=.4979 .004365 149<=.8738 -.04606 .008622 .01703
159<=-.3741 14<=.5 -.03484 .01859 25<=-.3499 85<=8.506 62<=-4.682 .04088 14<=.02858 132<=1.792 .00921 66<=4 165<=.7334 .00809 145<=.07357 .01062 -.02949 123<=.254 -.02199 59<=.7097 .02051 -.01292 165<=.9596 .02334 -.002448 -.03426 .01947
39<=.02994 69<=7.764 21<=18 .02793 -.01376 140<=.9274 -.01515 .01652 52<=.8911 165<=.928 41<=.518 -.009304 61<=0 46<=3.281 -.02348 .01501 124<=2.891 .05042 -.005372 14<=.1897 147<=.905 18<=0 -.03197 .01169 .007411 .005452 .01867
103<=0 138<=.9416 43<=.35 138<=.01392 -.02463 128<=.04459 104<=0 134<=0 165<=.9733 85<=9.137 .0424 -.009521 .001044 -.00395 -.01637 -.01491 43<=.51 55<=1.387 165<=.9589 -.0459 .00485 .01546 68<=6.432 .006346 -.01423 .03394 -.03523
152<=.0401 -.03472 138<=.9063 165<=.928 16<=0 70<=.9892 127<=4.144 .03214 -.005029 132<=3.638 .01267 -.02281 -.01636 85<=8.506 122<=.2298 151<=.4227 .03236 -.0003551 133<=0 -.002428 -.03035 -.04823 85<=7.529 .03441 124<=2.08 -.02122 .0138
144<=.9538 26<=.3401 14<=.06667 37<=.1177 -.001883 -.04129 .01161 122<=.5563 123<=.189 -.02435 123<=.322 137<=.106 -.01511 .03145 27<=.3001 -.01186 122<=.2196 .01279 65<=-2.639 .01718 -.01746 153<=.3306 123<=.189 .0435 -.01036 -.001561 .03571
66<=7 48<=.08212 154<=.2939 165<=.9642 48<=.006834 -.005149 58<=.1698 -.005486 .03552 -.01552 151<=.8855 -.01856 .009094 151<=.3908 22<=-.54 .01819 -.01998 22<=-.009999 84<=0 .01181 -.02403 69<=8.421 .02742 -.005414 105<=0 -.03769 .0007655
116<=0 14<=.1001 140<=.6643 60<=-4.99 86<=.3812 -.01313 .03133 5<=0 126<=1.099 .002317 -.0246 .00801 85<=7.794 120<=8.266 -.01112 .02227 -.01816 126<=3.556 .01592 -.006813 129<=1.099 44<=.6932 -.001224 .02582 152<=.8887 -.02011 .01214
144<=.9538 160<=.2259 57<=0 146<=.3681 -.0211 .0143 122<=.757 .04208 -.0092 36<=.8047 67<=.8109 47<=.02859 90<=-.3799 .004054 -.02339 .00796 122<=.08633 .003189 66<=2 .0003854 -.03366 133<=0 41<=.975 .0283 -.009676 -.01236 .02713
45<=3.807 13<=.76 -.02437 .01389 80<=0 123<=.6518 6<=0 24<=-.9499 -.005756 134<=0 67<=.832 .0144 .03801 .001204 -.01619 160<=.694 61<=1.946 .007882 -.03283 152<=.8298 -.008174 .02638 65<=-4.304 .01488 140<=.5392 -.02238 .00337
80<=0 82<=3 50<=2.198 85<=6.606 162<=0 .02364 -.009224 -.0108 82<=0 -.008184 134<=0 78<=.6001 53<=.6932 .03193 .001048 .002907 -.001701 78<=.154 164<=.6636 .007657 -.02947 .01011 158<=2.891 -.002158 81<=3 -.03157 .001259
138<=.9538 105<=0 41<=.7774 32<=.6932 120<=9.594 122<=.4576 .02212 -.01412 -.02287 73<=.7 -.0343 .0006042 40<=0 .02922 -.006141 67<=.9588 55<=2.834 160<=.694 127<=2.485 .004205 165<=.7334 .01147 -.02615 .01198 .0205 .02235 .02484
144<=.9538 83<=.02 142<=.09137 11<=.01266 -.02533 .009196 120<=9.55 161<=0 .005269 159<=.4604 .03406 -.009264 -.008452 62<=4.095 120<=7.64 .01612 44<=5.171 146<=.2784 -.0002526 164<=.9431 156<=.03613 .009405 -.03745 .0005567 .01731 .006251 .03326
36<=.4871 160<=.2259 27<=-6.099 -.01702 98<=-2.319 123<=.08929 -.00723 .05753 .001645 123<=.254 38<=0 -.04711 .001784 69<=7.764 25<=-.5299 125<=0 .004008 -.02275 .01381 67<=.4618 .00823 -.04089 28<=1.61 -.004192 126<=3.638 .0349 -.005993
165<=.889 39<=.4267 120<=10.1 75<=-2.24 -.008438 .03553 -.006786 86<=0 .02683 -.02003 138<=.9538 151<=.01455 39<=.7538 .03774 -.01002 3<=0 23<=.3401 106<=0 50<=4.664 .003885 -.01751 -.02481 .004591 165<=.9365 -.002687 -.03063 .02189
138<=.9275 45<=8.745 152<=.04595 14<=.5 -.03388 .01161 88<=.03014 160<=.6447 160<=.5645 129<=0 66<=4 -.005487 48<=.4063 .03829 -.009659 -.009678 66<=5 -.04698 .01157 .01244 .0144 43<=1.491 120<=9.485 .008508 -.04793 .007643 .0261
123<=.07342 43<=1.091 1<=2.198 -.04546 .003531 .01408 76<=-1.44 -.0171 123<=.276 90<=.58 .03522 -.002795 126<=3.785 12<=0 21<=12 126<=2.565 132<=.6932 .01197 -.03504 .003662 .01726 .01764 41<=.904 123<=.5971 -.0001047 -.03892 .008423
64<=5 123<=.3061 46<=4.187 57<=4 123<=.006914 -.0001281 45<=4.026 .002388 22<=0 .06904 .003314 -.01093 -.0118 138<=.7096 14<=.1001 -.01588 .0105 51<=.03606 60<=4.175 .02778 35<=.8982 .01147 -.02415 -.007656 46<=3.281 -.02651 .006098
49<=3.762 163<=0 121<=4.111 -.01879 6<=0 69<=7.855 164<=.7012 -.002531 73<=-.5099 -.006835 156<=.01512 -.004657 121<=6.394 119<=0 .02815 -.01196 -.006072 121<=5.319 .01144 -.02475 -.02381 164<=.5762 .01131 -.02915 121<=5.284 -.006305 .03747
120<=8.266 68<=4.788 -.03369 83<=-.6899 .02337 -.01092 74<=-1.37 -.0242 127<=4.111 127<=2.198 43<=2.141 .0327 -.01111 49<=2.485 108<=0 43<=2.81 -.01273 .01306 .01881 120<=9.55 75<=-.67 -.0107 .03084 -.01143 67<=.9976 .05232 -.01055
75<=-.97 132<=3.807 106<=0 -.02781 .006789 .004371 120<=10.59 133<=0 28<=2.485 127<=4.249 127<=3.259 127<=2.945 69<=5.417 -.01993 .008373 -.02407 .02348 -.03329 .02261 49<=0 -.002879 33<=.9307 24<=-.7599 -.008222 .03035 -.01542 -.02306
154<=.5785 0<=2.834 122<=.3447 154<=.06259 -.01928 .01433 -.02485 60<=4.095 50<=3.179 .004963 8<=.1001 .03756 .003235 50<=4.443 .008215 -.01418 83<=2.37 41<=.7394 138<=.9275 61<=-.6931 .00936 -.03736 .008659 137<=.8655 .01243 -.02424 .007849
116<=0 56<=.2888 64<=7 57<=1 27<=-2.829 -.01861 .003813 137<=.2879 .04092 -.009065 -.0215 149<=.716 125<=3.092 101<=-1.309 .0002349 -.04171 .007331 .007653 16<=0 12<=0 125<=0 .01348 -.01986 .02309 46<=3.556 .01278 -.02576
121<=6.029 39<=.08107 114<=0 80<=0 25<=-1.289 -.01142 .02468 -.01264 120<=8.06 .0147 137<=.7058 122<=.3108 -.04544 .00033 .008295 115<=0 9<=0 -.02515 .0003942 .01404 120<=9.449 29<=.08463 .05106 -.01017 148<=.7566 -.01623 .0202
13<=-.61 -.0216 149<=.4538 50<=3.179 149<=.2494 -.01562 .01264 147<=.2428 62<=-2.944 -.006116 .04325 .004354 149<=.6575 133<=0 152<=.1739 .008677 165<=.7334 .009222 -.03311 -.0006506 117<=0 23<=.6801 165<=.9541 .01009 -.01534 .01449 .01865
24<=0 153<=.2005 14<=.5 -.02847 .01128 165<=.747 .01911 164<=.8573 83<=-.4199 65<=-3.332 -.01446 .01496 79<=.2654 -.002925 -.02996 24<=-.7599 -.01987 45<=8.745 .01925 -.01618 45<=6.285 56<=.1013 165<=.9654 .0186 -.01059 -.01363 .01955
128<=0 14<=.06667 62<=-4.382 .02338 42<=9 129<=0 68<=4.788 -.02045 .01242 61<=1.946 -.003878 149<=.8865 24<=.71 74<=.3701 101<=5.481 -.04008 .008675 .003057 .001608 .009184 .01608 .009689 74<=-1.07 -.01117 101<=-4.9 -.01427 .02856
127<=2.945 122<=.3214 122<=.1817 132<=3.402 45<=8.745 .02591 -.01712 -.01317 -.01455 132<=3.333 -.005401 64<=4 46<=5.261 .05052 -.003989 .001806 26<=.5501 -.02147 127<=3.584 21<=18 -.01614 .01408 26<=1.121 129<=1.792 .0366 -.007636 -.008516
154<=.7052 121<=5.987 16<=0 165<=.9497 123<=.3061 -.005378 .02781 51<=.03606 .002987 -.02312 -.02334 123<=.6181 26<=.04 -.008582 165<=.963 .04496 -.004487 160<=.6766 -.0288 .01023 155<=.7735 165<=.976 -.03592 37<=.1177 .01281 -.02038 .01416
134<=0 125<=1.387 123<=.08929 46<=3.281 -.0302 .01435 165<=.963 149<=.6818 162<=5 84<=0 .03692 -.002202 -.01267 85<=7.081 .01896 -.02356 39<=.06909 132<=3.434 .01433 -.01982 -.02015 21<=14 -.02537 .004968 125<=2.08 -.02908 .01285
116<=0 19<=0 56<=.2412 122<=.194 125<=2.303 .02267 -.01334 67<=.7943 50<=2.08 -.01481 .02509 -.02643 21<=19 -.03159 .01296 .0152 125<=1.387 122<=.04705 -.01228 8<=.08334 22<=.3001 .0352 -.0009536 .004732 121<=5.319 .00943 -.02309
164<=.6079 43<=-2.43 -.01961 .02001 151<=.6268 164<=.7346 127<=2.565 .01142 127<=3.259 164<=.7012 -.03871 .002765 .008852 -.03301 109<=0 155<=.3849 -.01634 85<=7.588 .01023 43<=.6001 .01204 43<=1.66 -.04293 .004958 46<=2.65 -.0116 .02609
74<=-.4399 32<=.6932 .009401 154<=.1725 .005104 83<=2.37 -.03255 .007426 83<=-.6899 156<=.9762 136<=0 .0272 -.009028 -.01121 12<=0 29<=.02071 79<=.06105 -.01283 101<=1.05 .02038 -.00507 19<=0 32<=.6932 .008538 -.0343 .0105 .01074
102<=0 40<=.8425 44<=1.387 -.005583 44<=2.565 .02044 127<=3.092 44<=3.556 -.02334 .01134 44<=3.829 .03018 40<=.04622 -.02323 .014 34<=.0148 98<=-.18 .007033 124<=3.402 150<=.9505 -.04892 .004363 .003282 0<=5.226 -.01299 .01728 -.03038
109<=0 23<=.45 85<=8.681 90<=.4301 122<=.3943 137<=.4096 39<=.003811 -.009793 .02753 39<=.1172 .00342 -.0219 -.01789 -.01965 82<=2 .02335 -.01043 156<=.8227 .01865 -.008404 162<=2 23<=0 102<=0 .0291 -.01072 -.008217 -.01722
14<=.08334 24<=.4601 152<=.07881 -.03146 85<=7.73 130<=0 23<=-.4 -.01993 123<=.276 -.004323 .02466 123<=.02745 .01223 160<=.3443 .008398 160<=.694 -.02684 .00512 160<=.5345 -.002026 85<=9.686 -.04062 .01001 69<=7.764 .01925 -.01321 .007729
165<=.9596 124<=2.996 60<=0 -.008065 79<=.459 64<=5 .04521 137<=.09267 .02583 -.01304 73<=.51 -.001673 .02537 156<=.1879 .01223 -.01995 144<=.9538 160<=.6328 115<=0 93<=2.59 -.03816 .002164 .009637 165<=.9714 .01559 -.01264 .02534
127<=2.08 26<=.35 -.006093 .02598 62<=2.891 160<=.1178 .01732 26<=.7 94<=5.447 -.02734 .01026 53<=0 23<=0 .01898 -.00999 -.02016 120<=8.732 .02478 127<=2.64 45<=5.591 .002123 -.03205 73<=-.5099 -.02409 61<=-2.89 -.01578 .01276
60<=0 69<=6.518 -.02818 .001215 69<=8.421 132<=3.913 44<=3.556 122<=.2298 .01515 58<=.5758 -.01605 132<=3.402 151<=.5962 -.02198 .01447 .02658 90<=-5.199 -.008952 .0426 151<=.2803 126<=3.714 -.005854 83<=-1.96 -.006736 .04366 -.01719 -.02187
14<=.06667 19<=0 138<=.9538 132<=4.078 128<=.0801 27<=3.711 58<=.685 -.02767 40<=.7519 -.01644 .01071 .00528 149<=.4395 -.01085 .02229 79<=.3319 .01813 121<=5.775 .01109 -.02547 .01579 155<=.1588 -.01282 .01947 10<=.8001 .01509 -.005414`;
