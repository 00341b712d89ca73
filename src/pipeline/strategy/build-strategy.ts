import type { ContactClaim, SocialHandle } from '#contracts/business.ts';
import { type Claim, type Evidence, isKnown } from '#contracts/evidence.ts';
import type { AcceptanceTest, PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { displayHost } from '#contracts/website-url.ts';
import { digitsOf } from '#text/characters.ts';
import { distinctBy, phoneKey, saysSame, withoutNote } from '#text/words.ts';
import { isPersonsProfile, isSocialProfile, profileKey } from '../site-model/social-profiles.ts';
import { type StrategyChoices, staysWordForWord } from './choices/choices.ts';
import { addedPages, decidePages } from './choices/decide-pages.ts';
import { pagesWithOwnText } from './choices/own-text.ts';
import { headOfAdded, wordHead } from './choices/word-head.ts';
import { craft } from './craft/craft.ts';
import { chooseHeadline } from './craft/headline.ts';
import { chooseSubhead } from './craft/subhead.ts';
import { wholeTexts } from './craft/whole-texts.ts';
import { askOwner } from './diagnose/questions.ts';
import { elevate } from './elevate/elevate.ts';
import { findObjections } from './elevate/objections.ts';
import { listProof } from './elevate/proof.ts';
import { engineer } from './engineer/engineer.ts';
import { faxNumbers } from './engineer/fax-numbers.ts';
import { isOwnForm } from './engineer/form-steps.ts';
import { planForms } from './engineer/forms.ts';
import { planHead } from './engineer/head-data.ts';
import { withHoursLabels } from './engineer/hours-labels.ts';
import { planPages } from './engineer/page-plan.ts';
import { placeForms } from './engineer/place-forms.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { groupFindings } from './finding-groups.ts';
import { followOwner } from './follow-owner.ts';
import { cutOut } from './leave-out/cut-out.ts';
import { createCutter } from './leave-out/cut-sentences.ts';
import { leftOutWords, withoutContacts, wordForWord } from './leave-out/left-out-words.ts';
import { mergeOpening, openQuestions, withoutFormQuestion } from './opening/merge-opening.ts';
import { writeOpening } from './opening/opening.ts';
import { type Reading, readInput, type StrategyInput, samePageKey } from './read-site.ts';
import { withoutAwaitedImages } from './withhold/awaited-images.ts';
import { hideUndecided } from './withhold/hide-undecided.ts';
import { withholdDoubts } from './withhold/withhold-doubts.ts';
import { writeSentences } from './write-sentences.ts';
import { findXFactor } from './x-factor/x-factor.ts';

const CONTACT_KINDS = new Set(['email', 'phone', 'address', 'hours']);

/** What a statement says; '' where it says that nothing was found or could be looked at. */
const known = ({ kind, text }: Claim): string => (isKnown({ kind }) ? text : '');

/** A person's profile is the business's own where its home page shows it: elsewhere it is that of one of its people. */
const isOwnProfile = ({ url, evidence }: SocialHandle, { home }: Reading): boolean =>
  !isPersonsProfile(url) || evidence.some((place) => place.url === home.page.url);

/** Where visitors read a number comes before a link that only dials it. */
function whereShown({ contactKind, text, evidence }: ContactClaim): Evidence[] {
  if (contactKind !== 'phone') return evidence;
  const isShown = ({ snippet }: Evidence) => digitsOf(snippet).endsWith(phoneKey(text));
  return evidence.toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)));
}

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
    contacts: withHoursLabels(
      [
        ...profile.contacts
          .filter((contact) => CONTACT_KINDS.has(contact.contactKind) && contact.kind !== 'not-found' && contact.text !== '')
          .map((contact) => ({ kind: contact.contactKind, value: contact.text, evidence: whereShown(contact).slice(0, 1) })),
        ...faxNumbers(reading),
      ],
      reading,
    ),
    social: distinctBy(
      profile.socialHandles.filter((handle) => handle.kind === 'owner' || (isSocialProfile(handle.url) && isOwnProfile(handle, reading))),
      ({ platform, url }) => `${platform} ${profileKey(url)}`,
    ).map(({ platform, url }) => ({ platform, url })),
    offers: reading.offers,
  };
}

/** Checks that only this site needs. */
const ownChecks = (texts: readonly string[]) =>
  texts.map((text, at): AcceptanceTest => ({ id: `own-${at + 1}`, area: 'content', text, findingIds: [], own: true }));

