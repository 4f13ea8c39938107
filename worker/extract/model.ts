// Written by bench/extraction/training/train.ts; not to be edited by hand.

/** Words of class names, ids and roles, each with the log-odds it adds. */
export const LABELS = `above -.4 accepted .44 access -.5 accessibility .8 accessories .74 account -.76 acf .73 actions -1.21 add -.7
address -1.24 ads .39 ae .35 af -.33 affiliate -.43 ah -1.14 akismet -.52 al -.89 alert -.38 aligncenter -.83
alignleft -1.31 alignnone -.54 alignright -.47 alt -.48 am -1.08 anchors .46 and .39 announcement .34 answer
.47 answers -.37 api .47 ar -.32 archive -1.02 archives -.6 arrow -.38 arrows -.31 article .38 articles -.5
attachment -1.06 attribution -.41 auth -.65 author -1.02 authors -1.55 available .44 back -.63 backdrop -.4
badge -.99 banner -.55 bar -.73 baseline -.81 basic .3 bc -.41 below .3 benefits 1.15 best .5 between -.32 bio
-1.2 bl -.53 black -.35 blockquote .93 blogroll .3 blur -.39 blurb 1.07 bn -1.38 boc -.39 book .5 borders .93
box -.34 boxed .4 boxes 1.34 bq .32 br -.33 brand -.44 brands -.39 breadcrumb -.77 breadcrumbs -1.45 break .49
bt -.49 btn -.51 btns .74 bullet -.65 bullets .42 but -.78 button -1.03 buttons -.85 buy -1.13 byline -1.98
calc -.31 calendar .41 caption -.93 carousel -.3 cart -1.18 categories -.5 cats -.61 ceb -.32 centered .76 cg
-.3 channel -.73 chat .48 checkbox -1.45 circle -.45 ck .78 clamp -.58 class -.57 classic -.6 close -.6 cloud
.35 cm -.56 cmp .47 cms .78 colors -.57 com .57 comment -.41 commentform -.98 commentlist -2.06 comments -1.5
common -.43 community -.45 comp .3 compact -.45 compare .31 complementary -.63 concealed .72 contact -.94
contains -.55 content .35 contentinfo -.59 controls -.64 copyright -.94 count -.73 counter -.62 country -.54
cr -.32 credit -.33 credits -.48 crumb -.47 crumbs -1.04 css .5 ct -.39 cta -.88 ctas -.63 current .5 customer
.56 cw -.7 da .43 dark .39 date -.31 demo -.94 depth -.78 desc .31 descr .63 description .39 desktop -.32
details .64 df -.47 di -.91 disabled -.41 disc 1.65 disclaimer -1.52 disclosure -.78 discovery -.41 discussion
-.39 div .65 dk .77 dm -.35 dn -.55 doc .86 document .42 done -.31 dot .32 down -.3 download -.58 dp -.67 dr
.3 dropdown -.48 ds -.43 dt -.3 duration .55 dz .37 ease -.38 edition -.41 ee -.36 eee -.44 ek -.37 elementor
.36 ellipsis -.54 em .35 email -.76 embed -.72 embedded -.58 enabled .57 end -.5 entry .41 er -.97 error -.88
es -.45 eu .39 even -.49 ex -.51 expandable -.89 explore -.79 extended -.4 external .41 extra -.37 extras -.99
ez .31 fa .3 fail -.62 family .68 faq .57 faqs -.5 fc -.42 fdl -.48 feature .42 features .45 feedback -1.64 ff
-.33 field .33 fieldset -1.75 figure -.71 file -.83 filter -.74 fit .52 fix .37 fl .3 flag -.52 flair -.44
flat -.46 float -.44 floating -.59 flyout .59 fn -.66 folder -.35 follow .4 food 1.04 foot -.97 footer -1.31
footnote -.36 forum .85 four -1.01 framework -.56 fullscreen -.86 fullwidth .44 fv -.76 fx -.84 gallery -.39
ge -.39 get -.52 gf -.5 gform -.38 gh -.73 go -.42 gp -.48 gps -.44 gq .45 gt -.72 guide .57 guides .43 gutter
.45 gutters -.37 gw -.68 gxrw -.73 gy .84 gz .48 half .33 hamburger -.79 hauptmenue -.37 hc .44 head -.4
header -.44 headings .51 headline -.42 health .63 heec .67 help .41 hero -.37 hierarchy -.81 highlight .85 hj
.42 hl .65 hot -.68 hours -.61 how .86 hq -.87 hs .51 html .42 hv -.4 hw -.46 hx .76 ib -1.2 icons -.51
identity -1.32 if .54 ig .53 ij -1.36 il -.4 images .7 img -.36 inactive -.7 indicator .78 inherit .66 init
-.37 initial .47 input -.84 inside -.38 interaction -.8 internal -.33 intro .55 inverted -1.12 invisible -1.31
issue -.69 ix .74 ixi -.69 jd .44 jetpack -.67 jg .44 jm -1.08 jn -.52 job -.43 jobs .97 jp -.49 jq -.72
justified -.39 jy .53 kb .45 kd -.53 ke .85 key .65 ko -.8 kr .52 kt -.4 ku -.43 kv 1.34 ky -.83 la .41 labels
.32 landscape .39 language .38 languages -.43 latest -.5 lc -.42 lead .52 leading -.45 leaf -.56 learn -.35
legal -.65 lh .77 library .33 like -.98 likes -.51 link -.65 linklist -.72 links -.82 listbox -1.47 listitem
-.55 live -.65 ln -.42 loader -.69 local -.4 log .47 logged .44 login -1.05 long .79 loop -.34 low -.72 lt .73
lw -.48 mainmenu -.45 mainnavigation -.37 markup .32 mask .96 master .99 masthead -.64 me -.58 media -.66 mega
-.37 megamenu -.35 member .57 menu -.51 menubar -.49 menue -.43 menus -.4 meta -1.12 mfp -.58 mg -.32 mini
-1.34 minor -.71 mix .3 mj .72 mobile -.52 modal -.96 mono -.46 more -.36 most -.57 ms -.38 msg -1.33 mv .34
mw .3 name .45 nav -.59 navbar -.44 navgroup -.4 navi -.86 navigation -.55 nb .37 network -.48 neutral .57
newsletter -.71 nhmvt -.33 nl .54 nocontent -.94 note -.36 notice -1.18 nr .66 ns 1.03 number .49 numbers .83
ny .5 ob .45 offcanvas -.66 offer -.31 offset .5 ol .37 on -.35 only .68 open .45 opinion -.46 opposite -1.7
option .42 options -.69 or -.73 orange .45 orientation .55 original -.5 ot -.55 other -1.14 our -.43 outline
-.53 outside -.53 overlay -.37 overview .8 owl .41 pa -.57 package .63 pad -.47 pager -.82 pages -.74
pagination -1.31 pairs -.81 pane .65 panels .47 paragraph .56 part -.65 partial .39 partner -.57 parts -.31
passthrough .3 path 1.13 pattern -.45 pc .45 pd -.52 pdp .35 phone .42 photo .71 picker -.78 picture .6 pill
-.33 pills -.68 pinterest -.39 pk -.32 placeholder -.37 plain -.47 plan -.52 play -.52 player -.55 plus -.87
pm .72 podcast -.56 podcasts -.97 pointer -.47 policy -.31 pop -.7 popover -1.3 popular -.76 popup -1.08
portable 1.04 post .32 posts -.33 powered -.3 pq .47 premium -.54 prev -1.69 preview -.33 previous -.54
pricing .87 print -.35 privacy -.72 profile -.85 project -.71 promo -.99 prose 1.26 pt -.34 pull .41 purple
.96 push .5 pv .35 qa -.53 qk .37 qn .8 qr .75 quantity -.86 questions -.4 quote .7 qv -.84 rail -.39 rating
-.84 ratio .33 rc .32 reactions -1.12 recentcomments -.64 recipe .7 recommended -1.54 reference -.37 register
-.69 related -2.44 relatedposts -2.49 repeater .46 replies -.75 request -.74 required -.67 res -.75 respond
-1.37 results .66 reverse .31 reviews -.84 rich .32 richtext .86 robots -.58 role .49 rss -.36 rt .64 rte .65
rzmkn -1.01 sans -.31 save -.46 sc .3 scale -.78 score -.35 scrollable -.5 scrollbar -.67 searchform -.31
second -.38 secondary -.42 sections -.97 see -.45 selected -.57 selection .59 self .36 separator -.3 sf -.66
sg -.45 sh .56 shape -.75 share -1.42 sharedaddy -1.47 sharing -1.26 shop -.4 shortcode -.41 sidebar -.46 sign
-.78 signature -1.6 signup -1.46 sitemap -.72 size -.3 skin -.32 slate .62 slider -.38 slideshow -.68 slogan
-.88 slot .38 sn .54 social -.92 socials -.59 solutions -.4 sort -1.18 sp -.72 spacing .63 span .43 special
-.44 specs -.72 spinner -.67 sqs .33 sr -1.26 ss -.34 star -.54 stars -.43 static -.3 store -.38 stretch .6
structural -.55 su 1.15 subfooter -.51 subhead -.89 subheader .93 sublabel -.31 submenu -.44 submission -.84
submit -.68 subnav -.83 subscribe -1.07 subscription -.8 subtext .5 suggested -.43 sw -.66 swiper -.56 switch
.53 switcher -.86 table -.6 tablist -.55 tabpanel -.33 tabs .35 tagcloud -.72 tagline -1.28 taglist -.6 tags
-.82 target .77 taxonomy -.45 team .65 teams -.42 teaser -1.07 tech .82 term .41 terms -.95 tertiary -1.1 test
-.35 testimonial -.41 text .33 textarea .34 textwidget -.73 tf -.44 th .32 the .43 themed -.34 themen .54
third -.41 thumb -.7 ti .34 time -.72 title -.42 tl -.73 toc -.86 tool -.63 toolbar -1.31 tooltip -.56 topbar
-.68 topic .58 topics -.49 topnav -.46 trail -.44 trending -1.59 trigger .61 true -.69 truncate .56 trust -.64
ts .36 tt -.8 tv -.63 twitter -.31 txt -.33 tzay -.4 ua .34 uc -.3 uf -.86 ufi -.4 undefined .54 unstyled -.46
up .38 updated -.62 uppercase -1.11 uq -.91 ur .55 us -.51 utility -.58 ux -.45 uz -.37 va -.35 validate -.67
validation -.34 variant -.49 vcard -.34 version -1.01 vf .36 vh -.52 video -.39 videos -.88 viewport -.33 vjz
-.75 votes -.94 voting -.73 vp 1.33 warning -.57 watch -.36 wc -.83 wd .6 web .64 weight .36 well .32 wf -.55
what .94 why .79 widget -.54 widgettitle -1.16 window .6 without -.54 word -.68 wordpress .67 work .38 wp .44
wpb -.35 ws -1.02 wy .81 wysiwyg .51 xf -.72 xl .31 xoxo .74 yeh -.37 yellow .89 yes -.96 you -.39 youtube
-.56 zd -.55 zh .68 zn .66`;

