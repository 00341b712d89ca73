import type { BlueprintInput } from '../blueprint.ts';
import type { PageContent } from '../pages/page-content.ts';
import { choosePalette, type Palette } from './colors.ts';
import { chooseFonts, type Fonts } from './fonts.ts';
import { colorsOfLook } from './named-colors.ts';

/** What makes a site look like itself: colors, fonts, scale, corners, spacing. */
export type Tokens = {
  palette: Palette;
  fonts: Fonts;
  hand: Hand;
  ratio: number;
  radius: number;
  buttonRadius: number;
  space: number;
};

/** How pages are laid out; see `hand-css.ts`. */
export type Hand = 'soft' | 'ruled' | 'strong';

/** Words of the entry page up to which headings may be large. Design default. */
const FEW_WORDS = 380;
const MANY_WORDS = 900;
const LARGEST_RADIUS = 20;
const PILL = 999;

const wordsOf = ({ sections }: PageContent) =>
  sections.reduce(
    (sum, { text, entries, flow }) =>
      sum +
      [...text, ...flow.map(({ words }) => words), ...entries.flatMap((entry) => [entry.title, entry.text])].reduce(
        (words, part) => words + (part?.text.split(' ').length ?? 0),
        0,
      ),
    0,
  );

/** A CSS length in pixels; null for a percentage or several lengths. */
function pixels(radius: string): number | null {
  const unit = [['px', 1] as const, ['rem', 16] as const].find(([name]) => radius.endsWith(name));
  const value = Number(unit ? radius.slice(0, -unit[0].length) : Number.NaN);
  return unit && Number.isFinite(value) ? value * unit[1] : null;
}

/** Corners from which on a site looks soft. Pixels. */
const SOFT_RADIUS = 10;

/** The hand that goes with today's look: round corners are soft, serif headings ruled, everything else strong. */
export const chooseHand = ({ radius, buttonRadius, fonts }: Pick<Tokens, 'radius' | 'buttonRadius' | 'fonts'>): Hand =>
  radius >= SOFT_RADIUS || buttonRadius === PILL ? 'soft' : fonts.heading.isSerif ? 'ruled' : 'strong';

/** The tokens of a site: measured values where there are some. */
export function chooseTokens({ site, strategy }: BlueprintInput, home: PageContent): Tokens {
  const measured = site.brand.radii.map(pixels).filter((radius) => radius !== null);
  const corners = measured.filter((radius) => radius <= LARGEST_RADIUS + 12);
  const words = wordsOf(home);
  const radius = Math.min(corners[0] ?? 0, LARGEST_RADIUS);
  const buttonRadius = measured.slice(0, 4).some((value) => value >= 40) ? PILL : Math.min(radius, 12);
  const fonts = chooseFonts(strategy);
  return {
    palette: choosePalette(colorsOfLook(site.brand.colors, strategy.elevate.look.colors)),
    fonts,
    hand: chooseHand({ radius, buttonRadius, fonts }),
    ratio: words < FEW_WORDS ? 1.333 : words < MANY_WORDS ? 1.29 : 1.25,
    radius,
    buttonRadius,
    space: words < FEW_WORDS ? 1.12 : words < MANY_WORDS ? 1 : 0.9,
  };
}
