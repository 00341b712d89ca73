import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

const REDUNDANT =
  /^(an? )?(image|picture|photo|photograph|graphic|icon) (of|showing)\b|^(bild|foto) (von|eines|einer)\b|^(image|photo) (de|d’|d')|^(imagen|foto) de\b/i;

export const altSaysImage = defineAudit({
  id: 'alt-says-image',
  category: 'accessibility',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Alternative texts begin with what is shown',
  problem: 'An alternative text begins with “image of”',
  why: 'Screen readers already say that it is an image, so people hear it twice.',
  fix: 'Leave out “image of” and begin with what is shown.',
  source: 'https://www.w3.org/WAI/tutorials/images/tips/',
  applies: (page) => visible(page.images).some(({ alt }) => (alt ?? '').trim() !== ''),
  check: (page) =>
    issueFrom(
      visible(page.images)
        .filter(({ alt }) => REDUNDANT.test((alt ?? '').trim()))
        .map(({ selector, alt }) => ({ selector, snippet: alt ?? '' })),
    ),
});
