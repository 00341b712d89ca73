import { hasTerm } from '#lexicon/match-terms.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const genericH1 = defineAudit({
  id: 'generic-h1',
  category: 'content',
  severity: 'medium',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Main headings say what is offered',
  problem: 'The main heading does not say what is offered',
  why: 'Visitors decide within seconds whether they are in the right place, and they read the main heading first.',
  fix: "Say what you offer and to whom, in your customers' words.",
  source: 'https://www.nngroup.com/articles/how-long-do-users-stay-on-web-pages/',
  check: (page) => {
    const heading = visible(page.headings).find(({ level, text }) => level === 1 && text.trim() !== '');
    return heading && hasTerm(heading.text, 'page-labels', 'generic-heading')
      ? { selector: heading.selector, snippet: heading.text }
      : null;
  },
});
