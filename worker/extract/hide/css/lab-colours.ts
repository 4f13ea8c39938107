const WHITE_D50 = [0.96422, 1, 0.82521] as const;

/**
 * Red, green and blue, 0 to 255, of a colour in `lab()`, `lch()`, `oklab()` or `oklch()`; what a screen cannot show is cut off.
 * Source: CSS Color 4, 18.
 */
export function ofLab(name: string, parts: readonly string[]): readonly number[] {
  const isOk = name.startsWith('ok');
  const isPolar = name.endsWith('lch');
  const most = isOk ? 0.4 : isPolar ? 150 : 125;
  const [light = 0, one = 0, other = 0] = parts.map((part, i) => {
    const value = part === 'none' ? 0 : Number.parseFloat(part);
    return part.endsWith('%') ? (value / 100) * (i > 0 ? most : isOk ? 1 : 100) : value;
  });
  const turn = (other * Math.PI) / 180;
  const [a, b] = isPolar ? [one * Math.cos(turn), one * Math.sin(turn)] : [one, other];
  return (isOk ? fromOklab(light, a, b) : fromLab(light, a, b)).map(
    (value) => 255 * Math.min(1, Math.max(0, value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
}

function fromOklab(light: number, a: number, b: number): readonly number[] {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromLab(light: number, a: number, b: number): readonly number[] {
  const middle = (light + 16) / 116;
  const [x = 0, y = 0, z = 0] = [middle + a / 500, middle, middle - b / 200].map(
    (value, i) => (value ** 3 > 216 / 24389 ? value ** 3 : (116 * value - 16) / (24389 / 27)) * (WHITE_D50[i] ?? 1),
  );
  return [
    3.1341359569 * x - 1.617386321 * y - 0.4906628216 * z,
    -0.978795502 * x + 1.9162543773 * y + 0.0334425598 * z,
    0.0719553737 * x - 0.2289767598 * y + 1.4053860364 * z,
  ];
}
