import { defineAudit } from '../define-audit.ts';
import { isReadWhole, mainHeading, missingFromBody } from '../evidence.ts';

export const missingH1 = defineAudit('seo/missing-h1', {
  applies: isReadWhole,
  check: (page) => (mainHeading(page) ? null : missingFromBody(page, 'visible h1 with text')),
});
