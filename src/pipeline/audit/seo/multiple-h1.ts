import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const multipleH1 = defineAudit('seo/multiple-h1', {
  severity: 'low',
  weight: 2,
  title: 'No page has more than one main heading',
  problem: 'The page has more than one main heading (h1)',
  why: 'With several main headings, it is unclear which one names the page.',
  fix: 'Keep the h1 that names the page and make the others h2.',
  readsContent: true,
  source:
    'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/Heading_Elements#avoid_using_multiple_h1_elements_on_one_page',
  check: (page) => {
    const headings = visible(page.headings).filter((heading) => heading.level === 1 && heading.text.trim() !== '');
    return headings.length > 1 ? headings.map(({ selector, text }) => ({ selector, snippet: text })) : null;
  },
});