/** Words of short texts, each with the log-odds it adds. */
export const WORDS = `00 .43 000 .95 01 -.38 03 -.64 04 -.61 05 -.76 07 -.61 09 -.44 1 .35 10 .43 100 .59 101 -.41 105 -.41 108 .32
110 .38 112 .51 114 -.53 12 .32 129 .4 134 .45 139 .62 140 .34 15 .34 150 .61 160 -.38 1996 -.31 1k .57 1st
.71 2 .39 20 .56 200 1.08 2000 -.34 2005 .32 2009 -.88 2010 -.73 2011 -.94 2013 -.63 2014 -1.37 2015 -.63 2016
-.9 2018 -1.08 2019 -.71 2020 -.4 2021 -.57 2023 -.33 2024 .5 212 -.34 219 .3 239 .46 240 -.33 249 .33 250 .51
299 .32 2k -.33 3 .4 30 .39 300 .43 32 .45 330 .48 35 .33 360 .44 37 .45 39 .37 3d .41 3rd .61 4 .36 40 .47
400 .43 45 .37 48 .7 49 -.57 499 .67 4k .39 5 .59 50 .66 500 .76 52 -.38 6 .47 60 .74 62 .59 65 .45 699 .41 70
.53 700 .36 76 -.59 77 .37 799 .52 8 .36 82 -.41 83 -.33 85 .71 86 .44 88 .43 888 -.84 8k .31 95 .67 99 .59
999 .92 ab -.49 aber -.61 ability .77 abo -.39 abonnieren -.68 about -.33 above .31 abstract .61 academics
-.54 accelerate .43 accept .72 accessibility -.71 accessible .42 accessories -1.26 account -1.03 accounting
.42 accuracy .49 across .49 act -.69 active .66 activities .55 ad -.87 add -.6 added .54 adding 1.04
additional .64 address -.49 adds .46 adjustable .4 admin -.73 administration -.44 adoption .54 adresse -.47
ads -.76 advanced .4 advantages .78 adventure .48 advertise -1.27 advertisement -.92 advertising -.87 advice
-.54 advisory -.34 affairs -.47 affiliate -.72 affiliates -.69 affordable .48 africa -.56 against .35 age .8
agencies -.66 agent -.43 ago -.94 agree -.8 agreement -.31 ahead -.3 air .51 aktuell -.51 aktuelle -.83 al
-.39 alert -.42 alerts .31 align .31 alignment .52 all -.36 alle -.97 alles -.79 allgemein -.33 allgemeine
-.39 allow .55 allows .6 als -.88 alumni -.88 always .37 amazon .48 an .3 analysis .66 analyst .37 analytics
.6 analyze .5 and .64 angeles .51 anmelden -.54 anmeldung -.31 annual -.33 another .35 ansprechpartner -.58
answered -.98 answers -1.04 anti .65 antonio -1.16 antwort -.35 antworten -.48 any .76 anywhere 1.5 anzeigen
-.37 api -.5 apparel -.63 applying -.32 arbeit -.33 architecture .76 archiv -.43 archive .45 archives -.72 are
.55 areas .5 aren -.3 arm 1.49 array .64 art .46 article -.48 articles -.64 artikel -1.31 artist .35 arts -.69
as .32 asked .35 asking -.38 assembly .5 assistance .32 async .38 atom -.37 attributes .48 auch -.68 audience
.38 august -1.11 ausgabe -.59 australia -.75 authentication .46 author -.63 automatically .8 automation .31
automotive -.57 autoren -.3 availability .44 available .52 ave -.35 avenue -.54 average .45 avoid .55 award
.98 awards -.92 azure -.36 b .44 b2b -.47 baby -.6 back -.49 badges -1.24 bags -.45 balance .39 balanced .43
balancing .55 band .51 banking -.73 base .55 based .43 basic 1.16 basketball -.45 battery .72 be .38 beach
-.32 because .45 become -.34 becoming .42 before .62 begin .52 beginner .5 behavior .55 behind -.57 bei -.5
beiträge -.99 beliebte -.38 below .42 benchmark .7 benefits .44 beratung -.31 berlin -.52 beste .35 besten -.7
beta .3 better .33 between .38 bike -.56 bill -.5 bit .95 blog -.95 blogger -.51 blogs -.44 blue .51 board
-.41 body -.31 booking .62 both .42 branch .7 brand .63 branding .64 brands -.32 bread .56 breakdown .55
breakfast .31 bremen -.32 brian -.41 bringing -.48 bronze -.54 browse -.34 browsing .41 buch -.73 budget .58
build .43 building .33 built .9 bundles -.66 business -.49 but .5 buyer -.87 c .52 ca .93 cable .54 calculator
-.74 calendar -.41 california -.58 called .42 calls .54 camera 1.03 campaigns .58 campus -.75 can .47 canada
-.37 cancel -.55 cancer .4 cannot -.41 capabilities .52 capacity .31 capital .36 capture -.32 carbon .72 cards
-.58 care .36 careers -1.61 cars -.48 cart -1.3 catch -.34 categories -.63 centre -.53 certificate .9
certifications .63 certified .59 chair 1.2 chairs -.51 challenge -.63 challenges .42 chance -.46 changed .41
changes .41 channels .63 charge .57 charger .57 charts -.32 chat -.42 cheap .41 check .32 checkout -.33 checks
.44 cheese .34 chef .4 child .33 chocolate -.3 choice .62 choose .43 choosing .58 chris .46 christian .48
cities .37 city -.4 claims .38 clarity .3 classifieds -.48 clean .57 clear .47 cli .54 click -.51 clips .57
close -.7 clothes -.33 co .54 coach -.66 code .45 collaborate .55 collapse -.72 collections -.56 college -.33
color -.41 colors .49 come .44 comes .44 comfort .58 comfortable .82 command 1 comment -.78 comments -.96
commentsrestacks -.4 commercial -.53 common .92 commons -.52 communications -.45 communities -.73 compact .56
compare -.93 compared 1.02 compatibility .34 compatible .48 competitive .63 competitors .41 complete .32
completely .38 completion .36 complex 1.07 complexity .71 component .64 composition .58 comprehensive .64
computer .78 computers -.59 con .34 concept .47 conclusion 1.01 condition .43 conduct -.88 conferences -.32
config .72 configuration .56 confirm .41 connect -.53 connection .53 connections .4 connectivity .62 cons 1.39
consider .81 considerations .7 consistency .35 consistent .77 console .75 const .88 constant -.63 consultant
.48 consultants .54 consultation .81 contact -1.11 contacts -.61 contents -.64 context .74 contrast -.32
contribute -.34 contributors -.44 control .33 controls .86 conversion .63 cookie -.9 cookies -.91 cooking -.42
copyright -.87 core .49 coronavirus -.3 corporate -.3 corporation .32 correct .75 cost .68 costs .66 count .56
countries .3 country -.81 county .8 coupons .31 courses -.41 cover .46 covered .38 covers .32 cpu -.33 cream
.41 created .51 creating .33 creation .61 crisis -.35 crm .59 cross .64 culture -.87 cup .74 curve .42 custom
.37 customers .38 customizable 1 customization .42 customized .86 cybersecurity .36 cycle .43 d .8 da -.73
dabei .35 dan -.45 danke -.51 dann .32 das .35 databases .31 datenschutz -.79 datenschutzerklärung -.47 david
.45 day .34 days .31 dead .37 deal -.33 deals -.72 debug .37 december -1.17 decision .75 default 1.25 define
.94 defined .46 definitions .39 degree .59 deine -.47 del -.75 delay -.31 delete -.47 demand -.38 demo -1.04
den .65 departments -.54 dependencies .38 deprecated .62 depth .4 der .4 des .46 description .69 design .32
designers 1.1 desks -.47 desktop .54 destination .44 detail .52 detailed .48 details .58 detection .3
determine .36 deutsche -.38 deutschen -.51 deutscher -.49 deutschland -.54 devops -.54 dezember -.45 di -.76
die .58 diesem -.32 diesen .32 dieser -.67 dieses -.71 diet -.4 difference -.38 different .83 dimensions .85
dining -.54 dinner .34 dir .33 directions -.46 directly .33 directors -.35 directory -.39 direkt -.34
disclosure -.45 discount -.38 discover -.38 discovery -.33 discuss .43 disease -.39 distance .45 district -.32
diversity -.39 doctor -.63 document .56 documentation .5 does .37 doesn -.41 dog -.42 domestic .43 don .57
donate -1.23 double .44 download -.51 downloads -.48 dr .33 dream -.3 drive -.44 driven .45 drop .86 drucken
-.66 dry .44 du .31 dual .84 duplicate -.71 during .38 each 1.1 earn -.59 ease .6 easily .76 east -.37 easy
.98 ebooks -.31 echo .32 ecommerce .56 ed .39 edited -.3 editing .72 editorial -.68 education -.51 educational
.41 effects .51 efficiency 1.09 einfach -.37 el -.5 election -.53 electrical .74 elements .34 email -1
embedded .41 empfehlen -.47 employee .36 employer .54 empty -.39 en -.62 enable .38 enabled -.3 encryption .37
energie -.44 energien -.35 energy -.39 engagement .39 engineering .38 engines .41 english -.65 enhanced .59
ensure .52 enter -.73 entwicklung -.3 environment .38 equity -.85 erforderliche -.39 erhalten -.32 erneuerbare
-.35 ernährung .35 error 1.03 errors .34 especially .49 espresso -.58 est .36 estate -.84 estimate -.51 etc
1.09 ethics -.73 euch .53 eur -1.15 euro .36 ev .36 evaluation -.48 even .51 event -.39 events -.98 ever .54
every .38 ex -.52 example 1.4 examples 1.04 excellent .4 exchanges -.48 executive .36 existing .44 exit .42
expand -.52 expect .31 expectations .7 expensive .34 experience .42 experiences -.33 expertise .57 explore
-.61 exploring -.33 export .3 express .4 extended .35 extensions .55 extensive .61 extra .58 extremely .42
fabric .68 facebook -.52 fact -.6 factor .32 faculty -.73 fair -.52 false .74 familie .34 families -.48 fans
.33 faq -.5 fast .58 faster .5 fat .52 favorite .51 favorites -.62 featured -.79 features .58 feb -.45 februar
-.43 february .34 federal -.5 feeds -.33 feel .97 feels .51 fees .41 felder -.39 female .54 festival .35 few
.96 fewer .5 field -.64 fields -.46 figure -.83 file .94 fill -.34 film -.49 filter -.42 final 1.17 finally
-.57 finance -.48 financing -.71 find -.46 finder -.55 finding .39 fitness -.36 fix .53 fixed .32 flash .5
flex .69 flexibility .36 focus 1.09 focused .56 follow -.87 following 1.34 font -.96 foods .77 football -.71
footer -.55 for .5 force .91 ford -.45 forgot -.52 form .37 forms -.31 forschung -.32 fort .4 forum -1.07
forums -.72 forward .47 foto -.91 fragen .38 frameworks .32 france .6 francisco 1.06 frank .3 français -.56
french .66 frequently .44 fresh .54 fri -.62 friend -.54 friendly .39 full .84 function .4 functionality .68
functions .82 funds -.33 further .63 future .31 fußball -.41 für .5 g .98 galaxy -.7 galleries -.32 gallery
-.41 game .59 garden -.56 gender -.62 generate .39 generation .3 generative .73 generator -.47 generic .57
georgia .46 german -.36 germany -.77 get -.32 getty -.65 gift -.6 gifts -1.14 girls -.45 git 1.13 github -.37
give -.42 gives .56 giving -.67 glance .53 glass 1.06 glossary -.61 gmbh -.41 go -.47 goal .34 goals .99 golf
-.82 good .93 government -.67 gps -.41 grand .43 graphic -.56 graphics .52 greater .53 green .36 grid -.88
ground .47 group .68 groups -.3 growing .83 growth .31 guarantee .66 guaranteed .5 guide -.83 guidelines -.47
guides -1.03 gut .33 gym .55 haben .42 hair .46 half .33 hall .45 hands .39 hard .35 has .56 hat .39 have .6
hd .5 head -.33 hear -.72 heating -.43 heavy .35 hello .42 help -.43 helps .46 hi .34 high .64 higher .48
highlights .44 highly .37 hilfe -.33 hinzufügen -.36 holiday -.62 holidays -.42 home -.62 homeowners .3
homepage .35 homes -.52 hook 1.05 hooks .6 hope .45 host .4 hot .46 hotel .58 hotels -.35 hour .62 house .6
http .88 https .89 hub .43 human .43 hybrid .7 i .54 ice -.51 icons -.6 ideal .9 ideas .42 identify .46 if .89
ihnen -.32 ihre -.65 ii .88 illustration -.49 images -.91 impact .32 impeachment -.62 implementation .72
implementing .33 import .9 impressum -.86 improved .37 improvement .51 improvements .52 inbox -1.02 include
1.43 included .68 includes .94 including .87 inclusion -.64 income .66 increase .61 increased .8 index -.46
individual -.39 info -1.03 informationen -.94 informed -.37 infos -.34 inhalt -.96 inhalte -.42 initial .56
initiative -.32 innen .36 input -.31 ins 1.26 insider -.52 insight -.58 inspiration -.46 instagram -.92
install .41 installation .48 installed .53 installing .31 instructions .67 instructor 1.63 integrated .41
integration .57 intelligence .37 intelligent .34 interaction .44 interactive .84 interessieren -.66 interest
-.3 interesting .31 interface .78 intermediate .57 intern -.35 internal .3 international .63 internationale
-.6 internships .66 into .35 introduction .45 intuitive .45 invalid -.34 inventory .71 invest .51 investment
.61 investors -.42 ip .6 ipad -.6 iphone .88 iron .72 iso .32 israel -.6 issue .38 ist .64 it .38 italiano
-.51 j .47 ja -.4 jack .37 james .32 januar -.39 java -.35 javascript .38 jeff -.31 job -.34 jobs -.57 john
.76 join -1.2 joined -1.04 joseph .56 json .41 julia -.44 july -.34 jun -.45 june -.32 just .47 justice -.75
kann .66 karriere -.48 kaufen .5 keep .44 keeping .44 kein .38 keine .42 key .79 keyboard .37 keys .37 kids
-.63 kind .33 kinder -.44 kits -.51 kommentar -.91 kommentare -1.12 kommentieren -.54 kommt .35 kommunikation
-.36 kong -.4 kontakt -1.37 kostenlos -.58 kostenlose -.48 kubernetes -.48 können .32 könnte -.66 l .43 lack
.64 language .41 large .68 las .32 latest -.63 launch -.32 law -.44 laws -.49 layout .49 le .31 lead .43
leadership -.39 leading .6 learned .68 learning .43 leather .73 leave -.39 leaves .39 left .38 legal -.37
length .59 lesen -.73 less .57 let .61 letters -.46 letzte -.35 level .71 levels .84 licensing -.55 liebe .67
lifecycle .38 lifestyle -.31 light .91 lightweight .87 likes -.76 limitations .73 limited .42 limits .71
linkedin -.49 links -.53 lite .62 ll .68 llc .32 load .41 loading -1.29 loan -.76 loans -.34 local .57
locations -.9 log -1.29 logic .36 login -1.23 logistics -.51 logo -.63 logs .59 london .45 long .52 longer .3
looks .34 loss -.71 lounge .45 lower .56 m .43 mac -.36 machine .45 machines -.39 magazin -.7 magazine -.4 mai
-.54 mail -.6 maintain .7 maker .73 makers -.6 making .45 manage -.61 manager .61 managing .47 manufacturer
1.48 many .77 mapping .37 mar .34 mark -.76 marked -.45 marketing .32 marketplace -.64 markets -.95 markiert
-.52 martin .31 master -.39 match .45 material .92 materials .58 math .58 matrix .49 matters .53 me -.3 meal
.36 meals -.31 means .83 measure .31 media -.89 medical -.57 medicine -1.01 medien -.32 mehr -.94 meine .67
meinung -.45 meldungen -.61 member -.7 members -.64 membership -.33 memory .99 menschen .54 menu -1.07 mess
.31 message .47 messages -.43 messaging .43 messenger -.51 metal .37 method .48 mi .69 mich -.58 michael -.33
micro .35 mid .65 migrate -.85 million .42 millions .56 mini .39 minimal .3 mins -.57 mir -.57 miss -.71 mit
.32 mitglieder -.31 mix .61 ml .69 mo .72 mobile .55 model .68 models .72 modern .32 modernization -.33
modified -.45 module .69 modules .35 moment .4 monitor .45 monitors .54 month .54 monthly .41 moon -.47
morning -.3 most .46 motion .98 motivation .76 mount -.32 mountain .38 move .37 movement .37 movies -1.05
moving .49 multi .43 multiple .58 museum -.57 muss -.72 must .68 n .64 nachrichten -1.18 named -.5 names .41
nation -.66 native .45 natural .72 navigation -.45 nc .45 need .33 needed .74 needs .32 networking -.5
networks .3 neu -.32 neuen -.46 neuer -.46 neueste -.52 never .73 newest -.7 news -1.31 newsletter -1.19
newsletters -1.08 newsroom -.94 nice .51 nicht -.34 night .66 noch -.89 non .73 none .92 nonprofit -.55 note
.51 notice -.52 notices -.55 nov -.32 now -.31 number .99 nutrition -.36 nvidia .76 ny 1 nyc .63 nächster -.38
oben -.43 objects -.53 oder .63 offer .42 officer .45 official -.44 often .74 ohne -.38 oil .4 oktober -.57
oldest -.61 on .3 once .36 one .47 ongoing .59 only .39 ons .62 oops -.75 op -.34 operating .31 opinion -1.16
opportunities .51 opt -.42 optimization .55 optimized .75 option .95 optional .77 options .48 or .97 orange
.54 order -.39 orders -.79 org .45 organize .34 oriented .58 original -.39 ort .34 os .87 others -.35 outcomes
.37 outdoor -.3 output .6 outside .62 overall 1.14 overflow -.6 own .46 oz .97 p -.36 pack .64 package .39
packages .63 packs -.72 paid .83 pan .6 panel .75 papers -.5 para -.51 parents -.43 parking -.53 partner -.49
partners -.63 parts 1.19 pass .53 path .52 paths -.48 patient -.56 pattern 1.23 paul .94 payment -.52 payroll
.34 pc -.52 per .62 perfect .55 performance .5 period .3 personal -.59 personalized .47 pets -.54 phase .52
phones -.73 photography -.68 photos -.32 php .54 physical .52 pickup -.83 picture .48 pin .35 pinterest -.75
places .47 plan .48 planet -.32 planning .42 plant 1.06 plastic .51 platforms .3 plug .31 plugin 1.39 plugins
.3 pm -.4 pocket .46 police -.34 policies -.69 policy -.81 politics -1.13 pool .32 pop .66 popular -.67 port
.79 portable -.3 portal -.95 position .34 positive -.37 possible .69 post -.89 posts -.45 potential .69
powerful .68 preferences -.41 preis -.31 premium .47 preparation .34 president -.57 press -.8 presse -.57
pressemitteilungen -.68 prevent .58 prevention -.38 preview .47 print -.35 priority .36 privacy -.9 problem .4
problems .44 procedures .36 production .66 products -.54 produkte -.44 professional .42 project .57 projekte
-.63 promotions -.35 proof .59 properties .52 pros 1.3 protect .34 protein .45 proven .6 provide .71 provider
.63 provides .72 providing .45 publications -.52 publikationen -.32 published -.31 pull .52 purchase -.54 pure
.52 purpose .38 purposes -.52 push .62 put .37 python .4 quality .55 quelle -.68 queries .5 question -.37
quickly .5 quote -.75 r .38 race -.7 radio -.65 random .61 range 1.17 rankings -.32 rates .56 ratings -.5 raw
.5 re .52 reach .38 react .35 reactions -1.59 read -.6 reader -.44 readers -.93 reads -.33 real .37 reasons
-.39 receive -.55 received -.67 recent -.3 recently -.31 recht -.32 rechte -.4 recipe -.62 recognition .47
recommend .31 record .34 recording .93 recreation -.4 recruiting -.69 recruitment .44 redaktion -.87 reddit
-.66 reduce .41 reduced .55 reference .43 references .82 refund -.31 region -.61 register -.92 registered -.43
registration -.36 registry -.82 regulatory .41 related -.61 relations -.44 relevant .5 reliability .39
reliable .51 remote .48 rental .55 repairs .36 replace .43 replies -1.49 reply -1.18 report -.59 repository
.32 require 1.09 requirements .88 requires .83 reserve .32 reset -.34 residential -.33 resistance .37
resistant .45 resources -.77 response .43 responsive .3 restaurants .3 result .71 results .37 resume .65
return .43 revenue .7 reviewed -1.2 revolution .54 rewards -1.09 rich .79 richard .8 richtig -.3 right .39
rights -.93 rings -.46 risks .43 road -.43 robert .8 robot .31 robots .34 robust .44 rock .41 roi .43 root .59
route .44 rss -.87 rule 1.36 run .7 rund -.5 runs .54 russian -.5 safe 1.04 said 1.15 sale -.7 salesforce .54
salt .42 sam -.31 same 1.3 sample -.35 satisfaction .56 saving .35 savings .32 saying .47 says -1.2 sc -.4
scalability .63 scaling .47 schedule -.32 scheduling .46 schema .82 scholarships .33 schon -.38 schools -.38
schreibe -.57 schreiben -.35 schule -.41 science -.35 sciences -.62 score -1.02 scores -.6 screen .85 script
.66 scroll -.76 seamless .53 search -1.07 season .53 seat .96 seating -.51 seattle -.43 second .31 seconds .72
secret -.37 secrets -.72 sections -.77 see .39 sein .34 seite -.58 selected -.46 selection .9 self .43 sell
-.48 sellers -.62 semi -.49 senior .32 sensitive .31 sensor .8 seo .72 servers -.31 serving .64 session .82
set .65 setting .5 setup 1.07 several .41 sex .96 shape .34 share -1.11 shirt .45 shop -.65 shopify .37 shops
-.45 short .7 should .33 show -.88 showcase -.47 showing -.55 shown -.32 shows -.31 sich .36 side .64 sie -.47
sign -1.04 silver .97 similar -.3 simple .41 sind .3 single .32 sit .4 site -.86 sitemap -.97 six .43 size .53
sizes .88 skills .43 skip -1.12 slack .65 slow .56 small .51 smaller .6 smartphone .44 smooth .36 snow -.63 so
.36 society -.44 soft .41 solar -.45 solutions -.59 solve .33 some 1 someone .38 something .32 sort -.54 sound
.81 sources .6 south -.43 spaces -.63 spain -.34 spanish .43 speak -.49 speaker .52 special -.78 specialized
.43 specials -.43 specific .78 specifications .42 speed .57 spend .6 sponsor -.67 sports .42 spot -.33
spotlight .44 sprache .33 spring -.33 sql .35 square .41 st .34 stable .31 stack -.4 stadt -.41 staff -.53
standard .91 standing -.5 stands -.45 star -.76 stars .67 starting 1.2 starts .56 startseite -.39 startups
-.54 statement -.49 station .8 statistics .35 stats -.77 status -.69 stay -.46 step 1.02 steps .32 stock -.45
stone .33 store -.54 stories -.83 strategic .42 strategies .42 stream -.41 streams .49 street -.76 string 1.89
strong .9 structure .38 structured .73 student -.62 studios .71 styles -.51 styling .32 subject .5 submission
-.62 submit -.96 submitting -.42 subscribe -1.36 subscribers .48 subscribesign -.65 subscriptions -.5 substack
-.3 substackget -.86 such 1.12 suche -.55 suitable .77 summary .47 sun -.38 supply -.48 supports .79 survey
-.4 sustainability -.56 sustainable .51 switch .75 switching .54 sync .7 system .3 systems .44 t .57 tables
-.69 tags -.85 tailored .36 takeaways .66 talks -.55 tank -.54 target .42 task 1.11 tasks .48 taxes .4 taylor
.4 teacher -1.15 teams .34 technical .48 technik -.54 techniques .35 technologies .32 teilen -1.17 tel -.54
template .57 templates .37 tennis -.52 terms -1.44 tested .34 testen -.35 testimonials -.69 than .64 that .9
the .52 theater .32 their .65 them .5 theme -.74 themen -1.12 then .96 there .37 they .57 think -.34 third .5
thomas .64 those 1.09 thoughts .34 thread -.31 three .91 through 1.02 ti .72 tickets -.48 tie .69 tier .61
time .47 timeline .79 tip .93 today -.31 toggle -.92 tool .51 topic -.75 topics -.98 toplatestdiscussions -.35
total .8 tour .39 tours -.63 tracking .76 trade -.75 trail .76 trails .45 train .63 transform .34 transition
-.36 transportation -.4 treatment .37 tree .33 trend .4 trending -.85 trial -.3 tricks -.56 trip .49 truck
-.56 true .32 trump -1.05 try -.38 trying .37 tuesday -.49 tuition -.33 turn .37 tutorial .48 tutorials -.62
tweet -.48 twitter -.56 two .61 type .59 types .7 typescript .44 typically .56 uk -.62 ultimate .33 unanswered
-.4 und .48 understand .77 unique .77 unit -.59 unlimited .59 uns -.84 unsere -.84 unseren -.43 unter -.56
unternehmen -1.03 upcoming -.47 updated -.4 updates -.3 ups .78 urban .43 url -.69 us -.52 usa -.34 usage .63
usb .62 use .52 used .48 user .45 users .32 uses .52 utilities -.32 utility .5 ux .45 valid .38 validation
-.46 valley .49 variable .55 various .61 vegan .42 vendor .6 veranstaltungen -.69 verfassen -.43 verkehr .33
version .63 vertical -.42 very .39 videos -.4 view -.73 viewed -1.12 viewing -.69 views -.77 visual .51 voice
.38 volume .42 volunteer -.3 vom .3 vor .32 vorbehalten -.31 votes -.89 vpn .31 vr -.33 w .36 walk .34 want
-.3 warning .41 warum -.38 waste .79 water .84 way .66 we .44 webinar -.58 webinars -.91 weddings -.44 weg
-.47 weight .69 weiter -.82 weitere -.31 weiterlesen -.5 weltweit .33 werben -.39 were .66 wetter -.53
whatsapp -.55 when .58 white -.32 whole .33 wholesale -.37 wide .67 width .49 wie .31 wieder -.36 wikipedia
-.3 wild -.5 will .34 william .85 win -.85 window -.32 winter -.36 wirklich -.33 wish -.51 wishlist -.83
wissen -.84 with .38 without .61 wo .64 wohnen -.47 woman -.48 women .31 won -.37 worker .52 workflow .41
workflows -.52 workshops -.72 www .35 x .59 xl .59 yellow .38 yet -.44 yoga -.94 york .32 you .33 your .31
yourself .79 youtube -.66 z -.37 zahlen -.46 zeit -.32 zip -.3 zukunft -.34 zum -1.04 zur .42 zurück -1.03
ähnliche -.66 ändern -.38 österreich -.36 über -.97 übersicht -.61`;

