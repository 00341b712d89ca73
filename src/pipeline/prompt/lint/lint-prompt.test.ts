import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BuilderId } from '#contracts/builder.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import * as inputs from '#testing/strategy-input.ts';
import { buildStrategy } from '../../strategy/build-strategy.ts';
import { composePrompt } from '../compose-prompt.ts';
import { contradictsFixes } from '../sections/passing-checks.ts';
import { lintPrompt } from './lint-prompt.ts';
import { LINTS } from './lints.ts';

type Input = Parameters<typeof buildStrategy>[0];

function promptOf(input: Input, builder: BuilderId, strategy: Strategy = buildStrategy(input)): PromptDocument {
  const customPrompt = builder === 'custom' ? 'Formal tone.' : '';
  return composePrompt({ builder, strategy, profile: input.profile, customPrompt });
}

/** The complete site, with a competitor, so that every point has something to say. */
const input = inputs.withCompetitor(inputs.richInput());
const built = buildStrategy(input);
const issue = built.recommendations.find(({ findingIds }) => findingIds.length > 0)?.title ?? '';
const strategy: Strategy = {
  ...built,
  // Passed on some pages, and an issue of others.
  evaluate: {
    ...built.evaluate,
    works: [...built.evaluate.works, { kind: 'check', text: `No longer: ${issue}`, pages: [], evidence: [] }],
  },
  opening: {
    ...{ forWhom: [], believe: [], moves: [], stays: [], decisions: [] },
    promise: { text: '', kind: 'observed', evidence: [] },
    leaveOut: [{ text: 'best bakery of 2009', reason: 'dated', why: 'Too long ago', pages: ['/'], evidence: [] }],
  },
};
const document = promptOf(input, 'lovable', strategy);

function resultOf(id: string, text: string, of: PromptDocument = document) {
  const found = lintPrompt({ document: of, text, strategy, profile: input.profile, customPrompt: 'Formal tone.' }).find(
    (result) => result.id === id,
  );
  if (!found) throw new Error(`no lint ${id}`);
  return found;
}

const without = (text: string, words: string | RegExp) => {
  const broken = typeof words === 'string' ? text.replaceAll(words, 'something') : text.replace(words, 'something');
  if (broken === text) throw new Error(`"${words}" is not in the prompt.`);
  return broken;
};
const added = (text: string, line: string) => text.replace('## Rules', `${line}\n\n## Rules`);
const first = <T>(list: readonly T[]): T => {
  const [entry] = list;
  if (entry === undefined) throw new Error('The sample site lacks what this test needs.');
  return entry;
};

/** A long line, and a block of the text. */
const paragraphOf = (text: string) => first(text.split('\n').filter((line) => /^- .{90,}$/.test(line)));
/** The part below a heading. */
const partOf = (text: string, heading: string) => text.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const lastRead = strategy.engineer.pagePlan.findLast(({ read }) => read !== false)?.path;
const fixedCheck = first(strategy.evaluate.works.filter(contradictsFixes(strategy))).text;

