/**
 * The last two labels of a host; hosts that share them are taken for one owner's: `food.example.org` belongs to
 * `example.org`.
 */
export function domainOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}
