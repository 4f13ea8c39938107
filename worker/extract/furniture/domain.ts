/** The last two labels of a host, by which two of them are taken for one owner's: `food.example.org` is of `example.org`. */
export function domainOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}
