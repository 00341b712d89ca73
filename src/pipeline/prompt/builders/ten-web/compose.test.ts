import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { tenWeb } from './compose.ts';

const context = promptContext();
const blocks = tenWeb.compose(context);
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the 10Web document', () => {
  it('names the fields of the form', () => {
    expect(block('fields')).toContain('business_name: Mill Bread');
    expect(block('outline')).toMatch(/^title: .+\ndescription: keeps the slug \/\n {2}section_title: /);
    expect(block('seo')).toMatch(/^website_title: /);
  });

  it('writes the description in one paragraph within its limit', () => {
    expect(block('first')).not.toContain('\n\n');
    expect(block('first').length).toBeLessThanOrEqual(1_000);
  });
});
