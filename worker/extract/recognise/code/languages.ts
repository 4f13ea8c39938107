/** Names of languages as pages show and state them, where the name after a fence is another. */
const OTHER_NAMES = namedBy({
  bat: 'batchfile',
  cpp: 'c++',
  csharp: 'c#',
  fsharp: 'f#',
  objectivec: 'objective-c',
  erlang: 'erl erl-repl',
  html: 'html-basic',
  erb: 'html-erb',
  php: 'html-php',
  vue: 'html-vue',
  markdown: 'gfm',
  vim: 'viml',
  python: 'ipython ipython2 ipython3 python3',
  powershell: 'azurepowershell azurepowershell-interactive powershell-interactive',
  azurecli: 'azurecli-interactive',
  console: 'shell-session terminal',
});
/** Endings of file names that are not the name of the language. */
const ENDINGS = namedBy({
  js: 'cjs mjs',
  ts: 'mts',
  c: 'h',
  cpp: 'hpp',
  csharp: 'cs',
  elixir: 'ex exs',
  erlang: 'erl',
  haskell: 'hs',
  hcl: 'tf',
  kotlin: 'kt kts',
  markdown: 'md',
  perl: 'pl',
});

function namedBy(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])));
}

const NAMES: ReadonlySet<string> = new Set(
  (
    'ada apache asm awk bash bat batch c clojure cmake console cpp crystal csharp css csv cuda dart diff docker dockerfile elixir elm ' +
    'erlang fish fortran fsharp glsl go golang gradle graphql groovy handlebars haskell haxe hcl html http ini java ' +
    'javascript jinja jq js json json5 jsonc jsx julia kotlin latex lean less lisp lua makefile markdown matlab mdx ' +
    'mermaid mysql nginx nim nix objectivec ocaml pascal perl php php-template postgresql powershell prisma prolog ' +
    'properties protobuf ps1 python py r racket rb regex rs rst ruby rust sass scala scheme scss sh shell sol solidity sql ' +
    'svelte swift tcl terraform toml ts tsx twig typescript verilog vhdl vim vue wasm xml yaml yml zig zsh'
  ).split(' '),
);

/**
 * A language as a page states it, as the name after a fence; '' for what looks like no such name, since nobody sees
 * attributes and they may say anything.
 */
export function codeLanguageTag(stated: string): string {
  // Prism's names of a diff say what it is of as well.
  const name = stated
    .trim()
    .toLowerCase()
    .replace(/^diff-.*/, 'diff');
  return OTHER_NAMES.get(name) ?? (LANGUAGE.test(name) ? name.replace(/\s+/g, '-') : '');
}
/** One word or two. */
const LANGUAGE = /^[a-z\d][\w+#.*/-]{0,24}(?:\s[\w+#.*/()-]{1,15})?$/;

/** The language that a word or two beside a code block names; or ''. */
export function languageNamed(text: string): string {
  const name = text.trim().toLowerCase().replace(/\s+/g, '-');
  if (!name || name.length > 20) return '';
  return OTHER_NAMES.get(name) ?? (NAMES.has(name) ? name : '');
}

/** The language of a file (`src/main.rs`, with nothing else in the text) by the ending of its name; or ''. */
export function languageOfFile(text: string): string {
  const [, ending = ''] = /^[\w@./[\]-]{1,60}\.([a-z]\w{0,4})$/i.exec(text.trim()) ?? [];
  const name = ending.toLowerCase();
  return ENDINGS.get(name) ?? languageNamed(name);
}
