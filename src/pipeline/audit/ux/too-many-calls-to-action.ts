import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';
import { firstOfEach, visible } from '../evidence.ts';

/** More different steps than this on one page compete with each other; shops and lists of offers are left out. */
const MAX_KINDS = 8;

export const tooManyCallsToAction = defineAudit('ux/too-many-calls-to-action', {
  severity: 'low',
  weight: 2,
  effort: 'medium',
  title: 'The home page has one main call to action',
  problem: 'The home page asks for many different things',
  why: 'The more choices there are side by side, the longer people take and the more of them choose nothing.',
  fix: 'Choose one main step, show it first and largest, and make the others less prominent.',
  source: 'https://lawsofux.com/hicks-law/',
  applies: (page) => page.type === 'home',
  check: (page) => {
    const asked = visible(page.callsToAction).filter((call) => call.kind !== 'learn' && call.kind !== 'other' && call.region === 'main');
    const different = firstOfEach(asked, ({ text }) => foldText(text).toLowerCase());
    return different.length > MAX_KINDS ? different.map(({ selector, text }) => ({ selector, snippet: text })) : null;
  },
});
