import { defineAudit } from '../define-audit.ts';
import { readViewport } from '../viewport.ts';

export const viewportFixedWidth = defineAudit('ux/viewport-fixed-width', {
  severity: 'medium',
  weight: 2,
  title: 'The viewport follows the device width',
  problem: 'The viewport does not follow the device width',
  why: 'On phones the page is then laid out for a different width, too small or cut off.',
  fix: 'Use width=device-width, initial-scale=1.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport',
  applies: (page) => page.viewport !== null,
  check: ({ viewport }) => {
    const values = readViewport(viewport ?? '');
    const width = values.get('width') ?? '';
    // An initial scale alone also makes browsers use the width of the device.
    if (width === 'device-width' || (values.has('initial-scale') && !Number.isFinite(Number.parseInt(width, 10)))) return null;
    return { selector: 'head > meta[name="viewport"]', snippet: viewport || '(empty)' };
  },
});
