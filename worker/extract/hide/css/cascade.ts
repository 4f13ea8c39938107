/** The position of a rule's `@layer`: its number at each level of nesting, in the order of first mention; [] outside. */
export type Layer = readonly number[];

/** What decides between two rules for one element. */
export interface Precedence {
  isImportant: boolean;
  layer: Layer;
  specificity: number;
  order: number;
}

/** Whether one declaration wins over another. Source: CSS Cascading 5, 6: importance, layers, specificity, order. */
export function goesBefore(one: Precedence, other: Precedence): boolean {
  if (one.isImportant !== other.isImportant) return one.isImportant;
  const later = byLayer(one.layer, other.layer);
  if (later !== 0) return later > 0 !== one.isImportant;
  return (one.specificity - other.specificity || one.order - other.order) > 0;
}

/** A later layer wins over an earlier one, and rules outside of layers, or directly in one, win over the layers inside. */
function byLayer(one: Layer, other: Layer): number {
  for (let level = 0; level < Math.max(one.length, other.length); level++) {
    const [mine = Infinity, its = Infinity] = [one[level], other[level]];
    if (mine !== its) return mine > its ? 1 : -1;
  }
  return 0;
}

/** Numbers the layers of all style sheets of a page in the order in which they are first named. */
export interface Layers {
  /** The layer `name` within another; the name may have several levels (`base.forms`) or be empty. */
  within(around: Layer, name: string): Layer;
}

const MOST_LEVELS = 12;

export function createLayers(): Layers {
  const numbers = new Map<string, number>();
  const numberOf = (path: string) => {
    const number = numbers.get(path) ?? numbers.size;
    numbers.set(path, number);
    return number;
  };
  return {
    within(around, name) {
      let layer = around;
      // Every layer without a name is a layer of its own.
      for (const part of name.split('.', MOST_LEVELS - around.length))
        layer = [...layer, numberOf(`${layer}.${part.trim() || `#${numbers.size}`}`)];
      return layer;
    },
  };
}
