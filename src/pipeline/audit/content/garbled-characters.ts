import { defineAudit } from '../define-audit.ts';
import { type Case, issueFrom } from '../evidence.ts';

/** UTF-8 decoded as Windows-1252: a lead byte followed by what its second byte looks like there; or the replacement character. */
const GARBLED = /\ufffd|â€[™œ\u009d“”¦¢]|Ã[¤¶¼Ÿ©¨ª\u00a0¡³±­§«´»¢®¯°¹º]|Â[©®°·»« ]/;

export const garbledCharacters = defineAudit({
  id: 'garbled-characters',
  category: 'content',
  severity: 'medium',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'All characters display correctly',
  problem: 'Some characters are garbled',
  why: 'Broken characters look careless and keep search engines from matching the words.',
  fix: 'Save the text as UTF-8 and declare it with <meta charset="utf-8">.',
  source: 'https://www.w3.org/International/questions/qa-what-is-encoding',
  check: (page) => {
    const head: Case[] = [
      { selector: 'head > title', snippet: page.title ?? '' },
      { selector: 'head > meta[name="description"]', snippet: page.description ?? '' },
    ];
    const blocks = page.blocks.filter(({ text }) => GARBLED.test(text)).map(({ selector, text }) => ({ selector, snippet: text }));
    return issueFrom([...head.filter(({ snippet }) => GARBLED.test(snippet)), ...blocks]);
  },
});
