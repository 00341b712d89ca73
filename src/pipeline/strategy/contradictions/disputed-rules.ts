import { createGroupFinder } from '#lexicon/group-finder.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import topic from '#lexicon/site-rules.json' with { type: 'json' };
import { memoize } from '#text/memoize.ts';
import { distinctBy } from '#text/words.ts';
import type { Reading } from '../read-site.ts';
import { type Statement, statementsOf } from './statements.ts';

/** What pages disagree about, with a statement for each side. */
export type Dispute = { id: string; about: string; statements: Statement[] };

/** Groups of site-rules.json that say yes and no to one thing. */
const RULES = [
  { id: 'pets', about: 'pets' },
  { id: 'cards', about: 'paying by card' },
  { id: 'appointments', about: 'coming without an appointment' },
];

/** Every sentence of the site is searched for these terms alone. */
const findRules = memoize(createGroupFinder(topic));
const says = (text: string, group: string) => findRules(text).has(group);

/** Rules that one page states and another denies: `pets welcome`, `not pet friendly`. */
export function disputedRules(reading: Pick<Reading, 'pages'>): Dispute[] {
  const rules = statementsOf(reading).filter(({ text }) => findRules(text).size > 0);
  return RULES.flatMap(({ id, about }) => {
    const no = rules.filter(({ text }) => says(text, `${id}-no`));
    // `Not pet friendly` contains `pet friendly`.
    const yes = rules.filter(({ text }) => says(text, `${id}-yes`) && !says(text, `${id}-no`));
    return yes[0] && no[0] ? [{ id, about, statements: [yes[0], no[0]] }] : [];
  });
}

const DISTANCE = /(\d+(?:[.,]\d+)?)\s*-?\s*(km|kilomet\w*|m|met(?:er|re)s?|miles?|minut\w*|mins?)\b/giu;
/** A place named this soon after a distance is what it leads to, in characters. */
const NEAR = 45;
/** Distances that differ by less are rounded. */
const ROUNDED = 1.25;
const METERS: [start: string, factor: number][] = [
  ['min', 1],
  ['mi', 1609],
  ['k', 1000],
  ['m', 1],
];

type Distance = { key: string; value: number; statement: Statement };

const MODES = ['walk', 'foot', 'drive', 'car', 'bike', 'gehminuten', 'autominuten', 'auto'];

function distancesIn(statement: Statement): Distance[] {
  const { text } = statement;
  return [...text.matchAll(DISTANCE)].flatMap(({ 0: whole, 1: figure = '', 2: unit = '', index }) => {
    const after = text.slice(index + whole.length, index + whole.length + NEAR);
    const [target] = matchTerms(after, 'site-rules', 'distance-target');
    if (!target) return [];
    const lower = unit.toLowerCase();
    const isTime = lower.startsWith('min');
    const factor = METERS.find(([start]) => lower.startsWith(start))?.[1] ?? 1;
    const mode = isTime ? (MODES.find((word) => `${lower} ${after.toLowerCase()}`.includes(word)) ?? '') : '';
    const place = after.slice(target.start, target.end).toLowerCase();
    return [{ key: `${place} ${isTime ? `minutes ${mode}` : 'meters'}`, value: Number(figure.replace(',', '.')) * factor, statement }];
  });
}

/** Distances to one kind of place that differ by more than rounding explains. */
export function disputedDistances(reading: Pick<Reading, 'pages'>): Dispute[] {
  const byPlace = Map.groupBy(statementsOf(reading).flatMap(distancesIn), ({ key }) => key);
  return [...byPlace].flatMap(([key, found]) => {
    const sorted = found.toSorted((a, b) => a.value - b.value);
    const [least, most] = [sorted[0], sorted.at(-1)];
    if (!least || !most || most.value <= least.value * ROUNDED) return [];
    const statements = distinctBy([least.statement, most.statement], ({ text }) => text);
    const place = key
      .split(' ')
      .slice(0, key.includes('minutes') ? -2 : -1)
      .join(' ')
      .trim();
    return statements.length === 2
      ? [{ id: `distance-${place.replace(/\P{L}+/gu, '-')}`, about: `the distance to the ${place}`, statements }]
      : [];
  });
}
