import type { ContactClaim, IndustryCandidate } from '#contracts/business.ts';
import type { SectionItem, Strategy } from '#contracts/strategy.ts';
import { INDUSTRIES } from '#lexicon/industries/industries.ts';
import { comparable, distinctBy, phoneKey } from '#text/words.ts';
import { isPersonsProfile, isSocialProfile } from '../../site-model/social-profiles.ts';
import type { PageReading, Reading } from '../read-site.ts';
import { contactLabels } from './contact-labels.ts';

type Data = Strategy['engineer']['structuredData'];
type Json = Record<string, unknown>;

/** schema.org types that describe what an organization makes, not the organization itself. */
const THING_TYPES = new Set([
  ...['SoftwareApplication', 'MobileApplication', 'SoftwareSourceCode', 'VideoGame', 'Event', 'Festival', 'Blog', 'Person'],
  ...['GovernmentService', 'ResearchProject'],
]);
const BODY_TYPES = new Set(['ResearchProject']);
/** Parts of the names of schema.org types that are an organization or a place of business. */
const BODY_PARTS = [
  ...[
    'Organization',
    'Business',
    'Store',
    'Restaurant',
    'Cafe',
    'Bakery',
    'Service',
    'Agency',
    'Agent',
    'Dentist',
    'Clinic',
    'School',
    'Church',
  ],
  ...['NGO', 'Hotel', 'Museum', 'Library', 'Corporation', 'Place', 'Club', 'Salon', 'Gym', 'Contractor', 'Plumber', 'Electrician'],
  ...['Notary', 'Hospital', 'Pharmacy'],
];
const NOT_BODY_PARTS = ['Search', 'Product', 'Collection'];

const isBody = (type: string) => BODY_PARTS.some((part) => type.includes(part)) && !NOT_BODY_PARTS.some((part) => type.includes(part));

/** JSON-LD as text that can be put into a page: nothing in it ends the script element. */
export const jsonLd = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/** Questions with their answers as a page of structured data. */
export function questionPage(path: string, questions: readonly { title: string; text: string }[]): Data[number] {
  const json = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } })),
  };
  return { type: 'FAQPage', path, json: jsonLd(json), reason: `The questions and answers are on ${path}.` };
}

function declaredTypes(reading: Reading): Set<string> {
  return new Set(
    reading.pages.flatMap(({ page }) => page.structuredData.filter((data) => data.error === null).flatMap((data) => data.types)),
  );
}

function thing({ name, site }: Reading, type: string, description: string): Json {
  return { '@context': 'https://schema.org', '@type': type, name, url: site.url, ...(description === '' ? {} : { description }) };
}

/** Whether a type is only that of other trades: a template declares what its maker had in mind. */
function contradicts(type: string, leaf: IndustryCandidate | undefined): boolean {
  const trades = INDUSTRIES.filter(({ schemaOrg, declaredTypes: others = [] }) => schemaOrg === type || others.includes(type));
  return leaf !== undefined && trades.length > 0 && trades.every(({ sector }) => sector !== leaf.sector);
}

/** Facts of the body that runs the site, each from the analysis; keys without a fact are left out. */
function bodyFacts(reading: Reading, type: string, description: string, copy: readonly SectionItem[]): Json {
  const { profile, site } = reading;
  // Where the site shows two, both are listed: only the owner knows which one is right.
  const contact = (kind: string): string | string[] | undefined => {
    const isKnown = (entry: ContactClaim) => entry.kind === 'observed' || entry.kind === 'owner';
    const shown = profile.contacts.filter((entry) => entry.contactKind === kind && isKnown(entry)).map((entry) => entry.text);
    const distinct = distinctBy(shown, (text) => (kind === 'phone' ? phoneKey(text) : comparable(text)));
    return distinct.length > 1 ? distinct.slice(0, 4) : distinct[0];
  };
  const sameAs = distinctBy(
    profile.socialHandles.filter(({ kind, url }) => kind === 'owner' || (isSocialProfile(url) && !isPersonsProfile(url))),
    (handle) => handle.url,
  ).map((handle) => handle.url);
  const facts = thing(reading, type, description);
  const pairs: [string, string | string[] | undefined][] = [
    ['telephone', contact('phone')],
    ['email', contact('email')],
    ['address', contact('address')],
    ['logo', site.brand.logo?.url],
  ];
  for (const [key, value] of pairs) if (value) facts[key] = value;
  for (const key of ['telephone', 'email']) {
    const values = [facts[key] ?? []].flat().map(String);
    const labels = contactLabels(values, copy);
    if (values.length < 2 || labels.includes('')) continue;
    // Each with whose it is: a list of bare numbers tells nobody which one to call.
    facts[key] = values[0];
    const points = values.map((value, at) => ({ '@type': 'ContactPoint', contactType: labels[at], [key]: value }));
    facts.contactPoint = [...((facts.contactPoint as Json[] | undefined) ?? []), ...points];
  }
  if (!('address' in facts) && reading.place !== '' && !('areaServed' in declaredEntity(reading, type))) facts.areaServed = reading.place;
  if (sameAs.length > 0) facts.sameAs = sameAs;
  return facts;
}

