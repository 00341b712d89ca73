import type { Look } from '#contracts/look.ts';
import type { DesignAdvice } from '#contracts/strategy.ts';

/** Fewer colors are no palette: then the site's own stay alone. */
const FEWEST = 3;

/** Colors by which visitors know a business. */
const BRAND = new Set(['accent', 'button']);

/** The look with a strategist's palette in place of the observed list. Brand colors that the palette forgot stay. */
export function withPalette(look: Look, palette: DesignAdvice['colors'] = []): Look {
  if (palette.length < FEWEST) return look;
  const seen = new Set(look.colors.filter(({ observed }) => observed).map(({ hex }) => hex.toLowerCase()));
  const chosen = palette.map(({ use, hex }) => ({
    role: use,
    hex,
    observed: seen.has(hex),
    note: seen.has(hex) ? "today's" : 'proposed, not on the site today',
    chosen: true,
  }));
  const named = new Set(palette.map(({ hex }) => hex));
  const forgotten = look.colors.filter(({ role, hex, observed }) => observed && BRAND.has(role) && !named.has(hex.toLowerCase()));
  const isUsed = (hex: string) => named.has(hex.toLowerCase());
  return {
    ...look,
    colors: [...chosen, ...forgotten],
    contrast: look.contrast.filter((pair) => isUsed(pair.text) && isUsed(pair.background)),
  };
}
