import type { Look } from '#contracts/look.ts';
import type { BrandColor } from '#contracts/site.ts';
import { wordsIn } from '../../strategy/grounding/word-index.ts';
import words from './color-uses.json' with { type: 'json' };

/** A color with what a strategist's palette uses it for. */
type NamedColor = { hex: string; uses: ReadonlySet<ColorUse> };
type ColorUse = 'ground' | 'text' | 'heading' | 'button' | 'link' | 'line' | 'band';
type WordGroup = keyof typeof words.uses;

const isWord = (word: string, form: string) => (form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : word === form);
const ASIDE = new Set(words.aside);
/** Fewer colors with a known use are no palette. */
const FEWEST = 3;

/** What a color is for, in the words of a palette: `main button and links`. What it is used with says nothing: `text on dark bands`. */
export function colorUses(use: string): Set<ColorUse> {
  const all = wordsIn(use);
  const aside = all.findIndex((word, at) => at > 0 && ASIDE.has(word));
  const own = aside < 0 ? all : all.slice(0, aside);
  const names = (group: WordGroup) => own.some((word) => words.uses[group].some((form) => isWord(word, form)));
  const uses = new Set<ColorUse>((['heading', 'button', 'link', 'line', 'band'] as const).filter(names));
  const isBackground = names('background');
  // "Button label" is read on the button, "button background" is the button, "page background" the page.
  if (names('label') || (names('text') && !isBackground)) {
    if (!names('label')) uses.add('text');
    uses.delete('button');
    if (names('text') || names('label')) uses.delete('band');
  } else if (isBackground && names('ground') ? !uses.has('line') : (isBackground || names('ground')) && uses.size === 0) uses.add('ground');
  if (uses.has('heading')) uses.delete('band');
  return uses;
}

/** The strategist's palette in the look; empty where there is none, or where it does not say what its colors are for. */
function namedColors(colors: Look['colors']): NamedColor[] {
  const named = colors.filter(({ chosen }) => chosen).map(({ role, hex }) => ({ hex: hex.toLowerCase(), uses: colorUses(role) }));
  return named.filter(({ uses }) => uses.size > 0).length < FEWEST ? [] : named;
}

const ROLES: Record<ColorUse, BrandColor['role']> = {
  ...{ ground: 'background', band: 'surface', line: 'border' },
  ...{ text: 'text', heading: 'heading', button: 'button', link: 'link' },
};
/** `isNamed`: of a palette that says what each color is for, so that roles decide and not how often a color is used. */
export type ColorsOfLook = { colors: BrandColor[]; isNamed: boolean };
/** Where a shade was seen that the look proposes. */
export const PROPOSED = 'proposed';
/** As if a palette's color were used this often on a site. */
const USES = 100;

/**
 * The colors that a drawing may use, as if they were those of the site: a strategist's palette where there is one, else the observed ones
 * that the look names, with the shades it proposes. So the drawing has no color that a prompt does not name, but tints and shades of them.
 */
export function colorsOfLook(observed: readonly BrandColor[], look: Look['colors']): ColorsOfLook {
  const named = namedColors(look);
  if (named.length > 0) {
    const rolesOf = ({ uses }: NamedColor) => (uses.size === 0 ? (['accent'] as const) : [...uses].map((use) => ROLES[use]));
    return {
      colors: named.flatMap((color) => rolesOf(color).map((role) => ({ hex: color.hex, role, uses: USES, seenIn: '' }))),
      isNamed: true,
    };
  }
  const known = new Set(look.map(({ hex }) => hex.toLowerCase()));
  const proposed = look.filter((color) => !color.observed && !color.chosen);
  const shades = proposed.map(({ role, hex }) => ({ role: role as BrandColor['role'], hex, uses: 1, seenIn: PROPOSED }));
  return { colors: [...observed.filter(({ hex }) => known.has(hex.toLowerCase())), ...shades], isNamed: false };
}
