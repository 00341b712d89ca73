import type { PageLink, TextBlock } from '#contracts/page.ts';
import type { Industry } from '#lexicon/industries/industries.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import type { Hit } from '#lexicon/term-trie.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { FIRM_PAGES } from '../page-types.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { CLOSED_KINDS, kindAbove, kindOfSection } from './section-kinds.ts';

/** Weight of a name by where it is: a heading, an entry of the menu, a link in the text, a line of a list or a label. */
const WEIGHTS = { heading: 2.3, menu: 2.4, link: 1.8, list: 1.6 };
const MAX_WORDS = 6;
const MAX_NAMES = 14;
const LINE_TAGS: ReadonlySet<string> = new Set(['li', 'dt', 'td', 'th', 'strong', 'b', 'figcaption']);
/** English names are used in every language. */
const EVERYWHERE: ReadonlySet<string> = new Set(['en', 'any']);

type Named = { quote: Quote; source: keyof typeof WEIGHTS; url: string };

/** What any business may offer: courses, rentals, memberships. */
const EVERY_SECTOR = 'every-sector';

/** The words in a text that businesses of a sector use for what they offer, in the language of the page. */
export function tradeTerms(text: string, leaf: Industry | null, language: string): Hit[] {
  return matchTerms(text, 'trade-offers').filter(
    (hit) =>
      (hit.group === leaf?.sector || hit.group === EVERY_SECTOR) &&
      (EVERYWHERE.has(hit.language) || language === '' || hit.language === language),
  );
}

/**
 * Offers by what businesses of the sector usually offer: headings, menu entries, links and lines of lists that name it, wherever they are.
 * Each once, by its shortest name in the strongest place.
 */
export function tradeNames(model: SiteModel, leaf: Industry | null): OfferCandidate[] {
  const language = model.language.slice(0, 2);
  const found = new Map<string, OfferCandidate & { words: number }>();
  for (const { quote, source, url } of model.pages.flatMap(namesOn)) {
    const weight = WEIGHTS[source];
    const name = offerLabel(quote.text);
    const words = countWords(name);
    if (name === '' || words > MAX_WORDS || readsLikeSlogan(name)) continue;
    const hit = tradeTerms(name, leaf, language).sort((a, b) => b.end - b.start - (a.end - a.start))[0];
    if (!hit) continue;
    const key = foldWords(name.slice(hit.start, hit.end));
    const before = found.get(key);
    if (before && (before.weight > weight || (before.weight === weight && before.words <= words))) continue;
    found.set(key, { ...offerCandidate({ name, weight, quote, url, source }), words });
  }
  return [...found.values()].slice(0, MAX_NAMES);
}

function namesOn({ page, sections }: PageModel): Named[] {
  if (FIRM_PAGES.has(page.type) || page.type === 'donate' || page.type === 'gallery') return [];
  const quote = ({ selector, text }: { selector: string; text: string }) => ({ page, selector, text });
  const inSections = sections
    .filter((section) => !CLOSED_KINDS.has(kindOfSection(section)) && !CLOSED_KINDS.has(kindAbove(section)))
    .flatMap(({ heading, blocks }): Named[] => [
      // The headline of the home page promises: "Sourdough bread in Dover".
      ...(heading && !(heading.level === 1 && page.type === 'home')
        ? [{ quote: quote(heading), source: 'heading' as const, url: '' }]
        : []),
      ...blocks.filter(isLine).map((block) => ({ quote: quote(block), source: 'list' as const, url: '' })),
    ]);
  const links = page.links
    .filter(isEntry)
    .map((link) => ({ quote: quote(link), source: isInMenu(link) ? ('menu' as const) : ('link' as const), url: link.href }));
  return [...inSections, ...links];
}

const isLine = ({ tag }: TextBlock): boolean => LINE_TAGS.has(tag);
const isEntry = ({ internal, hidden, buttonLike, region }: PageLink): boolean => internal && !hidden && !buttonLike && region !== 'footer';
const isInMenu = ({ region }: PageLink): boolean => region === 'nav' || region === 'header';
