import type { Page } from '#contracts/page.ts';
import { digitsOf } from '#text/characters.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { countWords, endsSentence } from '#text/segment.ts';
import { comparable, distinctBy, foldedWithin, lettersOf } from '#text/words.ts';
import { isHeadingTag } from '../../insight/shapes.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import type { Reading } from '../read-site.ts';

/** A statement has at least so many words; a longer text is no line of a footer. Design defaults. */
const FEWEST_WORDS = 4;
const LONGEST = 600;
const MOST = 4;

const statementsOf = oncePerObject((page: Page): readonly string[] => {
  const links = new Set(page.links.map((link) => comparable(link.text)));
  const elsewhere = comparable(
    page.blocks
      .filter(({ region }) => region === 'main')
      .map(({ text }) => text)
      .join('\n'),
  );
  return page.blocks
    .filter(({ region, hidden, text, tag }) => region === 'footer' && !hidden && !isHeadingTag(tag) && !links.has(comparable(text)))
    .map(({ text }) => foldText(text))
    .filter(
      (text) => endsSentence(text) && countWords(text) >= FEWEST_WORDS && text.length <= LONGEST && !elsewhere.includes(comparable(text)),
    )
    .filter((text) => !isNoise(text) && !isPlaceholder(text) && !mayBePromptInjection(text));
});

/**
 * What the footer says in addition to links and contact details: access for wheelchairs, languages, a registration. Visitors rely on it, and no
 * section of a page has it.
 */
export function footerTexts({ pages, profile }: Pick<Reading, 'pages' | 'profile'>): string[] {
  const contacts = profile.contacts.map(({ text }) => text).filter((text) => lettersOf(text) !== '');
  const isContact = (text: string) =>
    contacts.some((contact) => foldedWithin(contact, text) || (digitsOf(contact).length > 4 && digitsOf(text).includes(digitsOf(contact))));
  const texts = pages.flatMap(({ page }) => statementsOf(page)).filter((text) => !isContact(text));
  return distinctBy(texts, comparable).slice(0, MOST);
}