/** What breaks each point, and the marks that are left. */
const BROKEN: [string, string, (text: string) => string, number][] = [
  ['right-facts', 'the name is missing', (text) => without(text, strategy.site.businessName), 0],
  ['right-facts', 'a placeholder is open', (text) => added(text, 'Call us at [your phone].'), 0],
  ['right-facts', 'brackets are empty', (text) => added(text, 'The page () stays.'), 0],
  ['right-facts', 'an address is made up', (text) => added(text, 'Write to sales@elsewhere.test.'), 0],
  ['right-facts', 'a contact is missing', (text) => without(text, first(strategy.site.contacts).value), 1],
  ['no-invented-proof', 'a figure is made up', (text) => added(text, 'Trusted by 7,341 clients.'), 0],
  ['no-invented-proof', 'a price is made up', (text) => added(text, 'From $1,999 a month.'), 0],
  ['no-invented-proof', 'a share is made up', (text) => added(text, 'Sales rose by 87 %.'), 0],
  ['no-invented-proof', 'a quote is made up', (text) => added(text, 'A guest: "The best place that I have ever been to"'), 0],
  ['no-invented-proof', 'a name is made up', (text) => added(text, 'We work for Acme Holdings International.'), 0],
  ['no-invented-proof', 'an award is made up', (text) => added(text, 'Our award-winning kitchen team.'), 0],
  [
    'proof-carried-over',
    'a proof is missing',
    (text) => without(text, first(strategy.elevate.proof.filter((item) => item.decision === 'use')).text.slice(0, 20)),
    1,
  ],
  ['one-goal', 'the first block names no action', (text) => without(text, strategy.craft.goal.label), 0],
  ['audience', 'a visitor is missing', (text) => without(text, first(strategy.craft.visitors).who), 1],
  ['original-copy', 'the headline is missing', (text) => without(text, strategy.craft.headline.text), 1],
  ['x-factor', 'a difference is missing', (text) => without(text, first(strategy.xFactor.differences).text.slice(0, 20)), 1],
  [
    'whole-site',
    'a page is missing',
    (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes(`${lastRead} `) && !line.includes(`${lastRead}:`))
        .join('\n'),
    1,
  ],
  ['urls', 'old addresses go to the home page in bulk', (text) => `${text}\n- /a -> / (301)\n- /b -> / (301)\n- /c -> / (301)`, 0],
  ['head-data', 'a title is reworded', (text) => without(text, first(strategy.engineer.head).title.new), 1],
  [
    'findings-covered',
    'no issue has a test',
    (text) =>
      text
        .split('\n')
        .filter((line) => !line.startsWith('- [ ] '))
        .join('\n'),
    1,
  ],
  [
    'sections',
    'a section has lost its words',
    (text) => without(text, first(strategy.craft.pages[0]?.sections.at(-2)?.items ?? []).text.slice(0, 25)),
    1,
  ],
  ['look', 'a color is missing', (text) => without(text, first(strategy.elevate.look.colors).hex), 1],
  ['accessibility', 'nothing says 4.5:1', (text) => without(text, '4.5:1'), 1],
  ['speed', 'CLS has no target', (text) => without(text, /CLS[^\n]*0\.1/g), 1],
  ['builder-fit', 'the first block is too long', (text) => added(text, 'More words. '.repeat(3_400)), 0],
  ['builder-fit', 'it asks for what the builder cannot do', (text) => added(text, 'Build it in WordPress.'), 0],
  ['technical-seo', 'there is no sitemap', (text) => without(text, /sitemap/gi), 1],
  [
    'functions-kept',
    'the forms are missing',
    (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes(' form on '))
        .join('\n'),
    1,
  ],
  ['language-and-law', 'the language is not said', (text) => without(text, 'English'), 1],
  ['button-targets', 'a button leads nowhere', (text) => added(text, '   Button: "Read more" to /no-such-page'), 0],
  ['button-targets', 'a check names a page that is dropped', (text) => added(text, '- "Read more" opens /gone.'), 0],
  ['given-texts', 'a block is not there', (text) => added(text, 'See the block "Price list".'), 0],
  [
    'given-texts',
    'a text to carry over is not given',
    (text) => added(text, 'Then carry over these sections: “Our guests”, “In 2 minutes”.'),
    0,
  ],
  ['no-contradiction', 'a check that an issue changes is kept', (text) => added(text, `- ${fixedCheck}`), 0],
  ['no-contradiction', 'a text to leave out is copy', (text) => added(text, '   "We were the best bakery of 2009 in town"'), 0],
  ['said-once', 'a paragraph is there again', (text) => added(text, `${paragraphOf(text)}\n\n${paragraphOf(text)}`), 1],
  ['said-once', 'a whole list is there again', (text) => added(text, partOf(text, '## Acceptance')), 0],
  ['length', 'the whole is too long', (text) => `${text}\n${'Some more words of no use to anybody. '.repeat(1_100)}`, 0],
  [
    'length',
    'it is long before the pages begin',
    (text) => text.replace('# The other pages', `${'Some more words of no use. '.repeat(750)}\n\n# The other pages`),
    1,
  ],
  ['closing', 'the questions are missing', (text) => without(text, first(strategy.diagnose.questions).question), 1],
];

