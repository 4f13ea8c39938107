import type { PageFacts } from '../metadata/metadata.js';
import type { Post } from '../posts/posts.js';
import type { Box } from '../score/blocks.js';
import type { Places } from '../score/cards.js';
import type { Scene } from '../score/scene.js';

/** A scored page, and which of its blocks are kept so far. */
export interface Keeping {
  readonly facts: PageFacts;
  readonly scene: Scene;
  readonly scores: Float32Array;
  readonly posts: readonly Post[];
  /** What the markup itself sets beside the matter. */
  readonly beside: Box[];
  kept: boolean[];
  /** The page says that it is one product's. */
  readonly isProduct: boolean;
  /** Asked for by pages without posts only. */
  places(): Places;
  /** Whether what is kept shows what somebody offers, when it is first asked: before the cards of a row are judged together. */
  isOffer(): boolean;
}

/** Posts are kept as posts, whatever their like. */
export function isNoThread({ posts }: Keeping): boolean {
  return posts.length === 0;
}
