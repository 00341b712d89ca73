import type { AccentShades } from '#contracts/agency.ts';
import { contrastRatio, readableShade, TEXT_CONTRAST } from '../strategy/elevate/contrast.ts';

/** Colors of styles/base.css on which links and marks are read: the tint behind boxes, which is nearest to them, in both schemes. */
const GROUNDS = { light: '#f3f0e9', dark: '#2a2724' };
/** Without a chosen color. */
const USUAL = '#1f4ea8';

const shadeOn = (color: string, ground: string) =>
  (contrastRatio(color, ground) ?? 0) >= TEXT_CONTRAST ? color : readableShade(color, ground);

/** An agency's color as a report shows it: itself where text in it reads (WCAG 2.2, 1.4.3), else the nearest shade that does. */
export function accentShades(color: string | null): AccentShades {
  const chosen = color ?? USUAL;
  return { light: shadeOn(chosen, GROUNDS.light), dark: shadeOn(chosen, GROUNDS.dark) };
}
