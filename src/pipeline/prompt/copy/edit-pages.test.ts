import { describe, expect, it } from 'vitest';
import type { PageCraft, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../../strategy/build-strategy.ts';
import { editPages } from './edit-pages.ts';

const section = (id: string, change: Partial<SectionPlan> = {}): SectionPlan => ({
  ...{ id, kind: id, purpose: '', forms: [], carryOver: { rest: false, sections: [] } },
  ...{ heading: `About ${id}`, text: [], items: [], images: [], button: null, evidence: [] },
  ...change,
});
const text = (words: string) => ({ kind: 'text' as const, title: '', text: words });
const LONG = 'We grind every grain in our own mill and bake with it three times a week.';

function edited(pages: PageCraft[], change: (strategy: Strategy) => void = () => undefined, once = true) {
  const strategy = structuredClone(buildStrategy(richInput()));
  strategy.craft.pages = pages;
  strategy.engineer.pagePlan = pages.map(({ path }) => ({
    ...{ path, url: `https://mill.test${path}`, title: path, type: 'other', decision: 'keep', mergeInto: '', reason: '' },
  }));
  change(strategy);
  return editPages(strategy, { once });
}
const page = (path: string, ...sections: SectionPlan[]): PageCraft => ({ path, title: path, sections });

describe('editPages', () => {
  const twice = [page('/', section('hero', { text: [LONG] })), page('/mill', section('hero'), section('content', { text: [LONG] }))];

  it('gives a text once, or once on each page', () => {
    expect(edited(twice)[1]?.sections.map(({ name }) => name)).toEqual(['hero']);
    expect(edited(twice, undefined, false)[1]?.sections.map((one) => one.text)).toEqual([[LONG]]);
  });

  it('says what a tool does, with the values that visitors put in', () => {
    const behavior = 'A message that is already written: "Hello, this is [name]. I would like a loaf."';
    const [, tool] = edited([page('/', section('hero'), section('a', { written: true, text: [LONG], behavior }))])[0]?.sections ?? [];
    expect(tool?.behavior).toContain('this is [name]');
  });

  it('gives all that a strategist wrote, on each page: entries, badges behind them, buttons', () => {
    const button = { label: 'Order', target: '/' };
    const items = [text(`${LONG} Popular`), text('02 Step 2')];
    const written = (id: string) => section(id, { written: true, text: [LONG], items, button });
    const pages = edited([page('/', section('hero'), written('a'), written('b')), page('/mill', section('hero'), written('c'))]);
    const all = [LONG, `${LONG} Popular`, '02 Step 2', button];
    expect(pages.flatMap(({ sections }) => sections.slice(-2).map((one) => [...one.text, ...one.items, one.button]))).toEqual([
      all,
      all,
      all,
    ]);
  });

  it('names the same layout once, and no first screen that is only the h1', () => {
    const rows = (id: string) => section(id, { text: [`${LONG} ${id}`], written: true, layout: 'price list, prices on the right' });
    const [, mill] = edited([page('/', section('hero')), page('/mill', section('hero'), rows('a'), rows('b'))]);
    expect(mill?.sections.map(({ heading, layout }) => [heading, layout])).toEqual([
      ['About a', 'price list, prices on the right'],
      ['About b', 'same layout'],
    ]);
  });

  it('gives no heading that is only the beginning of its text', () => {
    const [home] = edited([page('/', section('hero'), section('content', { heading: `${LONG.slice(0, 20)}…`, text: [LONG] }))]);
    expect(home?.sections[1]).toMatchObject({ heading: '', name: 'No heading', text: [LONG] });
  });

  it('keeps the line that opens a list', () => {
    const [home] = edited([page('/', section('hero'), section('content', { text: [`${LONG} What you get:`], items: [text('Rye')] }))]);
    expect(home?.sections[1]?.text).toEqual([`${LONG} What you get:`]);
  });

  it('names a repeated section only where its heading was given', () => {
    const again = (heading: string) => [
      page('/', section('hero'), section('content', { heading: 'Our mill', text: [LONG] })),
      page('/mill', section('hero'), section('content', { heading, text: [LONG] })),
    ];
    expect(edited(again('Our mill'))[1]?.repeats).toEqual(['Our mill']);
    expect(edited(again('The grain'))[1]?.repeats).toEqual([]);
  });

  it('does not open twice: the badges of today’s opening become facts of the hero', () => {
    const [home] = edited([page('/', section('hero'), section('introduction', { items: [text('Open on Sundays'), text('Own mill')] }))]);
    expect(home?.sections.map(({ kind, items }) => [kind, items])).toEqual([['hero', ['Open on Sundays', 'Own mill']]]);
  });

  it.each([
    ['a counter before its animation', text('0+ happy guests')],
    ['the number of a step', text('02 Step 2')],
    ['a cookie notice', text('We use cookies to improve your experience.')],
  ])('leaves out %s', (_, item) => {
    const [home] = edited([page('/', section('hero'), section('content', { text: [LONG], items: [item] }))]);
    expect(home?.sections[1]?.items).toEqual([]);
  });

  it('cuts the label of the next section off the end', () => {
    const [home] = edited([page('/', section('hero'), section('content', { text: [`${LONG} What you get`] }))]);
    expect(home?.sections[1]?.text).toEqual([LONG]);
  });

  it('leaves out what the strategy leaves out, wherever it is', () => {
    const [home] = edited(
      [page('/', section('hero'), section('content', { text: ['Winner of 2019, says the guide to bakeries.', LONG] }))],
      (strategy) => {
        strategy.opening = {
          ...{ forWhom: [], believe: [], moves: [], stays: [], decisions: [] },
          promise: { text: '', kind: 'observed', evidence: [] },
          leaveOut: [{ text: 'Winner of 2019', reason: 'dated', why: '', pages: [], evidence: [] }],
        };
      },
    );
    expect(home?.sections[1]?.text).toEqual([LONG]);
  });

  it('keeps buttons to pages of the plan, follows merged pages and drops the others', () => {
    const to = (target: string) =>
      section(`content-${target}`, { items: [text(`This leads to ${target}, as before.`)], button: { label: 'More', target } });
    const pages = [page('/', section('hero'), to('/mill/?a#b'), to('/old'), to('/gone'), to('/price.pdf'), to('tel:1'))];
    const [home] = edited(
      [...pages, page('/mill', section('hero'))],
      ({ engineer }) => {
        const [first] = engineer.pagePlan;
        if (first) engineer.pagePlan.push({ ...first, path: '/old', decision: 'merge', mergeInto: '/mill' });
      },
      false,
    );
    expect(home?.sections.slice(1).map(({ button }) => button?.target)).toEqual(['/mill/?a#b', '/mill', undefined, '/price.pdf', 'tel:1']);
  });

  it('shows no price that the owner has to decide on, for that offer only', () => {
    const list = section('pricing', { heading: 'Our bread', items: [text('Walnut loaf from 5.90 €'), text('Spelt loaf 5.90 €')] });
    const card = section('content', { heading: 'Walnut loaf from 6.50 €', items: [text('Baked at six in the morning')] });
    const sectionsWith = (answer: string) =>
      edited([page('/', section('hero'), list, card)], (strategy) => {
        const evidence = ['Walnut loaf from 5.90 €', 'Walnut loaf 6.50 €'].map((snippet) => ({ url: '', selector: '', snippet }));
        strategy.opening = {
          ...{ forWhom: [], believe: [], moves: [], stays: [], leaveOut: [] },
          promise: { text: '', kind: 'observed', evidence: [] },
          decisions: [{ id: 'price-of-1', question: 'Which?', why: '', untilThen: 'None.', basis: 'evidence', evidence }],
        };
        strategy.answers = answer === '' ? [] : [{ id: 'price-of-1', question: 'Which?', answer }];
      })[0]?.sections.slice(1);
    expect(sectionsWith('')?.map(({ heading, items }) => [heading, ...items])).toEqual([
      ['Our bread', 'Spelt loaf 5.90 €'],
      ['Walnut loaf', 'Baked at six in the morning'],
    ]);
    expect(sectionsWith('It is 5.90 €')?.[0]?.items).toHaveLength(2);
  });

  it('says which text of today’s page the plan does not have', () => {
    const carryOver = { rest: true, sections: ['Opening hours'] };
    const [home] = edited([page('/', section('hero'), section('further', { heading: 'Our team', carryOver }))]);
    expect(home?.rest).toEqual(['Our team', 'Opening hours']);
  });
});
