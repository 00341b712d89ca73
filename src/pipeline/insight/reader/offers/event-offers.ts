import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { countWords } from '#text/segment.ts';
import type { Section } from '../../../site-model/sections.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { endsWithColon } from '../../shapes.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

const MENU_WEIGHT = 2.6;
/** An entry that says what it is (a workshop, a talk) weighs more than one that might be anything. */
const [NAMED_SLOT_WEIGHT, SLOT_WEIGHT] = [2.4, 1.2];
const [MIN_WORDS, MAX_WORDS] = [2, 7];
const SLOT_TAGS: ReadonlySet<string> = new Set(['td', 'th', 'tr', 'li', 'p', 'div', 'dd', 'span']);
const TIME = /^[\d:.\s–-]+(?:[ap]\.?m\.?|uhr|h)?\s*[-–:]?\s*/i;

/** What an event offers: entries of its menu and of its program (workshops, talks, games). Times, breaks and deadlines are left out. */
export function scheduledOffers(model: SiteModel, leaf: Industry | null): OfferCandidate[] {
  if (leaf?.sector !== 'events') return [];
  return [...menuOfEvent(model), ...model.pages.flatMap(({ sections }) => sections.filter(isProgram).flatMap(slotsOf))];
}

function menuOfEvent({ home }: SiteModel): OfferCandidate[] {
  const page = home?.page;
  if (!page) return [];
  return page.links
    .filter((link) => !link.hidden && link.internal && hasTerm(link.text, 'event-programs', 'menu'))
    .map((link) =>
      offerCandidate({
        name: link.text,
        weight: MENU_WEIGHT,
        quote: { page, selector: link.selector, text: link.text },
        url: link.href,
        source: 'program',
      }),
    );
}

function isProgram({ heading, eyebrow, trail }: Section): boolean {
  const titles = [heading?.text ?? '', eyebrow?.text ?? '', ...trail.map((one) => one.heading.text)];
  const has = (group: string) => titles.some((title) => hasTerm(title, 'event-programs', group));
  return has('programme-heading') && !has('not-programme');
}

function slotsOf({ page, blocks }: Section): OfferCandidate[] {
  return blocks.flatMap((block, index) => {
    // "Speaker:" and who speaks.
    if (block.tag === 'dd' && endsWithColon(blocks[index - 1]?.text ?? '')) return [];
    const name = SLOT_TAGS.has(block.tag) ? offerLabel(block.text.replace(TIME, '')) : '';
    const words = countWords(name);
    if (name === '' || words < MIN_WORDS || words > MAX_WORDS || hasTerm(name, 'event-programs', 'not-slot')) return [];
    const weight = hasTerm(name, 'event-programs', 'slot') ? NAMED_SLOT_WEIGHT : SLOT_WEIGHT;
    return [offerCandidate({ name, weight, quote: { page, selector: block.selector, text: block.text }, source: 'program' })];
  });
}
