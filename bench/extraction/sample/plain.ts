const KEPT =
  /^(p|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|pre|code|em|strong|b|i|blockquote|dl|dt|dd|br|sub|sup|kbd)$/;
const DROPPED = /^(script|style|template|noscript|svg|nav|form|img|iframe|button|input|select|textarea|hr|object)$/;
const NAVIGATION =
  /(^|[\s_-])(nav\w*|toc|headerlink|footer|relatedtopics|breadcrumbs?|titlepage|legalnotice)($|[\s_-])/i;
const BLOCKS = 'p,div,ul,ol,dl,pre,table,blockquote,h1,h2,h3,h4,h5,h6';
/** Where words stand that belong to no paragraph. */
const HOLDS_BLOCKS = /^(body|div|section|article|main|blockquote|dd|td|li|aside|center|figure|details)$/;

/** An element's own words in plain HTML: no attributes, no boxes, no links. */
export function plainHtml(element: Element): string {
  return written(element)
    .replace(/<(p|li|ul|ol|dd|dt|dl|td|h\d|em|strong|code|b|i)>\s*<\/\1>/g, '')
    .replace(/\n\s*\n/g, '\n');
}

function written(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return loose(escaped((node as Text).data), element);
      if (node.nodeType !== 1) return '';
      const child = node as Element;
      const name = child.localName;
      if (DROPPED.test(name) || NAVIGATION.test(`${child.className} ${child.id}`)) return '';
      if (name === 'pre') return `<pre><code>${escaped(child.textContent ?? '')}</code></pre>\n`;
      if (name === 'br') return '<br>';
      if (name === 'div' && !child.querySelector(BLOCKS) && child.textContent?.trim())
        return `<p>${written(child)}</p>\n`;
      return KEPT.test(name) ? `<${name}>${written(child)}</${name}>${name.length > 1 ? '\n' : ''}` : written(child);
    })
    .join('');
}

/** Words that stand between boxes get a paragraph of their own. */
function loose(text: string, { localName, children }: Element): string {
  const stands =
    HOLDS_BLOCKS.test(localName) && [...children].some(({ localName }) => /^(p|div|ul|h\d|pre)$/.test(localName));
  return stands && text.trim() ? `<p>${text.trim()}</p>` : text;
}

export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
