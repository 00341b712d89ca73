import { formsOf } from '#contracts/site.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { isContactLink } from '#text/address.ts';
import { upperFirst } from '#text/characters.ts';
import { bareLabel } from '#text/label.ts';
import { listed } from '#text/list.ts';
import { lettersOf } from '#text/words.ts';
import { whyUnseen } from '../../../site-model/unseen.ts';
import { openingButton } from '../../craft/sections.ts';
import type { FindingGroup } from '../../finding-groups.ts';
import { formName, namePages } from '../../markdown/sentences.ts';
import { peopleOf } from '../../people.ts';
import { evidenceAt, pathOf, type Reading, samePageKey } from '../../read-site.ts';
import type { OpeningParts } from '../opening.ts';
import { groupWith, type MoveCandidate, move } from './move.ts';

/** What a visitor does with a form of each purpose. */
const DONE_WITH_FORM: Record<string, string> = {
  booking: 'book',
  order: 'order',
  donation: 'donate',
  registration: 'sign up',
  contact: 'get in touch',
};

/** Regions that are on the first screen of every page. */
const TOP = new Set(['header', 'nav']);

/** How the home page leads to the goal: by a button of its first screen, by a link at the top, further down, or not at all. */
function wayToGoal(reading: Reading, { target, label }: Strategy['craft']['goal']): 'button' | 'link' | 'below' | 'none' {
  const leads = (href: string) => {
    const path = pathOf(href, reading.site.host);
    return path === target || (path.startsWith('/') && target.startsWith('/') && samePageKey(path) === samePageKey(target));
  };
  const { page } = reading.home;
  const opening = openingButton(reading.home, reading);
  const isCalled = page.callsToAction.some(({ href, region, hidden }) => !hidden && TOP.has(region) && leads(href));
  // A button of the same name scrolls down to the one that leads on.
  const isNamed = page.callsToAction.some(
    ({ text, href, hidden }) =>
      !hidden && pathOf(href, reading.site.host) === reading.home.path && lettersOf(bareLabel(text)) === lettersOf(bareLabel(label)),
  );
  if ((opening && leads(opening.target)) || isNamed || isCalled) return 'button';
  const links = page.links.filter(({ href, hidden }) => !hidden && leads(href));
  if (links.some(({ region }) => TOP.has(region))) return 'link';
  return links.length > 0 ? 'below' : 'none';
}

function firstScreen(reading: Reading, { craft }: OpeningParts): MoveCandidate[] {
  const { goal } = craft;
  if (goal.kind === 'not-found' || goal.target === reading.home.path) return [];
  const way = wayToGoal(reading, goal);
  if (way === 'button') return [];
  const people = peopleOf(reading.profile.businessModel.modelId);
  const forms = formsOf(reading.site).filter(({ pageUrl }) => pathOf(pageUrl, reading.site.host) === goal.target);
  const form = forms.find(({ purpose }) => DONE_WITH_FORM[purpose]);
  const where = way === 'link' ? 'only a link in the menu leads there today' : 'nothing on the first screen leads there today';
  const title = form
    ? `Let ${people} ${DONE_WITH_FORM[form.purpose]} from the first screen: the ${formName(form.purpose)} is only on ${goal.target}`
    : `Put "${goal.label}" on the first screen: ${where}`;
  return [
    move('first-screen', {
      title,
      why: `The step that brings ${people} is the one they have to look for; who is ready to act should not have to scroll or search.`,
      how: `Make "${goal.label}" the filled button below the headline of ${reading.home.path}, leading to ${goal.target}.`,
      effect: way === 'link' ? 80 : 88,
      evidence: form ? formEvidence(reading, form) : goal.evidence.slice(0, 1),
      findingIds: [],
    }),
  ];
}

function formEvidence({ site }: Reading, form: ReturnType<typeof formsOf>[number]) {
  const page = site.pages.find(({ url }) => url === form.pageUrl);
  return page && form.submitText !== '' ? [evidenceAt(page, form.selector, form.submitText)] : [];
}

function noStep({ site }: Reading, { craft }: OpeningParts, people: string): MoveCandidate[] {
  if (craft.goal.kind !== 'not-found' || whyUnseen(site) !== '') return [];
  return [
    move('next-step', {
      title: 'Give visitors one next step: no page offers one',
      why: `${upperFirst(people)} who are convinced find no button, form or number to act on.`,
      how: 'Decide on one action (call, write, book, buy) and end every page with it.',
      effect: 92,
      effort: 'medium',
      findingIds: ['missing-call-to-action'],
    }),
  ];
}

/** From so many different actions next to the main one on, none of them leads. */
const TOO_MANY = 3;

function oneAction(reading: Reading, { craft }: OpeningParts): MoveCandidate[] {
  const { goal } = craft;
  const actions = reading.home.page.callsToAction.filter(
    ({ hidden, region, href }) => !hidden && region !== 'footer' && href !== '' && !isContactLink(href),
  );
  const byLabel = new Map(actions.map(({ text }) => [lettersOf(bareLabel(text)), bareLabel(text)]));
  const others = [...byLabel.values()].filter((label) => label.length > 1 && lettersOf(label) !== lettersOf(goal.label));
  if (others.length < TOO_MANY || goal.kind === 'not-found') return [];
  const shown = listed(others.slice(0, 3).map((label) => `"${label}"`));
  return [
    move('one-action', {
      title: `Ask for one thing on the home page: "${goal.label}", not ${others.length + 1} different ones`,
      why: 'Several equal buttons leave the choice to the visitor, and an undecided visitor leaves.',
      how: `Fill only the button "${goal.label}"; today others compete with it, such as ${shown}.`,
      effect: 58,
      evidence: goal.evidence.slice(0, 1),
      findingIds: ['too-many-calls-to-action'],
    }),
  ];
}

function formByMail(groups: readonly FindingGroup[], people: string): MoveCandidate[] {
  const group = groupWith(groups, 'form-sends-by-mail-program');
  if (!group) return [];
  return [
    move('form-by-mail', {
      title: `Let the form send by itself: on ${namePages(group.pages)} it opens the visitor\u2019s mail program`,
      why: `On a phone or a shared computer there is often no mail program, and ${people} are lost at the last step.`,
      how: 'Send the entries from the site, show a text of thanks only after they arrived, and test it once before launch.',
      effect: 76,
      evidence: group.evidence.slice(0, 1),
      findingIds: [group.id],
    }),
  ];
}

/** Moves about the step from visitor to customer. */
export function actionMoves(reading: Reading, parts: OpeningParts, groups: readonly FindingGroup[]): MoveCandidate[] {
  const people = peopleOf(reading.profile.businessModel.modelId);
  return [...noStep(reading, parts, people), ...firstScreen(reading, parts), ...formByMail(groups, people), ...oneAction(reading, parts)];
}
