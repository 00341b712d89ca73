import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { framer } from './compose.ts';

const context = promptContext();
const blocks = framer.compose(context);
const block = (id: string) => blocks.find((entry) => entry.id === id)?.text ?? '';

describe('the Framer document', () => {
  it('gives every section a shape, and the look a pass of its own', () => {
    expect(block('first')).toContain('Section 1, promise and call to action. Shape: full-width stack');
    expect(block('style')).toContain('Stay away from');
  });

  it('keeps issues of the hosting apart', () => {
    const [own = '', hosting = ''] = block('issues').split('Usually handled by the hosting');
    expect(own).not.toContain('content security policy');
    expect(hosting === '' || hosting.includes('check these after publishing')).toBe(true);
  });
});
