// Written by bench/extraction/training/train.ts; not to be edited by hand.

/** Words of class names, ids and roles, each with the log-odds it adds. */
export const LABELS = `above -.34 acc .37 accepted .55 access -.58 accessibility .8 accessories .79 account -.54 acf .65 actions -1.1
add -.77 address -1.21 ads .46 ae .36 af -.35 affiliate -.44 ah -1.22 ajax -.42 akismet -.52 al -.99 alert
-.33 align -.32 aligncenter -.86 alignleft -1.29 alignnone -.45 alignright -.51 alt -.44 am -.98 ancestor -.3
anchors .44 and .4 anim -.45 animated .33 announcement .33 api .35 ar -.36 archive -.99 archives -.62 are .46
arrow -.37 article .41 articles -.51 attachment -1.07 attribution -.39 auth -.61 author -.97 authors -1.3
available .42 ax .34 back -.7 backdrop -.43 badge -.9 banner -.58 bar -.69 baseline -.79 basic .32 bc -.52
below .34 benefits 1.21 best .43 bh -.5 bio -1.16 bl -.75 black -.31 bleed -.3 blockquote .95 blogroll .31
blur -.45 blurb .94 bn -1.14 boc -.34 book .53 borders .97 box -.34 boxed .4 boxes 1.35 bq .38 br -.39 brand
-.44 brands -.34 breadcrumb -.77 breadcrumbs -1.43 break .5 bt -.41 btn -.46 btns .7 budget -.4 bullet -.62
bullets .52 but -.66 button -1.02 buttons -.88 buy -1.19 bva .42 byline -1.96 ca .33 calc -.41 calendar .36
can .3 caption -.97 cards .35 cart -1.22 categories -.54 cats -.57 ceb -.38 centered .75 channel -.73 chart
-.3 checkbox -1.4 choose .84 circle -.39 city 1.06 ck .7 class -.54 classic -.78 close -.64 cm -.52 cmp .47
cms .84 colors -.64 com .49 comment -.4 commentform -1.05 commentlist -2.02 comments -1.48 community -.44
compact -.48 comparison .4 complementary -.65 complete -.3 concealed .74 cont -.31 contact -.95 contains -.52
content .35 contentinfo -.59 controls -.65 copyright -.88 cost .52 count -.69 counter -.64 country -.53 cr -.4
credit -.42 credits -.47 crumb -.38 crumbs -.89 css .43 ct -.44 cta -.86 ctas -.56 current .49 customer .47 cw
-.7 da .38 dark .38 dek .76 demo -1.01 depth -.79 desc .34 descr .56 description .4 desktop -.31 details .57
df -.42 disabled -.36 disc 1.66 disclaimer -1.53 disclosure -.98 discussion -.4 div .66 dk .74 dm -.35 dn -.65
doc .94 document .39 dot .3 down -.35 download -.73 dp -.72 dr .4 dropdown -.45 ds -.39 dt -.43 duration .47
edition -.44 ee -.32 eee -.47 effect .82 elementor .35 ellipsis -.61 em .37 email -.7 embed -.63 embedded -.52
enabled .63 end -.47 entry .42 er -1.1 error -.72 es -.7 eu .43 even -.5 ex -.67 expandable -.93 explore -.62
extended -.36 external .69 extra -.48 extras -1.02 ez .33 fa .31 fail -.61 family .66 faq .53 faqs -.57 fc
-.44 fdl -.47 feature .47 features .4 feedback -1.85 ff -.38 field .38 fieldset -1.63 figure -.81 filter -.71
final .31 fit .49 fix .33 flag -.49 flair -.41 flat -.62 float -.47 flow -.31 flyout .57 fn -.68 folder -.32
follow .45 food 1.04 foot -.75 footer -1.32 forum .89 four -.97 framework -.44 fullscreen -1.04 fullwidth .44
fv -.81 fx -.84 gallery -.4 ge -.34 generic .71 get -.47 gf -.97 gform -.34 gh -.7 go -.41 gp -.47 gps -.36 gq
.46 groups -1.18 gt -.6 gu -.34 guide .56 guides .5 gutter .43 gutters -.36 gw -.72 gwiv -.3 gxrw -.67 gy .72
gz .6 half .37 hamburger -.78 hc .52 head -.41 header -.46 headings .49 headline -.37 health .66 heec .69 help
.3 hero -.44 hf -.35 hidden -.32 hierarchy -.94 highlight .9 history -.47 hj .41 hk .61 hl .73 hot -.65 hours
-.65 how .8 hq -.97 hr -.31 hs .5 html .42 hw -.43 hx .6 ib -.4 icons -.48 identity -1.3 if .62 ig .36 ij
-1.18 il -.36 images .7 img -.38 inactive -.8 indicator .66 industry -.35 info -.32 inherit .69 init -.38
initial .46 input -.76 inside -.43 interaction -.78 internal -.31 international .35 intro .55 inverted -1.09
invisible -1.4 issue -.8 item -.3 ix .79 ixi -.72 jd .48 jetpack -.78 jn -.49 job -.45 jobs .97 jp -.6 jq -.64
justified -.36 jy .53 kb .46 kd -.48 ke .87 key .68 kf -.47 ko -.84 kr .54 kt -.37 kv 1.18 kx -.46 ky -.93 la
.36 landscape .42 languages -.51 latest -.47 lb -.32 lc -.39 lead .44 leading -.52 leaf -.54 learn -.35 legacy
-.33 legal -.59 lh .82 library .31 like -.82 likes -.48 link -.6 linkedin -.32 linklist -.67 links -.8 listbox
-1.45 listitem -.53 live -.47 ln -.36 load -.77 loader -.51 locale -.3 log .46 login -1.01 logos -.46 long .81
loop -.38 low -.71 lt .78 lw -.31 mainmenu -.43 mainnavigation -.39 market 1.31 markup .31 mask 1 master 1.02
masthead -.64 me -.57 media -.75 mega -.38 megamenu -.37 member .51 menu -.52 menubar -.46 menue -.42 menuitem
-.31 menus -.39 meta -1.07 mfp -.49 mini -1.23 minimal -.43 minor -.7 mix .33 mj .79 mn .36 mobile -.51 modal
-.94 modern -.55 mono -.46 more -.33 most -.45 motion .54 ms -.37 msg -1.33 mv .32 mw .35 name .47 nav -.58
navbar -.43 navgroup -.43 navi -.93 navigation -.54 network -.42 networks -.4 neutral .76 newsletter -.73
nhmvt -.37 nl .51 nocontent -.99 note -.33 notice -1.16 now -.47 nr .73 ns .93 number .5 numbers .78 nv -.32
ny .49 ob .39 offcanvas -.64 offset .49 ol .38 on -.44 only .72 open .47 opinion -.38 opposite -1.68 option
.68 options -.4 or -.82 orientation .54 original -.52 ot -.52 other -1.04 our -.37 outline -.53 outside -.52
overlay -.34 overview .68 owl .51 pa -.44 package .72 pad -.47 pager -.79 pages -.73 pagination -1.37 pairs
-.82 pane .55 panels .55 paragraph .57 part -.63 partial .42 partner -.49 parts -.32 passthrough .33 path 1.01
pattern -.49 pc .43 pd -.71 pdp .37 per .47 pg -.35 phone .41 photo .67 picker -1.09 picture .57 pill -.51
pills -.6 pinterest -.47 pk -.41 placeholder -.33 plain -.55 plan -.45 play -.45 player -.48 plus -.78 pm .66
podcast -.57 podcasts -.88 pointer -.39 policy -.34 pop -.74 popover -1.07 popular -.68 popup -1.11 portable
1.02 position .33 post .33 posts -.36 pq .36 premium -.59 prev -1.39 previous -.58 pricing 1.06 print -.38
privacy -.75 profile -.82 project -.91 promo -1.06 pros .86 prose 1.27 publisher -.58 pull .36 purple .97 push
.5 pv .36 qa -.55 qk .39 qn .81 qr .82 quantity -.45 questions -.3 quote .62 qv -.63 rail -.42 range -.63
rating -.92 rc .39 re .71 reactions -1.02 reader -1.04 recentcomments -.62 recipe .8 recommended -1.35
reference -.31 register -.7 regular -.3 related -2.41 relatedposts -2.07 repeater .46 replies -.72 required
-.6 res -.77 research -.45 respond -1.43 reveal .88 reviews -.92 rich .37 richtext .9 rl .88 robots -.71 role
.51 rss -.43 rt .72 rte .74 rule .76 rzmkn -1.06 save -.41 scale -.36 score -.38 scrollable -.39 scrollbar
-.65 searchform -.39 second -.43 secondary -.4 sections -.92 see -.4 selected -.75 selection .59 self .39
separator -.3 series -.4 sf -.77 sg -.45 sh .49 shape -.67 share -1.34 sharedaddy -1.4 sharing -1.19 shop -.37
shortcode -.4 show -.39 sidebar -.44 sign -.82 signature -1.54 signup -1.51 sitemap -.66 size -.36 slate .61
slider -.45 slideshow -.61 slogan -.85 slot .36 smart -.35 sn .63 so .31 social -.87 socials -.63 software .86
solutions -.38 sort -1.15 sp -.8 spacing .6 span .47 special -.38 specs -.57 spinner -.71 sqs .3 sr -1.6 srt
-.3 ss -.41 star -.59 stars -.39 started .39 stat -.34 static -.39 steps .39 store -.32 stretch .56 structural
-.54 styled .3 sub -.3 subfooter -.53 subhead -.82 subheader .63 submenu -.42 submission -.91 submit -.61
subnav -.82 subscribe -.99 subscription -1.11 subtext .47 suggested -.34 supported -.53 sw -.74 swiper -.53
switch .52 switcher -.91 table -.63 tablist -.5 tabs .38 tagcloud -.64 tagline -1.28 taglist -.61 tags -.73
target .82 taxonomy -.42 team .64 teaser -1.05 tech .73 terms -.95 tertiary -1.05 testimonial -.36 text .36
textarea .3 textwidget -.78 tf -.39 th .37 the .42 themen .64 third -.33 threads -.71 thumb -.56 time -.76
title -.39 tl -.76 toc -.87 tool -.65 toolbar -1.32 tooltip -.43 topbar -.68 topic .56 topics -.48 topnav -.44
trail -.46 trending -1.55 trigger .69 true -.32 truncate .59 trust -.71 ts .3 tt -.8 tv -.56 txt -.3 types .32
tzay -.44 ua .43 uf -.92 ufi -.44 und -.31 undefined .54 unstyled -.45 up .43 updated -.62 uppercase -1.11 uq
-.89 ur .39 us -.54 using .44 utility -.55 ux -.43 uz -.46 validate -.6 validation -.32 value -.38 variant
-.39 version -.77 vf .35 vh -.52 video -.31 videos -.88 visually -1.46 vjz -.79 votes -.79 voting -.72 vw -.3
warning -.49 watch -.43 wc -1.08 wd .55 web .65 weight .37 well .31 wf -.49 what .99 when .86 who .59 why .81
widget -.5 widgettitle -1.19 window .6 without -.45 wo .31 woocommerce .77 word -.65 wordpress .62 words .4
world .7 wp .46 wpb -.32 ws -.97 wy .78 wysiwyg .5 xf -.69 xoxo .69 yeh -.35 yellow 1.01 yes -1.04 youtube
-.52 zd -.51 zh .76 zn .77`;

