import { defineAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody } from '../evidence.ts';

export const missingMainLandmark = defineAudit('accessibility/missing-main-landmark', {
  applies: isReadWhole,
  check: (page) => (page.landmarks.includes('main') ? null : missingFromBody(page, 'main element or role="main"')),
});
