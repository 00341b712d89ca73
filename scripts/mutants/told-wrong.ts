import type { Strategy } from '#contracts/strategy.ts';
import { numberOf, wordFor, wordsForNumbers } from '#pipeline/strategy/number-words.ts';
import { addLine, dropLines, type Good, inStrategy, type Mutant, rewrite } from './mutant.ts';

type Move = NonNullable<Strategy['opening']>['moves'][number];

const asMove = (id: string, title: string, how: string): Move => ({
  ...{ id, title, how, why: 'Customers look for it first.', impact: 'medium', effort: 'medium' },
  ...{ basis: 'advice', evidence: [], findingIds: [] },
});

/** Puts a move first among those that the prompt names. */
function withMove({ opening }: Strategy, move: Move): boolean {
  opening?.moves.unshift(move);
  return opening !== undefined;
}

const innerPage = ({ engineer, craft }: Strategy) =>
  engineer.pagePlan.find(({ decision, path, title }) => decision === 'keep' && path !== craft.pages[0]?.path && /\p{L}{4}/u.test(title));

/** The diagnosis or the copy says what the facts of the strategy deny. */
const contradicted: Mutant[] = [
  {
    point: 23,
    name: 'a page asked for that the site has',
    plant: inStrategy((strategy) => {
      const page = innerPage(strategy);
      const how = `Start with "${page?.title}", with the words that / has about them.`;
      return (
        page !== undefined &&
        withMove(strategy, asMove('own-pages', 'Give the main services a page each: 4 are named, none has its own', how))
      );
    }),
  },
  {
    point: 23,
    name: 'proof said to be missing that is used',
    plant: inStrategy((strategy) => {
      const isUsed = strategy.elevate.proof.some(({ decision }) => decision === 'use');
      return isUsed && withMove(strategy, asMove('collect-proof', 'Collect three voices: none was found', 'Ask three people.'));
    }),
  },
  {
    point: 23,
    name: 'a next step said to be missing that is there',
    plant: inStrategy((strategy) => {
      const isFound = strategy.craft.goal.kind !== 'not-found';
      return isFound && withMove(strategy, asMove('next-step', 'Give visitors one next step: no page offers one', 'Decide on one action.'));
    }),
  },
  {
    point: 23,
    name: 'a purpose that the owner is still asked about',
    plant: inStrategy(({ site }, { profile }) => {
      const asked = profile.questions?.find(({ field, claim }) => field === 'primaryPurpose' && claim !== null && claim.kind !== 'owner');
      if (asked?.claim) site.purpose = asked.claim.text;
      return asked?.claim !== null && asked?.claim !== undefined;
    }),
  },
  {
    point: 23,
    name: 'a question where entries go next to the mailbox that gets them',
    plant: inStrategy(({ opening, engineer }) => {
      const form = engineer.forms.find(({ decision, destination }) => decision !== 'drop' && destination.value.includes('@'));
      if (!form || !opening) return false;
      opening.decisions = opening.decisions.filter(({ id }) => id !== 'form-destination');
      opening.decisions.push({
        ...{
          id: 'form-destination',
          question: 'Where should the entries of the form go?',
          why: 'A form that leads nowhere loses inquiries.',
        },
        ...{ untilThen: 'The form is built, and connected before launch.', basis: 'evidence', evidence: [] },
      });
      return true;
    }),
  },
];

const BANNER = 'Old Mill and Sons - your bakers in Mainz';
const changedTitle = ({ engineer }: Strategy) => engineer.head.find(({ title }) => title.new !== '');

const heads: Mutant[] = [
  {
    point: 10,
    name: 'one line in front of every h1',
    plant: inStrategy(({ engineer, craft }) => {
      for (const head of engineer.head) head.h1.new = `${BANNER} ${head.h1.new}`;
      for (const page of craft.pages) {
        const [first] = page.sections;
        if (first) first.heading = `${BANNER} ${first.heading}`;
      }
      return new Set(engineer.head.map(({ h1 }) => h1.new)).size > 2;
    }),
  },
  {
    point: 10,
    name: 'a new title that ends like a sentence',
    plant: inStrategy((strategy) => {
      const head = changedTitle(strategy);
      if (head) head.title.new = 'Disputes about titles and deeds.';
      return head !== undefined;
    }),
  },
];

