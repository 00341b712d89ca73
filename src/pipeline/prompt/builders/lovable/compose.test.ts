import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { lovable } from './compose.ts';

const context = promptContext();
const blocks = lovable.compose(context);
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the Lovable document', () => {
  it('opens with the diagnosis and final copy, then the project knowledge, each within its limit', () => {
    expect(blocks.slice(0, 2).map(({ id }) => id)).toEqual(['first', 'knowledge']);
    for (const { text, limit } of blocks.slice(0, 2)) expect(text.length).toBeLessThanOrEqual(limit ?? 0);
    expect(block('first')).toMatch(/## For whom[\s\S]*## Diagnosis\n1\. [\s\S]*## Hero \(final copy\)[\s\S]*## Ground rules/);
  });

  it('moves lists to a second message when the founding prompt is full, and loses none', () => {
    const blocks = lovable.compose(
      promptContext((strategy) => {
        const proof = { ...(strategy.elevate.proof[0] as Strategy['elevate']['proof'][number]), decision: 'use' as const };
        strategy.elevate.proof = Array.from({ length: 30 }, (_, at) => ({
          ...proof,
          text: `Guest number ${at} says that this bread is worth every walk.`,
        }));
        const decision = {
          why: 'Because it matters to many guests. '.repeat(4),
          untilThen: 'None.',
          basis: 'evidence' as const,
          evidence: [],
        };
        strategy.opening = {
          ...{ forWhom: [], believe: [], moves: [], stays: [], leaveOut: [] },
          promise: { text: '', kind: 'observed', evidence: [] },
          decisions: Array.from({ length: 20 }, (_, at) => ({ ...decision, id: `d${at}`, question: `Question number ${at}?` })),
        };
      }),
    );
    expect(blocks[0]?.text.length).toBeLessThanOrEqual(8_000);
    expect(blocks.find(({ id }) => id === 'brief')?.text).toContain('Guest number 9 ');
    expect(blocks.map(({ text }) => text).join()).toContain('Question number 19?');
  });

  it('gives each further page once, with checks, and issues to tick off', () => {
    const pages = blocks.filter(({ id }) => id.startsWith('page-')).map(({ text }) => text);
    for (const { path } of context.strategy.craft.pages.slice(1))
      expect(
        pages.filter((text) => text.includes(`## \`${path}\``)),
        path,
      ).toHaveLength(1);
    expect(pages.every((text) => text.includes('Done when:\n- '))).toBe(true);
    expect(block('issues')).toMatch(/^Measured on the current site\.[^\n]+\n\n### [^\n]+\n- \[ \] /);
  });

  it('asks to decide before launch what the strategy leaves to the owner', () => {
    const text = lovable.compose(
      promptContext((strategy) => {
        strategy.opening = {
          ...{ forWhom: [], believe: [], moves: [], stays: [], leaveOut: [] },
          promise: { text: '', kind: 'observed', evidence: [] },
          decisions: [{ id: 'a', question: 'Which | price?', why: 'Two.', untilThen: 'None.', basis: 'evidence', evidence: [] }],
        };
      }),
    )[0]?.text;
    expect(text).toContain('## Decide before launch\n| Decision | Until then |\n|---|---|\n| Which / price? Two. | None. |');
  });

  it('links to the builder with the first block and the site, unless that would be too long', () => {
    const link = lovable.deepLink?.('Hi', context) ?? '';
    expect(link).toMatch(/^https:\/\/lovable\.dev\/\?autosubmit=true#prompt=Hi&html=/);
    const pages = new URLSearchParams(new URL(link).hash.slice(1)).getAll('html');
    expect([pages[0], pages.length <= 10]).toEqual([context.strategy.site.url, true]);
    expect(lovable.deepLink?.('x'.repeat(20_000), context)).toBeNull();
  });
});