/** Words that open sections, each with the log-odds it adds to what follows. */
export const OPENINGS = `0 -.7 000 .67 02 -.9 03 -.71 04 -.5 06 .3 07 -.55 08 -.68 101 -1.24 109 -.69 114 -.69 119 -.49 120 -.4 123
-.33 125 -.63 130 -.33 14 .34 140 .35 149 -.75 15 -.41 160 -1.1 169 -.46 179 -1.16 199 -.32 200 .78 2000 -.43
2005 .4 2010 -.7 2011 -.93 2013 -.47 2014 -.61 2015 -.84 2019 -.44 2021 -.3 2023 .63 2024 .33 2025 -.6 225
-.38 24 -.35 25 .42 27 .53 28 .3 299 -1.26 2k -.55 3 .35 31 .34 325 .35 33 -.41 34 .4 35 -1.09 350 .75 360
-.67 37 -.33 38 -.39 3d .59 42 -.97 43 .42 45 -.94 48 .75 49 -.96 4k .6 5 .38 500 .66 52 -.37 54 -.31 57 -1.27
58 .95 59 -.37 6 .36 64 -.78 65 -.54 66 -.34 67 .3 69 -.42 70 .49 71 -.49 72 -.68 73 .42 76 -.38 80 -.41 800
-1 86 .31 87 .39 888 -1.28 9 .45 94 -.68 97 .44 abo -.89 abonnieren -1.07 about -1.09 academic -.81 academics
-1.94 academy -.58 access -.33 accessibility -.82 accessories -.98 account -1.08 accounting .8 accounts -.81
across .79 act -.91 action -.35 actions -.56 activities .9 ad -1.29 add -.41 adding 1.62 address -.85 admin
.57 administration -1.31 admissions -.4 adoption .73 ads -1.16 adventure .47 advertise -1.44 advertising -.81
advisor -1.58 advisory -.4 affiliate -1.45 affiliates -.79 affordable .39 africa -1.03 after .83 agb -.33 age
.34 agencies -.92 agency .35 agent -.91 ago -.49 agreement -.46 ahead .46 aktuell -.97 aktuelles -.5 al -.36
alerts .59 alex -.3 all -1.05 allgemein -.31 als .5 also -1.38 alternatives .47 alumni -1.12 an .46 analysis
.43 analytics .62 and .41 andrew -.41 android -.54 angebote -.35 anmelden -.98 anmeldung -.35 annual -.54
ansprechpartner -.97 answer -.68 answers -.71 anti .97 antworten -.67 anzeige -.39 apis -.65 apparel -1.6
apple -.36 application -1.29 apply -.79 approach .92 april .31 ar -.34 architecture .95 archiv -.8 archive
-.97 archives -1.64 area -.47 arm .98 around -.3 art -.33 articles -.49 artikel -1.26 arts -.87 asia -.73 ask
-.62 asked .45 assets -.97 auch -1 aug .75 ausbildung -.53 ausgabe -.45 australia -1.07 author -.72 authors -1
automation .63 automotive -1.5 autor -.58 autoren -.48 average .45 avoid .97 aws .4 b2b -.97 back -1.23 backup
.56 bags -.85 bank -.67 banking -.76 bar -.31 base -.6 based .62 basic .53 basics -.83 basketball .59 be .46
beach -.46 become -.69 before .92 beginner .51 behavior .61 beitrag -.78 beiträge -1.35 beliebte -.87 below
1.58 ben .4 benefits .65 beratung -.32 bestellen -.4 beta .38 better .41 between .79 beyond .51 bild -.57
bildung -.62 bill -.55 bio .5 bis .35 black -.52 bleiben -.69 blog -1.47 blogger -.37 blogs -1.92 boards -.31
body -.34 boot -.69 boston -.44 bottom .53 brands -.62 bread .97 breaking 1.26 bronze -1.15 browse -.61
browser -.35 buch -.62 budget .59 bug .69 builder -1.17 bundle -.9 bundles -.72 business -.91 buying .68 by
-.34 bücher -.36 ca 1.1 calculator -.73 calendar -1.08 california -.31 camp -.53 campaign -.44 campaigns .64
campus -.65 canada -1.66 cancel -1.12 capacity -.45 capital .5 capture -.67 cards -.9 careers -1.5 cars -1.16
cart -1.22 cases -.33 cash -.55 categories -1.39 category -.6 cd -.63 center -.69 centers -.76 central .39
centre -.56 ceo -.3 certificate .88 certificates .67 certification -.98 chair .64 challenges .85 changelog .6
channel -.38 channels .4 character .53 charity 1.49 charts -.5 chat -.54 checklist .64 checkout -.82 chicago
-.65 child .5 choice .56 choose .45 choosing 1.09 city -.69 class -.95 classes -.48 classifieds -.73 clean .41
cleaning .47 click -.53 client -.7 clients -.73 close -1.08 clothing -.6 co .48 code .52 codes 1.12 coffee
-.58 cold .37 collections -1.18 columns -.77 com -.65 command .82 comment -.77 comments -1.37 commerce .41
commercial -.91 common .54 communication -.43 communications -.77 communities -1.26 community -.55 compact .9
companies -.58 company -.61 compare -.88 complete -.52 complex .93 components .68 comprehensive .82 computer
.34 computers -.54 concept .98 concepts -1.8 conclusion .42 conduct -1.12 conference -.68 confidence .36
connect -.99 connection .6 connectivity .61 cons .66 consider .37 considerations 1.71 consistent .68
consultation 1.2 consulting .31 consumer .51 contact -1.42 contacts -.46 container -.8 containers .46 contents
-1.35 context 1.25 contract .9 contrast -.36 contributing -.45 contributors -.75 controls .73 conversion .36
cook -.34 cookie -1.27 cookies -.76 cooking -.61 corner -.66 corona -.58 corporate -.41 country -.64 county
.67 course -.51 courses -.77 covers .92 creating 1.04 creation -.53 creators .76 credit -.53 credits -.35
crime -.74 crm .86 cross .34 css -.59 culture -.79 cup -.55 current -.54 custom .31 customers .32
customization -.52 customize -.93 customized .89 cybersecurity .49 daily -.44 daniel -.49 danke -.41 dashboard
-1.04 databases .32 date -.69 datenschutz -1 david -.42 deal .46 deals -1.12 dec -.43 december -.54 decor -.75
dedicated .46 deep .75 default .74 define -.37 delete -.33 demo -1.31 departments -1.18 deployment -.72 depth
.35 des .62 description .97 designed -.77 desk -.55 desktop .54 detail .84 details .68 deutsch -.76 developer
.41 developers -.35 device .33 devops -.6 dich -.92 diese -.58 diesen -.72 difference -.83 different .71
digital -.44 digitale .47 digitalisierung -.91 dining -.51 dinner .64 direkt -.42 disclaimer -1.23 disclaimers
-.6 disclosure -.87 discount .34 discover -1.24 discussion -.47 docs -1.31 documents -.37 does .95 domain -.55
donate -1.51 download -.58 downloads -.99 drink -1.16 drive -.45 driven .67 driver .37 dry .7 du -.84 during
.69 dynamics .45 ear .68 earth -.34 ease .3 easy .79 eat -.56 ebooks -.33 eco -.6 economy -.34 edited -.94
edition -.62 editor -.89 editorial -.8 education -.87 educational .53 effective .84 efficiency .9 efficient
1.13 einträge -.36 electrical .54 electronics -.49 elements .33 else -.61 email -1.39 emails .42 embedded .97
emerging .59 emily -.53 employees .94 empty -1.01 en -1.05 enable -.49 end .41 energie -.33 engine -.99
english -1.23 enhanced .68 enter -1.08 enterprise -.47 entertainment -.86 environment .45 equipment .39 equity
-1.24 ergebnisse .59 eric -.31 error .48 errors .97 español .48 essentials -.79 estate -.78 estimate -.52 et
-.79 ethics -.75 eu -.58 eur -1.15 euro -.43 europe -.32 event -.87 events -1.21 example .72 examples .62
excellent .36 exchange -.99 exchanges -.69 exclusive -.4 exercise .68 existing -.59 expensive .47 experience
.43 expert .4 explore -.59 export -.63 extension .39 extensions .35 eye -.3 face .36 facebook -1 factor .84
facts .94 faculty -.44 fair -.46 fakten .61 family -.61 faq .7 farm -.43 fast .42 faster .37 favorite .92
favorites -.69 featured -1.12 februar .44 february -.46 federal -1.33 fee -.42 feedback -1.14 feeds -.79 fees
.37 festival -.51 fiction -1.04 field .57 files .57 fill -.41 film -.48 filters -.84 final .98 finance -.76
financing -.65 find -1.02 finder -.93 finding .51 fintech -.31 first -.41 fix .44 flex -.56 flexibility .91
flexible -.84 floor .93 folge -.36 folgen -.31 follow -1.86 following .38 font -1.7 football -1.07 footer
-1.67 force 1.24 forgot -.5 format -.3 forms .61 forums -.74 fotos -.54 found -.44 foundation -1.13 four 1.12
fr -.4 fragen -.36 frame .66 framework .48 frameworks .38 france .43 frank -.7 français -.66 fraud .38 frauen
-.61 free -.39 frequently .39 friday .33 front -1.08 full .46 functionality .76 functions .39 funding .51 für
.4 g .35 gadgets -1.04 game 1.23 gas .33 gear -.42 geht .44 geld -.37 gender -.56 generation .36 generative .5
generator -.6 german -.66 germany -.54 get -.54 getting .34 getty .32 gift -.49 gifts -1.03 git .85 github
-.83 give -.68 giving -1.12 glass .53 global -.59 go -.68 goals .57 golden .54 golf -.78 good .44 google .5
government -.69 gps -.9 graduate -.84 graphics -.93 green -.64 grid -1.45 groups -.38 growth .68 guarantee .44
guest -.34 guidance -.63 guide -.69 guidelines -1.02 guides -1.48 gut -1.11 h -.41 handling .44 happy .43
hardware .56 has .83 have .72 head -.72 headphones -.64 health -.37 help -1.3 helpful -.68 her -.54 hessen
-.64 hi .6 high .37 higher .84 highlights -.33 hiking -1.28 hire -.41 history -.36 holiday -1.21 holidays -.82
home -1.03 homepage -.3 homes -1.28 hooks 1.16 hospitality -.67 host .91 hosting -.37 hotel .31 hour .58 hours
-.68 house .71 html -.33 https .8 hub -.83 hybrid 1.22 ice -.65 ich -.32 id -.31 ideas -.48 identity -.5 ihr
-.48 ii .56 im -.35 implementation .87 import .32 important -.7 impressum -1.22 improve -.95 improved .67
improvement .7 inc -.34 include .3 includes .68 inclusion -.3 income .75 increase .56 index -1.82 indonesia
-.93 indoor -1.02 industries -.56 industry -.54 info -.64 information -.66 informationen -.76 infos -.39
infrastructure .37 ingredients .67 inhalt -.87 inhalte -.56 initiative -.47 inquiries -.49 inside .3 insider
-.87 insights -.6 inspiration -1.29 instagram -.72 install -.89 institute -.57 instructions 1.03 insurance .38
integration .46 intelligent .38 interactive 1.06 interessieren -.96 interest -.44 interior .93 intern -1.04
international .31 internationale -.56 into .98 inventory .73 investment .52 involved -.68 io -.32 iot -.59
iron .44 issue -.62 issues .46 ist .44 italiano -.68 item -.37 items -1.08 j -.44 januar .4 january .39 japan
.38 jason -.87 javascript -.69 jersey .32 jetzt -.82 jewelry -.34 jobs -1.11 joe -.92 john -.3 join -1.29
joined -2.25 journal -.87 journey .43 json .76 jugend -.56 jul -.48 juli .47 july .35 june .32 junior -.32 k
-.44 karriere -.67 kategorien -.96 kaufen .6 keine .38 key 1.06 keyboard -.6 keyword 1.15 kids -.86 kingdom
-.92 kit -1.12 klima -.54 know -.47 kommentar -1.64 kommentare -1.16 kommentieren -.83 kontakt -1.96 kostenlos
-.34 könnte -.96 la -.45 label -.45 land -.44 landscape .62 language -.36 languages -1.17 last -1 latest -1.23
le -.52 leading 1.21 learn -.94 leave -1.57 left 1.03 legal -1.14 lernen -.31 lesen .43 less .68 let -.89
letter -.3 letters -.56 levels 1.18 license -1.2 licensing -.79 life -.33 lifecycle 1.03 lifestyle -1.47 light
.47 lights .33 lightweight .36 like -.55 likes -1.23 limit -.95 limited .37 limits .57 line -.76 lines -.36
linkedin -1.2 links -1.71 linux -.79 listing -.35 listings -.3 little -.58 ll 1.2 llc .82 load .54 loading
-1.42 loans -.35 location -.89 locations -1.92 log -1.81 logging .74 login -1.68 logistics -.57 logo -1.13
london .41 looking -.96 looks 1.08 los -.4 loss -.63 lounge .9 love .36 lower .85 luxury -.37 m -.44 ma -.7
mac -.48 machine .34 machines -.46 macht .62 macos .35 magazin -1.06 mail -.35 mailing -.46 main -.84 making
.39 management -.31 manager -.3 map -.66 mapping .49 maps -.72 march -.39 marketing .45 marketplace -1.3
markets -.98 master -.95 match .3 material .67 materials .53 matters .78 max -1.24 me -.9 media -.98 medical
-.71 medicine -.96 medien -.4 meeting -.48 meetings .77 mehr -.46 mein -.31 meinung -.51 members -.79
membership -1.29 memory .48 menschen .79 mental .43 menu -1.52 menü -.8 messages -1.59 meta -.92 metal -.32
method -.62 methodology .71 methods .35 mi .37 michael -.38 mid .34 middle .53 might -.85 migrate -.61
migration .49 military .82 min .4 mind .8 mini .36 minute .33 minutes -.66 miss -.72 mission -.54 mitglied -.3
mix .42 ml -.32 mm -.3 mo .79 mobile .64 mobility -.31 mode -.71 modern .51 module .63 money -.34 monitor .57
monitoring -.64 monitors .35 more -.82 most -.58 mount -.64 move .49 movies -.83 much .73 multimedia -.6
multiple .62 music -.38 musik .33 must .57 märz .33 müssen .56 nachhaltigkeit .33 nachrichten -1.59 name -.68
nation -1.71 national -.54 native 1.33 natural .95 nature .61 navigation -.88 need .36 needed .68 needs 1.05
net .31 network -.65 neu -.6 neueste -.93 never .74 new -.71 newer -.4 newest -.89 news -1.29 newsletter -1.58
newsletters -1.23 next -.58 night .37 node -.76 non .91 north -.84 note .68 notice -1.14 now -.72 number .42
nur -.37 nutrition -.44 ny .99 oben -.63 oder .3 of .31 off -.33 office .85 offices -.8 official -.4 ohne -.72
old .41 older -.64 ons .64 open -.58 operational .37 operations -1.02 opinion -.49 opportunities .62 option
.79 options .66 or .44 order -.9 orders -1.15 organic -.41 organization .73 original -.76 os .6 other -.37 our
-.39 outdoor .53 output .66 over .4 overall .52 overflow -1.24 own .84 p .35 package 1.05 packs -.64 pads -.79
page -.6 pages -.7 paid 1.23 panel .55 parenting -.37 park .48 partner -.66 partners -1.33 parts .72 party
-.46 path .57 patient -.67 pattern .52 paul .44 pay -.89 payment -.82 pc -.56 pdf -.39 people -.3 perfect .57
performance 1.04 person -.49 personal -.73 personalized .8 pet -1.6 pets .88 philosophy -.79 phone -.54 photos
-.85 php .47 physical 1.19 picks -.37 pin .4 pinterest -1.33 pizza -.34 place -.38 planet -.39 plans -.4 plant
.49 platform -.95 platforms -.82 player -.51 please -.31 plugin .5 point -.47 points .31 policies -.58 policy
-.74 politics -1.89 politik -.61 política -.57 pop .4 popular -1.14 portable -.66 portal -1.23 português .77
post -1.22 posts -1.07 power .75 powerful .3 practice -.42 pre -.35 precision .56 preferences -.38 preis -.35
prep -1.53 preparation .31 press -.71 pressemitteilungen -.59 pressure .33 previous -1.63 privacy -.86 private
.51 problem .35 problems .98 procedures 1.36 process .45 processing -.36 product -.47 production .91
productivity -.47 products -1.29 professional -.35 professionals -.32 profile 1.18 program .7 programming .52
programs -1.27 project .51 projekte -.71 promotions -.41 property .33 pros .33 protect .36 protected .4
provider 1.47 public -.73 publications -1.59 publikationen -.5 published -.95 purchase -.83 purpose .35 push
.35 questions -.37 quick .65 quiz -.88 quote -.63 quotes -.7 race -1.31 range .46 rankings .36 rated -.42
rates .95 ratgeber -.34 re -.77 reach .3 reactions -2.3 read -.57 reader -.78 readers -.95 reading -.63 ready
-.72 real .46 reality -.45 recent -.54 recht -.3 rechte -.58 recipe .41 recommendations -.62 recommended -1.21
recording .51 records .43 recovery -.34 recreation -.34 redaktion -.34 reddit -1.32 reference -1.42 region
-1.15 regional .92 register -1.1 registry -.75 regular -.49 regulatory .64 related -1.18 relationships .35
release .5 remote .41 rental -1.02 rentals -1.02 replacement -.41 replies -1.41 reply -1.18 report -1.14
request -.53 requests .51 requirements .54 research -.61 reserved -.43 reset -1.54 residential -.58 resolution
.31 resource .49 resources -1.1 response .51 responsive .32 results .38 resume .79 return -.5 review -.38
reviewed -1.63 reviews -.96 rewards -1.2 rich .7 rights -1.22 risk .33 road -.58 robert -.4 role .69 room .61
root .56 routing -.85 rule .97 rules -.51 run -.36 rust .73 saas -.59 safe 1.03 said .59 salesforce .48 same
1.17 samsung -.51 saturday -.4 saving -.88 savings .87 says -1.69 scalability 1.05 scheduling .33 schema .97
schließen -.45 scholarships .44 school -.6 schools -1 schreibe -1.01 schule -.31 sciences -.44 scope .37 score
-1.09 search -1.45 searches .79 season .3 seating -.46 seattle -.98 section .42 sections -1.75 security -.35
see -.58 seite -.73 seiten -.35 select -.73 selection 1.11 sellers -.81 semi -.55 send -.74 seo .88 series .53
server .93 servers -.35 service -.73 services -.69 set .35 setting .88 settings -.42 setup .41 share -.87
shared .35 sharing .74 sheet .3 ship -.43 shipping -.73 shop -1.12 shopping -.59 should 1.34 show -1.07
showcase -.98 shows -1.74 side .58 sie -.46 sign -1.21 signup -.37 silver .48 similar -1.37 simple .31 sind
.37 site -.46 sitemap -1.07 sites -.32 size -.37 skip -.8 sleep -.46 slow .33 smart .52 smarter 1.02
smartphone .96 smith .54 snow -1.51 so .35 society -.58 solution -.74 solutions -1.49 some .72 sonstiges -.42
source -.34 sources -.34 spaces -.53 spain -.45 spanish 1.12 speakers -.77 special -.77 specials -.76
specialty -.41 specific .79 specifications -.39 speed .92 sponsored -1.41 sports -.34 spot -.38 spotlight .84
spring .49 square .32 st -.57 stadt -.36 staff -.76 standard .61 standards .34 start -.34 started -.45 starts
.54 startseite -.56 startups -1.08 statement -.68 static .63 stats -.94 stay -1 step .92 stiftung -.82 still
.36 stock -.56 stop .52 storage .41 store -.94 stores -1.13 stories -.99 strategic .7 strategies 1.05 stream
-.83 streaming .52 strength .34 string 1.64 strong .58 structured .39 student -.79 students -.6 study -.43
style -.42 styles -.59 subject .44 submit -1.36 subscribe -1.82 subscribesign -1.26 subscriptions -1.21
substackget -.85 suche -1.14 suchen -.69 suggestions -.48 summary -.71 summit .38 sunday -.46 supply -.61
support -.33 supported -.36 supports .5 surface -.61 sustainable .69 swift .43 switch .42 sync .8 t .34 table
-.7 tables -1.86 tage -.43 tags -1.02 take -.48 takeaways .62 talent -.86 talk -.49 tea .69 teams -.32 tech
-.5 technik -.65 techniques .33 technologies -.79 technology -.3 teilen -1.41 tell -.5 template .44 templates
-.34 tennis -.56 term .49 termine -.89 terms -1.47 testimonials .63 tests -.38 than .62 thank -.54 thanks .58
that .72 theft -.74 thema -1.04 theme -1 themen -1.51 third .72 this -.36 thomas -.55 thought .48 thread -1.08
threads -1.4 three 1.15 through .51 ticket -.36 tiktok .51 time .55 timeline .49 tip 1.03 title -1.12 titles
-.47 today -.64 toggle -1.57 tom -.82 too .39 tool -.82 tools -.53 topic -.84 topics -.95 tours -.99 tracker
.47 tracking .3 trade -.57 traditional -.59 training .52 transfer -.47 transformation .4 transparency .34
transport -.67 transportation -1.1 travel -.54 trending -1.24 trial -.88 tricks -.64 troubleshooting -.32 true
-.99 tuesday -.46 tutorial .52 tutorials -1.56 tweet -.68 twitter -.95 twittern -.35 type -.36 u -.53 ukraine
-.44 ultimate .85 ultra .32 unanswered -.31 under -.65 undergraduate .56 understanding .7 union -1.08 unique
.98 unlock .77 uns -.46 unsere -.96 unternehmen -.63 unterstützen .37 update .47 updated -.49 updates -.64 ups
.35 url -.86 us -.91 usa -.92 usb .31 usd -.67 useful -.66 users -.58 using .37 utility .7 ux .43 v -.47 van
-.68 vegan .49 vehicle -.5 vendor .73 veranstaltungen -.89 verfassen -.61 verified .52 version .63 vertical
-2.05 very .62 veröffentlicht -.36 video -.44 videos -1.2 viewed -1.37 views -.74 vision -.32 visit -.54
visual .64 voice .71 volume .36 vom .52 vor -.37 vorheriger -.32 vr .81 vs .53 wall -.45 want -.32 watch -.51
water -.36 ways -.59 weather -.63 webinars -.72 website -.69 websites -1.19 wedding .37 weddings -.88
wednesday -.62 weekly -.75 weeks .55 weiter -.57 weitere -1.58 weiterlesen -.93 welcome -.96 well -.6 welt
-.35 weltweit .33 wer -.65 werben -.47 what .45 whatsapp -.54 white -.44 who -.57 whole .57 why .56 width -.32
wiki -.37 wild -.37 windows -.52 wine .31 wird -.33 wireless .42 wirtschaft -.56 wishlist .43 without .78 wo
.53 woche -.48 wohnen -.31 women -.37 wood -.44 wordpress .75 workshop -.66 workshops -.45 workspace -.65
worldwide -.72 worth 1.12 write -.78 writer -.62 writing .47 written -1.13 y .42 years -.54 yes -.75 yoga -.42
york .46 your .31 yourself .47 youth -.48 youtube .49 zahlen .47 zero .88 zip .65 zone -.52 zum -.37 zur -.3
zurück -.66 ähnliche -1.14 über -.96 überblick -.66 übersicht -.87 русский -.34 한국어 -.33`;

