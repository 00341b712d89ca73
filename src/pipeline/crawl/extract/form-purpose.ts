import type { PageForm } from '#contracts/page.ts';
import topic from '#lexicon/crawl/form-purposes.json' with { type: 'json' };
import { createGroupFinder } from '#lexicon/group-finder.ts';

/** What the purpose is concluded from. */
export type PurposeTraits = {
  /** Field names, labels and placeholders, submit text, form id, class and URL. */
  words: string;
  /** Types of the fields that a visitor fills in. */
  types: string[];
  role: string;
};

type Purpose = PageForm['purpose'];

/** Purposes told from words, in the order in which they are tried. */
const BY_WORDS = ['donation', 'booking', 'order', 'newsletter', 'registration', 'contact'] as const satisfies Purpose[];
const findGroups = createGroupFinder(topic);

/** What a form is for, from its field types first, then from its words (English, German, French, Spanish, Japanese). */
export function detectFormPurpose({ words, types, role }: PurposeTraits): Purpose {
  if (role === 'search' || types.includes('search')) return 'search';
  // Names of fields and classes join words by underscores.
  const groups = findGroups(words.replaceAll('_', ' '));
  const passwords = types.filter((type) => type === 'password').length;
  if (passwords > 0) return passwords > 1 || (groups.has('account') && !groups.has('login')) ? 'registration' : 'login';
  if (types.length === 1 && types[0] === 'text' && groups.has('search')) return 'search';
  const hasMessage = types.includes('textarea');
  const byWords = BY_WORDS.find((purpose) => groups.has(purpose) && !(purpose === 'newsletter' && hasMessage));
  if (byWords) return byWords;
  if (hasMessage) return 'contact';
  const filled = types.filter((type) => type !== 'checkbox' && type !== 'radio');
  if (filled.length <= 3 && types.includes('email')) return 'newsletter';
  return groups.has('search') ? 'search' : 'other';
}
