import { expect, it } from 'vitest';
import { emptySection, type PageContent, type SectionContent } from '../pages/page-content.ts';
import { arrangeSections } from './arrange-sections.ts';

const words = (text: string) => ({ text, from: 'page:/' });
const pageOf = (sections: SectionContent[]): PageContent => ({
  ...{ path: '/', file: 'index.html', title: words('Home'), description: null, language: 'en', type: 'other', isHome: false, read: true },
  sections: [{ ...emptySection('hero', 'hero'), heading: words('Talks'), text: [words('What was said here, year by year.')] }, ...sections],
});

it('makes one list of headings with a line each, as in a chronicle', () => {
  const years = Array.from(
    { length: 100 },
    (_, at): SectionContent => ({
      ...emptySection(`year-${at}`, 'content'),
      heading: words(`Year ${at}`),
      flow: [{ kind: 'item', words: words(`Talk number ${at}`), href: '' }],
    }),
  );
  const [, list, ...others] = arrangeSections(pageOf(years));
  expect(list?.entries.map(({ title, text }) => `${title?.text}: ${text?.text}`).slice(0, 2)).toEqual([
    'Year 0: Talk number 0',
    'Year 1: Talk number 1',
  ]);
  expect(list?.entries).toHaveLength(100);
  expect(others).toEqual([]);
});

it('keeps people with their faces apart from entries without', () => {
  const image = { src: 'a.jpg', url: 'a.jpg', smaller: [], alt: null, size: { width: 400, height: 400 }, isDrawing: false };
  const entry = (name: string, face: typeof image | null) => ({
    ...{ kind: 'card' as const, labels: [], title: words(name), text: words(`Text about ${name}`), price: null, image: face, href: '' },
  });
  const entries = [entry('Anna', image), entry('Ben', image), entry('Rules', null), entry('Times', null), entry('Prices', null)];
  const [, people, rest] = arrangeSections(pageOf([{ ...emptySection('team', 'about'), heading: words('Team'), entries }]));
  expect(people?.entries.map(({ title }) => title?.text)).toEqual(['Anna', 'Ben']);
  expect(rest?.entries).toHaveLength(3);
});

it('draws every image of sections of one paragraph: those without one are a list of their own', () => {
  const image = (src: string, isDrawing = false) => ({
    ...{ src, url: src, smaller: [], alt: null, size: { width: 800, height: 600 }, isDrawing },
  });
  const section = (name: string, ...images: ReturnType<typeof image>[]): SectionContent => ({
    ...emptySection(name, 'content'),
    ...{ heading: words(name), text: [words(`What ${name} is about, in a sentence.`)], images },
  });
  const sections = [section('Air', image('air.jpg')), section('Fire', image('fire.jpg')), section('Noise'), section('Dust')];
  const arranged = arrangeSections(pageOf([...sections, section('Seal', image('seal.png', true))])).slice(1);
  expect(arranged.map(({ entries, images }) => [...entries.map((entry) => entry.image?.src), ...images.map(({ src }) => src)])).toEqual([
    ['air.jpg', 'fire.jpg'],
    [undefined, undefined],
    ['seal.png'],
  ]);
});