/** Each block by itself. */
export const FIRST_FEATURES = `chars words linked links anchors bold button dated punctuation commas upper digits ends wordScore titled
copyright copies earlier money heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingOpening openings lowestOpening candidate1 candidate2 candidateAbove slug slugParts headingLevel
headingLabel headingLinked sectionChars sectionPlain passedTitles passedArticles passedLowest sinceLowest
endSteps before1Chars before1Words before1Heading before1Label before2Chars before2Label after1Chars
after1Linked after1Words after1Label after2Linked after2Words after2Label in_nav in_footer in_aside in_main
in_article in_form in_table in_ul in_ol in_dl in_figure in_section in_h2 in_h3 in_p in_li in_dd in_figcaption
pageChars pageBlocks pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables
pageForms pageMain pageH1 pageImages isArticle isProduct isList topShare`;
export const FIRST_BIAS = -0.5643;
export const FIRST_TREES = `64<=0 13<=-.1 -.0176 30<=.4874 43<=-2.47 -.01953 45<=4.277 .02321 29<=.001765 .004796 22<=-.79 -.001462 .1932 -.004571 101<=.09001 0<=4.635 30<=.09251 -.07032 -.1169 65<=-.6931 .03866 -.04163 45<=4.956 19<=1 -.05445 .01867 75<=-.81 -.01534 22<=-.09 -.01007 .1052
79<=.6231 27<=0 86<=.9667 56<=.7526 -.1093 -.01861 -.04032 79<=.06217 -.05056 13<=-.1 -.03468 86<=.8028 127<=1.099 .05242 -.03045 .07505 27<=-1.279 27<=-2.119 -.05419 .01331 13<=-.1 -.01086 33<=.03259 68<=4.796 -.01763 .05569 22<=-.3499 -.009729 11<=.2895 .1704 -.003018
63<=0 95<=-.75 46<=4.338 -.1064 -.0393 48<=.07302 70<=.897 -.06836 46<=3.095 -.02416 .04899 76<=-.8799 -.003353 .1066 48<=.0835 28<=.6932 1<=2.834 -.01753 .04047 68<=5.031 -.004952 .09945 11<=.1429 95<=-5.38 -.02633 105<=0 106<=0 .1553 -.008553 -.01064 -.01248
77<=.06489 64<=0 48<=.01689 -.02639 53<=0 74<=-1.7 -.02443 34<=.3547 .09897 -.001965 -.01915 27<=.07001 125<=.8425 -.1034 -.00624 126<=.2288 48<=.054 -.01451 .0538 34<=.05445 -.00109 -.06501 27<=-.9399 27<=-2.329 -.04779 .01658 13<=-.3799 -.01928 44<=.6932 .05194 .1393
79<=.6231 27<=.07001 139<=.02426 84<=0 -.0393 .03718 71<=.9301 -.1001 -.02517 139<=.3247 46<=2.64 -.01494 88<=0 .07371 -.00385 -.05557 27<=-.79 101<=-2.5 -.05247 .01387 46<=2.839 -.01312 85<=9.546 86<=.4798 -.003217 22<=-.2599 .007851 .1244 67<=.9932 .04353 -.04164
78<=.06483 95<=-.75 126<=.01645 86<=.02652 .03703 -.04564 63<=0 -.1006 -.01562 71<=.9528 126<=.2288 132<=.6932 -.04038 .03706 78<=.01925 -.07177 -.005754 .0302 13<=-.1 -.03666 95<=-2.099 14<=.06251 -.03363 .02599 46<=2.64 -.008113 106<=0 75<=-1.46 .02438 .1187 -.02539
77<=.03663 70<=.9388 108<=0 49<=3.892 -.09435 .001373 97<=1.861 127<=0 .01323 -.05951 48<=.04856 -.01077 .06914 48<=.0242 -.03068 36<=.02244 -.01018 .07381 22<=-.09 -.0263 69<=6.334 .008449 85<=9.39 70<=.7725 .01771 127<=4.383 48<=.006065 .009937 .1166 -.001349 -.001008
27<=-.79 35<=.4146 -.08789 27<=-2.329 -.05462 45<=5.708 -.01811 .04209 45<=5.284 45<=3.932 19<=0 -.0623 .008973 3<=0 75<=-.9599 -.008513 .05595 -.02934 2<=.6441 16<=0 75<=-1.99 .003452 127<=4.383 121<=0 .1132 -.008843 .00206 .008742 127<=1.099 .0456 -.03944
78<=.0853 75<=-.73 83<=2.29 -.08724 -.008497 34<=.03209 50<=2.709 -.0159 .04556 139<=.06181 .02248 83<=2.61 -.06582 .01152 28<=.6932 13<=-.5 -.04544 23<=-.79 -.0277 11<=.1001 16<=0 .06374 -.004011 -.01626 123<=10.59 2<=.3334 75<=-1.549 .006449 .1079 .003018 -.02884
79<=.6231 25<=-.86 39<=.02598 -.01091 -.08768 77<=.02697 126<=.1018 .03211 -.05706 59<=.7949 72<=-1 -.01671 .06185 -.02007 45<=5.284 98<=4.263 -.02391 .04143 23<=-.6299 -.02368 113<=0 36<=.009184 -.01605 76<=-1.399 .01448 61<=6.012 .1041 -.0019 95<=.7 -.03874 .03132
79<=.6231 25<=-.86 26<=1.31 -.08417 -.004333 26<=.6801 78<=.04846 -.04687 .01119 13<=-.1 -.01857 22<=0 .05737 .00116 25<=-1.09 -.0284 2<=.3334 13<=-.6899 -.006709 46<=2.582 .008371 105<=0 114<=0 90<=10.03 .09766 -.0002513 -.01068 -.01584 44<=3.333 -.02553 .03533
70<=.8014 108<=0 109<=0 126<=.006914 -.006254 -.08431 48<=.06626 -.02978 .04923 139<=.0693 .05383 48<=.1047 -.04521 .01317 48<=.01689 13<=-.3799 -.05828 104<=-1.21 -.0365 .02062 97<=-2.47 -.01425 2<=.3334 123<=10.59 13<=-.5699 -.002463 122<=0 .08688 -.01422 -.01266 -.02283
27<=-.79 34<=.2973 132<=0 76<=-.9599 -.01828 .05231 27<=-1.279 -.06024 .0002148 -.0864 79<=.7254 76<=-1 108<=0 -.05948 -.007623 56<=.01656 94<=0 -.02623 .02772 34<=.154 .07004 108<=0 -.0211 .03527 2<=.6441 46<=2.65 -.003346 22<=-.4499 -.001686 .08649 -.009423
27<=-.4799 70<=.8304 125<=.8425 53<=.6932 -.08172 -.004843 86<=0 .04855 -.02812 25<=-1.379 -.04385 59<=.734 .03387 -.03044 48<=.07302 86<=.888 19<=0 -.04051 .009976 59<=.8132 13<=-.3799 -.01534 .05118 -.02375 70<=.08989 -.0128 88<=0 13<=-.7699 -.006504 .08665 .001565
78<=.04846 101<=-.92 56<=.7076 -.07765 .01338 139<=.0693 16<=.6932 .05574 -.01926 78<=.01925 -.04681 .005277 45<=4.489 14<=.1001 44<=1.099 -.04542 .007533 .01552 101<=-2.269 -.01319 16<=0 75<=-1.649 .003995 15<=0 135<=3.689 .08434 85<=7.695 .05052 -.008286 -.01357 -.004799
27<=-.79 79<=.4026 53<=0 -.07785 86<=0 .01706 -.03841 76<=-.6899 -.04282 .01201 77<=.06489 76<=-.9599 -.04088 16<=0 50<=1.099 -.01691 124<=5.38 .01477 .06568 -.02822 16<=0 68<=5.124 .002886 50<=7.31 59<=.8519 107<=0 .07933 -.01397 .008118 -.01123 -.007156
78<=.04846 139<=.04991 105<=0 13<=-.3 -.01099 .05734 -.04386 37<=.1586 50<=1.61 -.04265 74<=-1.159 -.03352 55<=0 .0297 -.02272 104<=1.63 -.07595 -.004776 13<=-.1 -.0336 77<=.7143 59<=.6882 16<=0 85<=8.484 .05402 -.009774 -.01511 -.01135 51<=.6001 .07422 -.01216
25<=-.92 76<=-.4 -.0726 50<=2.996 -.04656 95<=-5.38 -.02895 53<=0 .0492 -.0111 12<=0 97<=.7 67<=.9316 63<=0 62<=-4.094 .0336 -.02074 .03215 117<=0 -.05186 .01462 25<=-.4199 -.007482 40<=.8422 67<=.9994 .06305 -.005462 .004316 76<=-.62 .01128 .0724
27<=-1.549 125<=.8425 33<=.5616 -.06935 .002207 .0106 77<=.03663 45<=5.177 70<=.9895 -.04915 .004616 75<=-1.769 -.03388 88<=0 105<=0 40<=.8629 .05009 -.01848 -.02751 -.02703 44<=1.099 65<=0 .02684 -.01956 87<=0 .006387 80<=2.565 .07053 0<=4.455 -.02209 .0366
79<=.7254 27<=.07001 3<=0 126<=.1856 112<=0 -.008909 .04953 -.04591 -.07489 75<=-1.039 -.03309 16<=0 .03164 -.02075 12<=0 85<=8.484 68<=4.796 -.02819 37<=.07782 .04508 -.0009354 27<=2.35 -.06261 .01657 123<=10.53 16<=0 27<=-2.549 -.009266 .07719 -.01606 -.02393
78<=.04846 27<=0 125<=.8425 39<=.003659 .01739 -.06808 67<=.9175 .04906 -.03114 66<=2 44<=2.834 -.005673 .0529 -.02569 65<=0 50<=2.64 23<=.2301 -.01123 .03243 27<=-2.329 -.01741 128<=3.092 60<=5.979 53<=0 .07457 .01881 -.01508 -.005902 70<=.9586 -.03326 .01241
78<=.02766 25<=-.9499 124<=6.071 -.07076 56<=.05435 -.0418 .03602 108<=0 56<=.1228 -.04688 .01 16<=0 .04242 -.01544 25<=-1.269 -.02388 13<=-.5699 -.02594 16<=0 59<=.8132 72<=-1 -.01609 123<=10.2 122<=0 107<=0 .07204 -.01319 -.0173 -.003658 .005207 -.005266
70<=.8304 139<=.0305 87<=0 -.03543 .06493 10<=.25 -.00563 14<=.1229 101<=1.29 -.06916 -.006739 -.01624 88<=0 14<=0 101<=.5401 123<=9.761 87<=0 -.03141 56<=.002181 -.01594 .0385 -.04349 30<=.1281 .03995 -.01658 122<=0 47<=.2885 .05933 -.01112 -.02309 -.04211
27<=-.79 79<=.4026 139<=.01879 .01103 -.06255 139<=.1181 .03272 -.01659 48<=.09406 59<=.7113 87<=0 -.02804 23<=-.1099 -.01438 .03997 139<=.1918 .004635 -.04917 43<=.7201 80<=0 90<=8.881 126<=.07233 -.01005 .05387 -.0127 0<=4.635 -.04875 .01664 60<=-.6931 -.01378 .06871
77<=.02697 108<=0 129<=4.111 79<=.8822 -.06389 -.0023 127<=2.64 .04905 -.02472 25<=-.92 -.03278 16<=0 49<=0 -.009829 .04726 -.01772 59<=.734 12<=0 85<=7.695 .02896 -.03569 16<=0 25<=-1.379 -.004349 107<=0 .07432 -.01432 -.02657 63<=0 -.03502 .01395
27<=-2.119 16<=2.398 -.06456 .02272 45<=4.277 65<=-2.302 .00767 -.03991 2<=.1314 16<=0 106<=0 123<=10.2 39<=.1966 122<=0 128<=3.368 .06731 -.006323 -.02176 .008403 -.00274 -.02868 -.009993 108<=0 56<=.1033 -.04412 79<=.2127 .03383 -.02813 62<=-1.609 -.01374 .04105
78<=.02766 25<=-.9499 39<=.02956 -.001061 -.06492 90<=6.087 -.0431 17<=0 136<=0 .03674 -.01262 -.02616 28<=.6932 14<=.02381 85<=5.67 135<=2.64 -.02492 .03111 -.0318 .02405 25<=-.8199 101<=-1.509 -.02698 .01734 128<=3.368 47<=.742 72<=-1 -.01028 .06419 -.01216 -.01455
78<=.04846 26<=.07001 -.06427 44<=1.792 129<=3.829 -.04154 .01181 127<=1.792 25<=-1.47 -.01904 .04443 27<=.51 -.03183 .006708 44<=.6932 -.01447 85<=8.484 64<=4 128<=1.61 127<=4.383 51<=.8174 .06132 -.002312 -.01753 78<=.601 .02509 -.02377 .002438 127<=3.664 .01236 -.03984
75<=-.9599 71<=.9103 126<=.01645 .003365 67<=.6686 21<=11 -.03918 .01172 -.06331 .0003392 23<=-.3799 -.02841 3<=0 20<=0 -.02723 22<=-.79 -.02123 106<=0 123<=10.04 15<=0 0<=2.709 .01658 22<=0 .06613 .01902 -.02072 .0009158 -.02416 10<=.25 .02574 -.01664
46<=2.935 130<=4.159 108<=0 11<=.04598 -.06626 -.008388 130<=2.485 .0131 -.03553 127<=1.61 .04296 -.01934 73<=0 24<=0 91<=6 -.03114 24<=-.43 -.02672 .0216 56<=.1891 -.008958 .03735 44<=.6932 .001103 127<=4.291 115<=0 97<=-4.5 -.01073 .05141 -.01823 -.0168
76<=-.56 77<=.02697 104<=3.911 -.05408 .01475 130<=2.773 .008818 -.02212 2<=.1314 119<=0 37<=.08917 127<=4.19 20<=0 -.01265 122<=0 .04126 -.01525 -.02404 -.01362 15<=0 86<=.6757 .0003445 .05546 -.01162 127<=1.387 60<=1.792 -.01896 .02328 104<=1.091 -.0367 .006001
25<=-.8199 50<=3.296 86<=.9971 -.05662 .001332 139<=.2509 25<=-1.71 -.02062 32<=1.61 .04948 -.01629 36<=.7281 -.04068 .014 59<=.6882 82<=0 -.03108 110<=0 45<=2.945 -.006086 30<=.9785 .05137 .002699 -.029 139<=.1918 .02337 65<=0 130<=3.179 -.02204 .02667 -.04952
46<=3.155 27<=.51 34<=.1276 56<=.02591 -.03034 .01232 -.05742 .001487 62<=-1.609 -.03134 16<=0 106<=0 27<=-3.49 -.01993 127<=4.383 81<=1 115<=0 105<=0 107<=0 73<=-.5099 .008765 68<=7.513 .05707 -.0003291 -.01671 -.02018 -.01671 .002416 -.02367 -.03882 -.02278
25<=-1.379 56<=.1539 -.05837 -.005793 48<=.2884 67<=.9316 107<=0 48<=.006065 19<=0 -.03116 .01923 66<=7 131<=.03571 128<=.6932 .03795 .002908 -.007725 -.007375 -.04274 19<=0 61<=-4.615 .02915 43<=2.79 -.04419 .01146 .01419 51<=.6001 69<=8.421 .05159 -.01052 -.01864
75<=-1.039 25<=-.9499 49<=3.368 -.05872 .01043 -.02012 45<=4.159 -.02297 25<=-1.379 67<=.6686 .02408 -.02793 16<=0 60<=-.6931 -.03196 38<=.9519 80<=3.497 60<=3.872 115<=0 .06109 -.01062 44<=3.259 .001461 .04485 -.006891 21<=13 -.02646 .02474 79<=.2318 .03836 -.02737
13<=-.1 -.04677 48<=.1926 105<=0 58<=.7642 83<=-.28 127<=3.434 107<=0 58<=.2486 -.001005 .05495 -.01885 -.01706 129<=2.565 -.02308 72<=2.996 82<=2 .03082 41<=.4949 -.02817 .02134 -.02352 -.02721 -.05272 43<=-1.379 -.01904 127<=3.714 33<=.931 .05566 -.001437 -.00481
60<=-.6931 -.0583 48<=.1229 62<=3.219 126<=.3198 66<=3 .02538 24<=0 -.02937 .01918 70<=.9829 -.0472 .004484 126<=.5298 75<=-2.25 -.01361 138<=0 .0498 -.01161 79<=.4777 -.02161 .0119 41<=.2981 123<=8.729 .03152 -.02648 46<=4.695 .06912 10<=.2858 .03978 -.005956
71<=.8877 76<=-.62 126<=.1018 -.005097 -.04804 125<=.2908 23<=.35 14<=.1001 -.04966 .00561 .009854 60<=-.6931 -.02359 106<=0 16<=0 .03972 -.008575 -.02349 128<=1.61 30<=.1281 23<=-.79 -.01967 72<=2.565 126<=.1446 -.009298 .05308 39<=.01724 .03001 -.01276 -.01756 -.01631
105<=0 65<=0 85<=8.376 16<=0 90<=5.044 -.007419 115<=0 25<=-2.309 -.01728 6<=0 0<=2.565 .006224 .05164 -.01821 -.02027 -.01166 127<=3.664 -.001275 -.05227 139<=.3036 66<=5 126<=.447 37<=.7932 .0547 -.006991 -.009279 38<=.7578 -.04326 .01443 -.06283 -.06442
67<=.9316 45<=4.37 19<=0 -.03282 .005899 16<=0 25<=-1.309 -.001536 8<=.1001 .0453 .009084 83<=-.7099 .02387 -.03385 23<=.35 74<=.29 83<=2.131 83<=-.56 83<=-1.799 -.03528 .01401 87<=1 19<=0 -.07061 .002595 .004691 .01105 .01367 119<=0 -.01239 .03286
60<=-.6931 98<=1.099 .02425 -.05432 59<=.7751 88<=0 127<=3.664 40<=.7525 124<=4.291 -.01502 6<=0 106<=0 .05304 -.01196 -.01996 60<=4.111 56<=.05435 -.007746 .03364 -.03663 83<=.6201 124<=6.031 .01131 83<=-1.22 .009377 -.0724 .02577 -.02431 56<=.1539 -.04302 .001141
14<=.02381 63<=0 139<=.3036 57<=1 86<=.9971 45<=7.396 -.03933 .009342 .02005 123<=9.481 .02905 -.01482 -.05938 127<=2.565 48<=.01036 -.01406 .03361 130<=3.333 -.02878 123<=10.2 .02883 -.02203 59<=.6187 85<=8.484 115<=0 86<=.396 .002176 .0466 -.01321 -.01128 -.005745
13<=-.62 -.05559 60<=-.6931 -.04821 59<=.6187 16<=0 69<=8.421 127<=3.714 107<=0 67<=.3731 .01336 74<=-1.879 -.008993 23<=-.5299 .006609 .06372 -.02117 101<=.69 -.02761 .02259 -.01796 -.01025 44<=3.556 73<=.47 67<=.6686 .002119 -.04124 .007658 127<=2.996 .0389 -.01026
106<=0 107<=0 45<=3.584 19<=0 -.03071 .01178 66<=5 85<=8.484 76<=-2.13 -.01733 115<=0 44<=1.61 47<=.1497 .01971 -.01422 0<=1.792 -.008721 .04069 -.01949 -.01228 41<=.4949 32<=1.099 .007256 -.04179 41<=.969 16<=0 .03733 -.009213 -.01378 -.05341 -.05484
119<=0 87<=0 16<=2.398 73<=.3001 -.04657 .004868 .0246 88<=0 16<=.6932 49<=0 -.01151 40<=.8767 6<=0 95<=-4.039 -.01107 123<=10.32 .04224 -.00649 -.01685 -.01317 -.02349 57<=3 -.05237 .007748 88<=0 123<=9.934 106<=0 .03767 -.01679 -.009368 -.01812
25<=-1.09 139<=.01879 .02363 -.03783 14<=.02381 139<=.1918 64<=5 107<=0 123<=8.882 .04971 .008552 -.02086 123<=9.086 -.02323 .01779 64<=0 36<=.5561 125<=.2522 -.03738 .007262 .01714 126<=.2288 .008741 -.04203 65<=0 123<=10.2 .03516 -.01547 139<=.1992 .02307 -.03138
13<=-.62 -.04792 43<=-1.22 36<=.5561 -.04386 .007348 3<=0 137<=0 28<=.6932 129<=3.829 14<=.06251 129<=1.387 .02108 -.02205 .02478 .04257 36<=.4837 125<=.1304 125<=.08633 .01504 -.03512 .02716 36<=.9802 .05836 -.003018 129<=3.179 .006696 -.04336 108<=0 -.02303 .004613
13<=-.62 -.05105 70<=.3664 95<=-2.099 -.0448 43<=-.9399 .02872 124<=5.769 -.02936 1<=1.099 -.01457 .02712 8<=.09091 110<=0 100<=-.2399 -.01102 1<=.6932 -.005911 58<=.8879 124<=6.392 85<=8.484 .03942 .002179 -.001225 -.00921 -.03227 85<=7.611 65<=0 .0106 -.01818 -.04238
13<=-.1 135<=4.86 71<=.9813 -.04528 .007555 .014 88<=0 85<=8.484 3<=0 6<=0 75<=-2.509 -.01261 69<=8.209 16<=0 103<=-.33 .00818 .05127 27<=-.02999 .03925 -.0139 -.01182 -.0254 108<=0 -.02242 .01842 27<=1.621 -.0384 .01968 57<=3 -.04308 .01473
27<=1.41 14<=.06251 135<=4.419 86<=.9971 125<=.1263 -.004685 18<=0 73<=.65 89<=-4.42 .006072 -.05132 -.007251 .009026 40<=.8211 .02251 -.02272 64<=4 33<=.09544 .05066 -.01306 -.02189 25<=-1.379 -.01126 .02049 25<=-.4199 -.004041 55<=1.61 .03731 130<=3.259 -.02629 .01447
13<=-.62 -.04685 59<=.8132 105<=0 16<=0 90<=8.881 107<=0 60<=-.6931 -.02072 91<=1 -.007201 106<=0 115<=0 135<=5.069 92<=5.946 .04626 -.003787 -.008821 -.01361 -.02013 -.03053 83<=1.41 -.03539 .02165 65<=-2.564 44<=2.565 .03244 -.01311 -.0284 -.04071 -.02743
108<=0 14<=.02381 109<=0 111<=0 74<=0 24<=.3001 -.05276 -.01059 .00612 .01686 40<=.4804 .04187 -.01708 59<=.6428 90<=9.165 60<=0 -.01176 .02838 -.02114 -.01185 59<=.4601 .02946 40<=.8321 76<=-.56 -.01417 60<=6.732 .03625 -.01132 27<=1.3 -.04101 .002441
13<=-.5 -.03965 105<=0 59<=.6187 11<=.2001 132<=0 .04307 16<=0 127<=3.664 90<=3.952 -.0161 .03074 135<=3.971 .01596 -.03655 125<=.7026 -.02603 .02039 -.01338 139<=.1992 106<=0 125<=.3203 .0004729 .03832 -.02499 56<=.4489 135<=1.387 -.0005555 -.04578 .01234 -.04123
132<=0 69<=4.205 -.02067 69<=7.868 .03784 135<=3.259 .01777 -.03911 27<=-3.49 -.04315 83<=-.14 66<=5 126<=.447 107<=0 49<=3.738 .06805 -.005988 -.01342 85<=7.089 -.02134 .02305 -.01527 119<=0 41<=.4949 125<=.4825 -.04712 -.0009385 45<=7.243 -.0154 .02535 .008684
26<=.4301 14<=.04256 33<=.7562 -.03658 64<=2 .01672 -.02078 128<=.6932 .01965 -.0216 44<=2.485 67<=.6686 100<=-.33 -.01039 .02327 14<=.07693 26<=1.31 -.03001 .008859 .007313 17<=.6932 46<=5.766 41<=.2196 127<=2.945 .01757 -.02382 46<=2.65 .001735 .0489 -.01285 -.01528
139<=.1579 16<=.6932 64<=11 64<=1 -.01377 43<=-2.19 -.01376 139<=.0693 .055 .01797 -.01955 -.0182 63<=0 136<=0 43<=-.4499 -.03036 45<=6.189 -.007184 .03023 -.04646 53<=0 44<=1.387 43<=.38 .01589 -.02922 123<=10.53 50<=6.717 .03687 -.01518 -.02497 -.02673
23<=-.3799 86<=0 .0262 -.03526 59<=.5274 105<=0 45<=4.159 19<=1 -.02307 .02886 11<=.1001 69<=8.421 137<=0 .03597 -.00832 -.01398 -.01285 -.03196 126<=.447 49<=0 -.02146 75<=-1.549 -.008965 85<=4.575 -.00728 .03668 44<=3.179 98<=4.998 -.04154 .003262 .007451
71<=.9864 27<=1.41 14<=.07693 53<=.6932 67<=.9409 125<=.7026 71<=.9103 -.0317 .0007347 137<=0 .02932 -.01696 125<=.07418 .00453 61<=-4.779 .009254 -.05346 .009491 125<=.3076 -.007754 43<=.35 .03553 -.007239 49<=1.61 -.006149 .02269 135<=3.136 .0434 125<=.3203 -.02476 .03067
13<=-.62 -.04049 88<=0 73<=0 75<=-1.549 89<=-1.87 -.03088 .01322 126<=.1631 .02608 51<=.2628 26<=.39 85<=6.151 .01049 -.02401 56<=.01344 -.006069 55<=1.61 .03571 -.007299 -.02539 82<=4 123<=10.59 35<=.9659 .02967 -.008463 -.01784 -.01666 56<=.2871 -.04063 -.0006204
30<=.09251 128<=1.61 22<=-.6499 -.02571 45<=3.466 -.006963 27<=.3601 46<=1.72 -.01021 73<=-1.09 -.008591 .04867 85<=8.304 16<=0 50<=6.717 64<=7 .03238 -.009679 -.01523 -.01038 -.0186 89<=-2.359 .009823 -.03202 32<=1.61 89<=-2.819 .01891 -.01414 46<=5.014 -.03698 .005244
83<=-.28 73<=-.68 -.03016 100<=-.4799 -.0132 58<=.8879 .03831 -.01139 108<=0 79<=.7254 67<=.2317 .003629 -.04602 132<=.6932 .01549 127<=1.792 .01237 -.03793 85<=7.038 134<=0 -.02324 42<=5 .02779 67<=.8792 -.02301 .02573 83<=.6201 -.03963 48<=.1926 -.01761 .03098
106<=0 117<=0 135<=1.387 25<=-.79 -.0161 .03189 124<=5.999 12<=0 89<=-2.819 -.006176 130<=2.303 .008367 129<=1.099 .01318 -.04773 135<=3.466 71<=.9103 -.007613 .03189 67<=.772 .01096 -.04068 127<=2.198 1<=1.099 -.006832 .0617 135<=3.971 .01149 -.0307 .03574 -.04771
75<=-1.769 129<=4.111 -.03708 .009884 34<=.03209 123<=9.548 129<=3.219 44<=1.387 .007006 .05396 .00574 25<=-.31 43<=1.53 -.04511 .01031 .02264 1<=3.584 40<=.8211 123<=9.155 127<=0 .009027 -.02367 129<=3.333 -.009752 125<=.1814 -.004809 .03962 125<=.1604 -.005703 -.05342 .01922
14<=.06251 139<=.1918 79<=.2706 64<=4 85<=8.095 .04992 -.00651 -.002322 136<=0 -.02455 .01345 65<=0 135<=3.497 21<=5 -.03032 79<=.1576 -.02219 46<=5.766 45<=5.708 .00247 .03987 -.01805 90<=7.676 -.002965 -.05076 -.04425 139<=.1454 .02839 135<=2.64 .02009 -.01073
100<=-.2399 139<=.3036 -.007074 -.03793 19<=0 44<=1.387 139<=.4249 42<=5 -.01186 .01982 -.03583 32<=1.61 129<=2.773 86<=.1657 -.00493 .04987 39<=.003659 -.02212 .01527 136<=0 56<=.7076 -.02865 .01265 39<=.09279 64<=5 .03655 -.01448 -.01577 19<=3 .04472 -.005476
60<=-.6931 -.03969 88<=0 139<=.1918 85<=8.484 132<=1.387 106<=0 .04398 -.01454 -.0082 -.02151 62<=1.099 48<=.2128 103<=.4301 -.03944 .007917 .006569 123<=10.59 16<=0 44<=2.198 83<=.3401 .01882 -.01289 .03582 -.01775 -.04025 27<=1.941 63<=0 -.05034 .008768 .009707
74<=-1.159 108<=0 -.04367 -.0004892 23<=-.3799 129<=3.829 -.03258 .03322 46<=5.373 66<=7 45<=3.584 -.007458 36<=.04031 .0007968 46<=3.402 128<=.6932 129<=3.611 .06207 .005283 -.01198 48<=.1437 -.001516 .02758 108<=0 -.03001 .01239 90<=7.755 .01119 25<=-.74 .007512 -.04431
126<=.3865 124<=5.599 74<=-.3199 -.02644 130<=2.64 .0231 -.00854 85<=8.304 95<=1.081 66<=5 26<=.7301 21<=15 .08248 -.004979 -.005178 -.003174 -.007986 -.01231 2<=.1314 25<=-.4199 130<=2.198 .02162 56<=.7076 14<=.25 -.03834 .01188 .007689 71<=.9103 -.008579 .02691 -.03371
88<=0 85<=8.484 93<=-.68 14<=0 -.04082 .003074 56<=.01656 39<=.03624 85<=6.794 .02732 -.01034 -.0159 43<=-.74 97<=-5.079 -.01467 .05535 87<=0 -.01447 .01414 127<=2.709 .007676 85<=9.546 61<=1.946 .005212 -.05858 .009149 56<=.3511 39<=0 .007101 -.05159 .009936
130<=3.714 85<=8.484 129<=3.219 93<=-.5299 -.02237 24<=-.74 -.01679 55<=1.61 89<=-1.629 67<=.9262 .02178 -.01003 .04305 -.01294 130<=2.198 .01966 132<=0 .005009 135<=4.86 -.03481 .005284 56<=.7526 -.04979 .00801 135<=3.664 60<=-.6931 -.0114 .04535 89<=-2.619 .03382 -.03271
73<=-.5099 -.03465 69<=7.775 90<=5.711 -.02218 107<=0 59<=.8132 6<=0 60<=-.6931 39<=.0796 .02347 -.02959 17<=1.099 33<=.1163 27<=.69 .04674 .014 25<=-.74 -.01949 .0208 -.009132 -.02093 -.009146 -.03059 33<=.6933 130<=2.198 .009298 132<=1.387 -.0553 .005445 .003005
100<=-.4799 -.02434 60<=-.6931 68<=5.031 -.03616 .009238 59<=.5274 12<=0 19<=1 68<=5.677 60<=1.792 -.009106 .02413 -.02602 .03654 .03531 139<=.09225 130<=2.565 .04398 90<=8.134 -.02301 .01916 130<=3.092 126<=.3723 .003609 112<=0 -.0416 .004089 135<=3.762 .02303 -.02149
106<=0 75<=-2.509 -.02513 35<=.7455 129<=2.565 23<=-.01999 -.02422 39<=.9623 127<=2.773 50<=1.099 -.007586 .03791 -.01807 -.01872 127<=4.291 62<=-1.609 -.005419 43<=1.111 137<=0 .05109 -.001889 .003587 -.01982 12<=0 135<=1.099 .01386 -.03339 16<=0 .01551 -.02736 -.04251
85<=8.484 59<=.734 78<=.6139 1<=1.099 61<=1.099 -.02509 .01444 101<=-1.24 75<=-2.809 -.01047 .048 48<=.4001 123<=9.155 117<=0 -.01022 .02332 .01677 .03099 44<=2.398 -.03376 .01486 132<=0 .006439 61<=0 .01177 123<=9.449 -.03999 -.002745 67<=.9316 .001222 -.04761
41<=.7568 65<=-1.791 82<=0 -.02325 .0135 127<=1.61 80<=1.099 56<=.2391 .0252 -.01439 -.02061 67<=.7495 71<=.9301 -.02279 .01189 126<=.3591 .007941 36<=.8382 26<=1.03 -.0595 -.008631 .004431 129<=2.565 -.008607 79<=.008824 -.01162 129<=4.522 93<=-.9499 -.009745 .03737 -.01241
62<=0 25<=-.9499 -.0394 125<=.5718 130<=3.638 129<=.6932 .01779 12<=0 -.03799 .0004763 .01759 .01292 126<=.1856 50<=2.08 -.008206 .04901 19<=1 12<=0 73<=.47 -.02519 66<=3 -.02036 .01939 60<=4.111 129<=3.368 .0295 -.006277 130<=3.584 -.03012 .01618 .0242
73<=.47 117<=0 135<=3.872 12<=0 118<=0 34<=.00233 124<=5.829 .01076 -.02887 -.0372 .008795 59<=.4826 .0187 -.01236 129<=2.834 60<=4.664 .04423 -.005363 57<=2 39<=.9623 -.03322 .01249 .01887 .02516 90<=9.523 16<=1.61 82<=3 .02752 -.004685 -.01573 -.01786
67<=.9865 139<=.1579 129<=3.829 23<=-.4799 -.01647 41<=.7042 129<=3.556 106<=0 .03595 -.01189 -.01032 -.006563 61<=-4.442 -.01299 .05053 28<=.6932 61<=0 .003228 -.02712 69<=6.433 29<=.01124 .01268 -.02779 24<=-.33 -.008971 .03021 23<=.2301 75<=.7 -.03943 .01128 .005932
46<=2.668 -.02136 40<=.8097 88<=0 137<=0 82<=4 73<=-.68 43<=.41 .01621 -.02453 97<=-3.4 -.007097 56<=.873 107<=0 122<=0 .04067 -.01167 -.01233 -.009704 -.01921 -.01609 -.02064 59<=.4601 12<=0 -.01688 .02361 56<=.7076 66<=6 -.04118 .00632 .003663
26<=.71 116<=0 89<=-3.619 .01315 39<=.04034 -.0002495 125<=.5983 -.0346 .001204 128<=0 124<=6.275 .04354 -.01435 56<=.7526 -.02629 .02337 17<=.6932 116<=0 53<=0 44<=.6932 .0006078 81<=1 .04704 -.006914 -.003977 56<=.3511 79<=.7254 .00738 -.02971 .02068 -.01761
16<=0 65<=0 83<=-.7099 43<=.35 106<=0 87<=1 .05015 -.006344 -.0101 -.007106 124<=6.392 87<=0 -.01866 85<=7.547 .02285 -.007887 129<=3.402 .0123 -.03671 135<=2.996 -.03412 124<=5.357 -.008288 24<=-.93 -.01278 .02938 129<=4.111 135<=1.61 .00657 -.03335 .01404
32<=1.61 127<=2.945 120<=0 .00601 101<=.8001 75<=-2.369 -.00629 .05502 .002503 21<=17 -.01689 .01665 128<=1.099 128<=0 55<=.6932 32<=3.664 131<=.006812 -.03418 .003602 .01052 .005835 35<=.9659 89<=-3.38 -.0112 .02737 -.018 101<=.96 132<=0 .008189 -.05517 .002992
67<=.9262 107<=0 101<=.96 33<=.08055 135<=2.485 -.004646 64<=9 11<=.7143 .04264 -.007441 -.008114 14<=0 -.01836 8<=.1154 .02512 -.01507 28<=.6932 -.01537 135<=3.296 .02345 -.0122 -.03353 19<=1 14<=.06251 101<=2.36 5<=0 -.04257 .003125 .003885 .0001146 .0165
139<=.044 125<=.3535 -.01921 .03663 125<=.1946 90<=8.743 90<=5.39 -.008158 104<=-2.069 -.005213 124<=6.231 .03139 -.009773 78<=.5305 139<=.1918 .01133 -.03656 .006944 61<=5.1 0<=5.037 65<=-5.181 67<=.9978 -.01136 .03588 117<=0 -.02428 .01185 129<=2.485 .02762 -.01193 .01986
83<=0 26<=.07001 -.01398 27<=.51 133<=0 73<=-1.09 -.006422 .05204 23<=-.01999 -.01451 46<=2.539 -.01 .03166 26<=.71 -.02477 .008825 27<=1.831 25<=-.23 -.02703 73<=.7201 .01249 -.02257 98<=4.431 40<=.7766 25<=-.3499 -.008411 .02158 25<=-.4399 .007565 -.03371 .02173
88<=0 83<=-.28 43<=-2.19 -.02036 123<=9.086 132<=1.099 .01888 -.009697 43<=.35 129<=2.565 -.003861 .05853 .001243 19<=0 25<=-.3499 132<=0 66<=3 -.02319 30<=.6876 126<=.1018 -.005481 .05382 -.01056 -.02986 120<=0 1<=3.219 -.01195 .01429 .02883 .02332 -.02508
66<=5 83<=.3101 108<=0 107<=0 42<=6 106<=0 72<=-1 -.002735 .04805 -.009174 -.006145 -.01477 -.006678 28<=1.387 108<=0 128<=2.709 -.03466 .009383 45<=6.753 -.01167 .02442 38<=.8343 .02263 -.008126 69<=6.334 -.03135 126<=.5976 .01715 134<=0 -.03763 .003965
125<=.5324 45<=5.708 70<=.9829 13<=.3001 49<=1.946 -.02045 .009686 .01274 16<=0 .03254 -.007559 60<=4.111 8<=.1001 132<=1.099 .01437 -.01538 31<=.6296 .009783 -.03086 65<=4.419 132<=0 -.003745 -.04014 .003853 25<=-1.71 -.02128 0<=2.485 -.001615 38<=.0925 .05078 .001934
16<=0 99<=.8001 127<=4.383 44<=2.485 62<=3.892 86<=.8028 -.02155 83<=1.9 23<=-.23 -.01612 .01815 -.02071 .02242 135<=3.971 8<=.1154 .04376 .0004744 -.006121 -.02388 21<=9 -.02761 .0009578 27<=0 39<=.1362 .02548 -.01766 19<=1 120<=0 -.0505 -.002147 .002656
66<=7 40<=.8422 74<=-1.37 -.02432 124<=5.999 84<=.3659 39<=.8365 90<=5.711 -.003645 124<=5.898 .02876 -.01114 -.01728 132<=0 .01604 -.03165 127<=4.008 83<=.3401 79<=.00747 .0008683 .07571 .01125 -.01208 48<=.4728 90<=7.258 .006019 -.02925 .01616 91<=3 -.03712 -.002073
106<=0 139<=.1918 124<=5.412 43<=-1.629 -.01497 .03734 41<=.5189 41<=.1153 .01508 -.01972 41<=.8486 39<=.3864 .04083 -.007074 -.01371 55<=0 22<=0 45<=2.945 -.01717 129<=2.891 .0319 39<=.01095 -.02144 39<=.1674 .02709 -.01484 27<=.2701 .01042 -.03581 -.01984 -.03709
107<=0 40<=.8211 79<=.02413 -.02065 41<=.5379 29<=.01586 83<=0 33<=.06929 45<=4.159 -.002205 .05722 -.01271 -.008265 67<=.8156 .001807 -.02906 45<=6.189 135<=3.807 -.005235 .03518 .0376 124<=5.653 123<=8.6 .02542 130<=3.045 124<=4.913 .002765 -.03913 .0202 -.05082 -.03998
106<=0 16<=1.387 127<=0 0<=2.773 44<=3.179 .0158 -.0249 97<=2.181 .04856 -.004992 73<=-.2399 40<=.8767 96<=2.398 .005075 -.03052 .01302 40<=.8321 123<=8.269 14<=.1001 -.02573 .01275 90<=5.974 -.0058 .0234 123<=8.729 .01563 59<=.1731 .01283 -.02468 -.02714 -.03792
139<=.3887 36<=.1098 36<=.04031 88<=0 91<=5 .02753 40<=.4119 -.01782 .01705 -.02272 64<=3 .002653 39<=.7491 .0557 -.008413 67<=.6187 80<=1.099 .02485 -.01547 47<=.742 -.02747 .004936 139<=.7569 61<=1.946 .003336 124<=4.754 -.00004589 104<=1.63 -.046 -.002669 .003437
82<=3 43<=-.009999 32<=1.387 79<=.02413 -.01521 .03977 43<=-.36 89<=-2.059 -.02794 .007977 .02523 130<=2.398 59<=.5274 .03242 -.005201 108<=0 1<=3.219 86<=.9971 -.03189 .003384 60<=3.762 .02216 -.0202 112<=0 101<=1.29 -.02055 64<=1 .01996 -.01345 .0214 -.02683
139<=.3247 79<=.5723 39<=.7976 124<=6.392 135<=3.872 128<=0 112<=0 .03614 -.008412 -.004049 .047 -.009621 25<=-.9499 -.02822 .01128 135<=2.565 .008476 -.02778 98<=4.263 135<=1.387 21<=8 -.0154 .02567 -.0315 85<=9.311 135<=3.556 53<=0 .02783 -.01516 -.01384 -.03114
97<=-.67 56<=.0329 -.003563 104<=-.56 104<=-5.099 -.007523 132<=1.61 107<=0 .0569 -.009369 -.005782 -.004301 120<=0 19<=1 129<=.6932 .01276 44<=3.333 12<=0 -.03763 95<=.5501 .01203 55<=1.099 -.03129 .01131 .001165 .01164 132<=.6932 119<=0 -.02016 .02113 .02554
39<=.6352 126<=.7101 132<=0 126<=.1018 -.02526 89<=-3.539 -.005983 .0411 73<=0 14<=0 -.01895 .006145 .01266 41<=.803 123<=9.449 56<=.05435 -.02065 .01677 45<=5.591 .006311 101<=2.631 -.06308 .005936 109<=0 .01775 -.0166 109<=0 -.0329 89<=-2.839 .0313 -.01652
16<=0 139<=.1992 107<=0 39<=.8365 59<=.357 .004368 59<=.9132 .03821 -.007482 -.007627 -.02455 108<=0 61<=1.946 1<=2.834 -.01299 .02336 139<=.7569 88<=.6932 -.04448 .01076 54<=0 .02035 -.01715 44<=2.08 132<=.6932 .006302 -.0243 .02353 61<=3.259 -.0282 -.0005509
65<=-1.791 45<=6.108 135<=2.834 -.0008292 64<=4 40<=.3694 .05994 .007184 .0101 -.006028 135<=3.466 48<=.237 78<=.3109 135<=2.773 -.02518 .00002891 .009721 129<=3.611 21<=4 -.01078 135<=2.709 .04406 -.001045 -.01083 37<=.04102 127<=2.565 -.005099 -.06161 64<=3 -.0136 .02348
123<=9.883 13<=-.86 -.02811 124<=4.095 95<=2.201 -.02995 .01253 124<=5.999 125<=.1721 126<=.7731 .03082 62<=2.565 .01848 26<=.78 -.02667 .01172 75<=-1.039 -.01792 .006333 134<=0 -.00893 50<=2.198 -.001853 .04872 85<=7.611 -.0006698 26<=1.42 37<=.05422 -.0578 -.004805 .008967
69<=7.868 100<=-.03999 -.01517 70<=.08989 125<=.5563 -.001803 .04033 82<=3 126<=.1856 -.01288 137<=0 66<=3 66<=1 .02458 132<=1.099 67<=.8156 -.03205 .0001195 .01946 .02954 -.01858 -.01718 37<=.0124 50<=3.611 .003519 21<=17 -.05498 .007029 130<=4.683 .009097 -.02891
14<=.2143 139<=.06181 16<=.6932 130<=2.945 .0415 -.004895 -.026 64<=5 40<=.5401 64<=3 79<=.8822 -.01655 16<=1.387 .02557 -.01373 79<=.006113 -.01201 23<=-.3799 -.005315 .05414 72<=1.792 36<=.7281 102<=.05601 -.019 .008779 .01498 56<=.9299 -.03005 .009271 -.03091 .02092
43<=-.009999 25<=-1.6 -.01163 130<=2.198 -.007807 79<=.02413 -.007832 107<=0 124<=6.275 58<=.1699 -.00294 .04932 -.005423 -.01098 85<=7.547 16<=0 60<=-.6931 -.02766 107<=0 90<=5.39 -.01101 43<=1.53 .02498 -.001268 -.02277 36<=.8062 -.02567 .01228 139<=.1992 .009385 -.03201
93<=-.9499 -.02707 139<=.2509 64<=1 89<=-2.47 -.02527 .01053 88<=0 32<=1.61 64<=9 .036 -.0001209 21<=11 .01862 -.01792 -.008373 135<=3.466 63<=0 57<=2 -.0228 .01446 130<=2.485 -.002989 21<=5 135<=1.61 -.02999 .01766 53<=0 .03888 -.007532 -.02302
119<=0 0<=3.932 0<=2.834 101<=-1.509 -.03078 -.001113 91<=4 109<=0 -.01289 .0138 66<=3 -.00143 .03268 21<=13 41<=.6672 -.05046 -.002223 64<=2 -.01382 .01925 78<=.601 88<=0 60<=-.6931 -.007118 .03278 -.01284 12<=0 -.04205 124<=6.392 .01423 -.02078
75<=-2.66 -.02428 43<=.35 127<=2.996 66<=7 25<=-.4399 26<=.7301 6<=0 100<=-.68 .0001031 80<=4.008 .04828 -.005835 -.008687 43<=-.9399 -.0208 .01257 .0009003 -.007273 -.01256 52<=.5307 39<=.02598 .008901 66<=8 55<=2.485 -.03081 .009068 .0156 72<=3.689 .01806 -.01947
129<=1.946 130<=2.891 26<=.07001 -.005638 .03525 39<=.1054 .008812 -.02958 19<=0 23<=.3301 99<=.06742 75<=.21 139<=.7569 70<=.6612 -.002076 -.03874 -.004182 -.001329 135<=3.402 -.01149 85<=7.695 .02014 -.0156 126<=.5298 -.008631 .01495 100<=-.4199 -.01409 19<=3 .02788 -.007935
130<=3.584 88<=0 58<=.4681 135<=3.807 124<=5.13 14<=0 -.01484 .01211 97<=3.31 -.0367 .005994 66<=3 -.01705 86<=.396 -.0071 .03635 59<=.8333 .01047 -.01372 21<=15 -.0342 .004683 135<=3.556 56<=.002181 -.008433 .03728 39<=.04034 -.02921 86<=.2001 -.01184 .0252
139<=.4866 132<=1.61 79<=.5723 46<=2.64 -.005212 .02208 49<=1.792 .009068 85<=8.376 34<=.1276 48<=.03255 .003415 -.05154 .01234 .02027 -.01896 23<=.6001 45<=8.745 48<=.1229 132<=1.61 -.02432 .01464 39<=.09279 .02497 126<=.4572 .01556 -.0298 46<=4.856 .005404 -.05281 .01469`;

