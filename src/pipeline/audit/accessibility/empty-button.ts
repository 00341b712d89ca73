import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const emptyButton = defineAudit('accessibility/empty-button', {
  applies: (page) => visible(page.buttons).length > 0,
  check: (page) =>
    visible(page.buttons)
      .filter(({ text }) => text.trim() === '')
      .map(({ selector }) => ({ selector, snippet: 'button without text, aria-label or title' })),
});
