import type { Recommendation, Strategy } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { comparable, foldedWithin, inQuotes, plural } from '#text/words.ts';
import { formName, namePages } from './markdown/sentences.ts';
import { homeHead, homePath } from './strategy-fields.ts';

type Parts = Pick<Strategy, 'xFactor' | 'craft' | 'engineer' | 'elevate'> & { diagnose: Pick<Strategy['diagnose'], 'measures'> };

type Advice = Pick<Recommendation, 'title' | 'action' | 'why' | 'successCriterion' | 'impact'> & { evidence?: Recommendation['evidence'] };

const recommendation = (id: string, part: Recommendation['part'], advice: Advice): Recommendation => ({
  ...{ id, part, pages: [], findingIds: [], evidence: [], lookedIn: '', effort: 'small' },
  ...advice,
});

function headlineAdvice(parts: Parts): Recommendation[] {
  const { headline, subhead } = parts.craft;
  const h1 = homeHead(parts)?.h1.now ?? '';
  const isProved = headline.kind === 'owner' || headline.evidence.length > 0;
  if (comparable(h1) === comparable(headline.text) || !isProved) return [];
  const extendsToday = h1 !== '' && foldedWithin(h1, headline.text);
  const weakness = extendsToday
    ? `"${h1}" alone could be on the site of any competitor.`
    : headline.kind === 'owner'
      ? `The owner wrote this line; today the page says "${h1}".`
      : `"${h1}" says less about what this business does, where and for whom.`;
  return [
    recommendation('headline', 'craft', {
      title: headlineTitle(headline, extendsToday),
      action: `Use "${headline.text}" as the headline of ${homePath(parts)}, with "${subhead.text}" below it.`,
      why: h1 === '' ? 'The home page has no headline today.' : weakness,
      evidence: headline.evidence,
      impact: extendsToday ? 'medium' : 'high',
      successCriterion: 'A person who sees the first screen for five seconds can say what is offered and to whom.',
    }),
  ];
}

function headlineTitle({ kind }: Strategy['craft']['headline'], extendsToday: boolean): string {
  if (kind === 'owner') return 'Open with the headline of the owner';
  return extendsToday ? 'Name the business in the headline' : 'Open with the most specific true statement';
}

function messageAdvice(parts: Parts): Recommendation[] {
  const { craft, xFactor } = parts;
  const { goal } = craft;
  const home = homePath(parts);
  const oneAction = recommendation('one-action', 'craft', {
    title: 'Ask for one thing',
    action: `Make "${goal.label}" (${goal.target}) the only filled button, on ${namePages([home, ...goal.repeatsOn.filter((path) => path !== home)])}.`,
    why: 'Several equal buttons leave the choice to the visitor; one repeated action is easier to follow and to measure.',
    evidence: goal.evidence,
    impact: 'high',
    successCriterion: 'Each page shows exactly one filled button label, and the primary_action event counts it.',
  });
  if (!xFactor.statement) return [oneAction];
  const difference = recommendation('x-factor', 'x-factor', {
    title: 'Say what sets the business apart',
    action: `Put "${xFactor.statement.text}" within the first two screens of the home page.`,
    why: 'It is the statement on the site that is hardest for a competitor to copy.',
    evidence: xFactor.statement.evidence,
    impact: 'high',
    successCriterion: 'The sentence would be false with a competitor\u2019s name in it, and it is seen without a click.',
  });
  return [oneAction, difference];
}

