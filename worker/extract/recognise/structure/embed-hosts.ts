import { EMBED_HOSTS } from '../../tools/embeds.js';

const KINDS = new Map(
  Object.entries(EMBED_HOSTS).flatMap(([kind, hosts]) => hosts.split(' ').map((host) => [host, kind] as const)),
);

/** What an address embeds, by its host or the domain above it. */
export function kindOf({ hostname }: URL): string | undefined {
  const labels = hostname.split('.').slice(-MOST_LABELS);
  for (let i = 0; i < labels.length - 1; i++) {
    const kind = KINDS.get(labels.slice(i).join('.'));
    if (kind) return kind;
  }
  return undefined;
}
/** Parts of a host's name, from its end: those above have fewer. */
const MOST_LABELS = 5;
