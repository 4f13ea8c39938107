const WORDS = 'the river runs past the old mill where the road turns and the village begins with its houses'.split(' ');
const sentence = (seed: number) =>
  `${Array.from({ length: 14 }, (_, i) => WORDS[(seed * 7 + i * 5) % WORDS.length]).join(' ')}. `;
const paragraph = (seed: number) =>
  `<p>${sentence(seed)}<a href="/p${seed}">${sentence(seed + 1)}</a><em>${sentence(seed + 2)}</em>${sentence(seed + 3)}</p>`;
const menu = Array.from({ length: 40 }, (_, i) => `<li><a href="/menu/${i}">Entry ${i} of the menu</a></li>`).join('');

/** An article of about `bytes`, with a menu, a sidebar, headings, lists and tables, as such pages are. */
export function article(bytes: number): string {
  const parts: string[] = [];
  for (let size = 0, i = 0; size < bytes; i++) {
    const part =
      i % 7 === 3
        ? `<h2>${sentence(i)}</h2><ul><li>${sentence(i)}</li><li>${sentence(i + 4)}</li></ul>`
        : i % 23 === 11
          ? `<table><tr><th>a</th><th>b</th></tr><tr><td>${i}</td><td>${sentence(i)}</td></tr></table>`
          : paragraph(i);
    parts.push(part);
    size += part.length;
  }
  return `<!doctype html><html lang="en"><head><title>An article</title></head><body><nav><ul>${menu}</ul></nav><main><article><h1>An article</h1>${parts.join('')}</article></main><footer>${sentence(1)}</footer></body></html>`;
}

/** A page that is empty until its script has run. */
export const APP = `<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div><script>
const words = ${JSON.stringify(WORDS)};
document.getElementById('root').innerHTML = '<main><h1>App</h1>' + Array.from({ length: 60 }, (_, i) =>
  '<p>' + Array.from({ length: 40 }, (_, j) => words[(i * 7 + j * 5) % words.length]).join(' ') + '.</p>').join('') + '</main>';
</script></body></html>`;
