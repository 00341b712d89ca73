import culori from 'culori/require';
import { isHex } from '#text/characters.ts';

const { formatHex, parse, wcagContrast } = culori;

/** WCAG 2.2, 1.4.3: normal text. */
export const TEXT_CONTRAST = 4.5;

/** Red, green and blue of a color, 0 to 1; undefined when it is no `#rrggbb`. */
function rgbOf(hex: string) {
  const digits = hex.startsWith('#') ? hex.slice(1) : hex;
  const color = digits.length === 6 && isHex(digits) ? parse(`#${digits}`) : undefined;
  return color?.mode === 'rgb' ? color : undefined;
}

/** Contrast ratio of two colors, 1 to 21, cut (not rounded) to two digits so that 4.499 does not pass; null when one is no `#rrggbb`. */
export function contrastRatio(first: string, second: string): number | null {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  return a && b ? Math.floor(wcagContrast(a, b) * 100) / 100 : null;
}

/** The nearest shade of a color, darker or lighter in small steps, that reads on the background; black or white at the end. */
export function readableShade(color: string, background: string, wanted: number = TEXT_CONTRAST): string {
  const from = rgbOf(color);
  if (!from || !rgbOf(background)) return color;
  const towards = (contrastRatio('#000000', background) ?? 1) >= (contrastRatio('#ffffff', background) ?? 1) ? 0 : 1;
  for (let step = 1; step <= 50; step += 1) {
    const mixed = (value: number) => value + ((towards - value) * step) / 50;
    const shade = formatHex({ mode: 'rgb', r: mixed(from.r), g: mixed(from.g), b: mixed(from.b) });
    if ((contrastRatio(shade, background) ?? 0) >= wanted) return shade;
  }
  return towards === 0 ? '#000000' : '#ffffff';
}
