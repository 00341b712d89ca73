import { defineAudit } from '../define-audit.ts';
import { readViewport } from '../viewport.ts';

export const viewportFixedWidth = defineAudit('ux/viewport-fixed-width', {
  applies: (page) => page.viewport !== null,
  check: ({ viewport }) => {
    const values = readViewport(viewport ?? '');
    const width = values.get('width') ?? '';
    // An initial scale alone also makes browsers use the width of the device.
    if (width === 'device-width' || (values.has('initial-scale') && !Number.isFinite(Number.parseInt(width, 10)))) return null;
    return { selector: 'head > meta[name="viewport"]', snippet: viewport || '(empty)' };
  },
});
