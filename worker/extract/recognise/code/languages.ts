/** Names of languages as pages show them above code, where the name after a fence is another. */
const SHOWN: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  'f#': 'fsharp',
  'objective-c': 'objectivec',
  erl: 'erlang',
  'erl-repl': 'erlang',
  'plain text': '',
  'shell session': 'console',
  terminal: 'console',
};

const NAMES: ReadonlySet<string> = new Set(
  (
    'asm awk bash bat batch c clojure cmake console cpp crystal csharp css csv cuda dart diff docker dockerfile elixir elm ' +
    'erlang fish fortran fsharp glsl go golang gradle graphql groovy handlebars haskell haxe hcl html http ini java ' +
    'javascript jinja jq js json json5 jsonc jsx julia kotlin latex lean less lisp lua makefile markdown matlab mdx ' +
    'mermaid mysql nginx nim nix objectivec ocaml pascal perl php php-template postgresql powershell prisma prolog ' +
    'properties protobuf ps1 python py r racket rb regex rs rst ruby rust sass scala scheme scss sh shell sol solidity sql ' +
    'svelte swift tcl terraform toml ts tsx twig typescript verilog vhdl vim vue wasm xml yaml yml zig zsh'
  ).split(' '),
);

/** Grammars in class names of code forges, and the name after a fence. */
const GRAMMARS: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'html-basic': 'html',
  'html-erb': 'erb',
  'html-php': 'php',
  'html-vue': 'vue',
  erl: 'erlang',
  'erl-repl': 'erlang',
  gfm: 'markdown',
  viml: 'vim',
  ipython: 'python',
  python3: 'python',
  ipython2: 'python',
  ipython3: 'python',
  batchfile: 'bat',
  azurepowershell: 'powershell',
  'azurepowershell-interactive': 'powershell',
  'powershell-interactive': 'powershell',
  'azurecli-interactive': 'azurecli',
  'shell-session': 'console',
};

/**
 * A language as a page states it, as the name after a fence; '' for what looks like no such name, since nobody sees
 * attributes and they may say anything.
 */
export function languageTag(stated: string): string {
  // Prism's names of a diff say what it is of as well.
  const name = stated
    .trim()
    .toLowerCase()
    .replace(/^diff-.*/, 'diff');
  return GRAMMARS[name] ?? (LANGUAGE.test(name) ? name.replace(/\s+/g, '-') : '');
}
/** One word or two. */
const LANGUAGE = /^[a-z\d][\w+#.*/-]{0,24}(?:\s[\w+#.*/()-]{1,15})?$/;

/** Names of one and the same language, all of which pages use. */
const ALIASES: Readonly<Record<string, string>> = {
  bash: 'sh',
  console: 'sh',
  cs: 'csharp',
  docker: 'dockerfile',
  golang: 'go',
  js: 'javascript',
  jsx: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  shell: 'sh',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
  zsh: 'sh',
};

/** Whether two names after a fence mean one language. */
export function isSameLanguage(one: string, other: string): boolean {
  return (ALIASES[one] ?? one) === (ALIASES[other] ?? other);
}

/** The language that a word or two beside a code block names; or ''. */
export function languageNamed(text: string): string {
  const name = text.trim().toLowerCase();
  if (!name || name.length > 20) return '';
  return SHOWN[name] ?? (NAMES.has(name) ? name : '');
}

/** Endings of file names that are not the name of the language. */
const ENDINGS: Readonly<Record<string, string>> = {
  cjs: 'js',
  cs: 'csharp',
  erl: 'erlang',
  ex: 'elixir',
  exs: 'elixir',
  h: 'c',
  hpp: 'cpp',
  hs: 'haskell',
  kt: 'kotlin',
  kts: 'kotlin',
  md: 'markdown',
  mjs: 'js',
  mts: 'ts',
  pl: 'perl',
  tf: 'hcl',
};

/** The language of a file (`src/main.rs`, with nothing else in the text) by the ending of its name; or ''. */
export function languageOfFile(text: string): string {
  const [, ending = ''] = /^[\w@./[\]-]{1,60}\.([a-z]\w{0,4})$/i.exec(text.trim()) ?? [];
  const name = ending.toLowerCase();
  return ENDINGS[name] ?? languageNamed(name);
}
