import type { StrategyOpening } from '#contracts/strategy.ts';
import { foldedWithin, inQuotes, lettersOf } from '#text/words.ts';
import { isLegalPage } from '../legal-page.ts';
import { ownersTexts, type Reading } from '../read-site.ts';
import { createCutter, type LeftOutWords } from './cut-sentences.ts';

/** Words that the new site leaves out, replaces, or hides until the owner has decided. What the owner said stays. */
export function leftOutWords({ leaveOut = [], decisions = [] }: Partial<StrategyOpening>, { profile }: Reading): LeftOutWords[] {
  const said = ownersTexts(profile);
  const hidden = decisions.flatMap(({ hides = [] }) => hides.map((text): LeftOutWords => ({ text, isExact: true })));
  const out = leaveOut.map(({ text, instead = '' }): LeftOutWords => ({ text, instead }));
  return [...out, ...hidden].filter(({ text }) => !said.some((words) => foldedWithin(text, words)));
}

/** The reading without contacts that the new site leaves out or hides, such as those of a template. The owner's own stay. */
export function withoutContacts(reading: Reading, words: readonly LeftOutWords[]): Reading {
  const { cut } = createCutter(words);
  const out = words.filter(({ instead = '' }) => instead === '').map(({ text }) => lettersOf(text));
  const contacts = reading.profile.contacts
    .map((contact) => (contact.kind === 'owner' ? contact : { ...contact, text: cut(contact.text) }))
    .filter(({ kind, text }) => kind === 'owner' || (text !== '' && !out.some((letters) => letters.includes(lettersOf(text)))));
  return { ...reading, profile: { ...reading.profile, contacts } };
}

const NAMED = 8;
const AS_IT_IS = 'Its text stays word for word.';

/** What becomes of the text of a page that no section is written for: the replacements on it by name; a legal text has none. */
export function wordForWord(path: string, words: readonly LeftOutWords[], { pages }: Reading): string {
  const page = pages.find((entry) => entry.path === path)?.page;
  if (!page || isLegalPage({ path, type: page.type })) return AS_IT_IS;
  const texts = page.blocks.map((block) => block.text);
  const here = words.filter((word) => {
    const { cut } = createCutter([word]);
    return texts.some((text) => cut(text) !== text);
  });
  if (here.length === 0) return AS_IT_IS;
  const named = here.filter(({ instead = '' }) => instead !== '').slice(0, NAMED);
  const replaced = named.map(({ text, instead = '' }) => `${inQuotes(instead)} in place of ${inQuotes(text)}`);
  const gone = here.length > named.length ? ['without what is left out everywhere'] : [];
  return `Its text stays word for word, but ${[...gone, ...replaced].join('; ')}.`;
}