function structureAdvice({ engineer }: Parts): Recommendation[] {
  const { structuredData, urlMap } = engineer;
  const unconnected = engineer.forms.filter((form) => form.destination.kind === 'unknown');
  const list = [
    recommendation('keep-addresses', 'engineer', {
      title: 'Keep every URL',
      action: `Publish every page at the URL it has today${urlMap.length === 0 ? '' : `, except for the ${plural(urlMap.length, 'URL')} of the URL map`}.`,
      why: 'Rankings, bookmarks and backlinks depend on URLs.',
      impact: 'high',
      successCriterion: 'Every URL of the page plan responds as planned on the day of publishing.',
    }),
    recommendation('structured-data', 'engineer', {
      title: `Add structured data: ${listed([...new Set(structuredData.map((entry) => entry.type))])}`,
      action: `Put the JSON-LD below into ${namePages([...new Set(structuredData.map((entry) => entry.path))])}.`,
      why: 'It gives search engines and assistants the name, the industry and the contact details in a form they need not guess.',
      impact: 'medium',
      successCriterion: 'A structured-data test reads every block without an error.',
    }),
  ];
  if (unconnected.length === 0) return list;
  const connect = recommendation('connect-forms', 'engineer', {
    title: 'Connect every form',
    action: `Name a destination for ${listed(unconnected.map((form) => `the ${formName(form.purpose)} on ${form.path}`))} before publishing.`,
    why: 'A form that leads nowhere looks finished and loses every inquiry.',
    evidence: unconnected.flatMap((form) => form.evidence.slice(0, 1)).slice(0, 3),
    impact: 'high',
    successCriterion: 'A test entry arrives, and the success text is shown.',
  });
  return [...list, connect];
}

function trustAdvice({ elevate, craft }: Parts): Recommendation[] {
  const list: Recommendation[] = [];
  const used = elevate.proof.filter((item) => item.decision === 'use');
  if (used.length > 0) {
    const strongest = used.slice(0, 2).map((item) => inQuotes(item.text));
    list.push(
      recommendation('proof-near-action', 'elevate', {
        title: 'Show the proof where visitors decide',
        action: `Show the strongest proof (${strongest.join(', ')}) on the first screen and the rest before the closing action.`,
        why: `Today it is on ${namePages([...new Set(used.map((item) => item.page))])}, which not every visitor sees.`,
        evidence: used.flatMap((item) => item.evidence.slice(0, 1)).slice(0, 3),
        impact: 'high',
        successCriterion: 'Each proof appears word for word on the new site and names its source.',
      }),
    );
  }
  const questions = elevate.objections.length;
  if (questions > 0) {
    list.push(
      recommendation('objections', 'elevate', {
        title: 'Answer doubts before they stop a visitor',
        action: `Place the ${plural(questions, 'question')} of the site before the closing action of the pages they are about.`,
        why: `Visitors ask ${questions === 1 ? 'it' : 'them'} before they choose "${craft.goal.label}".`,
        evidence: elevate.objections.flatMap((entry) => entry.evidence.slice(0, 1)).slice(0, 3),
        impact: 'medium',
        successCriterion: 'Every question and its answer can be read with the keyboard and without leaving the page.',
      }),
    );
  }
  const failing = elevate.look.contrast.filter((pair) => !pair.passes);
  const shades = elevate.look.colors.filter((color) => !color.observed).map((color) => `${color.role} becomes ${color.hex}`);
  if (failing.length > 0) {
    list.push(
      recommendation('contrast', 'elevate', {
        title: 'Make text colors readable',
        action: `${shades.join('; ')}.`,
        why: `${listed(failing.map((pair) => `${pair.text} on ${pair.background} has ${pair.ratio}:1 (${pair.use})`))}; WCAG 1.4.3 asks for 4.5:1.`,
        impact: 'medium',
        successCriterion: 'A contrast tool shows 4.5:1 or more for each of these pairs.',
      }),
    );
  }
  return list;
}

function measuringAdvice({ diagnose }: Parts): Recommendation {
  return recommendation('measure', 'diagnose', {
    title: 'Measure before and after',
    action: `Count ${listed(diagnose.measures.slice(0, 3).map((measure) => measure.event))} on today's site for two weeks, then on the new one.`,
    why: 'Without figures from before, there is no way to tell whether the new site is better.',
    impact: 'medium',
    successCriterion: 'Both periods show figures for the same events.',
  });
}

/** What to do beyond fixing issues, part by part, each with its evidence and how one would know that it worked. */
export function recommend(parts: Parts): Recommendation[] {
  return [...headlineAdvice(parts), ...messageAdvice(parts), ...structureAdvice(parts), ...trustAdvice(parts), measuringAdvice(parts)];
}
