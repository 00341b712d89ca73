import { defineAudit } from '../define-audit.ts';
import { mainHeading } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const genericH1 = defineAudit('content/generic-h1', {
  severity: 'medium',
  title: 'Main headings say what is offered',
  problem: 'The main heading does not say what is offered',
  why: 'Visitors decide within seconds whether they are in the right place, and they read the main heading first.',
  fix: "Say what you offer and to whom, in your customers' words.",
  source: 'https://www.nngroup.com/articles/how-long-do-users-stay-on-web-pages/',
  check: (page) => {
    const heading = mainHeading(page);
    return heading && hasPageLabel(heading.text, 'generic-heading') ? { selector: heading.selector, snippet: heading.text } : null;
  },
});
