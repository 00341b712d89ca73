import culori from 'culori/require';
import type { BrandColor } from '#contracts/site.ts';
import { contrastRatio, readableShade, TEXT_CONTRAST } from '../../strategy/elevate/contrast.ts';
import { type ColorsOfLook, PROPOSED } from './named-colors.ts';

const { converter, formatHex } = culori;
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** The colors of a blueprint by what they do. Text colors read on all surfaces they are used on with 4.5:1 at least (WCAG 2.2, 1.4.3). */
export type Palette = {
  ground: string;
  tint: string;
  deep: string;
  text: string;
  quiet: string;
  heading: string;
  /** Fill of the one action, and the words on it. */
  accent: string;
  onAccent: string;
  /** Links and marks on the ground. */
  link: string;
  line: string;
  /** Borders of fields: 3:1 (WCAG 2.2, 1.4.11). */
  field: string;
  onDeep: string;
  quietOnDeep: string;
  accentOnDeep: string;
  onAccentOnDeep: string;
  lineOnDeep: string;
  /** Whether the deep color is one of the brand, not a black or gray. */
  isDeepStrong: boolean;
};

/** What browsers give links without a style: nobody chose it. */
const BROWSER_DEFAULTS = new Set(['#0000ee', '#551a8b', '#0000ff']);
const PAPER = '#ffffff';
const INK = '#1d1f21';

const ratio = (a: string, b: string) => contrastRatio(a, b) ?? 1;
const chromaOf = (hex: string) => toOklch(hex)?.c ?? 0;
const lightnessOf = (hex: string) => toOklch(hex)?.l ?? 1;

/** A color between two; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [toRgb(first), toRgb(second)];
  if (!a || !b) return first;
  const between = (x: number, y: number) => x + (y - x) * share;
  return formatHex({ mode: 'rgb', r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b) });
}

/** The color itself where it reads on the background, else the nearest shade that does. */
const readable = (color: string, background: string, wanted = TEXT_CONTRAST) =>
  ratio(color, background) >= wanted ? color : readableShade(color, background, wanted);

/** The color that reads on all of these backgrounds. */
const readableOn = (color: string, grounds: readonly string[], wanted = TEXT_CONTRAST) =>
  grounds.reduce((shade, ground) => readable(shade, ground, wanted), color);

/** Black or white, whichever reads better. */
const onColor = (color: string) =>
  ratio('#ffffff', color) >= TEXT_CONTRAST || ratio('#ffffff', color) > ratio(INK, color) ? '#ffffff' : INK;

/** The fill of a button: the shade that the look proposes for today's, else the color itself, or the nearest shade whose label reads. */
function readableFill(accent: string, colors: readonly BrandColor[]): string {
  const [today, ...others] = ofRole(colors, 'button').toSorted((a, b) => b.uses - a.uses);
  const proposed =
    today?.hex === accent ? others.find(({ seenIn, hex }) => seenIn === PROPOSED && ratio(onColor(hex), hex) >= TEXT_CONTRAST) : undefined;
  const label = onColor(accent);
  return proposed?.hex ?? (ratio(label, accent) >= TEXT_CONTRAST ? accent : readableShade(accent, label));
}

const ofRole = (colors: readonly BrandColor[], ...roles: BrandColor['role'][]) => colors.filter(({ role }) => roles.includes(role));

/** Share of the text that must read on white for a page without a background to be white. */
const READ_ON_PAPER = 0.4;

/** The background on which most of the observed text reads: a page's own one may lie under a full-size image. */
function chooseGround(colors: readonly BrandColor[]): string {
  const texts = ofRole(colors, 'text', 'heading');
  const readsOn = (ground: string) => texts.reduce((sum, { hex, uses }) => sum + (ratio(hex, ground) >= TEXT_CONTRAST ? uses : 0), 0);
  const own = ofRole(colors, 'background')[0]?.hex;
  const grounds = [...(own ? [own] : []), ...ofRole(colors, 'surface').map(({ hex }) => hex)].filter((hex) => {
    const lightness = lightnessOf(hex);
    return lightness > 0.88 || lightness < 0.36;
  });
  const best = grounds.toSorted((a, b) => readsOn(b) - readsOn(a))[0];
  if (own && grounds.includes(own) && readsOn(own) >= 0.4 * readsOn(best ?? own)) return own;
  // Without a background of its own a page is white, whatever its dark parts are.
  return !own && best && readsOn(PAPER) >= READ_ON_PAPER * readsOn(best) ? PAPER : (best ?? PAPER);
}

/** Roles that make a color the brand's accent. */
const ACCENT_WEIGHT: Partial<Record<BrandColor['role'], number>> = {
  button: 6,
  accent: 2.5,
  link: 1.6,
  heading: 1.2,
  'button-text': 0.8,
  border: 0.8,
  surface: 0.8,
};
const COLORFUL = 0.055;

