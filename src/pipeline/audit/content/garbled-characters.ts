import { defineAudit } from '../define-audit.ts';
import { headTexts } from '../evidence.ts';

/** UTF-8 decoded as Windows-1252: a lead byte followed by what its second byte looks like there; or the replacement character. */
const GARBLED = /\ufffd|â€[™œ\u009d“”¦¢]|Ã[¤¶¼Ÿ©¨ª\u00a0¡³±­§«´»¢®¯°¹º]|Â[©®°·»« ]/;

export const garbledCharacters = defineAudit('content/garbled-characters', {
  severity: 'medium',
  title: 'All characters display correctly',
  problem: 'Some characters are garbled',
  why: 'Broken characters look careless and keep search engines from matching the words.',
  fix: 'Save the text as UTF-8 and declare it with <meta charset="utf-8">.',
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  check: (page) => {
    const blocks = page.blocks.map(({ selector, text }) => ({ selector, snippet: text }));
    return [...headTexts(page), ...blocks].filter(({ snippet }) => GARBLED.test(snippet));
  },
});
