// Written by bench/extraction/training/train.ts; not to be edited by hand.

/** Words of class names, ids and roles, each with the log-odds it adds. */
export const LABELS = `above -.36 accepted .53 access -.5 accessibility .57 accessories .77 account -.76 acf .67 actions -1.23 ad
-.31 add -.73 address -1.25 ads .39 ae .36 affiliate -.4 ah -1.19 akismet -.49 al -1.06 alert -.36 align -.3
aligncenter -.84 alignleft -.97 alignnone -.53 alignright -.51 alt -.42 am -1.13 anchors .32 animate .37
animated .3 announcement .32 answer .32 answers -.41 api .76 archive -.91 archives -.66 are .46 arrow -.41
article .32 articles -.45 aspect -.36 attachment -1.17 attribution -.34 auth -.62 author -.87 authors -1.12
available .43 back -.77 badge -.9 baf -.43 banner -.61 bar -.77 baseline -.76 bc -.44 below .33 benefits 1.01
best .71 bio -1.09 bl -.48 black -.34 bleed -.32 blockquote .94 blogroll .31 blur -.37 blurb .93 bm .34 bn
-1.44 boc -.44 body .31 book .51 borders .95 box -.38 boxed .4 boxes 1.3 brand -.43 brands -.44 breadcrumb
-.76 breadcrumbs -1.34 break .41 btn -.44 btns .8 bubble .41 bullet -.69 bullets .37 but -.62 button -.9
buttons -.83 buy -1.22 bva .43 byline -2.01 calc -.42 calendar .44 caption -.88 cards .32 carousel -.36 cart
-1.21 categories -.42 cats -.69 ceb -.33 centered .82 cg -.35 change .48 channel -.68 chart -.42 checkbox
-1.57 circle -.4 city 1.36 ck .73 clamp -.49 class -.54 classic -.71 clickable .84 client .88 close -.61 cloud
.3 cm -.48 cmp .5 cms .78 colors -.42 com .6 comment -.65 commentform -.92 commentlist -2.03 comments -1.34
common -.44 community -.37 compact -.35 complementary -.66 components .32 concealed .88 cont -.34 contact -.92
contains -.47 content .36 contentinfo -.63 controls -.62 copyright -.86 count -.78 counter -.89 country -.57
credit -.43 credits -.57 crumb -.35 crumbs -1.02 css .37 ct -.56 cta -.78 ctas -.68 current .49 cursor -.38
customer .68 cw -.72 decoration 1.21 demo -.87 depth -.76 desc .35 description .39 details .6 df -.45 di -.87
disable -.39 disabled -.41 disc 1.77 disclaimer -1.53 disclosure -.8 discovery -.39 div .57 dk .91 dm -.37 dn
-.59 doc .89 document .34 dot .37 download -.74 dp -.6 dr .32 dropdown -.43 ds -.4 duration .39 ease -.33 ee
-.42 eee -.37 ek -.37 elementor .39 ellipsis -.77 em .46 email -.84 embed -.67 embedded -.59 enabled .44 end
-.54 entry .43 er -1.03 error -.95 es -.52 even -.41 event -.39 ew .63 ex -.45 expandable -.88 explore -.92
extended -.4 external .56 extra -.34 extras -.95 ez .6 fa .39 fail -.59 false .42 family .73 faq .54 faqs -.45
fc -.33 fdl -.44 feature .45 featured .31 features .45 feedback -1.8 ff -.34 field .38 fieldset -1.65 figure
-.68 file -1.15 filter -.77 fit .54 fix .39 fl .38 flag -.42 flair -.5 flat -.33 float -.54 floating -.56 flow
-.36 flyout .61 fn -.61 folder -.37 follow .38 food .92 foot -1.08 footer -1.34 footnote -.38 forum .76 forums
.32 four -1.09 fr .42 framework -.44 fullwidth .41 fv -.63 fx -.73 ge -.47 generic .57 get -.5 gf -.5 gform
-.46 gh -.66 go -.53 gp -.44 gps -.51 gq .49 gt -.77 gu -.42 guide .52 guides .45 gutter .35 gw -.49 gwiv -.34
gxrw -.68 gy .71 half .33 hamburger -.84 hauptmenue -.46 hc .37 head -.37 header -.43 headings .62 headline
-.38 health .63 heec .69 help .67 hero -.36 hierarchy -.97 highlight .77 history -.55 hj .38 hk .67 hl .72 ho
-.74 hot -.58 hours -.61 how .66 hq -.88 hs .55 html .42 hu -.86 hw -.51 hx .6 ib -1.37 icons -.42 identity
-1.31 if .5 ig .46 ij -1.41 il -.41 images .68 img -.39 inactive -.77 indicator .68 industries .68 inherit .72
init -.34 initial .43 input -.81 inside -.45 instagram -.3 interaction -.74 intro .53 invert .34 inverted -.62
invisible -1.27 issue -.57 ixi -.74 jd .53 jetpack -.75 jg .43 jm -.93 jn -.49 jobs 1.04 jp -.56 jq -.59
justified -.35 jy .6 kb .48 kd -.7 ke .72 key .32 ko -.7 kr .52 ku -.53 kv 1.3 ky -.83 la .42 labels .55
landscape .42 languages -.68 latest -.47 lazy -.4 lc -.45 le -.78 lead .6 leading -.48 leaf -.56 legal -.68 lh
.73 library .62 lifestyle .69 like -.98 likes -.47 link -.46 linkedin -.51 linklist -.75 links -.79 listbox
-.89 listitem -.6 live -.55 ln -.46 loader -.52 local -.36 log .47 logged .47 login -1.08 long .74 low -.68 lt
.66 lw -.31 mainmenu -.4 mainnavigation -.37 mask .99 master .98 masthead -.63 me -.78 media -.64 mega -.37
megamenu -.35 member .65 menu -.53 menubar -.41 menue -.36 menus -.4 message .3 meta -1.08 mf .53 mg -.31 mini
-1.27 minor -.65 mj .99 mn .36 mobile -.53 modal -.76 more -.34 most -.55 motion .52 msg -1.27 multi .37
multiple .39 mv .35 mw .33 name .47 nav -.56 navbar -.43 navgroup -.36 navi -.93 navigation -.55 nb .41
network -.57 neutral .67 newsletter -.74 nf .83 nhmvt -.42 nocontent -.8 normal .31 note -.44 notice -1.23 now
-.58 nr .33 ns .69 nt -.6 numbers .91 ny .55 ob .36 offcanvas -.6 offer -.43 offset .5 ol .31 only .76 open
.53 opinion -.42 opposite -1.65 option .5 options -.71 or -.73 orange .33 original -.6 ot -.55 other -1.45 our
-.5 outline -.6 outside -.49 overlay -.38 overview .68 owl .43 owner -.62 pa -.37 package .69 pad -.45 pager
-.83 pages -.79 pagination -1.11 pairs -.8 pane .63 panels .45 paragraph .6 part -.65 partial .32 partner -.49
parts -.37 passthrough .33 path 1.04 pattern -.54 pc .41 pd -.59 pdp .31 person -.46 pf .36 phone .36 photo
.59 picker -.9 pills -.73 pinterest -.41 pk -.32 plain -.45 plan -.47 player -.51 plus -.92 pm .76 podcast
-.57 podcasts -.77 pointer -.64 policy -.31 pop -.6 popover -1.1 popular -.78 popup -1.05 portable 1.28 posts
-.42 pq .48 premium -.67 prev -1.68 preview -.33 previous -.52 pricing .83 print -.31 privacy -.75 profile
-.83 project -.64 promo -.89 pros .84 prose 1.19 provider -.37 pull .39 purple .79 push .5 pv .34 qa -.35 qb
-.36 qn .75 qr .48 quantity -.88 question .34 questions -.32 quote .69 qv -.9 ra -.37 radius -.3 radix -.37
rail -.5 rating -.73 rc .38 re .76 reactions -.97 recentcomments -.61 recipe .73 recommended -1.64 reddit -.52
reference -.32 register -.73 related -2.32 relatedposts -2.31 repeater .47 replies -.73 request -.76 required
-.79 res -.81 research -.42 respond -1.32 response -.42 results .72 reverse .39 reviews -.85 rich .39 richtext
.86 right -.3 rl .52 robots -.47 role .39 rp .36 rss -.34 rt .59 rte .59 rzmkn -1.12 sale .49 sans -.32 save
-.49 sc .34 scale -.85 scrollable -.3 scrollbar -.58 se -.51 second -.45 secondary -.37 sections -1 see -.35
selected -.58 selection .54 separator -.4 series -.43 set -.35 sf -.78 sg -.5 sh .55 shape -.78 share -1.35
sharedaddy -1.17 sharing -1.07 shopify -.33 shortcode -.39 sidebar -.48 sign -.96 signature -1.56 signup -1.42
similar -1.16 sitemap -.71 size -.32 slate .58 slider -.39 slogan -.85 sn .57 social -.94 socials -.6 software
.51 solid .3 solutions -.38 sort -1.3 sp -.74 spacing .62 span .5 spec .84 special -.46 specs -.94 sports .38
sqs .33 square -.36 sr -.88 srt -.34 ss -.31 staff -.97 star -.49 stars -.36 stat -.33 static -.37 step .33
stock .58 store -.51 stretch .58 structural -.57 su 1.15 subfooter -.58 subhead -.84 subheader .91 sublabel
-.3 submenu -.55 submit -.7 subnav -.86 subscribe -1.05 subscription -.7 suggested -.45 sw -.65 swiper -.48
switch .49 switcher -.97 table -.56 tabpanel -.48 tagcloud -.7 tagline -1.2 taglist -.63 tags -.91 target .72
taxonomy -.44 te -.86 team .72 teams -.34 teaser -1.13 tech .72 term .59 terms -.86 tertiary -1.13 testimonial
-.5 text .34 textarea .33 textwidget -.81 tf -.49 th .35 the .32 themen .53 third -.38 thread -.37 thumb -.58
time -.64 title -.37 tl -.77 toc -.93 tool -.57 toolbar -1.46 tooltip -1.08 topbar -.7 topics -.36 topnav -.46
total -.33 trail -.41 transform -.33 trending -1.59 true -.4 truncate .7 trust -.74 ts .41 tt -.79 tu -.53 tv
-.59 twitter -.33 txt -.3 tzay -.32 ua .45 uc -.3 uf -.91 ufi -.32 und -.36 undefined .58 underline -.36
unstyled -.47 up .43 update -.33 updated -.64 uppercase -1.1 uq -.96 ur .57 us -.6 user .34 utility -.54 ux
-.41 uz -.33 validate -.69 validation -.38 variant -.5 vcard -.34 version -.92 vh -.43 videos -.86 viewport
-.41 visibility .34 vjz -.81 vote -.49 votes -.8 voting -.7 vp 1.33 warning -.4 wc -.51 wd .48 web .45 weight
.39 wf -.55 what 1 why .51 widget -.55 widgets -.3 widgettitle -1.21 window .55 without -.51 wo .36 word -.59
wordpress .59 work .36 wp .43 wpfooter -.47 wr .36 ws -.33 wy .77 wysiwyg .43 xf -.77 xlarge .33 xoxo .68 xxl
.32 yeh -.36 yellow .86 yes -.9 you -.35 youtube -.64 zh .6 zn .68`;

/** Words of the labels of inline elements, each with the log-odds it adds. */
export const INNER = `ac -.68 accent .3 accessibility -.66 accordion 1.18 account -.37 action -.65 actions -1.2 active -.6 ad -1.08
add -1.18 address -.55 admin -.52 advanced .32 after -.76 align -.36 alt -.56 amount .52 anchor .38 animation
-.5 article .37 as -.48 at -.42 attribution -.48 auf -.3 author -.3 authors -.33 auto .55 avatar -1.5
background -.32 badge -.76 banner -.72 bar -1.42 bb -1.04 best -.57 bg -.53 big -.42 black -.3 blog -.3 blue
.9 bold .36 bottom -.62 breadcrumbs -.75 break 1.11 btn -.65 bump -.79 business -.46 butt -.65 button -.74
buttons -.65 buy -.68 by -1.07 byline -.98 ca -.75 call -.4 canvas -.69 caption -.37 card .8 cart -.8 cat
-1.34 category -.59 cf .47 ch -.38 change -.53 channel -.95 chat -.55 checkbox -1.31 clear -.93 click -.42
close -1.06 cloud -.81 co -.45 code 2.09 col -.68 collapse -.47 column -.86 comment -1.59 comments -1.11
community -.51 company -.56 compare -1.04 concealed -1.67 contact -.87 container -.88 content .39 contents
-.31 control -.35 copyright -.76 counter -.98 country -1.48 crumb -.3 css .63 current .41 cursor -.72 custom
-1.02 dd -.94 default -.94 depth -1.34 desktop -.97 detail -.68 dialog -.3 disabled -1.2 display .48 down -.46
download -.58 dropdown -1.25 duration -.82 dynamic -.71 ed -.61 edit -.62 ee -.72 element -.74 elementor -.97
ellipsis -1.03 email -.65 en -.39 end .93 entry .55 event .59 expand -.31 external 1.27 ez -1.18 fa -.91
facebook -.93 faq .39 fc -.75 featured -1.14 feedback -.58 field -.71 filter -1.23 first -.31 fl -1.41 flex
-.45 flyout -.87 fn 1.06 focus .68 footer -1.3 form -.34 forum .75 free .5 from 1.17 fs -.65 full -.63 gallery
-.58 ge -.42 get -.65 gfield -.48 gform -.63 ghost -.59 gk -.37 global -.54 google -.93 gray .42 grid -.44
group -.31 grow -.35 hamburger -.45 head -.6 heading .55 health -.41 help -.43 hidden -.33 hide -.39 high .4
holder -.51 home -.45 hover -.36 http .48 https -1.02 hyperlink -.77 iconic -.88 image .45 img -.62 in -.31
indicator -.62 info -.49 information -.35 input -.65 instagram -.68 internal .75 is .89 item -.62 job .33 join
-.84 js .33 label -.42 lang .92 language 2.26 last -.73 latest -.71 layout -.57 leading -.82 legal -.9 level
-.97 lg -.54 li -1.28 like -.64 line -.52 link -.37 linkedin -.66 links -.39 listitem -.88 live -.69 load .49
loading -.67 location .54 login -1.07 logo -1.15 ls -.32 main -.92 md -.42 me -.67 member -.37 menu -1.06
menuitem -1.4 metadata -.97 middle -.51 min .3 mini -.42 mobile -.81 modal .46 moderator -.41 modified -1.03
module -1.12 mr -.39 mt .88 muted .93 my -1.03 name .51 native -.35 nav -1.37 navbar -1.1 navgroup -.91
navigation -.97 network -.59 new .71 news .68 newsletter -.68 next -.93 none .42 normal .34 not .37 notes -.58
notice -.37 now .57 number -.63 of -.46 offset .5 opacity .67 open -.95 opens .35 option .95 or -.53 org .32
ot -.42 outline .55 outlined -.48 overflow .3 padding -.85 pager -.33 panel -.62 parent -.59 pc -.48 pencraft
-.46 permalink 1.4 person .35 phone -.45 pinterest -.61 pl -.68 plus -.74 pointer -.6 policy -.69 popover -.41
popup -.6 position .7 post -.59 posted -.71 posts -1.37 pr -.68 prefix .64 prev -.63 previous -.41 pricing
1.11 print -.88 privacy -.88 product .97 products -1.04 profile .56 promo -.74 pt -1.11 pull -.67 purple .43
px .34 quantity -.36 question -.63 quick -1.15 re 1.22 reactions -.52 read -1.03 reader -.97 reading -.52
region -.82 register -.86 related -.99 relative -.3 required -1.24 reset -.68 resources -.41 responsive .57
review -.44 reviews -.72 rich .69 right .34 row -.31 rss -1.31 sale .62 sales 1.03 says -1.25 schema .51 score
-1.22 screen -1.05 scroll -.84 sd 1.6 sdk -.42 search -.92 section .41 select -1.67 selected -.97 selector -.7
semibold .33 sep .39 separator -.56 services -.57 settings -.66 share -1.24 shop .38 shrink -.41 side -.36
sidebar -.53 sign -.68 signin -.36 signup -.61 simple -.57 single -.63 site -.49 size .33 skip -1.53 slider
.55 social -.96 solutions -.56 sort -.31 span -.73 split .37 sqs -.3 st 1.44 staff -.52 standard 1.08 status
.41 sticky -.52 store -.71 string .32 struct -.72 sub -.48 submenu -.91 submit -.98 subnav -1.29 subscribe
-.83 subtitle -.82 success -.4 switch -.41 tab .6 tabs -.72 td -.6 te -.72 teaser -.96 term 1.53 terms -.45
tertiary -.91 textual 1.45 this -.4 thread -.59 time -.51 timestamp -.69 tk -.64 toggle -.5 tool -.33 tools
.39 top -.69 total -.6 track -1.5 tracking -.46 transition -.39 transparent -1.34 travel -.51 twitter -1.01
txt -.97 up .59 updated -1.53 uppercase -.79 url -.88 us -.45 user .55 username .44 utility -.66 vcard 1.3
view -.83 views -1.22 visible .37 visual -.53 website -.48 weight -.81 white -.82 wide -.61 widget .95 with
-.58 wp -.78 ws -.72 xs -.61 yc 1.12 yk -.86 youtube -.72`;

