import { describe, expect, it } from 'vitest';
import type { BlueprintPage } from '#contracts/blueprint.ts';
import { nextPage } from './frame-address.ts';

/** A page of sections `id:content`. */
const pageOf = (digest: string, sections: string[], file = 'index.html'): BlueprintPage => ({
  ...{ path: '/', file, title: '', read: true, gaps: [], digest },
  sections: sections.map((section) => ({
    ...{ id: section.split(':')[0] ?? '', anchor: `section-${section.split(':')[0]}`, digest: section },
    ...{ kind: '', layout: '', purpose: '' },
  })),
});
const before = nextPage(null, pageOf('1', ['hero:a', 'offers:a', 'contact:a']), '/v1/');
const after = (sections: string[]) => nextPage(before, pageOf('2', sections), '/v2/').address;

describe('nextPage', () => {
  it('opens a page at its top first', () => {
    expect(before.address).toBe('/v1/index.html');
  });

  it('leaves a page alone that did not change', () => {
    expect(nextPage(before, pageOf('1', ['hero:a', 'offers:a', 'contact:a']), '/v2/')).toBe(before);
  });

  it.each([
    ['the section that changed', ['hero:a', 'offers:b', 'contact:a'], '/v2/index.html#section-offers'],
    ['the first of several', ['hero:a', 'offers:b', 'contact:b'], '/v2/index.html#section-offers'],
    ['the top, for the first section', ['hero:b', 'offers:a', 'contact:a'], '/v2/index.html'],
    ['where sections changed places', ['hero:a', 'contact:a', 'offers:a'], '/v2/index.html#section-contact'],
    ['what follows a removed section', ['hero:a', 'contact:a'], '/v2/index.html#section-contact'],
    ['the top, when only colors changed', ['hero:a', 'offers:a', 'contact:a'], '/v2/index.html'],
  ])('opens a changed page at %s', (_, sections, address) => {
    expect(after(sections)).toBe(address);
  });

  it('opens another page at its top', () => {
    expect(nextPage(before, pageOf('3', ['hero:x'], 'about.html'), '/v2/').address).toBe('/v2/about.html');
  });
});
