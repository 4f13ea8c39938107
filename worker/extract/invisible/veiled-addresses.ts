/** What Cloudflare writes in the place of a mail address, which its script then writes back. */
const PATH = /\/cdn-cgi\/l\/email-protection#([\da-f]{6,400})$/i;
const HEX = /^(?:[\da-f]{2}){3,200}$/i;
const ADDRESS = /^[^\s@<>]{1,100}@[^\s@<>/]{1,100}(?:\?[^\s<>]{0,100})?$/;

/** Writes the mail addresses that such a site veils, in place. */
export function unveilAddresses(body: Element, names: string): void {
  if (!names.includes('__cf_email__')) return;
  for (const element of body.querySelectorAll('[data-cfemail]')) {
    const address = unveiled(element.getAttribute('data-cfemail') ?? '');
    if (!address) continue;
    element.textContent = address;
    if (element.localName === 'a') element.setAttribute('href', `mailto:${address}`);
  }
  for (const link of body.querySelectorAll('a[href*="/cdn-cgi/l/email-protection#"]')) {
    const address = unveiled(PATH.exec(link.getAttribute('href') ?? '')?.[1] ?? '');
    if (address) link.setAttribute('href', `mailto:${address}`);
  }
}

/** Its octets, each changed by the first of them, which stands before. */
function unveiled(hex: string): string | undefined {
  if (!HEX.test(hex)) return undefined;
  const [key = 0, ...octets] = Buffer.from(hex, 'hex');
  const address = Buffer.from(octets.map((octet) => octet ^ key)).toString();
  return ADDRESS.test(address) ? address : undefined;
}
