import type { PageMetadata } from '../../../src/shared/fetch-contract.js';
import { key } from '../dom/key.js';
import type { Blocks } from '../model/blocks.js';
import { isBeside } from './furniture-boxes.js';

/** Keeps, in place, the page's only `h1` where its title does not say it, unless it names the site or leads to another page. */
export function keepOwnHeading({ blocks }: Blocks, kept: boolean[], { title, site }: PageMetadata): void {
  const [at, another] = [...blocks.keys()].filter((i) => blocks[i]?.box.name === 'h1');
  const heading = at !== undefined && another === undefined ? blocks[at] : undefined;
  if (at === undefined || !heading || isBeside(heading.box) || heading.linked === heading.chars) return;
  const said = key(heading.text);
  if (said && !key(title ?? '').includes(said) && said !== key(site ?? '')) kept[at] = true;
}
