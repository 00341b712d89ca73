// The people of the town that a business with local customers is in.
import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { hasNumber, isDigits, startsWithCapital } from '#text/characters.ts';
import { once } from '#text/memoize.ts';
import { foldWords } from '#text/normalize.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { trimPunctuation } from '../../shapes.ts';
import { ownContacts } from '../facts/own-contacts.ts';

/** Guests of these sectors come from elsewhere. */
const SECTORS_WITH_GUESTS: ReadonlySet<string> = new Set(['travel', 'events']);
const POSTAL_CODE = { min: 4, max: 5 };
const MAX_TOWN_WORDS = 4;
const MIN_LETTERS = 4;

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
  const chosen = best ?? (isOne ? towns[0] : undefined) ?? declaredTown(model, heads) ?? headTown(model);
  return chosen ? { text: `People in and around ${chosen.town}`, quote: chosen.quote } : null;
}

type Town = { town: string; quote: Quote };

/** The town of the declared address, where the heads name it too. */
function declaredTown({ declared }: SiteModel, heads: string): Town | undefined {
  return declared
    .flatMap((entity) => declaredText(entity, 'addressLocality') ?? [])
    .map((quote) => ({ town: quote.text, quote }))
    .find(({ town }) => heads.includes(` ${foldWords(town)} `));
}

/** Times that a site writes the name of the place where it works, at least. */
const MIN_TIMES = 3;

/** The place after "in" in a headline, title or description of the home page, which the site names again and again and never writes small. */
function headTown({ home, pages }: SiteModel): Town | undefined {
  if (!home) return undefined;
  const { page } = home;
  const headings = page.headings.filter(({ level, hidden }) => level === 1 && !hidden);
  const texts = [
    { selector: 'meta[name="description"]', text: page.description ?? '' },
    { selector: 'title', text: page.title ?? '' },
    ...headings.map(({ selector, text }) => ({ selector, text })),
  ];
  const written = once(() => pages.flatMap(({ visible }) => visible.flatMap(({ text }) => text.split(' ').map(trimPunctuation))));
  const isPlace = (word: string) =>
    written().filter((one) => one === word).length >= MIN_TIMES &&
    !written().includes(word.toLowerCase()) &&
    !hasTerm(word, 'offer-labels', 'month');
  for (const { selector, text } of texts) {
    for (const { end } of matchTerms(text, 'place-prepositions')) {
      const [first = ''] = text.slice(end).trimStart().split(' ');
      const town = trimPunctuation(first);
      if (town.length >= MIN_LETTERS && startsWithCapital(town) && !hasNumber(town) && isPlace(town))
        return { town, quote: { page, selector, text } };
    }
  }
  return undefined;
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
