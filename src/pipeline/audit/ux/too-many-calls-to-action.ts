import { comparable, distinctBy } from '#text/words.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** More different steps than this on one page compete with each other; shops and lists of offers are left out. */
const MAX_KINDS = 8;

export const tooManyCallsToAction = defineAudit('ux/too-many-calls-to-action', {
  applies: (page) => page.type === 'home',
  check: (page) => {
    const asked = visible(page.callsToAction).filter((call) => call.kind !== 'learn' && call.kind !== 'other' && call.region === 'main');
    const different = distinctBy(asked, ({ text }) => comparable(text));
    return different.length > MAX_KINDS ? different.map(({ selector, text }) => ({ selector, snippet: text })) : null;
  },
});
