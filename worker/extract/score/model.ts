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
export const FIRST_FEATURES = `chars words linked links bold button inner afterBodyTo inDescription afterDescribed describedSteps inNames
topic topic1 topic2 topicBig topicNear topicRepeated wordChars punctuation commas upper digits ends wordScore
titled copyright copies earlier heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingOpening openings lowestOpening candidate1 candidate2 candidateAbove slug slugParts headingLevel
headingLabel headingLinked sectionChars sectionPlain passedTitles passedArticles passedLowest sinceLowest
endSteps before1Chars before1Linked before1Words before1Heading before1Label before2Chars before2Linked
before2Words before2Label after1Chars after1Linked after1Words after1Heading after1Label after2Chars
after2Linked after2Words after2Label in_nav in_footer in_aside in_header in_main in_article in_form in_table
in_ul in_ol in_dl in_figure in_blockquote in_section in_h2 in_p in_li in_dd in_pre in_figcaption pageChars
pageBlocks pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms
pageMain pageH1 pageImages isArticle isProduct isList topShare statedBody statedShare statedNames pageTopic
pathParts pathSlug pathDigits`;
export const FIRST_BIAS = -0.5504;
export const FIRST_TREES = `78<=5.498 37<=-.18 142<=.8425 -.09538 96<=0 .099 -.05828 78<=4.796 37<=3.961 -.04408 .06055 54<=1.387 -.0103 .0805 37<=-1.029 37<=-2.289 -.0768 53<=-.3 .05808 -.04675 24<=-.01999 -.01921 52<=2 54<=.6932 .06944 .1645 27<=0 17<=-1 .03233 .1121 -.00781
89<=.6295 87<=.07127 119<=0 143<=.01669 96<=.02577 .08691 -.06071 -.09425 143<=.1021 .03518 80<=.99 -.06321 .01645 119<=-2.079 -.04983 68<=.9039 .06247 -.06464 87<=.007898 34<=-.1 -.07116 .02332 33<=-.4199 -.0009046 119<=-2.69 .0397 43<=.0204 .04559 121<=0 .1414 -.04376
88<=.05217 73<=0 86<=-.7099 -.09197 156<=.2768 33<=-.3199 -.06637 97<=0 -.04943 .03764 -.07988 33<=-.05 -.04481 .04956 73<=0 33<=-.05 -.04667 32<=-.1899 -.02973 69<=.7953 .08085 -.007601 32<=-.37 -.01151 53<=-1.379 .01341 2<=.3126 33<=-.8899 -.004722 .1394 .04858
73<=0 37<=.12 80<=.8375 -.08773 37<=-1.33 -.06443 156<=.2926 .03579 -.04894 56<=4.213 156<=.2926 98<=0 6<=-.17 -.03873 85<=-1.34 -.01443 .06797 -.05779 -.06082 .08959 0<=4.318 6<=-.43 162<=0 .06112 -.07042 38<=.6932 .01269 .09132 37<=-2.289 -.00717 .126
87<=.03823 119<=0 143<=.01669 96<=.04309 .06705 -.04921 74<=0 -.02417 -.08651 55<=6.215 81<=.9605 -.04963 .01741 .07353 110<=-2.259 119<=0 -.04448 .05403 55<=4.853 24<=-.49 -.06268 .0237 6<=-.6399 -.03458 24<=-.01999 .01892 33<=-.8899 -.03978 75<=0 .1161 .06749
89<=.6295 115<=.63 56<=4.213 86<=-.5899 -.08532 156<=.2926 -.0303 -.07648 75<=-.6931 .02774 -.04967 56<=2.709 -.05166 156<=.2926 .0561 96<=.8738 -.0601 .03171 55<=4.511 -.01324 6<=-.17 -.008589 140<=10.53 27<=0 106<=-3.22 .003062 57<=.7334 .1132 .007688 .02697 -.02606
80<=.8375 86<=-.5899 110<=3.3 -.08132 .02706 55<=6.215 70<=-.6931 -.08331 -.03381 120<=0 .05199 -.06827 58<=.03079 111<=4.026 55<=4.263 -.05325 86<=-.5899 -.03713 .02955 24<=-.61 -.05039 .05397 24<=-.01999 -.01535 46<=.3381 110<=-2.069 -.01441 86<=-1.32 .003407 .0791 .1074
87<=.03823 115<=0 89<=.8822 -.0767 149<=0 .05968 -.04793 55<=6.676 47<=.07658 55<=4.853 -.0256 .04678 -.04276 52<=3 .08978 .00801 106<=-1.69 75<=0 115<=-2.49 -.02928 .04056 -.05812 55<=4.383 -.00168 6<=-.6399 -.03416 85<=-1.72 .007094 152<=3.556 .09916 .06266
89<=.6295 37<=0 37<=-1.73 66<=.7283 -.08113 .02397 156<=.3154 24<=-.33 -.05923 .004847 -.07312 58<=.07668 80<=.8997 156<=.05029 .02969 -.0478 .02063 156<=.3338 .08513 -.02021 33<=-.4199 62<=.9526 -.04625 .0474 2<=.3126 46<=.02078 -.01571 24<=-.54 -.01056 .09249 -.004678
73<=0 119<=0 86<=-.5899 143<=.01669 96<=.01918 .08795 -.04788 -.0763 156<=.2926 97<=0 -.05188 .02179 -.0639 56<=4.213 156<=.3154 98<=0 55<=3.368 -.02194 .04284 -.05741 -.06253 .05618 55<=5.299 86<=-.74 -.04759 .03175 6<=-.6399 -.02952 52<=3 .09211 .03402
87<=.02937 35<=-.7799 44<=.03735 35<=-1.25 -.05801 .006491 -.07585 73<=0 162<=3 93<=0 -.0351 .03109 -.05651 .0442 35<=-1.039 85<=-.86 -.06008 98<=0 .0213 -.04641 6<=-.43 -.0316 98<=0 78<=5.142 .02328 22<=.3077 2<=.3126 .08781 .0236 -.03186 .005292
88<=.05217 119<=0 85<=-.7099 -.0765 33<=-.49 -.07077 143<=.3597 10<=5 .05125 -.02825 -.0523 124<=0 23<=0 -.04964 .02263 156<=.1066 .06008 -.009443 24<=-.01999 24<=-.7599 -.06527 -.01085 33<=-.4199 -.01489 85<=-1.84 -.01291 23<=0 6<=-.17 -.0144 .05242 .08153
89<=.4869 35<=-.7799 146<=4.111 8<=0 -.07269 .02503 144<=1.946 .05495 -.04651 44<=.02708 55<=4.044 -.01197 .07312 152<=3.807 89<=.3389 -.05521 .01443 .02237 35<=-1.039 58<=.2001 -.04187 .03177 27<=0 2<=.3126 55<=4.159 .02473 152<=3.556 .09141 .05124 .01304 -.007535
80<=.8375 85<=-.7099 -.06718 55<=6.482 32<=-.4199 -.06442 -.02647 53<=.24 136<=0 .0389 -.04899 .06598 55<=4.511 96<=.9925 -.03643 .02346 95<=9.138 32<=-.49 -.03298 98<=0 85<=-1.72 .004055 63<=0 .07873 .03048 58<=.2001 -.03386 .05677 53<=.38 -.07245 .04268
88<=.09058 35<=-.9399 146<=4.111 -.07105 9<=-5.805 .04461 59<=3.527 -.06457 .05956 86<=-.98 -.04719 70<=-.6931 -.06805 58<=.1534 80<=.9829 -.008888 .03392 76<=3 .1001 .007485 24<=-.01999 -.03263 35<=-.8999 66<=.644 37<=-.18 -.03027 .03373 .05602 58<=.08748 .04586 .07943
80<=.7817 124<=0 73<=0 -.06833 -.0104 162<=3 55<=6.215 -.005968 144<=2.834 .0821 -.03179 -.05982 55<=4.853 72<=-.6931 -.05594 -.003494 33<=-.36 39<=.3567 -.03627 .06714 27<=0 121<=0 144<=4.383 2<=.6251 85<=-2.079 -.004831 .07658 -.01375 -.02418 -.06346 .003008
115<=-.55 80<=.8375 143<=.01669 125<=0 115<=-1.48 -.05391 .04822 .0988 -.06642 71<=2.891 33<=-.05 -.02509 .05198 -.03619 74<=0 38<=.6932 27<=0 .03265 -.05044 2<=.6251 .07494 .004484 27<=0 44<=.0711 .04022 143<=.1639 .05435 10<=1 .04508 -.03592 -.03859
88<=.05217 37<=.64 67<=0 76<=1 -.00007691 -.0695 144<=1.387 76<=4 6<=-.17 -.03226 .07145 -.04925 9<=-9 .004805 -.05932 124<=0 -.02778 .02647 38<=.6932 33<=-.05 -.02889 42<=.6932 .0467 .005712 70<=0 -.02609 70<=5.61 75<=.6932 .07168 .009374 -.01614
88<=.05217 37<=-.46 156<=.04411 94<=0 -.05237 .07998 -.0644 124<=0 81<=.9542 -.04391 .023 156<=.06966 .06819 89<=.4083 -.02393 .03375 32<=-.1899 149<=0 .01516 -.05174 69<=.7532 106<=-4.239 -.02822 24<=-.85 -.02324 56<=2.583 -.004633 .06692 81<=.9228 -.01805 .03768
88<=.0293 115<=-1.899 -.06596 60<=2.485 -.05161 85<=-1.23 -.04274 27<=0 98<=0 70<=-.6931 -.04427 .04116 -.03927 -.01829 24<=-.01999 -.03768 115<=-2.49 -.02126 27<=0 69<=.6901 22<=.07693 139<=0 .06994 -.03923 .005658 60<=1.099 -.03219 .03708 29<=1 -.02986 .0402
35<=-.8999 86<=-.5899 72<=-5.181 .0396 -.06363 33<=-.05 -.03813 58<=.2759 -.002302 .06274 88<=.02048 141<=5.67 147<=2.945 3<=0 .01096 -.04109 -.05648 58<=.2461 .009169 .09476 2<=.3126 58<=.08748 69<=.7532 6<=-.17 -.02701 94<=-1 -.01523 .05471 -.007683 .0677 -.01491
88<=.0293 143<=.01669 96<=.02577 .09158 106<=-1.299 -.05101 161<=0 -.04809 .0741 89<=.06108 -.06547 44<=.03209 .00597 -.03895 24<=-.01999 -.0335 106<=-2.269 9<=3.296 .0002545 -.06364 58<=.1785 95<=7.832 96<=.8077 .003715 139<=0 .04628 -.05172 -.01371 100<=9.874 .0618 -.02658
35<=-.97 86<=-.6399 -.06518 88<=.4278 -.03175 .03003 58<=.07668 81<=.7767 -.03539 29<=1 28<=0 50<=.813 100<=4.984 -.02062 .03901 -.01205 -.03867 .05041 61<=.03645 140<=10.6 .06518 -.0388 101<=1 -.04204 15<=.04044 162<=4 .01093 -.06972 97<=0 -.0334 .05535
37<=0 89<=.1919 152<=3.872 -.06596 74<=4 143<=.1856 .0914 -.006146 -.05222 53<=.24 37<=-1.33 43<=.4906 -.03177 .03064 60<=3.136 -.001937 .05354 -.05075 27<=0 6<=-.3799 -.03281 69<=.6651 70<=-.6931 -.03434 60<=7.263 .06309 -.01892 60<=1.099 -.02957 .02909 -.02252
37<=-.46 66<=.4749 37<=-2.289 -.06321 49<=.03937 143<=.5343 .05862 -.04077 83<=0 -.05452 -.0002087 82<=2.08 .03921 -.02639 58<=.07668 75<=0 29<=1 8<=0 83<=0 -.0254 .01418 .06204 .05046 -.03185 140<=10.2 98<=0 79<=3.556 -.01327 .05681 -.01105 -.009528
35<=-.8999 87<=.02937 77<=.9265 152<=4.159 -.04724 .03167 -.06591 106<=-2.269 -.03421 58<=.1534 -.009994 .0587 23<=0 36<=.44 77<=.9316 -.001412 -.04639 163<=0 28<=.6932 3<=0 .05011 .007824 -.02854 -.01967 69<=.732 79<=8.426 .06195 152<=3.179 .04439 -.05128 .007737
106<=-1.899 146<=4.111 8<=0 -.0551 .03867 70<=1.946 -.0481 .04803 87<=.02238 54<=1.61 156<=.1595 -.001299 -.0504 27<=.6932 70<=0 -.05382 98<=0 13<=.05001 .05757 .01038 -.04105 -.03605 2<=.125 85<=-1.529 -.009698 152<=3.913 54<=.6932 .01472 .05765 .01331 -.01038
80<=.7817 143<=.01669 76<=4 .07501 -.05009 73<=0 63<=.6932 -.05346 .001774 65<=0 50<=.6562 .07344 -.01647 -.03147 24<=-.01999 -.03196 73<=0 12<=.1112 156<=.2926 106<=-2.269 -.0285 .02614 -.03778 .03775 144<=4.489 63<=0 82<=3.829 .05699 -.01453 -.009476 -.05063
87<=.09639 49<=.03579 54<=1.387 -.01782 .04148 70<=-.6931 -.06575 143<=.1856 76<=3 .06166 145<=0 -.03956 .04017 75<=0 54<=4.616 56<=2.724 -.03163 .01089 -.06907 -.05692 38<=.6932 97<=0 -.02801 .01747 23<=0 56<=4.544 .04275 -.01498 70<=5.425 .06032 -.01472
106<=-1.69 60<=3.296 -.0553 120<=0 143<=.3597 43<=.05464 .07086 -.01601 -.01797 -.06059 24<=-.49 -.0439 66<=.06295 96<=.9994 83<=.65 143<=.2307 .01788 -.02375 .02294 95<=7.467 .0442 -.04289 95<=8.478 92<=0 -.03815 139<=0 .04462 -.04411 115<=1.06 -.03128 .03441
35<=-.7799 85<=-1.72 -.06026 60<=2.891 -.03736 35<=-1.75 -.03428 53<=.3601 120<=0 .03514 -.03847 23<=0 -.03667 .03445 55<=4.159 146<=2.996 -.03358 .01542 27<=0 85<=-2.63 -.03103 95<=9.288 91<=1 131<=0 70<=-.6931 -.01922 .05982 -.03662 .01921 -.01004 -.01021
35<=-1.299 83<=.3101 -.0533 -.01338 25<=0 60<=1.099 156<=.3338 -.01047 -.05914 97<=0 141<=5.887 -.04656 .0424 122<=0 6<=-.43 -.02522 144<=2.945 156<=.0305 .07209 .02382 152<=3.466 .02831 -.03602 -.05373 14<=.02954 -.01758 72<=-.6931 -.00424 152<=4.683 .04538 -.008407
85<=-.86 77<=.9316 55<=4.383 -.03842 -.002364 -.05525 55<=3.611 -.02828 95<=8.478 74<=0 27<=0 152<=5.05 .04887 -.03882 -.0126 98<=0 71<=-1.386 16<=.2188 -.03535 .02777 27<=.6932 74<=2 .00008065 .04362 -.01699 66<=.247 -.06023 .02508 152<=3.556 -.004156 -.0688
86<=-.6399 37<=-1.94 -.05582 156<=.2549 27<=0 .02165 -.02793 89<=.719 -.05205 -.00407 25<=0 161<=1 140<=8.361 76<=1 .04183 -.02317 .04324 37<=-.75 -.04523 140<=9.883 27<=0 38<=.6932 .002189 .04345 -.03245 -.04031 69<=.5709 27<=0 .05114 -.01517 .01002
73<=0 156<=.2926 120<=0 98<=0 6<=-.17 -.02186 27<=0 147<=2.773 .06184 .01331 -.001595 37<=3.961 -.05406 .02579 -.06247 13<=.1539 -.05785 -.01903 129<=0 27<=0 38<=.6932 93<=.7201 .04043 -.02125 .04528 46<=.5189 -.051 .03631 37<=.7301 -.06847 .03626
86<=-.7099 119<=-1.899 -.05361 69<=.8138 24<=-.61 -.03798 .009489 -.04796 33<=-.36 87<=.2849 146<=4.175 12<=.5 -.04407 .02304 .03438 9<=3.738 .0423 -.03748 24<=-.6899 -.05138 27<=0 69<=.6901 140<=10.26 159<=3.259 .04383 -.03318 -.006557 119<=1.201 -.005951 .03516 -.004384
88<=.009084 36<=.3001 -.0532 143<=.3597 135<=0 82<=3.368 -.00938 .04877 .06325 -.03281 121<=0 2<=.3126 88<=.4278 77<=.9316 .02485 51<=.7441 143<=.2703 .0455 152<=4.845 -.05881 .03518 .01427 140<=10.6 55<=3.611 -.01706 .04736 -.04647 162<=3 .01178 -.05331 -.06841
33<=-.4199 143<=0 .0198 49<=.03579 -.01414 -.05578 27<=0 77<=.9462 24<=-.01999 -.0151 72<=-.6931 162<=3 .03275 -.03771 139<=0 .0441 -.04946 49<=.1332 79<=8.426 159<=2.08 88<=.09058 -.007132 .03641 -.06052 88<=.6119 .00549 -.1021 143<=.1856 .023 -.0515 -.02448
120<=0 121<=0 55<=4.044 156<=.1595 163<=0 .02956 -.03882 -.0362 33<=-.55 -.02099 122<=0 139<=0 27<=0 156<=.1706 .05793 46<=.5189 95<=7.542 95<=6.083 -.009015 .03424 -.02689 21<=.5 .04985 .008816 1<=2.485 .01455 -.04627 -.0621 -.05237 -.06715 -.06077
40<=.6783 33<=-.05 83<=-.74 -.07073 12<=.1112 -.02395 .01845 55<=3.611 -.02547 98<=0 9<=4.061 149<=.6932 .04329 77<=.9975 .0258 -.02716 43<=.6103 50<=.8222 .004128 -.06053 .03942 -.0212 143<=.01669 67<=1 -.01256 .07767 124<=0 -.05667 156<=.1706 .02421 -.04048
85<=-1.23 124<=0 -.04467 -.01011 25<=0 33<=-.4199 146<=4.111 -.04756 .02567 10<=16 140<=9.589 60<=1.792 -.03279 90<=1.61 95<=4.407 -.02971 .03598 -.01794 106<=1.68 -.05522 .01693 94<=-1 -.03686 .03307 140<=10.2 21<=.5 32<=-.02999 -.01007 .0424 .002971 -.02836
6<=-.17 29<=0 115<=2.56 11<=0 -.05208 .03285 .00811 .02802 66<=.1968 40<=.3726 75<=0 15<=.1053 27<=.6932 161<=1 .04065 -.006432 -.04495 .03975 -.0186 55<=7.475 8<=0 -.03936 .0477 .03264 19<=.0986 148<=.03598 .04517 -.002969 78<=7.521 .01442 -.07019
25<=0 97<=0 160<=.0268 .03038 -.05949 72<=-.6931 152<=4.419 119<=1.81 -.05575 .01342 .0362 10<=16 160<=.08052 -.04011 27<=0 83<=-.5199 -.03247 50<=.8431 .03469 -.01151 -.02898 79<=5.632 -.01087 .04647 76<=5 122<=0 139<=0 .02949 -.04809 -.04743 -.009656
86<=-.5899 96<=.8324 0<=2.945 -.05615 9<=-6.222 .02013 -.03488 101<=3 -.02659 .01317 14<=.08792 45<=.8601 49<=.05311 .03175 9<=-6.96 .018 142<=.5977 -.03207 .02794 88<=.6119 59<=2.64 -.02538 .03235 -.06555 59<=1.387 .002768 160<=.08052 -.01479 160<=.2438 .04601 -.007153
120<=0 24<=-.49 -.0385 69<=.8138 15<=.04688 160<=.04115 .03651 156<=.7452 160<=.0495 -.07934 162<=1 81<=.9542 -.01064 -.08861 .003898 .02711 58<=.07668 134<=0 49<=.03223 .02787 15<=.09534 -.02832 70<=-.6931 -.03612 .0144 .05483 .03463 58<=.08748 -.03349 .01127 -.0575
40<=.6783 69<=.6651 22<=.2106 152<=3.466 54<=1.387 25<=0 -.01706 .02724 157<=4.159 .04707 -.01595 143<=.5914 154<=0 89<=.2344 .07044 .01548 -.02289 36<=.44 -.08335 -.006059 -.02277 38<=.6932 -.0292 .007581 143<=.01669 .02504 124<=0 13<=.2284 -.05626 -.002555 -.007714
85<=-1.72 35<=-.8999 -.0532 -.01216 97<=0 87<=.7805 -.03381 .03046 122<=0 84<=-1.379 -.03202 131<=0 60<=2.198 25<=.04919 -.01263 .03107 45<=.8423 99<=-3.64 -.003142 91<=8 .0431 -.03116 46<=.5189 160<=.1209 49<=.04845 -.06289 .01736 .02641 .02922 -.05389 -.0601
120<=0 72<=-.6931 141<=5.887 -.03549 .03418 78<=7.521 27<=.6932 8<=0 9<=-6.96 77<=.983 36<=0 -.02054 .05122 -.002553 104<=-.9499 -.04775 33<=-.8899 -.03923 23<=0 29<=1 -.009935 .03535 .02453 .05071 -.02546 141<=5.076 .008042 72<=4.737 -.1053 .007159 -.05663
120<=0 121<=0 24<=-.6899 -.03974 140<=10.53 33<=-.05 142<=.5558 83<=.53 -.02971 .02007 .04049 104<=-.61 -.01318 159<=2.64 54<=2.945 33<=.3401 141<=5.727 140<=8.055 .03502 99<=-1.73 .001192 -.04343 .03831 .03442 .04611 10<=8 -.05066 .04095 -.05792 -.06283 -.05859
6<=-.17 134<=0 12<=.6667 -.04147 .02715 .05218 98<=0 156<=.2016 77<=.9316 74<=9 .04837 -.01139 .01112 80<=.7817 153<=0 -.004317 -.04508 140<=10.2 52<=3 2<=.125 54<=2.198 39<=.3567 .00008411 .04398 .05117 -.02434 -.009326 77<=.9545 .003996 -.06869 -.03407
70<=-.6931 -.04927 6<=-.17 162<=3 125<=0 -.02017 .03657 -.05468 59<=3.179 8<=0 104<=-.86 -.03777 54<=.6932 162<=2 70<=3.219 -.01962 .02857 -.02501 70<=4.78 90<=2.398 163<=0 .03204 .006978 -.007403 35<=-.4699 52<=9 -.03701 .0398 .01244 .04239 .04579
89<=.06108 12<=.6667 -.04335 .03974 121<=0 143<=.5249 70<=-.6931 -.02975 35<=-1.46 72<=3.785 -.03702 .04569 93<=.3601 .04223 .009722 83<=-.67 -.04986 145<=1.61 57<=.08235 70<=4.249 55<=4.159 -.01401 .03855 -.01052 -.02477 115<=.7201 149<=0 .02126 -.0899 .01386 -.06298
36<=.47 83<=.1701 33<=.1501 29<=0 72<=-5.181 .02605 -.04645 -.002127 -.001165 72<=-.6931 -.02824 .01468 27<=0 75<=0 140<=10.2 3<=0 152<=3.638 101<=0 -.03581 54<=2.398 .03332 .069 .01017 .006205 -.02486 67<=3 16<=.07693 -.043 .002861 .02974 -.02289
24<=-.01999 47<=.07658 -.0008867 -.04069 119<=-5.34 -.04232 140<=10.2 3<=0 76<=7 139<=0 159<=1.61 99<=-3.019 .01124 60<=2.198 .01996 .04765 -.003176 -.04603 142<=.1227 .0398 -.02505 96<=.2142 -.03805 141<=5.617 21<=.2334 .03212 -.01962 .04735 92<=3 .001983 -.06996
33<=-.5099 -.0312 121<=0 120<=0 9<=2.565 143<=.1856 140<=8.542 .07192 57<=.878 -.02041 .05158 95<=7.746 32<=-.49 -.02673 .0275 140<=9.545 -.001239 -.05255 143<=.5726 135<=0 15<=.08151 -.03146 95<=5.385 -.02314 .03072 .0403 33<=.3401 -.03118 .007133 -.04814 -.05615
85<=-2.63 -.04609 55<=3.497 -.02642 121<=0 152<=3.259 55<=5.299 96<=.7471 -.03669 .005441 21<=.2334 9<=3.434 .05842 .01224 .01216 141<=5.394 14<=.02954 -.06197 -.01429 96<=.7471 96<=.01274 -.04853 1<=1.099 -.00119 .06115 77<=.778 .02211 152<=3.556 .02443 -.03577 -.05136
121<=0 85<=-2.63 -.04165 25<=.03126 10<=16 156<=.05653 .01911 16<=.06667 37<=6.031 -.04043 .02667 59<=0 -.02845 152<=3.689 .01051 -.02391 22<=.2106 100<=5.165 -.01674 .03587 82<=1.61 156<=.3154 .06047 -.02901 -.03911 14<=.08334 -.0008597 106<=.1501 .04147 .01554 -.06164
122<=0 121<=0 143<=.01669 76<=4 .05993 -.01595 80<=.8601 8<=.1112 9<=-9 .008587 141<=5.538 -.03874 80<=.4223 -.03585 .01646 .04394 27<=0 140<=9.545 96<=.8077 -.01591 90<=1.946 .03621 -.00498 10<=1 .03881 50<=.8007 .009975 -.05522 -.02193 -.05543 -.06524
35<=-.33 83<=.65 77<=.6742 71<=3.829 -.005386 .05416 13<=.3637 97<=0 -.05608 142<=.2049 -.004003 96<=.9389 60<=4.763 -.03791 .006698 142<=.2964 -.09157 -.01245 10<=7 .04975 -.02416 .01362 71<=6.009 130<=0 96<=.5834 96<=.02577 .03847 -.02412 .02899 -.06089 -.05599
6<=-.8399 -.04207 113<=-.3199 8<=.1112 55<=6.125 -.04038 .0003925 .03811 140<=10.53 49<=.02909 157<=5.024 131<=0 .04189 -.03228 37<=2.01 .02756 -.06842 162<=9 97<=0 -.01819 96<=0 .06323 140<=8.361 -.01475 145<=1.61 .02904 -.01179 87<=.4518 -.04604 .01941 -.0463
77<=.9023 27<=0 54<=1.61 69<=.6418 .01247 -.02492 82<=3.136 48<=0 -.007684 48<=.7826 .05378 .01167 .06453 79<=0 .05067 -.02228 56<=2.819 106<=3.971 -.04705 .02954 143<=.2501 .02924 46<=.6801 -.02719 45<=.9661 96<=.9619 119<=.7201 -.0339 .02381 .04115 -.05358
121<=0 70<=-.6931 14<=.2795 -.05229 70<=-2.995 .07749 -.01622 104<=-.86 -.02834 93<=.3001 113<=-.36 -.0114 143<=.7119 .0297 152<=3.689 .01705 -.06152 115<=.63 150<=0 -.04584 146<=4.431 160<=.09483 -.02355 .02758 -.05467 14<=.02954 93<=4.321 -.02836 .03381 .02252 -.05996
24<=-.6899 -.03773 122<=0 58<=.4231 163<=0 29<=1 3<=0 80<=.02069 .06731 27<=0 79<=8.426 109<=-.4099 -.01118 .02763 -.05475 -.01156 -.01649 58<=.2162 .04423 -.03934 32<=-.02999 -.04099 116<=1.61 .04335 -.005492 79<=8.426 .04894 20<=.04 -.0728 .01459 -.05453
24<=-.01999 -.03031 77<=.941 139<=0 149<=1.792 90<=4.008 142<=.5718 75<=0 .02193 76<=4 -.03313 .01852 76<=5 110<=.47 .08503 .009305 -.01002 -.0385 -.0305 -.05591 51<=.4718 160<=.04115 .02743 -.04344 95<=9.288 9<=-6.96 .03681 81<=.9011 -.0237 .01766 -.04799
162<=8 97<=0 162<=6 -.03538 50<=.2068 .08429 -.02476 98<=0 50<=.8431 121<=0 126<=0 122<=0 5<=0 65<=3.556 .02768 -.02886 -.03958 -.04433 -.02818 -.04367 141<=4.853 23<=0 -.01393 .04843 -.0366 -.02862 10<=1 61<=.3334 .02184 -.06492 -.0502
69<=.8674 15<=.1272 99<=-3.71 .02966 59<=4.128 100<=8.802 143<=.7556 162<=8 -.007399 -.05093 .02331 143<=.6129 .003363 -.05959 15<=.0451 -.02358 .0533 34<=-.75 -.02496 6<=-.8399 -.02507 60<=3.136 162<=2 .02932 -.01069 144<=2.64 .05021 144<=2.891 -.03244 .02892 -.03173
124<=0 93<=-.14 59<=2.398 162<=1 .0161 13<=.4445 -.0364 .04754 53<=-1.379 -.0253 .05331 115<=.63 -.04109 100<=8.736 27<=0 .01659 -.0348 31<=10 -.06613 .003596 98<=0 27<=1.099 53<=0 83<=-.33 -.009594 71<=-3.951 -.0252 .06218 .01085 -.02792 -.03085
34<=-.3899 101<=9 33<=.1501 -.04131 .004798 .01565 92<=3 36<=.44 58<=.4231 95<=6.841 83<=-.4399 -.03586 .007028 -.03097 .03329 114<=0 36<=1.06 54<=.6932 .00223 95<=4.407 -.01889 .03654 154<=0 .01133 -.04632 -.009797 9<=-4.499 .01289 119<=4.031 -.04558 .01243
33<=-.36 25<=.06667 6<=0 -.03186 .0291 .01262 152<=1.099 147<=2.08 -.02589 96<=.3226 -.006345 .05692 72<=-.6931 38<=3.045 14<=.1843 -.04138 .007659 .04288 140<=10.53 135<=0 39<=.03002 146<=2.565 -.01168 .02164 -.01435 146<=2.485 .04399 146<=2.64 -.05409 .02008 -.04039
75<=0 161<=1 75<=-4.007 .05253 .01442 97<=0 -.03877 160<=.05324 -.03234 27<=0 145<=1.61 6<=-.17 -.01808 .02922 -.0175 -.01653 156<=.3154 160<=.1836 160<=.08052 160<=.0495 .01717 -.04655 149<=0 .06462 67<=2 -.01587 .03693 161<=1 -.0797 -.001755 -.04372
67<=-1 8<=0 156<=.3338 -.008646 -.03914 .03245 97<=0 14<=.2795 -.02977 162<=6 -.007478 .09153 140<=9.883 46<=.5189 141<=6.227 72<=-.6931 -.0222 159<=2.64 50<=.488 .032 .002109 -.04417 .0791 .03469 141<=5.348 -.07474 43<=.9123 9<=4.737 .00526 -.03681 .05238
113<=-.2 0<=4.318 -.03319 -.0005658 25<=.08451 78<=7.521 53<=3.231 49<=.6222 147<=3.714 12<=.5 156<=.2016 141<=5.588 49<=.1548 .04014 -.0136 141<=5.919 -.03433 .01832 84<=.39 -.02572 .02413 .0468 .03458 -.02981 .03636 -.04735 32<=-.49 -.02168 93<=-.14 .04777 .01364
121<=0 131<=0 159<=1.61 40<=.08497 149<=1.099 58<=.2001 76<=4 -.001444 .03122 19<=.125 .04568 79<=7.866 .02047 -.07086 -.008527 162<=3 100<=8.595 .0005782 .0433 11<=0 147<=4.061 8<=.1112 -.05187 .03489 .03229 .0539 110<=2.01 -.002939 -.06924 -.0514 -.054
70<=-.6931 -.03455 156<=.1929 27<=0 159<=2.64 35<=-1.61 -.006306 .03949 -.02073 -.004615 152<=5.05 54<=1.387 93<=.3601 156<=.492 .0199 -.02016 -.03247 56<=5.787 71<=3.829 147<=3.092 .01141 .04343 156<=.824 -.02143 .02613 140<=9.283 .01858 10<=2 -.1097 .0001478 -.05368
8<=.1112 6<=-.17 -.02505 143<=.5022 85<=-2.95 -.03225 99<=-2.839 39<=.08484 .04682 -.00688 44<=.7143 77<=.9506 32<=-.4199 -.03007 .01281 56<=4.718 .05339 -.02087 143<=.04181 .02107 -.04125 36<=.42 38<=3.259 38<=2.303 -.0231 -.07133 .03736 99<=-2.19 -.007586 .01992 .04265
83<=.1701 12<=.5 135<=0 148<=.1084 -.02681 .008545 55<=8.797 146<=2.08 .03803 .001266 33<=.32 53<=0 .02016 -.09076 .01651 53<=.3601 .06233 -.002749 143<=.5022 53<=.7401 .03512 146<=2.565 .03124 -.01727 152<=3.497 92<=3 55<=6.783 .001875 .03751 -.03352 -.03174
6<=-.17 90<=3.092 -.0314 .01303 69<=.732 83<=0 15<=.0506 55<=5.821 .00756 -.03643 97<=0 116<=.6932 .0483 -.02132 98<=0 119<=.3701 .03988 152<=3.638 .01958 -.02346 -.01632 50<=.8325 .03459 100<=8.668 .01817 -.03825 54<=3.584 -.01946 100<=9.529 .04689 -.01957
12<=.3334 162<=3 15<=.1005 79<=7.691 144<=0 -.02003 143<=.2957 61<=.09667 -.00562 .06566 35<=-.4799 -.01676 .02444 43<=.7116 35<=-.61 -.004098 -.09144 .01055 154<=0 124<=0 66<=.247 .02222 -.02371 .04744 -.01715 36<=.7201 142<=.143 .003584 -.05061 .002777 .02295
69<=.6901 134<=0 24<=-.01999 -.02306 78<=7.521 122<=0 139<=0 18<=4 68<=.419 -.02404 .01258 147<=4.111 .01486 .04275 -.04359 -.03765 71<=1.946 .01299 -.05315 .04945 156<=.1929 149<=0 49<=.3862 .0648 -.01012 -.005177 152<=0 74<=0 .05238 -.02957 -.03189
27<=0 3<=0 95<=8.478 113<=-.36 -.009441 98<=0 55<=2.996 -.008247 159<=2.64 .03104 -.008861 -.01644 70<=2.64 .026 -.03327 124<=0 63<=0 66<=.8796 1<=3.219 -.05023 -.007421 .02754 .01219 .01173 29<=1 37<=4.691 -.03322 50<=.7915 .04172 -.03075 .01105
24<=-.6899 -.0369 61<=.7129 139<=0 113<=-.3199 -.01285 98<=0 143<=.07049 162<=4 31<=9 .02839 -.04979 .04784 152<=1.61 31<=4 -.02686 .04657 51<=.7441 74<=1 -.0107 55<=7.475 .02721 -.04019 152<=4.419 .03363 -.02356 -.01721 -.05496 143<=0 .02447 -.02872
89<=.05236 0<=2.834 -.04255 -.003261 163<=0 121<=0 143<=.04181 152<=3.689 -.0373 .02952 140<=10.2 145<=0 93<=-.14 .05054 .01848 21<=.25 89<=.719 145<=2.08 -.03166 .03393 .04535 -.004509 44<=.008354 -.04824 .007797 -.04708 140<=8.68 58<=.01406 -.03334 .02013 -.02439
93<=-.14 140<=9.545 60<=2.996 -.003711 .03219 10<=13 152<=3.689 .004909 -.05553 .03556 115<=.7201 8<=.1112 47<=.1339 53<=.3301 .008371 -.02614 -.03838 .02184 54<=3.259 152<=2.303 .01273 0<=3.851 -.0001983 47<=.012 -.06043 -.01187 77<=.9933 27<=0 .04673 -.01587 -.02809
24<=-.7599 -.03717 121<=0 93<=-.14 144<=1.099 95<=8.076 53<=-1.87 -.009355 .06785 -.01816 9<=-6.222 140<=9.006 -.01669 .06901 140<=9.545 72<=3.179 -.01359 70<=-.6931 -.03702 .03571 -.02967 33<=.3401 136<=0 127<=0 -.02611 .01298 37<=-3.73 -.03463 .02087 .01289 -.04754
8<=.1112 113<=-.36 156<=.2016 -.004264 -.03761 95<=7.542 111<=4.466 98<=0 9<=-5.03 33<=-.4199 .05006 56<=2.613 -.01739 .02168 156<=.05653 .02725 159<=2.64 -.005862 -.05289 66<=.644 -.04278 .01706 .02615 110<=.47 34<=-.2 -.02834 12<=.2001 .03245 -.02993 -.03124 .03748
160<=.0268 10<=16 -.02538 .06169 104<=-.9499 -.03522 99<=-.9599 70<=-.6931 -.03095 128<=0 71<=1.387 95<=5.076 .04331 160<=.08873 46<=.3381 -.05164 .01621 .01873 58<=.4231 59<=3.762 -.01149 -.06806 54<=2.945 -.01807 .03411 89<=.008724 -.03315 .02465 8<=0 -.06516 .04194
161<=1 140<=8.361 156<=.02441 .04564 -.01215 50<=.8906 54<=3.762 31<=6 .001413 .04955 50<=0 -.04436 .03012 -.02564 156<=.0305 .0334 49<=.01723 54<=3.689 .003576 .05357 8<=0 36<=1.191 25<=.1539 21<=.2334 144<=3.714 .002682 -.04225 -.03467 .004749 .01479 .03054
42<=1.61 156<=.3154 111<=2.485 .0009671 .0269 93<=.3701 143<=.3158 .04875 -.001493 156<=.7452 -.03808 .003291 46<=.5189 49<=.01049 142<=.3073 -.07385 .003608 -.01826 79<=8.426 46<=.9803 145<=1.61 34<=-.8999 -.03326 30<=0 -.02588 .03484 115<=.44 -.05944 .01725 -.03337 -.04665
122<=0 36<=.3401 159<=0 49<=.2524 .01511 156<=.0305 .006398 -.04347 -.04612 75<=4.407 27<=0 75<=0 100<=8.802 51<=.1648 .0466 .01602 99<=-1.95 .00768 15<=.07609 -.06078 .0184 156<=.2016 .01873 -.03258 1<=2.834 -.007049 -.06057 74<=9 .054 -.02928 -.04966
24<=-.7599 -.03488 74<=9 122<=0 160<=.2438 55<=2.485 -.02846 53<=-1.179 17<=.3334 -.02377 .05048 159<=1.61 136<=0 32<=-.7599 -.03024 69<=.8138 53<=3.75 .01842 -.0202 -.01061 .03176 53<=1.971 140<=9.507 .03809 -.02209 -.05721 59<=2.398 .001684 -.06853 -.0401 -.03105
85<=-2.63 -.03255 54<=.6932 25<=.06667 -.02499 .003938 146<=3.466 83<=-.67 -.02494 141<=5.919 27<=.6932 93<=.3701 57<=.04055 .0398 .004612 146<=2.996 77<=.8797 .009544 93<=1.451 -.05524 .008915 .02388 -.03343 .04466 58<=.2001 154<=0 .006919 -.03927 93<=1.611 -.05701 .002643
79<=8.426 161<=1 161<=0 47<=.012 -.03291 1<=1.61 -.01247 .02511 77<=.9865 .009761 .05444 142<=.0613 .02638 23<=0 53<=3.231 55<=8.569 79<=0 .0211 15<=.1195 -.03194 65<=0 .01115 -.03066 -.0656 .02594 9<=3.296 .01773 -.01641 44<=.02708 -.06884 .01326
34<=-.75 -.03152 141<=4.078 48<=.8369 -.05119 .02501 152<=1.61 49<=.09261 .04338 -.00314 48<=.9525 46<=.742 75<=-1.609 160<=.1299 -.006504 143<=.1856 .06605 143<=.4194 -.02041 .03495 156<=.06966 77<=.6742 .04289 -.007258 -.01961 152<=4.683 .02737 -.03866 35<=-.5 .008642 -.05751
21<=.1429 27<=0 .02902 -.0109 12<=.6667 24<=-.6899 -.03443 74<=9 90<=4.008 104<=-.7599 -.02628 53<=.3601 141<=5.394 81<=.7496 -.02914 77<=.7188 -.01747 .02886 95<=7.995 .04116 -.01213 115<=.11 -.0274 32<=-.49 -.03821 .00691 -.04636 -.03626 37<=-1.149 .07054 .01099
121<=0 79<=7.775 122<=0 58<=.4231 161<=1 115<=-.97 145<=2.565 .05051 -.02085 9<=-4.33 -.01311 .02366 70<=0 -.03738 44<=.5604 152<=.6932 .0388 147<=4.159 -.009319 .03075 152<=3.136 -.008315 .04269 .03321 -.04725 152<=3.556 146<=2.565 -.02637 .01706 -.0494 -.04855
77<=.9865 141<=4.078 41<=.7982 -.05138 .01897 149<=0 92<=2 .002438 83<=-.97 -.03534 .05295 99<=-2.98 49<=.3175 .006741 46<=.1974 .06067 -.007633 9<=3.952 49<=.03223 .02619 72<=3.689 58<=.1299 -.0326 .009689 .01298 -.03241 11<=0 134<=0 -.02426 .03627 .05245
56<=2.583 32<=.38 -.02205 .0261 9<=-6.96 99<=-1.629 98<=0 70<=2.398 .01272 .04921 -.0293 -.01365 142<=.7031 12<=.5 96<=.3553 -.0345 138<=0 144<=4.383 140<=9.082 160<=.08173 -.04867 142<=.1302 .02777 36<=.38 -.02711 .003284 .01082 -.03813 -.05622 .03044 .04722
134<=0 69<=.6192 135<=0 66<=.247 66<=.04722 -.003451 .02456 90<=1.946 -.03463 .01434 107<=5.959 100<=8.668 .02061 -.0134 -.03122 54<=3.584 31<=12 153<=0 50<=.8325 50<=.7329 -.01327 .03815 -.04452 -.04511 21<=.2858 .01946 -.01867 140<=9.67 .03634 -.01128 .03163
95<=9.288 139<=0 76<=7 122<=0 50<=.8222 100<=6.275 153<=0 .004495 -.03131 126<=0 .01941 74<=6 -.04393 .03305 2<=.125 162<=3 100<=7.742 .01506 143<=.7647 15<=.0929 -.08425 .01165 .00575 .01441 -.03516 -.04128 -.01733 -.05202 93<=1.15 -.05299 .01554
69<=.8138 29<=1 135<=0 52<=1 -.03736 49<=.8532 49<=.2838 35<=-.6899 -.02308 159<=1.387 49<=.0989 .01658 -.01785 -.03115 0<=2.891 -.007306 3<=.6932 .05427 -.02128 159<=0 -.04801 .02066 19<=.0986 .01793 40<=0 .0135 -.03632 163<=0 .03317 -.01295 -.02212
74<=9 88<=.6001 5<=0 121<=0 93<=.05001 156<=.2926 150<=0 74<=4 .06254 .01158 .008117 75<=0 70<=0 -.02485 .02805 -.03958 69<=.5492 35<=-.2 -.004719 .03156 -.01304 -.03959 -.04291 55<=8.938 66<=.247 32<=-.02999 -.03616 .02656 -.02672 -.06053 -.03313
51<=.7441 99<=-.5099 54<=3.989 72<=4.044 140<=7.931 36<=.42 -.009797 .03396 76<=5 54<=2.398 24<=.4301 -.0249 .01479 61<=.5768 .03116 -.02115 -.03239 .02217 76<=4 59<=1.946 .003877 -.07015 .01469 -.05532 53<=-.5699 119<=-5.67 -.02536 .05672 141<=4.263 -.02424 .01327
95<=9.288 158<=.2234 142<=.06881 .02732 51<=.975 120<=0 92<=3 71<=4.026 42<=1.61 51<=.6012 93<=.3001 .02876 -.0002091 -.01189 62<=.8969 -.02332 40<=0 -.02592 .03508 148<=0 .02396 -.007309 52<=6 -.02815 .01018 160<=.04115 .03704 -.04532 -.03504 -.03624 -.04095
120<=0 147<=3.584 83<=.9801 134<=0 77<=.9265 23<=0 56<=4.544 72<=4.344 -.01165 .01478 105<=0 -.05474 .01407 .01271 119<=.7201 -.03096 .004105 .02548 .02067 22<=.005248 28<=1.61 54<=1.099 -.003372 .04191 -.01609 106<=.3301 .01828 -.02632 17<=.8334 -.05279 .03255
29<=0 11<=0 23<=0 56<=4.868 99<=-2.43 59<=2.485 -.005563 99<=-3.279 150<=0 .02898 -.05004 .04638 -.01851 31<=14 48<=.7826 -.01281 -.07554 .004897 66<=.7283 14<=.09638 -.02133 47<=.03469 -.00645 .02734 58<=.09856 -.009742 .04427 .03531 161<=1 .03247 .003491
9<=-6.96 118<=-.8399 -.02667 32<=.8001 .02337 -.04213 96<=.3553 134<=0 -.03549 .02835 144<=3.714 69<=.8986 160<=.2438 50<=.8906 59<=2.08 140<=7.931 .04436 140<=9.193 -.0117 .02086 .0302 146<=2.945 21<=.4445 .02744 -.02942 -.037 -.0261 -.03056 9<=3.738 .01953 -.04493
126<=0 121<=0 122<=0 29<=0 59<=3.527 42<=2.834 12<=.6667 70<=2.64 1<=3.829 -.02182 .02307 152<=1.099 .03624 .001945 .03406 2<=.125 143<=.7119 .01642 -.0354 -.04934 89<=.01898 90<=2.303 -.04285 .04284 .04256 163<=0 .03582 -.02142 -.04052 -.04262 -.039
125<=0 119<=2.01 25<=.06667 144<=1.61 144<=0 162<=1 -.02267 .03013 142<=.1168 .01866 -.04416 162<=1 78<=6.759 .02572 -.02313 -.01232 .01677 142<=.7031 -.03813 .02396 144<=1.61 100<=6.275 -.000672 162<=5 .06909 .005194 23<=0 99<=-1.669 -.007067 -.05353 .0219
140<=7.665 44<=.3486 .04284 -.007997 140<=9.899 46<=.5189 39<=.02697 32<=.5501 162<=8 36<=.7901 51<=.4718 .02326 140<=8.914 -.03093 140<=9.589 .02668 -.03096 36<=1.14 -.0349 .01211 -.03351 .03751 83<=.53 -.02956 .004554 58<=.06179 -.005731 .02595 4<=0 -.02628 .01931
122<=0 5<=0 75<=-1.609 147<=3.045 34<=0 58<=.06875 .02077 -.02563 .04938 -.004658 143<=.4504 100<=5.646 -.02983 146<=1.946 .04786 51<=.1511 -.0292 .0138 152<=3.556 61<=.1356 89<=.4869 -.02669 143<=.9045 .01786 -.04552 -.03372 47<=.05255 -.05588 -.003285 -.04447 -.04712
111<=4.026 99<=-2.779 15<=.1439 147<=2.398 80<=.926 -.04036 .0186 94<=.3537 144<=2.565 .05208 .01014 -.005952 -.01797 67<=1 161<=1 95<=6.487 .02919 -.01286 147<=4.159 -.02406 .02475 79<=6.241 -.04683 -.01034 95<=7.598 163<=0 .03087 -.005901 83<=.65 .0001603 -.03824
83<=.9801 159<=2.64 74<=7 66<=.247 143<=.4894 54<=1.61 .005527 74<=5 .04297 -.006964 148<=.03598 142<=.237 98<=0 .02145 -.03214 -.02557 142<=.1045 .02096 -.05578 143<=.6553 32<=-.56 .02228 119<=1.52 -.03766 .001802 .0135 31<=17 -.0297 .01313 -.03937 .01755
29<=0 58<=.4231 43<=.9564 8<=0 87<=.2849 100<=5.784 -.02552 58<=.03361 -.01007 32<=0 .0159 -.02711 152<=3.611 135<=0 -.02939 .007632 44<=.0711 -.06409 -.0005939 .02024 -.04809 19<=.125 149<=1.099 .02961 -.01699 79<=7.691 .02291 -.06528 58<=.02774 .02535 -.01438
37<=6.031 27<=1.61 92<=3 15<=.0929 147<=2.198 99<=-2.299 .05719 78<=5.498 -.04286 .0192 59<=2.485 45<=.8601 -.01222 160<=.08873 -.01484 -.06895 99<=-2.779 .03506 -.00876 76<=4 32<=-.4799 -.03517 .003993 149<=1.099 .03834 -.004037 9<=-5.247 .01915 -.03292 -.03451 .03938
93<=-.14 72<=-.6931 -.01391 83<=-.67 -.01231 140<=9.545 140<=8.717 .009268 .04475 -.001689 27<=.6932 65<=1.61 36<=1.52 112<=.8001 56<=3.65 .01881 23<=0 -.02275 81<=.8021 -.02837 .02018 54<=4.616 -.02122 .03156 .03632 54<=2.485 -.03859 71<=4.489 .02295 -.03417 -.03003
161<=1 142<=.1168 58<=.2982 -.03326 .029 18<=5.25 63<=0 .01201 -.02568 142<=.5086 136<=0 .02002 .06891 -.004393 83<=.9801 36<=.38 -.02553 58<=.4231 161<=2 152<=4.026 133<=0 -.01221 -.05142 .01859 .005282 .02458 130<=0 161<=3 .03024 -.0247 -.05125
143<=.5022 152<=3.333 152<=3.259 106<=-1.49 -.02285 91<=1 .01753 -.02703 -.05503 56<=2.538 -.002346 41<=.7982 147<=4.249 .04356 -.01348 -.005557 146<=2.565 101<=1 -.06604 146<=2.303 -.0001235 10<=6 -.06115 .01648 49<=.165 49<=0 156<=.6738 -.05655 .02472 .01479 -.03931
70<=-1.609 -.02953 93<=.3001 147<=3.527 156<=.492 14<=.09638 70<=4.111 .008717 -.02417 .02634 -.01068 36<=.7201 36<=0 -.001314 76<=5 .06592 -.003337 -.02123 146<=3.611 146<=2.996 101<=3 69<=.4822 .003059 -.04663 .00404 .0156 72<=3.689 -.04497 32<=.5501 -.01476 .04313
104<=-.86 -.02568 56<=2.208 -.02122 16<=.2728 69<=.732 115<=-.86 96<=.3553 -.002194 .03103 99<=-1.73 56<=5.578 143<=.3597 -.005963 .02137 161<=2 57<=.02954 -.05021 .01461 .01801 33<=.7401 55<=5.299 -.04331 71<=2.64 .03044 -.03602 .02899 31<=13 -.01462 .01822 -.01475
120<=0 68<=.8878 145<=1.099 27<=0 69<=.6192 34<=-.75 -.01407 .01854 46<=.8748 .006538 -.03178 106<=-2.95 58<=.006847 -.01127 58<=.06875 .07321 -.001738 -.01697 45<=.898 162<=1 74<=6 -.01775 129<=0 .05965 -.02052 -.03257 .02915 -.02611 14<=.3667 -.05089 .03625
75<=-1.609 54<=4.263 37<=-5.389 -.01217 .02732 -.01809 19<=.125 54<=1.61 14<=.0354 -.03268 82<=1.61 163<=0 .02204 -.01724 -.01866 7<=-5.826 79<=8.426 27<=1.61 130<=0 .01951 -.03115 -.02251 -.01982 67<=3 -.03525 .02383 41<=.7186 73<=0 -.02314 .0117 -.04952
70<=-.6931 0<=2.996 -.04819 161<=1 .03695 -.02668 128<=0 88<=.6119 137<=0 92<=3 66<=.9756 58<=.08748 .003091 .02203 -.02763 161<=1 .01891 58<=.2759 -.04025 .02611 -.04487 69<=.1172 .02204 2<=0 -.01551 -.05427 77<=.7188 .0009783 92<=1 -.01403 .03534
39<=.03308 147<=3.045 75<=-1.609 162<=8 .03311 -.01994 .004095 57<=0 75<=4.078 -.02724 .02162 27<=1.61 160<=.2438 .02113 -.04247 -.03337 36<=.7201 8<=0 111<=5.031 -.03129 .0002768 .02435 77<=.9933 54<=2.303 152<=2.64 .02259 152<=3.179 -.05178 .004988 .03115 -.02459
56<=5.787 35<=-.3899 83<=-.5199 107<=1.61 .02801 -.03936 47<=.2611 162<=2 50<=.3728 -.04206 152<=3.638 .006171 -.03694 10<=3 146<=3.092 -.03807 49<=.003466 -.03771 .02579 49<=.1332 .03013 -.01553 146<=1.099 .05689 .002978 .007332 141<=4.898 .02492 103<=0 -.06104 -.0003028
27<=2.303 39<=.03002 97<=1 140<=10.04 .01182 -.01655 140<=9.148 -.03805 .02245 59<=3.179 70<=3.556 23<=0 8<=.1112 17<=.07693 -.00988 -.04675 .0253 27<=0 55<=6.038 -.003632 .04101 -.06948 71<=3.829 140<=7.931 .01255 -.04956 -.007704 2<=.125 .03347 -.02146 -.03348
156<=.05653 .01927 10<=16 160<=.0758 156<=.4303 -.0632 69<=.5273 .02725 -.03305 76<=2 -.01861 93<=.3001 42<=1.099 156<=.492 .04892 -.01364 35<=-.7799 -.0193 .01975 94<=0 .0007297 -.04536 95<=8.478 144<=2.198 76<=5 .01369 -.02437 35<=-.7599 .07868 .01884 -.02431
14<=.07143 160<=.05797 141<=5.193 .03266 -.001184 15<=.04313 155<=0 -.0551 .02733 141<=4.263 36<=.5601 -.02299 .05233 -.01519 93<=-.4699 .0248 161<=3 149<=0 160<=.1209 -.0132 .02912 153<=0 49<=.05311 66<=.0151 .003026 53<=3.231 -.06342 .02184 -.00711 .00018 .02206
160<=.08873 156<=.9063 154<=0 -.01302 -.04921 .01597 124<=0 49<=.9865 160<=.101 140<=9.193 .06107 -.009067 42<=.6932 .009092 -.0224 53<=-.8999 -.01422 .06159 147<=2.64 156<=.1929 .0518 49<=.08559 100<=7.585 .01907 -.04063 .02975 140<=8.254 -.04774 74<=5 .01697 -.02955
95<=8.478 122<=0 1<=1.099 89<=.07545 -.03156 .00065 136<=0 58<=.4231 158<=.2234 .00223 -.0348 0<=4.654 -.002796 .03534 98<=0 35<=-2.15 -.01871 133<=0 15<=0 -.01778 89<=.008724 -.007601 .05227 44<=.008354 -.02072 .0256 -.02453 -.04251 116<=2.398 .008479 -.03101
65<=1.387 161<=1 111<=2.198 -.01446 152<=3.762 .02647 85<=-.3499 .01878 -.02985 34<=-.75 -.02906 141<=5.076 112<=.8001 43<=.9341 58<=.02774 .003898 .03975 -.03189 -.01672 141<=5.348 -.03333 161<=5 .003257 -.04492 72<=4.128 65<=2.565 -.04135 -.002493 10<=16 -.007772 .05213
143<=.6489 143<=.1639 142<=.5086 99<=-2.98 .007418 -.05842 147<=3.892 124<=0 -.01413 .0322 -.0347 14<=.3667 84<=-1.509 -.03074 147<=4.111 156<=.1595 .01892 89<=.6295 -.01648 79<=7.691 .01857 -.02683 .04258 .03675 143<=.7556 15<=.1485 -.03121 .008013 142<=.05308 -.02518 .01224
70<=-3.218 -.04048 143<=.01669 .031 27<=2.303 67<=3 159<=2.64 63<=0 118<=-.8399 -.02114 29<=1 55<=4.159 -.01462 99<=-2.88 54<=3.584 -.02022 106<=0 -.02633 .03893 55<=8.797 .01883 -.01146 .02529 51<=.5658 .003727 -.03697 -.03604 161<=3 .02484 -.02529 -.04433
10<=3 23<=0 50<=.8325 160<=.07738 .02682 53<=.3301 .01114 -.02731 29<=1 147<=2.398 .00877 35<=-.7799 -.005237 -.07733 .003434 27<=0 .01168 -.04793 154<=0 151<=0 -.01523 99<=-.5099 68<=.8878 5<=0 50<=.3263 .02908 .0105 -.03058 -.01378 -.04027 -.02279
72<=-4.369 56<=2.819 .05356 -.01247 111<=4.291 14<=.2795 152<=1.099 49<=.2318 .02932 -.01871 28<=1.099 36<=1.52 147<=2.891 72<=2.996 95<=4.956 .008678 -.0271 .009058 147<=3.402 -.03515 -.00615 .01787 -.04321 106<=-.3 0<=2.834 -.006972 .05121 -.01043 26<=0 .01317 -.04179
130<=0 141<=6.258 131<=0 69<=.7752 141<=5.919 146<=3.296 96<=.9057 48<=.5442 .01249 -.01674 .02228 46<=.6801 42<=1.792 -.00759 -.04719 .02912 74<=3 -.008721 74<=4 .08717 .02208 99<=-2.15 -.01926 .01319 -.0359 153<=0 4<=0 -.04323 .03543 .007805 -.04566
75<=4.575 71<=-3.637 .02473 159<=1.387 33<=.8501 35<=-.81 -.0162 64<=0 46<=.9803 130<=0 .01084 -.03824 160<=.04115 .02309 -.04766 77<=.9506 38<=.6932 -.01818 3<=0 .03429 -.01931 -.03692 .02298 146<=3.829 -.03959 .008708 74<=9 35<=-.31 .04522 -.01495 -.02572
37<=6.031 36<=.6601 146<=2.773 36<=.3401 -.003209 115<=.44 109<=-.009999 .005815 76<=2 .01565 .06773 .0003622 51<=.7441 76<=1 .01958 -.01672 101<=5 .03605 -.003727 57<=.02954 51<=.7441 -.01928 146<=2.565 -.02016 .01907 51<=.6012 .01963 33<=.3601 -.0245 .01847 .0381
141<=4.078 100<=6.377 83<=-.02999 .005808 -.05394 .01276 5<=0 41<=.7982 83<=-.4399 149<=1.099 -.02674 .02662 139<=0 64<=3.045 .01326 -.03584 -.04134 110<=.47 .006573 153<=0 141<=4.853 .01235 49<=.04845 -.06453 .003594 21<=.2858 49<=0 -.02936 .03142 -.03071 -.04519
55<=8.938 139<=0 113<=-.36 -.0118 146<=3.219 99<=-.5099 112<=.8001 51<=.8935 32<=-.4199 144<=1.099 .03011 -.0269 32<=.8001 .03382 -.02644 -.005334 144<=2.709 .008688 -.02798 -.0372 49<=.003466 -.03898 79<=6.643 -.006694 .01423 -.04221 88<=.6008 49<=.01049 -.03386 .01882 -.05748
140<=7.931 .02326 140<=8.175 -.03776 78<=4.796 0<=2.834 35<=-.3899 -.01597 .0206 118<=-.14 -.009239 .0309 85<=.53 43<=.7695 55<=8.797 145<=2.709 140<=9.082 70<=3.556 62<=.7695 -.02016 .02022 -.04209 -.003579 9<=-2.484 -.02416 .03266 -.04036 54<=1.946 -.01788 .0219 .01783
49<=.6913 156<=.2926 42<=1.61 156<=.2016 74<=1 -.02532 .01698 .04314 -.004082 60<=1.387 156<=.492 .005942 -.02651 56<=4.544 .01299 20<=0 -.03343 77<=.941 .01794 156<=.9486 -.02916 .02224 6<=-.17 56<=2.709 -.0266 39<=.04119 .06545 -.01342 156<=.0305 .004548 -.0411
146<=3.932 121<=0 27<=0 65<=1.61 70<=-.6931 -.02083 54<=.6932 -.0001158 19<=.05883 .02812 .009168 72<=4.205 -.0201 .01831 0<=4.654 70<=-2.995 16<=.2046 -.0109 .07674 27<=1.792 .00242 -.03303 -.05151 -.03682 51<=.6745 54<=2.565 .003443 74<=6 -.07253 .0154 .00485
145<=1.387 142<=.8425 32<=.05001 96<=.01274 -.03412 59<=3.259 137<=0 .003046 -.04095 99<=-1.98 140<=10.86 .04106 -.01975 -.008323 35<=-.97 140<=8.845 -.01724 .04278 88<=.3273 58<=.03719 -.01684 -.05795 99<=-2.339 -.02669 .02829 .05076 37<=1.371 -.03496 17<=0 -.01068 .02633
128<=0 51<=.1567 32<=0 49<=.8355 .02878 -.0278 -.01772 65<=1.099 127<=0 76<=4 132<=0 152<=3.689 -.01543 -.04297 .03855 -.0008139 .02027 125<=0 .01948 23<=0 -.0364 .01362 74<=4 75<=3.466 12<=.6667 51<=.7441 -.006908 .03012 .05755 .05878 -.008449
7<=-9 100<=5.784 12<=.6667 41<=.6689 -.02943 .007652 .01599 69<=.5045 .0115 50<=.8325 49<=.1046 31<=23 40<=.04147 27<=0 .04338 -.002935 -.004854 -.03735 119<=-.2899 75<=0 66<=.5519 .05119 -.01256 -.0102 -.02242 31<=12 -.02813 .01733 49<=0 -.06708 -.008042
19<=.05883 5<=0 99<=-2.42 99<=-2.43 146<=1.61 150<=0 .003088 .05239 25<=.1042 74<=4 17<=0 .01555 52<=3 -.03753 .006029 -.02485 146<=3.259 .03814 -.004793 -.04481 99<=-.5099 58<=.01278 .0009889 .02332 106<=-1.299 .0321 -.04387 -.03878 102<=5.982 -.005555 -.03868
77<=.559 54<=1.387 42<=1.61 119<=-.68 .03339 -.005074 -.02615 54<=3.989 .03776 -.01624 45<=.9661 140<=9.006 14<=.08792 83<=.8101 -.03226 95<=6.002 -.02268 .032 12<=.6667 54<=3.045 -.008744 .02924 1<=1.099 -.01505 .05407 .00786 160<=.07195 .01473 102<=3.179 -.002396 -.06155
77<=.3837 -.01254 17<=.5 153<=0 47<=.05255 70<=4.111 92<=2 .0291 -.01998 142<=.07275 .02072 74<=0 -.0581 -.01072 70<=1.387 -.01668 140<=8.978 .01252 96<=.8077 160<=.1706 .0649 -.01303 .01496 96<=.9057 43<=.09703 160<=.1706 -.01462 .03545 -.03687 .008831 .04
160<=.03337 .03808 5<=0 152<=4.845 148<=0 3<=0 54<=3.434 146<=3.296 160<=.0507 -.03069 81<=.9123 12<=0 -.01408 142<=.2763 -.008579 .03885 .02532 57<=.007839 140<=9.589 55<=4.044 -.0001197 -.04421 .01002 .02386 74<=5 .05212 -.03188 -.009791 -.01325 .02801 -.03782
122<=0 76<=5 115<=-1.289 98<=0 .03004 -.01956 156<=.0305 .03318 111<=5.443 50<=.8007 70<=1.946 -.02275 54<=4.175 67<=2 .02071 -.006925 152<=3.971 .01138 -.04935 147<=2.198 .02441 -.02222 .02293 83<=.4301 50<=.3263 -.03651 147<=2.64 .0185 -.02218 .01195 -.03998`;

