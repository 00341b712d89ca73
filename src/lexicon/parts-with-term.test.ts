import { describe, expect, it } from 'vitest';
import { partsWithTerm } from './parts-with-term.ts';

const parts = ['We use cookies', 'Fresh bread', 'All rights reserved', 'We use cookies, all rights reserved', 'Cookies, cookies'].map(
  (text) => ({
    text,
  }),
);
const textsOf = (topic: string, group?: string) => partsWithTerm(parts, topic, group).map(({ text }) => text);

describe('partsWithTerm', () => {
  it('finds the parts that contain a term of a group, in order', () => {
    expect(textsOf('control-labels', 'copyright')).toEqual(['All rights reserved', 'We use cookies, all rights reserved']);
  });

  it('finds those with a term of any group of a topic, each once', () => {
    expect(textsOf('control-labels')).toEqual(expect.arrayContaining(textsOf('control-labels', 'copyright')));
    expect(new Set(textsOf('control-labels')).size).toBe(textsOf('control-labels').length);
  });

  it('finds nothing for a group that the topic does not have', () => {
    expect(textsOf('control-labels', 'no-group')).toEqual([]);
    expect(partsWithTerm([], 'control-labels')).toEqual([]);
  });

  it('looks for topics of different lists in the same parts', () => {
    expect(textsOf('section-headings').length + textsOf('tone').length).toBeLessThan(2 * parts.length);
    expect(textsOf('control-labels', 'cookies')[0]).toBe('We use cookies');
  });
});
