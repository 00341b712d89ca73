import type { BusinessProfile, ProfileQuestion } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import { claimOf, LIST_FIELDS, type ListField, listOf, type SingleField, withList } from './profile-fields.ts';
import { hashOf } from './stable-id.ts';

/** Most questions at once: a minute's work. */
const MAX_QUESTIONS = 12;
/** Below this a proposal is asked, not asserted: what a minor word or a guess from the category suggests (CONFIDENCE.guessed). Set on the corpus. */
export const SURE = { industry: 0.5, primaryPurpose: 0.6, list: 0.5 } as const;
/** Below this a weighty statement is used, and the owner is asked to confirm it. */
const CONFIRM_BELOW = 0.75;

type Wording = { weight: number; why: string; open: string; about?: (text: string) => string };

/** The questions by field: with `about` for an unsure statement, with `open` where nothing is known. */
const WORDINGS: Record<Exclude<ProfileField, 'businessModel' | 'brandTone' | 'socialHandles'>, Wording> = {
  industry: {
    weight: 100,
    why: 'Competitors, wording and page plan depend on it.',
    open: 'What does your business do, in two to six words?',
    about: (text) => `Is this your industry: "${text}"?`,
  },
  businessName: {
    weight: 95,
    why: 'It appears in every title and headline.',
    open: 'What is the name of your business?',
    about: (text) => `Is "${text}" the name of your business?`,
  },
  primaryPurpose: {
    weight: 90,
    why: 'Visitors decide by it whether they are in the right place.',
    open: 'What does your business do, and for whom? One sentence is enough.',
    about: (text) => `Does this say what your business does: "${text}"?`,
  },
  services: {
    weight: 85,
    why: 'Each offer needs its own place on the site.',
    open: 'Which services or products do you offer?',
    about: (text) => `Is "${text}" a service of yours?`,
  },
  products: {
    weight: 84,
    why: 'Each offer needs its own place on the site.',
    open: '',
    about: (text) => `Is "${text}" a product of yours?`,
  },
  targetAudiences: {
    weight: 80,
    why: 'Headline and examples speak to them.',
    open: 'Who are your customers or members?',
    about: (text) => `Do you work for "${text}"?`,
  },
  contacts: { weight: 75, why: 'A visitor who cannot reach you is lost.', open: 'How can customers reach you: phone, e-mail or address?' },
  pricingModel: {
    weight: 65,
    why: 'Visitors look for prices first, and no price is invented.',
    open: 'What do your offers cost, or how do you set the price?',
  },
  trustSignals: {
    weight: 60,
    why: 'Proof convinces more than promises, and none is invented.',
    open: 'What proof can you show: reviews, references, certificates, years in business?',
    about: (text) => `Is this still true: "${text}"?`,
  },
  geographies: {
    weight: 55,
    why: 'Local customers and search engines look for it.',
    open: 'Which places or regions do you serve?',
    about: (text) => `Do you serve "${text}"?`,
  },
  uniqueSellingPoints: {
    weight: 50,
    why: 'It is what competitors cannot say.',
    open: 'What do you do that your competitors do not?',
    about: (text) => `Does this set you apart: "${text}"?`,
  },
  valuePropositions: {
    weight: 45,
    why: 'It may become part of the headline.',
    open: '',
    about: (text) => `Is this a promise of yours: "${text}"?`,
  },
};
type AskedField = keyof typeof WORDINGS;
/** Less pressing than an unanswered question of the same field. */
const ENTRY_LOSS = 30;

const isAsked = (field: ProfileField): field is AskedField => field in WORDINGS;

/** The id of a question: about a text, or the open one of a field. */
export const questionId = (field: ProfileField, text = ''): string => (text === '' ? `ask-${field}` : `ask-${field}-${hashOf(text)}`);

function ask(field: AskedField, claim: Claim | null): ProfileQuestion {
  const { why, open, about } = WORDINGS[field];
  const question = claim && about ? about(claim.text) : open;
  return { id: questionId(field, claim?.text), field, question, why, claim };
}

