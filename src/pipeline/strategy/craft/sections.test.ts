import { describe, expect, it } from 'vitest';
import { image, testPage } from '#testing/audit-page.ts';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { altOf, contentImages, planSections } from './sections.ts';

function sectionsOfPage(page: ReturnType<typeof draftPage>) {
  const input = richInput();
  input.site.pages.push(page);
  const reading = readInput(input);
  const entry = reading.pages.at(-1);
  return entry ? planSections(entry, reading) : [];
}

describe('planSections', () => {
  it('takes the small label above a heading for no copy, a badge with a figure for copy', () => {
    const html = `<html lang="en"><title>Mill</title><main><h1>The old mill by the river</h1>
      <div><span>About us</span><h2>A mill since the days of our grandfather</h2><p>We grind rye and spelt twice a week for our own bread.</p></div>
      <div><span>40 breads</span><h2>What the oven gives on a Saturday</h2><p>Everything is on the counter at seven in the morning.</p></div></main></html>`;
    const words = sectionsOfPage(pageOfHtml('/mill', html)).flatMap(({ text, items }) => [...text, ...items.map((item) => item.text)]);
    expect([words.includes('About us'), words.includes('40 breads')]).toEqual([false, true]);
  });

  it('takes numbers that count the cards for no copy', () => {
    const card = (code: string, name: string) =>
      `<li><span>${code}</span><div><h3>${name}</h3><p>We do the ${name.toLowerCase()} with our own tools and by hand.</p></div></li>`;
    const html = `<html lang="en"><title>Mill</title><main><h1>What we do</h1><h2>On the job</h2><p>Every day of the week.</p>
      <ul>${card('JOB-01', 'Milling of rye')}${card('JOB-02', 'Baking of bread')}${card('JOB-03', 'Delivery in the morning')}</ul></main></html>`;
    const words = sectionsOfPage(pageOfHtml('/jobs', html)).flatMap(({ text, items }) => [...text, ...items.map((item) => item.text)]);
    expect(words.filter((text) => text.includes('JOB'))).toEqual([]);
    expect(words.filter((text) => text.includes('own tools'))).toHaveLength(3);
  });

  it('plans a page that is a form alone', () => {
    const html = `<html lang="en"><title>Write to us</title><main><form action="/send" method="post"><h2>Write to us</h2>
      <label>Name <input name="name" required></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form></main></html>`;
    expect(sectionsOfPage(pageOfHtml('/write', html)).map(({ kind, forms }) => [kind, forms])).toEqual([['hero', ['contact']]]);
  });

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

it('gives an image no text that says nothing of it', () => {
  const alts = ['Hero image', 'Foto', 'https://photos.example/bread Bread by Ann', 'Our oven'].map((alt) =>
    image('https://a.test/a.jpg', { alt }),
  );
  expect(alts.map(altOf)).toEqual(['', '', '', 'Our oven']);
});

describe('contentImages', () => {
  const of = (...images: ReturnType<typeof image>[]) => contentImages(testPage({ images })).map(({ src }) => src.split('/').at(-1));

  it('are the photos of a page, all of them', () => {
    const photos = ['a', 'b', 'c', 'd', 'e'].map((name) => image(`https://a.test/${name}.jpg`, { alt: 'Our team', width: '150' }));
    expect(of(...photos)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
  });

  it('are no previews of the blog on other pages', () => {
    expect(of(image('https://a.test/post.jpg', { alt: 'Blog' }), image('https://a.test/oven.jpg', { alt: 'Our oven' }))).toEqual([
      'oven.jpg',
    ]);
  });

  it('are no icons, logos of others or bands in a loop', () => {
    const looped = image('https://a.test/band.webp', { alt: 'A dug trench' });
    expect(
      of(
        image('https://a.test/18-2.svg', { alt: 'icon', width: '79' }),
        image('https://a.test/makita.svg', { alt: 'Logo of our partner Makita' }),
        image('https://a.test/line.webp', { alt: '', width: '87' }),
        looped,
        looped,
        looped,
        image('https://a.test/trench.webp', { alt: 'A dug trench', width: '645' }),
      ),
    ).toEqual(['trench.webp']);
  });
});
