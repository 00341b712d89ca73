import { defineAudit } from '../define-audit.ts';
import { mainHeading } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const genericH1 = defineAudit('content/generic-h1', {
  check: (page) => {
    const heading = mainHeading(page);
    return heading && hasPageLabel(heading.text, 'generic-heading') ? { selector: heading.selector, snippet: heading.text } : null;
  },
});