/** The first section of the site with a text of its own. */
const anySection = ({ craft }: Strategy) =>
  craft.pages.flatMap(({ sections }) => sections).find(({ kind, text }) => kind !== 'hero' && text.length > 0);

const entries: Mutant[] = [
  ...[
    ['Map', 'Info', 'Instagram'],
    ['WhatsApp', 'Facebook'],
  ].map(
    (labels): Mutant => ({
      point: 12,
      name: `labels of links as entries: ${labels.join(', ')}`,
      plant: inStrategy((strategy) => {
        const section = anySection(strategy);
        section?.items.push(...labels.map((text) => ({ kind: 'text' as const, title: '', text })));
        return section !== undefined;
      }),
    }),
  ),
  {
    point: 12,
    name: 'names of the contact and the home page as entries',
    plant: inStrategy((strategy) => {
      const section = anySection(strategy);
      const labels = strategy.engineer.pagePlan.flatMap(({ type, label }) =>
        ['home', 'contact', 'legal'].includes(type) ? (label ?? []) : [],
      );
      section?.items.push(...labels.map((text) => ({ kind: 'text' as const, title: '', text })));
      return section !== undefined && labels.length > 1;
    }),
  },
  {
    point: 12,
    name: 'words with hyphens that nobody sees',
    plant: addLine('   "Protective mea\u00adsures for walls and floors."', 'copy'),
  },
];

/** A heading of the site that begins with a number word, counted again. */
function recounted({ craft, site }: Strategy): boolean {
  const words = wordsForNumbers(site.language) ?? [];
  const section = craft.pages
    .flatMap(({ sections }) => sections)
    .find(({ heading, evidence }) => heading.includes(' ') && evidence.some(({ snippet }) => snippet === heading));
  if (!section || words.length === 0) return false;
  const [, ...rest] = section.heading.split(' ');
  const [first, second] = [wordFor(3, words), wordFor(6, words)];
  section.evidence = section.evidence.map((entry) => ({ ...entry, snippet: `${first} ${rest.join(' ')}` }));
  section.heading = `${second} ${rest.join(' ')}`;
  return numberOf(second, words) === 6;
}

const facts: Mutant[] = [{ point: 2, name: 'a heading of the site counted again', plant: inStrategy(recounted) }];

const wholeSite: Mutant[] = [
  {
    point: 8,
    name: 'one subject for many pages',
    plant: inStrategy(({ engineer, craft }) => {
      const inner = engineer.pagePlan.filter(
        ({ decision, path, read }) => decision === 'keep' && read !== false && path !== craft.pages[0]?.path,
      );
      for (const page of inner) page.reason = 'About \u201cDisputes in Queens\u201d.';
      return inner.length > 2;
    }),
  },
  {
    point: 8,
    name: 'the menu in another order',
    plant: rewrite((text, { strategy }: Good) => {
      if (strategy.engineer.navigation) return text;
      return text.replace(/^(\W*Header: )(".*?" to \S+) · (".*?" to \S+)(?= ·|;)/mu, '$1$3 · $2');
    }),
  },
];

const menu: Mutant[] = [
  {
    point: 8,
    name: 'addresses in place of names in the menu',
    plant: rewrite((text) =>
      text.replace(/^(\W*Header: )(.*)$/mu, (_, start: string, entries: string) => start + entries.replaceAll(/"[^"]*" to /gu, '')),
    ),
  },
];

const law: Mutant[] = [
  { point: 19, name: 'what the footer has to say lost', plant: dropLines(({ strategy }) => strategy.engineer.footerTexts) },
];

/** What owners saw in prompts of sites that nobody had looked at before. */
export const toldWrong: Mutant[] = [...contradicted, ...heads, ...entries, ...facts, ...wholeSite, ...menu, ...law];
