import { defineAudit } from '../define-audit.ts';
import { headTexts } from '../evidence.ts';

/** UTF-8 decoded as Windows-1252: a lead byte followed by what its second byte looks like there; or the replacement character. */
const GARBLED = /\ufffd|â€[™œ\u009d“”¦¢]|Ã[¤¶¼Ÿ©¨ª\u00a0¡³±­§«´»¢®¯°¹º]|Â[©®°·»« ]/;

export const garbledCharacters = defineAudit('content/garbled-characters', {
  check: (page) => {
    const blocks = page.blocks.map(({ selector, text }) => ({ selector, snippet: text }));
    return [...headTexts(page), ...blocks].filter(({ snippet }) => GARBLED.test(snippet));
  },
});
