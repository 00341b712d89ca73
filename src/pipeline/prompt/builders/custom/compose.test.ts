import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { custom } from './compose.ts';

const context = promptContext();
const blocks = custom.compose(context);
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the custom document', () => {
  it('has instructions, the brief as data, and the section texts', () => {
    expect(blocks.slice(0, 3).map(({ id }) => id)).toEqual(['first', 'brief', 'page-1']);
    expect(block('page-1')).toMatch(/^PAGE \/ \[keep\] .+\ntitle .+\n(?:description .+\n)?h1 /);
    expect(block('acceptance')).toMatch(/^\[ \] [^\n]+ is the only h1/);
  });

  it('moves long criteria to a block of their own', () => {
    const criteria = 'Calm. '.repeat(1_000).trim();
    const [first, own] = custom.compose({ ...context, criteria });
    expect(first?.text).toContain('see the block "Criteria"');
    expect(own).toMatchObject({ id: 'criteria', text: criteria });
  });

  it('links to services while the text is short', () => {
    expect(custom.links?.('Hi').map(({ label }) => label)).toEqual(['ChatGPT', 'Claude', 'v0', 'Bolt']);
    expect(custom.links?.('x'.repeat(5_000))).toEqual([]);
  });
});
