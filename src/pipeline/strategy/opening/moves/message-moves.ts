import { hasNumber, upperFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { comparable, foldedWithin, plural, sharesWord, significantWords } from '#text/words.ts';
import { whyUnseen } from '../../../site-model/unseen.ts';
import { isGeneric, withoutCommonNouns } from '../../claims/sentence-classifiers.ts';
import { namePages } from '../../markdown/sentences.ts';
import { peopleOf, WITHOUT_PRICES } from '../../people.ts';
import { evidenceAt, pathOf, type Reading } from '../../read-site.ts';
import type { OpeningParts } from '../opening.ts';
import { type MoveCandidate, move } from './move.ts';

function headline(reading: Reading, { craft }: OpeningParts): MoveCandidate[] {
  const { home } = reading;
  const line = craft.headline;
  const today = home.wholeH1;
  const isEmpty = today === '' || isGeneric(today);
  // A first line that says what is offered, or is only short of the name, does its work.
  const works = !isEmpty && (foldedWithin(today, line.text) || foldedWithin(line.text, today) || namesWhat(today, reading));
  const isUnknown = today === '' && whyUnseen(reading.site) !== '';
  if (works || isUnknown || line.evidence.length === 0) return [];
  const heading = home.page.headings.find(({ level, hidden }) => level === 1 && !hidden);
  return [
    move('headline', {
      title: `Say in the first line what this is: today ${today === '' ? 'there is no headline' : `it says "${today}"`}`,
      why: 'Visitors decide within seconds whether they are in the right place.',
      how: `Open ${home.path} with "${line.text}".`,
      effect: isEmpty ? 84 : 55,
      evidence: heading && heading.text !== '' ? [evidenceAt(home.page, heading.selector, heading.text)] : line.evidence.slice(0, 1),
      findingIds: today === '' ? ['missing-h1'] : isEmpty ? ['generic-h1'] : [],
    }),
  ];
}

/** Whether a line shares a word with the trade or an offer. */
function namesWhat(line: string, { profile, offers }: Reading): boolean {
  return sharesWord(withoutCommonNouns(line), [profile.industry.claim.text, ...offers.map(({ name }) => name)].join(' '));
}

function leadWithDifference({ competitors }: Reading, { xFactor }: OpeningParts): MoveCandidate[] {
  const best = xFactor.differences.find((entry) => entry.competitors.length > 0);
  const visited = competitors.competitors.filter(({ status }) => status === 'verified').length;
  if (!best || visited === 0) return [];
  return [
    move('lead-with-difference', {
      title: `Lead with what only you show among ${plural(visited + 1, 'compared site')}: ${best.text}`,
      why: 'It is the one reason to choose that none of the compared sites can give.',
      how: 'Say it within the first two screens of the home page, next to the main button.',
      effect: 74,
      evidence: best.evidence.slice(0, 1),
    }),
  ];
}

/** Fewer offers than this say little about how prices are shown. */
const ENOUGH_OFFERS = 3;

/** Whether a name is that of several offers: a heading with others or with prices of its own below it, or a menu entry whose page names others. */
function isGroup({ name }: Reading['offers'][number], { site, pages, offers }: Reading): boolean {
  const isName = ({ text }: { text: string }) => comparable(text) === comparable(name);
  const names = new Set(offers.map((offer) => comparable(offer.name)).filter((other) => other !== comparable(name)));
  const areOthers = (headings: Reading['home']['page']['headings']) =>
    headings.filter(({ text, hidden }) => !hidden && names.has(comparable(text))).length > 1;
  const isOverOthers = ({ page: { headings, prices } }: Reading['pages'][number]) => {
    const at = headings.findIndex(isName);
    const own = headings[at];
    if (!own) return false;
    const end = headings.findIndex(({ level }, index) => index > at && level <= own.level);
    const below = headings.slice(at + 1, end < 0 ? headings.length : end);
    return areOthers(below) || (below.length > 1 && prices.length > 1);
  };
  const listed = pages.filter(({ page }) => site.navigation.some((link) => link.url === page.url && isName(link)));
  return pages.some(isOverOthers) || listed.some(({ page }) => areOthers(page.headings));
}

function prices(reading: Reading): MoveCandidate[] {
  const { profile, pages } = reading;
  const offers = reading.offers.filter((offer) => offer.price !== '' || !isGroup(offer, reading));
  const { modelId } = profile.businessModel;
  if (offers.length < ENOUGH_OFFERS || modelId === null || WITHOUT_PRICES.includes(modelId)) return [];
  const without = offers.filter(({ price }) => price === '');
  const none = without.length === offers.length;
  if (without.length * 2 < offers.length || (none && pages.some(({ page }) => page.prices.length > 0))) return [];
  // Who charges by the case rarely shows a price, so there it is only advice.
  const byCase = modelId === 'professional-service' || modelId === 'agency';
  if (byCase && !none) return [];
  const count = none ? `none of the ${offers.length} offers shows one` : `${without.length} of the ${offers.length} offers show none`;
  return [
    move('prices', {
      title: byCase ? 'Say how you charge: no offer shows a price' : `Say the price, or where it starts: ${count}`,
      why: `${upperFirst(peopleOf(modelId))} who compare look for it first; without it they ask elsewhere, or not at all.`,
      how: `Start with ${listed(without.slice(0, 3).map(({ name }) => `"${name}"`))}: a price, a range or "from".`,
      effect: byCase ? 36 : 68,
      effort: 'medium',
      basis: byCase ? 'advice' : 'evidence',
      evidence: without.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 2),
      findingIds: ['pricing-without-prices'],
    }),
  ];
}

