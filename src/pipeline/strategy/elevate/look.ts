import type { ContrastPair, Look } from '#contracts/look.ts';
import type { BrandColor, BrandFont } from '#contracts/site.ts';
import { isHex } from '#text/characters.ts';
import { countWords } from '#text/segment.ts';
import { comparable, distinctBy } from '#text/words.ts';
import { whyUnseen } from '../../site-model/unseen.ts';
import { altOf, contentImages } from '../craft/sections.ts';
import type { Reading } from '../read-site.ts';
import { contrastRatio, readableShade, TEXT_CONTRAST } from './contrast.ts';

/** Which roles are read on which ground. */
const PAIRS: { text: BrandColor['role']; ground: BrandColor['role']; use: string }[] = [
  { text: 'text', ground: 'background', use: 'body text on the page' },
  { text: 'heading', ground: 'background', use: 'headings on the page' },
  { text: 'link', ground: 'background', use: 'links in the text' },
  { text: 'text', ground: 'surface', use: 'body text on cards' },
  { text: 'button-text', ground: 'button', use: 'label of the main button' },
];

const COLORS_A_ROLE = 2;

/** From the background to what is read on it and what is clicked. */
const ROLE_ORDER: BrandColor['role'][] = ['background', 'surface', 'text', 'heading', 'accent', 'button', 'button-text', 'link', 'border'];
const READ_ON_PAGE = new Set<BrandColor['role']>(['text', 'heading', 'link']);

/** Font families of the visitor's system. */
const SYSTEM_FONTS = new Set([
  ...['system-ui', '-apple-system', 'blinkmacsystemfont', 'sans-serif', 'serif', 'monospace', 'arial', 'helvetica', 'helvetica neue'],
  ...['segoe ui', 'ui-sans-serif', 'ui-serif', 'ui-monospace', 'ui-rounded'],
]);

const isSystemFont = ({ family }: BrandFont) => SYSTEM_FONTS.has(family.toLowerCase());

/** Families by role, most used first: none twice under `other`, and no system font in a role that has a brand font. */
/** The name of a font without what a build tool adds: `__Poppins_5` and `__Open_Sans_Fallback_a1b2c3` are `Poppins` and `Open Sans`. */
function ownFamily(family: string): string {
  if (!family.startsWith('__')) return family;
  const words = family.slice(2).split('_');
  return words.filter((word, at) => word !== 'Fallback' && !(at === words.length - 1 && isHex(word))).join(' ') || family;
}

function fontsOf({ site }: Reading): BrandFont[] {
  const fonts = distinctBy(
    site.brand.fonts.map((font) => ({ ...font, family: ownFamily(font.family) })).toSorted((a, b) => b.uses - a.uses),
    (font) => `${font.role} ${font.family}`,
  );
  return fonts
    .filter((font) => font.role !== 'other' || !fonts.some((named) => named.role !== 'other' && named.family === font.family))
    .filter((font) => !isSystemFont(font) || !fonts.some((own) => own.role === font.role && !isSystemFont(own)))
    .slice(0, 4);
}

/** What browsers give links without a style: nobody chose it. */
const BROWSER_DEFAULTS = new Set(['#0000ee', '#551a8b']);

function colorsOf({ site }: Reading): BrandColor[] {
  const chosen = site.brand.colors.filter(({ hex }) => !BROWSER_DEFAULTS.has(hex.toLowerCase()));
  const byRole = Map.groupBy(
    chosen.toSorted((a, b) => b.uses - a.uses),
    (color) => color.role,
  );
  const ground = byRole.get('background')?.[0]?.hex ?? '';
  // Colors that are readable on the page come before those of its dark or colored parts.
  const isHidden = (color: BrandColor) => READ_ON_PAGE.has(color.role) && (contrastRatio(color.hex, ground) ?? 21) < NEVER_A_PAIR;
  return [...byRole]
    .sort(([a], [b]) => ROLE_ORDER.indexOf(a) - ROLE_ORDER.indexOf(b))
    .flatMap(([, colors]) =>
      distinctBy(colors, (color) => color.hex)
        .slice(0, COLORS_A_ROLE)
        .sort((a, b) => Number(isHidden(a)) - Number(isHidden(b))),
    );
}

/** Colors with less contrast are never read on each other: they are used in different parts of the site. */
const NEVER_A_PAIR = 1.6;

