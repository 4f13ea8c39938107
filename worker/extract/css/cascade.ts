/** What decides between two rules for one element. */
export interface Precedence {
  isImportant: boolean;
  isLayered: boolean;
  specificity: number;
  order: number;
}

/** Whether one declaration wins over another. Source: CSS Cascading 5, 6: importance, layers, specificity, order. */
export function goesBefore(one: Precedence, other: Precedence): boolean {
  const isMore = [
    Number(one.isImportant) - Number(other.isImportant),
    Number(other.isLayered) - Number(one.isLayered),
    one.specificity - other.specificity,
    one.order - other.order,
  ].find((difference) => difference !== 0);
  return (isMore ?? 0) > 0;
}