/** Words of short texts, each with the log-odds it adds. */
export const WORDS = `00 .5 000 .94 01 -.33 03 -.53 04 -.51 05 -.63 07 -.6 09 -.34 1 .36 10 .44 100 .64 101 -.41 105 -.43 108 .3 110
.35 112 .56 114 -.55 129 .39 134 .44 139 .61 15 .35 150 .63 160 -.42 1996 -.31 1k .56 1st .64 2 .37 20 .55 200
1.07 2000 -.34 2005 .32 2009 -.86 2010 -.68 2011 -.94 2013 -.62 2014 -1.27 2015 -.66 2016 -.87 2018 -1.08 2019
-.7 2020 -.41 2021 -.57 2024 .5 212 -.35 239 .46 240 -.34 250 .47 2k -.35 3 .38 30 .4 300 .44 32 .46 330 .47
35 .32 360 .38 37 .43 39 .37 3d .38 3rd .61 4 .34 40 .51 400 .47 45 .37 48 .67 49 -.57 499 .65 4k .38 5 .58 50
.65 500 .77 52 -.37 6 .46 60 .73 62 .58 65 .43 699 .38 70 .57 700 .38 76 -.57 77 .36 799 .48 8 .32 82 -.43 83
-.36 85 .69 86 .43 88 .38 888 -.85 8k .3 95 .7 99 .58 999 .84 ab -.49 aber -.61 ability .78 abo -.39
abonnieren -.66 about -.35 above .43 abstract .61 academics -.55 accelerate .46 accept .69 accessibility -.73
accessible .42 accessories -1.25 account -.92 accounting .41 accuracy .48 across .49 act -.72 active .69
activities .57 ad -.85 add -.6 added .44 adding 1.04 additional .71 address -.49 adds .45 adjustable .39 admin
-.69 administration -.47 adoption .54 adresse -.47 ads -.72 advanced .37 advantages .74 adventure .52
advertise -1.28 advertisement -.92 advertising -.89 advice -.51 advisory -.35 affairs -.47 affiliate -.73
affiliates -.69 affordable .45 africa -.56 against .38 age .76 agencies -.65 agent -.44 ago -.94 agree -.81
agreement -.32 air .49 aktuell -.51 aktuelle -.86 al -.43 alert -.36 align .3 alignment .53 all -.36 alle
-1.02 alles -.76 allgemein -.33 allgemeine -.39 allow .55 allows .6 als -.85 alt .31 alumni -.9 always .38
amazon .47 amp .81 an .32 analysis .65 analyst .35 analytics .59 analyze .51 and .64 angeles .56 anmelden -.54
anmeldung -.31 annual -.34 another .33 ansprechpartner -.59 answered -1.01 answers -.94 anti .66 antonio -1.16
antworten -.46 any .7 anywhere 1.53 anzeigen -.36 api -.52 apparel -.65 applying -.31 arbeit -.33 architecture
.73 archiv -.43 archive .45 archives -.72 are .55 areas .51 arm 1.46 array .64 art .5 article -.44 articles
-.65 artikel -1.34 artist .32 arts -.71 as .31 asked .33 assistance .32 async .36 atom -.38 attributes .54
auch -.67 audience .38 august -1.13 aus -.31 ausgabe -.59 australia -.76 authentication .46 author -.64
automatically .79 automation .32 automotive -.56 autoren -.31 availability .45 available .47 ave -.34 avenue
-.54 average .43 avoid .58 award .98 awards -.94 awesome -.36 azure -.34 b .44 b2b -.45 baby -.61 back -.47
badges -1.23 bags -.46 balance .41 balanced .41 balancing .54 band .51 banking -.74 base .58 based .44 basic
1.15 basketball -.46 battery .74 be .36 beach -.33 because .44 become -.34 becoming .41 before .66 begin .49
beginner .48 behavior .55 behind -.66 bei -.5 beiträge -.98 beliebte -.38 below .43 benchmark .71 benefits .44
beratung -.31 berlin -.53 beste .35 besten -.68 beta .37 better .34 between .37 bike -.54 bill -.51 bit .94
block .31 blog -.96 blogger -.52 blogs -.43 blue .54 board -.42 body -.31 booking .63 boot -.31 both .4 branch
.68 brand .61 branding .63 brands -.33 bread .56 breakdown .54 breakfast .31 bremen -.32 brian -.38 bringing
-.5 bronze -.54 buch -.74 budget .59 build .41 building .34 built .9 bundles -.64 business -.51 but .54 buyer
-.87 c .53 ca .93 cable .55 calculator -.75 calendar -.4 california -.56 called .42 calls .61 camera 1.03
campaigns .63 campus -.79 can .5 canada -.36 cancel -.49 cancer .3 capabilities .52 capacity .32 capital .35
capture -.32 carbon .71 cards -.59 care .35 careers -1.62 cars -.48 cart -1.38 catch -.35 categories -.65
centre -.55 certificate .89 certifications .63 certified .56 chair 1.17 chairs -.51 challenge -.64 challenges
.44 chance -.48 changed .41 changes .4 channels .6 charge .6 charger .56 charts -.32 chat -.43 cheap .4
checkout -.35 checks .43 cheese .47 chef .4 child .32 chocolate -.3 choice .6 choose .43 choosing .55 chris
.44 christian .41 cities .37 city -.4 claims .39 clarity .3 classifieds -.49 clean .57 clear .41 cli .54 click
-.53 close -.7 clothes -.35 co .53 coach -.66 code .45 coding .3 collaborate .51 collapse -.7 collections -.59
college -.34 color -.37 colors .48 come .43 comes .44 comfort .58 comfortable .82 command .97 comment -.78
comments -.99 commentsrestacks -.41 commercial -.53 common .91 commons -.51 communications -.45 communities
-.66 compact .53 compare -.88 compared .98 compatibility .33 compatible .48 competitive .62 competitors .41
completely .38 completion .38 complex 1.08 complexity .72 component .64 composition .59 comprehensive .63
computer .83 computers -.56 con .3 concept .45 conclusion .96 condition .42 conduct -.94 conferences -.32
config .71 configuration .56 confirm .4 connect -.53 connection .47 connections .4 connectivity .59 cons 1.37
consider .83 considerations .67 consistency .34 consistent .78 console .68 const .8 constant -.63 consultant
.54 consultants .52 consultation .83 contact -1.13 contacts -.61 contents -.65 context .71 contrast -.33
contribute -.34 contributors -.43 control .31 controls .86 conversion .64 cookie -.91 cookies -.88 cooking
-.42 copyright -.87 core .5 coronavirus -.32 corporate -.3 corporation .32 correct .75 cost .74 costs .66
count .56 countries .31 country -.8 county .78 coupons .33 courses -.4 cover .47 covered .39 covers .3 cpu
-.34 cream .38 created .52 creating .31 creation .62 crisis -.35 crm .58 cross .61 culture -.87 cup .74 curve
.42 custom .38 customers .39 customizable .99 customization .43 customized .86 cybersecurity .35 d .77 da -.75
dabei .35 dan -.4 danke -.51 dann .33 databases .3 datenschutz -.8 datenschutzerklärung -.48 david .47 day .34
days .34 dead .37 deal -.34 deals -.69 debug .36 december -1.17 decision .74 default 1.36 define .9 defined
.45 definitions .38 degree .59 deine -.47 del -.75 delay -.31 delete -.48 demand -.42 demo -1.04 den .66
departments -.55 dependencies .38 deprecated .61 depth .41 der .44 des .48 description .64 design .31
designers 1.1 desks -.48 desktop .52 destination .43 detail .52 detailed .45 details .61 detection .31
determine .33 deutsche -.39 deutschen -.53 deutscher -.49 deutschland -.55 devops -.56 dezember -.46 di -.77
die .56 diesem -.34 diesen .37 dieser -.66 dieses -.71 diet -.41 difference -.38 different .8 dimensions .83
dining -.53 dinner .35 dir .33 directions -.47 directly .33 directors -.36 directory -.39 direkt -.33
disclosure -.48 discount -.36 discover -.4 discovery -.35 discuss .43 disease -.51 distance .46 district -.32
diversity -.4 doctor -.65 document .58 documentation .48 does .37 doesn -.42 dog -.42 domestic .48 don .57
donate -1.24 double .45 download -.51 downloads -.52 dr .33 dream -.33 drive -.42 driven .45 drop .84 drucken
-.66 dry .42 dual .83 duplicate -.7 during .39 duty .33 each 1.04 ear .3 early .31 earn -.62 ease .58 easily
.77 east -.38 easy .98 ebooks -.32 echo .31 ecommerce .56 ed .4 edited -.34 editing .71 editorial -.64
education -.51 educational .4 effects .51 efficiency 1.13 einem .31 einfach -.37 el -.51 election -.55
electrical .77 elements .34 else -.3 email -1.03 embedded .45 empfehlen -.48 employee .39 employer .54 empty
-.41 en -.64 enable .37 enabled -.31 encryption .37 energie -.42 energien -.36 energy -.37 engagement .41
engineering .37 engines .43 english -.66 enhanced .63 ensure .49 enter -.71 entwicklung -.31 environment .36
equity -.86 erforderliche -.39 ergonomic .3 erhalten -.3 erneuerbare -.36 ernährung .35 error 1.02 errors .36
especially .5 espresso -.56 est .33 estate -.89 estimate -.42 etc 1.09 ethics -.73 euch .52 eur -1.17 euro .34
ev .36 evaluation -.45 even .5 event -.38 events -.99 ever .5 every .36 ex -.53 example 1.37 examples 1.04
excellent .4 exchanges -.49 executive .35 existing .44 exit .53 expand -.53 expectations .69 expensive .32
experience .4 experiences -.31 expertise .58 explore -.66 exploring -.33 express .4 extended .32 extensions
.53 extensive .61 extra .59 extremely .41 fabric .64 facebook -.61 fact -.59 factor .32 faculty -.72 fair -.54
false .75 familie .34 families -.48 fans .3 faq -.52 fast .58 faster .5 fat .52 favorite .53 favorites -.51
featured -.78 features .56 feb -.47 februar -.44 february .31 federal -.51 feeds -.34 feel .89 feels .62 fees
.39 felder -.39 female .53 festival .35 few .96 fewer .49 field -.66 fields -.46 figure -.86 file .93 film
-.48 filter -.46 final 1.12 finally -.59 finance -.47 financing -.7 find -.41 finder -.56 finding .37 fitness
-.37 fix .56 fixed .31 flash .5 flex .67 flexibility .37 flower -.41 focus 1.07 focused .56 follow -.88
following 1.25 font -.96 foods .75 football -.8 footer -.39 for .49 force .92 ford -.53 form .37 former -.3
forms -.33 forschung -.32 forum -1.09 forums -.74 forward .44 foto -.92 fragen .36 frameworks .31 france .62
francisco 1.04 français -.57 french .64 frequently .44 fresh .58 fri -.61 friend -.56 friendly .38 full .79
function .41 functionality .66 functions .81 fund .32 funds -.35 further .72 fußball -.41 für .43 g .99 galaxy
-.7 galleries -.31 gallery -.38 game .63 garden -.56 geld -.3 gender -.62 generate .38 generation .31
generative .72 generator -.46 generic .55 georgia .44 german -.36 germany -.75 get -.32 getty -.66 gift -.51
gifts -1.04 girls -.46 git 1.11 github -.35 give -.42 gives .56 giving -.67 glance .46 glass 1.15 glossary
-.61 gmbh -.43 go -.46 goal .33 goals .97 golf -.83 good .91 government -.67 gps -.42 grand .42 graphic -.53
graphics .53 gratis -.32 great .3 greater .54 green .33 grid -.89 ground .43 group .68 groups -.3 growing .82
guarantee .66 guaranteed .52 guide -.83 guidelines -.47 guides -1.06 gut .3 gym .55 haben .36 hair .45 hall
.45 hands .4 has .55 hat .45 have .62 hd .49 head -.33 hear -.74 heating -.44 heavy .37 hello .37 help -.43
helps .47 hi .43 high .62 higher .48 highlights .42 highly .34 hilfe -.32 hinzufügen -.4 holiday -.64 holidays
-.43 home -.64 homeowners .3 homepage .37 homes -.53 hook 1.02 hooks .59 hope .49 host .39 hot .45 hotel .6
hotels -.34 hour .62 house .6 housing -.3 http .89 https .86 hub .4 human .42 hybrid .7 i .53 ice -.5 icons
-.61 ideal .9 ideas .42 identify .47 if .86 ihnen -.34 ihre -.65 ii .89 iii .32 illustration -.47 images -.95
impact .3 impeachment -.66 implementation .72 implementing .32 import .84 impressum -.89 improved .37
improvement .5 improvements .51 inbox -1 include 1.43 included .7 includes .96 including .88 inclusion -.65
income .66 increase .62 increased .81 index -.52 individual -.39 info -1.01 informationen -.93 informed -.37
infos -.35 inhalt -.97 inhalte -.43 initial .54 initiative -.32 innen .36 input -.34 ins 1.22 insider -.53
insight -.53 inspiration -.45 instagram -.9 install .34 installation .47 installed .52 instructions .67
instructor 1.68 integrated .49 integration .57 intelligence .36 intelligent .33 interaction .46 interactive
.81 interessieren -.62 interest -.33 interesting .3 interface .79 intermediate .53 internal .35 international
.62 internationale -.61 internships .66 into .36 introduction .45 intuitive .45 inventory .75 invest .49
investment .61 investors -.42 ip .59 ipad -.54 iphone .57 iron .77 iso .3 israel -.6 issue .38 ist .56 it .37
italiano -.53 j .49 ja -.39 jack .32 james .45 januar -.39 java -.32 javascript .36 jeff -.32 job -.36 jobs
-.63 joe -.3 john .78 join -1.21 joined -1.04 joseph .55 js .31 json .37 julia -.44 july -.35 jun -.47 june
-.33 junior -.3 just .52 justice -.77 kann .65 karriere -.49 kaufen .5 keep .43 keeping .41 kein .39 keine .41
key .78 keyboard .37 keys .37 kids -.62 kind .3 kinder -.44 kits -.52 kommentar -.98 kommentare -1.14
kommentieren -.55 kommt .35 kommunikation -.36 kong -.39 kontakt -1.36 kostenlos -.57 kostenlose -.45
kubernetes -.49 können .33 könnte -.62 l .43 lack .62 language .4 large .63 las .32 latest -.63 launch -.32
launches -.3 law -.44 laws -.48 layout .47 lead .41 leaders .31 leadership -.39 leading .58 learned .67
learning .42 leather .68 leave -.38 leaves .38 legal -.39 length .58 lesen -.74 less .55 let .54 letters -.35
letzte -.35 level .74 levels .83 license -.3 licensing -.56 liebe .67 lifecycle .37 light .94 lights .31
lightweight .92 likes -.77 limitations .72 limited .46 limits .74 linkedin -.48 links -.51 lite .62 ll .66 llc
.31 load .49 loading -1.3 loan -.76 loans -.34 local .55 locations -.91 log -1.31 logic .33 login -1.31
logistics -.51 logo -.62 logs .57 london .45 long .5 longer .32 looks .32 loss -.73 lounge .45 lower .56 m .43
mac -.33 machine .43 machines -.4 magazin -.75 magazine -.34 mai -.55 mail -.56 maintain .7 maker .72 makers
-.62 making .47 manage -.61 manager .58 managing .46 manufacturer 1.46 many .76 mapping .36 mar .32 mark -.77
marked -.46 marketing .3 marketplace -.66 markets -.96 markiert -.55 martin .32 master -.42 match .4 material
.88 materials .61 math .68 matrix .49 matters .52 mcp .32 me -.3 meal .36 meals -.31 means .83 media -.94
medical -.54 medicine -1.02 medien -.32 mehr -.9 meine .67 meinung -.45 meldungen -.6 member -.71 members -.66
membership -.34 memory .99 menschen .55 menu -1.07 message .46 messages -.44 messaging .42 messenger -.51
metal .36 method .48 mi .69 mich -.54 michael -.31 micro .34 mid .63 might -.32 migrate -.86 million .42
millions .56 mini .38 minimal .3 mins -.57 mir -.55 miss -.69 mit .35 mitglieder -.3 mix .61 ml .67 mo .73
mobile .54 model .65 models .73 modern .34 modernization -.35 modified -.47 module .74 modules .31 moment .52
monitor .48 monitors .52 month .51 monthly .41 moon -.42 most .44 motion .97 motivation .76 mount -.32
mountain .35 move .38 movement .36 movies -1.07 moving .49 multi .48 multiple .56 museum -.56 muss -.72 must
.67 n .55 nachrichten -1.21 named -.51 names .4 nation -.66 native .44 natural .73 nc .42 need .31 needed .73
needs .32 networking -.5 networks .3 neu -.33 neuen -.47 neuer -.46 neueste -.53 never .71 newest -.69 news
-1.31 newsletter -1.21 newsletters -1.02 newsroom -.97 nice .51 nicht -.31 night .66 noch -.88 non .75 none .9
nonprofit -.55 note .49 notice -.55 notices -.56 nov -.34 now -.31 number 1 nutrition -.36 nvidia .74 ny 1 nyc
.64 nächster -.39 oben -.42 objects -.53 oder .61 offer .4 officer .43 official -.46 often .75 ohne -.38 oil
.39 ok .32 oktober -.58 oldest -.62 on .3 once .43 one .46 ongoing .58 only .36 ons .62 oops -.74 op -.32
operating .32 opinion -1.15 opportunities .5 opt -.4 optimization .56 optimized .76 option .93 optional .76
options .47 or .96 orange .56 order -.4 orders -.79 org .45 organize .33 oriented .57 original -.38 ort .35 os
.87 others -.34 outcomes .37 outdoor -.31 output .59 outside .65 overall 1.12 overflow -.62 own .48 oz .9 p
-.34 pack .64 package .38 packages .62 packs -.67 paid .83 pan .61 panel .77 papers -.51 para -.52 parents
-.44 parking -.54 partner -.49 partners -.63 parts .59 pass .51 password .37 path .5 paths -.5 patient -.56
pattern 1.33 paul 1.04 payment -.5 payroll .36 pc -.5 per .59 perfect .54 performance .5 personal -.56
personalized .51 pets -.54 phase .55 phones -.74 photography -.65 photos -.33 php .54 physical .51 pickup -.83
picture .45 pin .31 pinterest -.72 places .44 plan .51 planet -.31 planning .42 plant 1.08 plastic .52
platforms .3 plug .31 plugin 1.37 plugins .31 pm -.4 pocket .46 police -.36 policies -.69 policy -.82 politics
-1.08 pool .31 pop .63 popular -.64 port .79 portal -.97 position .32 positive -.38 possible .72 post -.87
posts -.47 potential .7 powerful .71 practice .3 preferences -.4 preis -.31 premium .44 preparation .33
president -.58 press -.81 presse -.59 pressemitteilungen -.7 prevent .56 prevention -.37 preview .45 print
-.34 priority .36 privacy -.89 problem .37 problems .45 production .68 products -.55 produkte -.44
professional .41 project .59 projekte -.62 promotions -.34 proof .59 properties .53 pros 1.3 protect .32
protein .44 proven .59 provide .7 provider .61 provides .72 providing .43 publications -.53 publikationen -.32
published -.35 pull .52 purchase -.54 pure .52 purpose .31 push .64 put .36 python .39 quality .54 quelle -.69
queries .5 question -.39 quickly .53 quote -.71 r .36 race -.72 radio -.65 random .6 range 1.1 rates .59
rating -.3 ratings -.49 raw .49 re .47 reach .38 react .35 reactions -1.6 read -.56 reader -.41 readers -.96
reads -.36 real .41 reasons -.39 receive -.57 received -.68 recent -.3 recently -.31 recht -.33 rechte -.43
recipe -.57 recognition .48 recommend .31 record .33 recording .93 recreation -.43 recruiting -.69 recruitment
.45 redaktion -.87 reddit -.69 reduce .41 reduced .53 reference .41 references .8 refund -.33 region -.63
register -.9 registered -.44 registration -.31 registry -.84 regulatory .41 related -.6 relations -.45
relevant .55 reliability .48 reliable .51 remote .49 rental .56 repairs .36 replace .46 replies -1.47 reply
-1.13 report -.58 repository .31 require 1.11 requirements .86 requires .83 residential -.35 resistance .37
resistant .46 resources -.79 response .43 result .68 results .47 resume .64 return .38 revenue .71 reviewed
-1.21 revolution .54 rewards -1.09 rich .79 richard .81 right .42 rights -.94 rings -.33 rise .3 risks .42
road -.45 robert .77 robot .3 robots .31 robust .44 rock .4 roi .43 root .59 route .44 rss -.86 rule 1.33 run
.7 rund -.52 runs .54 russian -.51 safe 1.09 said 1.13 sale -.69 salesforce .54 salt .41 same 1.33 sample -.33
satisfaction .54 saving .34 savings .31 saying .57 says -1.2 sc -.4 scalability .61 scalable -.31 scaling .49
schedule -.31 scheduling .45 schema .82 scholarships .3 schon -.38 schools -.38 schreibe -.59 schreiben -.38
schule -.42 science -.37 sciences -.61 score -1.02 scores -.59 screen .91 script .64 scroll -.78 seamless .55
search -1.05 season .52 seat .94 seating -.53 seattle -.43 second .31 seconds .71 secret -.37 secrets -.67
sections -.76 see .4 sein .3 seite -.58 selected -.48 selection .92 self .44 sell -.51 sellers -.61 selling
-.31 semi -.5 senior .31 sensor .79 seo .7 servers -.31 serving .63 session .79 set .6 setting .5 setup 1.04
several .41 sex .94 shape .36 share -1.11 shirt .44 shop -.64 shopify .36 shops -.45 short .71 should .3 show
-.84 showcase -.49 showing -.55 shown -.33 sich .37 side .6 sie -.47 sign -1.04 silver .85 simple .41 single
.31 sit .4 site -.88 sitemap -.98 six .43 size .51 sizes .88 skills .42 skip -1.14 slack .69 slow .54 small
.51 smaller .59 smartphone .42 smooth .34 snow -.56 so .35 society -.62 soft .39 solar -.45 solutions -.59
solve .32 some .94 someone .38 something .32 sort -.56 sound .84 sources .65 south -.45 spaces -.63 spain -.33
spanish .43 speak -.49 speaker .57 special -.78 specialized .42 specials -.43 specific .77 specifications .42
speed .57 spend .58 sponsor -.67 sports .44 spot -.32 spotlight .42 sprache .33 spring -.34 sql .35 square .41
st .31 stack -.37 stadt -.41 staff -.52 standard .87 standing -.47 stands -.45 star -.77 stars .66 starting
1.22 starts .6 startseite -.39 startups -.54 statement -.51 station .81 stats -.72 status -.68 stay -.46 step
1.02 steps .31 still .31 stock -.48 stone .33 store -.53 stories -.82 strategic .38 strategies .43 stream -.42
streams .49 street -.8 string 1.9 strom -.31 strong .83 structure .35 structured .72 student -.61 studios .71
styles -.51 styling .31 subject .48 submission -.63 submit -.99 submitting -.4 subscribe -1.34 subscribers .44
subscribesign -.64 subscriptions -.58 substack -.31 substackget -.89 such 1.11 suche -.55 suitable .77 summary
.42 sun -.37 supply -.48 supporting -.33 supports .79 survey -.41 sustainability -.57 sustainable .5 switch
.79 switching .59 sync .69 systems .45 t .55 tables -.7 tags -.9 tailored .33 takeaways .63 talks -.54 tank
-.57 target .38 task 1.12 tasks .49 taxes .4 taylor .4 teacher -1.15 teams .31 technical .47 technik -.54
techniques .34 technologies .3 teilen -1.17 tel -.55 template .56 templates .38 tennis -.53 term .37 terms
-1.44 tested .32 testen -.36 testimonials -.7 than .67 thanks .33 that .89 the .52 theater .37 their .63 them
.51 thema -.3 theme -.83 themen -1.15 then .94 there .36 they .58 think -.34 third .5 thomas .63 those 1.1
thoughts .3 thread -.32 three .95 through 1.02 ti .69 tickets -.46 tie .72 tier .61 time .42 timeline .79 tip
.91 today -.32 toggle -.53 tool .55 topic -.75 topics -.99 toplatestdiscussions -.35 total .83 tour .41 tours
-.63 tracking .73 trade -.75 trail .76 trails .44 train .63 transform .34 transition -.38 transportation -.44
treatment .38 tree .34 trend .5 trending -.87 trial -.32 tricks -.57 trip .48 truck -.56 trump -1.06 try -.39
trying .34 tuesday -.52 tuition -.34 tumblr -.32 turn .45 tutorial .48 tutorials -.63 tweet -.5 twitter -.57
two .6 type .6 types .69 typescript .45 typically .56 uk -.63 ultimate .33 ultra .3 um .34 unanswered -.4
uncategorized -.3 und .47 understand .78 unique .75 unit -.63 universal .3 unlimited .59 uns -.82 unsere -.82
unseren -.44 unter -.54 unternehmen -1.03 upcoming -.47 updated -.41 updates -.3 ups .76 urban .47 url -.69 us
-.5 usa -.34 usage .62 usb .61 use .53 used .51 user .44 users .32 uses .53 utilities -.3 utility .51 ux .45
valid .39 validation -.49 valley .49 variable .53 various .61 vegan .41 vendor .6 veranstaltungen -.69
verfassen -.41 verkehr .33 version .6 vertical -.49 very .41 videos -.38 view -.75 viewed -1.13 viewing -.65
views -.77 visual .49 voice .37 volume .4 volunteer -.3 vom .35 vorbehalten -.31 votes -.89 vpn .3 vr -.31 w
.4 walk .34 want -.31 warning .43 warum -.37 waste .77 water .79 way .68 we .43 webinar -.55 webinars -.9
wedding .35 weddings -.44 wednesday -.34 weg -.42 weight .69 weiter -.83 weiterlesen -.5 weltweit .33 werben
-.39 were .7 wetter -.54 whatsapp -.51 when .62 white -.33 wholesale -.38 wide .64 width .47 wie .38 wieder
-.36 wikipedia -.3 wild -.52 will .35 william .84 win -.85 window -.32 winter -.37 wirklich -.32 wish -.55
wishlist -.82 wissen -.86 with .38 without .6 wo .64 wohnen -.48 woman -.45 women .3 won -.36 worker .52
workflow .4 workflows -.54 workshops -.72 www .33 x .6 xl .58 yellow .39 yet -.42 yoga -.92 york .34 you .32
your .32 yourself .78 youtube -.63 z -.4 zahlen -.44 zeit -.3 zukunft -.35 zum -1.05 zurück -1.02 ähnliche
-.65 ändern -.38 österreich -.36 über -.96 übersicht -.59`;

