import type { Recommendation, Strategy } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { namePages } from './finding-groups.ts';
import type { Reading } from './read-site.ts';
import { comparable, foldedWithin, inQuotes, plural } from './words.ts';

type Parts = Pick<Strategy, 'xFactor' | 'craft' | 'engineer' | 'elevate' | 'diagnose'>;

function aboutMessage(reading: Reading, { craft, xFactor }: Parts): Recommendation[] {
  const list: Recommendation[] = [];
  const h1 = reading.home.h1;
  if (comparable(h1) !== comparable(craft.headline.text) && craft.headline.evidence.length > 0) {
    const isToday = h1 !== '' && foldedWithin(h1, craft.headline.text);
    list.push({
      id: 'headline',
      part: 'craft',
      title: isToday ? 'Say in the headline whose it is' : 'Open with the most specific true line',
      action: `Use "${craft.headline.text}" as headline of ${reading.home.path}, with "${craft.subhead.text}" below it.`,
      why: isToday
        ? `"${h1}" alone could stand on the site of any competitor.`
        : h1 === ''
          ? 'The home page has no headline today.'
          : `"${h1}" says less of what this business does, where and for whom.`,
      findingIds: [],
      evidence: craft.headline.evidence,
      impact: isToday ? 'medium' : 'high',
      effort: 'small',
      successCriterion: 'Someone who sees the first screen for five seconds can say what is offered and to whom.',
    });
  }
  list.push({
    id: 'one-action',
    part: 'craft',
    title: 'Ask for one thing',
    action: `Make "${craft.goal.label}" (${craft.goal.target}) the only filled button, on ${namePages([reading.home.path, ...craft.goal.repeatsOn.filter((path) => path !== reading.home.path)])}.`,
    why: 'Several equal buttons leave the choice to the visitor; one repeated action is easier to follow and to measure.',
    findingIds: [],
    evidence: craft.goal.evidence,
    impact: 'high',
    effort: 'small',
    successCriterion: 'Each page shows exactly one filled button label, and the primary_action event counts it.',
  });
  if (xFactor.statement) {
    list.push({
      id: 'x-factor',
      part: 'x-factor',
      title: 'Say what sets the business apart',
      action: `Put "${xFactor.statement.text}" within the first two screens of the home page.`,
      why: 'It is the statement of the site that is hardest for a competitor to copy.',
      findingIds: [],
      evidence: xFactor.statement.evidence,
      impact: 'high',
      effort: 'small',
      successCriterion: 'The sentence would be false with a competitor\u2019s name in it, and it is seen without a click.',
    });
  }
  return list;
}

function aboutStructure(reading: Reading, { engineer }: Parts): Recommendation[] {
  const list: Recommendation[] = [];
  const types = [...new Set(engineer.structuredData.map((entry) => entry.type))];
  list.push({
    id: 'keep-addresses',
    part: 'engineer',
    title: 'Keep every address',
    action:
      engineer.urlMap.length === 0
        ? 'Publish every page at the address it has today.'
        : `Publish every page at the address it has today, except ${plural(engineer.urlMap.length, 'address', 'addresses')} of the URL map.`,
    why: 'Rankings, bookmarks and links from other sites hang on addresses.',
    findingIds: [],
    evidence: [],
    impact: 'high',
    effort: 'small',
    successCriterion: 'Every address of the page plan answers as planned on the day of publishing.',
  });
  list.push({
    id: 'structured-data',
    part: 'engineer',
    title: `Add structured data: ${listed(types)}`,
    action: `Put the JSON-LD below into ${namePages([...new Set(engineer.structuredData.map((entry) => entry.path))])}.`,
    why: 'It states name, trade and contact in a form that search engines and assistants read without guessing.',
    findingIds: [],
    evidence: [],
    impact: 'medium',
    effort: 'small',
    successCriterion: 'A structured-data test reads every block without an error.',
  });
  const byHand = engineer.forms.filter((form) => /by hand/.test(form.destination));
  if (byHand.length > 0) {
    list.push({
      id: 'connect-forms',
      part: 'engineer',
      title: 'Connect every form',
      action: `Name a destination for ${listed(byHand.map((form) => `the ${form.purpose} form on ${form.path}`))} before publishing.`,
      why: 'A form that leads nowhere looks finished and loses every enquiry.',
      findingIds: [],
      evidence: byHand.flatMap((form) => form.evidence.slice(0, 1)).slice(0, 3),
      impact: 'high',
      effort: 'small',
      successCriterion: 'A test entry arrives, and the success text is shown.',
    });
  }
  return list.filter((entry) => reading.pages.length > 0 && entry.action !== '');
}

