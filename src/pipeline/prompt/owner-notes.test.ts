import { describe, expect, it } from 'vitest';
import { ownerNotes } from './owner-notes.ts';

describe('ownerNotes', () => {
  it('are the added lines, then those taken out, whatever their order', () => {
    expect(ownerNotes('# A\n- one\n- two', '- two\n# A\n- three')).toBe('three\nLeave out: one');
  });

  it.each(['', '  \n', 'same'])('are empty for %j', (owner) => {
    expect(ownerNotes('same', owner)).toBe('');
  });

  it('keep sixty lines', () => {
    const notes = ownerNotes('', Array.from({ length: 70 }, (_, at) => `line ${at}`).join('\n'));
    expect(notes.split('\n')).toHaveLength(60);
  });
});
