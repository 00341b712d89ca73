import type { CopyLine, Strategy } from '#contracts/strategy.ts';
import texts from './bad-texts.json' with { type: 'json' };
import { addLine, dropLines, exchange, type Good, inStrategy, type Mutant, rewrite } from './mutant.ts';

const foreign = ({ site }: Strategy) => (site.language === 'en' ? texts.foreign.en : texts.foreign.other);
const withText = (line: CopyLine, text: string): CopyLine => ({ ...line, text });

/** Texts that no owner would forgive, and a text in another language. */
const EMBARRASSING: [name: string, text: (strategy: Strategy) => string][] = [
  ['a menu', () => texts.menu],
  ['a skip link', () => texts.skipLink],
  ['an error message', () => texts.error],
  ['a cookie notice', () => texts.cookie],
  ['a framework\u2019s note', () => texts.framework],
  ['glued words', () => texts.glued],
  ['a cut sentence', () => texts.cut],
  ['a sentence in another language', foreign],
  ['a form instruction', () => texts.form],
  ['a moved-page note', () => texts.moved],
  ['contact details', () => texts.contact],
  ['two lines in one', () => texts.together],
];

function asLine(point: number, what: string, change: (strategy: Strategy, text: string) => boolean): Mutant[] {
  return EMBARRASSING.map(([problem, text]) => ({
    point,
    name: `${problem} as the ${what}`,
    plant: inStrategy((strategy) => change(strategy, text(strategy))),
  }));
}

const goal = ({ strategy }: Good) => strategy.craft.goal;
const goalValue = (good: Good) => goal(good).target.replace(/^(?:tel|mailto):/, '');

const oneGoal: Mutant[] = [
  { point: 4, name: 'the main action lost', plant: dropLines((good) => goal(good).label) },
  { point: 4, name: 'another label for the main action', plant: exchange((good) => [goal(good).label, 'Click here']) },
  { point: 4, name: 'the main action without a target', plant: exchange((good) => [goalValue(good), 'the right place']) },
  { point: 4, name: 'a second main action', plant: addLine('- Primary button: "Download our brochure", filled.') },
  { point: 4, name: 'two filled buttons', plant: addLine('Put a second filled button, "Chat with us", next to the first.') },
  {
    point: 4,
    name: 'no place where it repeats',
    plant: rewrite((text) => text.replaceAll(/[^\n.]*\b(?:repeat|same button|only filled|every page|each page)[^\n.]*\.?/gi, '')),
  },
  {
    point: 4,
    name: 'a main action that opens the page it is on',
    plant: inStrategy(({ craft, engineer }) => {
      const home = craft.pages[0]?.path ?? '/';
      Object.assign(craft.goal, { target: home, targetKind: 'page' });
      return craft.goal.kind !== 'not-found' && !engineer.forms.some(({ path }) => path === home);
    }),
  },
  {
    point: 4,
    name: 'a main action that leads nowhere',
    plant: inStrategy(({ craft }) => {
      craft.goal.target = '#';
      return true;
    }),
  },
  ...['Skip to main content', 'Accept all cookies', 'Loading ...', 'Read more', 'Submit', 'Verstuur'].map(
    (label): Mutant => ({
      point: 4,
      name: `"${label}" as the main action`,
      plant: inStrategy(({ craft }) => {
        craft.goal.label = label;
        craft.primaryButton.text = label;
        return true;
      }),
    }),
  ),
];

const buyersOf = ({ opening, craft }: Strategy) =>
  (opening?.forWhom.length ?? 0) > 0 ? (opening?.forWhom.map(({ text }) => text) ?? []) : craft.visitors.map(({ who }) => who);

function setBuyer(strategy: Strategy, text: string): boolean {
  const [first] = strategy.opening?.forWhom ?? [];
  if (!strategy.opening || !first) return false;
  strategy.opening.forWhom[0] = withText(first, text);
  return true;
}

const visitors: Mutant[] = [
  { point: 5, name: 'the first group of visitors lost', plant: dropLines(({ strategy }) => buyersOf(strategy)[0]) },
  { point: 5, name: 'all visitors lost', plant: dropLines(({ strategy }) => buyersOf(strategy)) },
  { point: 5, name: 'everyone as the visitors', plant: exchange(({ strategy }) => [buyersOf(strategy)[0] ?? '', 'Everyone']) },
  { point: 5, name: 'a group that fits any site', plant: inStrategy((strategy) => setBuyer(strategy, 'People who visit the website')) },
  ...asLine(5, 'visitors', setBuyer),
];

