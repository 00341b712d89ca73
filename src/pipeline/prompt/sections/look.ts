import { listed } from '#text/list.ts';
import { contrastRatio } from '../../strategy/elevate/contrast.ts';
import type { PromptContext } from '../prompt-context.ts';
import { siteText } from '../site-text.ts';

/** `role #hex` of the colours seen on the site, one entry a role: `text #222222 and #ffffff (on dark or coloured parts)`. */
export function colorWords({ strategy }: PromptContext): string[] {
  const observed = strategy.elevate.look.colors.filter((color) => color.observed);
  const ground = observed.find(({ role }) => role === 'background')?.hex ?? '';
  const named = ({ role, hex }: { role: string; hex: string }) =>
    READ_ON_PAGE.test(role) && (contrastRatio(hex, ground) ?? 21) < UNREADABLE ? `${hex} (on dark or coloured parts)` : hex;
  return [...Map.groupBy(observed, ({ role }) => role)].map(([role, colors]) => `${role} ${listed(colors.map(named))}`);
}

/** The colours that make the look, for a first message: without lines and labels, at most `most` roles. */
export function leadingColors(context: PromptContext, most: number): string {
  const leading = colorWords(context).filter((words) => !/^(?:border|button-text) /.test(words));
  return leading.slice(0, most).join('; ');
}

/** Roles that are read on the page's own ground, and the contrast below which they can't be (no pair of any site). */
const READ_ON_PAGE = /^(?:text|heading|link)$/;
const UNREADABLE = 1.6;

/** `roles family`, one entry a family. */
export function fontWords({ strategy }: PromptContext): string[] {
  const families = Map.groupBy(strategy.elevate.look.fonts, ({ family }) => siteText(family));
  return [...families].map(([family, fonts]) => `${listed(fonts.map(({ role }) => (role === 'other' ? 'text' : role)))} ${family}`);
}

/** Colours that have to change, each with the shade to use and why. */
export function contrastWords({ strategy }: PromptContext): string[] {
  return strategy.elevate.look.colors
    .filter((color) => !color.observed)
    .map(({ role, hex, note }) => `${role} becomes ${hex} ${siteText(note)}`);
}

export function toneWords({ strategy }: PromptContext): string[] {
  return strategy.elevate.look.toneWords.map(siteText).filter(Boolean);
}

/** Looks the builder must not fall back to. */
export function forbiddenLooks({ strategy }: PromptContext): string[] {
  return strategy.elevate.look.forbidden.map(siteText);
}
