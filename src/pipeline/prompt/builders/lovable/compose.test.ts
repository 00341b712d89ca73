import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { lovable } from './compose.ts';

const context = promptContext();
const blocks = lovable.compose(context);
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the Lovable document', () => {
  it('starts with the founding prompt and the project knowledge, each within its limit', () => {
    expect(blocks.slice(0, 2).map(({ id }) => id)).toEqual(['first', 'knowledge']);
    for (const { text, limit } of blocks.slice(0, 2)) expect(text.length).toBeLessThanOrEqual(limit ?? 0);
  });

  it('has one follow-up per further page, and issues to tick off', () => {
    expect(blocks.filter(({ id }) => id.startsWith('page-')).length).toBe(
      context.strategy.craft.pages.slice(1).filter((page) => page.sections.length > 0).length,
    );
    expect(block('issues')).toMatch(
      /^These issues were measured on the current site\. Fix each one and say how you verified it\.\n- \[ \] /,
    );
  });

  it('links to the builder with the first block and the site, unless that would be too long', () => {
    expect(lovable.deepLink?.('Hi', context)).toBe(
      `https://lovable.dev/?autosubmit=true#prompt=Hi&html=${encodeURIComponent(context.strategy.site.url)}`,
    );
    expect(lovable.deepLink?.('x'.repeat(20_000), context)).toBeNull();
  });
});
