import type { PageFacts } from '../facts/metadata.js';
import type { Scene } from '../model/scene.js';
import type { Post } from '../recognise/posts/posts.js';

/** A scored page, and which of its blocks are kept so far. */
export interface Keeping {
  readonly facts: PageFacts;
  readonly scene: Scene;
  readonly scores: Float32Array;
  readonly posts: readonly Post[];
  kept: boolean[];
}
