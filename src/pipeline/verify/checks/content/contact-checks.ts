import type { Comparison } from '../../compare/comparison.ts';
import { type Check, type Draft, defineCheck } from '../../define-check.ts';
import { emailsIn } from '../../match/difference.ts';

type Rule = Omit<Check, 'check' | 'area'> & {
  kind: 'phone' | 'email' | 'address' | 'hours';
  /** Whether two spellings mean the same. */
  isSame(one: string, other: string): boolean;
};

/** Where a contact detail is on the new site; null where it is not. */
function placeOf(value: string, { kind, isSame }: Pick<Rule, 'kind' | 'isSame'>, { now, pathOf, words, shown }: Comparison) {
  const { pages } = now.site;
  for (const page of pages) {
    const found = page.contacts.find((contact) => contact.kind === kind && isSame(contact.value, value));
    if (found) return { page: pathOf(page), element: found.selector, new: found.value };
  }
  // Of an address with more letters in front, the words are there, too.
  const isSaid = kind === 'email' ? shown.some(({ text }) => emailsIn(text).includes(value.toLowerCase())) : words.has(value);
  return isSaid ? { page: '/', element: kind, new: value } : null;
}

/** Declares a check that the contact details of one kind, as the plan has them, are on the new site. */
export function defineContactCheck({ kind, isSame, ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    area: 'content',
    check: (comparison) =>
      comparison.brief.strategy.site.contacts
        .filter((contact) => contact.kind === kind)
        .map(({ value, evidence }): Draft => {
          const place = placeOf(value, { kind, isSame }, comparison);
          if (place) return { status: 'kept', old: value, ...place, why: 'The new site shows it.' };
          const page = comparison.brief.site.pages.find(({ url }) => url === evidence[0]?.url)?.path ?? '/';
          const about = { page, element: kind, old: value };
          if (comparison.isUnanswered(page)) return { ...about, status: 'unchecked', why: 'The page that has it could not be read.' };
          return { ...about, status: 'lost', why: 'The new site does not show it anywhere.' };
        }),
  });
}
