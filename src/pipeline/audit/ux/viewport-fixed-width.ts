import { defineAudit } from '../define-audit.ts';

export const viewportFixedWidth = defineAudit({
  id: 'viewport-fixed-width',
  category: 'ux',
  severity: 'medium',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'The viewport follows the device width',
  problem: 'The viewport does not follow the device width',
  why: 'On phones the page is then laid out for a different width, too small or cut off.',
  fix: 'Use width=device-width, initial-scale=1.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport',
  applies: (page) => page.viewport !== null,
  check: ({ viewport }) => {
    const content = (viewport ?? '').replace(/\s/g, '').toLowerCase();
    // An initial scale alone also makes browsers use the width of the device.
    if (content.includes('width=device-width') || (/initial-scale=/.test(content) && !/(^|[,;])width=\d/.test(content))) return null;
    return { selector: 'head > meta[name="viewport"]', snippet: viewport || '(empty)' };
  },
});
