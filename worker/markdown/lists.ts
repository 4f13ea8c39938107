/** An item under its marker, continuation lines indented by the marker's width. */
export function listItem(content: string, item: Element): string {
  const marker = markerOf(item);
  const text = content.trim().replace(/^\[([ x])\] +/, '[$1] ');
  const indented = text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
  return `\n${(marker + indented).trimEnd()}\n`;
}

/** A list; one directly inside another (invalid, but common) is indented as if it belonged to the item before it. */
export function list(content: string, element: Element): string {
  const parent = element.parentElement?.localName;
  const text = content.replace(/^\n+/, '').trimEnd();
  if (parent === 'ul' || parent === 'ol') {
    const width = parent === 'ol' ? 3 : 2;
    return `\n${text.replace(/^(?=[^\n])/gm, ' '.repeat(width))}\n`;
  }
  return parent === 'li' ? `\n${text}\n` : `\n\n${text}\n\n`;
}

function markerOf(item: Element): string {
  const parent = item.parentElement;
  if (parent?.localName !== 'ol') return '- ';
  const start = Number(parent.getAttribute('start') ?? 1);
  const items = Array.from(parent.children).filter((child) => child.localName === 'li');
  const value = Number(item.getAttribute('value') || Number.NaN);
  const number = Number.isInteger(value) ? value : (Number.isInteger(start) ? start : 1) + items.indexOf(item);
  return `${Math.max(0, number)}. `;
}
