import { listed } from '#text/list.ts';
import { contrastRatio } from '../../strategy/elevate/contrast.ts';
import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText, withoutPeriod } from '../site-text.ts';

/** Roles whose color sits on the page's own background, and the contrast below which it cannot be read there (design default). */
const READ_ON_PAGE = new Set(['text', 'heading', 'link']);
const UNREADABLE = 1.6;
/** Roles that don't shape the overall look. */
const MINOR = new Set(['border', 'button-text']);

function colorsByRole({ strategy }: PromptContext): { role: string; words: string }[] {
  const observed = strategy.elevate.look.colors.filter((color) => color.observed || color.chosen);
  const background = observed.find(({ role }) => role === 'background')?.hex ?? '';
  const named = ({ role, hex }: { role: string; hex: string }) =>
    READ_ON_PAGE.has(role) && (contrastRatio(hex, background) ?? 21) < UNREADABLE ? `${hex} (on dark or colored areas)` : hex;
  return [...Map.groupBy(observed, ({ role }) => role)].map(([role, colors]) => ({
    role,
    words: `${role} ${listed(colors.map(named))}`,
  }));
}

/** `role #hex` of the colors seen on the site, one entry per role: `text #222222 and #ffffff (on dark or colored areas)`. */
export function colorWords(context: PromptContext): string[] {
  return colorsByRole(context).map(({ words }) => words);
}

/** The colors that make the look, for a first message: without borders and labels, at most `most` roles. */
export function leadingColors(context: PromptContext, most: number): string {
  const leading = colorsByRole(context).filter(({ role }) => !MINOR.has(role));
  return leading
    .slice(0, most)
    .map(({ words }) => words)
    .join('; ');
}

/** `family for roles`, one entry per font family. */
export function fontWords({ strategy }: PromptContext): string[] {
  const families = Map.groupBy(strategy.elevate.look.fonts, ({ family }) => siteText(family));
  return [...families].map(
    ([family, fonts]) => `${family} for ${listed(fonts.map(({ role }) => (role === 'other' ? 'some text' : role)))}`,
  );
}

/** Colors that must change, each with the replacement and the reason. */
export function contrastWords({ strategy }: PromptContext): string[] {
  return strategy.elevate.look.colors
    .filter((color) => !color.observed && !color.chosen)
    .map(({ role, hex, note }) => `${role} becomes ${hex} ${siteText(note)}`);
}

/** A strategist's advice on the look, a line each; the colors and fonts of the brand are in lists of their own. */
export function designLines({ strategy }: PromptContext): string[] {
  const { direction = '', voice = '', signature = '', type = '', imagery = '' } = strategy.elevate.design ?? {};
  const named = [
    ['Idea', direction],
    ['Voice', voice],
    ['Signature', signature],
    ['Type', type],
    ['Images', imagery],
  ] as const;
  return named.filter(([, text]) => siteText(text) !== '').map(([name, text]) => `${name}: ${sentence(siteText(text))}`);
}

/** Words for the tone of the site's texts; none where a strategist says how it speaks. */
export function toneWords({ strategy }: PromptContext): string[] {
  if (strategy.elevate.design?.voice) return [];
  return strategy.elevate.look.toneWords.map(siteText).filter(Boolean);
}

/** Looks the builder must not fall back on, those of this site first. */
export function forbiddenLooks({ strategy: { elevate } }: PromptContext): string[] {
  return [...(elevate.design?.avoid ?? []), ...elevate.look.forbidden].map((look) => withoutPeriod(siteText(look))).filter(Boolean);
}