/** Words that open sections, each with the log-odds it adds to what follows. */
export const OPENINGS = `0 -.73 00 -.33 000 .64 01 .34 02 -.94 03 -.75 04 -.52 06 .3 07 -.64 08 -.31 101 -1.25 109 -.75 114 -.79 119
-.56 120 -.41 123 -.32 125 -.59 130 -.35 14 .36 140 .31 149 -.76 15 -.44 160 -1.14 169 -.48 179 -1.14 199 -.35
200 .77 2000 -.4 2005 .42 2010 -.69 2011 -.96 2014 -.6 2015 -.83 2019 -.38 2023 .63 2025 -.66 225 -.39 24 -.34
25 .39 27 .62 29 .34 299 -1.31 2k -.57 3 .35 31 .34 325 .33 33 -.41 34 .4 35 -1.14 350 .73 360 -.69 3d .6 3k
-.42 4 .32 42 -.96 43 .41 45 -.91 48 .71 49 -1.03 4k .56 5 .35 500 .7 52 -.45 54 -.32 57 -1.3 58 .9 59 -.41 6
.39 64 -.77 65 -.61 66 -.36 67 .3 69 -.55 70 .44 71 -.52 72 -.66 73 .4 76 .46 80 -.39 800 -.97 86 .31 87 .42
888 -1.31 9 .44 94 -.7 97 .44 99 -.3 abo -.88 abonnieren -1.05 about -1.07 academic -.78 academics -1.94
academy -.61 access -.34 accessibility -.82 accessories -.96 account -1.06 accounting .78 accounts -.81 across
.83 act -.88 action -.46 actions -.56 activities .91 ad -1.28 add -.39 added .34 adding 1.63 address -.85
admin .58 administration -1.45 admissions -.39 adoption .72 ads -1.17 adventure .69 advertise -1.44
advertisement -.37 advertising -.71 advice -.37 advisor -1.76 advisory -.4 affiliate -1.44 affiliates -.78
affordable .3 africa -1.05 after .78 agb -.31 age .32 agencies -.91 agency .39 agent -.77 ago -.44 agreement
-.49 ahead .45 aktuell -.9 aktuelles -.52 al -.38 alert .35 alerts .57 alex -.32 all -1.07 allgemein -.31 als
.48 also -1.4 alternatives .5 alumni -1.08 an .52 analysis .33 analytics .62 and .41 andrew -.39 android -.53
angebote -.36 anmelden -1.02 anmeldung -.36 announcements -.52 annual -.51 ansprechpartner -.93 answer -.3
answers -.56 anti .95 antworten -.71 anzeige -.36 apis -.66 apparel -1.61 apple -.34 application -1.24
applications -.3 apply -.69 approach .89 april .43 ar -.35 architecture .94 archiv -.81 archive -.97 archives
-1.73 area -.49 arm 1.01 around -.32 art -.31 articles -.48 artikel -1.33 arts -.89 asia -.68 ask -.66 asked
.42 assets -1.04 assistant .31 auch -1.01 aug .8 ausbildung -.56 ausgabe -.43 australia -1.08 author -.73
authors -1.03 automation .62 automotive -1.51 autor -.61 autoren -.5 average .36 avoid 1.06 aws .38 b2b -.95
back -1.22 backup .54 bags -.91 bank -.63 banking -1.08 bar -.3 base -.58 based .59 basic .5 basics -.82
basketball .62 be .47 beach -.47 become -.7 before 1.05 beginner .51 behavior .66 beitrag -.88 beiträge -1.32
beliebte -.86 below 1.75 ben .38 benefits .65 beratung -.32 bestellen -.42 beta .58 better .45 between .79
beyond .52 bild -.54 bildung -.66 bill -.56 bio .49 bis .32 black -.53 bleiben -.7 blog -1.48 blogger -.39
blogs -1.88 body -.39 boot -.81 boston -.44 bottom .49 brands -.63 bread .9 breaking 1.2 bronze -1.12 browse
-.65 browser -.34 buch -.64 budget .63 bug .68 builder -1.18 bundle -.91 bundles -.72 business -.93 but .3
buying .71 by -.33 bücher -.36 ca 1.06 calculator -.71 calendar -1.05 camp -.53 campaign -.45 campus -.94
canada -1.69 cancel -1.11 capacity -.46 capital .5 capture -.61 cards -.95 careers -1.52 cars -1.43 cart -1.3
cases -.32 cash -.51 categories -1.38 category -.56 cd -.65 center -.56 centers -.7 central .42 centre -.57
ceo -.32 certificate .92 certificates .66 certification -.99 chair .67 challenges .89 changelog .59 channel
-.33 channels .41 character .5 charity 1.51 chart .31 charts -.5 chat -.55 checklist .67 checkout -.85 chicago
-.67 child .43 choice .59 choose .45 choosing 1.01 city -.65 class -.95 classes -.5 classifieds -.74 clean .39
cleaning .42 click -.56 client -.68 clients -.7 close -1.13 clothing -.61 co .61 code .49 codes 1.11 coffee
-.54 cold .41 collections -1.22 columns -.78 com -.65 command .77 comment -.8 comments -1.35 commerce .45
commercial -.94 common .55 communication -.45 communications -.77 communities -1.35 community -.44 compact .87
companies -.59 company -.59 compare -.85 complete -.53 complex .95 components .68 comprehensive .83 computer
.3 computers -.5 concept .99 concepts -1.83 conclusion .41 conduct -.99 conference -.65 confidence .36 connect
-.98 connection .62 connectivity .56 cons .66 consider .36 considerations 1.68 consistent .69 consultation
1.17 consulting .3 consumer .48 contact -1.41 contacts -.44 container -.77 containers .48 contents -1.34
context 1.19 contract .98 contrast -.48 contributing -.44 contributors -.75 controls .75 conversion .35 cook
-.34 cookie -1.26 cookies -.84 cooking -.64 corner -.65 corona -.6 corporate -.42 country -.52 county .66
course -.53 courses -.74 covers .9 creating 1.06 creation -.62 creators .75 credit -.52 credits -.33 crime
-.71 crm .86 css -.58 culture -.71 cup -.57 current -.63 custom .3 customization -.51 customize -.86
customized .91 cyber .33 cybersecurity .47 daily -.43 daniel -.51 danke -.41 dashboard -1.07 date -.67
datenschutz -.98 david -.42 deal .46 deals -1.1 debug -.37 dec -.51 december -.53 decor -.75 dedicated .45
deep .74 default .77 define -.4 demo -1.23 departments -1.18 deployment -.59 depth .34 des .64 description .95
designed -.8 desk -.53 desktop .51 detail .87 details .65 deutsch -.69 developer .41 developers -.34 device
.39 devops -.62 dich -.94 diese -.65 difference -.8 different .7 digital -.42 digitale .49 digitalisierung
-.92 dining -.59 dinner .56 dir -.3 direkt -.46 disclaimer -1.16 disclaimers -.62 disclosure -.89 discount .35
discover -1.25 discussion -.56 docs -1.38 documents -.37 does .98 domain -.57 donate -1.53 download -.56
downloads -.88 drink -1.14 drive -.43 driven .66 driver .3 dry .7 du -.82 during .7 dynamics .46 ear .67 earth
-.36 easy .76 eat -.57 ebooks -.33 eco -.62 economy -.33 edited -.94 edition -.61 editor -.89 editorial -.77
education -.85 educational .49 effective .87 efficiency .89 efficient 1.11 einträge -.36 electrical .53
electronics -.47 elements .31 else -.65 email -1.36 emails .42 embedded .8 emerging .59 emily -.54 employees
.96 empty -.79 en -.94 enable -.46 end .35 engagement .32 engine -1.1 english -1.2 enhanced .67 enter -1.15
enterprise -.46 entertainment -.87 entwicklung -.37 environment .45 equipment .37 equity -1.23 ergebnisse .6
eric -.32 error .46 errors .99 español .43 essentials -.82 estate -.79 estimate -.54 et -.84 ethics -.72 eu
-.52 eur -1.18 euro -.48 event -.9 events -1.26 every -.32 example .75 examples .62 excellent .36 exchange
-1.01 exchanges -.63 exclusive -.4 exercise .67 existing -.58 expensive .47 experience .41 expert .43 explore
-.61 export -.64 extension .39 extensions .35 facebook -.94 facts .92 faculty -.45 fair -.47 fakten .67 family
-.64 faq .71 farm -.43 fast .42 faster .38 favorite .92 favorites -.62 featured -1.09 februar .49 february
-.46 federal -1.32 feedback -1.43 feeds -.66 fees .41 festival -.58 field .58 files .53 film -.46 filters -.63
final .95 finance -.73 financing -.65 find -1.07 finder -.91 finding .45 first -.47 fix .43 flex -.57
flexibility .9 flexible -.88 floor .92 folge -.37 follow -1.88 font -1.72 football -1.23 footer -1.64 force
1.23 forms .5 forums -.76 fotos -.54 found -.46 foundation -1.19 four 1.17 fr -.42 fragen -.32 frame .59
framework .53 frameworks .36 france .37 frank -.74 français -.67 fraud .32 frauen -.67 free -.4 frequently .34
friday .51 front -1.09 full .47 functionality .74 functions .37 funding .46 für .38 g .35 gadgets -1.03 game
1.28 gas .33 gear -.4 geht .45 geld -.39 gender -.57 generation .44 generative .62 generator -.58 german -.62
germany -.57 get -.52 getting .34 getty .43 gift -.45 gifts -1 git .77 github -.83 give -.68 giving -1.21
glass .63 global -.55 go -.72 goals .56 golden .5 golf -.67 good .41 google .47 government -.71 gps -.8
graduate -.82 graphics -.87 green -.59 grid -1.46 groups -.37 growth .69 guarantee .48 guest -.46 guidance
-.64 guide -.7 guidelines -.99 guides -1.45 gut -1.04 h -.4 hand .6 handling .45 happy .54 hardware .52 has
.86 have .69 head -.7 headphones -.47 health -.43 help -1.34 helpful -.68 hessen -.65 hi .66 high .36 higher
.85 highlights -.38 hiking -1.24 hire -.43 history -.39 holiday -1.19 holidays -.81 home -1.04 homes -1.26
hooks 1.16 hospitality -.7 host .9 hosting -.35 hotel .31 hour .65 hours -.73 house .75 https .85 hub -.72
hybrid 1.21 i .38 ice -.67 ich -.32 id -.32 ideas -.46 identity -.54 ihr -.38 ii .55 im -.31 implementation
.85 import .41 important -.62 impressum -1.2 improve -.99 improved .65 improvement .77 inc -.36 include .4
includes .66 income .75 increase .54 index -1.84 indonesia -.93 indoor -1.03 industries -.59 industry -.52
info -.64 information -.67 informationen -.76 infos -.38 infrastructure .41 ingredients .7 inhalt -1.2 inhalte
-.59 initiative -.42 inquiries -.49 insider -.86 insights -.62 inspiration -1.6 instagram -.77 install -.93
institute -.58 instructions 1.11 insurance .38 integration .47 intelligent .39 interactive 1.06 interessieren
-.96 interest -.46 interior .76 intern -.86 internationale -.57 into .96 inventory .73 investment .47 involved
-.69 io -.35 iot -.53 iphone -.43 iron .52 issue -.62 issues .48 ist .46 italiano -.6 item -.39 items -1.1 j
-.37 januar .5 january .37 japan .37 jason -.79 javascript -.68 jersey .35 jetzt -.82 jewelry -.37 jobs -1.12
joe -.92 john -.31 join -1.25 joined -2.26 journal -.82 journey .45 js .34 json .7 jugend -.57 jul -.4 juli
.49 july .36 jump .43 june .32 junior -.33 k -.44 karriere -.67 kategorien -.95 kaufen .61 keine .41 key 1.02
keyboard -.59 keyword 1.16 kids -.88 kingdom -.91 kit -1.14 klima -.55 know -.47 kommentar -1.68 kommentare
-1.14 kommentieren -.86 kontakt -1.96 kostenlos -.3 könnte -.96 la -.34 label -.45 land -.48 landscape .62
language -.38 languages -1.16 last -1.02 latest -1.24 le -.53 leading 1.17 learn -.91 leave -1.56 left .85
legal -1.13 lernen -.32 lesen .44 less .62 let -.92 letter -.32 letters -.61 levels 1.17 license -1.18
licensing -.8 life -.36 lifecycle 1 lifestyle -1.45 light .56 lighting -.36 lightweight .47 like -.51 likes
-1.17 limit -.94 limited .36 limits .55 line -.75 lines -.34 link -.3 linkedin -1.21 links -1.7 linux -.79
listing -.39 listings -.31 little -.6 ll 1.15 llc .74 load .54 loading -1.26 loan -.4 loans -.41 location -.86
locations -1.98 log -1.84 logging .74 login -1.79 logistics -.55 logo -1.11 london .42 look .34 looking -.54
looks 1.08 loss -.62 lounge .84 love .35 lower .86 luxury -.38 m -.37 ma -.71 mac -.47 machine .35 machines
-.46 macht .62 macos .32 made -.33 magazin -1.1 magazine -.3 mail -.42 mailing -.38 main -.74 making .38
management -.32 map -.69 mapping .46 maps -.72 march -.33 marketing .44 marketplace -1.34 markets -.98 mary
-.31 master -1.02 match .31 material .67 materials .54 matters .76 max -1.29 me -.98 media -1.02 medical -.7
medicine -.96 medien -.42 meeting -.53 meetings .73 mehr -.48 mein -.31 meinung -.47 members -.84 membership
-1.3 memory .49 menschen .8 mental .48 menu -1.58 menü -.79 messages -1.58 meta -.95 method -.55 methodology
.72 methods .32 mi .37 michael -.38 mid .32 middle .52 might -.81 migrate -.62 migration .47 military .83 min
.42 mind .87 mini .35 minute .3 minutes -.42 miss -.65 mission -.51 mitglied -.3 mix .48 ml -.6 mm -.36 mo .76
mobile .63 mobility -.33 mode -.68 modern .49 module .59 money -.38 monitor .58 monitoring -.62 monitors .3
more -.81 most -.58 mount -.61 move .48 movies -.79 much .73 multiple .65 music -.4 musik .33 must .57 märz
.33 müssen .58 nachhaltigkeit .34 nachrichten -1.57 name -.64 nation -1.72 national -.49 native 1.33 natural
.85 nature .59 navigation -.79 need .37 needed .71 needs 1.02 net .32 network -.66 neu -.63 neueste -.97 never
.75 new -.68 newer -.38 newest -.96 news -1.26 newsletter -1.64 newsletters -1.22 next -.58 night .34 node
-.75 non .86 north -.87 note .66 notice -1.16 now -.77 number .43 nur -.32 nutrition -.45 ny .99 oben -.61 oct
-.32 oder .37 off -.32 office .82 offices -.82 official -.38 ohne -.7 old .42 older -.67 ons .6 open -.53
operational .36 operations -1.01 opinion -.47 opportunities .65 option .78 options .66 or .42 order -.88
orders -1.15 organic -.36 organization .73 original -.71 os .66 other -.36 our -.42 outdoor .47 output .62
over .45 overall .52 overflow -1.26 own .82 p .31 package 1.07 pads -.78 page -.57 pages -.69 paid 1.22 panel
.55 parenting -.34 park .52 partner -.6 partners -1.34 party -.53 path .48 patient -.71 pattern .55 paul .47
pay -.92 payment -.8 pc -.53 pdf -.62 perfect .54 performance 1.03 person -.53 personal -.8 personalized 1.14
pet -1.65 pets .87 philosophy -.76 phone -.54 photo -.31 photos -.87 php .49 physical 1.21 picks -.33 pin .4
pinterest -1.36 pizza -.31 place -.4 planet -.38 plans -.41 plant .46 platform -.96 platforms -.84 player -.49
plugin .47 point -.5 policies -.58 policy -.76 politics -1.1 politik -.62 pop .33 popular -1.15 portable -.64
portal -1.23 português .75 post -1.2 posts -1.06 power .77 practice -.41 precision .55 preferences -.34 preis
-.35 prep -1.5 preparation .33 press -.71 pressemitteilungen -.61 pressure .34 previous -1.61 privacy -.71
private .51 problem .38 problems .98 process .43 processing -.32 product -.52 production .86 productivity -.5
products -1.26 professional -.38 profile 1.14 program .7 programming .53 programs -1.29 project .52 projekte
-.7 property .33 pros .31 protect .33 protected .4 provider 1.47 public -.55 publications -1.6 publikationen
-.48 published -.94 purchase -.88 purpose .34 push .38 questions -.36 quick .61 quiz -.88 quote -.69 quotes
-.73 race -1.33 range .48 rankings .32 rated -.46 rates .98 ratgeber -.35 re -.77 reach .3 reactions -2.29
read -.54 reader -.72 readers -.96 reading -.64 ready -.67 real .48 reality -.44 recent -.68 recht -.35 rechte
-.56 recipe .37 recommendations -.41 recommended -1.22 recording .52 records .42 recreation -.33 reddit -1.17
reference -1.38 region -1.15 regional .94 register -1.11 registry -.76 regular -.55 regulatory .67 related
-1.22 relationships .34 release .44 remote .49 rental -1.02 rentals -1.03 repair .3 replacement -.42 replies
-1.53 reply -1.15 report -1.09 request -.45 requests .47 requirements .53 research -.62 reserved -.44
residential -.53 resolution .32 resource .47 resources -1.13 response .5 responsive .32 results .41 resume .78
return -.47 review -.38 reviewed -1.63 reviews -.95 rewards -1.17 rich .74 rights -1.22 risk .33 road -.67
robert -.44 role .69 room .62 root .62 routing -.81 rule .97 rules -.47 run -.32 rust .76 saas -.59 safe 1.05
said .57 salesforce .47 same 1.18 samsung -.55 saving -.9 savings .9 says -1.7 scalability 1.09 scheduling .35
schema .98 schließen -.45 scholarships .4 school -.54 schools -1.04 schreibe -.97 schule -.32 sciences -.45
scope .37 score -1.15 se -.4 search -1.42 searches .77 season .33 seating -.46 seattle -1.04 sections -1.73
security -.41 see -.54 seite -.75 seiten -.35 select -.71 selection 1.09 sellers -.79 semi -.59 send -.76 seo
.89 series .59 server .92 servers -.33 service -.75 services -.62 set .41 setting .88 settings -.43 setup .43
share -.9 shared .34 sharing .76 sheet .32 ship -.53 shipping -.69 shop -1.07 shopping -.57 short -.3 should
1.32 show -1.07 showcase -1.01 shows -1.72 side .57 sie -.45 sign -1.2 signup -.35 similar -1.35 simple .31
sind .32 site -.46 sitemap -1.21 size -.4 skip -.44 sleep -.47 slow .32 smart .52 smarter .94 smartphone .84
smith .58 snow -1.61 so .31 society -.67 solution -.6 solutions -1.5 some .73 sonstiges -.47 source -.35
sources -.35 spaces -.37 spain -.46 spanish 1.05 speakers -.75 special -.8 specials -.75 specialty -.41
specific .78 specifications -.43 speed .69 sponsored -1.43 sports -.35 spot -.33 spotlight .69 spring .53
square .33 st -.51 stadt -.32 staff -.64 standard .58 standards .39 start -.41 started -.43 starts .56
startseite -.81 startups -1.08 statement -.85 static .64 stats -.92 stay -1.02 step .88 stiftung -.84 still
.31 stock -.66 stop .48 storage .39 store -.92 stores -1.04 stories -.98 strategic .66 strategies 1.03 stream
-.79 streaming .57 strength .37 string 1.63 strong .55 structured .45 student -.83 students -.5 study -.43
style -.44 styles -.58 subject .41 submit -1.3 subscribe -1.81 subscribesign -1.27 subscriptions -1.24
substackget -.85 suche -1.14 suchen -.69 suggestions -.54 summary -.68 summit .38 sunday -.48 supply -.62
support -.35 supported -.4 supports .52 surface -.62 sustainable .66 swift .39 switch .33 sync .83 t .37 table
-.7 tables -1.88 tage -.44 tags -.96 take -.44 takeaways .65 talent -.9 talk -.49 tasks .35 tea .68 teams -.35
tech -.49 technik -.63 techniques .31 technologies -.78 teilen -1.33 template .44 templates -.32 tennis -.56
term .5 termine -.89 terms -1.44 testimonials -1.13 tests -.46 than .57 thank -.48 thanks .56 that .67 theft
-.75 thema -1.02 theme -1.05 themen -1.48 third .68 this -.32 thomas -.55 thought .42 thread -1.05 threads
-1.4 three 1.19 through .48 ticket -.36 tiktok .55 time .52 timeline .48 tip 1.03 title -1.1 titles -.47 today
-.64 toggle -1.41 tom -.86 too .38 tool -.66 tools -.65 topic -.84 topics -.93 tours -.99 tracker .39 tracking
.33 trade -.68 traditional -.58 training .52 transfer -.47 transparency .31 transport -.67 transportation
-1.21 travel -.58 trending -1.12 trial -.85 tricks -.66 troubleshooting -.33 true -.96 trusted -.31 tuesday
-.63 tuition -.35 tuning .3 tutorial .52 tutorials -1.58 tweet -.76 twitter -.92 twittern -.35 two .33 type
-.38 u -.61 uk -.34 ukraine -.44 ultimate .76 ultra .32 unanswered -.32 under -.66 understanding .7 union -.62
unique .94 unlock .79 uns -.46 unsere -.95 unternehmen -.65 unterstützen .39 update .49 updated -.48 updates
-.65 ups .34 url -.78 us -.92 usa -.96 usb .31 usd -.66 useful -.69 users -.69 using .41 utility .74 ux .45 v
-.47 van -.61 vehicle -.53 vendor .71 veranstaltungen -.91 verfassen -.56 verified .51 version .34 vertical
-.61 very .65 veröffentlicht -.35 video -.39 videos -1.2 viewed -1.35 views -.77 vision -.31 visit -.51 visual
.65 voice .68 volume .37 vom .58 vor -.35 vorheriger -.32 vr .81 vs .52 wall -.45 watch -.54 water -.37 way
.35 ways -.59 weather -.59 webinars -.72 website -.68 websites -1.2 wedding .37 weddings -.89 wednesday -.48
weekly -.58 weeks .52 weiter -.58 weitere -1.58 welcome -.71 well -.6 welt -.35 weltweit .34 wer -.68 werben
-.45 what .43 whatsapp -.48 white -.42 who -.58 whole .58 why .57 wiki -.4 wild -.48 windows -.49 wine .33
winter -.33 wird -.32 wirtschaft -.59 without .76 wo .54 woche -.56 wohnen -.31 women -.38 wood -.48 wordpress
.77 workshops -.42 workspace -.62 worth 1.14 write -.79 writer -.61 writing .44 written -1.14 y .39 years -.54
yes -.75 yoga -.43 york .54 your .36 yourself .46 youth -.43 youtube .51 zahlen .45 zero .73 zip .68 zone -.54
zum -.38 zurück -.63 ähnliche -1.19 über -.97 überblick -.65 übersicht -.86 русский -.36 한국어 -.37`;

