import { createNative } from '../../providers/native.js';
import { nativeRegion } from '../../providers/native-regions.js';
import type { Engine } from '../engine.js';
import { unsupported } from '../engine.js';

/** DuckDuckGo's HTML site, as the provider `native` reads it; later pages replay its Next forms. */
export function createDuckduckgo({ address }: { address: URL }): Engine {
  return {
    ...createNative({ address }),
    ignored: (query) => unsupported(query, nativeRegion(query.region) ? [] : ['region']),
  };
}
