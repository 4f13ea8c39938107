/** The link that Cloudflare writes in place of a mail address, and that its script turns back. */
const PATH = /\/cdn-cgi\/l\/email-protection#([\da-f]{6,400})$/i;
const HEX = /^(?:[\da-f]{2}){3,200}$/i;
const ADDRESS = /^[^\s@<>]{1,100}@[^\s@<>/]{1,100}(?:\?[^\s<>]{0,100})?$/;

/** Restores the mail addresses that Cloudflare obfuscates, in place. */
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

/** Decodes an address: each octet is XORed with the first one. */
function unveiled(hex: string): string | undefined {
  if (!HEX.test(hex)) return undefined;
  const [key = 0, ...octets] = Buffer.from(hex, 'hex');
  const address = Buffer.from(octets.map((octet) => octet ^ key)).toString();
  return ADDRESS.test(address) ? address : undefined;
}
