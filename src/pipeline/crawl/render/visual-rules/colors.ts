/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Color = { red: number; green: number; blue: number; alpha: number };

export type Colors = ReturnType<typeof colorTools>;

declare const OffscreenCanvas: new (
  width: number,
  height: number,
) => {
  getContext(kind: '2d'): {
    fillStyle: string;
    clearRect(x: number, y: number, width: number, height: number): void;
    fillRect(x: number, y: number, width: number, height: number): void;
    getImageData(x: number, y: number, width: number, height: number): { data: ArrayLike<number> };
  };
};

/** Reads, lays over one another and compares colors. Runs in the page. */
export function colorTools() {
  const known = new Map<string, Color>();
  const canvas: { context?: ReturnType<InstanceType<typeof OffscreenCanvas>['getContext']> } = {};

  /** The browser itself converts what is neither rgb() nor rgba(): oklch(), color() and the like. */
  const drawn = (value: string): Color => {
    canvas.context ??= new OffscreenCanvas(1, 1).getContext('2d');
    const { context } = canvas;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = 'transparent';
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = Array.from(context.getImageData(0, 0, 1, 1).data);
    return { red, green, blue, alpha: alpha / 255 };
  };

  /** A computed color. */
  const parse = (value: string): Color => {
    let color = known.get(value);
    if (!color) {
      const [red = Number.NaN, green = 0, blue = 0, alpha = 1] = value.startsWith('rgb')
        ? value
            .slice(value.indexOf('(') + 1, -1)
            .split(',')
            .map(Number)
        : [];
      color = Number.isNaN(red) ? drawn(value) : { red, green, blue, alpha };
      known.set(value, color);
    }
    return color;
  };

  /** What is seen of a color over another one (source-over, Compositing and Blending Level 1). */
  const over = (top: Color, bottom: Color): Color => {
    if (top.alpha === 1 || bottom.alpha === 0) return top;
    const below = bottom.alpha * (1 - top.alpha);
    const alpha = top.alpha + below;
    const mixed = (one: number, other: number) => (alpha === 0 ? 0 : (one * top.alpha + other * below) / alpha);
    return { red: mixed(top.red, bottom.red), green: mixed(top.green, bottom.green), blue: mixed(top.blue, bottom.blue), alpha };
  };

  const faded = (color: Color, opacity: number): Color => (opacity === 1 ? color : { ...color, alpha: color.alpha * opacity });

  const linear = (channel: number): number => {
    const part = Math.round(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ({ red, green, blue }: Color): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

  /** Contrast of two opaque colors, 1 to 21, cut to two decimals as axe does (WCAG 2.2, contrast ratio). */
  const contrast = (one: Color, other: Color): number => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return Math.floor(((lighter + 0.05) / (darker + 0.05)) * 100) / 100;
  };

  return { parse, over, faded, contrast };
}