/** Each block by itself. */
export const FIRST_FEATURES = `chars words linked links anchors bold button dated inner external afterBodyFrom afterBodyTo inDescription
afterDescribed describedSteps inNames topic topic1 topic2 topicBig topicNear topicRepeated wordChars
punctuation commas upper digits ends wordScore titled copies earlier money heading alone depth label0 label1
label2 labelMin labelMax labelSum twins share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3
prose3 bigLinked bigProse bigShare bigSteps bigLabel pathBlocks pathChars pathMean pathLinked pathShare
repeats repeatedChars repeatedLinked repeatedProse repeatedImages images1 images2 repeatedShare repeatedSteps
place charPlace afterTitle afterProse beforeEnd inTop topSteps afterTop titleSteps titleShare near wide
nearPlain widePlain headingSteps headingScore headingOpening openings lowestOpening candidate1 candidate2
candidateAbove slug slugParts headingLevel headingLabel headingLinked sectionChars sectionPlain passedTitles
passedArticles passedLowest sinceLowest endSteps before1Chars before1Linked before1Words before1Label
before2Chars before2Heading before2Label after1Chars after1Linked after1Words after1Heading after1Label
after2Chars after2Words after2Label in_nav in_footer in_aside in_header in_main in_article in_form in_table
in_ul in_dl in_figure in_section in_h2 in_h3 in_p in_li in_td in_dd in_figcaption pageChars pageBlocks
pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1
pageImages isArticle isProduct isList isDocs topShare statedBody statedShare statedNames pageTopic pathParts
pathSlug pathDigits`;
export const FIRST_BIAS = -0.5504;
export const FIRST_TREES = `77<=0 41<=0 53<=.02909 41<=-1.73 -.04618 .0165 143<=.01669 100<=.02577 .04253 -.04366 -.09992 60<=4.379 143<=.1021 .03961 51<=.06096 8<=-.17 -.03165 .03342 -.05864 .09223 36<=-.3199 -.02019 28<=-.01999 .002789 44<=.4783 47<=.01094 .01793 41<=-2.73 -.00966 .1691 -.006127
92<=.09058 41<=.12 41<=-1.149 -.1018 143<=.01669 .01784 92<=.02048 -.07522 -.002499 62<=.05579 92<=.02048 -.04774 .01992 8<=-.3799 -.01405 .0683 41<=-.91 53<=.02483 109<=-3.22 -.0221 .04915 -.043 62<=.02285 28<=-.6899 -.03632 8<=-.17 -.0218 .05858 2<=.3126 .1528 .03472
92<=.05217 39<=-.7799 -.0927 85<=.889 143<=.1856 0<=3.045 -.02051 .03843 -.06514 58<=1.387 -.01977 .04811 39<=-.8999 89<=-.7099 -.05837 37<=-.05 -.02672 83<=6.149 -.006185 .07414 62<=.02513 28<=-.33 -.02473 82<=5.614 .007478 .07434 28<=-.85 .003031 65<=.7129 .1372 .0136
91<=.07127 41<=0 85<=.9605 70<=.369 -.09293 100<=0 .03024 -.04524 -.01365 59<=6.215 85<=.9542 144<=0 .01165 -.04954 .02137 89<=-1.23 -.007344 .08515 41<=-1.149 -.02667 59<=4.511 28<=-.49 -.02992 .03295 89<=-2.349 .001082 8<=-.8399 -.005792 131<=0 .1263 -.009224
93<=.6295 41<=.64 92<=.03919 142<=.8425 -.08892 .007625 73<=.6651 -.002529 -.05675 89<=-.9599 -.03757 8<=-.17 -.02891 .04285 45<=0 58<=1.61 -.02516 30<=.6932 38<=-.3199 -.008117 .07479 -.03416 41<=-2.529 -.01354 28<=-.01999 .003603 89<=-1.72 .002614 122<=0 .1199 -.01057
92<=.05217 117<=0 146<=4.111 12<=.1112 -.08518 .007234 -.01281 100<=.9754 157<=.05029 .01808 60<=4.213 -.0554 .008626 .0363 39<=-.97 91<=.7805 117<=-1.289 -.05695 .003849 .05605 28<=-.01999 -.01947 30<=0 100<=.4872 .00476 8<=-.6399 -.0001698 139<=0 .1119 -.009787 .01784
92<=.06938 41<=-.75 -.08527 62<=.07668 51<=.1549 -.008796 -.05497 51<=.9643 160<=2.64 40<=0 -.01243 36<=.05001 .08947 -.006957 -.01732 -.02465 37<=-.3199 91<=.4518 -.05138 41<=-2.73 -.0209 .05045 36<=-.02999 -.01202 109<=-4.239 -.01724 2<=.3126 62<=.004502 .0003431 .105 .01646
93<=.6295 39<=-.86 12<=0 37<=.8501 -.08216 .005272 .01113 157<=.2549 59<=5.193 48<=.03735 .02567 -.02867 30<=0 .06505 -.002857 12<=0 -.06983 .02803 37<=-.4199 66<=.8969 -.04546 .02601 59<=4.159 -.00703 30<=.6932 89<=-1.72 -.003697 8<=-.8399 -.009691 .1015 -.0116
93<=.6295 109<=0 90<=-.5899 -.07888 74<=-.6931 -.06944 153<=0 71<=0 -.01608 .0331 -.03857 62<=.04572 91<=.03823 -.04363 .01181 96<=4 152<=0 -.0178 .05623 -.01198 36<=-.02999 -.01511 91<=.004088 .01502 109<=-2.71 .003859 82<=4.585 .0005874 62<=.004502 .002844 .0968
91<=.03823 117<=0 85<=.9719 70<=.369 -.07942 -.02174 .0007184 78<=0 67<=0 .04943 -.01633 125<=0 70<=.1048 -.05741 -.001623 .007001 109<=-1.899 38<=0 -.04325 .01637 28<=-.01999 -.01278 36<=-.49 -.007239 79<=0 8<=-.8399 -.009392 131<=0 .09215 -.009638 .03106
91<=.02937 90<=-.7099 120<=.8701 -.07702 -.02644 37<=-.2 -.05682 59<=5.193 -.02322 80<=4 86<=4.883 .05708 -.0133 -.004747 79<=0 36<=-.3199 -.02052 30<=0 59<=4.159 .00003817 8<=-.8399 -.01354 120<=-5.34 -.0005439 .09083 -.00107 85<=.889 -.04006 80<=7 .03874 -.02481
92<=.0293 89<=-.9599 -.07281 37<=-.36 -.05593 62<=.01406 -.03467 57<=0 -.01436 .03321 37<=-.4199 53<=.01049 .011 -.04652 62<=.08748 76<=0 -.02263 36<=-.02999 -.01334 28<=-.6899 -.0155 100<=.6763 -.00255 102<=0 .06723 -.005593 57<=-3.21 -.01474 53<=.9472 .08359 -.01338
84<=.8375 39<=-.7799 -.07206 60<=3.155 143<=0 .008306 -.05081 76<=-.6931 -.02695 143<=.6366 .04053 -.0164 59<=4.853 39<=-1.2 -.04759 59<=3.497 -.01639 .02507 39<=-1.25 50<=.2761 -.03045 .03678 2<=.3126 152<=3.556 4<=0 .08515 -.006653 75<=4.942 .04655 -.0105 -.01996
92<=.0293 117<=.63 142<=.8425 48<=.01461 -.02368 -.07238 80<=4 .05916 -.01963 142<=.6661 -.01849 .03677 37<=-.3199 91<=.7805 -.04433 .0252 42<=.6932 73<=.6418 59<=4.263 -.00389 .04656 -.01763 89<=-1.72 -.000263 144<=4.489 61<=.7334 50<=.03286 .004048 .08126 -.005732 -.01143
92<=.09058 39<=-.7799 12<=0 146<=4.357 -.06949 -.004801 .006597 101<=0 -.04496 59<=4.383 -.02329 90<=-1.37 -.02106 .03803 28<=-.01999 -.02848 39<=-.8999 79<=0 152<=3.807 .04153 -.01431 -.02641 59<=4.97 .02013 160<=2.64 83<=8.426 86<=3.829 .07832 .001526 .01989 -.01075
92<=.0293 125<=0 85<=.9605 12<=.1112 -.07099 .01456 -.004309 143<=.2021 30<=0 .04651 -.01363 48<=.0711 .007465 -.03695 36<=-.1899 -.03868 79<=0 30<=0 8<=-.6399 -.023 112<=-3.41 -.005263 59<=4.159 .01147 138<=0 .07758 -.01125 -.007724 57<=.69 -.02414 .02347
39<=-.97 89<=-.7099 -.07083 92<=.5347 48<=.03209 -.00355 -.04777 .02718 92<=.4278 48<=.1001 30<=0 28<=-.4199 -.0221 8<=-.17 -.009216 .05177 -.02624 157<=.06966 80<=4 8<=-.43 -.01315 .05647 -.01858 -.03924 2<=.6251 42<=.6932 .01707 141<=6.479 .07546 -.005149 -.01923
77<=0 41<=0 85<=.9011 143<=.01669 101<=0 -.03341 .05074 -.06861 21<=.1001 -.02618 .02769 157<=.2926 145<=1.387 146<=3.527 .05448 140<=9.37 -.03236 .03661 92<=.02048 -.03398 .01993 79<=-.6931 .003758 -.05057 140<=9.899 59<=4.383 -.004929 .07033 41<=1.201 -.02855 .03346
39<=-.7799 93<=.6295 12<=0 87<=.3401 -.06607 -.02123 .02275 39<=-1.87 -.03376 59<=6.125 -.00459 .04708 59<=4.159 33<=0 -.03248 .01362 30<=0 88<=-1.69 -.01865 121<=0 102<=0 130<=0 139<=0 160<=2.64 .0676 -.0005314 -.01491 -.01213 -.001903 -.03027 -.006801
90<=-.5899 39<=-.8999 -.06621 91<=.02937 40<=.44 -.04528 -.002403 58<=.6932 -.01475 .02491 59<=4.511 33<=0 -.03751 .02057 37<=-.4199 39<=-.8999 -.03048 .01557 121<=0 30<=0 140<=10.53 139<=0 120<=-5.34 -.004133 94<=4.008 .06771 -.0002802 -.01645 -.01539 .001937 -.03094
93<=.6295 41<=-1.73 161<=.0268 .0125 21<=.5 146<=4.111 -.06782 -.009488 .003415 81<=.9997 87<=0 41<=3.961 1<=1.61 -.03765 -.000617 .02772 .02006 -.04439 27<=0 87<=-.23 -.02153 145<=1.792 41<=-.34 -.001982 .04035 -.02666 144<=4.383 145<=3.402 .06584 -.00648 -.0176
91<=.02937 125<=0 143<=.01669 100<=0 .05432 -.01657 93<=.719 -.06409 44<=.03209 .0277 -.02374 37<=-.5099 -.03843 164<=0 .02143 -.02277 37<=-.4199 29<=.06667 -.03972 .01156 90<=-.98 -.004724 8<=-.17 -.01444 122<=0 140<=10.6 26<=.1053 .05745 -.00008181 -.01826 -.02723
78<=0 59<=5.299 90<=-.6399 -.02359 .01668 67<=0 87<=-1.08 -.002972 83<=8.426 .06325 .003189 .001302 157<=.2926 39<=-1.299 146<=4.111 -.05186 55<=.5658 -.02024 .03583 78<=9 1<=1.099 -.002595 108<=-.9499 -.008889 .04522 -.02862 16<=.1112 -.06764 1<=2.834 -.03304 .02224
117<=-1.899 100<=.8077 146<=4.357 -.0655 .01207 -.01941 91<=.02238 58<=1.61 -.03354 30<=0 8<=-.3799 -.02233 100<=.3553 -.0003785 102<=0 .05779 -.01202 -.0238 2<=.125 73<=.8329 30<=0 8<=-.17 -.006415 26<=.07693 .06769 .003677 .001066 -.001663 120<=.09001 -.03128 .01182
92<=.03919 125<=0 70<=.1282 -.05972 100<=0 .03374 -.01929 145<=.6932 8<=-.3799 -.02807 70<=.001374 -.00913 .0363 -.03181 37<=-.05 42<=2.485 87<=.47 -.03403 .01215 .02722 2<=.3126 8<=-.43 -.01525 72<=.7778 96<=0 -.003354 .05954 152<=3.872 .02612 -.02529 -.01681
84<=.8375 157<=.04411 8<=-.3799 -.02232 86<=-1 -.01708 .05285 93<=.6295 109<=2.59 -.05429 .01081 143<=.4597 .02321 -.02181 37<=-.36 29<=.04919 -.04028 .02395 28<=-.49 -.02752 30<=0 122<=0 8<=-1.009 -.01965 140<=10.2 73<=.9261 .06152 -.008173 .003028 -.02631 -.0001635
92<=.05217 39<=-.97 157<=.02441 .0183 77<=0 -.06085 .002591 125<=0 17<=.2284 85<=.932 -.04522 .003214 .008176 157<=.06966 .04365 51<=.08725 .02314 -.02484 42<=1.099 29<=0 70<=.01676 -.03581 .0002793 8<=-.17 -.01762 .03129 23<=.1819 30<=0 .05605 -.007332 -.005012
77<=0 89<=-.9599 76<=-5.181 .01414 -.05442 74<=0 -.04259 62<=.006847 -.02716 122<=0 37<=-.36 -.01094 140<=9.589 .03085 152<=3.762 .01736 -.02868 -.03108 2<=.6251 62<=.08748 37<=-.3199 -.01564 .02164 140<=10.53 84<=.8103 .004851 .05689 -.01204 163<=3 .01047 -.04299
89<=-.9599 120<=0 142<=.8425 -.05592 .01327 62<=.05083 -.0247 .01608 37<=-.05 87<=.47 99<=4.71 .008403 -.04048 .01072 114<=.8001 28<=-.01999 -.01222 99<=9.288 58<=.6932 .01058 83<=8.426 102<=0 .05847 -.001942 -.003865 -.01745 125<=0 0<=4.654 -.0306 .01335 .01651
84<=.8375 64<=3.402 12<=0 -.05352 .01477 163<=3 121<=0 60<=2.64 -.01359 .039 -.03063 -.0324 29<=0 164<=0 109<=-2.089 -.02814 160<=2.64 96<=1 -.006337 54<=.8431 102<=0 .04933 -.01355 .001437 -.02188 0<=4.466 -.03827 .01082 109<=-3.97 -.01406 .04571
84<=.7817 74<=-.6931 -.06085 142<=.401 67<=.6932 -.03822 .01252 122<=0 140<=9.082 .00432 .04639 -.03565 37<=-.05 29<=.04919 -.0321 .01835 30<=0 102<=0 140<=10.53 58<=.6932 29<=0 -.01318 .02748 65<=.4393 74<=-.6931 -.01492 .05983 -.01864 -.02454 -.01416 -.01469
77<=0 135<=0 40<=.32 -.05624 152<=2.996 -.03701 162<=1 .02379 152<=3.179 .02517 -.02122 143<=.3158 .04542 100<=.8738 -.02451 .01322 152<=3.556 3<=0 60<=2.773 -.003241 143<=.9045 .05547 -.01151 125<=0 -.01769 .02956 13<=3.952 162<=0 -.02794 .02382 -.03679
29<=0 120<=.09001 81<=.941 58<=1.387 152<=3.807 -.04208 .002375 8<=-.6399 -.02873 .01135 53<=.03223 -.007773 -.06092 53<=.03223 .02573 41<=2.58 76<=3.179 -.03206 -.002475 .01628 8<=-.17 -.02183 74<=3.932 91<=.03823 .005485 26<=.07693 .04995 -.003796 76<=2.996 -.01345 .01917
41<=-.46 92<=.4278 15<=0 87<=.47 12<=.1112 -.0506 .01081 -.009352 .02894 57<=-.1099 .0254 -.01942 30<=0 2<=.125 8<=-.17 -.01918 102<=0 83<=8.426 115<=-.36 .005731 74<=-.6931 -.008974 138<=0 .05478 -.01128 -.004354 -.009821 163<=3 .01907 -.04008 -.02609
90<=-.5899 41<=-1.73 76<=-5.181 .0197 -.05651 87<=.65 -.0254 .01296 28<=-.01999 -.03506 99<=8.478 21<=-1 16<=.1112 -.02168 .02063 60<=2.652 75<=0 -.02603 .01817 144<=4.291 108<=-.9499 -.008152 159<=.2234 .04881 -.002603 -.01802 144<=2.709 .01554 37<=.1501 -.05057 .001814
62<=.09856 48<=.03209 73<=.7953 38<=-.5899 -.02214 30<=0 .03759 -.004979 -.02589 33<=0 81<=.6255 75<=4.175 -.02318 .02944 15<=0 -.04571 .01466 73<=.7115 .02133 -.02084 89<=-1.529 -.01877 122<=0 30<=0 123<=0 160<=2.64 .05063 -.0124 -.01901 -.004736 -.02615
39<=-1.25 83<=5.632 -.05355 -.02024 28<=-.01999 28<=-.6899 -.04313 -.007566 121<=0 73<=.7532 99<=8.076 19<=0 -.01742 123<=0 131<=0 108<=-.9499 -.0008479 60<=2.583 .01446 .05353 -.01645 -.01707 75<=2.891 .02073 -.01995 75<=0 .02261 66<=.9526 -.02343 .01523 -.04202
8<=-.17 15<=0 59<=9.209 -.0509 .01054 .009885 39<=-1.25 87<=.3101 -.03909 .001772 2<=.3126 83<=8.426 48<=.1001 70<=.00522 143<=.628 .023 -.01242 74<=5.425 131<=0 .04935 -.01078 .000239 59<=6.215 -.01318 .02304 -.02085 143<=.1021 .03124 87<=.3101 -.03725 .00529
90<=-.5899 112<=-1.889 -.05055 79<=0 97<=-.01999 .02851 -.01402 -.03365 102<=0 58<=1.387 33<=1 0<=4.318 -.02538 .01035 .02708 99<=8.478 121<=0 152<=3.971 94<=4.008 161<=.2168 .04866 8.315e-7 -.01227 161<=.09483 -.02495 .02679 -.02262 152<=3.045 .01251 -.03197 -.02609
8<=-.17 133<=0 97<=4.321 -.04672 .006724 .01336 73<=.8138 101<=0 84<=.8601 -.03568 .01682 73<=.6192 86<=3.829 159<=.07492 49<=.9661 59<=3.497 .005391 152<=5.05 .04986 .001935 -.001524 -.00206 -.005763 142<=.5718 84<=.8811 -.02591 .008949 .03466 59<=6.125 -.04322 -.00219
28<=-.33 -.04395 74<=-.6931 113<=1.099 .02017 12<=0 -.05022 .01182 102<=0 8<=-.8399 -.02549 38<=-.75 -.01728 144<=4.291 94<=0 119<=-.4699 .001397 131<=0 0<=1.61 -.003367 .04245 -.0129 1<=3.402 14<=6 -.02777 .01854 .02682 -.01939 126<=0 -.04357 .002269
28<=-.33 -.03894 73<=.8138 86<=-1 19<=.3455 -.03887 .02133 8<=-.17 -.01245 123<=0 145<=1.61 64<=6.685 78<=6 19<=.3455 131<=0 160<=2.64 26<=.7501 .0475 -.009786 -.00693 -.008908 -.005417 .00265 -.009398 27<=0 -.01909 .02167 -.03014 59<=7.004 -.0334 .01044
77<=0 81<=.9316 8<=-.6399 -.02816 38<=-.5899 -.02102 76<=-.6931 -.01054 140<=8.936 98<=-1 -.01178 .03312 .0009483 16<=.5 83<=5.632 -.05288 100<=.9994 -.02312 .01417 .02145 152<=3.259 2<=.125 71<=2 39<=-1.139 .0003197 .05067 -.01103 -.0001451 52<=.8872 .009769 -.03223
93<=.06108 157<=.07803 129<=0 .01831 -.02432 -.04871 73<=.6901 74<=0 -.01825 31<=.6932 83<=8.426 123<=0 141<=6.427 164<=0 .04308 42<=.6932 -.003573 .03052 13<=2.565 .02356 -.03131 -.02581 -.01703 -.01909 157<=.2926 89<=-1.62 -.01772 .02254 78<=0 -.00712 -.04653
121<=0 122<=0 164<=0 140<=10.53 8<=-.6399 -.02024 89<=-2.63 -.01234 143<=.7229 34<=0 -.00951 .0352 50<=.5189 161<=.0562 .02195 -.0298 .02352 -.04345 16<=.5 66<=.8398 143<=0 .02636 117<=1.8 -.04957 -.00293 140<=9.148 .02978 -.01551 .03603 -.05086 -.05351
41<=-4.53 -.04337 102<=0 157<=.1929 74<=-.6931 -.02759 72<=.8878 14<=3 .005525 60<=2.208 .0005662 90<=-1.82 .001331 .06413 -.00817 79<=0 60<=2.68 -.02432 36<=-.4199 -.0215 140<=10.01 2<=.3126 .0361 -.001259 14<=3 -.02476 .02308 -.03818 70<=.247 -.04683 .00362
89<=-1.1 112<=-1.889 -.04672 73<=.5954 0<=2.996 -.01585 .01932 -.02455 8<=-.17 -.02609 70<=.002195 73<=.5954 .002206 -.02668 145<=1.61 161<=.2438 122<=0 96<=0 -.009351 26<=.2106 73<=.6192 .04431 .01438 -.004528 -.01851 105<=4 -.03662 .01267 103<=-1.899 .01212 -.03283
101<=0 51<=0 .01771 120<=2.01 -.04278 .003602 76<=-.6931 76<=-5.181 .02799 120<=2.58 81<=.559 .003682 -.0434 .01493 99<=8.478 141<=6.376 60<=2.652 -.006345 73<=.732 .03626 .002746 14<=8 19<=.1272 -.04285 .004933 .01079 96<=1 .005432 96<=4 -.0488 .01178
28<=-.01999 12<=0 -.03952 .01419 157<=.1929 57<=-1.379 -.02155 80<=7 123<=0 .04109 -.01732 -.003402 62<=.2982 16<=.25 78<=0 157<=.7355 81<=.8367 -.001805 -.04222 67<=0 .02131 -.01896 -.04126 .01141 49<=.9375 65<=.1356 .03542 -.006493 141<=5.076 .02109 -.04227
29<=0 14<=16 53<=0 141<=5.67 .02118 -.02002 125<=0 147<=3.971 -.04484 .005739 78<=3 -.02483 .003572 0<=2.891 -.01756 76<=-.6931 -.01171 104<=5.784 -.007444 .03997 102<=0 141<=6.479 115<=-.3199 -.004867 99<=9.288 72<=.872 .03092 -.009125 -.01664 -.02448 -.02089
74<=-.6931 12<=0 -.04588 .01111 73<=.6418 30<=0 26<=.2106 140<=10.53 70<=0 86<=1.946 .01919 -.01579 122<=0 .04275 -.01054 -.01873 147<=2.945 .01383 -.02545 -.007985 143<=.3769 122<=0 70<=.008512 -.01035 .02972 -.03067 70<=.644 89<=.53 -.0425 .00557 .002354
135<=0 115<=-.2 -.03726 1<=1.099 82<=4.175 -.03178 -.003485 141<=5.371 142<=.5558 88<=.39 -.02323 .009353 .0244 82<=6.868 161<=.2168 .02735 -.01326 -.01364 140<=9.545 80<=5 5<=0 108<=-.9499 -.005345 .04267 -.00783 -.003245 51<=.04685 52<=.8019 .004573 -.0469 .0192
27<=0 133<=0 162<=1 79<=0 69<=1.099 44<=.9785 140<=9.619 .03895 -.008564 -.01443 -.02212 80<=3 .007784 -.03584 51<=.03031 -.004136 148<=.02429 67<=.6932 -.04252 .001013 62<=.2461 -.02025 .02453 76<=-.6931 -.01169 .03517 79<=0 135<=0 -.002719 .03666 -.01211
40<=.38 41<=-1.94 -.04141 144<=1.792 82<=3.466 -.02059 101<=0 -.01118 .03091 103<=-1.82 -.007099 -.04285 28<=-.6899 -.02882 102<=0 54<=.6562 101<=0 147<=2.945 .01602 -.02863 140<=9.082 56<=5 .02673 -.008428 .0515 37<=.3401 88<=.3001 -.01572 .0179 .01526 -.01908
74<=-.6931 -.04178 73<=.8138 30<=0 87<=-.5199 -.009622 139<=0 108<=-.86 -.01013 60<=5.787 127<=0 99<=8.642 121<=0 .04054 -.009239 -.0007277 -.01082 74<=3.219 .0184 -.02407 -.02122 97<=-.14 .008716 120<=4.691 -.02844 .01294 125<=0 53<=.9472 -.03577 .00904 .003436
115<=-.36 62<=.09856 -.04127 .001716 102<=0 101<=0 16<=.2001 39<=-.33 -.04161 .006175 .01588 54<=.8222 90<=-1.61 -.01006 97<=-.4699 101<=1 .05623 -.0134 41<=-.34 -.009751 31<=.6932 .02831 -.0109 141<=4.998 .01526 39<=-.33 55<=.8076 -.05178 .005845 .005926 -.02637
28<=-.61 -.03906 57<=-1.379 55<=.7131 -.03908 .01812 64<=1.387 144<=0 .01591 18<=.2001 -.02436 .003887 116<=0 80<=7 99<=9.138 8<=-.3799 -.01186 56<=5 19<=.3455 123<=0 144<=4.383 .03936 -.006693 -.01228 -.01081 .005002 -.02013 -.01603 61<=.02954 -.02397 .008209
73<=.732 86<=-1 16<=.6667 -.03389 .01239 123<=0 144<=2.709 0<=2.64 147<=3.584 51<=.02464 .01384 -.02074 .02407 115<=-.2 .003282 .03357 40<=.7201 147<=3.584 -.02635 .008008 53<=.007232 -.01508 .0267 -.03236 144<=.6932 40<=.3401 -.01549 .02342 41<=3.31 -.03478 .006692
74<=-.6931 -.0392 73<=.6192 54<=.8431 8<=-.8399 -.01059 26<=.6001 104<=5.784 .004475 .03337 -.01085 75<=1.946 1<=3.611 -.003824 .03402 29<=.04919 -.03328 .004147 142<=.5502 85<=.9011 141<=5.538 -.04363 -.007832 54<=.8325 152<=3.497 .02449 -.01324 -.02383 122<=0 .02883 -.01862
122<=0 121<=0 28<=-.6899 -.03063 143<=.5165 89<=-2.63 -.009618 103<=-2.88 50<=.4293 142<=.2964 .006414 .06407 .002008 97<=-1.21 29<=0 -.02004 .01747 59<=2.996 -.007424 .02961 18<=.05001 50<=.8435 -.03381 .006129 13<=2.565 .02935 40<=.7201 -.02822 .01862 -.04071 -.04937
157<=.04411 51<=.1838 -.01122 121<=0 .04979 -.01502 162<=1 49<=.9661 100<=.4872 -.0122 72<=.8103 .02958 -.00629 -.02387 27<=0 157<=.2926 117<=-.4099 -.02482 146<=2.485 .02531 -.01287 148<=.0801 -.04303 .007475 13<=4.061 30<=0 59<=5.821 -.008989 .03112 -.03077 -.02337
29<=.03126 87<=.4301 97<=3.06 16<=.5 43<=.7375 157<=.2016 81<=.559 .005503 -.02404 -.04308 .005461 .01298 62<=.06875 -.009486 .02713 83<=7.866 93<=.4869 157<=.05653 .01576 -.01614 36<=-.1899 -.008939 .02433 -.02801 62<=.5702 81<=.7505 .01995 16<=.138 -.02546 .006426 .03476
101<=0 71<=1 -.03404 .003538 79<=0 152<=3.497 58<=.6932 -.004618 67<=0 94<=3.497 .04298 -.004929 13<=-2.89 .0217 -.02135 85<=.9666 101<=1 148<=.04463 19<=.1785 .0445 -.008227 -.01585 -.01977 -.03147 152<=4.159 63<=2.303 -.03363 .01033 68<=0 .04067 -.009486
94<=0 157<=.05653 57<=1.75 .04149 -.006367 152<=3.913 58<=1.387 113<=4.291 29<=.08451 -.02567 .007844 .01563 67<=0 89<=-2.079 -.01122 144<=4.078 87<=-1.299 -.008875 .0414 -.0056 -.01148 144<=3.179 -.002817 -.04303 33<=0 1<=3.402 141<=5.821 -.03671 .0002413 .005726 .01917
18<=.08792 157<=.05653 75<=0 -.005887 .03977 157<=.7776 157<=.1929 149<=0 .02318 162<=1 .013 -.02711 -.03856 92<=.3273 -.01729 .02897 149<=1.099 70<=.02086 12<=0 163<=2 .008718 -.02073 .02518 146<=1.099 -.009676 67<=0 65<=.7129 .04487 .00006098 .005635 -.01241
122<=0 74<=-.6931 16<=.5 -.04169 .01836 157<=.1186 31<=.6932 83<=7.61 .03206 -.006661 -.01008 163<=1 51<=.012 43<=.03308 .01211 -.03727 39<=-1.25 -.007669 .03197 25<=.2858 74<=4.175 59<=6.783 -.000265 .03196 -.01976 16<=.3334 39<=-.2 -.03616 -.004621 .009049 -.04384
41<=-3.73 -.03318 53<=.03223 83<=8.426 152<=3.259 81<=.3837 -.006688 58<=.6932 .001392 .04465 19<=.1005 50<=.6801 -.03156 .01193 .01257 -.03081 81<=.9265 58<=1.387 142<=.5977 -.0195 .01212 93<=.008724 -.01482 14<=4 19<=.1329 -.01543 .02389 .03211 71<=3 -.02385 .01136
28<=-.01999 -.02643 50<=.5189 47<=.01023 40<=.3401 -.01355 93<=.3076 93<=.02822 -.0006164 .05043 -.001521 30<=0 85<=.9821 163<=2 98<=.3537 .02401 -.007748 51<=.08725 .007452 -.02337 163<=4 -.03444 .01412 -.02844 49<=.9661 59<=5.299 84<=.9755 -.01307 .02483 .03705 -.01533
89<=-1.529 99<=5.279 157<=.1595 .02099 -.01822 -.0301 161<=.08052 52<=0 -.02946 49<=.7827 .01457 -.01135 157<=.2926 149<=1.792 30<=0 122<=0 74<=-.6931 -.008195 .04859 -.01166 35<=12 .02749 -.01174 -.01412 62<=.5001 147<=3.259 99<=7.832 -.002463 -.0357 .0144 .02843
28<=-.6899 -.03354 81<=.9865 123<=0 160<=2.64 58<=.6932 18<=.1262 -.01553 157<=.4674 .02452 -.01315 140<=10.53 8<=-1.21 -.009732 81<=.3837 .001452 163<=8 18<=.4616 .03662 -.003961 -.0001698 -.01015 67<=.6932 -.03438 .01243 -.02968 157<=.09267 .02052 18<=.3667 -.02932 .01733
16<=.6667 164<=0 104<=6.275 82<=5.498 -.0338 .005992 54<=.8222 102<=0 30<=0 53<=.4731 145<=1.099 .04085 -.003458 142<=.5558 -.02615 .01336 75<=2.398 -.02492 150<=0 .03223 -.006932 -.02077 136<=0 163<=3 -.03577 .0001804 .01731 39<=-.05 -.03752 .007 .02387
89<=-2.079 87<=.3101 -.03664 .0006635 62<=.4231 16<=.3334 33<=0 57<=.3701 46<=1.61 144<=3.179 119<=-.68 -.01374 147<=2.398 -.001948 104<=5.784 -.004725 .04034 -.01794 -.01948 89<=.41 38<=.77 50<=.6801 85<=.578 .0003596 -.04017 -.003011 .005536 .00305 .01739 .02365 .02639
157<=.2926 30<=0 122<=0 74<=-.6931 -.02157 97<=1.76 .03449 .003281 -.0256 152<=3.611 -.02396 117<=.7201 .02624 -.01427 147<=3.584 152<=1.946 51<=.1149 .0175 -.02232 117<=2.29 17<=.1539 157<=.7879 -.05262 -.006723 157<=.492 .0185 -.02432 .005564 85<=.7767 -.0144 .02158
29<=0 41<=3.31 81<=.9316 81<=.7188 157<=.06966 .0105 128<=0 -.03372 .01009 30<=.6932 103<=-2.779 -.01077 .02352 -.01909 97<=-.14 103<=-2.259 -.02428 .01517 -.04255 .017 157<=.1457 .02539 75<=1.387 .01779 157<=.6976 152<=2.198 .002861 110<=2.08 .009208 -.04081 .008692
102<=0 121<=0 86<=1.792 12<=0 14<=16 146<=2.709 62<=.2759 -.02488 .01352 146<=3.584 .02327 -.01435 103<=-1.23 .02862 -.0127 .03672 54<=.8325 63<=1.792 -.008038 127<=0 .02022 -.02116 140<=8.936 .004162 -.03975 -.03355 117<=1.51 62<=.5001 -.04725 .01151 .006956
101<=0 46<=.6932 .003907 35<=21 -.03899 .008604 99<=7.746 102<=0 164<=0 97<=-.4699 70<=.02086 .0116 63<=4.128 .05949 -.003161 30<=0 .02062 -.009732 76<=-.6931 -.02521 .006007 63<=2.834 -.02805 .0111 146<=1.61 39<=-.4799 .02278 -.0138 18<=.08334 -.03254 -.003305
117<=.7201 143<=.3597 14<=5 57<=1.111 162<=3 109<=.3301 .06321 -.001195 -.002761 -.006429 112<=-1.889 -.03367 88<=-.6899 -.01996 .01534 79<=-.6931 -.002229 156<=0 -.03137 .01558 30<=0 132<=0 139<=0 .03136 -.01239 141<=5.148 .02329 152<=4.277 -.0279 .01262 -.0167
37<=-.2 162<=1 .000129 157<=.01881 .01597 53<=.02909 .0007102 -.03581 73<=.5273 146<=3.296 36<=-.3199 -.006802 157<=.9638 121<=0 .03145 -.01016 -.008702 147<=3.714 -.01075 .01845 157<=.178 42<=1.792 .02275 -.01461 55<=.6745 146<=2.485 -.002742 -.03811 146<=2.891 -.0168 .01219
8<=-.3799 18<=.2795 -.0265 .01141 161<=.2438 145<=1.099 161<=.09483 13<=-9 0<=2.891 -.009213 .02506 80<=2 146<=2.891 -.0139 .0221 18<=.3667 -.03116 .01406 148<=0 94<=0 104<=4.984 -.001132 .03778 -.001543 132<=0 .007056 -.03102 117<=1.51 -.02363 .01101 -.02625
115<=-.36 12<=.1112 -.02549 .01248 149<=0 83<=4.466 -.01698 83<=7.775 143<=.1021 -.007929 .03769 -.003994 143<=.01669 .03139 29<=.06667 14<=16 14<=1 84<=.9755 -.0108 .01836 32<=0 -.02889 .008128 105<=1 -.01713 .02034 18<=.06251 -.01256 163<=14 .02298 -.01351
108<=-.4699 -.02558 143<=.6489 55<=.7441 146<=2.64 70<=.0151 -.005311 .02417 33<=0 153<=0 22<=3.8 .00506 61<=.01388 -.04399 -.004342 .004965 93<=.05236 -.01486 .02199 78<=4 .04131 -.002391 152<=3.466 55<=.7606 -.01964 85<=.8752 -.01142 .02232 72<=.2787 .002173 -.04759
157<=.1929 146<=3.611 161<=.1239 152<=3.219 .00554 -.03251 152<=3.368 -.001324 .03681 74<=1.387 -.01074 122<=0 35<=14 .05189 .006389 -.008885 73<=.3977 40<=.38 157<=.7776 -.01973 .009923 .01863 129<=0 87<=1.091 148<=.0801 -.03881 .004657 .003153 50<=.05516 -.01585 .01872
157<=.0305 36<=.32 .03788 -.007869 133<=0 25<=.2858 13<=3.952 50<=.5898 38<=-.3199 -.01815 100<=.9925 .0189 -.01291 18<=.2315 .03705 -.01312 157<=.2016 .008764 -.03084 12<=.1112 86<=3.259 85<=.9228 74<=5.263 41<=4.691 -.03926 .006987 .005195 -.00894 .002514 .01392 .02455
122<=0 97<=-.14 58<=4.616 74<=-.6931 -.02065 76<=-.6931 -.005035 57<=1 .03827 -.006451 -.02282 58<=1.387 33<=0 -.0271 .002153 140<=10.04 146<=3.296 81<=.8797 57<=-.4799 -.01208 .03417 81<=.9462 -.02744 .02335 55<=.6401 -.02558 .01447 97<=1.611 -.03667 .006352 -.03648
135<=0 162<=1 43<=.04119 1<=1.099 -.00737 97<=.05001 53<=.3526 .05049 .002583 .0001103 40<=.63 -.03075 .00895 101<=0 161<=.0268 .008889 -.04285 102<=0 97<=0 .007726 42<=.6932 -.02084 .008168 -.02798 23<=.0986 101<=0 -.00552 .02468 43<=.01304 .01128 -.02127
30<=0 3<=0 39<=-1.61 -.01537 123<=0 139<=0 99<=7.598 .02543 19<=.08952 152<=2.709 .009641 -.03255 .02434 -.01846 -.02357 163<=2 125<=0 -.01032 .02286 -.02925 162<=1 39<=-1.1 .03157 40<=.3701 .01349 -.02107 76<=-4.369 .011 120<=6.1 -.03608 .007814
99<=8.478 104<=6.153 16<=.5 59<=6.215 -.03006 .003696 .01446 73<=.8138 19<=.04313 13<=-5.805 .01052 -.02258 139<=0 76<=5.625 115<=-.68 -.004387 108<=-.86 -.008391 .0276 -.01303 -.0225 80<=4 153<=0 .02034 -.01517 -.02421 143<=.4194 .0111 37<=.1501 -.0442 -.001685
96<=3 163<=8 73<=.6901 83<=4.061 143<=.04181 .01984 -.02147 80<=4 132<=0 .01603 -.0111 142<=.4224 .03489 -.009707 143<=.399 80<=5 .02425 -.01194 13<=-2.89 .006036 -.02695 66<=.9526 12<=0 -.0328 .0112 .01425 162<=1 .003043 37<=.3401 -.04161 .003557
33<=0 18<=.06251 161<=.03701 106<=5.443 .02528 -.01381 157<=.7594 145<=3.092 143<=.7985 -.03713 .006154 .004306 .00209 40<=.39 163<=1 .006723 -.02375 58<=2.198 57<=1.26 .006695 -.01916 141<=6.298 18<=.1544 145<=3.092 .03571 -.008485 .00059 -.01752 76<=-.6931 -.01483 .02392
122<=0 30<=0 157<=.3338 123<=0 74<=-3.218 -.01331 97<=1.03 .03899 .01042 -.02081 93<=.6295 16<=.25 -.03144 .004083 27<=0 45<=.5865 .01772 33<=1 -.03533 .01155 162<=4 .02722 -.01392 120<=-.8299 162<=1 .03571 -.01175 33<=0 -.02867 .004729 -.0352
93<=.05236 0<=2.834 -.0342 79<=0 .01663 -.0215 43<=.0244 163<=8 109<=.9 42<=1.61 140<=10.2 121<=0 120<=.8701 .03666 -.002149 -.0123 -.008293 -.01017 .0001391 -.02192 27<=0 36<=.05001 50<=.1124 .001992 -.03208 .00691 23<=.1112 37<=.1501 -.001962 .02565 -.02104
74<=-.6931 -.03047 79<=-1.609 19<=.0929 132<=0 96<=1 -.009045 .03002 143<=0 .009729 -.03924 .02796 149<=0 .01154 74<=3.466 1<=3.219 -.01609 .02474 35<=11 143<=.01669 .006411 19<=.01482 .007209 55<=.7441 -.05368 -.01572 132<=0 46<=1.387 .02263 -.008992 -.02899
113<=4.159 145<=1.099 140<=7.931 161<=.1028 -.01085 .03202 140<=9.082 44<=.03209 59<=6.125 -.01066 .01929 12<=.1112 -.03098 .01251 60<=5.264 160<=1.61 .01857 -.01921 -.01653 41<=1.8 143<=.1021 .008117 149<=0 .003266 -.04785 .003005 83<=6.438 -.01292 144<=4.383 .0226 -.01346
157<=.2926 54<=.8325 109<=-5.059 -.01629 102<=0 154<=0 115<=-.68 -.004141 163<=8 .03813 -.007621 .001893 117<=1.51 -.02305 .01548 -.01343 50<=.5189 20<=.12 -.0301 -.002235 40<=.7501 14<=5 58<=4.263 -.02154 .01382 .01354 18<=.3667 58<=1.61 -.00199 .03622 -.01532
28<=-.6899 -.0271 13<=-3.178 80<=3 105<=8 74<=-1.609 -.00668 35<=18 .04817 -.006031 -.003461 144<=2.08 17<=.2284 -.02602 35<=15 .02573 -.01172 .02665 17<=.07693 41<=4.691 142<=.2049 144<=2.945 .02232 57<=.3701 -.03168 .004261 142<=.5977 -.0296 .008028 .0172 .005306
28<=-.7599 -.02913 152<=4.683 126<=0 97<=.3001 46<=1.946 97<=-1.759 -.004186 .02443 -.01808 47<=.7695 153<=0 149<=0 97<=1.15 161<=.06897 .01315 -.02992 .01848 -.03901 58<=2.945 -.0154 .02033 .0168 53<=.1446 58<=2.198 -.01529 .01641 .04155 161<=.1209 -.03415 .002352
28<=-.6899 -.02728 88<=-1.379 -.02234 123<=0 158<=5.917 122<=0 112<=-.9499 120<=-4.769 -.006586 142<=.1168 -.006319 163<=7 .04053 -.004606 30<=.6932 19<=.2184 104<=3.913 -.01703 140<=10.53 108<=-.7599 -.01299 8<=-.6399 -.009808 .0216 -.01327 -.01155 -.01937 -.02398 -.021 -.02825
1<=1.099 93<=.07545 -.03672 48<=.03735 .007239 -.01609 20<=.04292 110<=1.946 .01435 125<=0 -.03007 -.001499 105<=1 146<=2.08 -.03568 .003453 146<=3.664 38<=-.75 -.009537 139<=0 34<=0 -.008947 94<=3.368 59<=3.497 -.001704 .02583 -.005011 -.0142 53<=.01049 -.03316 -.002107
99<=9.288 58<=2.303 76<=-.6931 -.02402 143<=.7026 41<=-.009999 41<=-4.8 -.01193 18<=.02954 -.0005708 .03042 -.004215 -.02244 60<=2.613 76<=-5.181 .01706 -.02105 11<=-9 121<=0 57<=.3301 89<=-2.21 -.004031 .05055 57<=.6101 146<=3.092 .008192 -.03302 .02378 -.01496 -.01418 -.03795
55<=.4315 46<=.6932 93<=.04404 -.01547 144<=1.792 .02889 -.002938 152<=2.945 53<=.09261 146<=1.792 -.01693 .02324 -.01799 -.02184 42<=.6932 149<=0 146<=2.773 -.006475 .02821 97<=-1.019 .01268 19<=.04044 .00886 -.01805 95<=1 144<=4.078 78<=6 .03912 -.009408 -.01105 -.01088
97<=-.01999 42<=1.387 115<=-.68 -.01398 40<=0 -.006948 .02732 145<=0 147<=3.714 -.03228 .01083 .01379 40<=1.14 114<=.8001 147<=4.111 146<=3.584 58<=2.08 33<=0 -.02035 .007342 54<=.9045 87<=-.02999 -.007392 .03063 -.01071 13<=-3.401 .001831 -.04105 .02411 -.03214 .01658
143<=.5249 39<=-1.61 -.0183 53<=.02483 40<=1.14 .03645 -.01265 140<=9.082 19<=.1329 -.01298 .00623 53<=.03579 -.00931 .02546 129<=0 157<=.2016 .003252 91<=.7805 -.03091 92<=.6001 .01306 40<=.7901 140<=8.936 .006004 -.04016 .009974 44<=.9082 157<=.396 -.004886 .03013 -.01157
40<=.38 80<=1 .01057 16<=.6667 37<=.1501 24<=.1334 -.02476 .01078 .00765 .014 48<=.9926 14<=4 27<=0 60<=4.079 -.006456 -.03671 .01227 145<=1.387 80<=7 44<=.08497 .03216 .001225 76<=.6932 -.02593 .01033 14<=9 .006267 -.027 59<=2.996 -.006375 .04092
20<=.0922 58<=2.303 162<=-1 .003783 120<=6.1 -.02818 .0109 100<=.9925 54<=.8633 52<=0 143<=.01669 .01664 -.02396 .01682 -.02629 .01526 92<=.6008 58<=.6932 79<=-1.609 .00927 -.01283 154<=0 162<=0 -.002381 .0244 -.007879 162<=3 136<=0 -.03417 .002331 .01088
28<=-.01999 -.01988 97<=.3001 78<=4 162<=3 157<=.492 78<=1 48<=.04519 -.02254 .02228 152<=1.792 -.004517 145<=1.099 .05988 -.003301 78<=0 .01881 -.01931 -.01714 14<=6 .02218 -.01952 152<=3.136 79<=0 .01343 -.01163 157<=.06966 14<=9 .02963 -.0121 -.02547
123<=0 122<=0 74<=0 -.01576 54<=.5491 70<=.247 143<=.4894 93<=.04404 .001489 96<=4 .04517 -.00909 -.00719 143<=.08139 126<=0 94<=2.303 -.04122 .0101 .0145 .01298 152<=1.099 .02725 27<=0 23<=0 -.001264 -.03148 17<=.07693 -.005575 .0164 -.02668 -.02961
101<=0 81<=.983 -.003609 -.03357 146<=1.61 76<=3.689 .02852 -.01064 99<=7.746 157<=.2016 149<=1.387 141<=5.919 99<=6.083 147<=2.398 .03587 .001003 157<=.1313 -.02387 .0131 145<=1.61 .05122 -.004568 99<=5.756 -.02968 .01439 147<=3.584 -.01351 .0148 157<=.6738 -.03053 .01416
70<=.02086 100<=.9925 29<=.03126 -.02115 .0006347 .008377 99<=9.288 161<=.1049 161<=.04115 .02004 40<=.3701 148<=.01078 40<=.07001 -.00798 .02845 -.01385 39<=-.33 103<=-2.779 .002806 -.03085 49<=.7575 .02355 -.008768 92<=.6001 3<=0 .02627 100<=.2887 -.01753 .01195 -.004883 -.02445
23<=.0986 83<=5.632 157<=.02441 .01393 16<=.6667 -.02552 .01673 83<=8.426 30<=0 158<=5.024 73<=.732 75<=-1.386 -.006036 141<=6.553 39<=-1.87 -.002709 .03536 -.006034 .0006599 -.01503 57<=.7401 .01072 -.02041 48<=.008354 -.02979 .006246 1<=2.08 .00429 39<=-1.1 .00008044 -.03272
62<=.2982 33<=0 111<=0 79<=4.575 88<=.3001 18<=.2795 89<=.21 5<=.3353 -.02638 .007138 .001233 .004158 .002516 .01118 .008589 163<=1 157<=.492 .03611 -.003248 53<=.07935 .01391 -.01865 13<=4.263 23<=.125 25<=.4445 .03551 -.003268 -.008688 103<=-2.98 .01369 -.02399
157<=.3338 78<=1 104<=7.062 .005148 -.02911 14<=6 95<=1 .03429 -.002761 132<=0 78<=9 60<=2.565 -.005296 .0268 -.01342 2<=0 -.03319 .01351 77<=0 14<=1 .01179 -.02901 104<=8.736 14<=5 27<=0 1<=2.198 .005288 -.02761 .01463 .02697 -.01878
122<=0 157<=.1929 147<=2.398 .0352 51<=.06876 39<=-.4799 -.02664 .008095 70<=.01065 -.01052 101<=1 .02534 -.01268 62<=.6509 13<=-6.96 103<=-1.129 .01545 -.01853 146<=2.303 62<=.2162 118<=2.709 .01707 -.01755 .02647 16<=.3334 70<=.369 -.03308 -.006068 .007831 .02214 -.03214
147<=3.092 141<=6.183 35<=13 59<=7.651 53<=.03223 .005038 152<=3.333 -.02551 147<=2.565 162<=1 .02943 -.007429 -.01114 45<=.5865 .009733 73<=.2244 .003173 -.04976 14<=5 .0185 37<=.3401 -.01967 .0152 .02312 35<=5 -.01955 161<=.2438 119<=-.4099 -.01094 .02161 -.01856
33<=0 80<=5 106<=3.296 62<=.06875 146<=4.111 -.007679 .02661 19<=.0371 -.002299 .02724 152<=2.64 25<=.2001 .02154 53<=.02909 .01273 -.01906 53<=.0989 80<=2 -.0002399 -.03458 .001269 41<=.12 -.02312 146<=2.891 .0143 -.01223 76<=-.6931 -.01238 115<=-.36 -.005391 .02765
40<=.39 163<=1 104<=6.153 -.01499 99<=5.838 .0226 -.003559 -.02398 62<=.5001 57<=-.5699 58<=2.773 .02843 -.01054 54<=.8325 140<=9.112 64<=4.431 57<=.69 -.01253 35<=12 -.005929 .02419 -.02578 68<=0 .02332 -.0118 104<=7.062 .006779 144<=3.497 -.04069 -.002156 .0263
14<=16 133<=0 14<=1 59<=4.97 -.01545 60<=5.787 11<=-5.003 .0286 -.01356 142<=.0613 -.028 .01027 71<=0 37<=.48 18<=.3277 -.03057 .001662 .006839 11<=-5.003 -.005851 .01668 .01831 60<=2.709 160<=0 -.0189 .01402 88<=-1.379 -.01054 91<=.1918 .03098 .002782
79<=-3.258 0<=2.565 -.001677 91<=.07127 141<=6.258 .04355 -.004302 143<=.399 -.01791 .01693 129<=0 152<=3.466 46<=3.434 13<=-2.484 .00876 16<=.25 85<=.9872 -.02388 .01092 .007266 .02301 146<=3.611 146<=2.996 -.01923 .009636 -.04152 164<=0 56<=4 .03511 -.003003 -.005485
115<=-.4099 -.02092 140<=9.403 140<=8.361 57<=-.5699 .01189 57<=2.941 93<=.213 .004856 -.02874 .01409 53<=.09261 140<=8.589 .03808 .009393 141<=5.887 147<=2.709 .005175 -.02372 .0195 49<=.8423 52<=.3241 81<=.9593 -.0266 .008574 .01392 53<=.04845 141<=4.998 .002183 -.04479 .009431
76<=2.996 57<=2.941 58<=3.497 20<=.1364 -.02647 1<=3.402 -.009864 .01619 103<=-2.779 .02597 -.006635 .02107 54<=.8222 1<=1.099 -.005247 97<=1.331 102<=0 149<=1.099 .03676 .004096 -.009139 97<=3.06 -.014 .01374 27<=0 80<=3 -.03863 .007926 74<=4.111 .01336 -.01449
28<=-.61 -.02205 39<=-1.1 149<=0 53<=.7475 .04093 -.00923 152<=4.419 -.009918 .02532 152<=3.556 53<=.09261 55<=.5274 57<=1.971 .005523 -.02129 .02153 152<=3.136 117<=-1.1 .007916 -.0244 147<=3.045 .02481 -.01539 59<=5.61 .006998 69<=.6932 41<=6.031 -.04661 .005905 -.002392
30<=.6932 157<=.06192 .02793 161<=.147 163<=9 140<=10.53 100<=.4408 -.008245 116<=0 .02201 -.005057 -.01998 57<=1.75 -.02718 .009866 75<=1.946 146<=1.099 -.0172 157<=.6138 141<=4.898 .03338 -.002414 -.0114 -.02028 146<=4.111 101<=1 33<=1 -.03684 .006227 .008693 .01248
154<=0 101<=0 -.01985 163<=3 51<=.012 152<=2.303 143<=.07049 -.01602 .02314 142<=.3073 47<=.01656 .002032 88<=-.9599 .005023 -.05183 .009229 148<=.03598 123<=0 .03393 -.01704 -.008513 143<=.1021 .02264 1<=3.219 142<=.143 .006474 18<=.3667 -.03382 .007606 .007948 -.02826
161<=.09483 152<=3.259 42<=2.485 161<=.0268 .01792 -.01259 .02227 149<=1.387 100<=0 .01062 -.03367 .01134 97<=-.86 150<=0 .03227 .001055 150<=0 -.01156 141<=6.376 71<=0 163<=3 .01366 44<=.08497 .00675 -.02739 149<=1.387 69<=.6932 .04067 -.005208 -.01131 -.01676
14<=3 104<=7.898 27<=0 47<=.1929 .006266 -.02558 .01796 103<=-3.119 .008637 161<=.1286 -.03858 -.004337 14<=6 140<=9.67 58<=1.792 .008093 99<=4.026 -.007658 .04601 -.01147 19<=.03062 161<=.1165 .02909 -.02005 87<=.65 99<=5.667 .002211 63<=3.045 -.02732 .008288 .006924
8<=-.17 16<=.5 -.02403 .01195 97<=-.01999 119<=-.4699 -.01292 97<=-2.299 -.003674 160<=2.08 109<=.3701 39<=-1.639 -.004269 .0341 -.003556 -.006927 39<=-.3899 39<=-1.009 .005489 42<=3.851 -.02451 .01145 103<=-2.23 154<=0 .01904 -.01471 97<=1.451 18<=.1154 -.03264 .003202 .01351
88<=-.31 40<=1.14 97<=-.5799 57<=-.8999 -.01756 .0158 146<=3.434 -.0313 .001446 .01393 147<=4.159 46<=2.834 94<=2.303 146<=2.485 73<=.1578 -.01616 .01958 146<=2.773 -.02646 97<=1.331 40<=.44 -.005235 .0222 -.01181 .0236 57<=.24 .01168 120<=.8701 -.03946 .00374 .0279
30<=0 8<=-.17 -.01642 57<=.69 62<=.02099 115<=-.4699 -.01131 .01812 53<=.05311 152<=3.638 104<=5.494 -.01426 .0202 -.01504 157<=.04411 .007779 29<=.1539 -.03263 .003871 25<=.25 .02745 157<=.3338 40<=.47 -.009884 .02586 -.005945 33<=1 147<=4.533 -.02475 .007404 .007165
79<=4.407 33<=1 152<=1.61 35<=6 59<=7.8 -.0243 .01081 88<=-.9599 -.01022 74<=1.946 -.0001043 .03484 22<=3.8 .006936 87<=.9801 91<=.1918 -.00776 163<=4 162<=3 -.03988 .005958 -.002976 .003258 33<=3 .02128 -.01056 80<=5 68<=0 .0382 -.004669 -.01409
129<=0 14<=4 133<=0 73<=.1296 .008275 15<=0 -.02085 .01163 .0162 125<=0 76<=1.792 43<=.2391 -.02913 .007403 35<=9 -.01167 .0183 112<=-2.069 -.009205 9<=0 163<=9 .02799 -.007523 -.008853 93<=.007372 -.01879 163<=7 152<=5.05 .02728 -.00631 -.01124
30<=1.387 28<=-.6899 -.01977 39<=-1.61 -.01255 91<=.05342 163<=2 143<=.08139 -.007758 161<=.2438 155<=0 .03729 -.006761 -.004933 143<=.04181 .01688 -.006576 26<=.07693 62<=.5001 62<=.03719 .01104 29<=.06667 35<=19 129<=0 -.0283 .007182 .01302 .007219 .01726 -.022 -.02326`;

