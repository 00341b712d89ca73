import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { planSections } from './sections.ts';

function sectionsOfPage(page: ReturnType<typeof draftPage>) {
  const input = richInput();
  input.site.pages.push(page);
  const reading = readInput(input);
  const entry = reading.pages.at(-1);
  return entry ? planSections(entry, reading) : [];
}

describe('planSections', () => {
  it('leaves no quote under another name', () => {
    const page = draftPage({
      path: '/voices',
      type: 'testimonials',
      outline: [
        ['h1', 'Voices'],
        ['h2', 'What guests say'],
        ['p', 'The crust sings when you break it.'],
        ['h4', 'Ada Lind'],
        ['p', 'Cook'],
        ['p', 'I drive an hour for this rye bread.'],
        ['h4', 'Bo Falk'],
        ['p', 'Neighbour'],
      ],
      quotes: [
        { quote: 'The crust sings when you break it.', author: 'Ada Lind', selector: 'p' },
        { quote: 'I drive an hour for this rye bread.', author: 'Bo Falk', selector: 'p' },
      ],
    });
    expect(sectionsOfPage(page)[1]).toMatchObject({
      text: [],
      items: [
        { kind: 'quote', title: 'Ada Lind', text: 'The crust sings when you break it.' },
        { kind: 'quote', title: 'Bo Falk', text: 'I drive an hour for this rye bread.' },
      ],
    });
  });

  it('keeps at most eight sections and names what is carried over unchanged', () => {
    const outline = Array.from({ length: 12 }, (_, index): [string, string][] => [
      ['h2', `Subject ${index}`],
      ['p', `These are five words about subject ${index}.`],
    ]).flat();
    const sections = sectionsOfPage(draftPage({ path: '/long', type: 'other', outline: [['h1', 'Long page'], ...outline] }));
    expect(sections).toHaveLength(8);
    expect(sections.at(-1)).toMatchObject({
      id: 'further',
      heading: 'Subject 6',
      carryOver: { rest: true, sections: ['Subject 7', 'Subject 8', 'Subject 9', 'Subject 10', 'Subject 11'] },
    });
  });

  it('leaves out cookie notices, field labels and template filler', () => {
    const page = draftPage({
      path: '/noise',
      type: 'other',
      outline: [
        ['h1', 'Baking days'],
        ['p', 'We use cookies to improve this website.'],
        ['p', 'Lorem ipsum dolor sit amet.'],
        ['p', 'We bake on three days a week.'],
      ],
    });
    expect(sectionsOfPage(page)[0]?.text).toEqual(['We bake on three days a week.']);
  });
});
