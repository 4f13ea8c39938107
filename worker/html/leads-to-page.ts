/** Whether a link leads to another page, not to a place in its own or to a script. */
export function leadsToPage(link: Element | null): boolean {
  return /^(?!javascript:)[^#]/i.test(link?.getAttribute('href') ?? '');
}
