import { expect, it } from 'vitest';
import { renderHtml } from '../html.ts';
import { labelsFor } from '../labels.ts';
import { type Entry, emptySection, type SectionContent, type SiteImage } from '../pages/page-content.ts';
import { drawSections } from './draw-sections.ts';

const words = (text: string) => ({ text, from: 'page:/' });
const photo = (name: string, width = 400): SiteImage => ({
  ...{ src: `https://inn.example/${name}.jpg`, url: `${name}.jpg`, smaller: [], alt: null, isDrawing: false },
  size: { width, height: width },
});
const person = (name: string, image: SiteImage | null): Entry => ({
  ...{ kind: 'card', labels: [], title: words(name), text: words('Cook'), price: null, image, href: '' },
});

/** The markup of the section below the opening. */
function drawn(section: Partial<SectionContent>): string {
  const page = {
    path: '/',
    file: 'index.html',
    title: words('Inn'),
    description: null,
    language: 'en',
    type: 'home' as const,
    isHome: true,
  };
  const hero = { ...emptySection('hero', 'hero'), heading: words('Inn') };
  const sections = [hero, { ...emptySection('team', 'about'), heading: words('Who we are'), ...section }];
  const [, below] = drawSections({ ...page, read: true, sections }, labelsFor('en'), { isDeepStrong: false });
  return below ? renderHtml(below.element) : '';
}

it('shows people with their portraits, and no face without a name', () => {
  const entries = [person('Ada', photo('ada')), person('Ben', photo('ben'))];
  const html = drawn({ entries, images: [photo('stranger')] });
  expect(html).toContain('class="people"');
  expect(html).not.toContain('stranger.jpg');
});

it('shows portraits of few pixels small', () => {
  expect(drawn({ entries: [person('Ada', photo('ada', 160)), person('Ben', photo('ben', 160))] })).toContain('class="people small"');
});

it('shows the logos next to a list, but not the icons of its entries', () => {
  const drawing = (name: string) => ({ ...photo(name, 80), src: `https://inn.example/${name}.svg`, url: `${name}.svg`, isDrawing: true });
  const entries = ['Rooms', 'Garden', 'Breakfast'].map((name) => person(name, null));
  const html = drawn({ entries, images: [drawing('key'), drawing('guild-logo')] });
  expect(html).toContain('guild-logo.svg');
  expect(html).not.toContain('key.svg');
});