/** Each block again, with what the first forest says of those around it. */
export const SECOND_FEATURES = `chars words linked links anchors bold button dated inner external afterBodyFrom afterBodyTo inDescription
afterDescribed describedSteps inNames topic topic1 topic2 topicBig topicNear topicRepeated wordChars
punctuation commas upper digits ends wordScore titled copies earlier money heading alone depth label0 label1
label2 labelMin labelMax labelSum twins share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3
prose3 bigLinked bigProse bigShare bigSteps bigLabel pathBlocks pathChars pathMean pathLinked pathShare
repeats repeatedChars repeatedLinked repeatedProse repeatedImages images1 images2 repeatedShare repeatedSteps
place charPlace afterTitle afterProse beforeEnd inTop topSteps afterTop titleSteps titleShare near wide
nearPlain widePlain headingSteps headingScore headingOpening openings lowestOpening candidate1 candidate2
candidateAbove slug slugParts headingLevel headingLabel headingLinked sectionChars sectionPlain passedTitles
passedArticles passedLowest sinceLowest endSteps before1Chars before1Linked before1Words before1Label
before2Chars before2Heading before2Label after1Chars after1Linked after1Words after1Heading after1Label
after2Chars after2Words after2Label in_nav in_footer in_aside in_header in_main in_article in_form in_table
in_ul in_dl in_figure in_section in_h2 in_h3 in_p in_li in_td in_dd in_figcaption pageChars pageBlocks
pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms pageMain pageH1
pageImages isArticle isProduct isList isDocs topShare statedBody statedShare statedNames pageTopic pathParts
pathSlug pathDigits score scoreBefore1 scoreBefore2 scoreAfter1 scoreAfter2 around2 around5 around15 box0 box1
box2 box3 box4 box6 tenth quarter path section afterBox group scoreHeading headingPath scoreEarlier scoreLater
passed sinceSure untilSure overThreshold pageScore inBest bestSteps afterBest cohesion cohesionPath bestF1
pageHighest`;
export const SECOND_BIAS = -0.5504;
export const SECOND_TREES = `165<=.4426 165<=.1248 -.09496 165<=.3144 53<=.9126 81<=.9891 -.04275 195<=0 .01676 -.01928 .004572 .00253 165<=.7313 8<=-.8399 -.008953 187<=.8643 60<=1.792 -.004277 36<=-.49 .003623 195<=0 .06528 .0001592 -.001265 44<=.9785 143<=.01669 .007074 36<=-.7599 .0009046 .1503 -.0006072
181<=.451 181<=.1515 -.08918 143<=.3477 58<=1.099 -.01613 142<=.757 80<=7 177<=.1948 -.004281 .04588 -.005567 -.01731 81<=.9891 -.03325 .004948 173<=.7338 63<=4.291 80<=7 131<=0 .05917 -.004281 .007377 -.01103 138<=0 74<=6.364 30<=0 .1373 .03268 -.001167 .004141
166<=.1445 91<=.4518 166<=.05576 -.08705 41<=3.961 142<=.8425 197<=.1972 -.05971 -.01667 .01328 .02002 182<=.2862 -.02008 .05539 198<=.3554 198<=.218 -.03819 75<=2.64 .03143 -.01421 182<=.6997 161<=.1765 182<=.2862 .00211 .06147 .004148 99<=9.532 139<=0 .1211 -.01127 -.00759
191<=1.099 198<=.3841 43<=.04119 -.02046 .03005 36<=-.49 .003262 139<=0 74<=6.743 138<=0 182<=.1766 .003258 .1114 -.001479 -.00707 -.01043 182<=.2073 12<=.1112 -.08359 -.001203 198<=.2384 199<=.508 -.0008721 12<=0 -.06323 .01383 196<=0 24<=0 .02072 .06776 -.03799
194<=0 12<=.1112 -.08012 .008548 198<=.4102 29<=0 200<=.7029 .02007 183<=.4362 -.04377 .01308 187<=.4171 .03912 -.008833 184<=.7192 37<=-.36 -.01329 176<=.4177 .0008741 63<=3.179 31<=0 .07089 .005177 .003024 131<=0 6<=0 200<=.879 .003158 .1073 -.002405 .007549
192<=-.01533 181<=.1278 15<=0 192<=-.1302 -.08179 100<=.05756 .02619 -.02612 .003821 -.02555 181<=.7023 8<=-.6399 -.01529 181<=.2529 -.01446 60<=1.687 -.01139 31<=.6932 .04464 -.005254 2<=.3126 13<=5.864 144<=4.489 75<=-4.595 -.004011 .1037 .002478 -.00396 61<=.05744 -.02245 .0387
181<=.451 165<=.1459 12<=.1112 -.07897 -.0006394 165<=.3144 160<=2.64 134<=0 -.03474 .004432 .009529 144<=1.61 .01433 -.01486 165<=.7313 8<=-.6399 -.03007 181<=.8979 144<=4.291 31<=1.099 108<=-.86 -.002336 196<=1.792 .05487 -.005703 -.004252 -.0096 -.01054 130<=0 .09896 .005551
192<=-.01533 165<=.1248 192<=-.1302 -.07674 152<=3.762 -.0236 .02472 192<=-.1733 147<=4.533 -.0337 .01051 140<=8.632 .01207 -.0145 165<=.7835 163<=9 80<=7 37<=-.55 -.003478 149<=1.792 148<=.02429 .0554 .01105 -.002076 -.004925 58<=1.099 .01179 -.03471 99<=9.532 .09582 .00733
165<=.4005 165<=.1059 19<=.3455 12<=.1112 -.076 -.003062 30<=2.303 -.03009 .02014 165<=.2359 -.03419 -.006414 165<=.7835 147<=4.701 30<=0 19<=.0337 171<=.6942 -.01025 .02235 131<=0 189<=.886 .05458 .01054 -.006856 -.001676 -.02479 99<=9.937 158<=6.749 .09061 .008662 .001641
195<=0 198<=.4102 37<=-.05 198<=.2764 -.0454 .003779 30<=0 193<=.3688 .03671 .0009269 -.02103 30<=0 37<=-.4199 141<=5.974 .02516 -.0303 36<=-.37 .004451 140<=10.53 61<=.9783 28<=-.7599 .003082 .08478 .01056 .007334 200<=.9602 -.01242 .02535 16<=.6667 -.0719 -.01557
192<=-.01533 181<=.09384 53<=0 .001218 -.07416 192<=-.1733 79<=-1.609 -.006191 -.03817 -.005868 165<=.6809 143<=.5343 30<=1.61 198<=.2764 -.0001253 .04345 -.02016 81<=.9933 .007104 -.02706 165<=.8605 181<=.9542 25<=1.229 .05162 -.0003238 -.007285 138<=0 79<=-5.03 .001165 .08723 -.002449
181<=.2529 181<=.0663 -.07306 199<=.5736 37<=-.2 .02644 -.01422 -.04046 181<=.767 143<=.5249 186<=.8326 123<=0 186<=.293 .005985 .0453 -.01742 -.01199 181<=.451 -.01731 .01334 2<=.3126 140<=10.2 4<=0 .08122 -.004083 147<=2.565 -.0145 .0253 61<=.08235 -.02406 .01921
173<=.3221 173<=.09252 -.07094 63<=3.179 99<=5.667 173<=.1777 -.0184 .008021 -.03684 .0101 173<=.7338 26<=.2106 167<=.9141 173<=.4501 .005845 46<=5.031 .03794 -.007705 -.009242 -.01606 26<=.2106 138<=0 198<=.0279 -.00367 89<=-2.079 .003111 28<=-.9499 -.001772 .07662 -.003024 -.004526
181<=.451 181<=.1515 196<=5.408 -.06752 .01051 200<=.7335 .02513 147<=4.443 -.01778 .02134 165<=.8605 30<=.6932 88<=-1.69 -.01994 160<=1.61 181<=.9339 103<=-.5099 78<=15 .04843 -.00682 -.004874 -.005736 -.004249 -.01407 64<=7.263 79<=-4.521 .002455 141<=6.553 .07816 -.001816 .001126
181<=.2529 181<=.0663 19<=.3455 192<=-.1302 -.07057 .006172 -.004653 63<=3.527 -.03511 .008001 165<=.8605 143<=.6489 192<=.01769 .003116 146<=3.971 79<=-4.143 .005404 .04984 .0002695 14<=7 .01391 47<=.7695 57<=1.26 -.04031 .009424 .01577 152<=5.05 79<=-4.897 -.003846 .07474 -.003449
192<=-.09399 192<=-.2937 -.06437 185<=.06682 -.03817 185<=.1605 .01472 -.01461 180<=.7048 162<=0 185<=.5136 .01283 -.02411 161<=.1922 149<=1.792 137<=0 196<=0 .04827 -.01029 -.01054 -.00791 140<=8.717 .016 -.0257 83<=8.426 175<=.5771 .00954 7<=0 .07138 -.003945 .01922
181<=.2529 181<=.09384 53<=0 .003185 -.06575 83<=4.745 .004785 -.0271 173<=.8612 87<=-.67 149<=1.099 -.03342 .01825 192<=.01769 -.001617 132<=0 109<=-1.899 -.003747 95<=4 69<=0 .05416 .01538 -.006901 109<=.7401 152<=3.913 .03531 -.006862 149<=0 .01067 -.02872 .06867
181<=.3735 181<=.1278 -.06385 190<=4.331 -.0229 78<=3 -.01098 .03225 181<=.8979 26<=.2106 30<=0 181<=.5818 .009476 59<=8.938 139<=0 59<=2.996 -.005117 .05004 -.008212 .005492 -.003616 -.02233 65<=.4393 64<=7.263 28<=-.54 -.001273 99<=9.937 .06949 -.002475 -.002884 -.009998
181<=.2529 181<=.0663 15<=0 -.06389 .01449 193<=.1728 .02402 -.02406 181<=.767 40<=.3601 140<=9.589 .04079 -.01516 103<=-2.91 .01905 180<=.6506 193<=.3688 .006952 141<=6.613 -.03402 .01399 181<=.639 -.007336 .03187 2<=.6251 180<=.6928 193<=.6004 .02969 -.01726 .06461 .002245
181<=.2999 181<=.0663 15<=0 -.0633 .01444 53<=.9627 -.02533 40<=.3401 -.01323 .0343 181<=.7023 58<=2.709 .01776 178<=.7299 81<=.559 .01342 -.02981 .0163 2<=.3126 144<=4.489 160<=2.64 23<=.1819 .06147 147<=4.701 .02692 -.01417 .0004536 -.005592 62<=.2982 .01923 -.02041
173<=.2428 173<=.06644 -.06307 55<=.1567 194<=0 -.01805 .01791 -.02902 173<=.8612 173<=.5661 157<=.2549 182<=.5561 78<=5 .03282 -.0001445 -.008281 69<=0 .006242 200<=.8563 .01182 -.03019 100<=.01918 -.0149 103<=-.5099 188<=.07915 -.002135 .03207 -.008342 64<=7.263 .06258 -.004715
192<=-.1302 165<=.09054 16<=.6667 -.0627 191<=4.616 -.02158 .02379 191<=3.851 -.007209 -.03324 165<=.8605 178<=.7299 193<=.5629 161<=.08052 161<=.05797 200<=.9356 .02933 -.01504 145<=2.398 -.03585 .01101 161<=.157 145<=1.61 .04129 -.001138 -.007798 165<=.7313 -.03597 .003637 .03348 .05867
192<=-.1733 181<=.0663 -.0608 29<=.25 42<=3.556 -.02922 .01447 .007507 181<=.9161 26<=.07693 181<=.5818 76<=-3.871 .03339 -.004724 69<=3.556 30<=.6932 106<=5.982 47<=.01253 .004448 .04461 -.0002358 -.007077 -.01115 161<=.08372 103<=-2.779 .005198 -.04168 .008291 141<=6.553 .05957 -.005659
192<=-.05573 181<=.0785 -.05761 192<=-.3542 -.02483 33<=0 -.008549 .01285 165<=.8913 99<=9.138 80<=7 123<=0 144<=3.296 .03612 141<=6.553 .0142 -.01992 -.01798 144<=2.08 -.01599 .01282 141<=5.708 .008343 41<=1.52 -.04593 .00584 99<=9.695 79<=-5.03 -.003684 .06204 -.006872
192<=-.1302 165<=.09054 21<=.5 -.05664 .001486 149<=0 157<=.3338 .02803 -.01746 -.02471 165<=.8605 154<=0 144<=4.19 8<=-.6399 -.01831 30<=0 123<=0 184<=.9038 .0393 -.007527 -.01659 .002247 -.01992 179<=.7318 -.0301 .01224 140<=10.2 78<=5 .06101 .004166 .005557
192<=-.01533 192<=-.3349 -.05669 190<=4.026 -.01802 .01338 173<=.8916 144<=3.785 146<=3.259 187<=.7154 30<=.6932 .03699 -.00924 181<=.767 -.02345 .0174 55<=.7131 157<=.01881 .02241 178<=.6733 21<=-1 .006384 180<=.7048 -.0469 .002028 .0101 .02407 178<=.7299 -.03674 .01306 .05678
192<=-.1302 173<=.03785 15<=0 -.06059 .01215 21<=.5 -.02395 .01224 173<=.8916 144<=3.219 88<=-.5 163<=1 -.0254 .01619 200<=.9426 57<=-1.61 -.008342 185<=.8009 .04182 -.01113 60<=3.971 199<=.8117 -.005461 .03129 -.007042 41<=1.371 57<=-.8999 .01375 -.031 .00768 .05392
192<=-.1302 165<=.03699 15<=0 -.05908 .01046 196<=0 54<=.488 101<=0 -.01051 80<=2 -.005839 .03697 -.01879 -.0381 173<=.8916 165<=.6809 143<=.5022 80<=5 112<=1.06 161<=.147 .04494 .0007523 81<=.9593 -.01751 .01904 143<=.2957 -.02264 .01466 -.01292 .02707 .0549
194<=0 184<=.02902 80<=1 -.005335 -.05603 193<=.2141 93<=.1295 .03805 -.01027 -.02396 197<=.6929 37<=-.4199 53<=.03579 .01189 -.02564 31<=.6932 34<=0 -.01479 39<=-1.87 -.01256 160<=1.61 193<=.5405 .03594 .01125 -.01047 -.01648 99<=9.288 89<=-1.159 .003094 .05054 -.008972
165<=.2359 165<=.02894 -.05792 193<=.2141 93<=.171 .04521 -.0141 12<=.1112 -.02996 .01224 165<=.9171 146<=3.466 96<=3 93<=.04404 -.01457 200<=.964 .03656 .004849 184<=.6814 -.02626 .01518 149<=0 .02036 178<=.7952 193<=.3387 .0113 -.03271 .01335 52<=.9525 .05529 .003221
173<=.1516 173<=.06644 30<=2.303 -.05471 .0004096 -.02042 173<=.7852 146<=3.179 161<=.08173 125<=0 -.03387 .01267 200<=.9707 30<=1.792 .03675 -.009677 -.00545 193<=.6602 193<=.2141 .01359 161<=.05797 .01216 -.02669 .01741 50<=.2326 .01032 26<=.3077 64<=7.263 .05273 -.009348 -.01249
165<=.1734 165<=.042 -.05765 76<=-4.691 .01878 -.023 165<=.8605 97<=.3701 186<=.1237 -.004643 150<=0 .03266 76<=-.6931 -.01624 .01264 78<=1 57<=1.42 -.03429 -.0004299 143<=.04181 59<=6.482 -.03056 .012 185<=.3297 -.005145 .02281 143<=.9045 86<=3.829 .04935 -.007184 -.006171
165<=.09054 -.04983 165<=.9171 99<=9.138 165<=.6809 199<=.7776 57<=-1.379 180<=.4427 -.03595 .01292 57<=.3601 56<=8 186<=.05616 -.005557 .0349 -.004937 199<=.5304 .0222 142<=.2133 .01063 -.0215 197<=.5851 -.02173 .008126 19<=.2679 .02278 -.01472 -.0292 52<=.9525 .05102 -.002981
165<=.05546 12<=.1112 -.05207 .005663 165<=.7313 92<=.6008 188<=.06114 -.0211 162<=-1 -.01785 72<=.4346 185<=.2962 -.01372 .01309 105<=8 14<=2 -.001798 162<=3 101<=1 .03565 -.002025 -.006171 152<=1.792 .01762 -.01352 152<=.6932 .007742 -.03413 173<=.9167 .02215 .05117
173<=.03785 15<=0 -.05322 .01137 173<=.8916 189<=.9147 99<=8.478 74<=1.387 -.003091 14<=11 186<=.7838 19<=.04688 161<=.05324 .01801 -.02726 97<=1.03 152<=5.05 .03723 -.008021 -.00005447 157<=.6738 -.0281 .01293 .03587 19<=.002404 .01734 91<=.2849 -.03251 .008943 -.02171 .04528
192<=-.1733 181<=.0663 20<=.5071 -.05218 .007189 -.0132 178<=.7299 173<=.8916 100<=.7175 101<=1 59<=6.482 .007867 .0458 -.01746 81<=.9183 97<=1.15 93<=.213 -.01858 .02184 -.02043 79<=-.6931 .009952 -.03606 .03393 145<=3.402 56<=5 20<=.5071 .04703 -.009645 .001969 -.01096
181<=.3735 181<=.03343 -.05069 187<=.2493 179<=.3131 40<=.32 -.008136 121<=0 .0361 -.008331 -.01057 -.02388 30<=0 168<=.9162 187<=.5457 .03112 197<=.8142 78<=1 72<=.5442 .003877 -.02575 .01222 .02352 181<=.639 -.004881 .04623 50<=.5189 13<=4.928 -.02806 .00956 .01261
165<=.1059 16<=.6667 194<=0 -.05345 -.01114 0<=2.834 -.01479 .0321 173<=.9167 140<=7.665 41<=-2.73 -.01317 .03843 97<=.3001 198<=.201 -.01349 140<=9.619 140<=8.361 -.002957 .03567 -.00737 41<=2.881 193<=.7271 193<=.2685 .009142 -.02797 .01204 160<=.6932 .01995 -.01979 .04551
192<=-.3829 18<=.3667 -.0473 .00538 181<=.9161 81<=.9865 103<=-2.73 69<=1.387 .0291 -.007182 193<=.6602 58<=2.773 30<=0 188<=.2605 -.008373 103<=-2.579 -.01926 .02829 -.01772 147<=4.318 69<=1.099 -.04014 .009018 .02412 .02627 39<=-.2 58<=1.792 -.001994 -.03741 .01469 .03473
165<=.6809 165<=.05546 -.04759 78<=3 143<=0 .0122 37<=-.9399 .006794 -.02272 14<=5 75<=-2.079 -.008923 .03093 140<=9.148 -.01553 58<=3.045 .02039 -.01014 179<=.693 37<=.1501 -.01449 .02102 131<=0 2<=.125 74<=5.847 .04284 -.004553 35<=5 -.02334 .02079 -.008916
195<=0 30<=0 23<=.1819 141<=6.376 189<=.886 99<=9.288 143<=.9045 37<=-1.279 -.007088 .04035 -.01161 -.006874 .00393 13<=-1.098 .01601 -.02842 52<=.7628 .006658 -.03348 33<=0 -.02708 .01356 193<=.2141 184<=.02902 -.02075 200<=.9214 -.004721 .04355 198<=.3026 -.04821 -.01386
192<=-.2937 197<=.09772 -.04674 18<=.2795 -.02105 .02311 197<=.7283 13<=-6.96 140<=8.632 157<=.5371 -.04057 .01309 54<=.8431 .02917 -.02548 104<=7.742 100<=.7804 -.005872 .02615 157<=.2926 .009481 184<=.7681 -.0283 .003603 140<=10.26 67<=0 180<=.7048 .001773 .04415 -.003047 -.008783
165<=.02894 -.049 165<=.956 8<=-.8399 -.01905 99<=7.131 62<=.09856 188<=.06114 -.01576 148<=.03598 101<=0 -.006661 .01955 -.01318 .02896 55<=.13 .02492 117<=2.29 81<=.778 110<=4.026 .01945 -.01583 98<=.01613 185<=.7017 169<=.1455 -.002641 -.04721 .006632 .01263 .01852 .04552
165<=.1459 197<=.1199 199<=.508 152<=3.913 -.01528 .01692 -.04958 115<=.12 -.01395 .01034 165<=.9331 30<=0 189<=.6801 36<=-.37 -.004144 145<=1.099 .02609 .001699 143<=.5165 .007063 -.0135 199<=.8313 79<=3.611 -.02985 .006935 152<=3.333 .02149 -.01242 157<=.1457 -.004218 .04581
181<=.1278 15<=0 195<=0 -.005795 29<=.5 -.04758 .003364 .02555 30<=0 28<=-.01999 93<=.4869 .008254 -.02302 189<=.7884 82<=7.521 39<=-1.61 -.007414 74<=-.6931 -.008718 123<=0 .03696 -.01111 74<=3.219 .02025 -.03087 198<=.611 -.008891 .01289 33<=0 -.0201 .0129
181<=.1105 16<=.6667 184<=.08765 -.04481 -.003304 .01281 165<=.9455 132<=0 187<=.6648 186<=.1237 -.004353 54<=.488 96<=4 55<=.6012 .03925 .0005619 -.009902 .003312 197<=.7283 178<=.7299 -.03782 -.001728 .01503 141<=5.076 .004282 18<=.09638 146<=4.522 -.04292 .006402 -.006448 .03871
174<=.03146 161<=.04115 .008216 -.04522 181<=.9339 8<=-.43 -.02162 157<=.1929 78<=1 -.01323 13<=2.565 147<=2.773 .01711 -.00884 102<=0 .03453 -.005045 200<=.9244 13<=3.952 .02359 -.01618 148<=.1084 183<=.7182 124<=0 -.02313 .0124 .002283 .0178 2<=.3126 .03901 -.006257
173<=.04281 -.04123 173<=.8612 157<=.01881 19<=.1531 .03869 -.006691 147<=2.945 43<=.08484 35<=17 193<=.5702 19<=.1891 180<=.1199 -.01085 .02967 -.003325 -.001559 -.007517 -.01914 178<=.7299 50<=.9204 35<=18 -.03221 .006857 .01335 .00551 157<=.2345 -.002802 157<=.9638 .03679 -.00738
181<=.04296 -.04624 181<=.9161 83<=7.866 184<=.6814 93<=.213 78<=7 93<=.008724 -.00859 179<=.5607 .04071 .001062 -.01286 188<=.3375 -.01902 186<=.7154 .01381 193<=.6685 -.03976 .01141 .0191 75<=1.946 .01349 -.03001 2<=.3126 40<=.35 -.005893 157<=.9638 .03924 -.01045 -.01611
174<=.03146 197<=.3624 -.04742 .002265 145<=1.387 196<=0 198<=.07349 179<=.3131 .01782 -.01579 160<=2.64 144<=4.489 123<=0 122<=0 23<=.125 121<=0 .03242 -.01154 .006424 -.01516 -.01645 -.01728 -.01295 51<=.9927 -.02707 .02118 117<=.63 51<=.6045 -.03439 .006981 .008281
173<=.9559 173<=.02112 -.04382 162<=1 172<=.4471 196<=1.099 .03285 -.005166 180<=.7048 135<=0 -.02427 .008379 180<=.8497 .02722 -.0037 173<=.685 76<=-4.369 .01377 20<=.08844 103<=-3.71 -.0008129 -.04026 -.0106 92<=.6119 35<=16 .0189 -.01504 177<=.8082 -.03241 .01198 .03936
181<=.02624 197<=.3624 -.04744 .004687 181<=.9161 102<=0 53<=.04845 103<=-2.73 148<=0 .02136 -.01702 166<=.04805 .01742 57<=1.111 -.0312 .0004384 188<=.07915 -.01714 74<=-1.609 -.01666 80<=2 .002676 160<=.6932 .03049 -.002238 -.02663 65<=.1885 152<=3.913 .03813 -.009535 -.01196
195<=0 199<=.8313 186<=.7838 180<=.4198 58<=3.259 199<=.5736 162<=2 -.003697 .02806 -.01534 -.0285 199<=.7776 157<=.6976 .02624 -.007073 99<=6.149 .01124 -.01749 -.03251 192<=.01769 .001442 138<=0 2<=.3126 .03689 .0001647 -.01378 12<=.1112 152<=4.845 -.0365 .01053 .01697
173<=.04281 -.03872 173<=.9559 28<=-.7599 -.02308 145<=1.61 99<=7.598 140<=8.936 53<=.03223 .02099 140<=7.665 .01645 -.01782 57<=.38 .03248 132<=0 .01492 -.01319 40<=.6801 53<=.8355 14<=2 -.009266 184<=.2913 -.004558 .03426 -.02317 -.01915 41<=1.67 -.02176 .00988 .03665
192<=-.3829 29<=.5 -.04005 .009365 197<=.7847 187<=.5457 74<=0 -.0195 8<=-.6399 -.013 106<=4.673 60<=2.565 142<=.3809 .01373 -.01809 78<=9 .02768 -.007764 -.007437 19<=.08151 188<=.7197 -.0376 .01013 79<=-1.609 .01927 -.00959 78<=5 8<=.8501 .03183 -.01057 -.01476
173<=.02112 -.04148 173<=.9455 79<=4.97 191<=3.932 177<=.7462 200<=.8457 80<=3 .02641 -.01014 19<=.04688 146<=3.829 -.03901 .007453 51<=.00613 .007378 173<=.8916 178<=.3578 .0009291 -.02445 .01028 13<=-4.33 .02512 141<=5.371 -.01779 .01173 .02034 .0271 92<=.4278 -.005946 .03552
173<=.02112 -.03668 173<=.9559 97<=.3701 185<=.06682 -.01171 60<=2.613 -.00734 193<=.5188 101<=1 192<=-.3829 -.007288 74<=-3.218 -.009983 3<=.6932 .0438 -.005502 -.005972 152<=3.971 .01344 -.02751 60<=3.971 142<=.4614 193<=.6819 -.01686 .01801 .01988 27<=0 -.03973 -.005736 .03123
198<=.2764 75<=5.177 17<=.2284 -.03191 197<=.09772 -.01555 .02236 .01611 173<=.9559 14<=16 184<=.8857 14<=6 140<=10.53 81<=.7505 -.003978 .02167 -.01774 103<=-2.839 .007146 -.02437 147<=3.466 147<=2.398 .005518 -.04107 .01063 36<=-.4199 -.01379 151<=0 -.005097 .03525 .03279
192<=-.3542 12<=0 -.03056 .01315 140<=9.589 62<=.2162 75<=3.829 150<=0 14<=16 -.003665 .03079 180<=.6928 -.0279 .006439 97<=1.76 .02678 -.01035 35<=4 -.01294 .02674 152<=3.556 146<=2.565 100<=.9478 .008455 -.03719 .01825 14<=1 .008831 19<=.1005 -.04462 -.001692
83<=5.538 147<=4.533 0<=3.136 -.03361 -.001631 .01302 200<=.8563 .02887 18<=.05001 81<=.9316 .005739 47<=.7695 -.03462 .005741 81<=.3837 -.01013 149<=1.099 152<=3.689 42<=.6932 53<=.03223 .01981 -.004649 .03089 55<=.542 -.01781 .01296 80<=1 -.02605 179<=.7101 -.01427 .01671
168<=.9329 38<=-.75 -.03428 140<=7.665 179<=.1773 -.01563 41<=-3.23 -.009025 .03856 193<=.2141 153<=0 -.002488 .03494 41<=4.691 87<=.1701 157<=.7452 12<=.1112 -.02842 .01188 .002477 140<=8.361 -.0227 200<=.9685 149<=.6932 .02143 -.004054 -.01349 .01397 183<=.08322 -.005863 .03159
195<=0 99<=7.076 71<=3 149<=.6932 72<=.419 .0072 88<=1.14 .03745 -.007715 136<=0 82<=5.731 -.0184 .007053 .02614 200<=.7335 .017 -.01433 135<=0 93<=.3076 .008577 -.02106 48<=.008354 144<=2.303 .01554 -.01906 .02196 17<=.2284 71<=3 -.03313 .005767 .003124
183<=.7848 181<=.02624 -.03478 189<=.1315 .00984 142<=.5086 161<=.09718 146<=2.303 -.0459 75<=3.913 142<=.3304 -.03194 .007422 .006486 77<=0 83<=5.538 -.01754 103<=-3.2 -.01323 .01842 152<=1.099 .009931 -.02739 181<=.2134 -.01235 .01776 161<=.1616 8<=0 .02544 -.01321 -.009051
173<=.9559 173<=.02112 -.03263 200<=.8069 60<=2.565 -.01379 200<=.5937 -.002566 .03597 132<=0 129<=0 194<=0 -.02007 23<=.07595 .008676 52<=.7402 .005105 -.02067 103<=-3.2 -.005161 200<=.9832 140<=7.931 -.006363 .04117 -.01151 50<=.742 85<=.8217 .0002007 -.02687 .01145 .03521
198<=.218 76<=-5.181 .02072 12<=0 160<=2.64 -.03221 .004445 .01613 187<=.6827 146<=3.296 53<=.8449 172<=.8595 .0253 -.002984 -.007027 53<=.003466 -.02623 93<=.1295 -.01885 .008641 146<=2.565 180<=.9597 -.03494 .005052 81<=.7188 -.01752 180<=.7048 -.01486 188<=.1813 -.005643 .02665
197<=.6929 157<=.492 78<=5 109<=1.071 88<=-.61 -.006849 149<=1.387 159<=.07492 169<=.008684 -.006616 99<=8.478 .04162 -.004286 -.00511 -.003766 -.008422 147<=2.64 .002214 41<=4.691 -.02576 .01114 170<=.8998 -.02482 .01045 157<=.9638 157<=.396 157<=.2016 .01672 -.01336 .02993 -.00779
182<=.1021 19<=.3455 197<=.4037 -.03982 .005366 .02144 165<=.956 200<=.8277 .0227 3<=0 152<=3.611 185<=.8009 161<=.147 14<=3 -.0000995 56<=5 195<=1 .04787 -.00446 .00161 -.002142 178<=.7299 -.02845 .01096 140<=9.545 200<=.893 -.02812 .01787 -.02724 -.01608 .03034
173<=.04281 141<=6.227 -.03429 .00907 173<=.9559 54<=.6125 75<=4.175 198<=.2764 191<=3.851 143<=.07049 -.01098 .01924 -.02237 18<=.1409 149<=1.792 .02849 -.008394 -.0005832 21<=.1876 .03582 -.004797 97<=.3001 54<=.6562 -.02241 84<=.7817 -.01158 141<=5.727 .02694 -.006919 -.01196 .02814
197<=.09772 194<=0 -.03707 197<=-1 .009419 -.01618 142<=.3304 19<=.2184 197<=.5476 193<=.4643 179<=.3931 -.01171 .01762 163<=1 .004117 -.02711 55<=.4315 142<=.1632 .01182 -.01954 99<=9.288 .02136 -.01262 -.02482 123<=0 103<=-3.059 -.001899 71<=3 .0319 -.00149 -.01738
165<=.02083 -.0292 8<=-.6399 196<=-1.609 .01137 -.02339 196<=0 161<=.2438 139<=0 142<=.03014 -.01926 160<=1.61 138<=0 157<=.1066 148<=.04463 186<=.2228 -.007627 .01677 -.01889 92<=.6008 101<=0 .002082 .02938 129<=0 -.004384 .02531 -.01512 -.007772 -.02395 -.01867 -.01561
173<=.9331 149<=0 53<=.8449 57<=.69 195<=0 58<=4.616 .03914 -.005018 -.006439 -.001762 -.01818 193<=.2015 101<=0 -.01715 78<=4 .04129 .00002482 16<=.5 197<=.8142 50<=.01496 98<=.3537 -.01306 .01749 96<=2 -.01322 -.03623 .004216 .006525 193<=.856 .03409 -.008089
189<=.9147 27<=0 14<=3 64<=3.611 -.003864 181<=.8106 -.005935 -.04748 165<=.02304 -.02473 161<=.09483 161<=.04115 .01986 183<=.7848 -.02124 .01531 43<=.08484 159<=.09401 .02456 -.007275 -.007649 181<=.9339 74<=4.111 .01404 182<=.7385 .006697 -.02529 .03388 197<=.3624 -.03088 -.003928
165<=.956 193<=.2141 80<=5 41<=.3701 60<=4.213 .05422 -.003096 -.00319 -.01586 193<=.6685 193<=.6004 46<=1.61 178<=.4525 .01062 -.006434 62<=.4231 -.02171 .01036 81<=.8912 -.005192 107<=.07585 -.05687 -.000864 199<=.9316 144<=4.489 164<=0 .03769 -.005463 -.01316 -.008324 .03222
165<=.8913 193<=.2141 147<=2.709 -.005702 41<=-7.51 -.008485 41<=1.201 195<=2 .05697 -.005819 -.003736 152<=.6932 181<=.1787 -.0118 .02994 33<=0 45<=.9737 200<=.8457 .003848 41<=2.58 188<=.6907 -.02699 .002084 .001184 .0096 .006449 39<=-.4699 -.003205 152<=5.05 .03394 -.01373
62<=.5702 188<=.1018 -.02114 33<=1 143<=.6489 70<=.247 62<=.01722 -.008362 188<=.2409 -.006804 121<=0 174<=.5027 70<=.02086 .006035 .05279 175<=.7257 -.005748 .02033 -.01206 1<=1.61 -.02711 69<=0 -.01209 .01524 99<=8.375 -.007705 -.03492 192<=.3627 .02078 -.01107 .02483
165<=.8913 165<=.02083 -.02824 58<=2.64 199<=.7575 78<=11 142<=.4821 .02292 58<=1.792 -.01063 .01801 -.01195 12<=0 35<=13 -.01382 .00928 .01846 103<=-3.71 .01193 188<=.6609 142<=.5718 -.02853 198<=.1844 -.01709 .01586 .008275 199<=.8117 -.01189 161<=.2438 .03019 -.01543
165<=.042 197<=.3624 -.03704 .007056 99<=7.076 194<=0 141<=5.118 -.02268 .01055 11<=-5.826 34<=0 -.008744 142<=.02816 -.009321 14<=4 .009889 102<=0 .03254 -.002548 -.006853 110<=3.045 .006623 174<=.9614 53<=.04456 129<=0 -.03629 .004628 105<=1 -.02199 .006283 .01347
89<=-1.529 152<=4.111 17<=.25 -.02925 .00235 .004173 152<=1.61 50<=.9803 177<=.3205 -.00705 .03763 -.01603 18<=.08792 99<=7.598 152<=3.219 -.0156 .00669 -.0242 177<=.2788 152<=3.136 -.004423 .03246 184<=.6264 -.006047 141<=5.617 149<=1.099 .02445 -.005937 55<=.6401 -.01839 .01035
165<=.02573 -.03071 8<=-.17 -.01743 200<=.9439 126<=0 157<=.05653 200<=.9158 -.02401 .008693 146<=4.175 122<=0 .02164 -.01174 -.0216 76<=5.39 .03298 -.005975 168<=.946 54<=.6231 180<=.6114 76<=3.333 -.02618 .01274 .01855 144<=3.971 -.02165 .009886 157<=.413 -.007598 .02344
165<=.956 40<=1.191 17<=.5 195<=1 55<=.9361 80<=1 41<=.64 .02314 -.008554 188<=.6907 76<=-4.11 .01343 17<=.122 161<=.04115 .00598 145<=2.709 161<=.1049 -.03758 -.01359 199<=.5539 .02096 -.01262 -.00259 .009419 .01194 -.02659 .01445 69<=1.387 .01741 -.01206 .02583
30<=0 187<=.2212 181<=.03806 -.01568 28<=-.7599 -.006922 .03013 114<=.8001 52<=.9044 177<=.3799 -.01163 143<=.5726 41<=2.01 38<=-.8999 -.008101 .0345 .000439 .004839 55<=.8076 140<=8.589 .00874 -.03442 .007202 55<=.7441 -.0256 .006565 70<=.8796 50<=.5189 -.02267 .005039 .01432
200<=.9685 151<=0 179<=.7101 -.02204 .01094 59<=2.996 -.01153 152<=2.64 .02663 179<=.8762 163<=2 40<=.5601 .02633 .003285 82<=3.971 -.02014 .005101 163<=3 -.03351 .006054 183<=.7848 74<=-4.553 .01725 146<=1.946 .001959 161<=.04115 .007461 -.03463 149<=1.099 .01932 -.01251
198<=.218 193<=.2141 64<=3.296 -.01059 .02871 -.01852 146<=3.664 200<=.9214 46<=3.259 .02896 -.007491 186<=.5349 20<=.08042 -.02759 157<=.8692 .008687 -.02032 186<=.8752 .02422 168<=.7363 -.02262 .008793 70<=.7283 81<=.4884 .008233 193<=.6602 50<=.01916 -.0007565 -.03848 .006131 .01779
27<=0 152<=2.834 97<=-.14 184<=.3414 -.01607 .02053 175<=.9276 97<=3.06 -.03136 .002324 .007204 152<=3.296 171<=.08202 -.007981 .02831 143<=0 .01921 146<=3.219 .004444 149<=1.387 133<=0 -.02759 .007364 .004503 59<=5.821 -.003359 152<=3.638 147<=4.853 .02859 -.00923 -.001775
8<=-.17 -.01439 50<=.742 186<=.7838 145<=1.099 86<=4.19 102<=0 188<=.5018 78<=9 40<=.07001 -.005321 .02856 -.009932 186<=.4933 -.0104 .01835 -.016 -.01353 76<=3.179 -.02173 .003645 200<=.9779 -.03417 .01386 187<=.8803 152<=4.683 58<=1.61 .003049 .03496 -.008881 -.006242
50<=.6801 196<=-4.624 152<=3.913 -.004697 .03702 152<=3.556 59<=6.307 49<=.546 53<=.9865 -.01852 .01163 .008108 .0169 53<=.03937 149<=1.61 -.04609 .008623 51<=.9373 142<=.1693 -.01738 .01207 -.02722 94<=1.387 194<=0 -.01043 141<=6.376 58<=4.616 .03387 -.006655 -.005741 -.007167
165<=.03699 -.02106 53<=.9627 165<=.956 152<=1.946 170<=.2393 -.01873 181<=.9542 .02724 -.01431 103<=-1.669 44<=.04147 147<=2.198 .01609 35<=9 147<=2.996 -.01211 .01703 144<=1.387 -.03294 -.007306 188<=.2409 -.005602 .01588 157<=.1313 .00623 -.02721 .0233 81<=.941 .04472 -.01402
197<=.09772 195<=0 96<=1 -.01919 .006743 -.03111 83<=7.866 176<=.2651 140<=9.312 .03277 -.003635 140<=9.082 182<=.8685 96<=2 -.002523 149<=0 .004281 -.03267 .01408 54<=.8222 179<=.4213 -.007372 .02284 -.007236 49<=.9375 .002081 169<=.4959 .005291 147<=2.198 .004553 -.04866
200<=.7335 .02412 143<=.1451 126<=0 -.02905 .02067 195<=2 80<=3 143<=.5508 184<=.4232 -.01128 .02173 142<=.07997 .01106 193<=.5798 .001409 197<=.8391 -.03938 .001711 54<=.8906 98<=.3537 57<=2.631 97<=-5.19 -.01012 200<=.9743 .03791 .001136 -.005167 -.005208 -.0133 -.02107
13<=-6.96 180<=.5566 55<=.5658 160<=.6932 -.02506 .01151 .01781 .029 193<=.2141 70<=.04722 -.004271 .04011 27<=0 0<=3.851 53<=.07397 161<=.08173 -.01306 .01151 -.02282 53<=.2524 -.0416 .0008457 103<=-2.559 62<=.4231 71<=3 -.0248 .007216 .01279 13<=3.296 .02622 -.004562
165<=.02083 -.02449 143<=.6489 153<=0 100<=.9478 143<=.2703 50<=.1673 -.01652 .00784 .01999 157<=.1186 .004782 145<=0 157<=.6738 -.03305 .007726 .01095 188<=.2224 -.002529 .02425 157<=.7452 143<=.7985 199<=.7677 .004387 68<=.6932 -.04149 .003814 .009559 184<=.7192 -.007426 .01782
199<=.508 99<=7.467 101<=0 -.01104 .04212 -.01061 47<=.3243 19<=.1272 200<=.9685 160<=1.61 47<=.1192 185<=.2501 -.007063 19<=.01827 -.01006 .01931 -.01733 -.02223 -.02836 99<=5.838 83<=5.538 -.02713 .001588 195<=2 .02221 -.01152 83<=8.426 168<=.3971 -.008813 .02284 -.01798
28<=-.6899 -.02407 152<=4.683 141<=5.887 152<=3.259 198<=.1181 -.01322 149<=1.099 141<=4.078 -.009606 36<=.8001 .02032 -.01197 61<=0 .008376 -.02565 182<=.5954 .004503 157<=.556 35<=7 .003027 -.03681 .002448 35<=12 152<=3.219 .0006829 162<=0 -.00512 .04509 -.004129 -.018
161<=.04115 .0184 19<=.04688 103<=-2.41 -.002225 57<=.82 -.03831 .003861 62<=.5001 180<=.9067 63<=2.773 14<=6 145<=0 19<=.1365 .01032 -.01481 69<=0 .03296 -.00281 180<=.4698 -.02383 172<=.5754 .01546 -.007264 -.02056 180<=.9361 97<=1.941 -.04076 .00593 .001493 .02276
160<=1.61 28<=-.01999 -.01644 53<=.4267 193<=.5188 200<=.9707 199<=.4351 -.007803 144<=2.996 35<=23 .03376 -.008052 .001797 -.009804 163<=4 185<=.4342 .005027 147<=3.584 99<=6.149 .005302 81<=.9993 -.04637 .001402 .007109 20<=.04645 -.01488 .01841 97<=.64 -.02185 .01241 -.02526
197<=.3624 39<=-1.25 69<=1.099 56<=8 -.03432 .002497 .0105 60<=2.846 193<=.5629 30<=2.834 58<=1.792 .00001306 90<=-1.5 -.003324 .03672 -.01021 -.01343 -.009603 193<=.4215 -.006106 159<=.2234 69<=1.792 71<=1 .0205 57<=1 39<=-.4799 .009234 -.02221 .01719 -.004889 -.01151
28<=-.2399 -.0188 154<=0 63<=2.485 187<=.5941 30<=0 109<=-3.71 -.009386 42<=2.198 .01764 -.0101 8<=-1.33 .01487 -.01637 199<=.842 40<=1.06 -.03411 .0074 49<=.9661 167<=.4071 -.01086 .01598 -.01746 14<=9 109<=.47 .03958 .003555 152<=3.259 .01586 -.0229 -.01866
152<=3.497 53<=.03223 193<=.4021 -.01003 49<=.9661 .02453 -.008515 187<=.8643 62<=.1299 144<=2.773 55<=.5658 141<=4.956 .01274 -.01131 109<=-2.089 .003462 -.03173 .009122 195<=0 .02342 -.009584 -.03214 100<=.8921 100<=.3553 -.01407 .01315 81<=.7505 .001285 14<=1 .005485 -.04323
146<=1.61 161<=.08372 -.006606 35<=5 -.004414 .03122 161<=.05797 146<=3.527 .001172 .02889 161<=.07895 157<=.6138 178<=.3338 -.00253 -.04569 .006755 143<=.01669 103<=-3.019 -.01236 .03447 18<=.08792 97<=1.611 103<=-2.839 -.001799 -.02832 .004796 35<=14 161<=.101 .01357 -.007675 .01568
165<=.02304 -.02094 41<=-3 140<=7.665 -.01028 .03183 143<=.6129 38<=-.75 -.0162 162<=0 143<=.3597 -.01811 .01055 83<=7.294 101<=0 -.007122 88<=-1.879 -.008026 157<=.5151 .0269 .003016 -.004803 37<=.3701 188<=.7059 14<=1 .007938 186<=.1237 .005263 -.0308 .002731 .007664
30<=0 179<=.8417 123<=0 74<=-2.639 -.01664 122<=0 140<=10.53 186<=.8076 88<=-1.259 -.002979 96<=3 .03114 .00007522 -.005842 -.009708 -.0168 -.02149 2<=.125 50<=.4293 182<=.7995 .01037 -.02487 157<=.8927 .02191 -.01252 -.02252 75<=3.259 -.02062 148<=.00712 .01508 -.01313
193<=.1728 .03374 173<=.9455 38<=-.3899 -.0231 181<=.869 52<=.9044 147<=3.714 133<=0 193<=.5629 180<=.6114 19<=.01482 .01382 -.01565 147<=2.945 .01706 -.01029 193<=.6685 -.02913 .0004578 .01533 19<=.2679 .02091 -.0208 .01461 109<=-.07999 .01095 54<=.8007 -.0003207 -.03237 .02688
193<=.5188 185<=.8009 97<=-1.21 180<=.5389 -.01441 .009968 97<=1.15 90<=-1.419 -.004261 177<=.6171 195<=5 8<=-2.259 -.005159 .03836 -.009249 .003592 126<=0 -.01248 .01336 -.02136 146<=2.565 143<=.5726 .005163 189<=.2633 -.003269 -.04085 193<=.6602 74<=4.111 -.0001732 -.02649 .01604
200<=.7335 60<=2.565 -.006751 .02733 16<=.6667 50<=.742 147<=2.08 36<=0 .016 -.01156 148<=.0801 38<=.77 13<=5.362 -.01908 157<=.3338 .01828 -.01349 148<=0 .01729 -.01183 .01115 26<=.05264 59<=4.159 -.01074 193<=.7991 .02784 -.001126 -.01575 163<=4 -.003905 .03071
193<=.5405 165<=.02304 -.02305 35<=23 123<=0 28<=-.01999 -.003983 154<=0 88<=-1.879 -.008031 190<=1.946 153<=0 70<=.4749 .008735 -.01905 .02095 .02926 146<=2.485 .01313 -.0152 -.02154 -.0184 13<=-6.96 193<=.6912 -.004389 .02169 157<=.07803 .01917 181<=.9627 -.02211 .007015
179<=.8762 58<=2.08 76<=3.689 54<=.7674 155<=0 -.0194 .01131 .009829 .01097 160<=2.08 144<=4.291 161<=.2438 149<=2.398 200<=.9788 122<=0 .03282 -.0107 -.002048 -.01054 -.01101 -.0126 -.01391 152<=3.466 27<=0 64<=3.714 .001013 -.02791 47<=.4906 -.008636 .02194 -.0353
123<=0 141<=6.376 76<=4.344 197<=.7283 59<=7.651 12<=0 162<=1 .002453 141<=6.041 100<=.8738 -.02253 -.001966 .01147 .01676 148<=0 -.03096 .008873 74<=4.175 .01842 -.007767 179<=.8762 100<=.4408 -.006713 158<=6.285 .0319 -.00537 -.008387 141<=6.733 -.02948 .01027 -.02555
200<=.7335 200<=.5937 59<=7.143 -.01603 .01588 .03114 53<=.09261 58<=2.398 172<=.8595 189<=.3675 .01032 -.007854 60<=3.477 .003919 -.03061 160<=1.61 152<=4.111 137<=0 .02971 -.005938 -.009425 -.01337 75<=4.71 29<=.08451 -.02321 53<=.2524 -.01258 .01515 150<=0 .02029 -.009075
83<=7.775 165<=.02304 -.02212 14<=2 57<=.38 .00858 192<=.4092 -.0231 .01017 89<=-2.63 -.0109 101<=1 35<=11 103<=-3.2 93<=.6295 -.01593 .01467 28<=-.61 -.004558 .02835 19<=.05465 -.01313 .01044 -.007788 51<=.04685 180<=.943 73<=.09222 .007286 -.03491 .008377 .002639
88<=-1.69 -.02255 81<=.3837 -.01301 81<=.9265 145<=1.61 35<=13 188<=.04089 -.007532 60<=5.578 148<=.01078 .03088 -.003389 -.003951 157<=.1313 -.01258 .01107 -.004455 0<=2.996 80<=2 .006754 -.0244 200<=.9685 80<=6 10<=-4.043 .02223 -.01296 -.01004 61<=.007839 -.02276 .005864
197<=.3624 192<=-.3967 -.0278 146<=1.387 .01463 190<=.6932 .003695 -.01312 145<=0 64<=4.431 146<=3.714 .01485 142<=.3073 .005259 -.02253 142<=.3073 178<=.9129 39<=-.97 .002666 162<=-1 .002842 63<=3.179 -.03703 .002703 .01023 .006925 70<=.9756 16<=.1667 .02316 .0004153 -.01354
76<=-4.369 78<=5 .03524 -.006529 12<=0 197<=.7847 79<=-3.737 132<=0 78<=4 147<=2.891 .04311 .0009939 -.001558 33<=2 -.02278 .00916 125<=0 183<=.5312 99<=8.87 145<=2.709 -.02991 .00247 .001721 -.001763 -.00598 99<=7.746 .01421 -.0107 85<=.9872 .0213 -.01159
121<=0 178<=.4872 14<=9 47<=.247 8<=-1.5 -.009915 28<=-.7599 -.007361 .03224 -.005995 161<=.1049 -.01742 194<=0 -.01198 .02032 132<=0 161<=.1922 198<=.4102 -.01049 4<=0 50<=.9003 .02081 -.003108 -.01575 -.02375 19<=.1272 62<=.6509 -.03189 .009414 .007952 -.02572
101<=0 33<=0 85<=.9978 -.02479 .00733 .004068 97<=.05001 150<=0 55<=.5106 .03396 39<=-1.2 .02908 -.01259 75<=3.092 52<=0 -.003567 .02327 55<=.7802 -.0263 .007965 55<=.5274 135<=0 42<=1.792 -.03008 .005366 -.0008105 39<=-.4199 -.006815 140<=10.04 .01625 -.008758
200<=.8563 30<=0 122<=0 121<=0 .03408 -.006265 -.01284 -.007369 103<=-2.579 161<=.05797 .01305 187<=.1564 .00448 141<=5.232 200<=.9626 -.04218 -.004395 141<=6.298 -.003038 -.02429 187<=.8469 165<=.6223 81<=.8912 -.01476 14<=7 .02703 -.006465 .01642 146<=2.565 -.02617 .005218
175<=.2563 197<=.06098 146<=3.829 -.0208 .02569 93<=.4083 62<=.003224 -.004363 .03743 -.0005816 141<=4.078 -.0246 141<=4.956 56<=5 .0166 -.01145 62<=.01565 .005421 41<=4.691 146<=1.792 .007825 146<=2.565 79<=.6932 -.03924 .002066 180<=.7235 -.02292 52<=.9044 .01621 -.01404 .01273
13<=-4.672 93<=.02352 -.01584 100<=.7175 .02998 157<=.492 40<=.3401 .01276 62<=.02513 .002998 -.02682 69<=0 .02383 -.00515 40<=1.14 46<=1.61 57<=1.63 200<=.9668 65<=.3334 19<=.05465 -.008851 .01812 -.01211 199<=.9531 -.01809 .007987 -.02255 182<=.9643 -.02321 .00829 .009633
140<=7.665 182<=.1766 -.006055 .02742 140<=9.082 19<=.0867 157<=.7355 -.0252 .006551 179<=.3131 179<=.05761 -.00917 .02712 41<=1.52 19<=.2035 -.003917 -.02582 .009309 78<=1 73<=.5273 .002409 -.01783 78<=5 101<=0 -.006153 157<=.6138 .03508 -.003066 179<=.4213 -.01191 .01137
79<=4.078 18<=.2795 183<=.5312 179<=.1257 -.02382 179<=.8762 149<=.6932 193<=.6004 .01668 193<=.6819 79<=-3.258 .007636 -.02896 .007764 61<=.1464 -.01401 .006017 -.02042 83<=8.426 112<=.64 -.00001773 .02214 -.01496 192<=-.2937 .0297 .001923 103<=-3.119 -.003405 37<=.3601 .03556 -.009347
141<=4.078 54<=.8325 -.03428 .005758 135<=0 60<=3.846 78<=4 75<=1.946 -.001937 140<=9.899 196<=0 .03019 -.006139 -.006024 52<=.1174 60<=3.271 -.02605 .00511 .009802 78<=3 -.02545 .006444 148<=.03598 199<=.8778 180<=.7976 .02537 -.005979 197<=.7847 -.01369 .01645 -.01797`;