/** Words of short texts, each with the log-odds it adds. */
export const WORDS = `00 .38 000 1 01 -.37 03 -.6 04 -.61 05 -.75 07 -.6 09 -.41 1 .36 10 .43 100 .57 101 -.43 105 -.42 108 .31 110
.37 112 .5 114 -.44 12 .31 129 .39 134 .45 139 .53 140 .32 15 .38 150 .61 160 -.37 18 .32 1996 -.31 1k -.48
1st .66 2 .4 20 .55 200 .7 2000 -.32 2005 .34 2009 -.86 2010 -.7 2011 -.92 2013 -.6 2014 -1.33 2015 -.63 2016
-.87 2018 -1.1 2019 -.7 2021 -.54 2023 -.33 2024 .5 212 -.34 239 .48 240 -.32 249 .32 250 .46 299 .37 2k -.33
3 .37 30 .4 300 .46 32 .46 330 .49 35 .31 360 .48 37 .41 39 .36 3d .47 3rd .59 4 .34 40 .42 400 .44 45 .37 48
.72 49 -.45 499 .69 4k .41 5 .55 50 .5 500 .78 52 -.38 6 .44 60 .69 65 .43 699 .45 70 .51 700 .34 76 -.57 77
.31 799 .48 8 .31 82 -.41 83 -.34 85 .48 86 .48 877 -.43 88 .47 888 -.82 89 -.4 8k .31 9 .31 95 .65 97 .32 99
.53 999 .95 ab -.48 aber -.61 ability .78 abo -.51 abonnieren -.69 about -.4 above .34 abstract .61 academics
-.54 accelerate .43 accept .66 accessibility -.7 accessible .42 accessories -1.27 account -1.04 accounting .42
accuracy .49 across .49 act -.67 active .6 activities .56 ad -.82 add -.42 added .31 adding 1.07 additional
.66 address -.5 adds .45 adjustable .38 admin -.71 administration -.42 adoption .56 adresse -.61 ads -.75
advanced .39 advantages .8 adventure .52 advertise -1.28 advertisement -.97 advertising -.87 advice -.52
advisory -.32 affairs -.44 affiliate -.7 affiliates -.69 affordable .5 africa -.53 against .33 age .8 agencies
-.66 agent -.46 agentic .39 ago -.96 agree -.8 agreement -.31 air .49 aktuell -.52 aktuelle -.78 al -.4 alert
-.4 align .31 alignment .52 all -.3 alle -.98 alles -.77 allgemein -.33 allgemeine -.39 allow .56 als -.81
alumni -.87 always .35 amazon .51 amp .78 an .31 analysis .65 analyst .38 analytics .6 analyze .45 and .65
angeles .55 anmelden -.57 anmeldung -.31 annual -.33 another .34 ansprechpartner -.59 answered -.98 answers
-.98 anti .69 antonio -1.15 antwort -.36 antworten -.45 any .78 anyone -.34 anything .71 anywhere 1.49 api -.5
apparel -.67 apple -.3 arbeit -.33 architecture .77 archiv -.42 archive .45 archives -.79 are .52 areas .58
arm 1.52 array .65 article -.32 articles -.61 artikel -1.21 arts -.65 as .33 asian -.37 asked .36 asking -.37
assembly .5 assistance .31 async .38 atom -.38 attributes .51 auch -.67 audience .37 august -1.1 ausgabe -.63
australia -.78 authentication .51 author -.61 automatically .75 automation .32 automotive -.56 autoren -.3
available .55 ave -.34 avenue -.54 average .49 avoid .58 award .98 awards -.81 azure -.37 b .51 b2b -.46 baby
-.65 back -.46 badges -1.2 bags -.44 baking -.61 balance .43 balanced .48 balancing .58 band .53 banking -.74
base .51 based .42 basic 1.18 basketball -.44 battery .71 be .41 because .47 become -.34 becoming .41 before
.67 begin .52 beginner .57 behavior .55 behind -.62 bei -.52 beiträge -.97 beliebte -.38 below .42 benchmark
.68 benefits .44 beratung -.32 berlin -.52 beste .35 bestellen -.3 besten -.66 better .36 between .39 bike
-.56 bildung -.3 bill -.5 bit .82 block .33 blog -.96 blogger -.51 blogs -.48 blue .84 board -.4 booking .64
both .45 branch .7 branding .65 brands -.38 brasil -.39 bread .58 breakdown .54 bremen -.32 brian -.43
bringing -.49 bronze -.52 browser -.38 buch -.71 budget .59 build .44 built .89 bundles -.72 business -.47 but
.57 buyer -.81 c .52 ca .93 cable .53 calculator -.73 calendar -.39 california -.6 called .38 calls .55 camera
1.04 campaigns .59 campus -.75 can .59 canada -.35 cancel -.53 cancer .41 cannot -.39 capabilities .49
capacity .41 capital .35 capture -.31 carbon .72 cards -.59 care .33 careers -1.6 cars -.47 cart -1.37 catch
-.32 categories -.71 category -.42 center -.43 centre -.52 ceo .32 certificate .83 certifications .69
certified .55 chair 1.21 chairs -.49 challenge -.65 challenges .42 chance -.46 changed .47 changes .43
channels .6 charge .41 charger .56 charts -.31 cheap .4 check .31 checkout -.34 checks .44 cheese .37 chef .4
chicken .83 china -.3 chocolate -.36 choice .61 choose .42 choosing .62 chris .45 christian .49 christmas -.3
cities .39 city -.41 claims .4 clarity .31 classifieds -.47 clean .61 clear .41 cli .53 click -.43 clips .59
close -.78 clothes -.34 co .56 coach -.66 code .5 coding .49 collaborate .54 collaboration .3 collapse -.73
collections -.6 college -.31 color -.52 colors .48 com .3 come .4 comes .39 comfort .56 comfortable .82
command .9 comment -.78 comments -.95 commentsrestacks -.4 commercial -.52 common .94 commons -.5
communications -.43 communities -.66 compact .54 compared 1.06 compatibility .33 compatible .5 competitive .61
competitors .43 complete .31 completely .31 completion .36 complex 1.06 complexity .76 component .57
composition .52 comprehensive .61 computer .88 computers -.56 con .36 concept .48 conclusion .99 condition .47
conduct -1 conference .3 conferences -.31 config .74 configuration .61 confirm .47 connect -.57 connection .49
connections .41 connectivity .58 cons 1.37 consider .88 considerations .67 consistent .79 console .74 const
.92 constant -.63 consultant .53 consultants .54 consultation .81 contact -1.11 contacts -.57 content -.31
contents -.63 context .71 continuous .31 contractors -.31 contribute -.37 contributors -.43 controls .82
conversion .64 cookie -.9 cookies -.95 cooking -.45 copyright -.9 core .48 coronavirus -.32 corporation .35
correct .78 cost .72 costs .69 count .64 countries .3 country -.81 county .81 coupons .3 courses -.36 cover
.46 covered .39 covers .33 cpu -.31 cream .34 created .46 creating .34 creation .59 crisis -.34 crm .69 cross
.57 culture -.86 cup .67 curve .4 custom .36 customers .4 customizable .96 customization .39 customized .88
cybersecurity .38 cycle .45 d .79 da -.74 dabei .35 dan -.46 danke -.51 dann .33 databases .31 datenschutz -.8
datenschutzerklärung -.47 david .46 day .3 days .31 dead .36 deal -.32 deals -.75 debug .38 december -1.16
decision .75 deep .35 default 1.26 define .95 defined .46 definitions .39 degree .61 deine -.45 del -.75 delay
-.31 delete -.47 demand -.35 demo -1 den .67 departments -.55 dependencies .39 deprecated .43 depth .39 der
.44 des .38 description .69 design .34 designer .39 designers 1.09 desks -.48 desktop .57 destination .45
detail .53 detailed .51 details .61 detection .32 determine .37 deutsch -.33 deutsche -.39 deutschen -.53
deutscher -.48 deutschland -.53 devops -.54 dezember -.46 di -.74 die .58 diesem -.34 diesen .33 dieser -.67
dieses -.7 diet -.39 difference -.38 different .84 dimensions .82 dining -.53 dinner .38 dir .31 directions
-.45 directors -.42 directory -.41 disclosure -.38 discount -.5 discover -.45 discovery -.34 discuss .44
disease -.39 distance .45 diversity -.38 doctor -.64 document .54 documentation .52 doesn -.51 dog -.41
domestic .55 don .57 donate -1.21 double .42 download -.5 downloads -.54 dr .34 dream -.31 drinks -.3 drive
-.44 driven .43 drop .74 drucken -.66 dry .42 dual .85 duplicate -.7 during .43 duty .52 each 1.12 ear .3
early .33 earn -.61 ease .34 easily .74 east -.37 easy .93 ebooks -.33 echo .32 ecommerce .48 economy -.42
edited -.37 editing .71 editor -.31 editorial -.68 education -.47 educational .42 effects .54 efficiency 1.07
efficient .43 einem .31 einfach -.35 el -.47 election -.51 electrical .69 elements .33 else -.32 email -1.01
embedded .35 empfehlen -.48 employee .36 employer .54 empty -.39 en -.59 enable .4 enabled -.3 encryption .37
ends -.36 energie -.42 energien -.35 energy -.36 engagement .41 engineering .37 engines .37 english -.66
enhanced .63 enjoy .3 ensure .58 enter -.77 entwicklung -.31 environment .36 equity -.84 erforderliche -.38
eric .31 erneuerbare -.35 ernährung .35 error .99 errors .35 especially .45 espresso -.62 est .3 estate -.88
estimate -.56 etc 1.04 ethics -.71 euch .53 eur -1.23 euro .33 ev .35 evaluation -.48 even .51 event -.37
events -.98 ever .49 every .37 everything -.32 ex -.52 example 1.41 examples 1.02 excellent .42 exchanges -.47
executive .37 exercise -.32 existing .45 exit .43 expand -.74 expectations .73 expensive .36 experience .42
expertise .58 explore -.63 exploring -.32 express .41 extended .36 extensions .56 extensive .59 extra .64
extremely .43 fabric .66 facebook -.61 fact -.57 faculty -.73 fair -.43 faith -.46 false .78 familie .34
families -.46 family -.33 fan -.39 faq -.51 fast .6 faster .43 favorite .53 favorites -.57 featured -.84
features .51 feb -.44 februar -.41 february .36 federal -.49 feeds -.31 feel .87 feels .55 fees .42 felder
-.38 female .31 festival .36 few .98 fewer .48 field -.65 fields -.5 figure -.94 file .94 fill -.3 film -.48
filter -.38 final 1.17 finally -.57 finance -.44 financing -.72 find -.45 finder -.55 finding .44 fitness -.33
fix .65 fixed .33 flash .5 flex .72 flexibility .37 flower -.5 focus .97 focused .58 follow -.88 following
1.33 font -.96 foods .78 football -.77 footer -.72 for .5 force .92 ford -.46 forgot -.51 form .32 forms -.34
forschung -.32 fort .39 forum -1.07 forums -.71 forward .49 foto -.88 four .3 fragen .31 frameworks .32 france
.59 francisco 1.03 français -.6 freedom .3 french .65 frequently .49 fresh .61 fri -.6 friend -.53 friendly
.37 full .82 function .45 functionality .65 functions .79 funds -.33 further .64 future .32 fußball -.43 für
.41 g .7 galaxy -.67 galleries -.32 gallery -.61 game .54 garden -.54 geld -.3 gender -.6 generate .45
generative .57 generator -.46 generic .55 georgia .5 german -.36 germany -.76 gerne .35 get -.3 getty -.66
gift -.7 gifts -1.12 girls -.43 git 1.16 give -.36 gives .55 giving -.65 glance .48 glass 1.04 glossary -.61
gmbh -.41 go -.5 goal .37 goals 1 golf -.81 good .97 government -.69 gps -.39 grand .34 graphic -.54 graphics
.53 gray .43 greater .55 green .73 grid -.88 ground .5 group .65 growing .82 growth .38 guarantee .71
guaranteed .44 guide -.84 guidelines -.48 guides -1.07 gut .33 gym .55 haben .34 hair .47 half .46 hall .45
hands .38 hard .36 has .56 hat .39 have .62 hd .53 hear -.7 heating -.42 heavy .54 hello .41 help -.45 helps
.46 hi .31 high .64 higher .5 highlights .43 highly .33 hilfe -.32 hinzufügen -.41 holiday -.64 holidays -.44
home -.62 homeowners .31 homepage .4 homes -.53 hook 1 hooks .43 hope .49 host .41 hot .44 hotel .46 hotels
-.36 hour .63 house .61 http .91 https .82 hub .4 human .37 hybrid .58 i .55 ice -.49 icons -.61 ideal .92
ideas .42 identify .47 if .86 ihnen -.37 ihre -.64 ii .88 illustration -.49 images -.92 impact .35 impeachment
-.61 implementation .64 implementing .33 import .84 impressum -.89 improved .37 improvement .51 improvements
.51 inbox -.89 include 1.44 included .66 includes 1 including .9 inclusion -.63 income .7 increase .62
increased .82 independent .41 index -.46 individual -.38 info -.96 informationen -.93 informed -.38 infos -.39
inhalt -.98 inhalte -.42 initial .56 initiative -.31 innen .36 ins 1.28 insider -.49 insight -.64 inspiration
-.45 instagram -1.03 install .42 installation .42 installed .52 installing .38 instructions .66 instructor
1.62 integrated .43 integration .57 intelligence .44 intelligent .3 interaction .5 interactive .84
interessieren -.65 interesting .31 interface .68 intermediate .56 intern -.35 internal .35 internationale -.61
internships .63 into .37 introduction .46 intuitive .41 inventory .7 invest .46 investment .64 investors -.39
iot -.32 ip .58 ipad -.58 iphone .87 iron .74 iso .33 israel -.59 issue .37 ist .6 it .39 italiano -.54 items
-.35 j .44 ja -.59 james .33 januar -.38 javascript .37 jeff -.33 job -.33 jobs -.63 john .77 join -1.15
joined -1.04 joseph .55 json .41 julia -.4 july -.33 jun -.42 june -.38 just .43 justice -.76 k -.34 kann .66
karriere -.49 kaufen .5 keep .56 keeping .41 kein .39 keine .48 kevin .31 key .77 keyboard .38 keys .3 kids
-.68 kind .31 kinder -.44 kits -.5 kommentar -.96 kommentare -1.11 kommentieren -.55 kommt .35 kommunikation
-.36 kong -.38 kontakt -1.37 kostenlos -.59 kostenlose -.48 kubernetes -.46 können .33 könnte -.65 l .32 lack
.56 landscape -.34 language .39 large .64 las .3 latest -.59 launch -.5 launches -.36 law -.42 laws -.47 layer
-.3 layout .5 lead .47 leader .3 leadership -.39 leading .57 learned .66 learning .44 leave -.43 legal -.38
length .58 lesen -.76 less .54 let .57 letters -.5 letzte -.35 level .69 levels .85 licensing -.54 liebe .67
lifecycle .33 light .91 lighting -.35 lights .3 lightweight .87 likes -.76 limitations .62 limited .5 limits
.72 lines -.31 linkedin -.59 links -.59 lite .61 ll .66 llc .31 loading -1.32 loan -.69 loans -.33 local .5
locations -.88 log -1.24 logic .35 login -1.21 logistics -.5 logo -.69 logs .59 london .47 long .54 longer .39
looks .34 loss -.7 lounge .46 lower .59 m .33 machine .45 machines -.33 magazin -.74 magazine -.42 mai -.53
mail -.69 maintain .69 maker .74 makers -.64 making .46 manage -.62 manager .61 managing .49 many .71 mapping
.4 mar .35 mark -.77 marked -.48 marketing .35 markets -.96 markiert -.52 martin .33 master -.34 match .42
material .83 materials .6 math .65 matrix .5 matters .54 maximum .3 md .3 meal .38 meals -.4 means .82 measure
.33 media -1 medical -.55 medicine -1.02 medien -.32 mehr -.93 meine .68 meinung -.45 meldungen -.61 member
-.7 members -.65 membership -.33 memory .76 menschen .59 menu -1.23 message .39 messages -.41 messaging .43
messenger -.54 metal .37 method .54 methods .3 mi .7 mich -.54 micro .34 mid .65 might -.35 migrate -.84 miles
.58 million .45 millions .54 mini .43 minimal .32 mins -.61 mir -.56 miss -.65 mitglieder -.31 mix .69 ml .64
mo .72 mobile .52 model .54 models .74 modern .31 modernization -.34 modified -.44 module .66 modules .33
moment .48 monitor .38 monitors .54 month .56 monthly .41 moon -.57 most .39 motion .94 motivation .82 mount
-.33 mountain .35 move .38 movement .31 movies -1.04 moving .5 multi .39 multiple .62 museum -.55 muss -.71
must .64 möglich -.32 n .65 nachrichten -1.21 named -.48 names .43 nation -.67 native .59 natural .61
navigation -.7 nc .49 needed .72 needs .33 networking -.48 neu -.32 neuen -.49 neuer -.46 neueste -.52 never
.7 newest -.69 news -1.3 newsletter -1.17 newsletters -1.09 newsroom -.97 nice .5 nicht -.34 night .68 noch
-.88 non .47 none .94 nonprofit -.53 note .54 nothing .32 notice -.49 notices -.55 nov -.32 number .96
nutrition -.34 nvidia .52 ny 1 nyc .55 nächster -.47 oben -.43 objects -.5 oder .57 offers .35 officer .44
official -.43 offline -.36 often .74 ohne -.38 ok .31 oktober -.53 oldest -.6 onboarding .32 once .43 one .46
ongoing .6 only .3 ons .54 oops -.75 op -.33 opens -.76 operating .34 opinion -1.17 opportunities .48 opt -.44
optimization .56 optimized .77 option .69 optional .84 options .62 or .96 orange .72 order -.37 orders -1.25
org .45 organize .32 oriented .56 original -.45 ort .35 os .95 others -.42 outcomes .37 output .59 outside .51
overall 1.15 overflow -.58 own .42 oz .91 p -.42 pack .65 package .42 packages .69 packs -.76 page -.32 paid
.75 panel .76 papers -.55 para -.51 parents -.43 parking -.51 partner -.48 partners -.61 parts 1.11 pass .56
password .32 path .54 paths -.44 patient -.59 pattern 1.26 paul .88 payment -.59 payroll .33 pc -.53 per .7
perfect .52 performance .52 personal -.62 personalized .48 pets -.6 phase .52 phones -.74 photography -.62 php
.56 physical .53 pink .63 pinterest -.82 pipeline .31 places .44 plan .5 planet -.34 planning .43 plant 1.05
plants .3 plastic .58 platforms .39 plug .33 plugin 1.41 pm -.38 pocket .44 police -.31 policies -.64 policy
-.81 politics -1.1 pop .66 popular -.65 port .79 portal -.94 position .34 positive -.35 possible .78 post -.86
posts -.44 potential .68 powerful .67 practice .31 preferences -.35 preis -.31 premium .49 preparation .34
president -.62 press -.77 presse -.58 pressemitteilungen -.7 prevent .54 prevention -.38 preview .42 previous
-.31 principles -.3 print -.79 priority .38 privacy -.89 problem .44 problems .45 procedures .32 processing
.34 production .68 productivity .3 products -.34 produkte -.44 professional .42 project .56 projekte -.62
promotions -.32 prompt .53 proof .59 properties .54 pros 1.36 protect .35 protein .33 proven .61 provide .72
provider .66 provides .97 providing .44 publications -.56 publikationen -.32 published -.31 pull .54 purchase
-.49 pure .53 purpose .44 purposes -.52 push .65 python .41 quality .54 quelle -.68 queries .51 question -.39
quickly .62 quote -.79 r .31 race -.7 radio -.66 random .62 range 1.25 rates .66 rating -.44 ratings -.51 raw
.52 re .52 reach .38 reactions -1.56 read -.54 reader -.43 readers -.88 reads -.31 real .43 reasons -.39
receive -.53 received -.64 recht -.33 rechte -.39 recipe -.54 recognition .47 recommend .33 recommended -.34
record .36 recording .91 recreation -.46 recruiting -.68 recruitment .42 redaktion -.87 reddit -.59 reduce .39
reduced .59 reference .43 references .82 region -.63 register -.93 registered -.43 registration -.31 registry
-.79 regular .47 regulatory .37 related -.58 relations -.43 relevant .5 reliability .44 reliable .48 remote
.51 rental .57 repairs .36 replace .42 replies -1.47 reply -1.26 report -.59 repository .34 require 1.1
requirements .83 requires .84 reserve .31 reset -.35 resistance .37 resistant .44 resources -.77 response .43
rest .32 restaurants .34 result .76 results .35 resume .67 return .51 revenue .68 reviewed -1.09 revolution
.54 rewards -1.08 rich .8 richard .81 right .35 rights -.97 rings -.42 risks .42 robert .83 robot .32 robots
.33 robust .45 rock .36 roi .43 root .59 route .39 rss -.87 rule 1.36 run .69 rund -.5 runs .53 russian -.47
safe 1.08 said 1.15 sale -.74 salesforce .59 salt .34 same 1.26 sample -.3 satisfaction .55 saving .34 saying
.47 says -1.18 scalability .62 scaling .46 schedule -.3 scheduling .46 schema .84 schlagwörter -.3 schließen
-.34 scholarships .34 schon -.38 schools -.35 schreibe -.55 schreiben -.36 schule -.42 science -.33 sciences
-.61 score -1.03 scores -.61 screen .8 script .69 scroll -.8 seamless .56 search -1.14 season .51 seat .97
seating -.53 seattle -.45 second .32 seconds .7 secret -.34 secrets -.71 sections -.77 see .37 seite -.64
selected -.47 selection .91 self .45 sellers -.65 semi -.46 senior .39 sensitive .3 sensor .86 seo .72 serving
.6 session .76 set .65 setting .51 setup 1.03 several .43 sex .99 shape .36 share -1.1 ship .37 shipping -.45
shirt .45 shoes .42 shop -.62 shopify .37 shops -.43 short .72 should .33 show -.85 showcase -.47 showing -.52
shows -.35 sich .35 side .52 sie -.39 sign -1.01 silver .88 simon .52 simple .39 sind .38 site -.84 sitemap
-.96 sites -.3 six .41 size .6 sizes .92 skills .47 skip -1.24 slack .61 slow .49 small .51 smaller .61
smartphone .46 smooth .62 snow -.62 so .4 society -.53 soft .33 solar -.45 solutions -.56 solve .39 some .97
someone .37 something .38 sort -.54 sound .8 sources .55 south -.37 soziale -.43 spaces -.63 spain -.32
spanish .44 speak -.48 speaker .54 special -.78 specialized .38 specials -.43 specific .81 specifications .43
speed .56 spend .61 sponsor -.69 sports .41 spotlight .46 spring -.41 sql .36 square .41 st .34 stable .33
stack -.47 stadt -.41 staff -.5 standard .73 standing -.47 stands -.43 star -.88 stars .66 starting 1.23
starts .55 startseite -.39 startups -.57 statement -.52 station .8 statistics .36 stats -.71 status -.67 stay
-.44 step 1.04 still .31 stock -.44 stone .3 store -.57 stores -.58 stories -.84 strategic .42 strategies .44
stream -.42 streams .52 street -.77 string 1.93 strong .85 structure .34 structured .73 student -.59 studios
.75 styles -.48 subject .49 submission -.6 submit -1.05 submitting -.4 subscribe -1.33 subscribers .49
subscribesign -.66 subscription -.47 subscriptions -.5 substackget -.86 such 1.07 suche -.55 suitable .75
summary .49 supply -.48 supporting -.32 supports .82 surface -.32 survey -.39 sustainability -.62 sustainable
.52 switch .67 switching .55 sync .72 systems .46 t .54 tables -.68 tags -.85 tailored .4 takeaways .65 talks
-.54 tank -.55 target .45 targeted .35 task 1.13 tasks .48 teach .36 teacher -1.14 teams .31 technical .48
technik -.54 techniques .36 technologies .33 teilen -1.17 tel -.54 template .56 templates .35 tennis -.51
terms -1.43 testen -.35 testimonials -.69 than .63 that .92 the .51 their .68 them .49 theme -.79 themen -1.11
then .88 there .4 they .57 think -.34 third .52 thomas .65 those 1.08 thoughts .37 thread -.31 three .91
through 1.01 ti .71 tickets -.48 tie .68 tier .64 time .49 timeline .81 tip .92 toggle -1.09 tool .57 topic
-.75 topics -.95 toplatestdiscussions -.35 total .77 tour .36 tours -.58 tracking .77 trade -.68 trail .79
trails .44 train .64 transform .34 transition -.38 transportation -.34 treatment .34 tree .32 trend .43
trending -.84 tricks -.62 trip .49 truck -.54 true .36 trump -1.13 trusted .32 try -.34 trying .36 tuesday -.5
tuition -.34 tumblr -.3 turn .41 tutorial .49 tutorials -.61 tweet -.49 twitter -.63 two .62 type .59 types
.74 typescript .44 typically .59 uk -.67 ultimate .3 ultra .36 um .31 unanswered -.39 und .49 understand .75
unique .79 unit -.39 united .32 unlimited .6 uns -.85 unsere -.83 unseren -.4 unter -.57 unternehmen -1.02
upcoming -.39 updated -.4 updates -.33 ups .76 urban .51 url -.67 us -.48 usa -.33 usage .63 usb .59 use .52
used .45 user .31 users .33 uses .47 utilities -.31 utility .42 ux .43 valid .41 validation -.44 valley .48
variable .56 various .61 vegan .43 vendor .42 veranstaltungen -.71 verein -.37 verfassen -.41 verification .3
verkehr .33 version .62 vertical -.4 very .38 videos -.47 view -.76 viewed -1.11 viewing -.7 views -.75
vintage .86 visual .5 voice .39 volume .3 volunteer -.31 vom .34 votes -.86 vpn .31 vr -.32 w .31 walk .31
want -.32 war .35 warning .42 warum -.36 waste .77 water .77 way .71 we .43 webinar -.59 webinars -.79
weddings -.46 weg -.47 weight .7 weiter -.81 weiterlesen -.57 well .31 weltweit .34 werben -.38 were .73
wetter -.53 whatsapp -.59 when .63 white -.37 whole .33 wholesale -.36 wide .66 width .35 wie .37 wieder -.35
wild -.51 will .36 william .85 win -.86 window -.37 wine .34 winter -.49 wird .35 wirklich -.32 wish -.54
wishlist -.82 wissen -.88 with .41 without .57 wo .64 wohnen -.48 woman -.5 women .31 wordpress -.36 worker .5
workflow .44 workflows -.55 workforce .32 workshops -.7 world .31 www .31 x .39 xl .59 yellow .47 yet -.48
yoga -.96 york .42 you .32 your .31 yourself .72 youtube -.76 z -.65 zahlen -.47 zeit -.31 zukunft -.35 zum
-1.06 zur .39 zurück -1.02 zwischen -.3 ähnliche -.66 ändern -.37 österreich -.36 über -.95 übersicht -.61`;

