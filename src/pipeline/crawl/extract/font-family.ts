const GENERIC = new Set('sans-serif serif monospace cursive fantasy math emoji inherit initial unset revert none'.split(' '));
const SYSTEM = new Set('system-ui -apple-system blinkmacsystemfont ui-sans-serif ui-serif ui-monospace ui-rounded'.split(' '));
/** Parts of the names of icon fonts. */
const ICONS = ['awesome', 'icon', 'glyph', 'material symbols', 'swiper', 'slick', 'feather', 'fontello', 'icomoon'];

/**
 * First family of a `font-family` value, without quotes; `system-ui` for all system fonts, null for a generic name, an icon font or an
 * empty value.
 */
export function findFontFamily(families: string): string | null {
  const [first = ''] = families.split(',', 1);
  const family = first.replaceAll('"', '').replaceAll("'", '').trim();
  const folded = family.toLowerCase();
  if (family === '' || GENERIC.has(folded) || ICONS.some((part) => folded.includes(part))) return null;
  return SYSTEM.has(folded) ? 'system-ui' : family;
}
