import type { PageFacts } from '../metadata/metadata.js';
import type { Post } from '../posts/posts.js';
import type { Scene } from '../score/scene.js';

/** A scored page, and which of its blocks are kept so far. */
export interface Keeping {
  readonly facts: PageFacts;
  readonly scene: Scene;
  readonly scores: Float32Array;
  readonly posts: readonly Post[];
  kept: boolean[];
}