function aboutTrust(reading: Reading, { elevate, craft }: Parts): Recommendation[] {
  const list: Recommendation[] = [];
  const used = elevate.proof.filter((item) => item.decision === 'use');
  if (used.length > 0) {
    list.push({
      id: 'proof-near-action',
      part: 'elevate',
      title: 'Bring the proof to the decision',
      action: `Show the strongest proof (${used
        .slice(0, 2)
        .map((item) => inQuotes(item.text))
        .join(', ')}) on the first screen and the rest before the closing action.`,
      why: `It stands on ${namePages([...new Set(used.map((item) => item.page))])} today, where not every visitor comes.`,
      findingIds: [],
      evidence: used.flatMap((item) => item.evidence.slice(0, 1)).slice(0, 3),
      impact: 'high',
      effort: 'small',
      successCriterion: 'Each proof stands word for word on the new site and names its source.',
    });
  }
  if (elevate.objections.length > 0) {
    list.push({
      id: 'objections',
      part: 'elevate',
      title: 'Answer doubts before they stop anyone',
      action: `Place the ${plural(elevate.objections.length, 'question')} of the site before the closing action of the pages they concern.`,
      why: `Visitors ask them before they choose "${craft.goal.label}".`,
      findingIds: [],
      evidence: elevate.objections.flatMap((entry) => entry.evidence.slice(0, 1)).slice(0, 3),
      impact: 'medium',
      effort: 'small',
      successCriterion: 'Every question and its answer can be read with the keyboard and without leaving the page.',
    });
  }
  const failing = elevate.look.contrast.filter((pair) => !pair.passes);
  if (failing.length > 0) {
    list.push({
      id: 'contrast',
      part: 'elevate',
      title: 'Make colours readable',
      action: elevate.look.colors
        .filter((color) => !color.observed)
        .map((color) => `${color.role} becomes ${color.hex}`)
        .join('; ')
        .concat('.'),
      why: listed(failing.map((pair) => `${pair.text} on ${pair.background} has ${pair.ratio}:1 (${pair.use})`)).concat(
        '; WCAG 1.4.3 asks for 4.5:1.',
      ),
      findingIds: [],
      evidence: [],
      impact: 'medium',
      effort: 'small',
      successCriterion: 'A contrast tool shows 4.5:1 or more for each of these pairs.',
    });
  }
  return list.filter(() => reading.pages.length > 0);
}

/** What to do beyond mending faults, part by part, each with its evidence and how one would know that it worked. */
export function recommend(reading: Reading, parts: Parts): Recommendation[] {
  const measuring: Recommendation = {
    id: 'measure',
    part: 'diagnose',
    title: 'Measure before and after',
    action: `Count ${listed(parts.diagnose.measures.slice(0, 3).map((measure) => measure.event))} on today's site for two weeks, then on the new one.`,
    why: 'Without figures from before, nobody can say that the new site is better.',
    findingIds: [],
    evidence: [],
    impact: 'medium',
    effort: 'small',
    successCriterion: 'Both periods show figures for the same events.',
  };
  return [...aboutMessage(reading, parts), ...aboutStructure(reading, parts), ...aboutTrust(reading, parts), measuring];
}
