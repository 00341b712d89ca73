import { describe, expect, it } from 'vitest';
import type { SectionPlan } from '#contracts/strategy.ts';
import { mergeSections } from './merge-sections.ts';

const section = (kind: string, heading: string, more: Partial<SectionPlan> = {}): SectionPlan => ({
  ...{ id: kind, kind, purpose: `Purpose of ${kind}`, forms: [], carryOver: { rest: false, sections: [] }, heading },
  ...{ text: [], items: [], images: [], button: null, evidence: [], ...more },
});
const image = { url: 'https://mill.test/oven.jpg', alt: 'The oven' };
const own = [
  section('hero', 'Bread of the mill'),
  section('about', 'Bakehouse', { text: ['Beech heats the stone oven from four in the morning.'], images: [image] }),
  section('content', 'Fields', { text: ['Spelt, rye and wheat from neighboring farms.'] }),
  section('contact', 'Order', { forms: ['order'] }),
];
const chosen = {
  heading: 'The stone oven',
  text: ['Beech heats the oven from four in the morning.'],
  items: [],
  button: null,
  evidence: [],
};

describe('mergeSections', () => {
  it('leaves a page as it is where nothing was chosen', () => {
    expect(mergeSections(own, { chosen: undefined })).toEqual(own);
    expect(mergeSections(own, { chosen: [] })).toEqual(own);
  });

  it('gives a chosen section kind, purpose and images of the section it is about', () => {
    expect(mergeSections(own, { chosen: [chosen] })[1]).toMatchObject({
      ...chosen,
      id: 'about',
      kind: 'about',
      purpose: 'Purpose of about',
      images: [image],
    });
  });

  it('keeps the images of today\u2019s sections that nobody chose, next to those of their kind', () => {
    const portraits = ['a', 'b', 'c'].map((name) => ({ url: `https://mill.test/${name}.jpg`, alt: name }));
    const pages = [...own, section('team', 'People', { images: portraits })];
    expect(mergeSections(pages, { chosen: [chosen] })[1]?.images).toEqual([image, ...portraits]);
  });

  it('moves a photo below the heading that its words name', () => {
    const photos = ['The Barley project', 'The Spelt project'].map((alt) => ({ url: `https://mill.test/${alt}.jpg`, alt }));
    const plans = ['Barley project', 'Spelt project'].map((heading) => ({ ...chosen, heading, text: ['We grow it.'] }));
    const pages = [section('hero', 'Bread'), section('content', 'Spelt project', { text: ['We grow it.'], images: photos })];
    expect(mergeSections(pages, { chosen: plans }).map((one) => one.images)).toEqual([[], [photos[0]], [photos[1]]]);
  });

  it('puts a photo next to the words that name it, and no drawing next to other words', () => {
    const images = [
      { url: 'https://mill.test/field.jpg', alt: 'Spelt on the field' },
      { url: 'https://mill.test/icon.svg', alt: 'Delivery' },
    ];
    const fields = { ...chosen, heading: 'Our fields', text: ['Spelt and rye grow here.'] };
    const pages = [section('hero', 'Bread'), section('content', 'Delivery', { text: ['By bicycle every morning.'], images })];
    expect(mergeSections(pages, { chosen: [chosen, fields] }).map((one) => one.images)).toEqual([[], [], [images[0]]]);
  });

  it('leaves the hero of an inner page without today\u2019s button, previews and drawings', () => {
    const images = ['thumb-300x158.jpg', 'mark.svg', 'oven.jpg', 'field.jpg'].map((file) => ({
      url: `https://mill.test/${file}`,
      alt: '',
    }));
    const hero = section('hero', 'Bread', { images, button: { label: 'Order now', target: '/shop' } });
    expect(mergeSections([hero], { chosen: [chosen] })[0]).toMatchObject({ heading: 'Bread', images: [images[2]], button: null });
  });

  it('keeps of the old hero its heading on inner pages, and all of it on the home page', () => {
    const hero = section('hero', 'Bread of the mill', { text: ['Bread for the whole town.'] });
    expect(mergeSections([hero, ...own.slice(1)], { chosen: [chosen] })[0]).toMatchObject({ heading: 'Bread of the mill', text: [] });
    expect(mergeSections([hero, ...own.slice(1)], { chosen: [chosen], isHome: true })[0]).toEqual(hero);
  });

  it('keeps the hero, and every section with a form, though nobody chose it', () => {
    expect(mergeSections(own, { chosen: [chosen] }).map(({ id }) => id)).toEqual(['hero', 'about', 'contact']);
  });

  it('numbers sections of the same kind', () => {
    expect(
      mergeSections(own, {
        chosen: [
          chosen,
          { ...chosen, heading: 'Other', text: ['Nothing of it is on the page.'] },
          { ...chosen, heading: 'More', text: ['Elsewhere.'] },
        ],
      }).map(({ id }) => id),
    ).toEqual(['hero', 'about', 'content', 'content-2', 'contact']);
  });
});