const copy: Mutant[] = [
  { point: 6, name: 'the headline lost', plant: dropLines(({ strategy }) => strategy.craft.headline.text) },
  { point: 6, name: 'the subhead lost', plant: dropLines(({ strategy }) => strategy.craft.subhead.text) },
  { point: 6, name: 'another headline', plant: exchange(({ strategy }) => [strategy.craft.headline.text, texts.superlative]) },
  ...asLine(6, 'headline', ({ craft }, text) => {
    craft.headline = withText(craft.headline, text);
    return true;
  }),
  ...asLine(6, 'subhead', ({ craft }, text) => {
    craft.subhead = withText(craft.subhead, text);
    return true;
  }),
  ...(['headline', 'subhead'] as const).flatMap((line): Mutant[] => [
    {
      point: 6,
      name: `labels in a row as the ${line}`,
      plant: inStrategy(({ craft }) => {
        craft[line] = withText(craft[line], texts.labels);
        return true;
      }),
    },
    {
      point: 6,
      name: `a name that breaks off in the ${line}`,
      plant: inStrategy(({ craft, site }) => {
        site.businessName = `House of ${site.businessName}`;
        craft[line] = withText(craft[line], 'The House of is a practice that people in the region trust');
        return true;
      }),
    },
  ]),
  ...['contact', 'together', 'labels'].map(
    (kind): Mutant => ({
      point: 6,
      name: `a promise that is none: ${kind}`,
      plant: inStrategy(({ opening }) => {
        if (!opening) return false;
        opening.promise = withText(opening.promise, texts[kind as 'contact' | 'together' | 'labels']);
        return true;
      }),
    }),
  ),
  {
    point: 6,
    name: 'an entry of a list as the subhead',
    plant: inStrategy(({ craft }) => {
      const items = craft.pages[0]?.sections.flatMap((section) => section.items) ?? [];
      const entry = items.find(({ kind, title, text }) => kind === 'text' && title === '' && text.length > 10);
      if (entry) craft.subhead = withText(craft.subhead, entry.text);
      return entry !== undefined;
    }),
  },
  {
    point: 6,
    name: 'the address of the business as the headline',
    plant: inStrategy(({ craft, site }) => {
      site.contacts.push({ kind: 'address', value: 'Mill Lane 5, 41049 Oldtown', evidence: [] });
      craft.headline = withText(craft.headline, `${site.businessName}: you find us at Mill Lane 5, 41049 Oldtown`);
      return true;
    }),
  },
  {
    point: 6,
    name: 'a greeting at the end of the promise',
    plant: inStrategy(({ opening, site }) => {
      if (!opening) return false;
      opening.promise = withText(opening.promise, `${site.businessName}, all about our work - Welcome`);
      return true;
    }),
  },
  {
    point: 6,
    name: 'a headline that fits any competitor',
    plant: inStrategy(({ craft }) => {
      craft.headline = withText(craft.headline, texts.welcome);
      craft.subhead = withText(craft.subhead, texts.generic);
      return true;
    }),
  },
];

function setReason(strategy: Strategy, text: string): boolean {
  const [first] = strategy.opening?.believe ?? [];
  if (!strategy.opening || !first) return false;
  strategy.opening.believe[0] = withText(first, text);
  return true;
}

const reasons: Mutant[] = [
  { point: 7, name: 'a reason to believe lost', plant: dropLines(({ strategy }) => strategy.opening?.believe[0]?.text) },
  { point: 7, name: 'all reasons lost', plant: dropLines(({ strategy }) => strategy.opening?.believe.map(({ text }) => text)) },
  { point: 7, name: 'a superlative as the reason', plant: inStrategy((strategy) => setReason(strategy, texts.superlative)) },
  { point: 7, name: 'a reason that fits any competitor', plant: inStrategy((strategy) => setReason(strategy, texts.generic)) },
  { point: 7, name: 'a verse as the reason', plant: inStrategy((strategy) => setReason(strategy, texts.verse)) },
  ...asLine(7, 'reason to believe', setReason),
];

export const message: Mutant[] = [...oneGoal, ...visitors, ...copy, ...reasons];