/** Each block by itself. */
export const FIRST_FEATURES = `chars words linked links anchors button wordChars punctuation commas upper digits ends wordScore titled
copyright copies earlier money heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingLevel headingLabel headingLinked sectionChars sectionPlain before1Chars before1Linked before1Words
before1Label before2Chars before2Words before2Label after1Chars after1Linked after1Words after1Heading
after1Label after2Chars after2Linked after2Words after2Label in_nav in_footer in_aside in_main in_article
in_form in_ul in_ol in_dl in_figure in_section in_h2 in_p in_li in_dd in_figcaption pageChars pageBlocks
pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1
pageImages isArticle isProduct isForum isList topShare`;
export const FIRST_BIAS = -0.5874;
export const FIRST_TREES = `26<=-.2599 30<=0 55<=.3497 -.1606 112<=.7066 -.09074 .03826 26<=-1.269 -.08058 12<=-.2 -.037 .089 30<=0 45<=2.971 112<=.1509 .01933 -.0785 64<=0 43<=1.099 -.01092 .14 -.03334 12<=-.009999 .00391 64<=0 21<=-.3199 .008337 15<=0 .2766 .05379 .06111
26<=-.2599 70<=.8683 127<=.02789 -.04837 0<=5.069 -.1564 -.02184 47<=.02589 -.08941 26<=-1.44 -.01762 .1223 47<=.07287 77<=.9021 64<=0 18<=1 -.03726 .06115 -.09831 47<=.005985 -.02394 68<=6.386 .0008981 .1388 68<=5.294 127<=.09252 .06608 -.04855 46<=.532 .2375 .01038
26<=-.5199 34<=.4143 26<=-1.44 -.1493 114<=.6932 .01999 -.09793 47<=.08205 -.07183 26<=-2.369 -.03748 .124 47<=.08205 29<=.1711 68<=6.386 -.02469 47<=.005985 -.001963 76<=8.142 15<=1.099 .1365 -.00987 .0004988 126<=0 -.08854 .03639 37<=0 .0472 32<=.01066 .001133 .2072
69<=.8261 81<=.21 47<=.3289 -.1334 45<=3.259 -.04687 .05739 44<=6.277 -.05839 .07076 44<=4.813 44<=4.159 -.05855 77<=.8855 -.0331 .05106 81<=-2.309 -.03757 34<=.08439 .05434 21<=-.74 -.0162 99<=0 103<=0 102<=0 14<=0 .1831 -.009475 -.001314 -.002617 -.0009335
26<=-.6399 33<=.2464 26<=-2.2 82<=1.387 .02106 -.106 44<=5.253 -.04862 .05413 -.1366 44<=5.253 85<=4.291 127<=.2052 33<=.1585 .04675 -.02757 -.0721 .07138 2<=.6364 110<=10.59 32<=.006174 .008263 108<=0 .1643 -.004485 -.01007 97<=0 33<=.575 .01827 -.08863 .05743
63<=0 24<=-.9499 41<=2 .0524 -.04091 76<=8.492 29<=.5741 16<=.6932 .1583 .004091 .003658 7<=.125 .05918 -.06565 24<=-.79 0<=4.277 -.1234 24<=-1.23 -.07982 .02465 29<=.1287 11<=0 49<=1.61 -.03367 .04803 .08925 25<=.71 116<=4.144 -.08756 .03053 .01661
69<=.8261 26<=.71 127<=.02789 65<=4 .07103 -.05733 65<=1 -.01875 -.1202 127<=.1918 .08498 32<=.2358 -.05736 .04009 32<=.05289 26<=-1.269 -.07122 45<=3.259 -.01844 .05377 55<=.001241 13<=0 -.03288 .07376 26<=-3.789 -.04235 16<=.6932 38<=.3226 .1423 -.005139 -.0005338
62<=0 24<=-.91 33<=.03449 24<=-1.269 -.08222 .01449 -.1234 29<=.07206 67<=4.788 -.0291 13<=0 .0192 .08086 42<=0 -.08542 116<=4.19 -.02928 .05151 2<=.3261 21<=-.05 -.003138 109<=0 67<=4.683 .01326 49<=7.39 94<=0 .1372 -.0154 -.001783 -.01939 -.003008
26<=0 77<=.6635 127<=.01893 77<=.01918 .09267 -.03671 -.1176 47<=.06439 113<=.3667 44<=3.932 -.03976 .04811 -.07366 26<=-2.369 -.03428 .09 44<=4.478 12<=.1501 -.05224 .0249 37<=0 127<=.2737 .04625 -.04413 110<=10.59 12<=-.36 -.005598 71<=3.913 .1269 .01276 -.0209
69<=.7693 89<=.19 112<=.8398 -.1058 75<=.8462 -.04268 .07287 112<=.6607 44<=6.277 -.05682 .02013 .1068 44<=4.263 13<=.1819 -.0595 .02406 32<=.0595 72<=-.55 -.06677 57<=.7628 .05425 -.02087 2<=.3261 95<=0 113<=.9012 101<=0 .1243 .003551 .01421 -.04008 -.0293
67<=5.106 93<=.1801 65<=1 -.002085 -.101 127<=.08253 65<=4 .08349 -.01586 44<=7.74 -.04294 .04164 44<=6.002 58<=.7522 44<=4.159 -.0166 21<=-.2 -.01275 .06849 -.06121 71<=2.945 59<=5.434 103<=0 42<=-2.46 -.009522 .1133 -.02101 -.005858 114<=3.584 .04727 -.05534
24<=-.9499 24<=-1.32 51<=.9535 -.1062 -.003405 113<=.1472 115<=0 -.0177 .09346 34<=.4143 -.08288 .01928 33<=.3633 27<=.6932 113<=.6167 44<=3.434 -.01385 .06635 -.02584 35<=.0301 -.00544 2<=.6364 .1113 -.000456 113<=.06863 71<=-1 -.02167 .07382 45<=4.345 -.07893 .005788
24<=-.87 106<=0 24<=-1.269 -.1098 113<=.1472 .02272 -.06177 44<=6.09 -.04905 .04289 15<=0 58<=.7732 71<=-1 -.05725 76<=9.119 109<=0 44<=2.945 -.004728 .104 -.03078 107<=0 .02276 -.07248 44<=6.943 38<=.02142 .01895 -.06464 .0284 113<=.02717 .02562 -.05633
89<=-1.629 45<=3.136 15<=2.709 -.1082 .02607 22<=-.3899 -.06788 114<=2.303 .01901 -.03521 12<=-.009999 12<=-.5799 -.09463 -.01392 58<=.8509 15<=0 29<=.8768 43<=.6932 46<=.006747 .04442 -.01816 124<=0 .114 .008386 127<=.118 .05583 -.03426 -.005908 43<=2.398 -.05963 .02549
29<=.381 41<=1 106<=0 25<=.6601 -.01695 .0535 116<=4.026 .09878 -.001205 22<=-.1599 119<=0 .01288 -.06566 10<=.07501 45<=2.715 -.0304 119<=1.099 73<=3 36<=.3215 .07278 -.01538 -.004345 -.004851 -.03707 127<=.02789 25<=0 -.03651 .06279 89<=1.231 -.09688 -.01175
62<=0 26<=.01 97<=0 48<=3.136 -.09767 75<=0 -.04354 .0554 26<=-1.44 63<=6 -.06569 .02585 .0167 49<=2.198 -.03396 73<=2 .04871 -.001375 15<=0 21<=-.3799 -.0133 26<=-2.369 -.02548 110<=10.03 109<=0 .09386 -.01891 .02097 35<=.6576 -.05042 .0307
24<=-1.32 44<=8.362 97<=0 -.09969 -.02738 .0291 44<=4.478 18<=0 127<=.05792 .00872 -.07092 127<=.2737 .07332 -.003738 66<=.9225 41<=5 64<=0 .09823 127<=.324 .06968 -.05166 .01445 38<=.1088 124<=0 116<=4.344 .06193 -.03047 -.0374 127<=.1706 .02187 -.06677
62<=0 127<=.247 26<=-2.039 15<=2.709 127<=.01893 .01974 -.07365 .04454 15<=0 95<=0 127<=.09252 .08742 .02145 -.03811 123<=0 -.0318 .0367 37<=.8629 -.09265 -.006901 122<=3.714 43<=1.387 .01792 49<=6.746 50<=.8182 .09687 .002693 -.006325 66<=.9484 .02306 -.05492
63<=0 76<=8.492 27<=.6932 122<=1.61 .06543 -.004293 116<=4.344 37<=.9506 .09166 -.001084 -.011 59<=3.179 .01983 -.08199 24<=-.5 55<=.04494 -.07895 111<=6.123 37<=.05076 -.06813 .007759 .04921 59<=0 -.05964 39<=.7971 111<=4.291 -.03427 38<=.09977 .07873 .01373 -.01587
12<=-.009999 70<=.9871 -.08934 -.0009424 59<=-1.098 38<=.04133 .01067 -.08463 58<=.729 0<=2.773 .0002432 110<=10.53 61<=-1.609 -.009324 115<=2.565 10<=.2143 95<=0 .08225 -.01714 -.007754 38<=.02142 -.03649 .0335 -.02601 47<=.1429 114<=.6932 .01515 55<=.4436 -.07065 .01066 .03009
33<=.6616 64<=0 11<=0 76<=8.334 87<=-.3899 -.02897 45<=4.863 45<=2.64 -.006166 80<=-.3799 -.004845 .06825 -.02488 -.07439 122<=3.714 15<=0 .08807 -.01896 61<=4.318 -.03829 .02978 127<=.2052 .037 -.08143 127<=.02789 65<=4 .08313 -.02624 97<=0 -.09646 -.01865
94<=0 72<=-.55 28<=.5284 116<=4.026 74<=1.8 -.08018 .002936 .01295 .01972 22<=-.3899 116<=3.714 28<=.2303 -.06245 .01867 .03859 80<=-.56 -.02629 110<=10.59 96<=0 87<=-.56 .001451 0<=2.834 .02812 102<=0 116<=4.431 .07806 -.005149 -.02341 -.04778 -.04704 -.0978
11<=0 66<=.9863 61<=-4.663 .06867 89<=-.8 17<=0 -.05549 .02129 39<=.6041 35<=.3143 39<=.2727 -.02378 .02593 .05489 22<=.35 -.04138 .01698 62<=0 72<=.76 -.09204 -.001711 -.006339 64<=0 9<=.5 26<=-2.369 -.006695 .07652 -.008976 127<=.2737 .01753 -.06169
47<=.1891 69<=.8924 72<=.3601 48<=3.527 9<=.16 -.01147 -.06762 .02807 -.006254 18<=1 47<=.02176 -.03021 7<=.07318 104<=0 .0514 -.00147 -.01936 .05287 94<=0 68<=8.41 3<=0 63<=4 .08999 .00003055 27<=1.946 .04421 -.008549 47<=.7124 -.05607 .02696 -.04241
89<=-1.83 52<=.6932 62<=0 -.07297 119<=0 .04326 -.02927 .0256 58<=.813 76<=8.492 71<=-1 -.036 19<=0 -.02978 96<=0 110<=10.59 44<=3.664 .003792 109<=0 10<=.2143 .07068 -.0006797 -.03244 -.0358 -.04494 112<=.1963 -.06301 .008579 47<=.1429 -.04849 .007255
66<=.9305 43<=1.387 13<=0 -.0309 .03351 23<=-.7799 -.02155 76<=4.443 -.009246 87<=-.6999 -.005028 114<=3.714 .06873 -.0002913 26<=1.06 114<=1.387 56<=0 -.04901 119<=0 -.0143 .07538 119<=0 -.008572 28<=.9114 -.09234 .01537 32<=.09123 106<=0 -.04106 .02873 .04332
93<=-2.769 127<=.9226 23<=0 -.07652 -.008781 .01825 15<=0 3<=0 58<=.8826 110<=10.2 5<=0 21<=-.05 .01081 121<=0 -.003273 80<=-.8799 .001747 .07617 -.02508 -.01423 -.0192 97<=0 51<=.8937 -.06625 .01504 58<=.813 .04522 -.01519 35<=.7701 -.05612 .02166
12<=-.3199 -.07401 95<=0 23<=-.4699 36<=.01883 .01507 52<=0 -.04777 .0137 58<=.6642 60<=-.6931 29<=.8768 .01526 -.04265 68<=8.41 0<=2.485 .007605 19<=0 -.005094 109<=0 .06473 -.0152 -.009501 112<=.3224 70<=.8951 -.04148 104<=0 .02181 -.02723 .04516 -.07346
63<=4 58<=.6862 76<=7.517 19<=0 -.01924 96<=0 109<=0 .0548 -.02714 -.02839 11<=0 -.02979 .0231 100<=0 64<=0 -.00556 -.05777 .02988 67<=4.044 66<=.6118 -.005685 -.08559 76<=6.189 97<=0 42<=.71 -.03037 .02508 .04843 121<=0 .01475 -.04724
13<=.02565 59<=0 59<=-5.247 .02899 -.07124 58<=.729 80<=-.43 -.02295 67<=6.943 16<=.6932 99<=0 19<=0 -.0114 .04822 -.02163 -.01443 110<=9.411 .01693 -.0438 32<=.1379 89<=3.231 -.05598 .01504 .00575 58<=.709 59<=0 -.001658 .06702 123<=0 .02816 -.02057
12<=-.009999 -.07136 24<=-1.269 26<=-1.83 65<=14 -.06473 .01641 .009304 96<=0 124<=0 112<=.4638 38<=.1088 110<=10.26 115<=2.565 15<=0 48<=0 .0153 114<=0 -.01603 68<=8.41 .07989 -.003403 -.001495 -.02785 -.03125 13<=.125 -.03008 .01885 .07247 -.03413 -.05689
72<=0 3<=0 28<=.2303 113<=.1693 115<=0 -.0058 .06011 58<=.6642 71<=1.61 67<=4.565 -.02601 .02779 -.03273 -.05093 7<=.1112 .04968 -.01445 113<=.1866 -.001793 -.05857 58<=.6156 19<=0 -.022 114<=3.664 96<=0 .05081 -.02124 -.001824 113<=.3394 .03198 -.0222
12<=-.5799 -.07204 59<=-1.098 90<=1.099 .03478 -.06427 60<=1.792 45<=2.715 76<=6.473 .03093 -.0283 59<=0 .004467 .07402 76<=7.517 43<=4.044 70<=.8539 60<=4.575 -.0347 .01405 23<=-.1899 -.008003 57<=.8729 .04377 -.0139 .07063 38<=.138 26<=.8501 -.06379 -.007595 .01375
13<=.02565 127<=.1918 18<=0 33<=.02118 110<=8.924 .0578 -.01617 77<=.01918 .02705 77<=.3491 -.06056 122<=3.296 -.03667 .02878 .05878 33<=.3633 27<=.6932 -.04098 122<=3.466 .02737 -.03174 -.06631 73<=3 114<=2.834 59<=-1.098 -.01517 .05373 122<=3.714 .0282 -.02747 -.02841
12<=-.36 -.06128 127<=.1918 93<=-4.909 -.02426 39<=.8298 6<=2.667 -.01976 80<=-.7799 -.006114 127<=.01271 -.003456 124<=0 .07167 .004866 -.01472 35<=.3991 87<=.32 12<=1.081 -.05457 .004901 -.006995 2<=.1145 22<=.3301 45<=5.792 62<=0 -.02092 .0349 -.03743 .06441 -.03055
97<=0 55<=.7516 113<=.312 63<=5 117<=3.179 29<=.5741 .02761 -.04138 .06275 115<=3.368 -.05627 .02582 72<=.02 22<=.7 -.06663 .006126 58<=.5924 .01431 -.03816 .02397 23<=-.43 -.03453 19<=0 -.02544 76<=7.064 96<=0 .05378 -.02163 44<=7.912 -.02147 .04469
59<=-1.098 -.08 127<=.09252 73<=1 -.01489 95<=0 114<=2.834 20<=23 .09269 -.002955 .0006728 -.02588 60<=3.045 63<=0 7<=.1765 74<=.9701 .07018 .01149 -.01072 -.00961 127<=.7374 73<=1 .01753 60<=5.273 26<=3.231 -.07099 .0002445 .006958 77<=.9586 -.02775 .03252
80<=-.9599 -.05273 1<=1.099 37<=0 98<=0 -.05652 .01944 .01544 42<=.3401 93<=-7.289 -.02499 83<=-.4799 -.00148 67<=7.23 .05655 -.0106 26<=.8501 114<=.6932 .0151 38<=.4294 -.05547 .01419 11<=0 54<=0 .02011 -.03501 60<=4.19 .05385 98<=0 -.03635 .02493
24<=-1.32 111<=6.613 -.05142 .01846 127<=.05792 .05138 9<=.2001 32<=.4312 112<=.1509 -.02309 .02169 54<=3.584 .0581 -.01415 97<=0 127<=.1918 38<=.1612 .04355 -.03126 72<=.02 32<=.7502 -.06371 -.002091 -.001792 24<=-.09 84<=.6101 .01454 -.03444 111<=6.233 .03947 -.01679
87<=-.1299 47<=.1429 -.05028 .002041 3<=0 5<=0 127<=.2052 125<=0 63<=9 113<=.7271 95<=0 63<=2 .01806 .08714 -.01711 -.01038 -.008384 -.02119 35<=.5538 116<=2.773 112<=.07791 -.03156 .03432 -.03219 .04092 -.03779 113<=.3394 .0192 0<=4.673 -.0533 .01593
12<=-.5799 -.06581 115<=1.387 106<=0 18<=0 127<=.3803 75<=.8462 66<=.9818 .02857 113<=.5265 -.04574 .03024 -.04321 122<=1.099 .01645 -.04527 88<=0 .05393 -.01297 114<=3.714 63<=5 .05597 -.00183 28<=.7115 -.04979 .02305 117<=2.565 .01293 56<=6 -.05811 .01262
26<=-3.789 -.04453 113<=.5643 16<=1.099 44<=2.945 -.01875 111<=4.949 .05091 111<=5.38 -.01549 74<=1.27 .04317 -.01132 -.04071 122<=3.584 91<=.2292 111<=4.111 -.03159 2<=.1145 45<=5.792 49<=1.387 -.005033 .05204 -.01268 -.01466 -.03345 21<=.3301 117<=2.485 .008786 -.06904 .01479
72<=-.55 110<=8.186 .009976 -.06274 49<=3.179 115<=0 68<=5.193 126<=0 -.03771 .02911 57<=.8253 .02409 -.02218 -.03712 110<=9.473 80<=-.6999 -.01676 115<=.6932 5<=0 .05092 -.01893 .002253 43<=3.402 68<=7.765 -.003428 -.06459 110<=10.59 63<=2 .05542 -.01225 -.0256
12<=-.6399 -.06168 24<=-1.269 104<=0 -.05364 .01854 96<=0 81<=.3301 75<=-1 -.02636 95<=0 74<=.35 43<=4.22 .06414 -.0007188 .008389 -.02152 52<=0 35<=.4847 76<=7.712 111<=5.226 .04266 -.02032 -.04254 35<=.9449 .04071 -.0125 122<=4.305 -.05045 .01668 -.05302
59<=-1.098 67<=5.452 -.06539 .01121 58<=.6156 15<=0 67<=7.483 96<=0 81<=-3.789 -.007385 .04917 -.02187 33<=.02118 -.04482 .01571 33<=.9751 25<=.3401 .0125 -.04317 .02418 113<=.3952 55<=.01424 -.01591 26<=1.06 25<=.3001 -.009681 .05529 -.01364 55<=.4436 -.05156 -.008864
3<=0 73<=3 119<=1.099 48<=0 71<=1.61 .01181 -.02939 122<=3.466 43<=2.398 28<=.01833 -.007219 .03703 .07356 39<=.7723 116<=2.565 -.01079 .04386 70<=.9814 .004131 -.0673 54<=0 116<=2.398 .01158 -.04746 .008447 -.03579 18<=0 9<=.2381 .004219 -.04823 .03032
95<=0 59<=-1.098 34<=.5113 -.05942 .01646 127<=.1774 122<=3.333 38<=.1612 .02513 76<=8.67 -.03956 .02766 38<=.003659 -.01028 .05358 58<=.4555 11<=0 76<=6.473 .02206 -.02573 .04937 62<=0 123<=0 -.006713 -.06259 76<=6.896 122<=2.709 .04922 -.007721 -.02601 -.06648
113<=.312 76<=5.984 23<=-.31 .02112 40<=.2072 .01378 65<=2 .005367 74<=1.451 -.06701 .005188 44<=3.584 -.02187 65<=5 .078 .00002551 26<=1.241 13<=.06251 36<=.04238 -.01091 -.05744 113<=.5941 .02188 -.01918 27<=.6932 62<=0 .005006 -.0382 50<=.3468 .04599 -.02446
12<=-.5799 -.05529 94<=0 63<=7 45<=3.807 44<=2.945 -.01532 5<=0 42<=.3401 74<=.32 .07551 .0006408 .026 -.0256 60<=1.792 44<=5.352 -.008939 .04565 23<=.38 9<=.1819 -.001971 -.03582 9<=.4001 .04009 -.01428 117<=2.198 .01666 42<=-.37 .007677 -.04589 -.05363
13<=.08197 112<=.6607 15<=0 38<=.5449 96<=0 76<=7.517 21<=-.05 -.0188 25<=0 -.02194 34<=.8187 53<=0 .05128 .0002274 .001571 38<=.1612 -.03409 .03944 -.05008 -.04655 -.04315 111<=5.818 1<=1.387 -.03476 .02166 25<=.3401 -.004607 .0741 87<=-.3 -.006216 .03981
105<=0 47<=.4007 111<=6.031 35<=.5538 117<=2.773 112<=.09067 .03714 124<=0 -.02915 .02499 -.05911 116<=2.64 -.02104 .02851 112<=.2234 -.04105 26<=.64 93<=-6.15 -.01042 .07678 -.00286 114<=3.714 45<=5.792 .05771 111<=4.949 .02819 -.04173 48<=4.111 -.05911 .02312 .04772
12<=-.6399 -.04946 96<=0 42<=-2.46 -.03766 115<=1.099 42<=-.46 24<=-1.32 -.002041 .08202 21<=0 67<=7.483 111<=4.291 -.01606 99<=0 .03698 -.02419 -.03507 66<=.8497 .01038 -.03617 24<=-.09 42<=.3401 110<=9.379 110<=8.998 -.005474 .05517 -.03413 -.05192 .02833 -.05228
115<=1.61 77<=.2851 64<=3.638 -.03942 .01282 12<=-1.1 -.04697 43<=1.387 42<=.3401 .01939 112<=.09067 .02275 -.03 113<=.0552 -.0312 34<=.7969 35<=.03215 .003913 96<=0 47<=.7969 21<=-1.12 -.00844 .07094 -.0154 -.01956 71<=2.485 .02607 -.0268 64<=-1.098 .005492 -.05325
15<=0 127<=.06399 45<=3.326 -.003574 63<=1 -.009261 .06881 29<=.5741 59<=4.095 12<=-.7099 -.03677 24<=-1.09 -.01546 50<=.3468 .03648 -.02589 30<=.7052 .009078 29<=.04496 55<=.08365 -.004911 -.075 .006988 112<=.2686 -.001666 -.05406 117<=3.638 122<=.6932 .01393 -.04409 .005379
18<=0 106<=0 82<=1.792 .01216 20<=19 38<=.09491 115<=0 .005027 81<=-4.329 .01967 -.04497 54<=2.565 17<=0 -.06527 .009674 .008455 .01546 44<=8.929 58<=.6401 .032 123<=0 .02021 -.03125 48<=4.111 -.05284 .01532 87<=-.1299 -.01539 96<=0 .04943 -.02034
85<=4.026 8<=0 111<=6.031 105<=0 101<=0 13<=.5 92<=.95 -.04516 .003514 .01328 .01977 .01955 111<=6.185 63<=5 .05587 -.01248 60<=5.273 -.02614 .02674 15<=0 114<=2.891 72<=-1.12 -.01254 .04201 -.009533 -.03867 71<=1.61 86<=.5218 .04114 -.009132 -.0003045
13<=.06251 65<=1 81<=.3301 .04505 -.00595 49<=1.61 12<=.4901 -.04465 .002342 98<=0 41<=9 24<=-.9499 -.03843 70<=.9064 -.02394 .009719 .01481 114<=2.891 .03012 89<=3.231 -.02631 .01872 81<=.3301 58<=.709 .04282 -.001771 24<=-.4099 -.03251 70<=.8813 -.00847 .03251
64<=0 12<=-.009999 -.02887 104<=0 24<=-1.47 -.02154 37<=.925 .02976 -.01664 42<=.3401 110<=9.473 .03451 -.02057 117<=2.398 .01137 40<=.6692 -.06511 -.004253 117<=4.144 117<=2.64 42<=.07001 40<=.4242 -.04863 .01113 .01775 110<=7.667 .01413 -.06559 110<=9.473 .05958 -.01692
113<=.5265 94<=0 119<=1.792 111<=5.561 25<=.6601 44<=6.002 -.02138 27<=1.946 .05198 -.02147 37<=.704 .04491 -.01416 42<=.9301 92<=-.7099 -.007041 .07958 77<=.9905 .02283 -.0363 -.03574 -.04138 27<=3.259 66<=.9648 66<=.9337 111<=4.635 .009447 -.03486 .01344 -.05033 .02392
20<=5 13<=.06251 -.05875 .01007 119<=0 39<=.4096 85<=3.179 -.02269 .02762 113<=.704 61<=-3.663 -.009838 .07097 -.002381 13<=.04546 112<=.5305 118<=0 20<=19 85<=4.026 -.05106 -.001912 .01468 .01749 39<=0 31<=2.398 112<=.7539 .07165 -.00133 -.01579 -.01558 .01775
42<=-.07 31<=1.387 110<=9.547 25<=.16 .001587 .06807 -.01387 35<=.5538 -.02394 .02124 25<=.6601 35<=.07998 78<=2.565 -.02741 .01146 64<=-1.945 .01339 31<=3.136 -.06283 .001449 104<=0 49<=1.387 -.005893 55<=.9756 .03954 -.02185 35<=.03454 -.0379 42<=1.491 .02606 -.01636
114<=1.099 73<=1 -.007501 73<=2 .06372 111<=5.959 116<=3.527 .01447 -.04772 36<=0 -.01613 .05578 61<=0 -.04275 44<=8.929 27<=.6932 81<=1.05 38<=.07098 53<=0 .04243 -.01239 39<=.2032 .02424 -.02451 -.03606 36<=.9016 74<=-1.649 -.01542 .03612 -.02633 -.03194
94<=0 89<=-1.08 45<=2.565 -.01924 43<=1.61 .007765 24<=-2.22 -.01397 114<=2.834 .09408 .006542 72<=.41 112<=.06442 .02955 64<=-1.945 .004724 60<=1.099 .000552 89<=.71 -.06339 122<=1.387 .0262 -.02544 16<=.6932 110<=10.26 86<=.8236 .04079 -.006942 -.02968 -.03215 -.05197
15<=0 34<=.9358 72<=.5 76<=7.782 63<=0 76<=7.184 116<=4.19 .03252 -.02265 -.02674 127<=.4174 113<=.4287 127<=.06399 .01082 -.03479 .02293 -.04767 23<=-.43 -.01983 .03526 .03232 38<=.07098 60<=1.792 .00807 -.05233 .01898 60<=3.219 -.04352 113<=.2015 .02803 -.02043
66<=.9305 81<=.4001 111<=5.226 122<=3.497 .01248 -.02522 59<=-3.332 -.01584 96<=0 72<=-.99 -.006859 122<=2.485 .0018 63<=9 .07209 -.00173 -.0126 100<=0 22<=.3301 -.02866 .01267 .02162 13<=.06251 81<=3.891 12<=1.29 -.04441 .01134 .01561 70<=.9814 .02258 -.02946
95<=0 127<=.324 43<=4.22 81<=.6201 55<=.02202 .006835 94<=0 112<=.2158 110<=8.689 .04223 -.01778 .07735 -.02272 55<=.2302 65<=7 65<=3 -.005128 .05595 -.01978 -.02545 3<=0 -.04373 .01806 48<=1.387 -.02539 31<=2.398 .0224 28<=.7115 -.036 .01718 -.0495
40<=.7587 31<=1.61 113<=.6491 96<=0 94<=0 66<=.7466 74<=-.14 .02908 -.01744 22<=-.3499 -.01766 77<=.9519 .06207 -.001316 -.02963 -.03475 39<=.8896 -.05394 .01045 24<=-.3799 -.05185 39<=.8494 .02197 -.02753 25<=.38 -.01292 60<=-.6931 -.01714 110<=10.59 .04452 -.02533
96<=0 18<=0 15<=0 2<=.0198 106<=0 53<=0 25<=.6601 -.01269 .02334 -.03235 73<=2 .03932 -.0001412 38<=.138 -.04216 111<=5.606 -.01451 .04069 74<=.06 20<=12 115<=.6932 .03868 -.01985 -.02444 -.04801 45<=3.807 12<=-.8999 -.01557 .04674 -.01141 -.05386
127<=.1918 63<=5 63<=1 -.01253 76<=8.334 118<=.04247 32<=.111 .06424 -.001535 -.01178 -.01726 76<=6.189 23<=0 -.01519 .0268 -.03201 42<=-1.039 63<=0 .04412 -.01963 58<=.4555 1<=2.834 116<=2.198 -.04391 -.003144 .01999 12<=.7 118<=.03271 -.0511 .00004773 .01336
112<=.3736 76<=8.492 65<=7 65<=4 117<=3.584 76<=4.991 -.03311 122<=1.387 .04319 -.005607 45<=5.792 .04662 -.02043 66<=.9991 .05592 -.005793 112<=.09067 .027 -.03454 32<=.7502 -.03891 .01613 65<=3 76<=6.896 44<=5.469 -.00217 .04872 -.01858 20<=16 -.05308 .01997
113<=.5941 96<=0 95<=0 12<=-.8 -.01771 31<=1.61 65<=2 47<=.04243 -.0177 .03256 .04716 24<=-1.379 -.02466 .01822 -.032 -.04471 117<=2.398 36<=.1416 .0357 -.01853 113<=.7271 26<=1.41 32<=.9497 -.0622 .01381 .001254 36<=.01273 -.02722 43<=2.08 -.01213 .03542
119<=0 68<=7.855 38<=.6374 123<=0 5<=0 .06647 -.01008 .007637 -.01066 -.01809 61<=3.259 116<=2.303 38<=.1984 .02716 -.02223 64<=-1.945 20<=14 .03075 -.0219 -.04112 114<=3.762 41<=1 -.01561 15<=1.61 72<=-.99 -.01629 .03373 -.01546 42<=.7901 -.0472 .008373
124<=0 116<=2.565 20<=10 69<=.9806 -.04636 34<=.9651 .02651 -.03555 111<=5.328 .03167 -.02583 32<=.7502 127<=.06399 81<=2.891 .0456 -.01872 111<=5.606 20<=12 -.0345 75<=.8462 .02162 -.02522 114<=3.497 77<=.5255 -.01657 77<=.9726 .04885 -.003006 -.02166 .03748 -.04358
61<=-1.609 112<=.1509 .0261 26<=3.231 122<=0 .01291 -.05742 .01418 53<=0 112<=.09067 .04856 116<=3.296 0<=2.834 25<=.57 -.03265 .01563 89<=-1.08 95<=0 115<=.6932 .07982 .0006557 -.01521 .01246 46<=.039 122<=3.179 .006544 -.0443 .01801 112<=.7539 -.02229 .02952
22<=-.3899 110<=9.411 -.03772 .01138 65<=7 75<=.07693 100<=0 74<=-.8899 .03394 26<=2.33 115<=0 .004808 9<=.4001 -.003928 -.05105 .01785 72<=-.4199 -.01029 22<=.3701 .058 -.007285 74<=.7 22<=-.3 .02401 55<=.5206 -.05752 -.002373 .02101 65<=12 -.04163 .01045
97<=0 74<=-.3199 20<=8 -.0273 60<=-.6931 -.01384 58<=.813 .05621 -.007545 28<=.3307 31<=.6932 -.003949 -.04601 2<=.1145 .02809 -.02428 122<=1.792 .04479 20<=9 .02698 114<=3.259 74<=-.8899 -.02516 42<=.3401 .04085 110<=9.379 -.0132 .02638 42<=1.331 -.06743 .008813
117<=3.714 75<=0 58<=.813 15<=0 3<=0 103<=0 114<=3.434 96<=0 113<=0 -.0148 .04356 -.02584 -.01498 -.02806 -.009375 1<=2.303 .007109 -.04814 -.02675 117<=2.198 .01601 -.04167 10<=.006135 93<=-6.15 -.01428 56<=-1 -.005459 .05415 59<=5.348 -.03039 .02546
39<=.8298 111<=4.111 -.03893 96<=0 87<=-.1299 -.01071 124<=0 114<=4.19 111<=6.002 38<=.1277 115<=1.099 .0511 -.009961 82<=3.045 115<=2.565 -.0297 .02102 .01892 21<=0 .06836 -.01204 -.02768 60<=2.891 .02063 -.03965 -.04018 111<=4.544 .01289 58<=.331 .0003901 -.04713
110<=9.903 76<=7.868 77<=.9965 111<=5.606 13<=.125 26<=2.33 114<=3.179 -.04255 .007078 .006987 .009565 42<=.9301 42<=-.46 -.01408 .04275 -.01673 111<=5.588 .04013 -.007869 116<=3.296 45<=2.08 -.0151 114<=2.398 77<=.02733 -.006614 .07152 .008862 -.02145 58<=.331 .002161 -.03797
59<=-1.098 -.04855 115<=1.099 26<=-.4 31<=1.61 115<=0 .04089 -.009851 -.007907 56<=0 76<=7.641 90<=2.709 -.005355 .02524 31<=3.136 76<=8.67 -.03678 .009283 .01857 116<=3.296 63<=0 -.03137 .02089 35<=.6576 -.0498 .01146 26<=.71 18<=0 -.04923 .0045 .004804`;

