import { BASE_CSS } from './base-css.ts';
import { HAND_CSS } from './hand-css.ts';
import { SECTION_CSS } from './section-css.ts';
import type { Tokens } from './tokens.ts';

const STEPS = 5;
/** On phones the scale is flatter: large headings would break words. */
const PHONE_RATIO = 1.2;

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** A size of the scale as CSS: from phones (22.5rem wide) to desktops (80rem). */
function sizeAt(step: number, ratio: number): string {
  const base = step === 0 ? [1.0625, 1.125] : [1.0625, 1.125];
  const least = round((base[0] ?? 1) * PHONE_RATIO ** step);
  const most = round((base[1] ?? 1) * ratio ** step);
  const slope = (most - least) / (80 - 22.5);
  return `clamp(${least}rem,${round(least - slope * 22.5)}rem + ${round(slope * 100)}vw,${most}rem)`;
}

/** Shapes of images in rows, from 0.6 to 2.4. */
const shapes = Array.from({ length: 19 }, (_, at) => at + 6).map((tenths) => `.shape-${tenths}{--shape:${tenths / 10}}`);

/** The one style sheet: tokens of the site, then the rules. */
export function styleSheet({ palette, fonts, ratio, radius, buttonRadius, space }: Tokens): string {
  const {
    ground,
    tint,
    deep,
    text,
    quiet,
    heading,
    accent,
    onAccent,
    link,
    line,
    field,
    onDeep,
    quietOnDeep,
    accentOnDeep,
    onAccentOnDeep,
    lineOnDeep,
  } = palette;
  const colors = {
    ground,
    tint,
    deep,
    text,
    quiet,
    'heading-color': heading,
    accent,
    'on-accent': onAccent,
    link,
    line,
    field,
    'on-deep': onDeep,
    'quiet-on-deep': quietOnDeep,
    'accent-on-deep': accentOnDeep,
    'on-accent-on-deep': onAccentOnDeep,
    'line-on-deep': lineOnDeep,
  };
  const sizes = [...Array(STEPS + 1).keys()].map((step) => `--size-${step}:${sizeAt(step, ratio)}`);
  const tokens = [
    ...Object.entries(colors).map(([name, value]) => `--${name}:${value}`),
    ...sizes,
    `--size-4-5:${sizeAt(4.4, ratio)}`,
    `--heading:${fonts.heading.stack}`,
    `--heading-weight:${fonts.heading.weight}`,
    `--heading-tracking:${fonts.heading.tracking}`,
    `--body:${fonts.body.stack}`,
    `--radius:${radius}px`,
    `--surface-radius:${Math.max(radius * 1.5, 16)}px`,
    `--button-radius:${buttonRadius}px`,
    `--space:${space}`,
  ];
  const isDark = palette.text > palette.ground;
  return `${fonts.faces}\n:root{color-scheme:${isDark ? 'dark' : 'light'};${tokens.join(';')}}\n${BASE_CSS.trim()}\n${SECTION_CSS.trim()}\n${HAND_CSS.trim()}\n${shapes.join('\n')}\n`;
}
