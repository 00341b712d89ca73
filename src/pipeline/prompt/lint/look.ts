import type { Look } from '#contracts/look.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict, wrong } from './lint.ts';

const HEX = /#[\da-f]{6}\b/giu;
const FONT_LINE = /^\W*(?:fonts?|typeface|typography)\b[^:]*:/iu;

const hexOf = ({ colors }: Look, role: string) => colors.find((color) => color.role === role)?.hex.toLowerCase();

/** Whether a line names a color that nothing known has, or fonts without any of the look's. */
function contradicts(line: string, { colors, fonts }: Look, known: ReadonlySet<string>): boolean {
  const strange = (line.match(HEX) ?? [])
    .map((hex) => hex.toLowerCase())
    .find((hex) => !colors.some((color) => color.hex.toLowerCase() === hex));
  if (strange !== undefined && ![...known].some((text) => text.toLowerCase().includes(strange))) return true;
  return fonts.length > 0 && FONT_LINE.test(line) && !fonts.some(({ family }) => line.includes(siteText(family)));
}

export const look: Lint = {
  id: 'look',
  point: 13,
  gate: false,
  title: 'Colors, fonts, images and the looks to avoid',
  check({ says, carries, lines, knownTexts, strategy: { elevate } }): Verdict {
    const { colors, fonts, imagery, forbidden } = elevate.look;
    const toneWords = elevate.design?.voice ? [] : elevate.look.toneWords;
    const wanted = [
      ...colors.map(({ hex }) => hex),
      ...(elevate.design?.type ? [] : fonts.map(({ family }) => family)),
      ...toneWords.slice(0, 3),
    ];
    const left = [
      ...wanted.filter((token) => siteText(token) !== '' && !says(token)),
      ...[imagery, ...forbidden].filter((words) => !carries(words)),
    ];
    const strange = lines.find((line) => contradicts(line.text, elevate.look, knownTexts));
    if (strange) return wrong('This color or font is not in the look of the site.', strange);
    const background = hexOf(elevate.look, 'background');
    if (background !== undefined && background === hexOf(elevate.look, 'text'))
      return { marks: 0, reason: 'Text has the color of its background.', excerpt: background };
    return left.length === 0
      ? passed(`${colors.length} colors, ${fonts.length} fonts, the images and ${forbidden.length} looks to avoid.`)
      : missing(left, { of: wanted.length + 2, what: 'Left out of the look' });
  },
};
