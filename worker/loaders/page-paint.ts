/**
 * A function that runs inside a page, called by those of `page-colours.ts` and `page-styles.ts`: what colours come to, as the
 * browser itself paints them. It knows no constants of this file.
 */

/** Red, green, blue and alpha, each of 255. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Painter {
  /** Undefined for what the browser does not paint. */
  channelsOf(colour: string): Colour | undefined;
  /** A colour painted on another with `mix-blend-mode`. */
  blended(ground: string, colour: string, mode?: string): string;
  /** A colour as a filter leaves it; undefined where the filter does more than change colours. */
  filtered(colour: string, filter: string): string | undefined;
}

/** Each answer is kept: a page has few colours. */
export function createPainter(): Painter {
  const plain = /^rgb\((\d+), (\d+), (\d+)\)$/;
  const colouring = /^(?:(?:brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia)\([^()]*\)\s*)+$/;
  let pen: CanvasRenderingContext2D | null | undefined;
  const penOf = () => {
    if (pen !== undefined) return pen;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    pen = canvas.getContext?.('2d', { willReadFrequently: true }) ?? null;
    return pen;
  };
  const known = new Map<string, Colour | undefined>();
  const paint = (key: string, draw: (on: CanvasRenderingContext2D) => void): Colour | undefined => {
    if (known.has(key)) return known.get(key);
    const on = penOf();
    if (on) {
      on.clearRect(0, 0, 1, 1);
      draw(on);
      on.filter = 'none';
      on.globalCompositeOperation = 'source-over';
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = on?.getImageData(0, 0, 1, 1).data ?? [];
    const colour: Colour | undefined = on ? [red, green, blue, alpha] : undefined;
    known.set(key, colour);
    return colour;
  };
  const fill = (on: CanvasRenderingContext2D, colour: string) => {
    on.fillStyle = 'transparent';
    on.fillStyle = colour;
    on.fillRect(0, 0, 1, 1);
  };
  const written = (colour: Colour | undefined): string => {
    const [red, green, blue, alpha] = colour ?? [];
    if (alpha === undefined) return '';
    return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
  };
  return {
    channelsOf(colour) {
      if (!colour) return undefined;
      const [, red, green, blue] = plain.exec(colour) ?? [];
      if (red !== undefined) return [Number(red), Number(green), Number(blue), 255];
      return paint(colour, (on) => fill(on, colour));
    },
    blended(ground, colour, mode = 'normal') {
      if (!ground || (mode === 'normal' && plain.test(colour))) return ground && colour;
      const operation = mode === 'normal' ? 'source-over' : mode === 'plus-lighter' ? 'lighter' : mode;
      const draw = (on: CanvasRenderingContext2D) => {
        fill(on, ground);
        on.globalCompositeOperation = operation as GlobalCompositeOperation;
        fill(on, colour);
      };
      return written(paint(`${ground} ${mode} ${colour}`, draw));
    },
    filtered(colour, filter) {
      if (!colouring.test(filter)) return undefined;
      const draw = (on: CanvasRenderingContext2D) => {
        on.filter = filter;
        fill(on, colour);
      };
      return written(paint(`${colour} as ${filter}`, draw));
    },
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [createPainter];
