/** How one kind of forum, tracker or list of comments marks what people write, as selectors. */
export interface PostMarkup {
  /** A part of a class or id on pages of this kind, as it is written. */
  sign: string;
  /** What stands right before the post and belongs to it. */
  head?: string;
  /** All that belongs to one post. Within it, and not in a post inside: */
  post: string;
  /** who wrote it, the first that says so; */
  author: string;
  /** when; */
  date: string;
  /** how many liked it: a text, or an attribute of this name; */
  score?: string;
  /** what. */
  text: string;
  /** The element and attribute with a post's depth as a number, where replies are not nested in what they answer. */
  level?: readonly [element: string, attribute: string];
  /** Marks the accepted answer among the posts. */
  accepted?: string;
  /** The post contains all of a thread, as a question its answers: what is inside is written after it, not nested. */
  isWhole?: boolean;
  /**
   * The posts are what the page is for: they are kept whatever their scores, and the little that follows them is not.
   */
  isPage?: boolean;
  /** The first post opens the thread: its author is the page's. */
  opens?: boolean;
  /** Comments on a post: kept only where they scored as content. */
  isAside?: boolean;
  /** The markup is distinctive enough for a single post to count. */
  mayBeAlone?: boolean;
}

/** The software that most threads are written with, by the class names of its own templates. */
export const POST_MARKUP: readonly PostMarkup[] = [
  // The notes of readers below a page of php.net's manual
  {
    sign: 'usernotes',
    isAside: true,
    mayBeAlone: true,
    post: '#usernotes .note',
    author: '.name',
    date: '.date',
    score: '.tally',
    text: '.text',
  },
  // phpBB 3
  {
    sign: 'postprofile',
    opens: true,
    post: '.post',
    // Version 3.0 puts a class only on names that it colours.
    author: '[class^="username"],.author strong',
    date: '.author time,.author',
    text: '.content,.attachbox',
  },
  // phpBB 2, whose posts are rows of one table; what stands below a name says when its member came
  {
    sign: 'postdetails',
    opens: true,
    mayBeAlone: true,
    post: '.forumline > tbody > tr,.forumline > tr',
    author: '.name',
    date: 'td + td .postdetails',
    text: '.postbody',
  },
  // XenForo 2, what VerticalScope made of it, XenForo 1
  {
    sign: 'message-userContent',
    opens: true,
    post: '.message',
    author: '.username',
    date: 'time',
    text: '.message-body,.message-attachments',
    accepted: '.message--solution',
  },
  {
    sign: 'MessageCard',
    opens: true,
    post: '.MessageCard',
    author: '[class*="user-info__name"]',
    date: 'time',
    text: '.message-body',
  },
  {
    sign: 'messageText',
    opens: true,
    post: '.message',
    author: '.username',
    date: '.DateTime,time',
    text: '.messageText',
  },
  // vBulletin 5, 4 and 3
  {
    sign: 'b-post__',
    opens: true,
    post: '.b-post',
    author: '.author',
    date: '.b-post__timestamp',
    text: '.js-post__content-text',
  },
  {
    sign: 'postbit',
    opens: true,
    post: '[class^="postbit"]',
    author: '.username',
    date: '.date',
    text: '.postcontent',
  },
  {
    sign: 'bigusername',
    opens: true,
    post: 'table[id^="post"]',
    author: '.bigusername',
    date: '.thead',
    text: '[id^="post_message_"]',
  },
  // Simple Machines
  {
    sign: 'post_wrapper',
    opens: true,
    post: '.post_wrapper',
    author: '.poster h4',
    date: '.postarea .smalltext',
    text: '.inner',
  },
  // Discuz
  {
    sign: 'authorposton',
    opens: true,
    post: '#postlist > div[id^="post_"]',
    author: '.pls .authi a',
    date: '[id^="authorposton"],[id^="authorposton"] [title]',
    text: '.t_f,.pattl',
  },
  // MyBB
  { sign: 'post_author', opens: true, post: '.post', author: '.largetext', date: '.post_date', text: '.post_body' },
  // FluxBB, PunBB
  {
    sign: 'blockpost',
    opens: true,
    post: '.blockpost',
    author: '.postleft dt',
    date: 'h2 a',
    text: '.postmsg:not(.postsignature)',
  },
  // Discourse, as crawlers and browsers see it
  {
    sign: 'crawler-post',
    opens: true,
    post: '.crawler-post',
    author: '.creator [itemprop="name"]',
    date: 'time',
    score: '.post-likes',
    text: '.post',
  },
  { sign: 'topic-post', opens: true, post: '.topic-post', author: '.username', date: '.post-date', text: '.cooked' },
  // NodeBB
  {
    sign: 'topic-owner-post',
    opens: true,
    post: '[component="post"]',
    author: 'a[data-username]',
    date: '.timeago',
    score: '[component="post/vote-count"]',
    text: '[component="post/content"]',
  },
  // Flarum
  { sign: 'PostUser', opens: true, post: 'article', author: '.PostUser-name', date: 'time', text: '.Post-body' },
  // Invision
  {
    sign: 'ipsComment',
    post: '.ipsComment',
    author: '[class*="_author"] strong',
    date: 'time',
    text: '[data-role="commentContent"]',
  },
  // Invision 3
  {
    sign: 'post_block',
    opens: true,
    post: '.post_block',
    author: '.author [class~="name"],.author',
    date: '.posted_info abbr,.posted_info',
    text: '.post.entry-content',
  },
  // bbPress: the header with the date stands beside what was written
  {
    sign: 'bbp-reply-author',
    opens: true,
    mayBeAlone: true,
    post: '.bbp-replies .hentry,.bbp-topics .hentry',
    head: '.bbp-reply-header,.bbp-topic-header',
    author: '.bbp-author-name',
    date: '.bbp-reply-post-date',
    text: '.bbp-reply-content',
  },
  // Khoros
  {
    sign: 'lia-message-body-content',
    opens: true,
    post: '.lia-message-view-display',
    author: '.lia-user-name',
    date: '.lia-message-posted-on',
    score: '.lia-component-kudos-widget-message-kudos-count',
    text: '.lia-message-body-content',
    accepted: '.lia-accepted-solution',
  },
  // Kunena
  {
    sign: 'kmsg',
    opens: true,
    post: '.message',
    author: '.kwho-user,[class^="kwho-"]',
    date: '.text-muted [title]',
    text: '.kmsg',
  },
  // Vanilla
  {
    sign: 'ItemComment',
    opens: true,
    post: '.ItemDiscussion,.ItemComment',
    author: '.Username',
    date: 'time',
    text: '.Message',
  },
  // Stack Exchange: questions and answers, comments on them
  {
    sign: 'js-post-body',
    opens: true,
    post: '.question,.answer',
    author: '[itemprop="author"] a',
    date: '.post-signature:last-child .relativetime',
    score: '.js-vote-count',
    text: '.js-post-body',
    accepted: '.accepted-answer',
  },
  {
    sign: 'comment-user',
    post: '[itemtype$="schema.org/Comment"]',
    author: '.comment-user',
    date: '.comment-date,time',
    score: '.comment-score',
    text: '[itemprop="text"]',
    isAside: true,
  },
  // Hacker News: what was submitted, and the comments
  {
    sign: 'fatitem',
    opens: true,
    mayBeAlone: true,
    post: '.fatitem',
    author: '.hnuser',
    date: '.age',
    score: '.score',
    text: '.titleline,.toptext,.commtext',
  },
  {
    sign: 'commtext',
    post: '.comtr',
    author: '.hnuser',
    date: '.age',
    text: '.commtext',
    level: ['.ind img', 'width'],
  },
  // Lobsters
  {
    sign: 'comments_subtree',
    isPage: true,
    post: '.comments_subtree',
    author: '.byline a[href*="/~"],.byline a[href*="/u/"]',
    date: '.byline time',
    score: '.upvoter',
    text: '.comment_text',
  },
  // Reddit
  {
    sign: 'usertext-body',
    post: '.thing.comment',
    author: '.author',
    date: 'time',
    score: '.score.unvoted',
    text: '.usertext-body',
  },
  {
    sign: 'commentarea',
    opens: true,
    mayBeAlone: true,
    post: '.thing.link',
    author: '.author',
    date: 'time',
    score: '.score.unvoted',
    text: '.usertext-body',
  },
  // Reddit since 2023: what opens the thread, and what is said of it
  {
    sign: '-rtjson-content',
    opens: true,
    post: 'shreddit-post',
    author: '[slot="credit-bar"] a[href*="/user/"]',
    date: 'time',
    score: 'shreddit-post[score]',
    text: '[slot="text-body"],[slot="post-media-container"]',
  },
  {
    sign: '-rtjson-content',
    post: 'shreddit-comment',
    author: '[slot="commentMeta"] a[href*="/user/"]',
    date: 'time',
    score: 'shreddit-comment[score]',
    text: '[slot="comment"]',
  },
  // Lemmy: what opens the thread, and what is said of it
  {
    sign: 'postContent',
    opens: true,
    post: '.post-listing',
    author: '.person-listing',
    date: '.moment-time',
    text: '#postContent',
  },
  {
    sign: 'comment-content',
    post: '.comment',
    author: '.person-listing',
    date: '.moment-time',
    text: '.comment-content',
  },
  // Mastodon, as it writes pages for browsers without scripts
  {
    sign: 'status__content',
    post: '.detailed-status,.status',
    author: '.display-name__html',
    date: 'time',
    text: '.status__content,.attachment-list',
  },
  // Telegram, a channel as it is shown without the app
  {
    sign: 'tgme_widget_message_text',
    mayBeAlone: true,
    post: '.tgme_widget_message',
    author: '.tgme_widget_message_owner_name',
    date: 'time',
    text: '.tgme_widget_message_text',
  },
];
