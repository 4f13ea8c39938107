import { classOf } from '../../dom/class-of.js';
import { rename } from '../../dom/move.js';
import { oneLine } from '../parse/inline-text.js';

/** Cheap signs of lists of threads: XenForo 2, vBulletin 3 and 4, phpBB 3. */
export const THREAD_LIST_SIGNS = /\bstructItem\b|\bthreadbit\b|\btd_threadtitle_|\btopiclist\b/;
/**
 * What stands in a row beside the thread: pictures of who wrote last or first letters of the name, the numbers of its
 * pages, the way to the last post, bars to filter and to sort.
 */
const CONTROLS = [
  '.structItem-cell--icon,.structItem-pageJump,.structItemContainer-group + .structItem-status,.block-filterBar',
  '.threadbit .threadstatus,.threadbit a.lastpostdate:has(> img),.threadbit .pagination,.threadlisthead',
  '[id^="td_threadtitle_"] .smallfont:has(> img.inlineimg),a:has(> img.inlineimg)',
  '.topiclist .pagination,.topiclist a[title="Go to last post"],.topiclist a[title="View the latest post"]',
].join();

/** Drops these, and writes the counts of a row in one line each (`Replies: 12`) and XenForo's rows as a list, in place. */
export function plainThreadList({ body }: Document): void {
  for (const control of body.querySelectorAll(CONTROLS)) control.remove();
  for (const pair of body.querySelectorAll('.structItem dl.pairs')) {
    const [name, value, ...others] = pair.children;
    if (name?.localName !== 'dt' || value?.localName !== 'dd' || others.length > 0) continue;
    const line = body.ownerDocument.createElement('div');
    line.textContent = `${oneLine(name.textContent ?? '')}: ${oneLine(value.textContent ?? '')}`;
    pair.replaceWith(line);
  }
  for (const counts of body.querySelectorAll('.threadbit ul.threadstats')) {
    const line = body.ownerDocument.createElement('div');
    line.textContent = Array.from(counts.children, ({ textContent }) => oneLine(textContent ?? '')).join(', ');
    counts.replaceWith(line);
  }
  for (const list of body.querySelectorAll('.js-threadList')) {
    for (const row of [...list.children]) if (/\bstructItem\b/.test(classOf(row))) renameWithClass(row, 'li');
    renameWithClass(list, 'ul');
  }
}

function renameWithClass(element: Element, name: string): void {
  rename(element, name).setAttribute('class', classOf(element));
}