/** From so many offers on, each should be found under its own name. */
const OFFERS_FOR_PAGES = 4;

/** Share of the words of an offer's name from which on a page is about it. Set by hand. */
const ABOUT_OFFER = 0.75;

/** The words that tell what each page is about, also one that was not read: those of its address, title and heading, and of each link to it. */
function subjectsOf({ site, pages, home }: Reading): ReadonlySet<string>[] {
  const linked = pages.flatMap(({ page }) => page.links.filter(({ internal, href }) => internal && href !== home.page.url));
  const named = [
    ...pages.filter((entry) => entry !== home).map(({ path, title, h1 }) => `${path.replaceAll('-', ' ')} ${title} ${h1}`),
    ...linked.map(({ href, text }) => `${pathOf(href, site.host).replaceAll('-', ' ')} ${text}`),
  ];
  return [...new Set(named)].map((text) => new Set(significantWords(text)));
}

/** Whether some page is about an offer. */
function hasOwnPage(name: string, subjects: readonly ReadonlySet<string>[]): boolean {
  const words = significantWords(name);
  return words.length > 0 && subjects.some((said) => words.filter((word) => said.has(word)).length >= ABOUT_OFFER * words.length);
}

function ownPages(reading: Reading): MoveCandidate[] {
  const { profile, home, site } = reading;
  const { modelId } = profile.businessModel;
  // Nobody wants a page about `Massage 30 min` next to one about `Massage 45 min`.
  const offers = reading.offers.filter(({ name }) => !hasNumber(name));
  const sells = modelId !== null && ['local-service', 'professional-service', 'agency'].includes(modelId);
  if (!sells || offers.length < OFFERS_FOR_PAGES || offers.some(({ url }) => url !== '')) return [];
  const subjects = subjectsOf(reading);
  if (offers.some(({ name }) => hasOwnPage(name, subjects))) return [];
  const first = offers.slice(0, 2);
  const about = [...new Set(first.flatMap(({ evidence }) => evidence.slice(0, 1).map(({ url }) => pathOf(url, site.host))))];
  return [
    move('own-pages', {
      title: `Give the main services a page each: ${offers.length} are named, none has its own`,
      why: 'People search for one service by its name, and a page about exactly that answers them better than a list.',
      how: `Start with ${listed(first.map(({ name }) => `"${name}"`))}, with the words about them on ${namePages(about.length > 0 ? about : [home.path])}.`,
      effect: 38,
      effort: 'large',
      basis: 'advice',
      evidence: offers.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 1),
    }),
  ];
}

/** Moves about what is said. */
export function messageMoves(reading: Reading, parts: OpeningParts): MoveCandidate[] {
  return [...headline(reading, parts), ...leadWithDifference(reading, parts), ...prices(reading), ...ownPages(reading)];
}
