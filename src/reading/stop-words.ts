import { folded } from './fold.js';

/** Words that ask or join and say little of what is asked, in the languages that most pages are written in. */
const LISTS = [
  // English
  'a an the and or of in on at to for from by with about as is are was were be been being do does did done has have had can could should would will may might must what which who whom whose when where why how many much long often it its this that these those there their they he she his her you your we our i my me if than then not no any some all into out up over under between during after before also only such same other one get got make made use used using give given work works happen happens according',
  // German
  'der die das den dem des ein eine einen einem einer eines und oder von vom im in am an auf zu zum zur fur mit bei aus nach uber unter als wie was wer wen wem wann wo warum weshalb welche welcher welches welchen wieviel viel viele lange ist sind war waren wird werden wurde wurden hat haben hatte kann konnen soll sollte muss mussen darf man es er sie ich wir ihr sich nicht kein keine auch nur noch so dass wenn ob bis durch gibt es heisst wofur wodurch womit worauf',
  // French
  'le la les l un une des du de d et ou a au aux en dans sur sous pour par avec sans chez est sont etait etaient sera ete a ont avait peut peuvent doit faut que qu quoi qui quel quelle quels quelles quand ou comment pourquoi combien ce cet cette ces il elle ils elles on nous vous je se s son sa ses leur leurs ne n pas plus y dont lequel laquelle si apres avant entre selon fait faire temps',
  // Spanish
  'el la los las un una unos unas lo de del y o e en a al para por con sin sobre entre desde hasta es son era fue eran ser esta estan hay ha han habia puede pueden debe que cual cuales quien quienes cuando donde como cuanto cuanta cuantos cuantas porque se su sus le les no si mas muy este esta estos estas ese eso segun tiene tienen hace hacer',
  // Portuguese
  'o a os as um uma uns umas do da dos das de e ou em no na nos nas ao aos para por pelo pela com sem sobre entre ate e sao era foi eram ser esta estao ha tem pode podem deve que qual quais quem quando onde como quanto quanta quantos quantas por porque se seu sua seus suas nao mais este esta isso segundo faz fazer',
  // Italian
  'il lo la i gli le un uno una di del dello della dei degli delle e o in nel nella nei a al allo alla ai per con senza su sul sulla tra fra da dal dalla e sono era erano fu essere ha hanno aveva puo possono deve che cosa quale quali chi quando dove come quanto quanta quanti quante perche si suo sua suoi non piu questo questa secondo fa fare',
  // Dutch
  'de het een en of van in op aan te tot voor met bij uit naar over onder als dan dat die dit deze is zijn was waren wordt worden werd werden heeft hebben had kan kunnen moet moeten mag wat wie wanneer waar waarom hoe hoeveel welke welk lang vaak er hij zij ze het ik wij je u niet geen ook nog maar om door',
  // Swedish, Norwegian, Danish
  'och eller av i pa till for fran med utan om som ar var blir blev har hade kan ska skall maste vad vem nar hvor var varfor hur manga mycket vilken vilket vilka det den de ett en et inte sin sitt og er hva hvem nar hvorfor hvordan mange meget hvilken hvilket ikke af til fra hvad hvornar at skal',
  // Polish, Czech
  'i a w we z ze na do od o po za dla przez przy jest sa byl byla bylo byly byc ma moze co kto kiedy gdzie dlaczego jak jaki jaka jakie ktory ktora ktore ile czy sie nie to ten ta te jego jej ich oraz lub v s k u pro pri je jsou byl byla bylo ma muze kdo kdy kde proc jaky ktery ktera ktere kolik se ne ten tento',
  // Russian, Ukrainian, Bulgarian
  'и или в во на с со к ко о об от до из за по для при через над под у не ни что кто кого кому когда где куда почему зачем как какой какая какое какие каких каким сколько который которая которые чем это этот эта эти тот та те его ее их он она они мы вы я был была было были есть будет может можно ли же бы а но та і й з у від для що хто коли де чому як який яка яке які скільки це є був була було са се кой кога къде защо колко',
  // Turkish, Indonesian
  've veya ile icin bir bu su o da de ne kim nerede zaman neden nicin nasil kac hangi midir mi var yok olan olarak gibi daha en ya dan atau di ke dari yang untuk dengan pada adalah apa siapa kapan mana mengapa kenapa bagaimana berapa ini itu tidak',
  // Greek
  'ο η το οι τα του της των τον την και ή σε στο στη στην στον στα με για απο ως ειναι ηταν εχει εχουν τι ποιος ποια ποιο ποιοι ποτε που γιατι πως ποσο ποσα ποσοι δεν να θα',
  // Arabic, Persian, Hebrew
  'في من الى إلى على عن مع هو هي هل ما ماذا متى أين اين كيف لماذا كم أي اي الذي التي هذا هذه ذلك كان كانت التي و أو او ان أن لا قد عند بعد قبل که در از به با را این آن چه چی کی کجا چرا چگونه چند است بود של על את עם אל מן הוא היא זה זאת מה מי מתי איפה היכן למה מדוע איך כמה האם לא או גם',
  // Hindi
  'का के की को में से पर और या है हैं था थे थी हो क्या कौन कब कहाँ कहां क्यों कैसे कितना कितने कितनी किस किसने जो यह वह इस उस ने भी नहीं',
  // Chinese, Japanese, Korean
  '的 了 是 在 和 与 或 有 什么 甚麼 什麼 谁 誰 何时 什么时候 哪里 哪裡 哪 哪个 哪些 为什么 為什麼 为何 怎么 怎样 如何 多少 几 幾 吗 嗎 呢 这 那 這 个 個 被 把 对 從 从 到 中 は が を に で と の も か から まで より です ます した する される いる ある こと もの 何 なに どの どこ いつ だれ なぜ どう どれ いくつ いくら どのような ため 은 는 이 가 을 를 의 에 에서 와 과 도 로 으로 무엇 무엇인가 누구 언제 어디 왜 어떻게 어떤 몇 얼마 얼마나 인가 인가요 입니까 있는 하는 것 수',
  // Vietnamese, Thai
  'la va hoac cua trong o tai cho voi tu den nhung cac mot nay do gi ai khi nao dau sao nhu the nao bao nhieu co khong duoc bi ที่ และ หรือ ใน ของ เป็น คือ มี ได้ ให้ กับ จาก อะไร ใคร เมื่อไร เมื่อไหร่ ไหน ทำไม อย่างไร เท่าไร เท่าไหร่ กี่ ไม่',
];
export const STOP_WORDS: ReadonlySet<string> = new Set(LISTS.flatMap((list) => list.split(' ').map(folded)));
