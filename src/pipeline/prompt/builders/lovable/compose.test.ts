import { describe, expect, it } from 'vitest';
import type { StrategyOpening } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { lovable } from './compose.ts';

const context = promptContext();
const blocks = lovable.compose(context);
const NO_OPENING: StrategyOpening = {
  ...{ forWhom: [], believe: [], moves: [], stays: [], leaveOut: [], decisions: [] },
  promise: { text: '', kind: 'observed', evidence: [] },
};
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the Lovable document', () => {
  it('is one message for a small site, and a list for after publishing', () => {
    expect(blocks.map(({ id }) => id)).toEqual(['first', 'after-publish']);
    expect(block('first').length).toBeLessThanOrEqual(blocks[0]?.limit ?? 0);
    expect(block('first')).toMatch(
      /Attached: CONTENT\.md\.[\s\S]*## For whom\n[\s\S]*## Diagnosis\n1\. [\s\S]*## Routes and menu\n[\s\S]*## Look\n[\s\S]*## Rules[\s\S]*# Home page\n\n## `\/`: keep\.[\s\S]*1\. \*\*Hero\*\*[\s\S]*# The other pages\n\n## `\/[\s\S]*## Acceptance\n/,
    );
  });

  it('continues in further messages where a site is large, a page never torn in two', () => {
    const many = promptContext((strategy) => {
      const decision = { why: '', untilThen: 'Nothing is shown. '.repeat(60), basis: 'evidence' as const, evidence: [] };
      strategy.opening = {
        ...NO_OPENING,
        decisions: Array.from({ length: 30 }, (_, at) => ({ ...decision, id: `d${at}`, question: `Question number ${at}?` })),
      };
    });
    const messages = lovable.compose(many).filter(({ kind }) => kind !== 'after-publish');
    expect(messages.map(({ id }) => id)).toEqual(['first', 'page-1']);
    for (const { text, limit } of messages) expect(text.length).toBeLessThanOrEqual(limit ?? 0);
    for (const { path } of many.strategy.craft.pages.slice(1))
      expect(
        messages.filter(({ text }) => text.includes(`## \`${path}\`: keep.`)),
        path,
      ).toHaveLength(1);
  });

  it('gives each further route once, with its head data', () => {
    for (const { path } of context.strategy.craft.pages.slice(1)) {
      expect(block('first').split(`## \`${path}\`: keep.`), path).toHaveLength(2);
      expect(block('first')).toContain(`Title: ${context.strategy.engineer.head.find((head) => head.path === path)?.title.new}`);
    }
  });

  it('names the place in the file of a long block that is taken over from today', () => {
    const [first] = lovable.compose(
      promptContext((strategy) => {
        const page = strategy.craft.pages.find(({ path }) => path === '/breads');
        const items = Array.from({ length: 6 }, (_, at) => ({ kind: 'text' as const, title: '', text: `Entry ${at} of the list` }));
        const section = page?.sections.at(-1);
        if (section) Object.assign(section, { heading: 'All breads', today: 'Our breads', written: true, text: [], items });
      }),
    );
    expect(first?.text).toContain('Copy: as today, CONTENT.md, /breads, "Our breads", every line and entry.');
    expect(first?.text).not.toContain('Entry 3 of the list');
  });

  it('asks to decide before launch what the strategy leaves to the owner, and hides it so long', () => {
    const text = lovable.compose(
      promptContext((strategy) => {
        strategy.diagnose.questions = [];
        const hides = ['+49 6131 55'];
        const open = { id: 'a', question: 'Which | price?', why: '', untilThen: 'None.', basis: 'evidence' as const, hides, evidence: [] };
        strategy.opening = { ...NO_OPENING, decisions: [open] };
      }),
    )[0]?.text;
    expect(text).toContain('|---|---|\n| Which / price? | None. Not shown until then: “+49 6131 55”. |');
  });

  it('follows a strategist: aim, lines to keep, menu, new routes, look', () => {
    const [first] = lovable.compose(
      promptContext((strategy) => {
        const line = { text: 'We grind every grain', kind: 'observed' as const, evidence: [] };
        const out = { text: 'Best bread of 2019', reason: 'dated' as const, why: 'Old', instead: 'Baked daily', pages: [], evidence: [] };
        strategy.opening = { ...NO_OPENING, aim: 'Become the bakery that delivers', keep: [line], leaveOut: [out] };
        strategy.engineer.navigation = {
          header: [{ label: 'Bread', target: '/bread' }],
          button: { label: 'Call', target: 'tel:+4961311' },
          footer: [],
          note: 'A bar on phones',
        };
        const [page] = strategy.engineer.pagePlan;
        if (page) strategy.engineer.pagePlan.push({ ...page, path: '/delivery', decision: 'add' });
        strategy.elevate.design = {
          direction: 'Flour on slate',
          type: '',
          imagery: '',
          signature: 'A mill wheel',
          avoid: ['wheat clip art'],
        };
      }),
    );
    for (const words of [
      'Aim: Become the bakery that delivers.',
      '## Keep\n- "We grind every grain"',
      '- Header: "Bread" to /bread; button "Call" to tel:+4961311.\n- Footer: ',
      '\n- A bar on phones.',
      'New: /delivery.',
      '- Idea: Flour on slate.\n- Signature: A mill wheel.',
      'Avoid: wheat clip art; ',
    ])
      expect(first?.text).toContain(words);
    expect(first?.text).toContain('- “Best bread of 2019” becomes "Baked daily"');
  });

  it('links to the builder with the first block and the site, unless that would be too long', () => {
    const link = lovable.deepLink?.('Hi', context) ?? '';
    expect(link).toMatch(/^https:\/\/lovable\.dev\/\?autosubmit=true#prompt=Hi&html=/);
    const pages = new URLSearchParams(new URL(link).hash.slice(1)).getAll('html');
    expect([pages[0], pages.length <= 10]).toEqual([context.strategy.site.url, true]);
    expect(lovable.deepLink?.('x'.repeat(20_000), context)).toBeNull();
  });
});
