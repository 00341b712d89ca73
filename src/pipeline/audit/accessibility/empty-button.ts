import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const emptyButton = defineAudit('accessibility/empty-button', {
  severity: 'high',
  weight: 2,
  title: 'Every button has a name',
  problem: 'A button has no name',
  why: 'Screen readers only say "button", so people cannot tell what it does.',
  fix: 'Put text in the button, or add an aria-label if it only shows an icon.',
  source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/97a4e1/',
  applies: (page) => visible(page.buttons).length > 0,
  check: (page) =>
    visible(page.buttons)
      .filter(({ text }) => text.trim() === '')
      .map(({ selector }) => ({ selector, snippet: 'button without text, aria-label or title' })),
});
