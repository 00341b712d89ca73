import { describe, expect, it } from 'vitest';
import type { StrategyOpening } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { lovable } from './compose.ts';

const context = promptContext();
const blocks = lovable.compose(context);
const pages = blocks.filter(({ id }) => id.startsWith('page-'));
const NO_OPENING: StrategyOpening = {
  ...{ forWhom: [], believe: [], moves: [], stays: [], leaveOut: [], decisions: [] },
  promise: { text: '', kind: 'observed', evidence: [] },
};
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the Lovable document', () => {
  it('is one founding prompt, the knowledge, the other routes and two lists', () => {
    expect(blocks.map(({ id }) => id)).toEqual(['first', 'knowledge', ...pages.map(({ id }) => id), 'acceptance', 'after-publish']);
    for (const { text, limit } of blocks.slice(0, 2)) expect(text.length).toBeLessThanOrEqual(limit ?? 0);
    expect(block('first')).toMatch(
      /## For whom\n[\s\S]*## Diagnosis\n1\. [\s\S]*## Routes and menu\n[\s\S]*## Look\n[\s\S]*## `\/`: keep\.[\s\S]*1\. \*\*Hero\*\*[\s\S]*## Rules/,
    );
  });

  it('moves lists to the knowledge when the founding prompt is full, and loses none', () => {
    const blocks = lovable.compose(
      promptContext((strategy) => {
        const decision = { why: '', untilThen: 'Nothing is shown. '.repeat(24), basis: 'evidence' as const, evidence: [] };
        strategy.opening = {
          ...NO_OPENING,
          decisions: Array.from({ length: 20 }, (_, at) => ({ ...decision, id: `d${at}`, question: `Question number ${at}?` })),
        };
      }),
    );
    expect(blocks[0]?.text.length).toBeLessThanOrEqual(12_000);
    expect(blocks[0]?.text).toContain('1. **Hero**');
    expect(blocks.find(({ id }) => id === 'knowledge')?.text).toContain('Question number 19?');
  });

  it('gives each further route once, with its head data', () => {
    for (const { path } of context.strategy.craft.pages.slice(1)) {
      const own = pages.filter(({ text }) => text.includes(`## \`${path}\`: keep.`));
      expect(own, path).toHaveLength(1);
      expect(own[0]?.text).toContain(`Title: ${context.strategy.engineer.head.find((head) => head.path === path)?.title.new}`);
    }
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
    const [first, knowledge] = lovable.compose(
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
      '- Header: "Bread" to /bread; button "Call" to tel:+4961311.\n- A bar on phones.',
      'New: /delivery.',
      '- Idea: Flour on slate.\n- Signature: A mill wheel.',
      'Avoid: wheat clip art; ',
    ])
      expect(first?.text).toContain(words);
    expect(knowledge?.text).toContain('- “Best bread of 2019” becomes "Baked daily"');
  });

  it('links to the builder with the first block and the site, unless that would be too long', () => {
    const link = lovable.deepLink?.('Hi', context) ?? '';
    expect(link).toMatch(/^https:\/\/lovable\.dev\/\?autosubmit=true#prompt=Hi&html=/);
    const pages = new URLSearchParams(new URL(link).hash.slice(1)).getAll('html');
    expect([pages[0], pages.length <= 10]).toEqual([context.strategy.site.url, true]);
    expect(lovable.deepLink?.('x'.repeat(20_000), context)).toBeNull();
  });
});