/** Each block again, with what the first forest says of those around it. */
export const SECOND_FEATURES = `chars words linked links anchors button wordChars punctuation commas upper digits ends wordScore titled
copyright copies earlier money heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingLevel headingLabel headingLinked sectionChars sectionPlain before1Chars before1Linked before1Words
before1Label before2Chars before2Words before2Label after1Chars after1Linked after1Words after1Heading
after1Label after2Chars after2Linked after2Words after2Label in_nav in_footer in_aside in_main in_article
in_form in_ul in_ol in_dl in_figure in_section in_h2 in_p in_li in_dd in_figcaption pageChars pageBlocks
pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1
pageImages isArticle isProduct isForum isList topShare score scoreAfter1 around2 around5 box0 box1 box2 box3
box4 box6 tenth quarter path section earlier later passed sinceSure untilSure overThreshold pageScore
pageHighest`;
export const SECOND_BIAS = -0.5874;
export const SECOND_TREES = `128<=.4525 140<=.1427 -.1414 140<=.2987 64<=4.97 -.05443 .008006 15<=.6932 45<=3.932 .03055 -.01563 -.02962 128<=.7561 140<=.8886 15<=.6932 22<=-.8199 -.0121 99<=0 96<=0 56<=5 .1172 .01397 -.009589 -.00759 20<=10 .03133 -.02374 -.01169 4<=0 .2338 .01717
128<=.4051 128<=.1366 116<=4.344 -.1346 148<=.1812 .04961 -.07332 128<=.2872 149<=.5584 110<=8.186 -.02312 .03562 -.0537 -.00549 128<=.6982 10<=.2143 124<=0 114<=4.291 143<=.1254 .003537 .08189 -.007817 .005546 -.01161 10<=.2143 110<=10.59 108<=0 .2066 -.0002483 .02197 .007018
140<=.5252 140<=.1018 -.1278 140<=.2987 38<=.964 -.05942 .01521 43<=2.64 .0158 -.02296 128<=.8467 44<=9.353 116<=4.235 44<=2.945 -.008499 96<=0 109<=0 22<=-.75 .007864 140<=.9316 16<=1.387 .1202 -.002629 .003421 -.005843 -.009606 .004836 -.007638 44<=3.807 .005641 .1894
147<=-.02922 147<=-.3206 -.1237 139<=.3964 65<=1 .02141 98<=0 -.09287 .001643 -.0221 139<=.6527 26<=-2.2 -.02278 99<=0 5<=0 65<=7 22<=-.55 -.001132 .09739 .01391 -.01587 -.0112 76<=9.523 147<=.001379 .03232 111<=6.613 .158 .004828 75<=0 .04297 -.03563
147<=-.07432 140<=.1199 -.1195 31<=4.788 147<=-.1877 -.06146 -.01564 .01898 140<=.7225 19<=0 -.02033 119<=1.387 143<=.1016 -.01095 149<=.9764 114<=4.291 21<=-1.019 -.008807 .07055 -.01015 .0007672 -.01135 114<=4.383 113<=0 .003546 12<=-.7099 .007364 103<=0 .1495 .004727 .01526
147<=-.02922 132<=.1018 15<=2.709 -.1162 148<=.1812 .04258 -.05071 147<=-.1115 -.04916 -.005354 132<=.8801 132<=.5755 111<=4.111 -.02515 28<=.002615 -.01661 72<=-.3 -.01222 .04748 72<=-.75 111<=6.031 .03469 -.03618 103<=0 5<=0 96<=0 .08637 -.008095 -.009281 -.01431 .1473
147<=-.1115 140<=.1664 -.109 -.02908 140<=.6657 114<=2.891 74<=-1.24 43<=2.996 .02224 -.02565 74<=.35 43<=3.952 .07317 -.005412 .02135 119<=0 .03416 -.03234 10<=.2143 140<=.858 112<=.04965 -.002214 114<=4.291 103<=0 .08682 -.006077 -.002643 .1328 76<=7.641 .02629 -.04
130<=.5379 130<=.1077 127<=.02789 116<=4.344 -.0462 .03618 70<=.9978 -.1072 .00575 134<=.2749 116<=4.144 -.04986 139<=.3386 .04843 -.02043 -.002315 134<=.5826 134<=.2333 -.04755 .01303 130<=.9143 10<=.1539 21<=-.8299 -.01831 5<=0 .08195 -.01676 -.007192 64<=-4.912 -.007255 .1284
128<=.3577 128<=.0704 -.1081 127<=.01893 148<=.3485 .05092 -.0188 133<=.2965 -.04594 -.008829 128<=.8792 122<=3.829 21<=-.8299 -.01461 55<=.9756 80<=-.6999 .005896 96<=0 .08008 -.009282 -.007872 38<=.4823 114<=3.092 38<=.003659 -.005277 .06583 -.02493 -.03644 122<=5.124 .1247 -.007374
132<=.5171 132<=.07351 -.101 149<=.8548 75<=0 -.005216 .06911 143<=.6642 -.0444 -.004773 132<=.8801 66<=.9305 136<=.6238 74<=.9701 .0354 -.01984 44<=8.751 .07357 .002966 42<=.3401 .03963 74<=.4301 -.05061 66<=.953 -.01805 .03015 64<=-5.043 -.005508 76<=9.523 .1172 .001159
128<=.5653 128<=.0974 -.102 147<=-.2176 -.04876 104<=0 127<=.247 63<=5 138<=.4565 63<=1 -.000664 .08192 -.002992 113<=.2015 -.0332 .0122 -.02343 13<=0 -.04551 .01438 128<=.8792 44<=8.929 52<=0 .06559 .01053 138<=.8623 .02335 -.04188 2<=.3261 .1116 .0006658
147<=-.07432 140<=.05389 -.1008 147<=-.289 -.0536 42<=.3401 .01199 -.03058 140<=.7225 20<=16 116<=3.952 114<=3.434 19<=0 -.01178 .05591 -.008724 116<=4.616 -.04046 .03194 114<=2.945 -.0271 .02649 10<=.2143 50<=.5984 59<=6.134 64<=-5.043 -.004552 .09989 -.007511 .006932 -.02597
147<=-.02922 134<=.1182 -.09363 147<=-.1877 -.04668 77<=.07774 .03184 -.0189 131<=.9073 45<=2.715 123<=0 -.03665 .02578 16<=.8575 59<=4.175 131<=.3277 -.008135 .06879 40<=.4908 -.003405 115<=2.303 .053 -.01256 116<=2.64 -.03499 .0291 2<=.3261 35<=.06423 .002682 .1044 -.006945
147<=-.02922 132<=.07351 48<=3.892 -.09472 .009292 146<=3.296 -.008019 148<=.2196 .004412 -.05175 132<=.8801 15<=0 147<=.09227 .003025 16<=.703 116<=3.611 .06953 97<=0 -.01478 .03297 137<=.7389 -.02586 .02669 32<=.4312 43<=3.829 -.03917 .01156 .02236 15<=0 .1025 -.005879
147<=-.07432 134<=.05946 -.09418 147<=-.3206 -.05951 129<=.454 115<=3.092 -.03289 .01092 .009561 130<=.9143 15<=0 101<=0 39<=.01923 42<=.47 -.02317 115<=.6932 .04533 -.01952 147<=.09227 .01918 108<=0 32<=.005648 -.004064 .07059 -.01397 -.02718 -.02318 147<=.001379 -.001446 .09596
140<=.4295 140<=.1018 59<=-5.247 38<=.09491 .04993 -.03652 -.08516 149<=.9627 76<=6.896 42<=-.07 .04551 -.002303 -.02668 -.04114 140<=.8175 42<=.32 149<=.937 .06128 -.0001359 25<=.71 47<=.04635 .01157 -.03954 .02518 76<=9.523 59<=6.362 19<=0 -.004149 .0853 -.0123 -.03383
132<=.3661 132<=.05361 70<=.9978 127<=.01893 .008873 -.08876 .02417 112<=.8398 35<=.8962 146<=3.872 -.01166 55<=.4436 -.05536 .002684 .00949 .04504 132<=.9275 122<=3.434 16<=.6932 .04078 -.01635 127<=.07009 113<=.2285 35<=.1589 -.03405 .02858 .05093 35<=.7267 -.03103 .02748 .09156
128<=.1605 128<=.04036 70<=.9978 -.08547 .02828 149<=.8757 -.002479 -.04721 128<=.9276 128<=.6982 149<=.9686 116<=3.611 63<=6 113<=.6491 24<=-1.129 -.01072 116<=3.296 .07367 -.0003432 -.008758 -.0169 -.01592 -.03178 76<=8.492 116<=3.611 .05533 .01036 -.01153 64<=-4.304 -.009647 .09035
147<=-.2176 147<=-.3206 -.07761 145<=4.455 113<=.2951 -.0469 .0001474 144<=.968 .05788 -.01182 15<=0 131<=.798 21<=-.05 145<=3.136 -.0198 .0234 73<=3 113<=.7805 .04677 -.002256 .001412 50<=.7247 44<=4.596 .008982 113<=.9012 .08532 .002885 -.004698 35<=.7267 -.02817 .03359
147<=-.2176 140<=.04142 15<=2.709 -.08709 148<=.1696 .05322 -.0177 -.02839 140<=.7225 42<=-.73 -.02054 138<=.4072 148<=.439 65<=5 .07272 -.007542 -.01871 112<=.7066 126<=0 39<=.7041 148<=.3798 -.01308 .05132 -.002555 -.03353 -.04026 15<=0 12<=-.009999 .004594 .07194 -.003633
128<=.0704 112<=.8398 -.08016 .0186 128<=.9276 128<=.6982 16<=.5055 50<=0 138<=.2917 -.03294 .002968 63<=9 47<=.2401 .04497 -.01402 -.01541 146<=3.296 118<=.05617 -.01428 .0305 -.04947 89<=0 .04835 74<=.4301 16<=.5597 .02062 -.0375 .02499 41<=4 .08281 -.004588
147<=-.3032 140<=.04717 -.08063 -.02711 132<=.9275 76<=6.896 127<=.06399 .04991 42<=.3401 24<=-1.83 -.03252 36<=.3215 .06069 -.01136 48<=2.303 .009593 40<=.528 -.0636 .008762 15<=0 134<=.8817 149<=.9698 106<=0 24<=-.9499 -.02803 .02074 .04926 -.01957 -.03274 -.03939 .0798
140<=.3317 140<=.04142 82<=1.099 .01334 -.07634 116<=4.144 -.02673 38<=.1693 -.02428 .06872 139<=.6918 116<=3.434 149<=.9686 73<=3 35<=.02215 -.009025 .05486 -.02261 -.02181 139<=.3964 .02058 47<=.5534 -.03986 .02075 115<=1.792 35<=.9802 .06325 -.0008296 112<=.2319 .02586 -.02766
128<=.8058 128<=.03531 -.07492 110<=9.075 74<=.32 24<=-1.269 -.03597 73<=1 -.02125 122<=3.989 144<=.9539 59<=0 -.007084 .06992 -.005593 -.01943 -.04276 76<=6.772 122<=3.829 143<=.499 -.01882 .02385 124<=0 .06288 -.006666 -.01627 128<=.9276 70<=.9814 .03533 -.01783 .07492
140<=.5922 140<=.07383 70<=.9978 13<=.5 -.07147 .01167 .02698 149<=.9732 110<=8.387 -.02444 49<=4.443 .02629 149<=.7249 .0286 -.02702 -.04402 128<=.9276 44<=8.751 56<=1 .03865 112<=.04965 -.04132 136<=.6553 -.02091 .03287 149<=.9196 .01888 -.05171 37<=.9506 .07747 -.002074
147<=-.368 -.06857 132<=.9074 59<=-1.098 -.04542 149<=.933 33<=.009062 31<=1.61 44<=3.807 -.02115 .02745 -.03288 124<=0 74<=3.27 44<=2.945 -.01112 .06403 -.01291 -.005359 38<=.01782 64<=-1.098 -.01949 .04238 76<=7.95 143<=.5612 -.0233 .02002 -.05473 127<=.1056 -.008662 .06828
128<=.0704 15<=2.709 127<=.02789 .01061 -.06886 137<=.05995 .06511 -.01075 128<=.9276 15<=.6932 143<=.175 35<=.7267 -.01964 .0203 23<=.3601 48<=2.565 59<=1.792 .004394 80<=-.7799 -.01063 .05021 112<=.3577 .01905 -.0201 78<=4.78 .01526 -.03011 38<=.964 -.03502 .02193 .06437
140<=.06254 64<=-5.043 70<=.3896 -.028 .05593 -.06861 128<=.9276 122<=3.497 119<=0 116<=1.792 -.002765 122<=3.434 .0536 -.01122 129<=.3968 31<=1.099 .007837 -.03285 66<=.9991 56<=4 .03157 -.01816 -.02209 44<=6.002 .008605 -.0368 127<=.1492 -.005645 20<=4 -.005645 .06627
128<=.7561 140<=.03658 15<=2.709 -.06992 .02919 127<=.5961 106<=0 65<=1 38<=.9038 -.009389 .05906 110<=9.075 13<=.1039 110<=7.931 .002793 -.04678 .01912 93<=-.49 -.02028 122<=2.08 -.02451 .04082 115<=1.387 .03715 -.01953 122<=0 .01594 -.05013 132<=.9275 .02101 .06711
133<=.4077 148<=.2196 65<=4 39<=0 93<=-6.15 -.005716 .09952 -.002262 116<=1.099 .02383 -.03545 13<=.1039 -.05081 .009515 128<=.9559 53<=0 75<=.07693 65<=7 32<=.005228 -.01144 .04291 139<=.6379 -.03549 .01795 -.01096 22<=.3301 16<=.5055 .0108 -.05255 .02281 .06386
147<=-.368 128<=.2168 -.05934 .00819 35<=.4847 98<=0 110<=9.903 106<=0 60<=3.368 18<=1 -.04065 .01247 .01841 115<=0 .0343 -.01353 -.05126 115<=.6932 43<=1.61 -.0002258 .06528 .005171 59<=0 -.01965 7<=.1112 15<=3.179 110<=10.38 .06454 .001156 -.01314 .00936
128<=.6982 128<=.03531 -.0664 148<=.2196 122<=2.565 -.03066 .03944 105<=0 81<=4.591 122<=1.387 .01081 21<=.1701 113<=.2697 -.05379 -.0199 .001621 .01906 .01837 27<=.6932 70<=.9871 .01896 -.03283 2<=.3261 23<=-.7799 -.01448 37<=.9506 71<=3.219 .0644 .00005353 -.002022 -.0122
132<=.9275 149<=.8757 72<=-.55 -.03795 65<=4 66<=.7945 15<=0 .02636 -.02205 .08337 141<=.6029 -.01609 .03773 36<=.7697 143<=.7279 16<=.2931 112<=.4737 -.008787 55<=.03546 -.002689 .06284 72<=1.351 84<=5.611 -.03832 .01392 .009413 .0217 -.05215 34<=.9651 .05711 -.009107
128<=.9276 147<=-.3935 59<=-5.247 .04106 13<=.5 -.06174 .02172 60<=5.024 68<=5.294 45<=3.461 60<=2.303 -.0616 .003823 .004606 140<=.8886 122<=1.099 .04044 110<=9.031 60<=3.045 .005349 -.03576 .01427 32<=.1817 .01117 -.05081 110<=10.59 .03578 -.03364 11<=0 -.007546 .0564
132<=.8801 132<=.03243 146<=5.177 -.0628 38<=.7524 .05577 -.01508 114<=2.891 112<=.08391 .04663 38<=.9253 47<=.207 112<=.3842 63<=9 63<=1 -.01404 .03122 -.02898 -.02199 27<=1.61 .04148 -.01771 48<=3.762 112<=.5655 -.008881 .06198 -.01433 32<=.7502 -.02787 .01176 .04646
132<=.9275 94<=0 149<=.8757 76<=6.896 119<=1.61 65<=7 .06486 -.008465 -.01893 50<=.007193 -.03174 50<=.9388 .03697 -.02271 143<=.175 -.04084 116<=3.296 16<=.703 149<=.9788 .03123 -.009678 149<=.9607 -.04291 .009606 117<=3.584 16<=.703 -.04829 .01394 .00652 -.05786 .04823
128<=.7561 148<=.2196 122<=2.485 -.03387 55<=.009129 -.003251 84<=-6.82 -.006412 139<=.306 .1116 .000466 128<=.03161 -.05714 117<=2.773 149<=.9686 127<=.5961 .02994 -.0208 -.0301 21<=.4301 143<=.7134 -.04086 .01245 .01989 59<=4.095 .04666 123<=0 77<=.9149 .01549 -.04571 .02016
140<=.03658 -.05709 15<=0 143<=.07715 119<=0 .01715 -.0268 109<=0 84<=-3.71 -.009451 5<=0 95<=0 45<=5.792 10<=.1539 23<=-.7799 .0002357 .04759 55<=.1826 .02715 -.01675 8<=.04041 -.02615 .02347 -.02007 -.01721 -.02466 139<=.2129 .0342 112<=.09067 .01766 -.02382
140<=.5922 122<=3.829 140<=.1018 -.05103 26<=-1.1 .02033 18<=0 -.02973 .008199 114<=1.387 136<=.3816 39<=0 117<=2.709 -.009304 141<=.01845 -.007755 .1013 -.002414 -.01196 41<=6 -.03146 .02413 122<=3.259 76<=4.991 -.007868 .04075 79<=.1177 40<=.6692 -.03165 .00725 .0253
140<=.06254 10<=0 -.05984 -.004844 59<=0 -.02823 15<=.6932 82<=5.674 84<=-1.539 22<=.3301 -.01673 .01877 99<=0 55<=.002007 66<=.7695 -.01308 .02462 3<=0 113<=.9012 5<=0 .04768 -.008409 -.007499 58<=.709 .02421 -.01013 -.017 -.0155 149<=.9456 -.03793 .01137
12<=-.5799 -.04383 94<=0 113<=.0552 44<=6.727 -.03747 .02331 113<=.1472 .06117 122<=3.466 50<=.1969 43<=2.485 144<=.9126 .01918 -.01876 73<=3 .06245 -.0000901 -.02155 113<=.5941 43<=4.044 111<=5.588 -.01006 .04665 -.02919 110<=9.473 .01432 42<=2.491 -.07013 .006013 -.04388
134<=.04005 -.05207 136<=.7168 148<=.2544 119<=1.099 -.001329 .04979 119<=0 77<=.8254 -.01277 .04071 116<=3.296 25<=.64 -.03058 127<=.247 .03241 -.02216 122<=3.179 .0003815 -.05077 43<=2.198 122<=1.61 .03811 18<=0 -.02652 .01593 117<=4.853 127<=.01271 -.0144 .04871 -.01448
132<=.02597 -.04977 132<=.9445 42<=.3401 31<=1.387 149<=.9764 .03597 -.0186 146<=2.198 .01757 127<=.02789 .01992 -.03866 139<=.3964 .02467 117<=2.485 127<=.324 65<=2 -.01505 .04377 148<=.6119 -.03208 .01418 131<=.9073 21<=.53 -.0434 .01488 .0197 34<=.9651 .04808 -.01537
63<=4 111<=5.38 140<=.858 66<=.8116 -.001402 116<=2.996 -.05046 .00006825 50<=.1969 59<=4.175 .03798 -.018 -.02015 66<=.9694 66<=.3893 -.00386 20<=12 48<=0 .0005966 .06345 113<=.2511 -.03161 .03165 111<=5.87 .01732 -.03387 31<=1.387 25<=.38 -.0281 .01104 -.04801
140<=.03658 -.04477 68<=7.855 121<=0 -.0198 115<=1.099 106<=0 138<=.6176 74<=0 42<=0 77<=.8446 -.03124 .02951 .03897 122<=4.596 111<=4.898 .01293 -.05234 .02641 113<=0 -.03234 .03217 .03966 115<=2.565 25<=.57 -.04576 .005485 .01842 140<=.9316 -.03616 .02499
132<=.03243 -.04307 122<=2.198 66<=.4624 -.02213 148<=.7932 130<=.1077 -.01409 10<=.7501 .06306 -.01097 29<=.01643 .01515 -.03173 148<=.2054 139<=.241 .04483 -.006215 22<=.02 72<=.45 66<=.888 147<=.164 -.02375 .01292 -.04424 -.001874 112<=.2072 .02666 147<=.201 -.02666 .01657
12<=-.5799 -.03947 63<=4 24<=-1.32 26<=-1.83 -.03368 .009204 39<=.7359 19<=0 -.01139 21<=.3301 60<=-.6931 -.0003803 .05135 -.001162 132<=.9445 40<=.8054 44<=8.751 -.008095 -.05559 .01405 .03497 39<=.3636 135<=.6041 -.03604 .01219 113<=.5941 .02172 113<=.7485 -.03401 .01295
140<=.02923 -.0444 149<=.8996 29<=.008468 -.00612 110<=8.689 41<=2 .02956 -.01833 20<=16 42<=-1.539 -.007959 119<=1.792 .0798 -.002438 -.003692 113<=.1063 -.05546 110<=9.815 146<=3.872 63<=4 .02441 -.00548 112<=.1901 139<=.6527 .03742 -.01494 -.03453 40<=.8054 -.05413 .004996
63<=5 113<=.5186 24<=-1.32 -.0288 56<=4 43<=2.08 .009485 116<=4.522 117<=2.64 .009009 .07453 -.01404 -.02661 128<=.9651 20<=15 116<=2.565 -.04522 40<=.7062 -.02392 139<=.7068 -.01983 .024 .02773 .03279 139<=.5479 116<=1.946 .004528 -.05614 113<=.6167 .0226 -.03241
128<=.9651 149<=.8996 69<=.9985 25<=.3301 -.02054 119<=1.792 25<=.7 94<=0 .05798 -.01258 140<=.4295 -.01926 .02565 -.01798 -.03096 25<=.71 143<=.7568 55<=.03981 25<=.48 -.02649 .01959 22<=.3701 -.05716 .002167 .009853 65<=5 112<=.06442 .0231 -.02093 .02724 .03839
12<=-.3199 -.0364 72<=-.68 -.02825 44<=3.179 -.02405 93<=-.62 113<=.4542 138<=.01604 -.01538 149<=.662 -.003862 .06329 122<=3.434 .02059 -.01925 25<=.71 122<=3.259 .005259 63<=3 59<=3.664 .003329 -.05473 .007299 39<=.8298 35<=.02558 -.003493 .03488 41<=1 .01507 -.0298
59<=-1.098 -.03778 72<=-.75 54<=0 -.04023 .00255 15<=1.61 38<=.003659 122<=3.136 55<=.9756 15<=0 .03505 -.02001 -.02982 59<=3.179 .007218 -.05682 110<=9.22 3<=0 5<=0 63<=13 .02098 -.0237 -.02994 -.01486 39<=.8298 .03903 42<=-.07 -.03233 .01358 -.02463
148<=.2196 113<=.1063 -.008321 43<=1.792 -.00009548 75<=0 .0885 -.003881 15<=0 58<=.522 75<=.07693 130<=.03233 -.01651 .02715 -.01906 29<=.001319 137<=.6005 -.01534 114<=3.368 .02762 -.009689 30<=.5409 24<=-.7699 -.02825 .01961 -.03277 74<=3.85 32<=.6819 -.03409 .01435 .012
94<=0 12<=-.6399 -.02553 110<=10.59 136<=.481 87<=-.3899 -.006248 132<=.257 57<=.8572 137<=.01558 -.007622 .06841 -.003183 .01711 67<=4.788 118<=0 70<=.5988 .004121 -.04285 .01858 3<=0 67<=7.483 .02655 -.009177 107<=0 9<=.2381 .01094 -.0317 .02003 -.03144 -.03971
149<=.9698 15<=.6932 95<=0 53<=0 116<=3.259 63<=6 140<=.9316 140<=.1018 -.002874 .06193 -.02158 117<=2.773 .02878 -.03342 119<=0 .04979 116<=4.431 -.02307 .02077 148<=.5079 146<=3.872 .02978 -.01432 -.02739 -.03237 149<=.9456 -.03935 .02191 132<=.9651 -.02924 .03306
13<=.06251 60<=-5.236 .04029 119<=0 60<=0 68<=5.294 32<=.2962 -.04818 .0112 .009259 49<=5.878 .03804 -.01323 93<=-2.539 -.03949 2<=.9334 129<=.944 32<=.002465 .01167 -.026 .01558 119<=.6932 -.01187 .02349 51<=.8317 127<=.5961 81<=.3301 .028 -.003513 -.01634 .03421
147<=-.3935 -.0278 110<=8.275 42<=.71 39<=.7849 61<=3.092 -.05091 .01266 .01732 .02384 132<=.1954 59<=-1.098 -.02362 42<=.47 42<=-1.039 .006788 .07696 .005085 44<=8.115 111<=4.949 .024 110<=9.633 110<=8.612 .01795 135<=.3386 .012 18<=0 -.04035 .003507 .01812 .03378
94<=0 110<=9.903 96<=0 138<=.3516 74<=.4301 138<=.04577 -.01432 120<=0 .07473 .01243 -.009223 11<=0 55<=.1438 .01266 52<=1.099 21<=.53 -.03454 .01283 .01564 7<=.125 .02758 -.009747 -.03704 39<=.1458 .02745 22<=.35 42<=.3401 -.00116 -.05564 .008635 -.03618
144<=.9358 5<=0 76<=9.119 144<=.0112 -.02098 134<=.08297 114<=0 -.01145 65<=3 -.005656 .08864 139<=.5479 64<=-1.098 -.02694 76<=6.332 -.01222 .02937 68<=8.41 126<=0 30<=.5409 .04369 76<=7.578 .02344 -.009449 -.02015 -.02062 89<=.6201 -.04257 .01176 -.03877 -.02571
117<=3.584 149<=.8548 31<=1.387 59<=1.792 -.008221 .04218 -.01876 112<=.1142 127<=.1606 112<=.1108 .03792 -.03326 20<=7 -.002174 -.06947 137<=.5794 -.02738 149<=.9878 20<=10 115<=1.61 .03813 -.02398 26<=1.571 -.03021 .01676 -.0333 72<=-.87 -.0286 115<=.6932 .03436 -.009947`;
