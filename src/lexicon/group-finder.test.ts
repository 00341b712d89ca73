import { describe, expect, it } from 'vitest';
import { createGroupFinder } from './group-finder.ts';

const findGroups = createGroupFinder({
  topic: 'requests',
  about: 'What a text asks of its reader.',
  groups: { book: { en: ['book a table', 'reserve'] }, call: { en: ['call us'], de: ['anrufen'] } },
});

describe('createGroupFinder', () => {
  it.each([
    ['Call us to book a table', ['call', 'book']],
    ['Jetzt anrufen', ['call']],
    ['Reserve, reserve, reserve', ['book']],
    ['Our table of books', []],
    ['', []],
  ])('names the groups in “%s”', (text, groups) => {
    expect([...findGroups(text)]).toEqual(groups);
  });
});
