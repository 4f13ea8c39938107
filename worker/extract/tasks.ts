/** Marks the boxes of task lists as text, in place, for controls are dropped with every form. */
export function markTasks(document: Document, html: string): void {
  if (!/type\s*=\s*["']?checkbox/i.test(html)) return;
  for (const box of [...document.body.getElementsByTagName('input')]) {
    const item = box.getAttribute('type')?.toLowerCase() === 'checkbox' ? box.closest('li') : null;
    if (!item || !startsWith(item, box)) continue;
    const mark = document.createElement('span');
    mark.setAttribute('data-task', box.hasAttribute('checked') ? 'done' : 'open');
    mark.textContent = box.hasAttribute('checked') ? '☑' : '☐';
    box.replaceWith(mark);
  }
}

/** Whether no text of the item stands before the box. */
function startsWith(item: Element, box: Element): boolean {
  let node: Node = box;
  while (node !== item) {
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      if (before.textContent?.trim()) return false;
    }
    if (!node.parentNode) return false;
    node = node.parentNode;
  }
  return true;
}
