import { defineAudit } from '../define-audit.ts';

/** One text in five that shouts, and at least this many. */
const MIN_SHOUTS = 6;
const MAX_SHARE = 0.2;

export const exclamationOverload = defineAudit('content/exclamation-overload', {
  applies: (page) => page.blocks.length > 0,
  check: (page) => {
    const texts = page.blocks.filter(({ text }) => text.length > 12);
    const shouting = texts.filter(({ text }) => text.includes('!') || text.includes('！'));
    if (shouting.length < MIN_SHOUTS || shouting.length <= texts.length * MAX_SHARE) return null;
    return shouting.map(({ selector, text }) => ({ selector, snippet: text }));
  },
});
