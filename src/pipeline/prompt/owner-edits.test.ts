import { describe, expect, it } from 'vitest';
import { ownerEdits } from './owner-edits.ts';

describe('ownerEdits', () => {
  it('finds added and removed lines, whatever their order', () => {
    expect(ownerEdits('# A\n- one\n- two', '- two\n# A\n- three')).toEqual({ added: ['three'], removed: ['one'], more: 0 });
  });

  it.each(['', '  \n', 'same'])('finds nothing in %j', (owner) => {
    expect(ownerEdits('same', owner)).toEqual({ added: [], removed: [], more: 0 });
  });

  it('keeps sixty lines and counts the others', () => {
    const edits = ownerEdits('', Array.from({ length: 70 }, (_, at) => `line ${at}`).join('\n'));
    expect([edits.added.length, edits.more]).toEqual([60, 10]);
  });
});
