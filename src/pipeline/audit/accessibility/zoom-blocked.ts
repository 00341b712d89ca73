import { defineAudit } from '../define-audit.ts';
import { readViewport } from '../viewport.ts';

/** Text must be able to grow to twice its size (WCAG 2.2, 1.4.4). */
const MIN_MAXIMUM_SCALE = 2;

export const zoomBlocked = defineAudit('accessibility/zoom-blocked', {
  applies: (page) => page.viewport !== null,
  check: ({ viewport }) => {
    const values = readViewport(viewport ?? '');
    const isFixed = ['no', '0', 'false'].includes(values.get('user-scalable') ?? '');
    const isBlocked = isFixed || Number.parseFloat(values.get('maximum-scale') ?? '') < MIN_MAXIMUM_SCALE;
    return isBlocked ? { selector: 'head > meta[name="viewport"]', snippet: viewport ?? '' } : null;
  },
});