/** The brand's color of action: colorful, used where things are clicked; null where the site has none. */
function chooseAccent(colors: readonly BrandColor[]): string | null {
  const scores = new Map<string, number>();
  for (const { hex, role, uses } of colors) {
    const chroma = chromaOf(hex);
    if (chroma < COLORFUL) continue;
    scores.set(hex, (scores.get(hex) ?? 0) + Math.min(chroma, 0.2) * (ACCENT_WEIGHT[role] ?? 0) * Math.log2(1 + uses));
  }
  return [...scores].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const DARK = 0.45;
const MIDDLE = 0.6;

/** The darkest strong color of the site, for the one deep surface; a palette's own dark band. */
function chooseDeep({ colors, isNamed }: ColorsOfLook): string {
  const band = isNamed && ofRole(colors, 'surface').find(({ hex }) => lightnessOf(hex) < MIDDLE && ratio(hex, '#ffffff') >= TEXT_CONTRAST);
  if (band) return band.hex;
  const dark = colors.filter(({ hex }) => lightnessOf(hex) < DARK && ratio(hex, '#ffffff') >= 7);
  const scored = dark.map(({ hex, uses }) => ({ hex, score: (0.015 + chromaOf(hex)) * Math.log2(2 + uses) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.hex ?? INK;
}

/** Contrast with the ground up to which an observed surface is a tint of it, and a palette's band is its light one. */
const FARTHEST_TINT = 1.32;
const FARTHEST_BAND = 2;

/** A light or dark tint of the ground: an observed surface near it, else a little of the accent. */
function chooseTint({ colors, isNamed }: ColorsOfLook, ground: string, accent: string | null): string {
  const most = isNamed ? FARTHEST_BAND : FARTHEST_TINT;
  const near = ofRole(colors, 'surface', 'background').filter(
    ({ hex }) => hex !== ground && ratio(hex, ground) > 1.03 && ratio(hex, ground) < most,
  );
  const [own] = near.toSorted((a, b) => b.uses - a.uses);
  return own?.hex ?? mix(ground, accent ?? (lightnessOf(ground) > 0.5 ? '#5b5f66' : '#ffffff'), 0.06);
}

/** The palette of a drawing from the colors of its look; ink on paper where there are none. */
export function choosePalette({ colors: all, isNamed }: ColorsOfLook): Palette {
  const colors = all.filter(({ hex }) => !BROWSER_DEFAULTS.has(hex.toLowerCase()) && contrastRatio(hex, PAPER) !== null);
  const named = (role: BrandColor['role']) => (isNamed ? ofRole(colors, role)[0]?.hex : undefined);
  const ground = chooseGround(colors);
  const own = named('button') ?? chooseAccent(colors);
  const tint = chooseTint({ colors, isNamed }, ground, own);
  const isLight = lightnessOf(ground) > 0.5;
  const usual = isLight ? INK : '#f4f4f2';
  const byUse = (role: BrandColor['role'], least: number) =>
    ofRole(colors, role)
      .toSorted((a, b) => b.uses - a.uses)
      .find(({ hex }) => ratio(hex, ground) >= least && ratio(hex, tint) >= TEXT_CONTRAST)?.hex;
  const text = byUse('text', 7) ?? byUse('text', TEXT_CONTRAST) ?? readableOn(usual, [ground, tint]);
  const heading = byUse('heading', TEXT_CONTRAST) ?? text;
  const deepColor = chooseDeep({ colors, isNamed });
  const deep = isLight ? deepColor : mix(ground, own ?? '#ffffff', 0.1);
  const accent = own ?? heading;
  const fill = readableFill(accent, colors);
  const onDeep = readable(isLight ? '#ffffff' : text, deep);
  const shade = readable(accent, onColor(accent));
  const accentOnDeep = ratio(shade, deep) >= 3 ? shade : mix(onDeep, accent, 0.06);
  return {
    ...{ ground, tint, deep, text, heading },
    quiet: readableOn(mix(text, ground, 0.28), [ground, tint]),
    accent: fill,
    onAccent: onColor(fill),
    link: readableOn(named('link') ?? accent, [ground, tint]),
    line: named('border') ?? mix(ground, text, 0.16),
    field: readableOn(mix(ground, text, 0.45), [ground, tint], 3),
    onDeep,
    quietOnDeep: readable(mix(onDeep, deep, 0.22), deep),
    accentOnDeep,
    onAccentOnDeep: onColor(accentOnDeep),
    lineOnDeep: mix(deep, onDeep, 0.24),
    isDeepStrong: isLight && chromaOf(deep) >= COLORFUL,
  };
}