/** Each block again, with what the first forest says of those around it. */
export const SECOND_FEATURES = `chars words linked links anchors bold button dated punctuation commas upper digits ends wordScore titled
copyright copies earlier money heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingOpening openings lowestOpening candidate1 candidate2 candidateAbove slug slugParts headingLevel
headingLabel headingLinked sectionChars sectionPlain passedTitles passedArticles passedLowest sinceLowest
endSteps before1Chars before1Words before1Heading before1Label before2Chars before2Label after1Chars
after1Linked after1Words after1Label after2Linked after2Words after2Label in_nav in_footer in_aside in_main
in_article in_form in_table in_ul in_ol in_dl in_figure in_section in_h2 in_h3 in_p in_li in_dd in_figcaption
pageChars pageBlocks pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables
pageForms pageMain pageH1 pageImages isArticle isProduct isList topShare score scoreBefore1 scoreAfter1
scoreAfter2 around2 around5 around15 box0 box1 box2 box3 box4 box6 tenth quarter path section afterBox group
scoreHeading headingPath scoreEarlier scoreLater passed sinceSure untilSure overThreshold pageScore inBest
bestSteps afterBest bestF1 pageHighest`;
export const SECOND_BIAS = -0.5643;
export const SECOND_TREES = `166<=-.02366 166<=-.264 -.09918 166<=-.1033 -.04409 .001858 149<=.6707 0<=3.045 43<=.53 -.0112 64<=5 .04486 -.008261 129<=4.175 106<=0 .0752 -.005698 -.003072 22<=-.6499 .002246 13<=-1.379 -.001583 45<=2.945 .004447 114<=0 .1591 .002487
166<=-.02366 148<=.1317 166<=-.06183 -.09687 .00412 166<=-.2071 -.05303 -.01667 148<=.7201 16<=0 156<=.4735 139<=.2509 .02513 -.01706 107<=0 122<=0 .07587 -.006493 -.0114 -.006144 85<=9.546 61<=-4.615 -.000735 .1455 91<=2 -.03046 .04526
140<=.4795 140<=.135 39<=0 124<=5.412 -.02668 .02241 -.09178 172<=.9344 1<=1.387 -.02523 66<=5 .02637 -.008726 -.03632 140<=.7757 73<=-.68 130<=2.996 .02165 -.02446 16<=1.387 .06114 -.003536 4<=0 61<=-4.615 -.0005728 .1358 .005752
155<=.507 155<=.1417 125<=.8425 -.08915 83<=-3.71 .02378 -.03511 172<=.6697 25<=-2.21 -.009574 .03992 155<=.332 14<=.25 -.04162 .001698 124<=6.178 .007232 -.02472 155<=.7506 23<=-.79 -.007536 17<=.6932 .05376 -.003601 24<=-.93 .01077 .1252
166<=-.02366 166<=-.3122 -.08653 151<=.361 86<=0 .0006882 -.05315 -.01132 153<=.685 166<=.1785 65<=-3.295 -.01582 .02431 22<=-.31 .0003052 123<=10.59 .06766 -.01066 171<=.765 .03705 2<=.6441 126<=.006914 -.003971 123<=10.86 .1164 -.001117 .02522
140<=.4259 140<=.1184 -.0854 39<=.9988 41<=.1242 .005306 132<=0 125<=.1888 .01561 -.01826 -.03466 .01813 140<=.8167 91<=1 129<=2.565 -.03267 .02239 16<=1.61 122<=0 158<=.9477 .05882 -.004795 -.008665 -.007029 123<=10.86 .1141 .0006067
166<=-.02366 166<=-.264 14<=.5 -.08206 -.01909 130<=4.111 168<=0 -.05323 -.01409 .02258 144<=.7546 124<=4.095 -.01369 166<=.04101 .00354 .04679 2<=.3334 135<=5.069 4<=0 122<=0 .104 -.005858 .003936 -.0008106 47<=.05894 -.02799 .02657
166<=-.06183 155<=.1203 -.08226 132<=0 123<=8.495 .01979 -.01666 -.02976 140<=.7293 79<=.6231 160<=.1002 -.007165 160<=.7159 .04724 .000494 155<=.507 44<=2.709 .006904 -.02994 .0211 11<=.2001 123<=10.59 85<=9.944 .09873 .001505 .004348 .002917
147<=.4353 147<=.07915 39<=0 .005912 -.08109 39<=.9988 19<=0 -.03766 -.004291 .01894 147<=.8175 11<=.07143 6<=0 .04199 -.009291 56<=.01344 .01554 -.02258 11<=.2001 135<=5.069 6<=0 126<=.04622 -.001411 .09657 -.005522 .004023 -.001428
166<=-.06183 140<=.08756 71<=.9975 -.07828 .004912 157<=.4084 -.03551 .005073 140<=.7293 73<=-.4 124<=5.279 .01127 -.0312 124<=4.095 -.01297 132<=1.61 32<=2.485 20<=0 -.00492 .04173 -.001115 -.009495 140<=.9063 45<=8.926 .06649 .01257 .09751
140<=.5414 140<=.08756 39<=0 161<=.02928 .02589 -.01544 -.07733 140<=.22 171<=.4419 .001476 -.04173 25<=-.92 -.02217 135<=4.71 .009811 -.01711 140<=.7293 123<=10.2 68<=7.09 .03884 -.004732 -.01107 11<=.2001 129<=4.37 .08733 .01078 -.0003077
155<=.3832 155<=.1417 -.07406 172<=.6697 33<=.06929 .02904 -.01267 164<=4.565 -.02868 .01267 16<=0 11<=.2895 155<=.7987 23<=-.79 -.004575 .04618 13<=-.86 -.005157 51<=.4667 .08712 .01242 35<=.6882 .01321 -.03146 154<=.673 -.02389 .01798
166<=-.06183 147<=.1058 -.07075 169<=0 43<=0 .01325 -.0177 -.03738 147<=.8175 74<=-.97 139<=.3552 .008387 -.0313 166<=.04101 97<=.38 .02206 -.01319 17<=0 122<=0 127<=4.383 .04495 -.005214 -.01115 153<=.685 -.01868 .01697 .08255
149<=.3119 149<=.1159 -.07229 -.01878 157<=.6147 48<=.02244 142<=.2632 -.03349 46<=2.65 -.01396 .0197 4<=0 129<=3.611 141<=.06688 -.00919 76<=-1.86 -.002917 138<=0 7<=0 .05733 -.008289 -.006735 39<=.4267 .01457 -.03184 -.02856 .07303
148<=.2903 148<=.08542 -.06877 170<=0 -.007707 161<=.1502 .01033 -.04521 148<=.803 23<=-.3799 -.02402 48<=.06626 .004265 110<=0 27<=-2.329 -.01138 161<=.6924 .04795 .001232 -.01379 2<=.3334 38<=0 .002813 169<=0 .07326 -.005248 -.002319
147<=.2941 147<=.07915 -.07086 86<=.01981 .02002 64<=3 -.03523 -.008508 147<=.854 123<=9.883 169<=0 13<=-.86 -.009516 .03641 -.01037 126<=.5888 .02109 152<=.7266 -.04361 .007638 50<=7.31 124<=6.557 65<=-5.036 -.005317 .07559 -.001595 -.00561
140<=.4795 140<=.08756 39<=0 .01505 129<=4.111 -.06934 171<=.5168 .02403 -.03026 171<=.632 37<=.06944 -.0254 129<=2.08 -.009434 62<=0 .05503 .003685 165<=3.807 -.009594 -.03739 140<=.8532 91<=13 .03483 -.004863 68<=4.683 -.005161 .07256
149<=.2012 149<=.08568 96<=1.099 -.003102 -.06602 -.01688 146<=.6744 46<=3.466 56<=.2871 .005888 -.02907 172<=.9633 129<=4.235 .03393 -.01246 90<=7.83 .01576 -.02916 45<=4.159 -.004275 2<=.3334 115<=0 124<=6.392 .06885 .006144 -.006932 .01341
166<=-.1033 155<=.06865 -.06811 14<=.2143 -.03014 .00458 155<=.7987 172<=.9633 78<=.6139 46<=2.582 -.004904 .03415 -.01082 153<=.8516 39<=.02598 .009621 -.03695 .01287 147<=.9417 39<=0 123<=9.343 .02593 -.0266 155<=.9517 .05319 .002072 .07578
166<=-.1033 155<=.07792 16<=2.398 -.06632 89<=-1.429 -.01903 .03718 -.02195 140<=.8532 25<=-.86 123<=9.051 67<=.553 .008783 -.0395 40<=.8211 .0367 -.01562 16<=.6932 40<=.7992 .04154 135<=3.556 .01771 -.01888 -.01801 50<=7.31 .06626 -.002794
147<=.5499 147<=.05199 -.06655 62<=-4.356 .03582 165<=3.807 -.002202 57<=4 55<=2.485 14<=.2143 -.04201 .002281 .00809 .003506 147<=.9274 89<=-.5899 22<=0 22<=-.6499 -.008968 121<=0 .03846 -.009945 126<=.2288 -.02144 .01253 -.0285 .06764
165<=1.387 16<=0 45<=6.285 35<=.09239 -.003412 2<=.3334 .03884 -.005401 37<=0 .01298 85<=9.138 .0644 -.001331 -.01142 156<=.07884 -.06481 14<=.02381 165<=3.045 -.006082 161<=.2102 -.001632 -.03901 45<=6.019 -.004718 127<=2.773 .03475 -.005411
147<=.7324 147<=.1058 39<=0 .01082 53<=.6932 -.06154 -.007872 139<=.1918 59<=.357 -.01296 17<=.6932 .02196 -.0169 157<=.4084 32<=1.099 172<=.9372 .01097 -.0176 111<=0 -.04319 .004068 .01173 147<=.9274 8<=.2001 .03264 -.005594 .06648
168<=0 148<=.09963 -.06284 132<=1.387 -.0323 .008809 148<=.7201 132<=0 126<=.1631 -.02901 .03743 48<=.2884 79<=.3048 79<=.07542 -.02018 .01714 -.02452 .0168 69<=8.421 13<=-.3799 -.007429 171<=.8828 167<=.5933 .0398 -.01431 .06184 -.0048
140<=.22 140<=.05037 16<=2.398 -.06315 0<=2.773 -.02287 .04159 49<=2.485 -.02666 127<=2.565 .03087 -.0167 140<=.9063 16<=.6932 127<=4.078 168<=0 -.009521 6<=0 54<=0 .03426 154<=.8788 .01739 -.01986 -.01889 -.01896 -.02376 .0594
144<=.4704 144<=.08324 16<=2.398 -.05775 0<=2.834 -.01371 .04293 32<=2.198 69<=4.998 .01263 -.01418 -.0378 144<=.9265 13<=-.5 -.02633 16<=0 22<=-.09 -.01219 6<=0 74<=-1.7 -.006794 .03542 -.01516 -.01035 36<=.08036 -.006318 .0586
166<=-.1786 155<=.1055 39<=0 .01754 -.05876 -.01472 155<=.7987 139<=.0305 39<=.356 -.007505 .05078 126<=.07233 43<=.7201 63<=0 -.05573 .007395 .02172 132<=0 .02907 61<=0 .01976 -.01213 135<=3.556 90<=2.08 -.009557 .05759 .01977
144<=.1307 158<=.04897 -.06025 167<=.2407 .02045 -.02704 158<=.7142 163<=.9124 160<=.7159 126<=.6903 107<=0 25<=-1.71 -.01006 .02341 -.02255 -.0116 167<=.7013 -.02626 .02158 130<=3.259 -.03456 .01261 8<=.1154 53<=0 .05262 .004591 .009657
140<=.22 140<=.06647 -.05843 -.01499 140<=.9063 123<=9.904 40<=.7766 167<=.4299 167<=.3524 .02184 40<=.4119 -.03616 .01853 55<=0 168<=0 -.0124 .04573 .002609 -.001977 37<=.06944 167<=.7435 -.04533 .01077 .01543 36<=.1098 -.001487 .05953
140<=.6052 140<=.05037 39<=0 .02455 -.05847 172<=.7765 87<=1 82<=4 11<=.7143 .04672 -.00862 -.00886 -.02344 39<=.9988 163<=.6809 -.01065 -.03125 82<=1 -.009423 .03578 140<=.9417 11<=.2001 96<=5.681 .02946 -.006282 -.02847 .06038
155<=.4357 155<=.05322 96<=1.099 .009556 -.0578 79<=.01059 .03128 124<=6.099 66<=11 -.02488 .01285 124<=6.275 .02716 -.01783 155<=.7987 124<=4.095 -.02809 159<=.2872 -.01022 85<=4.575 -.0117 22<=-.4499 -.009847 .03108 128<=3.092 .04713 -.006245
147<=.1628 147<=.05199 -.05295 -.01696 147<=.8175 139<=.3552 49<=4.111 60<=0 -.009444 20<=0 -.01147 .0312 -.02079 43<=.35 55<=0 .02787 -.00928 -.02228 69<=8.421 2<=.3334 65<=-5.036 -.006252 .05159 -.002324 60<=3.179 .0209 -.01815
168<=0 126<=.01645 61<=1.946 -.01886 .02628 -.04744 16<=0 123<=10.59 12<=0 130<=3.584 126<=.3198 86<=.8714 .01492 83<=-.28 .01088 -.04487 123<=10.1 .01769 -.01551 .03808 2<=.3334 .04411 -.001411 -.02365 19<=1 -.02386 .01579
155<=.6356 155<=.06072 -.05408 29<=.03653 171<=.4419 .02215 130<=2.64 132<=.6932 .02082 -.01692 132<=.6932 -.02424 2<=.6441 -.01228 .02049 -.02479 140<=.9417 92<=5.946 56<=.2391 .02981 124<=5.38 124<=4.913 .01618 -.02571 .02189 -.01746 .05482
166<=-.2071 140<=.07603 -.0549 83<=-.28 .007315 -.02534 140<=.9417 151<=.7335 56<=.2391 95<=-2.099 -.01639 88<=0 26<=1.091 127<=3.402 .03178 -.009979 -.006094 -.01703 152<=.4099 47<=.01857 -.0107 .02776 27<=1.831 -.04198 .004768 .02002 .05463
166<=-.1418 155<=.1055 -.04899 41<=.2327 .01156 -.01752 155<=.9279 159<=.1848 41<=.7568 46<=5.135 26<=.3601 -.001653 -.04984 .009834 .02358 123<=10.59 142<=.3856 153<=.4071 .02533 -.007188 46<=5.373 171<=.7173 .00001388 .03826 -.001585 -.01998 .04822
140<=.7757 140<=.06647 16<=2.398 -.04824 165<=3.932 -.01275 .04212 172<=.8664 66<=7 36<=.03784 -.003281 .03748 -.01444 139<=.1579 25<=-.4399 -.01033 .02326 167<=.7536 65<=-1.791 .001993 -.0319 .004782 140<=.9531 45<=8.926 .02856 -.006536 .05504
166<=-.3122 142<=.04457 -.04935 -.0169 16<=0 74<=-1.7 -.02319 142<=.438 43<=-1.22 -.02063 172<=.9683 137<=0 .02714 -.006028 -.01147 69<=8.421 46<=2.65 127<=1.387 -.01796 .02071 .0395 -.003311 61<=3.259 -.03076 153<=.2277 .03613 -.004243
155<=.1055 16<=2.08 14<=.5 -.0457 .0158 89<=-1.429 -.01451 .04098 140<=.9063 160<=.1173 130<=3.092 154<=.5194 -.02038 .01644 -.04634 16<=.6932 107<=0 69<=7.868 44<=1.387 .006131 60<=-1.791 -.01717 .02973 -.01069 -.0264 -.01803 .04258
166<=-.3122 62<=5.199 -.04233 126<=.1631 .03905 -.02004 147<=.9274 85<=7.843 160<=.05874 -.02028 163<=.9124 95<=1.081 160<=.8931 104<=2.58 129<=4.443 .03298 -.005549 -.01119 -.01403 146<=.6744 -.01404 .01374 -.01201 67<=.8354 .002684 -.0344 .04534
148<=.1147 24<=0 -.04017 .0119 145<=.9199 127<=3.714 137<=0 44<=3.556 167<=.4688 145<=.2356 -.01097 .0212 154<=.6579 -.0229 60<=3.045 .01735 -.007991 154<=.2963 -.01367 .04329 123<=8.065 .01583 -.02693 167<=.7435 -.03412 .01292 .03957
168<=0 65<=-5.036 66<=5 .03941 -.01879 14<=.1703 -.04379 .004206 140<=.9063 11<=.2895 172<=.9723 135<=3.913 89<=-1.309 6<=0 107<=0 .02916 -.01669 -.01453 -.01728 172<=.915 -.02356 .01513 46<=3.833 .00981 -.03259 -.02395 .04019
147<=.07915 -.04337 147<=.9417 163<=.5319 16<=0 91<=1 -.0132 124<=5.38 124<=5.13 .01631 -.01712 129<=4.37 .03472 -.01045 -.008578 61<=4.796 171<=.9382 135<=4.419 129<=1.61 .003645 -.03074 .01251 .01283 85<=7.843 .02056 -.01332 .04689
148<=.04205 -.04529 48<=.4001 163<=.7898 137<=0 20<=0 -.01824 126<=.6474 107<=0 46<=2.611 .0006146 .02923 -.01656 135<=3.689 126<=.6735 -.01573 .01995 -.03056 -.023 -.01696 51<=.8693 172<=.942 172<=.9344 .02097 -.02319 .04586 -.009483
155<=.06865 124<=6.071 -.0446 71<=.4525 -.02113 .03874 155<=.9596 85<=7.695 25<=-.8199 71<=.4525 .01777 -.01581 130<=3.259 89<=-1.019 123<=9.593 .01278 -.01323 -.02074 .03007 124<=6.071 104<=0 .01488 130<=3.179 -.03189 .009896 -.04303 .04361
147<=.9531 168<=0 39<=0 .02412 140<=.22 -.03533 -.003392 83<=0 36<=.8382 28<=1.792 127<=3.136 74<=-.37 -.005944 .0344 -.01075 -.0306 .04228 43<=.53 66<=6 -.03285 .00919 27<=1.621 167<=.654 -.01942 .01018 .01191 .04722
165<=.6932 80<=2.303 171<=.844 167<=.5933 .01138 -.01996 .03388 8<=.06061 .01469 -.0212 13<=-.62 -.04194 167<=.2203 172<=.8938 167<=.1871 -.0195 .02548 .05081 39<=.1054 132<=0 .02667 46<=5.373 46<=2.444 .008643 -.02322 .01737 -.02475
140<=.7293 168<=0 89<=-1.429 14<=.1229 -.04042 .004554 61<=-4.615 .04371 -.01085 86<=.6757 46<=2.64 -.007489 .02733 152<=.7266 44<=2.773 -.005414 -.03702 .01011 171<=.9411 125<=.1127 91<=4 .01237 -.03249 91<=2 -.008691 .02686 .04331
142<=.01859 -.03806 163<=.9124 12<=0 38<=.7578 64<=4 146<=.5618 50<=1.792 .0008154 52<=0 .05653 -.005567 53<=0 .01266 -.01855 125<=.1059 .02165 -.01633 1<=1.946 .006496 -.03356 60<=4.111 38<=0 -.006452 .03773 .002849 -.02264
140<=.9063 145<=.09571 -.03491 161<=.3382 87<=0 -.01044 16<=0 .02531 -.007516 50<=3.402 162<=.0668 -.01939 16<=0 27<=-.62 -.01098 .02776 -.01005 108<=0 128<=3.368 -.03803 .01452 140<=.5414 -.02183 .008077 38<=.9519 .0364 -.01097
140<=.9531 166<=-.3122 14<=.5 -.03415 .01613 83<=-.28 74<=-.37 152<=.4827 -.02276 .016 167<=.3142 .04331 .009903 83<=2.131 68<=4.796 167<=.7126 167<=.2407 -.0002159 -.04738 .01493 91<=1 129<=2.565 -.04875 .006131 .002671 .008191 .03935
148<=.01798 -.03983 72<=1.792 89<=-2.39 154<=.9132 14<=.06251 -.01562 .01094 .02508 172<=.9723 126<=.07233 -.008793 .03544 52<=.8306 -.02324 .02504 91<=1 160<=.5708 -.0468 .007356 158<=.5667 -.01681 40<=.8422 .02354 171<=.9319 -.02267 .01283
13<=-.62 -.03737 105<=0 161<=.4885 75<=-1.649 -.00679 44<=4.249 107<=0 22<=-.9499 -.005866 .03649 -.01793 -.00998 147<=.9531 135<=3.466 60<=4.853 151<=.7626 -.02322 67<=.7495 -.0171 .01911 .02615 39<=.1569 -.03732 .002196 .0322 -.03421
13<=-.1 -.02463 169<=2 163<=.4255 21<=10 163<=.01221 .001658 .04142 .005537 123<=9.623 172<=.9372 21<=16 .03344 -.004931 39<=.02956 172<=.9622 -.0145 .0263 52<=.8953 -.02246 .016 167<=.7236 -.02645 .01286 14<=.07693 -.03265 .01334
168<=0 126<=.1631 105<=0 .04063 -.02154 -.03545 157<=.9084 64<=3 67<=.9262 172<=.9321 101<=-2.5 -.01585 .03044 152<=.7266 -.02249 .00712 152<=.7266 125<=.3076 -.04998 .003016 67<=.9539 -.02436 .01558 125<=.2222 .02673 -.00007983 .03029
140<=.04377 -.03977 140<=.9531 83<=-.28 108<=0 33<=.4327 .0343 -.005201 65<=-3.295 -.02178 .01306 140<=.7293 108<=0 139<=.8219 -.0277 .008684 139<=.4406 .01045 -.02013 160<=.8109 8<=.2001 .02137 -.01357 139<=.5305 -.03358 .009264 .03707
140<=.9063 172<=.9344 171<=.7485 128<=2.709 172<=.6697 151<=.1861 -.01152 .02589 123<=8.065 .02053 -.02619 .01994 .01895 39<=.01724 135<=3.466 .02229 -.01514 151<=.7626 172<=.9633 101<=.69 -.02486 .01332 -.04374 -.003421 135<=3.913 .03192 -.009931
25<=-.92 46<=3.261 -.03434 64<=3 -.01781 .01158 140<=.9531 123<=9.623 125<=.3429 167<=.5385 43<=2.171 64<=10 .04313 -.007769 -.00846 .001284 48<=.1229 167<=.293 .01107 -.02377 .01585 167<=.7236 21<=17 -.03043 .01514 .01333 .03544
162<=.1258 169<=0 -.004837 -.03422 60<=-.6931 16<=2.398 -.03227 .03824 16<=0 71<=.9914 78<=.6001 138<=0 115<=0 43<=-1.629 -.007296 .03113 -.01257 -.01001 .0008212 139<=.6298 139<=.1992 .01135 -.03969 .01545 61<=3.259 -.02091 .009861
166<=-.3881 65<=-5.036 .02899 14<=.6251 -.03946 .01147 142<=.94 83<=-.56 135<=3.497 .03029 -.002705 125<=.06336 .0206 24<=.4001 65<=3.638 23<=.2301 76<=-1.049 .0009239 -.02852 -.0007092 .01504 152<=.6489 124<=5.279 .01921 -.02337 .0239 .02907
155<=.02243 -.031 49<=3.368 163<=.5319 104<=2.171 1<=1.099 -.002838 .02462 61<=1.946 -.01999 .01246 90<=6.309 -.02747 129<=1.61 .02004 125<=.1888 160<=.1888 -.01216 .01789 44<=2.398 -.02305 .003045 123<=10.86 60<=1.099 -.007212 .04653 -.01337
140<=.9531 1<=1.099 160<=.1888 -.03779 -.004404 104<=-1.049 132<=0 37<=.6034 .0478 -.002062 153<=.09962 -.01767 .008932 37<=.9812 162<=.7005 91<=9 48<=.4728 -.02152 .007964 .003404 68<=7.513 .0162 -.01843 49<=3.738 .03061 -.01371 .03472
67<=.9316 67<=.9101 124<=5.576 144<=.4704 -.00619 42<=6 .02404 -.01267 89<=-2.769 .009378 -.02555 3<=0 .04055 -.005973 73<=-.2399 -.03717 156<=.0896 -.0297 124<=5.088 124<=4.095 -.01601 .02693 124<=5.38 -.03653 124<=5.711 .01904 -.01129
140<=.9417 172<=.9723 127<=0 138<=0 -.02872 .02308 164<=4.565 129<=3.971 170<=0 171<=.8242 .00359 44<=1.946 .008739 .04305 -.01987 42<=6 41<=.2327 .009353 41<=.9163 -.04792 .008423 .008114 127<=2.565 .05864 -.009622 -.02463 .03175
140<=.03798 -.02995 40<=.8422 137<=0 107<=0 60<=1.099 -.009887 126<=.5492 74<=-1.879 -.01096 .03271 126<=.6602 167<=.5385 .008011 167<=.7126 -.04442 .01151 .02572 -.02431 -.01553 130<=2.198 .0232 140<=.9274 66<=6 -.03689 .01202 .009795
155<=.9596 69<=7.775 105<=0 107<=0 66<=7 154<=.1709 167<=.3142 .05173 -.009173 79<=.0193 -.0218 138<=0 66<=4 167<=.4394 153<=.3713 .01556 -.02231 .01326 .02532 -.02058 42<=4 -.03237 .004367 -.03239 -.03445 -.0259 .02904
137<=0 13<=-.62 -.0243 105<=0 154<=.3247 106<=0 127<=2.565 139<=.4406 45<=2.64 -.002109 .06634 -.004245 -.00462 -.01623 12<=0 19<=1 68<=6.328 23<=-.3799 -.02189 .007954 -.03802 .02031 155<=.8594 -.002306 .02932 -.02501 -.02729
147<=.9531 147<=.02044 -.03146 107<=0 172<=.9633 11<=.2895 137<=0 150<=.89 58<=.8879 125<=.02809 -.01584 36<=.03026 .0025 .02655 -.01204 -.01786 -.01658 53<=.6932 -.02771 .01393 40<=.5129 .007803 151<=.7626 -.03593 -.002043 -.0334 .02792
119<=0 126<=.07233 136<=0 -.03606 .01192 124<=5.38 162<=.5108 -.02306 .001585 124<=6.151 79<=.2318 139<=.3552 97<=-5.079 -.009536 45<=4.159 .002251 .06586 -.01052 .00164 -.021 80<=1.387 128<=3.368 45<=6.019 .004503 .03226 -.01299 -.01385
13<=-.62 -.02388 123<=10.2 124<=6.031 166<=-.4188 -.02259 125<=.4253 87<=0 -.009928 89<=-.5899 .01975 -.01834 123<=7.931 .01548 129<=2.485 .005997 -.029 21<=12 40<=.8097 .05301 -.005942 44<=2.834 .02058 -.01556 51<=.1001 -.03316 .01409
147<=.9531 167<=.3142 39<=.3864 130<=2.945 .04355 -.001782 158<=.1812 -.0205 .01531 123<=7.65 .02051 49<=2.64 41<=.3273 67<=.772 .005228 125<=.1721 .003704 -.03802 157<=.2624 -.005718 .01404 88<=.6932 125<=.1304 .002674 -.03844 .01194 .02633
162<=.0668 -.02288 105<=0 112<=0 40<=.3694 171<=.8242 161<=.3624 -.002754 -.03426 .01438 104<=-.1299 172<=.9723 .02841 -.008947 144<=.9384 40<=.6346 .01211 -.01149 .01898 64<=4 25<=-1.559 -.004337 .04154 40<=.01923 -.02637 .008267 -.02927
75<=-2.66 -.02675 130<=3.584 161<=.5568 1<=1.099 -.00996 143<=.0302 .03904 16<=0 .01307 -.0137 147<=.9531 128<=0 67<=.9489 172<=.9649 -.02951 .01067 .02127 27<=2.59 -.03558 .005241 .0194 132<=1.792 27<=-4.51 -.01191 .03311 -.01072
1<=1.387 129<=4.175 158<=.613 69<=6.055 -.03852 -.008787 .007751 .02367 8<=.09091 172<=.9344 123<=8.685 .003084 95<=-6.369 -.009134 .03456 135<=3.556 53<=0 132<=1.099 44<=.6932 -.006552 .03317 -.006918 -.01796 -.02355 135<=2.709 .003792 -.01778
39<=.09279 128<=1.387 132<=1.099 43<=1.111 44<=1.61 .005404 158<=.9477 .04988 -.0008409 158<=.8969 -.01076 .01778 61<=1.099 .01532 -.01687 167<=.6394 -.0197 .01207 44<=4.763 14<=.07693 24<=.64 -.0267 .009929 .003163 132<=.6932 -.01061 .02913
147<=.03912 -.02336 79<=.2127 172<=.9692 128<=1.387 32<=.6932 .002893 .0428 128<=2.709 -.01693 .01465 -.01499 126<=.07233 44<=5.603 -.03846 .01316 8<=.2001 71<=.9103 150<=.5402 .01094 -.01569 123<=10.2 .01649 -.007371 26<=.7301 -.03376 .01011
127<=2.945 124<=6.031 168<=0 66<=1 .01119 -.02651 124<=4.97 90<=5.237 -.006733 .0295 26<=.3601 .0233 79<=.1576 130<=2.773 .02896 -.01336 -.02253 66<=2 -.00201 139<=.2727 .05119 -.009199 43<=.6701 162<=.7148 -.03904 .006798 .00755
19<=0 65<=-5.181 .02272 135<=3.611 125<=.1304 45<=3.932 -.009117 84<=0 .03342 -.006831 45<=6.019 -.01782 80<=0 .01889 43<=1.111 -.02863 .006869 67<=.7495 .005668 149<=.3119 89<=-2.39 -.0132 .02281 -.04428 19<=3 .02219 -.007729
25<=-1.629 53<=.6932 -.02594 .01243 129<=3.179 40<=.7992 45<=3.584 -.009696 23<=-.3799 -.002637 16<=2.773 .03793 -.01187 124<=5.088 .01344 -.02636 125<=.2308 135<=3.466 .02685 45<=5.809 .01671 -.02768 139<=.0693 .00607 89<=-2.88 .001511 -.04031
105<=0 126<=.5805 124<=5.628 25<=-.8199 86<=0 .0135 -.02101 125<=.3429 .02562 -.004827 66<=7 171<=.6075 125<=.4253 -.02077 .01748 45<=4.159 -.001071 26<=.7301 .0551 .01372 -.007717 104<=.8001 49<=1.387 .00138 -.03215 .006355 -.0367
172<=.898 37<=.03489 125<=.07418 .02402 -.01912 142<=.02446 -.01517 110<=0 .03823 -.008477 157<=.9084 55<=0 32<=1.61 127<=3.333 153<=.5211 .03806 158<=.6664 -.007841 .02334 -.01756 -.01459 37<=.4646 155<=.7987 -.03465 -.00365 .005681 .01943
0<=2.834 19<=0 119<=0 -.02484 .008169 .01346 161<=.2102 43<=.53 124<=4.683 -.003527 104<=-6.369 -.008044 .04894 -.002753 124<=4.97 .01622 25<=-.31 67<=.7495 .004241 43<=2.33 161<=.8286 158<=.3547 -.008135 -.0438 .009245 .009394 .00833
64<=5 120<=0 163<=.8842 23<=.3301 38<=.9519 11<=.1001 86<=.396 -.01386 .01088 -.01838 -.03037 36<=.1392 -.005168 .02638 65<=2.64 -.0256 .007214 36<=.04031 -.003102 56<=.2391 23<=-.3799 -.004891 .04613 -.008498 128<=2.709 -.02019 .01405
167<=.2117 135<=2.565 -.01256 158<=.01606 -.002945 86<=.9374 .0529 -.002589 12<=0 124<=4.97 36<=.8641 168<=0 -.005121 .02363 -.02053 129<=1.387 .01548 127<=1.387 -.0354 0<=3.932 168<=0 -.02343 .00899 -.02873 8<=.09091 .01665 -.005117
129<=4.111 12<=0 46<=3.833 155<=.05322 46<=3.013 -.03163 .007677 172<=.898 74<=-.07999 -.02842 .002107 129<=3.611 44<=2.08 -.0004171 .03142 -.01267 172<=.9344 .004758 -.03912 163<=.5691 .02104 -.008618 26<=.38 61<=-4.442 -.01215 .05554 -.004664
140<=.02982 -.02296 85<=8.484 88<=0 160<=.7159 67<=.3731 -.001904 115<=0 33<=.01647 .03444 27<=2.85 .01734 -.01083 -.01702 152<=.6687 -.02102 126<=.7436 .02127 -.01017 128<=2.709 -.02742 .007764 126<=.6286 .01246 33<=.7562 -.04214 .01515
13<=-.62 -.02208 33<=.931 169<=3 53<=0 100<=-.2399 -.0004372 67<=.3731 -.0005305 60<=3.872 64<=7 .03224 -.005827 77<=.04885 21<=12 .03305 .002221 67<=.9316 .006219 -.01799 160<=.7159 64<=0 -.01313 .01499 -.02076 -.01276 -.01851
79<=.2127 172<=.9701 64<=5 134<=0 -.004512 41<=.9745 79<=.006113 -.004098 .05607 -.006023 172<=.9238 -.01175 43<=.03 -.007071 .0272 -.01958 74<=-.07999 41<=.9445 56<=.007572 -.001033 145<=.9046 -.03883 .006862 .01446 10<=.2425 .01106 -.004488
87<=0 -.02205 170<=0 156<=.3584 43<=1.111 135<=5.069 43<=-1.629 -.001894 .04798 -.01217 -.007598 135<=3.762 152<=.7266 150<=.8017 45<=6.644 -.007778 .01698 -.02515 68<=7.513 .02143 -.01859 53<=1.099 66<=6 -.03123 .009049 .01667 -.02052
13<=-.62 -.02536 140<=.9531 83<=0 172<=.9723 60<=-.6931 -.01384 123<=8.384 -.001078 108<=0 46<=5.766 .04122 -.008294 .00308 -.01895 130<=2.485 .01431 171<=.8665 79<=.3048 -.003286 172<=.884 -.001094 88<=.6932 -.05182 .007687 .0001264 .02605
16<=0 13<=-.43 -.01765 169<=0 166<=.3354 47<=.0273 .025 69<=7.207 .01376 1<=3.584 -.02637 .01126 124<=5.205 23<=.35 61<=1.099 .005578 -.05005 .01043 129<=3.971 .02038 -.01327 161<=.2102 .0083 -.01806 129<=4.111 -.01873 .01117
13<=-.86 -.02442 156<=.264 169<=5 85<=6.358 .005088 33<=.2405 85<=8.484 75<=-2.809 -.006211 172<=.9775 .07263 -.004394 -.003102 -.009868 -.01621 16<=0 74<=-1.159 -.01719 166<=.1386 -.003182 127<=4.008 .01816 -.01163 19<=1 -.02517 .0107
45<=8.745 119<=0 62<=0 32<=3.466 24<=.3301 89<=-1.75 -.03314 .001201 .004552 .01443 32<=2.198 67<=.9994 67<=.9316 .01315 -.01384 30<=.9785 .04292 -.005727 152<=.6687 -.02621 .01021 26<=.8001 .02041 -.001621 26<=.78 -.03489 .007777
123<=7.931 172<=.9671 66<=6 .03385 -.008594 -.01499 41<=.803 167<=.2963 26<=.4301 -.01092 .01907 140<=.9531 26<=1.42 167<=.7236 66<=1 -.001352 -.02991 .001651 .002511 .01867 41<=.9745 172<=.9372 95<=1.861 .03159 -.004461 .0002465 -.01521
123<=9.086 171<=.8368 109<=0 -.02223 .00829 70<=.9829 172<=.9793 .002619 -.02568 .03535 128<=1.387 172<=.9662 135<=5.069 127<=0 -.005931 83<=-5.15 -.01007 .03959 36<=.09851 .01408 -.02221 135<=3.807 .005732 -.02314 83<=1.06 -.02357 .01573
69<=7.868 107<=0 32<=1.61 73<=-.4499 -.01218 26<=.83 120<=0 .01117 76<=-1.779 -.006946 .04167 -.00355 167<=.7013 32<=2.996 -.02335 3<=0 .01754 -.01496 .01924 -.03081 140<=.9531 48<=.03255 .000496 84<=.3659 -.04089 .007709 .01413
46<=2.64 117<=0 125<=.1059 .004443 52<=.5307 44<=6.05 -.03088 .00728 .004762 .01012 163<=.9362 49<=2.485 160<=.7809 160<=.4776 -.0001071 .01431 167<=.7013 130<=3.584 125<=.2645 -.04802 -.003495 .01033 .01277 74<=.38 .02148 -.009069 -.01413
124<=5.38 119<=0 117<=0 171<=.9117 55<=2.834 -.0302 .01118 -.0007116 .01346 123<=9.678 .01313 -.02053 126<=.5888 66<=7 66<=3 .004334 139<=.1181 .00798 43<=1.53 83<=-2.329 -.004517 .06403 -.004184 -.01038 152<=.7266 -.02303 .01215
72<=1.61 132<=0 172<=.9723 56<=.9763 49<=3.136 .04034 -.003497 -.007108 -.008585 71<=.9103 14<=.1001 139<=.02426 .008896 -.02299 .006426 .01037 23<=.2301 47<=.0273 25<=-.31 -.02812 -.000683 41<=.3764 -.01396 .008947 3<=0 .01359 -.01859
87<=0 9<=.04055 -.02002 .007613 152<=.2898 162<=.0668 -.005877 127<=2.773 .03833 -.001805 22<=-.09 -.01463 39<=.02956 16<=0 129<=3.368 .03117 .000933 -.007796 83<=.6201 25<=-.3799 .006067 -.02689 123<=9.22 25<=-.23 -.01541 .01218 .02284`;
