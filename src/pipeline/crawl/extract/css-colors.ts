// One file with all color spaces: the module of 'culori' itself is 150 files, which take ten times as long to load.
import culori from 'culori/require';

const { clampRgb, converter, formatHex, parse } = culori;
const toHsl = converter('hsl');

/** Below this opacity a color is a tint or shadow of another. */
const MIN_ALPHA = 0.4;
/** Characters of a value that are searched, and colors taken from it. */
const MAX_VALUE = 2000;
const MAX_PER_VALUE = 32;
const COLOR = /#[\da-f]{3,8}(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\([^()]*\)|(?<![\w.#-])[a-z]{3,20}(?![\w(-])/gi;

/** Colors in a CSS value as `#rrggbb`, in order, at most 32; nearly transparent ones are left out. */
export function findColors(value: string): string[] {
  const found: string[] = [];
  const plain = value.replace(/url\([^)]*(?:\)|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)/gi, ' ').slice(0, MAX_VALUE);
  for (const [text] of plain.matchAll(COLOR)) {
    const hex = toHex(text);
    if (hex !== null) found.push(hex);
    if (found.length === MAX_PER_VALUE) break;
  }
  return found;
}

function toHex(text: string): string | null {
  const color = parse(text.toLowerCase());
  return color === undefined || (color.alpha ?? 1) < MIN_ALPHA ? null : formatHex(clampRgb(color));
}

/** Whether a color is neither nearly gray nor nearly white or black. `hex` as `findColors` returns it. */
export function isVivid(hex: string): boolean {
  const { s = 0, l = 0 } = toHsl(hex) ?? {};
  return s > 0.25 && l > 0.12 && l < 0.9;
}
