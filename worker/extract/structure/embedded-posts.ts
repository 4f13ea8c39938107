/** Attributes with the address of a post that a script of its network is to draw: Instagram and Threads. */
const ADDRESSES = ['data-instgrm-permalink', 'data-text-post-permalink', 'data-embed-url'];
/** Cheap sign of such posts, in `Markup.names`. */
export const POST_SIGN = /\b(?:(?:instagram|text-post)-media|mastodon-embed)\b/;
/** Paragraphs that are searched for the words of a post. */
const MOST_PARAGRAPHS = 4;

/**
 * Placeholders of posts that scripts are to draw, with the addresses of the posts. Of a placeholder, which says who
 * shared the post, nothing is left but the words of the post before that line, if it has them.
 */
export function placeholders(body: Element, base: URL): [Element, URL][] {
  return Array.from(body.querySelectorAll(ADDRESSES.map((name) => `blockquote[${name}]`).join())).flatMap((post) => {
    const address = ADDRESSES.map((name) => post.getAttribute(name)).find(Boolean);
    if (!address || !URL.canParse(address, base)) return [];
    const url = new URL(address, base);
    if (!/^https?:$/.test(url.protocol)) return [];
    url.search = '';
    url.pathname = url.pathname.replace(/\/embed$/, '');
    return [[wordsOf(post), url] as [Element, URL]];
  });
}

function wordsOf(post: Element): Element {
  const words = Array.from(post.querySelectorAll('p')).slice(0, MOST_PARAGRAPHS).slice(0, -1);
  post.replaceChildren(...words);
  return post;
}
