import { BlockList, isIP, SocketAddress } from 'node:net';

/**
 * Every range that is not the public Internet. The first row that contains an address names it.
 * Source: the IANA IPv4 and IPv6 special-purpose address registries, the multicast registries, RFC 4291, RFC 9637.
 */
const RANGES = [
  ['this-network', '0.0.0.0/8'],
  ['private', '10.0.0.0/8'],
  ['cgnat', '100.64.0.0/10'],
  ['loopback', '127.0.0.0/8'],
  ['link-local', '169.254.0.0/16'], // cloud metadata services live here
  ['private', '172.16.0.0/12'],
  ['protocol-assignment', '192.0.0.0/24'],
  ['documentation', '192.0.2.0/24'],
  ['as112', '192.31.196.0/24'],
  ['amt', '192.52.193.0/24'],
  ['6to4', '192.88.99.0/24'],
  ['private', '192.168.0.0/16'],
  ['as112', '192.175.48.0/24'],
  ['benchmarking', '198.18.0.0/15'],
  ['documentation', '198.51.100.0/24'],
  ['documentation', '203.0.113.0/24'],
  ['multicast', '224.0.0.0/4'],
  ['reserved', '240.0.0.0/4'],

  ['this-network', '::/128'],
  ['loopback', '::1/128'],
  // Forms that carry an IPv4 address are refused, not unwrapped: which of the two is dialled is the network's choice.
  ['embedded-ipv4', '::/96'],
  ['embedded-ipv4', '::ffff:0:0/96'],
  ['embedded-ipv4', '::ffff:0:0:0/96'],
  ['embedded-ipv4', '64:ff9b::/96'],
  ['embedded-ipv4', '64:ff9b:1::/48'],
  ['embedded-ipv4', '2001::/32'], // Teredo
  ['embedded-ipv4', '2002::/16'], // 6to4
  ['benchmarking', '2001:2::/48'],
  ['protocol-assignment', '2001::/23'],
  ['documentation', '2001:db8::/32'],
  ['as112', '2620:4f:8000::/48'],
  ['reserved', '3ffe::/16'], // the former 6bone
  ['documentation', '3fff::/20'],
  ['private', 'fc00::/7'],
  ['link-local', 'fe80::/10'],
  ['private', 'fec0::/10'], // site-local
  ['multicast', 'ff00::/8'],
] as const;

type SpecialKind = (typeof RANGES)[number][0];
export type AddressKind = SpecialKind | 'public';

/** Every kind but `public`, each once. */
export const SPECIAL_KINDS: readonly SpecialKind[] = [...new Set(RANGES.map(([kind]) => kind))];

const SPECIAL = RANGES.map(([kind, range]) => ({ kind, contains: subnet(range) }));
/** The only IPv6 space IANA has allocated as global unicast; whatever lies outside is refused, named above or not. */
const inGlobalUnicast = subnet('2000::/3');

/** What an IP address, as text, belongs to. Text that is no address, and unassigned space, is `reserved`. */
export function classifyAddress(ip: string): AddressKind {
  const text = ip.split('%', 1)[0] ?? ''; // a zone id says which interface, not which address
  const version = isIP(text);
  if (version === 0) return 'reserved';
  const address = new SocketAddress({ address: text, family: version === 4 ? 'ipv4' : 'ipv6' });
  const special = SPECIAL.find(({ contains }) => contains(address));
  if (special) return special.kind;
  return version === 4 || inGlobalUnicast(address) ? 'public' : 'reserved';
}

/** Names that mean this machine or this network. RFC 6761, RFC 6762, RFC 8375, ICANN's reservation of `.internal`. */
const INTERNAL_ZONES = ['localhost', 'localdomain', 'local', 'internal', 'home.arpa'];

/** Whether a host name is internal by its spelling alone, whatever it resolves to. */
export function isInternalName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.+$/, '');
  return INTERNAL_ZONES.some((zone) => name === zone || name.endsWith(`.${zone}`));
}

function subnet(range: string): (address: SocketAddress) => boolean {
  const [network = '', bits] = range.split('/');
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  // BlockList takes 8.8.8.8 for ::ffff:8.8.8.8, so that the row of mapped addresses would match all of IPv4.
  return (address) => (family === 'ipv4' || address.family === 'ipv6') && list.check(address);
}
