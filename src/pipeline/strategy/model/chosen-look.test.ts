import { describe, expect, it } from 'vitest';
import { image } from '#testing/audit-page.ts';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { createImageFinder, imageLines } from './site-images.ts';

const GRAIN = [{ page: 'p2', quote: 'All grain comes from fields within 20 km.' }];
const section = { heading: 'Grain', text: ['All grain comes from fields within 20 km.'], items: [], button: null, quotes: GRAIN };
/** The bakery with two photos on its about page. */
function withPhotos() {
  const input = richInput();
  const about = input.site.pages.find(({ path }) => path === '/about');
  if (about)
    about.images = [
      image('https://muehlenbrot.test/img/field.jpg', { alt: 'Rye field', width: '800', height: '600' }),
      image('https://muehlenbrot.test/img/oven.jpg', { alt: null, width: '800', height: '600' }),
    ];
  return input;
}

const aboutOf = (page: object, input = withPhotos()) =>
  followAnswer({ pages: [answeredPage('/about', page)] }, input).craft.pages.find(({ path }) => path === '/about')?.sections ?? [];

describe('images that a strategist chooses', () => {
  it('are named in the question with their page and text', () => {
    expect(imageLines(readInput(withPhotos()))).toEqual(
      expect.arrayContaining(['image: /img/field.jpg | on /about | Rye field', 'image: /img/oven.jpg | on /about']),
    );
  });

  it('have the words of their page where pages say different things of one image', () => {
    const input = withPhotos();
    const home = input.site.pages.find(({ path }) => path === '/');
    const faq = input.site.pages.find(({ path }) => path === '/faq');
    const field = (alt: string | null) => image('https://muehlenbrot.test/img/field.jpg', { alt, width: '800', height: '600' });
    home?.images.unshift(field('Where our grain grows'));
    faq?.images.unshift(field('Rye field'));
    expect(imageLines(readInput(input))).toContain('image: /img/field.jpg | on / | Where our grain grows | on /about | Rye field');
    const find = createImageFinder(readInput(input));
    expect(['/', '/about', '/order'].map((page) => find('/img/field.jpg', page)?.alt)).toEqual(['Where our grain grows', 'Rye field', '']);
    expect(aboutOf({ sections: [{ ...section, images: ['/img/field.jpg'] }] }, input)[1]?.images[0]?.alt).toBe('Rye field');
  });

  it('keep their words on other pages where all pages say the same', () => {
    const find = createImageFinder(readInput(withPhotos()));
    expect(find('/img/field.jpg', '/order')?.alt).toBe('Rye field');
    expect(find('/img/stranger.jpg', '/about')).toBeUndefined();
  });

  it('are joined by seals and logos that say something', () => {
    const input = withPhotos();
    const about = input.site.pages.find(({ path }) => path === '/about');
    about?.images.push(
      image('https://muehlenbrot.test/seal.svg', { alt: 'Certified by Bioland since 1998', width: '40', height: '40' }),
      image('https://muehlenbrot.test/arrow.svg', { alt: 'Arrow', width: '16', height: '16' }),
    );
    const lines = imageLines(readInput(input));
    expect(lines).toContain('seal or logo: /seal.svg | on /about | Certified by Bioland since 1998');
    expect(lines.join()).not.toContain('arrow.svg');
  });

  it('are those of the section, and no other; one that the site does not have is none', () => {
    const imagesOf = (images: string[]) => aboutOf({ sections: [{ ...section, images }] })[1]?.images;
    expect(imagesOf(['/img/oven.jpg', '/img/stranger.jpg'])).toEqual([{ url: 'https://muehlenbrot.test/img/oven.jpg', alt: '' }]);
    expect(imagesOf([])).toEqual([]);
  });

  it('may be all that a section has', () => {
    const rooms = { ...section, heading: 'Our bakehouse', text: [], images: ['/img/oven.jpg'] };
    expect(aboutOf({ sections: [section, rooms] }).map(({ heading }) => heading)).toContain('Our bakehouse');
  });

  it('are left to the built-in strategy where none was chosen', () => {
    const own = aboutOf({ sections: [section] }).flatMap(({ images }) => images.map(({ url }) => url));
    expect(own).toContain('https://muehlenbrot.test/img/field.jpg');
  });

  it.each([
    ['/img/oven.jpg', ['https://muehlenbrot.test/img/oven.jpg']],
    ['', []],
  ])('open the page: "%s"', (path, shown) => {
    const [hero] = aboutOf({ image: path, sections: [section] });
    expect(hero?.images.map(({ url }) => url)).toEqual(shown);
  });
});

describe('what a section does when visitors use it', () => {
  it('is carried into the plan', () => {
    const behavior = 'Two inputs, bread and weight; the result names the price of the list.';
    expect(aboutOf({ sections: [{ ...section, behavior }] })[1]).toMatchObject({ behavior });
  });

  it('may write a message for visitors, with words and small numbers of its own', () => {
    const behavior = "Button 'Copy the list' says 'Copied' for 4 seconds; 'Good morning, I'd like [bread]' opens the chat.";
    expect(aboutOf({ sections: [{ ...section, behavior }] })[1]).toMatchObject({ behavior });
  });

  it('is left out where it opens a chat with a number that is not the site\u2019s', () => {
    const behavior = 'The message opens https://wa.me/491234567 with the bread that was chosen.';
    expect(aboutOf({ sections: [{ ...section, behavior }] })[1]).not.toHaveProperty('behavior');
  });

  it('is left out where it needs a figure that nothing shows', () => {
    expect(aboutOf({ sections: [{ ...section, behavior: 'It adds a delivery fee of 4,200 euros.' }] })[1]).not.toHaveProperty('behavior');
  });
});

describe('voice and palette', () => {
  const design = (more: object) => ({ direction: '', type: '', imagery: '', signature: '', avoid: [], voice: '', colors: [], ...more });

  it('reach the look', () => {
    const colors = ['#FFFDF8', '#222222', '#a33b2a'].map((hex, at) => ({ use: `use number ${'abc'[at]}`, hex }));
    const { look, design: kept } = followAnswer({ design: design({ voice: 'Says you, short sentences.', colors }) }).elevate;
    expect(kept?.voice).toBe('Says you, short sentences.');
    expect(look.colors.slice(0, 3).map(({ hex, chosen }) => [hex, chosen])).toEqual([
      ['#fffdf8', true],
      ['#222222', true],
      ['#a33b2a', true],
    ]);
  });

  it('may name a typeface and sizes', () => {
    const type = 'Atkinson Hyperlegible instead of Arial, body 20 px, buttons at least 56 px high.';
    expect(followAnswer({ design: design({ type }) }).elevate.design?.type).toBe(type);
  });

  it('drop what is no color', () => {
    const colors = ['red', '#fff', 'url(x)'].map((hex) => ({ use: 'page background', hex }));
    expect(followAnswer({ design: design({ direction: 'Warm like the bakehouse.', colors }) }).elevate.design).not.toHaveProperty('colors');
  });
});
