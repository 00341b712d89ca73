import type { Claim } from '#contracts/evidence.ts';
import type { AcceptanceTest, LeaveOut, Strategy } from '#contracts/strategy.ts';
import { displayHost } from '#contracts/website-url.ts';
import { type StrategyChoices, staysWordForWord } from './choices/choices.ts';
import { addedPages, decidePages } from './choices/decide-pages.ts';
import { headOfAdded, withoutLeftOutHeadings, wordHead } from './choices/word-head.ts';
import { craft } from './craft/craft.ts';
import { chooseHeadline } from './craft/headline.ts';
import { chooseSubhead } from './craft/subhead.ts';
import { askOwner } from './diagnose/questions.ts';
import { elevate } from './elevate/elevate.ts';
import { findObjections } from './elevate/objections.ts';
import { listProof } from './elevate/proof.ts';
import { engineer } from './engineer/engineer.ts';
import { planForms } from './engineer/forms.ts';
import { planHead } from './engineer/head-data.ts';
import { planPages } from './engineer/page-plan.ts';
import { placeForms } from './engineer/place-forms.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { groupFindings } from './finding-groups.ts';
import { followOwner, withoutStatements } from './follow-owner.ts';
import { mergeOpening } from './opening/merge-opening.ts';
import { writeOpening } from './opening/opening.ts';
import { type Reading, readInput, type StrategyInput } from './read-site.ts';
import { lettersOf, withoutNote } from './words.ts';
import { writeSentences } from './write-sentences.ts';
import { findXFactor } from './x-factor/x-factor.ts';

const CONTACT_KINDS = new Set(['email', 'phone', 'address', 'hours']);

/** What a statement says; '' where it says that nothing could be looked at. */
const known = ({ kind, text }: Claim): string => (kind === 'unknown' ? '' : text);

function siteFacts(reading: Reading): Strategy['site'] {
  const { site, profile, name, language, place } = reading;
  return {
    url: site.url,
    host: displayHost(site.url),
    businessName: name,
    // Drop the native-language note: the label is English.
    industry: language === 'en' ? known(profile.industry.claim) : withoutNote(known(profile.industry.claim)),
    language,
    place,
    purpose: known(profile.primaryPurpose),
    model: profile.businessModel.modelId,
    contacts: profile.contacts
      .filter((contact) => CONTACT_KINDS.has(contact.contactKind) && contact.kind !== 'not-found' && contact.text !== '')
      .map((contact) => ({ kind: contact.contactKind, value: contact.text, evidence: contact.evidence.slice(0, 1) })),
    social: profile.socialHandles.filter((handle) => handle.url !== '').map((handle) => ({ platform: handle.platform, url: handle.url })),
    offers: reading.offers,
  };
}

/** Checks that only this site needs. */
const ownChecks = (texts: readonly string[]) =>
  texts.map((text, at): AcceptanceTest => ({ id: `own-${at + 1}`, area: 'content', text, findingIds: [], own: true }));

const emailOf = ({ profile }: Reading) => profile.contacts.find(({ contactKind }) => contactKind === 'email')?.text ?? '';

/** Contacts that the new site leaves out, such as those of a template, are nobody's. */
function withoutContacts(reading: Reading, leaveOut: readonly LeaveOut[]): Reading {
  const out = leaveOut.map(({ text }) => lettersOf(text));
  const contacts = reading.profile.contacts.filter(({ text }) => !out.some((words) => words.includes(lettersOf(text))));
  return { ...reading, profile: { ...reading.profile, contacts } };
}

/**
 * The EXCEED strategy of a site: Evaluate, X-factor, Craft, Engineer, Elevate, Diagnose. Pure: every word, number and quote
 * of it comes from the input or from a standard that is named with it; what is missing becomes a question for the owner.
 * A strategist's `choices` are used where there are any. Throws when the site has no page.
 */
export function buildStrategy(input: StrategyInput, choices: StrategyChoices = {}): Strategy {
  const reading = withoutContacts(readInput(input), choices.opening?.leaveOut ?? []);
  const groups = groupFindings(input.audit);
  const home = reading.home.path;
  const formPages = new Set(reading.pages.filter(({ page }) => page.forms.some((form) => !form.hidden)).map(({ path }) => path));
  const isAsIs = (path: string) => path !== home && !formPages.has(path) && staysWordForWord(path, choices);
  const decided = decidePages(planPages(reading), choices.pages, { home, isFixed: (path) => formPages.has(path), isAsIs });
  const added = addedPages(choices.pages, choices.head, reading.site.url);
  const pagePlan = [...decided, ...added];
  const proof = listProof(reading);
  const objections = findObjections(reading);
  const headline = choices.headline ?? chooseHeadline(reading);
  const subhead = choices.subhead ?? chooseSubhead(reading, headline);
  const today = wordHead(planHead(reading, pagePlan, headline.text), choices.head, home);
  const head = [...withoutLeftOutHeadings(today, choices, home), ...headOfAdded(added, choices, reading.name)];
  const { forms, sections, takenFrom } = placeForms(planForms(reading), choices, {
    pagePlan,
    language: reading.language,
    email: emailOf(reading),
  });
  const placed = sections ? { ...choices, sections } : choices;
  const parts = {
    xFactor: findXFactor(reading, { headline: headline.text, subhead: subhead.text }),
    craft: craft(reading, { headline, subhead, head, pagePlan, proof, objections, choices: placed, isAsIs, takenFrom }),
    elevate: elevate(reading, { proof, objections, design: choices.design }),
  };
  const built = { ...parts, engineer: engineer(reading, { pagePlan, head, forms, objections, navigation: choices.navigation }) };
  const fields = {
    site: siteFacts(reading),
    evaluate: evaluate(reading, groups, { pagePlan, proof }),
    ...built,
    diagnose: { questions: askOwner(reading, built), acceptance: ownChecks(choices.acceptance ?? []) },
  };
  const opening = mergeOpening(writeOpening(reading, groups, fields), choices.opening);
  const leftOut = opening.leaveOut.map(({ text }) => text);
  const told = withoutStatements({ ...fields, opening }, leftOut);
  return writeSentences(followOwner(told, reading.profile));
}
