// The people of the town that a business with local customers is in.
import type { Industry } from '#lexicon/industries/industries.ts';
import { hasNumber, isDigits, startsWithCapital } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { trimPunctuation } from '../../shapes.ts';
import { ownContacts } from '../facts/own-contacts.ts';

/** Guests of these sectors come from elsewhere. */
const SECTORS_WITH_GUESTS: ReadonlySet<string> = new Set(['travel', 'events']);
const POSTAL_CODE = { min: 4, max: 5 };
const MAX_TOWN_WORDS = 4;

/** "People in and around Leeds", with where the site gives its address; null for a business whose customers are elsewhere, or without a town. */
export function localAudience(model: SiteModel, leaf: Industry | null): { text: string; quote: Quote } | null {
  if (!leaf?.openStreetMap || SECTORS_WITH_GUESTS.has(leaf.sector)) return null;
  const heads = headsOf(model);
  const towns = ownContacts(model.site)
    .filter(({ kind }) => kind === 'address')
    .flatMap(({ value, selector, snippet, pageUrl }) => {
      const town = townOf(value, heads);
      const page = model.site.pages.find(({ url }) => url === pageUrl);
      return town === '' || !page ? [] : [{ town, quote: { page, selector, text: snippet || value } }];
    });
  const named = towns.filter(({ town }) => heads.includes(` ${foldWords(town)} `));
  const isOne = new Set(towns.map(({ town }) => foldWords(town))).size === 1;
  const best = named.toSorted((a, b) => heads.indexOf(` ${foldWords(a.town)} `) - heads.indexOf(` ${foldWords(b.town)} `))[0];
  const chosen = best ?? (isOne ? towns[0] : undefined);
  return chosen ? { text: `People in and around ${chosen.town}`, quote: chosen.quote } : null;
}

/** What the home page says of itself in its heads, in compared form. */
function headsOf({ home }: SiteModel): string {
  const headings = home?.page.headings.filter(({ level }) => level === 1).map(({ text }) => text) ?? [];
  return ` ${foldWords([home?.page.title, ...headings, home?.page.description].join(' '))} `;
}

/** The town of a postal address: after its postal code (`74196 Neuenstadt`), or before a state with one (`Oxford, CT 06478`); '' when unclear. */
function townOf(address: string, heads: string): string {
  const words = address.split(' ');
  const at = words.findLastIndex((word) => isDigits(trimPunctuation(word), POSTAL_CODE.max) && word.length >= POSTAL_CODE.min);
  if (at < 0) return '';
  const isBefore = at === words.length - 1;
  // A number at the start may be that of the house.
  const isCode = at > 0 || words[at]?.endsWith(',') === true;
  return isBefore ? townBefore(words.slice(0, at - 1), heads) : isCode ? townAfter(words.slice(at + 1)) : '';
}

function townAfter(words: readonly string[]): string {
  const end = words.findIndex((word) => word.endsWith(',') || hasNumber(word));
  const town = words.slice(0, end < 0 ? MAX_TOWN_WORDS : end + (hasNumber(words[end] ?? '') ? 0 : 1));
  return startsWithCapital(town[0] ?? '') && town.length <= MAX_TOWN_WORDS ? trimPunctuation(town.join(' ')) : '';
}

/** Streets have no end mark there, so that only a town counts that the heads name. */
function townBefore(words: readonly string[], heads: string): string {
  const ends = [3, 2, 1].map((count) => trimPunctuation(words.slice(-count).join(' ')));
  return ends.find((town) => town !== '' && !hasNumber(town) && heads.includes(` ${foldWords(town)} `)) ?? '';
}
