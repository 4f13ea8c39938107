import { classOf } from '../../html/class-of.js';

/**
 * What programs for blogs call, in the classes of `body`, a page that lists posts: WordPress, Movable Type, Blogger,
 * Ghost, Squarespace, Shopify, HubSpot, Joomla, Drupal, Tumblr.
 */
const LIST = new RegExp(
  `(?:^|\\s)(?:${[
    'archive|blog|search-results|mt-(?:main-index|archive-listing|category-archive)|(?:feed|index|homepage|label|search|archive)-view',
    '(?:home|tag|author)-template|view-list|template-blog|hs-blog-listing|layout-blog|path-taxonomy|page-taxonomy|(?:index|tag)-page',
  ].join('|')})(?=\\s|$)`,
);
/** And one that is a single thing: themes also say of which part of the site it is. */
const SINGLE =
  /(?:^|\s)(?:single(?:-\S+)?|post-template(?:-\S+)?|page-template(?:-\S+)?|postid-\d+|item-view|view-item|hs-blog-post|view-article)(?=\s|$)/;

/** These two have other meanings, too; beside them stands what WordPress says of the list. */
const LOOSE = /(?<=^|\s)(?:archive|blog)(?=\s|$)/g;
const OF_WORDPRESS =
  /(?:^|\s)(?:hfeed|home|category|tag|author|date|search|tax-\S+|post-type-archive|wp-\S+|paged)(?=\s|$)/;

/**
 * Whether a page says that it lists posts: the start of a blog, its archive, a category, what a search found. Where it also
 * says that it `isArticle`, it has to be clear.
 */
export function listsPosts({ body }: Document, isArticle: boolean): boolean {
  const classes = classOf(body);
  const told = isArticle && !OF_WORDPRESS.test(classes) ? classes.replace(LOOSE, '') : classes;
  return LIST.test(told) && !SINGLE.test(classes);
}
