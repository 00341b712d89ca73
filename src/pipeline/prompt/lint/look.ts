import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

export const look: Lint = {
  id: 'look',
  point: 13,
  gate: false,
  title: 'Colors, fonts, images and the looks to avoid',
  check({ says, carries, strategy: { elevate } }): Verdict {
    const { colors, fonts, imagery, forbidden, toneWords } = elevate.look;
    const wanted = [...colors.map(({ hex }) => hex), ...fonts.map(({ family }) => family), ...toneWords.slice(0, 3)];
    const left = [
      ...wanted.filter((token) => siteText(token) !== '' && !says(token)),
      ...[imagery, ...forbidden].filter((words) => !carries(words)),
    ];
    return left.length === 0
      ? passed(`${colors.length} colors, ${fonts.length} fonts, the images and ${forbidden.length} looks to avoid.`)
      : missing(left, { of: wanted.length + 2, what: 'Left out of the look' });
  },
};