describe('lintPrompt', () => {
  it.each(BuilderId.options)('gives a %s prompt full marks on every point', (builder) => {
    const results = lintPrompt({
      document: promptOf(input, builder, strategy),
      strategy,
      profile: input.profile,
      customPrompt: 'Formal tone.',
    });
    expect(results.filter((result) => result.marks < 2).map((result) => `${result.id}: ${result.reason} ${result.excerpt}`)).toEqual([]);
  });

  it.each(BROKEN)('%s: sees that %s', (id, _what, breakIt, most) => {
    const result = resultOf(id, breakIt(document.text));
    expect(result.marks).toBeLessThanOrEqual(most);
    expect(result.reason).toMatch(/\p{L}.*[.]$/u);
  });

  it.each([
    [
      'x-factor',
      '',
      (of: Strategy) => of.opening?.believe.push({ text: 'A number that anyone can look up.', kind: 'inferred', evidence: [] }),
    ],
    [
      'sections',
      '',
      (of: Strategy) =>
        of.craft.pages[0]?.sections[1]?.items.push({ kind: 'card', title: 'Website', text: 'Tell us what you would change on it.' }),
    ],
    ['right-facts', '- heading #242543', () => {}],
    ['said-once', `${'Images: /a.jpg (alt: Twelve people around one table, with bread and soup for lunch)\n'.repeat(2)}`, () => {}],
    [
      'given-texts',
      'Both packages as listed. Not shown until then: “all prices”.',
      (of: Strategy) =>
        of.opening?.decisions.push({
          ...{ id: 'd', question: 'Which?', why: '', untilThen: 'Both as listed.', basis: 'to-check', evidence: [] },
          hides: ['all prices'],
        }),
    ],
  ])('%s raises no false alarm', (id, line, change) => {
    const changed = structuredClone(strategy);
    change(changed);
    const { document: of, profile } = { document: promptOf(input, 'lovable', changed), profile: input.profile };
    const text = line === '' ? of.text : added(of.text, line);
    const result = lintPrompt({ document: of, text, strategy: changed, profile, customPrompt: 'Formal tone.' }).find(
      (one) => one.id === id,
    );
    expect(`${result?.marks} ${result?.excerpt}`).toBe('2 ');
  });

  it('names the block of an invented figure', () => {
    const result = resultOf('no-invented-proof', added(document.text, 'Loved by 7,341 guests.'));
    expect(result).toMatchObject({ gate: true, blockId: 'first', excerpt: 'Loved by 7,341 guests.' });
  });

  it('does not call the names of attached screenshots invented', () => {
    const images = ['blueprint-1440.png', 'blueprint-390.png'];
    const of = composePrompt({ builder: 'lovable', strategy, profile: input.profile, customPrompt: '', images });
    expect(of.text).toContain('blueprint-1440.png');
    expect(resultOf('no-invented-proof', of.text, of)?.marks).toBe(2);
  });

  it('does not call the user’s own criteria invented', () => {
    const text = added(document.text, 'At least 77 photos.');
    const [own, invented] = ['At least 77 photos.', ''].map((customPrompt) =>
      lintPrompt({ document, text, strategy, profile: input.profile, customPrompt }).find((result) => result.id === 'no-invented-proof'),
    );
    expect([own?.marks, invented?.marks]).toEqual([2, 0]);
  });

  it.each(['', 'x'.repeat(20_000), 'Only one line, without any heading.'])('copes with a text that is no longer a prompt', (text) => {
    const results = lintPrompt({ document, text, strategy, profile: input.profile });
    expect(results).toHaveLength(LINTS.length);
    expect(results.filter((result) => result.gate && result.marks === 0).length).toBeGreaterThan(0);
  });

  it.each([
    ['a site of one page', inputs.thinInput()],
    ['an empty page', inputs.thinInput({ blocks: [], headings: [], forms: [] })],
  ])('passes every gate for %s', (_, thin) => {
    for (const builder of BuilderId.options) {
      const results = lintPrompt({
        document: promptOf(thin, builder),
        strategy: buildStrategy(thin),
        profile: thin.profile,
        customPrompt: 'Formal tone.',
      });
      expect(
        results
          .filter((result) => result.gate && result.marks === 0)
          .map((result) => `${builder} ${result.id}: ${result.reason} ${result.excerpt}`),
      ).toEqual([]);
    }
  });
});

describe('LINTS', () => {
  it('cover the points in order, four of them gates', () => {
    expect(LINTS.map((lint) => lint.point)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(LINTS.filter((lint) => lint.gate).map((lint) => lint.point)).toEqual([1, 2, 9, 16]);
  });

  it('are named after their files', () => {
    const files = new Set(readdirSync(import.meta.dirname).map((name) => name.replace(/\.ts$/, '')));
    expect(LINTS.map((lint) => lint.id).filter((id) => !files.has(id))).toEqual([]);
  });
});
