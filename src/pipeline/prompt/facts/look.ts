import type { Material } from '../material.ts';
import { siteText } from '../site-text.ts';

/** `role #hex` of the colours seen on the site. */
export function colorWords({ strategy }: Material): string[] {
  return strategy.elevate.look.colors.filter((color) => color.observed).map(({ role, hex }) => `${role} ${hex}`);
}

export function fontWords({ strategy }: Material): string[] {
  return strategy.elevate.look.fonts.map(({ role, family }) => `${role} ${siteText(family)}`);
}

/** Colours that have to change, each with the shade to use and why. */
export function contrastWords({ strategy }: Material): string[] {
  return strategy.elevate.look.colors
    .filter((color) => !color.observed)
    .map(({ role, hex, note }) => `${role} becomes ${hex} ${siteText(note)}`);
}

export function toneWords({ strategy }: Material): string[] {
  return strategy.elevate.look.toneWords.map(siteText).filter(Boolean);
}

/** Looks the builder must not fall back to. */
export function forbiddenLooks({ strategy }: Material): string[] {
  return strategy.elevate.look.forbidden.map(siteText);
}
