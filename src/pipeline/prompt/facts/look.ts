import type { Material } from '../material.ts';
import { siteText } from '../site-text.ts';

/** `role #hex`, the observed ones first. */
export function colorWords({ strategy }: Material): string[] {
  return strategy.elevate.look.colors.map(
    ({ role, hex, observed, note }) => `${role} ${hex}${observed ? '' : ` (proposed: ${siteText(note)})`}`,
  );
}

export function fontWords({ strategy }: Material): string[] {
  return strategy.elevate.look.fonts.map(
    ({ role, family, observed, note }) => `${role} ${siteText(family)}${observed ? '' : ` (proposed: ${siteText(note)})`}`,
  );
}

/** Colour pairs that fail or pass, with their ratio. */
export function contrastWords({ strategy }: Material): string[] {
  return strategy.elevate.look.contrast
    .filter((pair) => !pair.passes)
    .map(({ text, background, ratio, use }) => `${text} on ${background} (${siteText(use)}) has ${ratio.toFixed(2)}:1`);
}

export function toneWords({ strategy }: Material): string[] {
  return strategy.elevate.look.toneWords.map(siteText).filter(Boolean);
}