/** The most used color of a role that is readable on this background at all. */
function pairOf(role: BrandColor['role'], ground: string | undefined, colors: readonly BrandColor[]): string | undefined {
  const readable = colors.filter((color) => color.role === role && (contrastRatio(color.hex, ground ?? '') ?? 0) >= NEVER_A_PAIR);
  return readable.toSorted((a, b) => b.uses - a.uses)[0]?.hex;
}

/** The pairs of the look with their contrast, and a darker or lighter shade where one fails: of the text, for buttons of their ground. */
function checkContrast(colors: readonly BrandColor[]): { pairs: ContrastPair[]; proposals: Look['colors'] } {
  const main = (role: BrandColor['role']) => colors.filter((color) => color.role === role).toSorted((a, b) => b.uses - a.uses)[0]?.hex;
  const pairs: ContrastPair[] = [];
  const proposals: Look['colors'] = [];
  for (const { text, ground, use } of PAIRS) {
    const back = main(ground);
    const front = pairOf(text, back, colors);
    const ratio = front && back ? contrastRatio(front, back) : null;
    if (!front || !back || ratio === null) continue;
    const passes = ratio >= TEXT_CONTRAST;
    pairs.push({ text: front, background: back, ratio, passes, use });
    if (passes) continue;
    const isButton = ground === 'button';
    const hex = isButton ? readableShade(back, front) : readableShade(front, back);
    const better = { text: isButton ? front : hex, background: isButton ? hex : back };
    const reached = contrastRatio(better.text, better.background) ?? 0;
    const note = `for ${use}: ${front} on ${back} has ${ratio}:1 and fails 4.5:1 (WCAG 1.4.3); with this shade it has ${reached}:1`;
    proposals.push({ role: isButton ? ground : text, hex, observed: false, note });
    pairs.push({ ...better, ratio: reached, passes: reached >= TEXT_CONTRAST, use: `${use} (proposed)` });
  }
  return { pairs, proposals: distinctBy(proposals, (proposal) => `${proposal.role} ${proposal.hex}`) };
}

function imageryOf(reading: Reading): string {
  const images = distinctBy(
    reading.pages.flatMap(({ page }) => contentImages(page)),
    (image) => image.src,
  );
  if (images.length === 0)
    return whyUnseen(reading.site) !== ''
      ? 'The images of the site could not be looked at: ask the owner for them, and don\u2019t use stock photos.'
      : 'The site has no images of its own. Don\u2019t use stock photos; use color and type until the owner sends photos.';
  const described = distinctBy(images.map(altOf), comparable)
    .filter((alt) => alt.length > 8 && alt.length < 90 && (countWords(alt) > 1 || alt.length > 20) && !alt.toLowerCase().includes('logo'))
    .slice(0, 3);
  const shown = described.length > 0 ? `, such as ${described.map((alt) => `"${alt}"`).join(', ')}` : '';
  return `Use the site's own images where they are today${shown}. No stock photos and no generated people.`;
}

/** Defaults of AI builders that make sites look alike, without those the brand itself uses. */
const FORBIDDEN = [
  'violet-to-blue gradients that are not in the brand',
  'three identical icon cards',
  'glass cards and glowing blobs',
  'stock handshakes',
  'emoji as icons',
  '"Trusted by" strips without the logos listed here',
];

/** Larger radii make a pill, percentages a circle: that is the shape of a portrait or a badge, not of the site's corners. CSS pixels. */
const LARGEST_CORNER = 60;
const isCorner = (radius: string) => !radius.includes('%') && !(radius.endsWith('px') && Number.parseFloat(radius) > LARGEST_CORNER);

/** The look: observed tokens only, contrast computed, a proposal only where it fails. */
export function planLook(reading: Reading): Look {
  const { brand } = reading.site;
  const colors = colorsOf(reading);
  const { pairs, proposals } = checkContrast(brand.colors);
  return {
    colors: [
      ...colors.map((color) => ({ role: color.role, hex: color.hex, observed: true, note: `seen in ${color.seenIn}` })),
      ...proposals,
    ],
    fonts: fontsOf(reading).map((font) => ({ role: font.role, family: font.family, observed: true, note: `seen in ${font.seenIn}` })),
    radius: brand.radii.find(isCorner) ?? '',
    contrast: pairs,
    imagery: imageryOf(reading),
    toneWords: reading.profile.brandTone.words,
    logo: brand.logo?.url ?? '',
    forbidden: FORBIDDEN,
  };
}
