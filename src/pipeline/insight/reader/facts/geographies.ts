import type { Claim } from '#contracts/evidence.ts';
import { foldWords } from '#text/normalize.ts';
import { makeClaim, notFound, numbered, type Quote } from '../../evidence.ts';
import type { Reading } from '../../reading.ts';
import { declaredText } from './declared.ts';

const MAX_PLACES = 5;
const PLACE = "\\p{Lu}[\\p{L}.'-]+(?:(?:[ -]| of | am | an der | de | del | la | sur | upon )\\p{Lu}[\\p{L}.'-]+){0,3}";
const CUES =
  '[Bb]ased in|[Ll]ocated in|[Ss]erving|[Tt]hroughout|[Aa]cross|service area|residents of|in the heart of|situated in|live in|home service|ansässig in|mit sitz in|im raum|situés? à|basés? à|ubicad[oa]s? en|con sede en';
/** A cheap look: without one of these a page names no place it serves. */
const HAS_CUE = new RegExp(CUES);
const SERVED = new RegExp(
  `(?:\\b(?:[Bb]ased in|[Ll]ocated in|[Ss]erving|[Tt]hroughout|[Aa]cross|service area:?|residents of|in the heart of|situated in|live in|home service (?:available )?in|ansässig in|mit sitz in|im raum|situés? à|basés? à|ubicad[oa]s? en|con sede en))\\s+(?:the |all of |greater |downtown )?(${PLACE}(?:, ${PLACE})?)`,
  'gu',
);
const WIDE =
  /\b(worldwide|world-wide|nationwide|internationally|all over the world|across the globe|global(?:ly)?|weltweit|bundesweit|deutschlandweit|dans toute la france|en todo el pa[ií]s|a nivel nacional|全国)\b/i;

/** Ways of saying that are used of programs and teams as well: "across Editor, Terminal". */
const LOOSE = /^(?:serving|throughout|across)/i;

/** What the site says of itself in its heads and addresses (compared form): places named loosely must stand there too. */
function placeTexts(reading: Reading): string {
  const addresses = reading.pages.flatMap(({ page }) =>
    page.contacts.filter((contact) => contact.kind === 'address').map((contact) => contact.value),
  );
  const declared = reading.declared.map(
    (entity) => declaredText(entity, 'addressLocality')?.text ?? declaredText(entity, 'areaServed')?.text ?? '',
  );
  const heads = reading.pages.map(
    ({ page }) => `${page.title ?? ''} ${page.description ?? ''} ${page.headings.map((heading) => heading.text).join(' ')}`,
  );
  return ` ${foldWords([...addresses, ...declared, ...heads].join(' '))} `;
}

/** Where it is and whom it serves by place: declared and printed addresses, "based in ...", "nationwide". */
export function findGeographies(reading: Reading): Claim[] {
  const found = new Map<string, { text: string; quotes: Quote[]; confidence: number }>();
  const add = (text: string, quote: Quote, confidence: number) => {
    const key = foldWords(text);
    if (key === '' || text.length > 120) return;
    const entry = found.get(key);
    if (entry) entry.quotes.push(quote);
    else found.set(key, { text, quotes: [quote], confidence });
  };
  for (const entity of reading.declared) {
    for (const key of entity.types.includes('PostalAddress') ? ['addressLocality', 'addressRegion', 'addressCountry'] : ['areaServed']) {
      const quote = declaredText(entity, key);
      if (quote) add(quote.text, quote, 0.9);
    }
  }
  const places = placeTexts(reading);
  for (const { page, content, text } of reading.pages) {
    if (page.type === 'article') continue;
    for (const contact of page.contacts)
      if (contact.kind === 'address')
        add(contact.value, { page, selector: contact.selector, text: contact.snippet || contact.value }, 0.75);
    if (page.type === 'legal' || !(HAS_CUE.test(text) || WIDE.test(text))) continue;
    for (const block of content) {
      for (const match of HAS_CUE.test(block.text) ? block.text.matchAll(SERVED) : [])
        if (match[1] && (!LOOSE.test(match[0]) || places.includes(` ${foldWords(match[1]).split(' ')[0] ?? ''} `)))
          add(match[1].replace(/[.]$/, ''), { page, selector: block.selector, text: block.text }, 0.65);
      const wide = WIDE.exec(block.text)?.[0];
      if (wide) add(wide, { page, selector: block.selector, text: block.text }, 0.5);
    }
  }
  if (found.size === 0)
    return [{ ...notFound('No place named', 'addresses, declared data and "based in" phrases on all pages read'), id: 'place-1' }];
  const claims = [...found.values()].sort((a, b) => b.confidence - a.confidence || b.quotes.length - a.quotes.length).slice(0, MAX_PLACES);
  return numbered(
    'place',
    claims.map((entry) =>
      makeClaim({ text: entry.text, kind: 'observed', confidence: entry.confidence, quotes: entry.quotes, around: entry.text }),
    ),
  );
}
