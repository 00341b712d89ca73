import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { typedream } from './compose.ts';

const context = promptContext();
const blocks = typedream.compose(context);
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the Typedream document', () => {
  it('has a short description, then one field per section', () => {
    expect(block('first').length).toBeLessThanOrEqual(800);
    const sections = context.strategy.craft.pages.flatMap((page) => page.sections);
    const fields = blocks.filter(({ id }) => id.startsWith('copy-'));
    expect(fields.length).toBeLessThanOrEqual(sections.length);
    expect(fields.every(({ kind, title }) => kind === 'field' && title.startsWith('Paste: '))).toBe(true);
  });
});