/** The profile without its unsure statements, and those as questions. Industry and purpose become `not-found`. */
export function separateUnsure(profile: BusinessProfile): { profile: BusinessProfile; unsure: ProfileQuestion[] } {
  const unsure: ProfileQuestion[] = [];
  let sure = profile;
  for (const field of LIST_FIELDS) {
    if (!isAsked(field)) continue;
    const isUnsure = (claim: Claim) => isKnown(claim) && claim.confidence < SURE.list;
    const [asked, kept] = [listOf(sure, field).filter(isUnsure), listOf(sure, field).filter((claim) => !isUnsure(claim))];
    unsure.push(...asked.map((claim) => ask(field, claim)));
    if (asked.length > 0) sure = withList(sure, field, kept);
  }
  const { industry, primaryPurpose } = sure;
  if (isKnown(industry.claim) && industry.claim.confidence < SURE.industry) {
    unsure.push(ask('industry', industry.claim));
    sure = { ...sure, industry: { claim: emptied(industry.claim, 'Industry not clear from the texts'), candidates: [] } };
  }
  // A purpose made of name and category tells the owner nothing: the open question asks for it.
  if (isKnown(primaryPurpose) && primaryPurpose.confidence < SURE.primaryPurpose)
    sure = { ...sure, primaryPurpose: emptied(primaryPurpose, 'Purpose not stated') };
  return { profile: sure, unsure };
}

/** A claim that says that nothing sure was found. */
export function emptied({ id }: Claim, text: string, lookedIn = 'texts of the pages read'): Claim {
  return { id, text, kind: 'not-found', confidence: 0.6, evidence: [], lookedIn };
}

/** What the owner is asked, the most weighty first: unsure statements, weighty ones that are not certain, and what was not found. */
export function askOwner(profile: BusinessProfile, unsure: readonly ProfileQuestion[], answered: ReadonlySet<string>): ProfileQuestion[] {
  const singles: SingleField[] = ['industry', 'businessName', 'primaryPurpose'];
  const weighty = singles.flatMap((field) => {
    const claim = claimOf(profile, field);
    if (!isAsked(field) || claim.by === 'owner') return [];
    if (isKnown(claim)) return claim.confidence < CONFIRM_BELOW ? [ask(field, claim)] : [];
    return unsure.some((question) => question.field === field) ? [] : [ask(field, null)];
  });
  const open = missingFields(profile).map((field) => ask(field, null));
  return [...unsure, ...weighty, ...open]
    .filter(({ id, question }) => !answered.has(id) && question !== '')
    .map((question) => ({ question, weight: weightOf(question) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_QUESTIONS)
    .map(({ question }) => question);
}

function weightOf({ field, claim }: ProfileQuestion): number {
  const { weight } = WORDINGS[field as AskedField];
  return claim && LIST_FIELDS.includes(field as ListField) ? weight - ENTRY_LOSS + claim.confidence : weight;
}

/** Business models that sell nothing, and those that have no place. */
const FREE: ReadonlySet<string> = new Set(['nonprofit', 'community', 'open-source', 'personal', 'public-body']);
const PLACELESS: ReadonlySet<string> = new Set(['saas', 'open-source', 'media', 'personal']);

function missingFields(profile: BusinessProfile): AskedField[] {
  const has = (field: ListField) => listOf(profile, field).some(isKnown);
  const modelId = profile.businessModel.modelId ?? '';
  const missing: [AskedField, boolean][] = [
    ['services', !has('services') && !has('products')],
    ['targetAudiences', !has('targetAudiences')],
    ['contacts', !has('contacts')],
    ['pricingModel', !isKnown(profile.pricingModel) && !FREE.has(modelId)],
    ['trustSignals', !has('trustSignals')],
    ['geographies', !has('geographies') && !PLACELESS.has(modelId)],
    ['uniqueSellingPoints', !has('uniqueSellingPoints')],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([field]) => field);
}
