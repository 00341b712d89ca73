import type { FormField, PageForm } from '#contracts/page.ts';
import topic from '#lexicon/crawl/form-purposes.json' with { type: 'json' };
import { createGroupFinder } from '#lexicon/group-finder.ts';

/** What the purpose is concluded from. */
export type PurposeTraits = {
  /** Submit text, form id, class and URL. */
  words: string;
  /** Field names, labels and placeholders. */
  fieldWords?: string;
  /** What isFinder() says of the form. */
  isQuiz?: boolean;
  /** Types of the fields that a visitor fills in. */
  types: string[];
  role: string;
};

const CHOICES = new Set(['checkbox', 'radio', 'select', 'range']);
/** Questions of a quiz that also has a field for what else there is to say. */
const FEWEST_QUESTIONS = 2;

/**
 * Whether a form goes nowhere and only has things to choose among, at most with one more field that may stay empty: a quiz or a filter, which
 * answers on the page. The names of its choices say nothing about it.
 */
export function isFinder(action: string, fields: readonly Pick<FormField, 'type' | 'name' | 'required'>[]): boolean {
  if ((action !== '' && action !== '#') || fields.length === 0) return false;
  const others = fields.filter(({ type }) => !CHOICES.has(type));
  if (others.length === 0) return true;
  const questions = new Set(fields.flatMap(({ type, name }) => (CHOICES.has(type) ? [name] : [])));
  return (
    questions.size >= FEWEST_QUESTIONS && others.length === 1 && others.every(({ type, required }) => type === 'textarea' && !required)
  );
}

type Purpose = PageForm['purpose'];

/** Purposes told from words, in the order in which they are tried. */
const BY_WORDS = ['donation', 'booking', 'order', 'newsletter', 'registration', 'contact'] as const satisfies Purpose[];
const findGroups = createGroupFinder(topic);

/** What a form is for, from its field types first, then from its words (English, German, French, Spanish, Japanese). */
export function detectFormPurpose({ words, fieldWords = '', isQuiz = false, types, role }: PurposeTraits): Purpose {
  if (role === 'search' || types.includes('search')) return 'search';
  // Names of fields and classes join words by underscores.
  const groups = findGroups(`${words} ${isQuiz ? '' : fieldWords}`.replaceAll('_', ' '));
  const passwords = types.filter((type) => type === 'password').length;
  if (passwords > 0) return passwords > 1 || (groups.has('account') && !groups.has('login')) ? 'registration' : 'login';
  if (types.length === 1 && types[0] === 'text' && groups.has('search')) return 'search';
  const hasMessage = !isQuiz && types.includes('textarea');
  const byWords = BY_WORDS.find((purpose) => groups.has(purpose) && !(purpose === 'newsletter' && hasMessage));
  if (byWords) return byWords;
  if (hasMessage) return 'contact';
  const filled = types.filter((type) => type !== 'checkbox' && type !== 'radio');
  if (filled.length <= 3 && types.includes('email')) return 'newsletter';
  return groups.has('search') ? 'search' : 'other';
}