/** Each block again, with what the first forest says of those around it. */
export const SECOND_FEATURES = `chars words linked links bold button inner afterBodyTo inDescription afterDescribed describedSteps inNames
topic topic1 topic2 topicBig topicNear topicRepeated wordChars punctuation commas upper digits ends wordScore
titled copyright copies earlier heading alone depth label0 label1 label2 labelMin labelMax labelSum twins
share1 linked1 prose1 blocks1 share2 linked2 prose2 share3 linked3 prose3 bigLinked bigProse bigShare bigSteps
bigLabel pathBlocks pathChars pathMean pathLinked pathShare repeats repeatedChars repeatedLinked repeatedProse
repeatedImages images1 images2 repeatedShare repeatedSteps place charPlace afterTitle afterProse beforeEnd
inTop topSteps afterTop titleSteps titleShare near wide nearPlain widePlain headingSteps headingScore
headingOpening openings lowestOpening candidate1 candidate2 candidateAbove slug slugParts headingLevel
headingLabel headingLinked sectionChars sectionPlain passedTitles passedArticles passedLowest sinceLowest
endSteps before1Chars before1Linked before1Words before1Heading before1Label before2Chars before2Linked
before2Words before2Label after1Chars after1Linked after1Words after1Heading after1Label after2Chars
after2Linked after2Words after2Label in_nav in_footer in_aside in_header in_main in_article in_form in_table
in_ul in_ol in_dl in_figure in_blockquote in_section in_h2 in_p in_li in_dd in_pre in_figcaption pageChars
pageBlocks pageLinked pageProse pageProseBlocks pageArticles pageHeadings pageGroup pageTables pageForms
pageMain pageH1 pageImages isArticle isProduct isList topShare statedBody statedShare statedNames pageTopic
pathParts pathSlug pathDigits score scoreBefore1 scoreBefore2 scoreAfter1 scoreAfter2 around2 around5 around15
box0 box1 box2 box3 box4 box6 tenth quarter path section afterBox group scoreHeading headingPath scoreEarlier
scoreLater passed sinceSure untilSure overThreshold pageScore inBest bestSteps afterBest cohesion cohesionPath
bestF1 pageHighest`;
export const SECOND_BIAS = -0.5504;
export const SECOND_TREES = `180<=.4672 180<=.1421 72<=-5.181 180<=.04272 -.05768 .06533 -.1021 193<=0 192<=.2086 .01944 -.05933 27<=.6932 78<=5.959 171<=.5162 .0545 -.003066 -.02957 -.04674 180<=.8568 6<=-.6399 -.03201 180<=.6662 .05096 .1133 61<=.7129 78<=4.585 .01504 24<=-.85 .02068 .1724 .02545
174<=.3289 174<=.1155 -.1003 197<=.2332 -.05858 -.01155 197<=.3775 194<=0 0<=4.466 143<=.01669 .07854 -.0241 .0916 -.081 170<=.7662 27<=0 6<=-.8399 -.03638 170<=.2487 -.03403 32<=-.37 .0167 .09144 .002692 95<=9.532 2<=.6251 32<=-.6399 -.003145 .149 .0489 -.01394
172<=.5218 180<=.1421 198<=.3786 125<=0 53<=.3301 -.08309 .04866 .07531 -.09549 156<=.1595 180<=.357 -.01243 .04483 -.03845 172<=.8389 180<=.6662 .02556 99<=-.9599 177<=.713 186<=.8219 .06931 -.04297 .1051 -.01996 32<=-.49 .007636 180<=.4672 -.01279 72<=-3.637 -.01027 .1409
180<=.4672 180<=.1421 11<=0 180<=.04272 -.0972 -.07303 15<=.3455 -.04932 .08127 189<=4.235 199<=.729 60<=3.829 -.02716 .06471 -.03485 143<=.3477 .08354 -.01843 180<=.8568 58<=.7291 180<=.7244 199<=.9754 .05326 .001048 66<=.9756 .09672 -.02363 -.03355 78<=4.585 -.001294 .1308
173<=.3593 173<=.1121 198<=.3786 146<=3.913 -.06726 .06031 11<=0 -.09049 -.001345 198<=.7666 160<=.08052 -.04575 .006724 -.05166 173<=.7487 27<=1.099 33<=-.4199 -.01097 179<=.418 .002629 .06049 -.02219 6<=-.17 1<=2.303 -.04352 .06009 27<=0 60<=7.263 .1185 .02675 .03967
164<=.4524 164<=.137 164<=.07968 11<=0 -.08945 99<=-1.539 -.04479 .06382 -.05174 198<=.6793 35<=-.7599 -.007187 186<=.416 .01216 .09168 -.03324 172<=.8389 164<=.6366 .02812 6<=-.8399 -.0354 49<=.9627 184<=.9582 .07881 -.01042 -.01463 48<=0 .04105 137<=0 .1166 .001643
172<=.4607 172<=.1433 172<=.06887 15<=.3455 -.08804 70<=-4.553 .06765 -.05299 -.05725 198<=.6793 147<=3.714 .002476 10<=9 .1006 -.008266 -.03525 172<=.8 149<=1.792 199<=.9501 145<=1.387 .07186 .002185 198<=.8443 -.001074 .04855 -.01563 172<=.9017 15<=.3455 .08544 -.005973 .112
191<=-.01448 191<=-.2357 191<=-.3244 -.08334 -.05244 185<=.07022 -.06175 184<=.2069 34<=-.6399 .08244 .001018 -.01625 22<=.2106 170<=.7942 144<=2.709 185<=.1397 56<=3.408 -.03943 .05329 .08454 88<=.6001 135<=0 176<=.7457 -.01703 .05985 .0691 -.02021 .09822 185<=.1605 -.06361 .01553
191<=-.01448 180<=.08249 156<=.01881 96<=0 .05369 -.05809 -.08386 191<=-.1787 12<=.3334 -.05077 -.009524 -.00785 172<=.7567 119<=0 53<=.3301 180<=.4672 -.01744 .04587 53<=.6101 -.05339 .01721 126<=0 .04661 -.03661 172<=.9233 95<=9.138 .07623 .0003508 75<=-5.03 -.01241 .1023
164<=.2665 164<=.07968 -.08128 49<=.9627 -.04017 .03529 164<=.7986 142<=.4418 164<=.6366 152<=1.099 .0496 54<=2.64 156<=.4674 .02097 -.01813 36<=0 .03543 -.04803 15<=.01032 -.02499 141<=6.613 .0485 -.04223 179<=.7827 15<=.2385 .07181 .01149 -.002195 172<=.9233 .06758 .09659
180<=.357 180<=.04272 -.08075 198<=.777 10<=7 144<=1.387 61<=.03645 -.008732 3<=0 .106 -.01648 -.0218 -.04119 -.05319 180<=.7773 27<=0 66<=.1282 .04748 160<=.05797 .05903 135<=0 -.02241 .03162 -.006377 27<=0 140<=10.6 .08739 .001072 1<=2.834 .04066 -.03914
191<=-.01448 191<=-.3134 164<=.07968 -.0794 -.04878 146<=4.111 176<=.09106 -.07379 9<=-3.401 -.04062 -.002744 178<=.2209 .09048 -.01139 164<=.9017 33<=-.4199 14<=.05001 -.06433 9<=3.738 .05412 -.02525 160<=.2438 152<=3.466 .0587 142<=.1693 -.005061 .05031 178<=.7338 -.05062 .04738 .0878
191<=-.09935 172<=.08249 15<=.3455 -.07719 28<=0 -.05198 .06647 38<=3.851 197<=.1958 -.05056 -.02152 .05019 172<=.8389 6<=-.6399 84<=-.4199 -.06531 -.002212 197<=.2332 84<=-.61 -.04953 .001697 42<=1.61 .0462 83<=0 199<=.8669 .03777 -.0212 .04096 172<=.9017 .0533 .08687
191<=-.09935 180<=.07109 11<=0 198<=.3786 -.006836 -.07701 15<=.3455 -.03238 .07838 191<=-.3134 -.04644 -.01712 172<=.8739 144<=3.714 191<=.08499 .01911 146<=3.971 27<=1.61 .05409 -.02598 140<=9.006 -.04797 110<=-.5199 -.02841 .05983 146<=2.64 -.06457 146<=4.357 .04272 -.04883 .08212
164<=.2295 180<=.03175 -.07691 199<=.922 49<=.9627 143<=.5988 -.03521 .03286 99<=-2.43 .07926 -.03244 12<=.6667 -.05044 .01883 164<=.838 164<=.6366 181<=.746 27<=0 144<=0 95<=7.076 .079 -.001541 .01243 -.01279 -.02993 144<=4.291 .03938 -.03383 164<=.9232 .05178 .08116
172<=.5809 172<=.08249 -.07161 172<=.2358 197<=.1783 -.04818 -.01763 186<=.5827 .007536 15<=.0867 -.0476 .002616 172<=.9017 15<=.01032 115<=.8701 .02998 -.06379 84<=-1.69 -.02644 144<=4.383 178<=.5765 150<=0 .0438 -.02123 31<=4 -.01904 158<=.2234 .05431 -.003747 -.01866 .07802
193<=0 12<=.6667 183<=.06157 -.07178 93<=-3.5 .02075 -.04374 56<=3.333 -.04109 .03621 183<=.7298 33<=-.05 34<=-.3899 -.04201 -.0002285 43<=.01253 -.00483 40<=.06735 100<=8.113 .06638 .01745 92<=4 .02109 -.05206 61<=.7129 63<=0 60<=7.263 .07326 -.01564 .02818 .001513
191<=-.01448 172<=.04927 -.0721 188<=.9191 140<=9.883 -.01428 -.05057 -.05425 172<=.8389 59<=4.128 197<=.2332 -.01373 101<=1 9<=-1.098 -.04245 .03031 .03215 -.05956 156<=.2345 79<=5.343 -.05077 .03772 137<=0 79<=8.426 .07554 47<=.012 77<=.9593 .02083 -.06404 .06406 -.03442
172<=.2358 172<=.02531 -.07483 141<=5.919 172<=.1201 -.05786 -.02282 89<=.1295 66<=.02605 -.02497 .06918 -.0341 172<=.8389 95<=9.288 15<=.006251 -.03917 154<=0 172<=.6428 178<=.3281 .05003 .00161 .04157 141<=5.473 .02932 -.05895 35<=-.2 -.0724 .02447 95<=9.532 .06648 -.01955
172<=.2007 172<=.02879 -.0725 189<=4.565 193<=0 -.05321 -.02298 186<=.1863 .07158 -.03699 172<=.8389 160<=.03701 .05691 160<=.04656 -.06345 172<=.701 143<=0 .05331 32<=.05001 42<=1.099 .01948 -.01209 -.02834 .03004 140<=10.2 95<=9.532 .06832 -.009996 72<=3.892 -.05112 .02986
191<=-.1787 173<=.0407 -.07023 187<=.1198 -.05394 -.01965 173<=.6986 89<=.719 154<=0 147<=3.584 .02327 .08303 -.01838 81<=.7496 .03037 177<=.713 -.04058 .01721 95<=9.288 152<=3.556 55<=4.044 67<=2 .03509 -.0575 .06725 114<=0 .04313 -.01152 144<=3.785 .03269 -.06121
180<=.2103 180<=.07109 -.06686 -.02864 180<=.8849 22<=.2106 76<=7 58<=.08748 29<=1 .005023 .04477 29<=2 144<=2.64 111<=1.387 -.01607 .072 144<=3.333 -.006307 .04898 -.02627 58<=.07668 .0117 -.05029 -.02026 2<=.3126 45<=.9661 .0669 19<=.03572 -.04283 .03621 -.01502
173<=.2358 173<=.0407 -.06773 198<=.3786 .04548 -.03772 183<=.7298 199<=.9648 162<=1 152<=1.099 .06629 14<=0 -.04073 .004611 160<=.2026 .04618 146<=2.485 .03274 -.05121 170<=.8635 -.02502 .02403 95<=9.532 152<=3.556 .05974 14<=.06251 -.02366 .03685 96<=.9619 -.06882 .03125
164<=.1632 164<=.03196 -.07029 -.03416 164<=.9017 27<=0 84<=-.4199 95<=7.746 142<=.02816 -.05241 176<=.4503 -.01793 .0397 -.0549 164<=.6969 43<=.07036 154<=0 .03745 -.01669 -.01059 .04205 46<=.816 -.02054 .03953 48<=.9525 .06553 141<=5.037 .04244 141<=5.193 -.07843 .02416
180<=.2103 180<=.03175 -.06746 192<=.1793 89<=.171 .06593 -.0386 12<=.6667 -.03711 .02531 180<=.8849 27<=0 199<=.9795 84<=-1.69 -.03151 59<=2.945 190<=3.829 .04869 .01277 199<=.922 -.0301 95<=4.956 -.05034 .06637 -.02005 -.0125 2<=.3126 74<=4 .06004 -.00219 -.02133
174<=.171 174<=.02266 -.0692 13<=.3637 198<=.3786 .02322 -.044 123<=0 -.01606 .07821 197<=.2332 192<=.1913 .0333 -.04032 167<=.8408 27<=0 188<=.8919 146<=3.296 192<=.7885 .04869 -.01378 49<=.007232 -.0402 88<=.002677 -.02603 .03525 -.006082 -.01137 139<=0 .0567 -.04225
172<=.1201 172<=.02879 -.06795 152<=4.419 -.04158 74<=4 .06968 -.02633 172<=.9017 172<=.7567 179<=.7956 6<=-.8399 -.02856 194<=0 152<=3.136 .0343 93<=-1.21 54<=2.398 .01527 -.06843 .01336 -.0149 162<=9 -.01028 -.06317 142<=.05308 -.02349 .03208 46<=.4293 .02967 .06551
191<=-.1787 164<=.02489 -.06604 187<=.1198 -.04926 152<=2.834 -.03209 147<=2.891 55<=4.263 -.006043 .05731 -.01958 172<=.9391 152<=3.556 32<=-.37 -.01015 17<=.125 169<=.1092 -.03607 .0413 191<=.2478 -.019 .03342 54<=3.989 85<=-1.72 -.03005 .02269 110<=2.6 -.06481 .0398 .0589
180<=.1206 11<=0 180<=.03175 -.06582 -.03686 99<=-1.539 -.01981 .09381 180<=.7773 36<=1.03 162<=5 .01481 -.02546 36<=1.191 -.04906 -.001127 198<=.8342 162<=4 59<=2.08 .02363 63<=1.099 99<=-3.119 .02441 -.07939 .03592 .04441 143<=.9045 130<=0 .05322 -.0291 -.008157
164<=.7535 180<=.05824 11<=0 -.06144 .05357 35<=-1.61 -.0423 199<=.792 147<=3.892 .04505 -.04745 156<=.824 156<=.5151 -.004593 -.03982 .02493 198<=.8888 31<=9 .03514 156<=.2016 .01318 187<=.5324 .007182 -.0946 137<=0 2<=.125 .06423 31<=5 -.05257 .03886 -.0358
191<=-.3134 8<=.1112 -.05529 .03527 182<=.8719 147<=4.318 198<=.8342 198<=.8119 96<=.02577 .06073 146<=1.387 .04129 93<=4.321 50<=.1404 -.0356 74<=1 -.03414 .01839 .04889 99<=-2.48 -.08494 -.004235 143<=.04181 -.06435 50<=.8325 .04082 184<=.7678 .02651 -.02459 .05378 .0507
172<=.1201 196<=.09194 -.06458 13<=.3637 -.0368 .0316 172<=.9233 197<=.2332 178<=.2209 66<=.1282 -.02775 .06506 -.02773 144<=4.383 154<=0 178<=.8818 155<=0 160<=.1616 122<=0 .0439 -.03848 .006613 -.02646 172<=.701 -.02691 .01735 -.01415 -.03918 75<=-4.897 -.03747 .05726
175<=.1129 111<=1.099 .02243 -.05641 179<=.8676 24<=-.01999 -.0331 146<=4.357 25<=.03126 159<=2.64 33<=-.36 -.02908 147<=4.533 .003628 .07412 51<=.7131 -.07182 .0298 .02317 54<=2.198 .01652 -.07039 38<=.6932 54<=2.198 -.01906 .04066 160<=.2438 .05008 156<=.8927 .03592 -.08353
180<=.1421 8<=.1112 193<=0 -.05964 -.01518 .05468 164<=.9232 152<=1.099 70<=0 -.01887 180<=.2511 -.01295 .06247 156<=.2016 27<=0 .02735 -.01169 164<=.6969 49<=.3862 42<=1.099 -.008043 -.04159 .03201 141<=6.613 55<=8.797 .02297 72<=4.737 -.04894 .03485 -.07095 .05162
180<=.03175 -.05946 164<=.838 198<=.3786 .08333 195<=0 142<=.4614 143<=.1021 -.05753 72<=-3.637 .05084 53<=.38 .006434 133<=0 -.002463 -.03404 128<=0 .00419 66<=.04722 -.000155 .08473 -.03454 198<=.8342 197<=.7107 .03084 -.02922 143<=0 -.0408 130<=0 .05428 -.04078
164<=.07968 -.05524 164<=.9017 144<=3.664 152<=1.387 170<=.2833 -.031 .05052 192<=.2818 .02632 192<=.3821 -.03017 144<=.6932 93<=-.86 -.03321 149<=1.387 .05608 -.01257 36<=1.14 15<=.1272 84<=-.9599 .02859 -.03142 .01046 .02351 149<=0 .0126 -.04575 48<=.9525 .05028 -.01136
180<=.03175 -.05887 164<=.9631 188<=.9191 122<=0 140<=10.2 146<=4.111 143<=.07049 142<=.5718 146<=.6932 .04622 -.07493 34<=.1401 -.02379 .04453 152<=1.387 .04676 143<=.628 .01862 152<=3.762 .01138 -.05353 51<=.3623 -.02619 .07015 44<=.008354 -.05307 .004615 -.05809 -.02142 .06017
182<=.7302 174<=.02266 -.05765 95<=8.478 54<=1.387 8<=0 199<=.792 .02153 -.02392 .0258 192<=.2211 141<=5.887 -.01137 199<=.9184 .01547 .1121 16<=.03847 -.02317 141<=6.298 194<=1 .01805 -.0303 152<=3.913 .01919 -.05205 94<=.3537 33<=.1501 -.06668 -.001371 .04242 .03614
164<=.02489 -.06007 164<=.9391 186<=.6517 154<=0 193<=0 27<=1.099 -.02131 .06444 59<=3.045 27<=0 178<=.7975 149<=1.61 .04758 -.01866 164<=.7535 -.02559 .02718 -.004649 -.02416 146<=2.64 .01908 -.05013 146<=2.565 -.0431 192<=.6719 -.01823 .03044 46<=.2326 -.01051 .05267
172<=.9233 172<=.02531 -.05773 72<=-4.691 54<=3.913 -.02051 .06991 197<=.3505 160<=.086 -.04705 179<=.7101 187<=.1722 -.02928 .01728 -.04394 19<=.0986 160<=.05797 .03797 160<=.08173 46<=.3381 -.05595 .02081 .006235 54<=4.616 -.00993 -.06445 36<=.38 197<=.809 -.03603 .04155 .05224
191<=-.09935 172<=.02879 -.055 198<=.3786 .04756 -.01885 198<=.8342 61<=.9792 77<=.9183 48<=0 -.01702 176<=.928 .03489 -.04313 198<=.8043 54<=1.61 .02497 103<=0 -.04821 .01616 -.0743 .07234 78<=7.521 172<=.7567 .01034 .04565 171<=.8517 .02805 149<=.6932 .01512 -.07752
164<=.07968 -.04771 164<=.9017 143<=.5836 192<=.4561 160<=.1049 142<=.2495 .0393 -.03909 149<=0 .05002 -.009676 65<=1.792 .03553 -.02017 156<=.2016 152<=3.807 .03601 -.03418 188<=.3689 -.0001677 156<=.7452 149<=1.387 -.07064 .01437 152<=3.466 .009203 -.05266 160<=.2438 .04184 -.01983
180<=.08249 196<=.2882 -.05755 9<=-5.03 .04481 -.01798 164<=.9631 19<=.0986 28<=.6932 193<=0 -.01173 175<=.6009 .03341 134<=0 50<=0 101<=12 -.0363 .03778 .01331 .05032 -.02484 50<=.8431 140<=8.914 -.01337 .01944 140<=9.478 -.009018 -.06436 79<=8.426 .05301 -.0196
194<=0 177<=.713 152<=.6932 .05722 177<=.6799 46<=.5189 77<=.559 .01559 143<=.2021 152<=3.807 -.0789 .00608 -.009052 90<=1.792 .04422 -.009711 77<=.9183 .002104 -.06697 47<=.1339 143<=.9045 .03308 -.02589 -.008324 8<=.1112 146<=4.111 -.04567 198<=.492 .06667 -.03479 .04934
180<=.03175 -.05686 164<=.9631 141<=4.078 199<=.9446 170<=.4801 -.03703 .05233 97<=1 -.0718 .03247 180<=.7244 189<=4.763 199<=.6943 .02683 177<=.6259 -.01848 .00415 .03992 48<=.8019 .03093 35<=-.05 199<=.984 .02792 -.04549 58<=.1134 .01025 184<=.4955 .0002623 -.07586 .04699
180<=.1421 11<=0 196<=.1133 -.05353 -.01886 .0525 164<=.9631 93<=.3001 147<=3.466 .01133 142<=.03793 -.04733 .06156 15<=.2385 15<=.01827 93<=.64 .02898 -.06086 56<=3.016 58<=.07668 .008717 .0775 196<=.7965 15<=.117 31<=14 -.04284 .01669 .007212 .01938 -.04273 .04605
180<=.02572 -.04985 164<=.9232 199<=.9 74<=9 148<=0 70<=-1.609 -.02634 121<=0 93<=0 154<=0 99<=-4.409 -.02246 .07939 -.004591 .01688 -.03274 -.01606 -.02965 66<=.2933 92<=4 .005725 -.04803 74<=6 176<=.7158 -.05155 101<=12 .005284 -.05263 .02364 .03912
173<=.02721 13<=.2284 -.05434 90<=2.945 -.03435 .08453 173<=.7487 152<=3.807 197<=.5577 -.02095 .00626 192<=.2086 175<=.09055 .09767 .01491 33<=.1501 -.01003 .03366 198<=.8255 192<=.4736 .02266 73<=0 -.000802 -.06786 48<=.9525 90<=2.398 .03644 .001172 152<=2.64 .01678 -.05665
173<=.02721 -.04819 169<=.9507 27<=0 79<=7.691 194<=0 66<=.247 159<=2.64 30<=0 -.02048 .03336 -.02748 50<=.415 59<=1.61 -.07363 .001242 .01521 160<=.2168 188<=.7569 100<=6.377 -.02655 .03077 -.04186 .04543 -.0154 179<=.07539 .0617 29<=1 -.02779 .01253 .04111
196<=.2237 166<=.01388 -.05577 96<=0 .02749 -.01582 182<=.9403 142<=.3304 33<=.3701 93<=-.14 179<=.5448 93<=-.86 -.05488 .02133 .02864 148<=.04463 186<=.6175 -.008684 142<=.143 124<=0 93<=.64 .0193 -.06912 .02882 -.06407 .01589 .01324 146<=2.709 .04401 .004483 .04339
194<=1 172<=.9717 199<=.9648 6<=-.6399 -.02119 97<=1 144<=2.996 160<=.2791 135<=0 .02045 .04937 -.04594 199<=.953 199<=.792 .04746 -.02048 .04387 144<=2.773 -.03366 .0487 75<=-2.197 .02926 179<=.7684 -.04717 13<=.1001 .01594 -.01978 .0489 13<=.7223 -.04724 .02017
174<=.02595 -.04878 167<=.9632 72<=-5.181 .05686 27<=0 23<=0 56<=4.544 99<=-.9599 142<=.0613 .05063 47<=.8208 -.005104 .02587 -.05578 174<=.8365 -.01084 9<=-3.806 .01549 -.08857 19<=.1819 .01957 -.02892 178<=.3281 15<=.07336 -.02501 .03884 142<=.1117 .01965 -.03488 .03526
24<=-.33 -.03538 176<=.07399 -.0294 152<=3.466 197<=.2332 -.00853 3<=0 27<=0 .0321 70<=3.333 -.03774 .02037 56<=3.556 .03179 -.009132 49<=.01723 146<=2.996 178<=.4712 -.0417 .03727 70<=3.045 .002475 -.08352 146<=4.431 89<=.171 .02801 49<=.6913 .001264 -.0583 -.04247
164<=.9232 164<=.03592 -.04425 15<=.0371 156<=.6503 99<=-2.369 156<=.1929 .02731 -.03813 -.07042 .02497 93<=-.01999 150<=0 31<=8 -.003555 55<=3.092 -.01513 51<=.9693 .06925 -.02071 152<=3.913 .0007145 -.04019 115<=.63 -.01885 35<=-.2 -.005883 48<=.8369 .04231 -.01715 .03782
197<=.2332 185<=.07022 12<=.6667 -.05562 .05523 185<=.8085 .002512 -.05456 47<=.012 197<=.8787 168<=.8765 -.006724 -.05737 .02908 196<=.8482 186<=.6175 185<=.8314 199<=.9847 .0284 -.02054 99<=-2.41 -.04743 .02498 110<=1.38 93<=-.01999 .01087 44<=.03209 .01157 -.05351 .0179 .03729
172<=.9391 194<=1 55<=8.938 192<=.433 49<=.9627 50<=.4511 -.02789 146<=1.387 .05082 -.005858 .04025 54<=3.092 29<=1 -.006435 .02873 15<=.1232 58<=.03719 -.01202 .05743 147<=2.945 .04221 -.03117 -.03654 8<=.1112 192<=.11 .03019 -.04656 .04252 156<=.492 .003758 .0482
169<=.02166 196<=.3233 -.05665 .03793 122<=0 143<=.5836 71<=2.398 0<=2.773 66<=.247 184<=.2345 -.03016 .02064 -.04645 188<=.8919 .01434 -.03426 188<=.9191 16<=.3226 .03509 -.01433 -.001288 23<=0 -.02267 70<=4.111 181<=.681 -.01141 .04049 36<=.84 -.03865 .01004 -.05252
164<=.02178 16<=.2334 -.05398 160<=.101 .06807 -.02448 164<=.9528 51<=.1648 59<=1.792 -.002118 76<=5 144<=1.61 .07947 .01151 -.01641 25<=.03126 159<=1.61 128<=0 29<=1 -.02136 .01181 10<=5 .03376 -.01372 -.04504 119<=.44 142<=.3073 .001473 .03947 -.01089 .03242
188<=.941 101<=1 146<=2.08 -.0755 .002097 194<=1 141<=4.956 143<=.1021 147<=2.303 -.05358 .02085 145<=0 .0482 .0103 78<=7.094 140<=8.361 147<=2.565 .0266 -.05338 146<=3.466 .01931 49<=.6222 49<=.01049 -.04436 .0121 -.05157 47<=.012 -.06859 -.004042 -.02399 -.02861
172<=.02531 -.04 144<=2.945 189<=4.235 156<=.8927 172<=.9017 42<=1.61 199<=.8669 27<=0 .04757 -.01487 .002315 -.01684 .03158 16<=.06251 .01694 -.07014 .05329 152<=3.466 177<=.6259 46<=.9204 -.03866 .04388 96<=.9619 96<=.9539 .008646 -.05374 .03739 177<=.909 -.02401 -.1036
164<=.02178 -.03858 164<=.9717 199<=.9795 82<=1.792 154<=0 119<=-.4 .03709 59<=2.303 .01876 -.0174 -.01665 84<=-.7599 -.03804 59<=2.198 145<=.6932 .0003058 -.03852 161<=0 -.02193 31<=21 .03782 -.02592 46<=.9377 177<=.7559 -.03485 89<=.719 -.02995 .01901 -.0572 .04296
24<=-.61 -.03593 164<=.9717 192<=.3087 141<=5.919 53<=-2.74 -.05325 .01527 192<=.1793 .01422 .08476 171<=.1006 -.03251 185<=.9395 140<=10.2 192<=.3821 -.01645 44<=.01986 178<=.8706 .0379 156<=.5371 153<=0 -.06824 .0161 .03212 .00388 156<=.2549 .03554 -.03366 -.03497 .04547
180<=.02572 197<=.4307 -.05143 .01864 19<=.08334 76<=7 63<=0 191<=-.3937 181<=.02916 .0652 -.03192 75<=-.6931 84<=.64 .01084 -.0436 65<=3.556 .03449 -.02812 146<=4.111 -.01311 50<=.282 .06246 -.01305 10<=7 .02237 76<=10 -.04639 .003306 55<=7.651 .003122 -.03528
164<=.01556 -.04675 164<=.9788 184<=.9582 95<=8.478 190<=3.952 50<=.2068 142<=.4418 142<=.1862 .002805 -.04391 15<=.1891 99<=-3.2 -.03052 .02753 -.03471 191<=-.455 -.0226 .01007 .04214 198<=.8193 119<=0 -.02357 .03678 15<=.1083 43<=.7695 -.07842 .01255 .03379 -.04305 .04834
164<=.01556 -.04004 164<=.9788 183<=.2798 187<=.0709 -.01398 .01721 152<=.6932 159<=0 .04334 -.04688 43<=.7695 187<=.4869 -.004256 152<=3.136 184<=.6177 53<=-.37 .02615 -.03841 .0252 15<=.1005 163<=0 53<=-1.029 .02275 141<=5.919 -.09475 -.0277 .01027 -.009826 .01509 .04436
196<=.7965 6<=-.17 12<=.3334 -.03358 .02176 192<=.5045 74<=7 156<=.05029 96<=.01274 .05332 72<=3.785 -.03762 .01277 149<=0 .04756 50<=.5491 36<=.77 97<=0 -.02513 .05587 -.01158 180<=.5949 -.02839 .02199 -.02668 160<=.03701 .03064 24<=.47 -.02219 .008071 .02187
196<=.09194 184<=.08564 -.05203 -.007612 196<=.8482 199<=.9725 146<=3.092 178<=.7975 36<=.39 54<=2.08 -.01589 .03756 36<=.63 .09461 .03152 41<=.8257 -.03368 .02329 144<=2.485 65<=2.565 -.02957 .03443 78<=7.094 .02004 -.03051 16<=.1429 106<=1.39 -.05315 -.001512 .007487 .02768
164<=.6366 141<=6.147 49<=.01049 162<=1 -.02005 143<=.5343 .06468 -.01064 164<=.01556 -.04299 147<=4.159 52<=1 -.03207 .0005053 -.04847 -.03671 160<=.2438 19<=.1819 162<=0 160<=.157 .01014 -.05967 74<=5 .03163 143<=.7229 .02095 -.05787 -.01763 66<=.4749 .01027 -.06759
74<=4 101<=9 83<=-.4399 -.02285 146<=3.971 186<=.8707 .01393 49<=.03223 .01248 -.05969 66<=.7283 192<=.6576 33<=-.2 .0112 -.06193 .03289 .04103 55<=4.263 -.02065 192<=.7687 .05634 -.008054 146<=1.946 36<=.39 -.01337 .04828 16<=.07693 146<=3.971 -.05627 .004713 -.01191
128<=0 140<=9.478 1<=3.829 134<=0 55<=7.968 -.009462 .02788 .03123 .02852 15<=.1232 94<=.3537 198<=.9554 198<=.9427 102<=2.198 .01871 92<=1 .01459 -.04319 187<=.8358 -.1123 .01544 .02166 .02843 .00997 178<=.06918 -.0299 46<=.0604 147<=2.996 -.02269 .02735 .04626
191<=-.4907 17<=.8334 -.04362 .06333 27<=1.387 120<=0 199<=.9091 65<=2.303 152<=3.611 142<=.2302 .05357 142<=.5086 198<=.7355 -.04415 .02927 169<=.1092 -.03042 .04821 141<=5.821 -.03479 .01866 .0698 169<=.9689 161<=1 45<=.9661 .01842 -.05059 -.01155 .03643 -.04208 -.03764
199<=.9277 117<=.05922 10<=6 146<=3.402 77<=.9933 .05643 -.01502 -.01168 90<=2.198 77<=.9997 -.03689 .0289 .02489 146<=4.431 36<=.32 -.003861 .05085 -.01589 196<=.6632 188<=.7569 -.008287 -.03747 169<=.9606 133<=0 146<=2.64 142<=.1227 -.03669 .01255 .02677 -.01899 .04201
187<=.1198 -.01937 171<=.4432 97<=0 16<=.2188 -.02742 198<=.8532 -.01929 .08052 44<=.002959 .0007189 .04779 196<=.8946 79<=5.343 156<=.02441 .03187 -.05142 50<=.6231 198<=.7355 -.01077 .03592 199<=.9 .04251 119<=-.09 .009078 95<=7.598 198<=.8342 -.04262 .005746 -.04786 .03266
120<=0 196<=.8482 39<=.04773 143<=.5165 31<=16 14<=.01618 .03581 142<=.5086 174<=.1155 196<=.09194 -.006088 .09274 .009688 -.01244 -.01134 152<=1.61 .02664 -.01583 164<=.6969 -.02886 27<=0 142<=.03793 -.04626 .01212 43<=.6103 -.07367 .0196 54<=2.198 -.0002576 .04165 -.04291
191<=-.455 -.02784 51<=.7802 96<=.3553 -.0284 96<=.9478 162<=5 84<=1.14 .02261 -.03775 180<=.6662 -.03882 61<=.5768 .03287 -.03867 140<=9.403 143<=.1856 162<=2 -.06815 .02059 .01073 50<=.7786 .02814 93<=2.131 -.0636 .0175 140<=8.254 -.01911 137<=0 .02363 -.04282
188<=.5695 159<=2.08 120<=0 159<=.6932 161<=-1 .0355 35<=-.3899 29<=1 -.01062 .02485 .01571 .03776 -.03541 -.02936 89<=.2344 199<=.9446 50<=.7674 .009797 .07317 -.01543 152<=2.398 47<=.00613 .04063 -.01114 9<=3.851 184<=.2069 .004369 142<=.5086 -.05301 .00365 -.006067
195<=0 61<=.7129 95<=8.375 195<=-4.787 .07401 146<=1.099 160<=.1765 .00776 -.07023 167<=.5135 -.003478 79<=8.426 146<=3.611 .02771 .0008757 -.03186 192<=.5295 .008557 192<=.7034 -.05601 .003923 93<=3.06 176<=.4829 -.01056 -.05614 .0245 12<=.3334 192<=.155 .01728 -.04783 .01829
197<=.2332 198<=.8119 113<=-.3199 -.03304 .008929 -.0327 141<=4.898 199<=.9853 146<=1.387 .0008821 .04411 197<=.8464 -.03997 .0175 49<=.003466 146<=2.834 147<=2.64 -.03033 .04102 -.05469 160<=.1165 84<=-1.69 -.04154 76<=7 91<=1 .03251 -.01757 -.01351 76<=4 -.01869 .008509
24<=-.6899 -.02774 160<=.1536 75<=3.785 27<=0 144<=3.785 195<=0 .01594 -.02353 110<=1.201 -.03756 .02543 146<=4.111 -.01953 .03341 85<=-1.96 -.02111 .04506 146<=1.099 -.05467 146<=3.296 144<=1.61 .03117 152<=3.333 152<=2.398 .008805 -.04311 .04038 51<=.6012 -.04335 .005891
197<=.1783 11<=0 170<=.1103 -.04483 -.01193 .05257 80<=.6627 59<=4.128 .02436 -.03983 169<=.9606 154<=0 24<=-.01999 -.02337 15<=.002404 -.03475 15<=.06643 .01843 99<=-2.609 144<=1.387 .0271 -.02341 130<=0 96<=.9057 -.009319 .02127 -.05124 70<=3.872 .006206 -.04935 .03472
145<=1.61 87<=.7805 89<=.2344 85<=-2.5 -.02187 146<=2.834 171<=.03087 197<=.01607 -.01672 191<=-.514 .1283 -.004247 .0203 43<=.01656 .01961 -.02158 75<=-4.521 -.04298 9<=-3.178 165<=.3088 -.01187 .02778 -.01094 .02191 147<=2.485 .01252 189<=3.892 34<=.3701 -.05709 .002449 .003092
195<=0 199<=.9795 84<=-1.69 -.03702 27<=0 120<=0 .01922 -.03654 164<=.7535 10<=8 89<=.3076 .04387 -.005139 -.01617 -.05762 164<=.9717 10<=13 0<=3.932 197<=.3775 -.04738 .01041 23<=0 -.0875 180<=.8182 -.05406 .0102 .02145 .03419 107<=2.398 .01235 -.04313
199<=.9771 143<=.1639 162<=2 15<=.0337 -.05942 -.01366 .01845 192<=.7034 179<=.02898 .05967 192<=.5502 179<=.4877 10<=5 97<=1 .02969 -.03587 -.0292 .01976 179<=.8451 49<=.06294 .0333 31<=8 .01644 -.04285 -.04759 .0437 164<=.9717 9<=-4.499 .00781 -.02896 .02971
144<=0 -.01914 144<=2.709 152<=4.419 152<=4.026 54<=3.092 14<=.2139 -.004192 174<=.046 .0974 .01159 .04197 -.02598 .03941 99<=-1.779 152<=3.913 144<=3.368 152<=3.219 -.02355 .02075 161<=5 .04128 -.0356 144<=3.092 .03091 43<=.7116 -.05593 .02217 144<=3.807 -.04984 .01843
70<=-3.828 -.04115 143<=.5022 71<=5.011 93<=-2.299 141<=6.11 -.02981 .03936 .009812 12<=0 .05046 -.008325 10<=16 14<=.08334 46<=.816 67<=3 -.04089 .006712 141<=5.727 .0284 -.03334 23<=0 -.01388 .01375 93<=-.14 198<=.9261 .06613 -.01159 69<=.5045 .03071 -.02293
164<=.01556 -.03164 142<=.757 78<=3.851 66<=.7283 .0326 -.02308 164<=.9717 180<=.9389 131<=0 159<=1.61 144<=4.291 .006057 -.02907 37<=2.01 .001209 -.04502 -.03608 54<=2.945 176<=.6358 .01865 93<=3.26 179<=.9587 -.07896 .0005705 .014 .01499 .02974 184<=.2345 -.05158 .005522
5<=0 142<=.8425 79<=7.866 180<=.02572 -.02614 120<=0 10<=4 198<=.8342 101<=9 77<=.559 31<=9 -.0278 .03161 -.04199 .03413 77<=.8027 -.009873 .0264 31<=11 74<=10 .02874 -.02623 34<=0 -.01154 .01996 -.04201 31<=13 -.02045 .02064 .03967 -.0421
191<=-.3937 -.02589 184<=.2069 135<=0 167<=.3433 178<=.09321 -.02069 .02596 -.01972 .04447 160<=.08052 82<=1.61 159<=0 .01734 -.03587 187<=.7712 99<=-3.539 .02192 -.05462 .02033 146<=1.099 146<=.6932 .02021 -.07091 92<=3 52<=4 .01686 -.004361 88<=.123 -.0348 .00858
15<=.1272 37<=6.031 50<=.8222 182<=.8328 198<=.7507 35<=-1.639 -.0372 197<=.6536 .02217 -.03879 192<=.6932 -.02418 .01164 .02981 43<=.7116 183<=.9113 -.01775 53<=2.161 51<=.2073 .004163 176<=.6358 .01341 -.1212 .008696 .003992 .03921 43<=.9341 154<=0 .01714 -.01609 -.05949
197<=.2332 35<=-1.61 -.03858 53<=-1.029 120<=0 .04583 -.02181 100<=5.165 -.04792 51<=.1648 82<=3.664 .00003367 .06785 -.01296 186<=.8899 144<=4.383 141<=4.898 19<=.0986 89<=.06108 -.01735 .03358 -.002911 51<=.7441 53<=.3601 .01047 53<=.6101 -.04463 -.001967 .01432 -.03431 -.02926
84<=-.37 188<=.5695 71<=0 -.01524 .01777 115<=3.961 -.03091 .03 177<=.2272 156<=.2768 74<=4 .06419 .008495 -.008951 27<=0 139<=0 2<=.6251 177<=.8972 .01504 177<=.936 36<=.7 .01145 -.05169 .02553 56<=3.219 185<=.1605 -.02814 .03202 -.02521 -.05091 -.01797
99<=-2.91 31<=10 182<=.003827 -.03504 114<=0 .01744 -.04203 70<=3.219 -.008803 .03796 196<=.2237 147<=2.565 170<=.1103 -.04305 66<=.5519 .02792 -.0372 -.03229 175<=.04237 .05872 70<=4.111 142<=.1525 -.01052 0<=5.044 147<=3.892 .009201 -.04213 .03529 189<=3.611 -.02512 .0202
53<=-1.61 192<=.3678 -.05583 .00827 199<=.9277 162<=3 65<=2.565 54<=4.175 .007867 -.03325 .06093 .04181 198<=.8342 199<=.9608 -.002444 77<=.9183 36<=1.03 -.03627 .0311 -.06834 83<=0 142<=.1927 192<=.7687 .03431 -.01646 -.02124 46<=.968 199<=.986 .03148 -.005094 -.03313
33<=.7401 149<=0 177<=.7881 142<=.1862 .04886 142<=.3073 -.02832 0<=2.64 -.0189 .03661 -.008931 192<=.7034 178<=.3521 31<=11 -.01271 96<=.9478 97<=0 -.002538 .05262 -.02432 140<=7.665 .01744 177<=.713 143<=.7556 -.0312 .02519 31<=10 .01997 -.01913 .01788 .02402
196<=.09194 184<=.08564 -.0427 70<=3.219 -.02446 .007533 171<=.04326 78<=4.061 86<=-1.659 -.01047 .09325 -.01288 27<=0 21<=.25 57<=0 159<=0 .01536 199<=.9 .03147 14<=.1053 -.07301 .00752 .03303 141<=4.737 199<=.9446 .009003 -.03506 .004491 191<=.1807 -.003875 -.04853
192<=.2086 .02863 143<=.1639 141<=4.383 186<=.6175 .03726 -.0539 31<=14 -.0604 75<=-2.197 -.03293 .02462 10<=16 192<=.4838 107<=1.946 .04272 106<=-1.299 141<=4.575 .04089 -.0297 57<=0 -.002297 .03445 143<=.4504 .01606 55<=9.373 67<=3 -.02091 .01386 .02278 .02142
199<=.9 .02046 49<=.09261 93<=.3701 199<=.9608 .04849 .004879 199<=.9677 192<=.5131 77<=.778 .02958 -.02413 181<=.7813 -.01093 148<=0 -.08245 .005923 196<=.5515 -.01438 6<=0 .029 -.04109 199<=.9713 196<=.1133 -.0286 178<=.6079 87<=0 .0434 -.005514 -.01452 -.04079
143<=.5249 14<=.1409 194<=1 142<=.02816 -.04135 140<=8.978 140<=7.931 .0406 -.002508 .02969 -.02253 -.009346 59<=3.179 162<=4 149<=0 148<=.00712 43<=.1192 .03809 -.008606 101<=9 -.06098 .01346 186<=.1547 .009752 -.03435 47<=.1339 .01385 140<=9.042 -.04694 .008653 .02127
10<=9 140<=10.04 82<=3.259 157<=6.749 32<=-.02999 88<=.06938 185<=.08731 -.02354 .02908 -.0363 149<=.6932 156<=.2549 .04547 .009567 196<=.4382 -.01595 49<=.3862 .02016 -.03446 -.05207 .03899 -.02012 91<=2 179<=.8563 99<=-1.779 159<=0 -.02105 .01054 -.04741 .01418 .02908
172<=.9528 160<=.09483 133<=0 142<=.3073 -.01414 142<=.401 .05517 .000199 142<=.1045 .0167 -.04267 10<=3 142<=.2302 198<=.9462 177<=.6259 -.01362 .03437 -.0229 140<=8.68 .0002759 -.04952 42<=1.099 10<=5 177<=.3795 .08912 .02073 .008605 160<=.1257 .01537 -.01923 .0243
47<=.012 101<=4 140<=10.2 192<=.3678 -.02186 7<=-5.826 .03951 -.03819 -.03157 140<=9.448 144<=2.945 74<=2 .007869 76<=4 -.05814 -.00477 .02967 -.05073 8<=0 10<=16 199<=.9754 125<=0 -.009657 .01618 -.02129 144<=2.08 -.003989 76<=3 .004544 .05621 .0236
15<=.3455 199<=.9465 54<=4.175 50<=.6969 43<=.01656 .01939 -.008109 75<=-3.044 -.007357 15<=.2184 179<=.1958 -.02412 .05458 -.02916 -.02415 190<=3.829 10<=4 15<=.1397 65<=1.099 173<=.9166 -.0161 -.06974 .009309 186<=.3369 -.02344 .0248 15<=.0867 -.008645 .02652 -.02828 .03691
100<=9.023 32<=-.4199 174<=.3289 .003147 198<=.7162 -.0615 -.01098 197<=.2332 176<=.3436 -.02331 .007586 44<=.4872 61<=.1885 162<=3 191<=.4665 10<=16 -.004024 .02317 174<=.9109 -.001569 -.07651 108<=.5117 .02833 199<=.9574 .02695 -.03214 -.01733 .03591 72<=3.333 -.002202 -.03639
151<=0 -.02146 161<=1 180<=.08249 39<=.04119 179<=.7561 95<=8.076 72<=-4.369 -.008558 166<=.006031 -.006403 .1205 -.01127 -.008311 -.01323 .005385 72<=-4.369 .04351 15<=.0506 196<=.7965 63<=.6932 -.03948 .01229 .0127 15<=.06948 180<=.2819 -.007547 .04666 142<=.0613 .0318 -.006598
121<=0 178<=.3281 14<=.3667 110<=-1.889 77<=.6255 .03091 -.02627 36<=.07001 -.01624 .03863 .07038 140<=7.665 .02853 50<=.2068 160<=.147 75<=-1.609 -.03039 54<=3.259 -.008213 .04725 -.06021 10<=4 199<=.8669 .04818 -.01169 56<=5.264 .01787 52<=4 -.02764 .02605 -.04256
154<=0 88<=.6001 199<=.9828 82<=3.259 30<=0 -.02617 157<=6.749 21<=.2001 .02297 .001924 -.03839 35<=-.7799 -.001111 .04255 53<=.3301 -.0489 156<=.9275 .01147 -.04197 46<=.5898 96<=.9299 -.002641 -.06073 21<=.2334 .02874 -.0162 183<=.1938 177<=.301 -.0194 .03725 -.04389
75<=2.64 196<=.8225 8<=0 188<=.6816 -.005127 136<=0 56<=3.65 -.009363 54<=3.333 33<=-.36 .003819 -.05371 .007076 .001672 70<=3.333 .03207 -.01424 15<=.2184 152<=3.913 .02582 -.02305 46<=.9498 .005368 -.06048 76<=5 49<=.8355 .03748 -.008165 153<=0 .001122 -.04364
134<=0 144<=0 160<=.09483 55<=7.651 -.04417 .026 146<=2.08 -.02896 .03081 75<=4.575 37<=-2.119 37<=-4.53 -.007361 146<=2.773 .06661 .009126 58<=.4231 87<=.05342 .002248 -.01295 36<=.77 174<=.8365 .04086 14<=.1334 156<=.9275 -.05029 .02101 .02371 .03932 .03679 .02796
71<=5.011 24<=-.33 -.02282 46<=.742 38<=1.61 184<=.4506 184<=.09819 191<=-.5543 .02773 -.01895 .01792 95<=7.076 142<=.1168 35<=-.56 .02996 -.05735 44<=.4872 .0132 -.02968 34<=.3601 -.01146 -.06875 184<=.5733 -.0351 .003664 176<=.8626 .02329 142<=.1168 -.02712 .02444 .02137
147<=3.714 199<=.9847 146<=3.913 16<=.04645 149<=1.099 147<=2.303 49<=.1548 .0421 -.03491 85<=.53 -.03559 .01976 .02113 107<=2.303 .03078 75<=1.792 .001006 .02349 65<=2.565 46<=.4293 -.01121 -.06202 .04846 -.022 84<=-1.509 -.02556 144<=4.489 27<=2.303 .03653 -.02174 -.01712
197<=.2332 11<=0 8<=.1112 -.01996 .04148 .05182 171<=.3767 142<=.401 .006587 .04654 152<=1.946 .02134 161<=2 77<=.9506 75<=-1.609 .00109 141<=5.232 142<=.5086 -.05376 .03148 -.01279 77<=.9865 .02625 160<=.101 -.03097 .01722 0<=5.447 -.004842 81<=.9821 .04803 -.01303
95<=8.478 98<=0 10<=16 192<=.2574 58<=.004502 -.02949 93<=1.15 .0416 -.01497 2<=.125 57<=.007839 88<=.01382 .02084 -.009473 196<=.5102 -.01492 .03556 -.01651 148<=.00712 76<=7 .03561 -.002279 -.02456 10<=5 .02938 90<=2.485 -.0481 .02222 107<=1.792 .03207 -.0252
130<=0 131<=0 85<=-1.529 188<=.4624 .007199 -.02683 79<=8.426 68<=.3875 148<=.0178 62<=0 -.01493 27<=0 .023 -.02829 .01973 169<=.6973 99<=-2.609 66<=.1572 35<=-1.1 .02892 -.01068 .04482 148<=.0801 -.0117 .02942 .02284 175<=.9252 .001282 -.05605 -.04 -.04755
160<=.0268 106<=.9 .05313 -.02215 17<=.5 65<=2.565 31<=4 19<=.05264 .01038 -.06702 196<=.8946 174<=.9251 160<=.09875 140<=9.757 -.02122 .01091 92<=3 9<=2.08 -.005048 65<=1.099 66<=.1572 .01025 .04526 -.02834 176<=.7457 -.03501 .01788 -.02863 .01987 .01828 .02638
24<=-.6899 -.02821 139<=0 40<=.02326 27<=0 78<=7.521 35<=-1.009 50<=.7329 -.02614 141<=5.727 .0481 -.02089 .0276 70<=3.219 .01749 -.04117 1<=2.834 -.0001101 -.05542 97<=1 192<=.4838 .01059 141<=4.263 15<=.3455 -.05514 .02708 187<=.6798 -.01325 .0199 -.02978 -.04009
175<=.9452 88<=.6119 161<=0 84<=-.4199 161<=-1 .005367 -.06398 -.005109 104<=-.9499 -.02743 34<=0 199<=.9713 36<=.7901 141<=5.348 149<=.6932 -.0254 .02355 199<=.9415 .01018 .04988 -.01335 -.01716 175<=.09055 .0664 34<=.3401 .03499 .00372 175<=.8704 -.0361 .01342 .03836
33<=-.9399 194<=1 181<=.4402 .05494 -.002938 -.02265 28<=1.61 199<=.9913 141<=4.956 21<=.2858 .02858 167<=.3978 -.0192 141<=4.078 -.01837 .02718 141<=5.394 31<=11 -.0339 .008765 88<=.005116 161<=3 162<=2 .01911 -.0243 .05099 -.007396 141<=4.737 -.07292 .005759 -.03805
58<=.5001 58<=.2982 119<=-.8299 147<=2.398 -.0137 146<=4.235 196<=.09194 -.005699 45<=0 .04939 .009417 -.0239 -.007693 135<=0 64<=1.099 -.06297 .02523 37<=.7301 111<=2.565 -.03148 .04598 -.02357 197<=.7881 74<=5 .04981 -.02018 181<=.9268 198<=.9108 .01658 -.04044 .02776
70<=1.946 1<=3.611 -.01979 .02402 191<=.4665 145<=.6932 144<=4.383 146<=2.996 70<=3.556 160<=.07895 -.01106 .02677 146<=1.792 .01884 115<=1.8 -.02841 .01843 93<=0 .03985 .01048 -.03467 115<=1.51 145<=2.709 58<=.4231 -.05411 .0222 .0175 .01888 41<=.8968 .003776 -.0627
37<=6.031 141<=6.553 143<=.1639 99<=-2.779 .01343 46<=.2326 161<=2 -.04994 .00001729 .004937 141<=5.263 49<=.03223 70<=3.785 187<=.8173 .0314 -.01551 -.0188 -.01543 196<=.3992 167<=.03487 -.03342 53<=1 .01583 -.01869 82<=1.099 .03593 187<=.6401 -.002559 .03221 -.0282 .03576
199<=.9 50<=.6231 35<=-.8999 77<=.7188 .01775 160<=.101 -.05013 .0105 .02181 77<=.9865 .06584 152<=3.402 .03422 -.03629 147<=4.111 179<=.5905 160<=.1836 -.02923 .01925 10<=2 -.01465 77<=.3837 -.02386 84<=-.03999 84<=-.5 .01748 -.03944 .01987 50<=.7222 .04033 -.01084
196<=.5894 143<=.628 67<=0 16<=.2188 144<=2.303 72<=-4.11 .02174 -.03278 .009673 .01414 188<=.9582 53<=-1.87 -.0256 147<=2.773 144<=2.198 .01676 .06925 .004862 -.02237 147<=2.08 .02324 -.02705 177<=.8188 94<=0 144<=4.383 .02709 -.02484 54<=1.792 .0258 -.02425 -.005657
141<=4.078 186<=.8538 186<=.3816 -.03221 186<=.6175 .04409 176<=.7457 -.03921 .02235 -.0572 187<=.6942 141<=4.5 90<=1.099 .03532 -.01109 176<=.9175 99<=-1.46 132<=0 99<=-4.409 -.03329 -.004476 .03189 141<=5.974 67<=2 .04217 -.02376 -.03183 -.03646 41<=.8968 .02459 -.007655
179<=.4001 55<=4.159 -.009535 140<=8.254 -.01318 120<=0 .03947 -.01389 15<=.002404 .0383 156<=.8927 143<=.5836 143<=.3769 -.006614 .01085 140<=8.936 193<=0 -.02796 156<=.5371 -.005012 .04561 59<=2.945 -.02734 179<=.8103 .04365 -.01232 23<=0 55<=6.038 -.0001543 -.06173 .00007026
152<=3.259 196<=.7026 76<=7 78<=6.355 187<=.1722 -.007322 .02662 -.01579 -.02352 .03265 179<=.9142 136<=0 99<=-3.64 .03213 147<=2.565 .005818 -.02126 95<=8.184 95<=6.279 76<=4 156<=.1595 .04336 156<=.3154 -.05045 .02769 -.02579 .04991 -.03331 77<=.9183 -.0715 .01494
146<=1.61 39<=.03683 .03637 58<=.2759 -.02418 .02376 142<=.237 174<=.9109 140<=10.53 146<=2.996 73<=0 -.01709 .02294 159<=0 .03597 .001934 -.02366 191<=.3819 .00586 -.04725 142<=.2964 93<=-.01999 .01423 37<=4.691 -.05802 .01641 197<=.09109 -.02688 146<=3.219 .01146 -.01328
6<=-.6399 -.02107 88<=.6119 152<=1.387 161<=4 .03209 -.02276 38<=3.556 96<=.9994 179<=.9352 192<=.6844 152<=3.179 -.0186 .001902 .0252 -.033 .01341 .03136 42<=2.834 38<=.6932 -.01752 100<=6.69 -.02407 .0299 71<=1.946 .02167 163<=0 58<=.01905 .01041 -.09239 .0003411
199<=.9795 192<=.7034 184<=.4955 152<=2.565 42<=1.099 .01363 -.01867 53<=-1.379 -.01267 99<=-4.409 -.02058 97<=0 -.00444 143<=.3158 .04988 .0164 53<=-1.029 .03982 89<=.1579 .01979 66<=.247 -.004446 72<=4.044 -.05478 -.00834 .03092 181<=.9625 1<=2.198 -.002147 -.03071 .02589
136<=0 143<=.1451 162<=3 53<=-.72 31<=11 .04208 -.02806 86<=-1.74 .02218 -.05629 .0259 199<=.9803 .005885 169<=.9383 22<=.03226 -.03444 .01225 .01527 95<=8.478 85<=-2.5 -.01289 142<=.4614 199<=.9384 -.007433 55<=3.714 -.02078 .03718 .05257 34<=.1401 -.03834 .03795
122<=0 185<=.9255 68<=.8878 161<=-1 68<=.1383 -.02459 188<=.86 .0557 -.01123 9<=-1.098 191<=.4485 185<=.6676 -.009163 .02075 72<=3.785 -.06835 .009997 77<=.9506 77<=.9115 159<=2.64 .01401 -.02292 -.02495 50<=.9594 .03037 -.01935 -.01985 197<=.897 -.03842 .01758 -.04336
6<=0 46<=.5898 160<=.1209 160<=.04115 161<=1 .04233 -.02036 71<=3.368 160<=.07895 -.04202 -.01097 -.003746 9<=1.387 197<=.7627 32<=-.4799 -.02972 76<=2 -.01968 .01984 -.04633 92<=3 .0252 -.01573 152<=4.683 59<=1.792 -.003098 .02961 -.03705 9<=-9 .01644 -.03768
23<=0 180<=.8182 1<=1.099 37<=3.961 -.02078 .02248 89<=.01053 196<=.1133 -.001559 .06797 68<=.872 .0007056 -.02926 36<=1.191 1<=1.792 181<=.9112 -.03302 .02018 77<=.9993 -.06932 .007981 .009064 55<=6.905 -.006133 61<=.03645 177<=.3497 -.01728 .03117 147<=3.179 -.01534 .02364
199<=.9 15<=.1485 54<=4.175 74<=9 142<=.7031 .03471 15<=.1109 -.02475 .03725 -.01852 -.02397 142<=.6299 -.03146 .01977 133<=0 77<=.3837 -.02552 199<=.9184 -.03124 .006032 141<=5.076 .01011 15<=.1272 143<=.07621 .02127 156<=.715 -.05459 186<=.8366 .02643 -.04548 -.002514
56<=3.65 5<=0 96<=.02577 -.02481 195<=-3.663 147<=3.045 .07462 -.0006853 55<=6.783 89<=.06108 -.01838 42<=.6932 .02815 .0001674 27<=1.099 .05406 -.01413 -.03772 69<=.2592 .007521 94<=.01613 162<=3 140<=8.717 -.004605 164<=.7986 -.01674 99<=-3.119 .0001355 -.07824 -.009098 .001437
146<=1.61 95<=9.288 158<=0 144<=1.946 178<=.2209 -.02628 .02545 197<=.8614 .06829 -.0116 -.02083 -.03767 84<=-.31 181<=.8935 35<=-2.15 .0207 25<=.06667 -.02887 -.00009475 .02423 166<=.2315 35<=-1.1 197<=.0714 -.02487 .02327 147<=2.303 -.04435 -.006718 111<=4.159 .002575 .02099
151<=0 -.01891 0<=3.851 142<=.1302 .02514 90<=2.945 60<=3.136 182<=.7302 -.01715 .02234 43<=.0155 95<=4.71 -.01058 .0397 -.005738 14<=.1843 -.001577 173<=.135 .1118 -.005251 187<=.5029 90<=2.485 146<=1.946 .04178 .002558 -.02484 14<=.2315 180<=.9529 -.01612 .02497 -.04509
6<=-.17 153<=0 -.02605 161<=2 50<=.8007 .05258 -.01579 -.0232 46<=.742 43<=.1519 55<=7.651 24<=.8501 -.004681 .01807 .02814 153<=0 81<=.9478 174<=.6934 -.03325 .01764 -.06515 35<=-.6399 -.02678 .0123 192<=.8371 42<=5.812 76<=8 .031 -.01546 -.02615 -.01715
128<=0 186<=.8899 191<=-.4907 -.03444 198<=.893 199<=.792 102<=1.946 -.02453 .02746 53<=-.4799 71<=1.387 .004965 -.04632 53<=.3301 44<=.1844 .02569 -.01741 58<=.4231 170<=.3565 9<=-6.96 .04924 -.00924 77<=.6742 -.00322 -.03019 .02766 .01219 33<=.3401 -.05408 .005886 .009479
173<=.1121 22<=.01695 34<=0 -.00774 198<=.6952 -.01867 192<=.5295 .08344 -.004683 .04406 27<=.6932 70<=4.111 192<=.7687 167<=.1948 -.009611 .01199 -.01903 93<=-.33 180<=.5394 -.01117 -.0495 146<=2.485 .02605 49<=.6222 172<=.8 .009814 95<=7.832 -.003984 -.06294 -.04708 -.02429
93<=.3001 196<=.2237 184<=.06871 15<=.3455 -.0409 .03114 37<=-3.73 .03444 78<=3.333 146<=4.044 -.0408 .02124 .006017 191<=-.2978 142<=.1117 -.01457 .06275 32<=-.4199 -.02053 68<=.3411 54<=2.485 -.0224 .02914 .02244 182<=.9403 57<=.08235 152<=2.398 -.001741 -.02212 .003174 .022
199<=.6943 142<=.6661 .04502 -.005457 179<=.2743 50<=.01938 46<=.03567 185<=.1023 -.02271 .03894 -.03342 .03537 156<=.5371 185<=.9395 199<=.9834 84<=-.31 -.01937 -.0002889 -.03309 -.05627 171<=.6406 -.01674 140<=10.2 199<=.9913 46<=.1124 -.004983 .02489 37<=1.371 -.05697 .01712 -.01809
144<=.6932 173<=.3147 -.002727 .03089 147<=3.092 147<=2.485 10<=6 140<=8.978 15<=.1653 152<=2.303 .01514 -.04058 .02474 152<=2.996 .000349 .06635 35<=-1.1 .0212 -.02377 144<=1.61 -.04357 -.01254 194<=2 53<=.3301 .02807 35<=-.33 175<=.8349 -.001369 -.04793 .01735 -.03218
175<=.9452 70<=6.743 36<=.38 75<=3.785 55<=9.373 66<=.5519 -.008426 -.03534 .03323 53<=-.72 -.03109 99<=-3.279 -.012 .04845 177<=.2635 76<=2 -.02358 72<=5.057 .04866 -.01616 182<=.3515 -.007505 47<=.04685 162<=1 -.0307 .006937 110<=.64 -.0009695 .03494 -.04974 .02763
29<=0 21<=.2001 191<=.4294 27<=0 193<=0 -.01881 .01994 179<=.7956 .002526 -.04452 55<=8.154 40<=.01568 -.05473 .007488 .01491 8<=0 39<=.04119 146<=1.61 .02222 43<=.1519 -.01606 .01249 51<=.2223 37<=.32 -.03171 .01521 -.03893 165<=.2345 .04954 -.002291 .009971
29<=1 162<=1 158<=.09401 99<=-2.339 -.02428 162<=0 -.01669 .01179 .03792 12<=.6667 199<=.8669 180<=.2819 -.002859 .04412 90<=1.61 74<=4 70<=0 -.0354 6<=.41 .01397 -.0405 152<=2.198 .02549 142<=.1582 -.05186 -.004108 -.02104 191<=-.3426 .06339 .004354 .01622
188<=.7569 51<=.2719 110<=-2.069 160<=.1239 -.02866 .02341 177<=.2635 .0556 .01666 143<=.2703 185<=.2823 -.04049 .003573 187<=.6098 199<=.9666 9<=-1.098 160<=.05972 143<=.7229 .06001 -.01521 -.008197 .04351 -.002157 -.002796 84<=-.5 -.026 199<=.936 .01309 177<=.8053 -.02227 .01614
5<=0 27<=2.303 82<=3.259 63<=0 146<=1.099 140<=8.542 156<=.9063 -.05347 .02567 .01081 99<=-2.579 99<=-3.71 .02068 -.01395 99<=-1.73 .0178 -.005536 156<=.1595 .002764 171<=.3767 .009984 -.04352 36<=.5601 43<=.247 .04751 -.004817 -.00007046 146<=4.111 -.05146 .01334 -.04281
67<=5 104<=-.4699 -.01648 106<=1.211 174<=.9109 .01094 47<=.05255 152<=3.556 .02703 59<=1.61 .0177 -.06514 -.05297 106<=6.14 144<=3.497 152<=2.398 125<=0 -.01745 .03026 56<=3.752 35<=-.3499 -.01944 .01831 101<=8 -.04887 -.004084 .01428 .03582 198<=.7507 -.04038 .001812
156<=.05653 180<=.2819 146<=4.175 178<=.5336 -.02765 .02733 .04316 66<=.007636 -.0007724 .0385 141<=4.898 160<=.1049 38<=.6932 -.02515 .01444 147<=3.136 55<=2.996 -.01412 .03574 -.01876 55<=7.143 156<=.1066 -.02022 178<=.6634 89<=.02352 -.023 .01941 192<=.6932 -.02143 .01514 -.02313
173<=.1121 147<=2.891 85<=-2.63 -.01414 58<=.003224 -.002407 .05195 -.005595 29<=1 148<=.1084 58<=.07668 -.01401 95<=9.138 102<=3.368 27<=0 .02239 -.01524 4<=0 31<=11 58<=.5702 37<=-.009999 -.01136 .03405 -.01506 -.01855 -.02967 -.03455 27<=0 .03501 -.01986 .01132`;
