const COMMENT = '.js-comment-body';

/** All files of a gist, each below its name where there are several, and what others said about them. */
export function gistContent(body: Element): Element | undefined {
  const files = Array.from(body.querySelectorAll('.js-gist-file-update-container .file'));
  if (files.length === 0) return undefined;
  const content = body.ownerDocument.createElement('div');
  for (const file of files) {
    const name = file.querySelector('.gist-blob-name')?.textContent?.trim();
    for (const header of file.querySelectorAll('.file-header')) header.remove();
    if (name && files.length > 1) content.append(named(name, content));
    content.append(file);
  }
  for (const comment of body.querySelectorAll(COMMENT)) {
    const author = comment.closest('.timeline-comment,.js-comment')?.querySelector('.author')?.textContent?.trim();
    if (author) content.append(named(author, content));
    content.append(comment);
  }
  return content;
}

function named(name: string, { ownerDocument: document }: Element): Element {
  const paragraph = document.createElement('p');
  const words = document.createElement('strong');
  words.textContent = name;
  paragraph.append(words);
  return paragraph;
}
