/** Whether declarations clip an element to a shape without an area, or to one beside its box. */
export function isCutAway(declarations: string): boolean {
  const [, name = '', inside = ''] =
    /(?:^|[;\s])clip-path\s*:\s*(polygon|inset|rect)\(([^()]{1,400})\)/i.exec(declarations) ?? [];
  if (!name) return false;
  const shape = inside.replace(/\bround\b[\s\S]*$/, '').replace(/^\s*(?:nonzero|evenodd)\s*,/, '');
  const points = shape.split(',').map((point) => point.trim().split(/\s+/));
  if (name.toLowerCase() === 'polygon') return isFlat(points) || isBeside(points, 0) || isBeside(points, 1);
  const [top = '', right = top, bottom = top, left = right] = points[0] ?? [];
  if (name.toLowerCase() === 'rect') return isNotBefore(top, bottom) || isNotBefore(left, right);
  return percent(top) + percent(bottom) >= 100 || percent(left) + percent(right) >= 100;
}

/** A length in percent; not a number where it is another. */
function percent(length: string): number {
  return length === '0' ? 0 : Number(/^([\d.]+)%$/.exec(length)?.[1]);
}

type Points = readonly (readonly string[])[];

/** Whether all points are on one line. */
function isFlat(points: Points): boolean {
  const [xs, ys] = [alongAxis(points, 0), alongAxis(points, 1)];
  if (!xs || !ys) return false;
  const [x = 0, y = 0] = [xs[0], ys[0]];
  const far = xs.findIndex((one, i) => one !== x || ys[i] !== y);
  const [dx, dy] = [(xs[far] ?? x) - x, (ys[far] ?? y) - y];
  return xs.every((one, i) => (one - x) * dy === ((ys[i] ?? y) - y) * dx);
}

/** Whether all points are on one side of the box. */
function isBeside(points: Points, axis: number): boolean {
  const all = points.map((point) => point[axis] ?? '');
  return all.every((at) => /^(?:-|0\D*$)/.test(at)) || all.every((at) => /^[1-9]\d\d(?:\.\d+)?%$/.test(at));
}

/** The numbers along one axis; undefined where their units differ. */
function alongAxis(points: Points, axis: number): readonly number[] | undefined {
  const all = points.map((point) => /^([-+]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/i.exec(point[axis] ?? ''));
  const units = new Set(all.map((one) => (one && Number(one[1]) === 0 ? '' : one?.[2])));
  units.delete('');
  return all.every((one) => one) && units.size <= 1 ? all.map((one) => Number(one?.[1])) : undefined;
}

function isNotBefore(start: string, end: string): boolean {
  const numbers = alongAxis([[start], [end]], 0);
  return numbers !== undefined && (numbers[0] ?? 0) >= (numbers[1] ?? 0);
}