/** Gaps that no decision and no move of a strategist is about already. */
function withoutKnownGaps(xFactor: Strategy['xFactor'], { opening }: StrategyChoices): Strategy['xFactor'] {
  const told = [...(opening?.decisions ?? []).map(({ question }) => question), ...(opening?.moves ?? []).map(({ title }) => title)];
  return { ...xFactor, gaps: xFactor.gaps.filter((gap) => !told.some((text) => saysSame(text, gap))) };
}

const emailOf = ({ profile }: Reading) => profile.contacts.find(({ contactKind }) => contactKind === 'email')?.text ?? '';

/**
 * The EXCEED strategy of a site: Evaluate, X-factor, Craft, Engineer, Elevate, Diagnose. Pure: every word, number and quote
 * of it comes from the input or from a standard that is named with it; what is missing becomes a question for the owner.
 * A strategist's `choices` are used where there are any. Throws when the site has no page.
 */
export function buildStrategy(input: StrategyInput, choices: StrategyChoices = {}): Strategy {
  const whole = readInput(input);
  const chosenOut = leftOutWords(choices.opening ?? {}, whole);
  const reading = withoutContacts(whole, chosenOut);
  const groups = groupFindings(input.audit);
  const home = reading.home.path;
  const formPages = new Set(reading.pages.filter(({ page }) => page.forms.some((form) => isOwnForm(form, page))).map(({ path }) => path));
  const ownText = pagesWithOwnText(whole);
  const isAsIs = (path: string) => path !== home && !formPages.has(path) && staysWordForWord(path, choices);
  const decided = decidePages(planPages(reading), choices.pages, {
    home,
    isFixed: (path) => formPages.has(path),
    hasOwnText: (path) => ownText.has(path),
    textNote: (path) => (isAsIs(path) ? wordForWord(path, chosenOut, reading) : ''),
  });
  const added = addedPages(choices.pages, choices.head, reading.site.url);
  const isMade = ({ path }: PagePlanItem) => added.some((page) => samePageKey(page.path) === samePageKey(path));
  const pagePlan = [...decided.filter((item) => !isMade(item)), ...added];
  const proof = listProof(reading);
  const objections = findObjections(reading);
  const headline = choices.headline ?? chooseHeadline(reading);
  const subhead = choices.subhead ?? chooseSubhead(reading, headline);
  const today = wordHead(planHead(reading, pagePlan, headline.text), choices.head, home);
  const head = [...today, ...headOfAdded(added, choices, reading.name)];
  const { forms, sections, takenFrom } = placeForms(planForms(reading), choices, {
    pagePlan,
    language: reading.language,
    email: emailOf(reading),
  });
  const placed = sections ? { ...choices, sections } : choices;
  const parts = {
    xFactor: withoutKnownGaps(findXFactor(reading, { headline: headline.text, subhead: subhead.text }), choices),
    craft: craft(reading, { headline, subhead, head, pagePlan, proof, objections, choices: placed, isAsIs, takenFrom }),
    elevate: elevate(reading, { proof, objections, design: choices.design }),
  };
  const languages = added.flatMap(({ path }) => choices.pages?.get(path)?.language ?? []);
  const entries = [...(sections?.values() ?? [])].flat().flatMap(({ items }) => items);
  const { navigation } = choices;
  const built = { ...parts, engineer: engineer(reading, { pagePlan, head, forms, objections, navigation, languages, entries }) };
  const fields = {
    site: siteFacts(reading),
    evaluate: evaluate(reading, groups, { pagePlan, proof }),
    ...built,
    diagnose: {
      questions: openQuestions(askOwner(reading, built), choices.opening?.decisions),
      acceptance: ownChecks(choices.acceptance ?? []),
    },
  };
  const merged = withoutFormQuestion(mergeOpening(writeOpening(reading, groups, fields), choices.opening), forms);
  const opening = withholdDoubts(merged, whole);
  const leftOut = leftOutWords({ leaveOut: opening.leaveOut }, whole);
  const cutter = createCutter(leftOut);
  const wholes = wholeTexts(whole, { plan: pagePlan, urlMap: built.engineer.urlMap, leftOut });
  Object.assign(
    fields.craft,
    withoutAwaitedImages({ pages: fields.craft.pages, wholeTexts: wholes }, choices.design?.imagery ?? '', opening),
  );
  const told = cutOut({ ...fields, opening }, cutter, opening.leaveOut);
  return writeSentences(hideUndecided(followOwner(told, reading.profile)));
}
