/** One of the dots that part a name, as UTS 46 has them. */
const DOT = '.\\u3002\\uff0e\\uff61';
/** A name with a dot in it, `localhost`, or a bracketed literal; then a port or none, and the end or what follows a host. */
const HOST_FIRST = new RegExp(
  `^(?:[^\\s/\\\\?#@:[\\]${DOT}]*[${DOT}][^\\s/\\\\?#@:[\\]]*|localhost|\\[[\\da-f:.]+\\])(?::\\d{1,5})?(?=[/?#]|$)`,
  'i',
);
/** An IPv6 literal as people write it where no port follows. */
const BARE_IPV6 = /^[\da-f]*:[\da-f.]*:[\da-f:.]*$/i;

/** Said after the description of an address, where it is typed. */
export const TYPED_HINT = '; https:// may be left out here';

/**
 * What a person means by an address: without a scheme it is `https`, as in the address bar of a browser. What begins with
 * another scheme, or with no host that can be told from one, stays as it is, for the strict reader to refuse. A word without
 * a dot is no host here: `mailto:1` and `intranet:1` look alike. Space around it is what copying leaves.
 */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (HOST_FIRST.test(text)) return `https://${text}`;
  if (text.startsWith('//') && HOST_FIRST.test(text.slice(2))) return `https:${text}`;
  if (BARE_IPV6.test(text) && URL.canParse(`https://[${text}]`)) return `https://[${text}]`;
  return text;
}
