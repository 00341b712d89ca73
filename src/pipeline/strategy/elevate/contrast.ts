/** WCAG 2.2, 1.4.3: normal text. */
export const TEXT_CONTRAST = 4.5;

type Rgb = [number, number, number];

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function rgbOf(hex: string): Rgb | null {
  const match = HEX.exec(hex);
  return match ? [Number.parseInt(match[1] ?? '0', 16), Number.parseInt(match[2] ?? '0', 16), Number.parseInt(match[3] ?? '0', 16)] : null;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, definition). */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colors, 1 to 21, cut (not rounded) to two digits so that 4.499 does not pass; null when one is no `#rrggbb`. */
export function contrastRatio(first: string, second: string): number | null {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  if (!a || !b) return null;
  const [x, y] = [luminance(a), luminance(b)];
  return Math.floor(((Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)) * 100) / 100;
}

const hexOf = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The nearest shade of a color, darker or lighter in small steps, that reads on the background; black or white at the end. */
export function readableShade(color: string, background: string, wanted: number = TEXT_CONTRAST): string {
  const [from, ground] = [rgbOf(color), rgbOf(background)];
  if (!from || !ground) return color;
  const towards = (contrastRatio('#000000', background) ?? 1) >= (contrastRatio('#ffffff', background) ?? 1) ? 0 : 255;
  for (let step = 1; step <= 50; step += 1) {
    const shade = hexOf(from.map((value) => value + ((towards - value) * step) / 50) as Rgb);
    if ((contrastRatio(shade, background) ?? 0) >= wanted) return shade;
  }
  return towards === 0 ? '#000000' : '#ffffff';
}
