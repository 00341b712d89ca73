import { expect, it } from 'vitest';
import { type Entry, emptySection, type PageContent, type SectionContent } from '../pages/page-content.ts';
import { arrangeSections } from './arrange-sections.ts';

const words = (text: string) => ({ text, from: 'page:/' });
const entry = (title: string | null, text: string | null): Entry => ({
  ...{ kind: 'text', labels: [], price: null, image: null, href: '' },
  ...{ title: title === null ? null : words(title), text: text === null ? null : words(text) },
});
const arranged = (...sections: SectionContent[]) =>
  arrangeSections({
    ...{ path: '/', file: 'index.html', title: words('Home'), description: null, language: 'en', type: 'home', isHome: true, read: true },
    sections: [
      {
        ...emptySection('hero', 'hero'),
        heading: words('Bread'),
        text: [words('From our mill.')],
        entries: [entry(null, 'Open on Sunday.')],
      },
      ...sections,
    ],
  } satisfies PageContent);

it('says in the line of proof only what the opening does not', () => {
  const cue = (...entries: Entry[]) => arranged({ ...emptySection('cue', 'proof-cue'), entries })[1];
  expect(cue(entry('Open on Sunday.', 'Since 1920.'))?.entries).toEqual([{ ...entry(null, 'Since 1920.') }]);
  const [, headed] = arranged({ ...emptySection('cue', 'proof-cue'), heading: words('Open on Sunday.'), text: [words('Since 1920.')] });
  expect([headed?.heading, headed?.text.length]).toEqual([null, 1]);
  expect(cue(entry('Open on Sunday.', null), entry(null, 'From our mill.'))).toBeUndefined();
});

it('draws a text that is marked as a heading as text', () => {
  const long = 'We bake every morning. '.repeat(10).trim();
  const [, section] = arranged({
    ...emptySection('mill', 'content'),
    heading: words(long),
    text: [words('Come and see.'), words('It is old.')],
  });
  expect([section?.heading, section?.text.map(({ text }) => text)]).toEqual([null, [long, 'Come and see.', 'It is old.']]);
});

it('takes the price from the text of an entry that begins with it', () => {
  const entries = [entry('Wings', '$75 · With honey'), entry('Gumbo', 'From 8 · With rice')];
  const [, menu] = arranged({ ...emptySection('menu', 'offers'), heading: words('Our menu'), entries });
  expect(menu?.entries.map(({ text, price }) => [price?.text, text?.text])).toEqual([
    ['$75', 'With honey'],
    [undefined, 'From 8 · With rice'],
  ]);
});

it('puts the price of an entry in its place, also where it is the first line below its name', () => {
  const flow = ['Wings', 'Gumbo', 'Beans'].flatMap((name, at): SectionContent['flow'] => [
    { kind: 'heading', words: words(name), href: '' },
    { kind: 'paragraph', words: words(`$${at + 7}`), href: '' },
    ...(at === 0 ? [{ kind: 'paragraph' as const, words: words('With honey'), href: '' }] : []),
  ]);
  const [, menu] = arranged({ ...emptySection('menu', 'offers'), heading: words('Our menu'), flow });
  expect(menu?.entries.map(({ title, text, price }) => [title?.text, text?.text, price?.text])).toEqual([
    ['Wings', 'With honey', '$7'],
    ['Gumbo', undefined, '$8'],
    ['Beans', undefined, '$9'],
  ]);
});
