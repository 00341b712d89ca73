import type { BusinessModelId } from '#contracts/business.ts';
import { formsOf } from '#contracts/site.ts';
import type { OwnerQuestion, Strategy } from '#contracts/strategy.ts';
import { isPlaceholder } from '#text/noise.ts';
import { findContradictions } from '../contradictions/contradictions.ts';
import { contentImages } from '../craft/sections.ts';
import { namePages } from '../markdown/sentences.ts';
import type { Reading } from '../read-site.ts';

type Parts = Pick<Strategy, 'xFactor' | 'craft' | 'engineer' | 'elevate'>;

/** Whom a business of this model serves, in our questions to its owner; customers where nothing else is said. */
const PEOPLE: Partial<Record<BusinessModelId, string>> = {
  nonprofit: 'supporters',
  community: 'members',
  event: 'participants',
  'public-body': 'citizens',
  'open-source': 'users',
  media: 'readers',
  personal: 'readers',
  education: 'students or parents',
  hospitality: 'guests',
};

/** Business models with similar organizations rather than competitors. */
const WITHOUT_COMPETITORS = new Set<BusinessModelId | null>(['nonprofit', 'community', 'public-body', 'personal']);

const peopleOf = ({ profile }: Reading) => PEOPLE[profile.businessModel.modelId ?? 'agency'] ?? 'customers';

const ask = (id: string, question: string, why: string): OwnerQuestion => ({ id, question, why });

function missingBasics(reading: Reading, parts: Parts): OwnerQuestion[] {
  const { profile, offers, pages } = reading;
  const has = (kind: string) => profile.contacts.some((contact) => contact.contactKind === kind && contact.kind !== 'not-found');
  const questions: OwnerQuestion[] = [];
  if (parts.craft.goal.kind === 'not-found')
    questions.push(
      ask(
        'goal',
        'What should a visitor do first: call, write, book, buy?',
        'The site has no clear next step, and the new one needs exactly one.',
      ),
    );
  if (offers.length === 0)
    questions.push(
      ask('offers', 'What exactly do you offer, and to whom?', 'No service or product is named clearly enough to be carried over.'),
    );
  if (profile.targetAudiences.length === 0)
    questions.push(
      ask('visitors', `Who are your best ${peopleOf(reading)}, and what do they come for?`, 'The site does not say whom it is for.'),
    );
  if (!has('phone') && !has('email') && formsOf(reading.site).length === 0)
    questions.push(
      ask('contact', 'How can visitors reach you: phone, email, form?', 'No way to get in touch was found on the analyzed pages.'),
    );
  const noPrices = !offers.some((offer) => offer.price !== '') && !pages.some(({ page }) => page.prices.length > 0);
  const sells = !['nonprofit', 'community', 'open-source', 'public-body', 'personal', 'media'].includes(
    profile.businessModel.modelId ?? '',
  );
  if (noPrices && sells)
    questions.push(
      ask(
        'prices',
        'What do your offers cost, or what do prices start at?',
        'No price was found, and visitors who compare look for it first. Without your answer the new site shows none.',
      ),
    );
  return questions;
}

function missingProof(reading: Reading, parts: Parts): OwnerQuestion[] {
  const used = parts.elevate.proof.filter((item) => item.decision === 'use');
  const questions: OwnerQuestion[] = [];
  if (!used.some((item) => item.trustKind === 'testimonials' || item.trustKind === 'reviews')) {
    questions.push(
      ask(
        'testimonials',
        `Which ${peopleOf(reading)} may be quoted, with name and words they agreed to?`,
        'No testimonial was found that can be quoted; none may be invented.',
      ),
    );
  } else if (used.some((item) => item.trustKind === 'testimonials' && item.author === '')) {
    questions.push(
      ask(
        'testimonial-names',
        'Who said the quotes without a name, and may the name be shown?',
        'A quote without a name is not convincing.',
      ),
    );
  }
  if (used.length === 0)
    questions.push(
      ask(
        'proof',
        'Which certificates, memberships, figures or years in business can you prove?',
        'The analyzed pages show no proof at all.',
      ),
    );
  if (parts.xFactor.statement === null) {
    questions.push(
      ask(
        'x-factor',
        `What can ${reading.name} truthfully say that its competitors cannot?`,
        'Nothing on the site sets it apart in a way that can be proven.',
      ),
    );
  }
  if (!reading.competitors.competitors.some((competitor) => competitor.status === 'verified'))
    questions.push(
      ask(
        'competitors',
        WITHOUT_COMPETITORS.has(reading.profile.businessModel.modelId)
          ? `Which similar organizations do your ${peopleOf(reading)} know? Their web addresses are enough.`
          : `Which competitors do your ${peopleOf(reading)} compare you with? Their web addresses are enough.`,
        'None could be visited and confirmed, so there is no comparison.',
      ),
    );
  if (parts.elevate.objections.length === 0)
    questions.push(
      ask(
        'objections',
        `Which questions do ${peopleOf(reading)} ask before they decide, and what do you answer?`,
        'The site answers no such questions.',
      ),
    );
  if (!reading.pages.some(({ page }) => contentImages(page).length > 0))
    questions.push(
      ask(
        'photos',
        'Can you send real photos of people, place and work?',
        'No image worth carrying over was found; stock photos would make the site look like any other.',
      ),
    );
  return questions;
}

function openMatters(reading: Reading, parts: Parts): OwnerQuestion[] {
  const { site } = reading;
  const questions: OwnerQuestion[] = [];
  const filler = reading.pages.filter(({ page }) => page.blocks.some((block) => isPlaceholder(block.text)));
  if (filler.length > 0)
    questions.push(
      ask(
        'filler',
        `What should replace the template text on ${namePages(filler.map(({ path }) => path))}?`,
        'Template text is not carried over.',
      ),
    );
  if (parts.engineer.legalPages.length === 0)
    questions.push(
      ask(
        'legal',
        'Where are your privacy notice and imprint (or terms), and are they up to date?',
        'No legal page was found; forms and tracking usually need one.',
      ),
    );
  const unread = site.unread.filter((page) => ['limit', 'time', 'robots', 'login', 'too-large'].includes(page.reason));
  if (unread.length > 0)
    questions.push(
      ask(
        'unread',
        `Should the pages that were not analyzed (${namePages(unread.map((page) => new URL(page.url).pathname))}) stay unchanged?`,
        'They were found but not analyzed, so the plan keeps them at their URLs without judging them.',
      ),
    );
  if (site.languages.length > 1)
    questions.push(
      ask('languages', `Should all languages (${site.languages.join(', ')}) be carried over?`, 'More than one language was found.'),
    );
  if (parts.engineer.functions.some((entry) => entry.kind === 'tracking'))
    questions.push(
      ask(
        'tracking',
        'Who can give access to the analytics account?',
        'Without its figures there is no way to tell whether the new site is better.',
      ),
    );
  return questions;
}

/** What only the owner can answer: contradictions first, then what is missing, then what is undecided. */
export function askOwner(reading: Reading, parts: Parts): OwnerQuestion[] {
  return [
    ...findContradictions(reading),
    ...missingBasics(reading, parts),
    ...missingProof(reading, parts),
    ...openMatters(reading, parts),
  ];
}
