/** What is so of all posts of one kind. */
export interface PostKind {
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

/** How one kind of forum, tracker or list of comments marks what people write, as selectors. */
export interface PostMarkup extends PostKind {
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
}

const STATED = {
  author: '[itemprop="author"] [itemprop="name"],[itemprop="author"] a[href]',
  date: '[itemprop="dateCreated"],[itemprop="datePublished"]',
  score: '[itemprop="upvoteCount"]',
  text: '[itemprop="text"]',
};
/** schema.org's markup of posts, for software that is not listed here. Source: schema.org, read 2026. */
export const STATED_MARKUP: readonly PostMarkup[] = [
  {
    ...STATED,
    post: '[itemtype$="schema.org/Question"],[itemtype$="schema.org/DiscussionForumPosting"]',
    text: '[itemprop="text"],[itemprop="articleBody"]',
    opens: true,
    isWhole: true,
  },
  { ...STATED, post: '[itemtype$="schema.org/Answer"]', accepted: '[itemprop="acceptedAnswer"]' },
  { ...STATED, post: '[itemtype$="schema.org/Comment"]', isAside: true },
];
/** Cheap sign, in `Markup.names`, of posts marked up with schema.org. */
export const STATED_SIGN = /itemtype\s*=\s*["']?https?:\/\/schema\.org\/(?:Answer|Comment|DiscussionForumPosting)\b/;
