import { formsOf } from '#contracts/site.ts';
import type { OwnerQuestion, Strategy } from '#contracts/strategy.ts';
import { placeholderBlocks } from '../../site-model/placeholder-blocks.ts';
import { unreadContactLinks, whyUnseen } from '../../site-model/unseen.ts';
import { findContradictions } from '../contradictions/contradictions.ts';
import { contentImages } from '../craft/sections.ts';
import { namePages } from '../markdown/sentences.ts';
import { peopleOf, WITHOUT_COMPETITORS, WITHOUT_PRICES } from '../people.ts';
import { pathOf, type Reading } from '../read-site.ts';

type Parts = Pick<Strategy, 'xFactor' | 'craft' | 'engineer' | 'elevate'>;

/** A question with the condition under which it is asked. */
type Candidate = [isOpen: boolean, id: string, question: string, why: string];

function missingBasics(reading: Reading, { craft }: Parts, people: string): Candidate[] {
  const { profile, offers, pages, site } = reading;
  const modelId = profile.businessModel.modelId;
  const contacts = profile.contacts.filter(({ contactKind, kind }) => ['phone', 'email'].includes(contactKind) && kind !== 'not-found');
  const hasPrices = offers.some((offer) => offer.price !== '') || pages.some(({ page }) => page.prices.length > 0);
  const noOffers = 'No service or product is named clearly enough to be carried over.';
  const noPrices = 'No price was found, and visitors who compare look for it first. Without your answer the new site shows none.';
  const noStep = 'The site has no clear next step, and the new one needs exactly one.';
  const [unread] = unreadContactLinks(site);
  const noContact = unread
    ? `The page ${pathOf(unread.href, site.host)} was not read, and no other page names a phone number, an email address or a form.`
    : 'No way to get in touch was found on the analyzed pages.';
  const isUnreachable = contacts.length === 0 && formsOf(site).length === 0;
  const sells = modelId === null || !WITHOUT_PRICES.includes(modelId);
  const visitors = `Who are your best ${people}, and what do they come for?`;
  return [
    [craft.goal.kind === 'not-found', 'goal', 'What should a visitor do first: call, write, book, buy?', noStep],
    [offers.length === 0, 'offers', 'What exactly do you offer, and to whom?', noOffers],
    [profile.targetAudiences.length === 0, 'visitors', visitors, 'The site does not say whom it is for.'],
    [isUnreachable, 'contact', 'How can visitors reach you: phone, email, form?', noContact],
    [!hasPrices && sells, 'prices', 'What do your offers cost, or what do prices start at?', noPrices],
  ];
}

function missingProof(reading: Reading, { elevate, xFactor }: Parts, people: string): Candidate[] {
  const used = elevate.proof.filter((item) => item.decision === 'use');
  const isQuoted = used.some(({ trustKind }) => trustKind === 'testimonials' || trustKind === 'reviews');
  const isUnnamed = used.some(({ trustKind, author }) => trustKind === 'testimonials' && author === '');
  const isCompared = reading.competitors.competitors.some((competitor) => competitor.status === 'verified');
  const { modelId } = reading.profile.businessModel;
  const competitors =
    modelId !== null && WITHOUT_COMPETITORS.includes(modelId)
      ? `Which similar organizations do your ${people} know? Their web addresses are enough.`
      : `Which competitors do your ${people} compare you with? Their web addresses are enough.`;
  const hasImages = reading.pages.some(({ page }) => contentImages(page).length > 0);
  const voices = `Which ${people} may be quoted, with name and words they agreed to?`;
  const proof = 'Which certificates, memberships, figures or years in business can you prove?';
  const doubts = `Which questions do ${people} ask before they decide, and what do you answer?`;
  const only = `What can ${reading.name} truthfully say that its competitors cannot?`;
  const noImages = 'No image worth carrying over was found; stock photos would make the site look like any other.';
  return [
    [!isQuoted, 'testimonials', voices, 'No testimonial was found that can be quoted; none may be invented.'],
    [
      isUnnamed,
      'testimonial-names',
      'Who said the quotes without a name, and may the name be shown?',
      'A quote without a name is not convincing.',
    ],
    [used.length === 0, 'proof', proof, 'The analyzed pages show no proof at all.'],
    [xFactor.statement === null, 'x-factor', only, 'Nothing on the site sets it apart in a way that can be proven.'],
    [!isCompared, 'competitors', competitors, 'None could be visited and confirmed, so there is no comparison.'],
    [elevate.objections.length === 0, 'objections', doubts, 'The site answers no such questions.'],
    [!hasImages, 'photos', 'Can you send real photos of people, place and work?', noImages],
  ];
}

function undecided({ site, pages }: Reading, { engineer }: Parts): Candidate[] {
  const filler = pages.filter(({ page }) => placeholderBlocks(page).length > 0).map(({ path }) => path);
  const unread = site.unread.filter(({ reason }) => ['limit', 'time', 'robots', 'login', 'too-large'].includes(reason));
  const unreadPaths = namePages(unread.map(({ url }) => new URL(url).pathname));
  const legal = 'Where are your privacy notice and imprint (or terms), and are they up to date?';
  const isTracked = engineer.functions.some((entry) => entry.kind === 'tracking');
  const noFigures = 'Without its figures there is no way to tell whether the new site is better.';
  const kept = 'They were found but not analyzed, so the plan keeps them at their URLs without judging them.';
  const languages = `Should all languages (${site.languages.join(', ')}) be carried over?`;
  return [
    [filler.length > 0, 'filler', `What should replace the template text on ${namePages(filler)}?`, 'Template text is not carried over.'],
    [engineer.legalPages.length === 0, 'legal', legal, 'No legal page was found; forms and tracking usually need one.'],
    [unread.length > 0, 'unread', `Should the pages that were not analyzed (${unreadPaths}) stay unchanged?`, kept],
    [site.languages.length > 1, 'languages', languages, 'More than one language was found.'],
    [isTracked, 'tracking', 'Who can give access to the analytics account?', noFigures],
  ];
}

/** Questions that are asked because something was not found on the site. */
const ABOUT_MISSING = new Set([
  'goal',
  'offers',
  'visitors',
  'contact',
  'prices',
  'testimonials',
  'proof',
  'x-factor',
  'objections',
  'photos',
  'legal',
]);

/** On a site that could not be looked at, nothing is asked because it is missing. */
function asUnseen(candidates: Candidate[], unseen: string): Candidate[] {
  if (unseen === '') return candidates;
  const reason = 'The content of the site could not be looked at, so the site may say it already.';
  return candidates.map(([isOpen, id, question, why]) => [isOpen, id, question, ABOUT_MISSING.has(id) ? reason : why]);
}

/** What only the owner can answer: contradictions first, then what is missing, then what is undecided. */
export function askOwner(reading: Reading, parts: Parts): OwnerQuestion[] {
  const people = peopleOf(reading.profile.businessModel.modelId);
  const candidates = [...missingBasics(reading, parts, people), ...missingProof(reading, parts, people), ...undecided(reading, parts)];
  const open = asUnseen(candidates, whyUnseen(reading.site));
  const disputed = findContradictions(reading).map(({ id, question, why }) => ({ id, question, why }));
  return [...disputed, ...open.flatMap(([isOpen, id, question, why]) => (isOpen ? [{ id, question, why }] : []))];
}
