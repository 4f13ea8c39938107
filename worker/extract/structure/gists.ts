/** Addresses of scripts that write a gist where they stand. */
const GIST = /^(?:https?:)?\/\/gist\.github\.com\/([\w-]{1,40}\/)?([\da-z]{1,40})\.js(?:[?#]|$)/i;

/** The page of the gist that a script would show; undefined for every other script. */
export function gistOf(script: Element): URL | undefined {
  const source = script.getAttribute('src')?.trim() ?? '';
  const [, user = '', id] = GIST.exec(source) ?? [];
  if (!id) return undefined;
  const url = new URL(`https://gist.github.com/${user}${id}`);
  const file = new URL(source, url).searchParams.get('file');
  if (file) url.hash = `file-${file.toLowerCase().replace(/\W+/g, '-')}`;
  return url;
}
