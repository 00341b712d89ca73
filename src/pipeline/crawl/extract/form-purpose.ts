import type { PageForm } from '#contracts/page.ts';
import topic from '#lexicon/crawl/form-purposes.json' with { type: 'json' };
import { createGroupFinder } from '#lexicon/group-finder.ts';

/** What the purpose is concluded from. */
export type PurposeTraits = {
  /** Submit text, form id, class and URL. */
  words: string;
  /** Field names, labels and placeholders. */
  fieldWords?: string;
  /** Whether the page says where the entries go. */
  isSent?: boolean;
  /** Types of the fields that a visitor fills in. */
  types: string[];
  role: string;
};

/** What visitors choose among. Where a form has nothing else and goes nowhere, it is a quiz or a filter, and the names of its choices say nothing about it. */
const CHOICES = new Set(['checkbox', 'radio', 'select', 'range']);

type Purpose = PageForm['purpose'];

/** Purposes told from words, in the order in which they are tried. */
const BY_WORDS = ['donation', 'booking', 'order', 'newsletter', 'registration', 'contact'] as const satisfies Purpose[];
const findGroups = createGroupFinder(topic);

/** What a form is for, from its field types first, then from its words (English, German, French, Spanish, Japanese). */
export function detectFormPurpose({ words, fieldWords = '', isSent = true, types, role }: PurposeTraits): Purpose {
  if (role === 'search' || types.includes('search')) return 'search';
  // Names of fields and classes join words by underscores.
  const isFinder = !isSent && types.every((type) => CHOICES.has(type));
  const groups = findGroups(`${words} ${isFinder ? '' : fieldWords}`.replaceAll('_', ' '));
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