/** Properties that are not taken over: what search engines forbid a business to say of itself, and what identifies the old page. */
const NOT_TAKEN = new Set(['aggregateRating', 'review', 'reviews', '@id', 'mainEntityOfPage', 'potentialAction', 'isPartOf', 'breadcrumb']);
/** Longest block that is taken over, in characters. Design default. */
const LONGEST_BLOCK = 6_000;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pages that may declare something. */
type Declaring = { home: Pick<PageReading, 'page'>; pages: readonly Pick<PageReading, 'page'>[] };

/** The entity of this type that the home page, or else another page, declares; {} without one. */
function declaredEntity({ home, pages }: Declaring, type: string | undefined): Json {
  if (type === undefined) return {};
  const blocks = [home, ...pages].flatMap(({ page }) =>
    page.structuredData.filter(({ format, error }) => format === 'json-ld' && error === null),
  );
  const entities = blocks
    .flatMap(({ data }) => [data].flat())
    .flatMap((data) => (isRecord(data) && Array.isArray(data['@graph']) ? data['@graph'] : [data]));
  const found = entities.filter(isRecord).find((entity) => [entity['@type']].flat().includes(type));
  return found && JSON.stringify(found).length <= LONGEST_BLOCK ? found : {};
}

/** What today's site declares of the body, such as its opening hours, founding date and place on the map: it stays. */
function declaredFacts(reading: Reading, type: string | undefined): Json {
  return Object.fromEntries(Object.entries(declaredEntity(reading, type)).filter(([key]) => !NOT_TAKEN.has(key)));
}

/** A declared address has parts, which a line of text has not. */
function declaredAddress(reading: Reading, type: string | undefined): Json {
  const { address } = declaredEntity(reading, type);
  return isRecord(address) ? { address } : {};
}

/** The reason to keep the questions that a page declares. */
export const DECLARED_QUESTIONS = 'The page declares these questions today: they stay.';

/** The questions that the first page of today that has any declares, as they are. */
function questionsOfToday({ pages }: Reading): Data {
  const found = pages.map(({ path, page }) => ({ path, block: declaredEntity({ home: { page }, pages: [] }, 'FAQPage') }));
  const first = found.find(({ block }) => Object.keys(block).length > 0);
  if (!first) return [];
  const json = jsonLd({ '@context': 'https://schema.org', ...first.block });
  return [{ type: 'FAQPage', path: first.path, json, reason: DECLARED_QUESTIONS }];
}

/**
 * JSON-LD to add, of known facts only: the body with the type of its trade on the home page, what it makes where that is a
 * type of its own, and the questions on the page that has them, as today's page declares them where it does. `description`: that of the new home page, '' where today's has none. `copy`: entries that may name whose
 * a number is. Types that the site already declares are not duplicated.
 */
export function planStructuredData(
  reading: Reading,
  objections: Strategy['elevate']['objections'],
  description: string,
  copy: readonly SectionItem[] = [],
): Data {
  const leaf = reading.profile.industry.candidates[0];
  const declared = declaredTypes(reading);
  const path = reading.home.path;
  const schemaOrg = leaf?.schemaOrg ?? '';
  const isThing = THING_TYPES.has(schemaOrg);
  const body = BODY_TYPES.has(schemaOrg) ? schemaOrg : isThing || schemaOrg === '' ? 'Organization' : schemaOrg;
  const plans: Data = [];
  // What a site declares of the business under its own name is no leftover of a template.
  const isOwnName = (type: string) => comparable(String(declaredEntity(reading, type).name ?? '')) === comparable(reading.name);
  const existing = [...declared].find((type) => (type === body || isBody(type)) && (isOwnName(type) || !contradicts(type, leaf)));
  plans.push({
    type: existing ?? body,
    path,
    json: jsonLd({
      ...declaredFacts(reading, existing),
      ...bodyFacts(reading, existing ?? body, description, copy),
      ...declaredAddress(reading, existing),
    }),
    reason: existing
      ? `The site already declares ${existing}: keep its properties and add the missing ones.`
      : `Tells search engines who runs the site${leaf ? ` (${leaf.label})` : ''}; contains only facts that the site shows.`,
  });
  if (isThing && !BODY_TYPES.has(schemaOrg) && !declared.has(schemaOrg) && schemaOrg !== 'Event' && schemaOrg !== 'Festival') {
    plans.push({
      type: schemaOrg,
      path,
      json: jsonLd(thing(reading, schemaOrg, description)),
      reason: `Describes what the site is about as ${schemaOrg}.`,
    });
  }
  const questionsDeclared = questionsOfToday(reading);
  plans.push(...questionsDeclared);
  if (objections.length >= 2 && questionsDeclared.length === 0) {
    const url = objections[0]?.evidence[0]?.url;
    const page = reading.pages.find((entry) => entry.page.url === url) ?? reading.home;
    const here = objections.filter((entry) => entry.evidence.some((evidence) => evidence.url === page.page.url));
    const questions = here.map(({ question, answer }) => ({ title: question, text: answer }));
    if (here.length >= 2) plans.push(questionPage(page.path, questions));
  }
  return distinctBy(plans, (plan) => `${plan.path} ${comparable(plan.type)}`);
}
