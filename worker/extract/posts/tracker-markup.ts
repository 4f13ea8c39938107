import type { PostMarkup } from './post-markup.js';

const MARKUP: readonly PostMarkup[] = [
  // GitHub: issues as React writes them; pull requests with reviews, gists, discussions, older issues
  {
    sign: 'react-issue-body',
    opens: true,
    post: '.react-issue-body,.react-issue-comment',
    author: '[data-testid="issue-body-header-author"],[data-testid="avatar-link"]',
    date: 'relative-time',
    text: '.markdown-body',
  },
  {
    sign: 'js-comment-body',
    opens: true,
    post: '.timeline-comment:not([id^="gistcomment"]),.review-comment',
    author: '.author,.Link--primary[data-hovercard-type="user"]',
    date: 'relative-time',
    text: '.js-comment-body',
  },
  {
    sign: 'gistcomment',
    post: '.timeline-comment[id^="gistcomment"]',
    author: '.author',
    date: 'relative-time',
    text: '.js-comment-body',
  },
  // GitLab
  {
    sign: 'note-header-author-name',
    post: '.note-comment',
    author: '.note-header-author-name',
    date: 'time',
    text: '.note-text',
  },
  // Gitea, Forgejo
  {
    sign: 'timeline-item comment',
    opens: true,
    post: '.timeline-item.comment',
    author: '.author',
    date: 'relative-time',
    text: '.render-content',
  },
  // Bugzilla, and Mozilla's
  {
    sign: 'bz_comment_text',
    opens: true,
    post: '.bz_comment',
    author: '.bz_comment_user',
    date: '.bz_comment_time',
    text: 'pre,.bz_comment_text',
  },
  {
    sign: 'change-author',
    opens: true,
    post: '.change-set',
    author: '.change-author .fn',
    date: '.rel-time',
    text: 'pre,.comment-text',
  },
  // Jira, which writes each comment twice, unfolded and folded
  {
    sign: 'twixi-block',
    post: '.activity-comment',
    author: '.verbose .user-hover',
    date: '.verbose time',
    text: '.verbose .action-body',
  },
  // Trac: what was said, and what was changed with it
  { sign: 'trac-author', post: 'div.change', author: '.trac-author', date: 'a.timeline', text: '.changes,.comment' },
  // Redmine: what was changed, and what was said of it
  { sign: 'has-notes', post: '.journal.has-notes', author: 'h4 a.user', date: 'h4 a[title]', text: '.details,.wiki' },
  // Phabricator
  {
    sign: 'phui-timeline-shell',
    post: '.phui-timeline-shell',
    author: '.phui-timeline-title .phui-link-person',
    date: '.phui-timeline-extra .screen-only',
    text: '.phui-timeline-core-content',
  },
  // Launchpad
  {
    sign: 'boardComment',
    post: '.boardComment',
    author: '.boardCommentDetails [href*="/~"]',
    date: 'time',
    text: '.comment-text',
  },
  // HyperKitty
  {
    sign: 'email-author',
    opens: true,
    post: '.email',
    author: '.email-author .name',
    date: 'span.email-date',
    text: '.email-body',
  },
];
/** Markup of posts on code forges, trackers and mailing-list archives. Such pages are there for their posts. */
export const TRACKER_MARKUP: readonly PostMarkup[] = MARKUP.map((markup) => ({ ...markup, isPage: true }));

/** schema.org's markup of posts, for software that is not listed here. Source: schema.org, read 2026. */
export const STATED_MARKUP: readonly Omit<PostMarkup, 'sign'>[] = [
  {
    post: '[itemtype$="schema.org/Question"],[itemtype$="schema.org/DiscussionForumPosting"]',
    author: '[itemprop="author"] [itemprop="name"],[itemprop="author"] a[href]',
    date: '[itemprop="dateCreated"],[itemprop="datePublished"]',
    score: '[itemprop="upvoteCount"]',
    text: '[itemprop="text"],[itemprop="articleBody"]',
    opens: true,
    isWhole: true,
  },
  {
    post: '[itemtype$="schema.org/Answer"]',
    author: '[itemprop="author"] [itemprop="name"],[itemprop="author"] a[href]',
    date: '[itemprop="dateCreated"],[itemprop="datePublished"]',
    score: '[itemprop="upvoteCount"]',
    text: '[itemprop="text"]',
    accepted: '[itemprop="acceptedAnswer"]',
  },
  {
    post: '[itemtype$="schema.org/Comment"]',
    author: '[itemprop="author"] [itemprop="name"],[itemprop="author"] a[href]',
    date: '[itemprop="dateCreated"],[itemprop="datePublished"]',
    text: '[itemprop="text"]',
    isAside: true,
  },
];
/** Cheap sign, in `Markup.names`, of posts marked up with schema.org. */
export const STATED_SIGN = /itemtype\s*=\s*["']?https?:\/\/schema\.org\/(?:Answer|Comment|DiscussionForumPosting)\b/;
