import { describe, expect, it } from 'vitest';
import { image, link, testPage } from '#testing/audit-page.ts';
import type { PageUsage } from './brand-usage.ts';
import { findLogo } from './logo.ts';

const logoOf = (images: ReturnType<typeof image>[], names: [string, string][] = [], links: ReturnType<typeof link>[] = []) => {
  const usage: PageUsage = {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    styled: [],
    sheets: [],
    imageNames: new Map(names),
    find: () => null,
  };
  return findLogo(testPage({ images, links }), usage)?.url ?? null;
};
const header = { region: 'header', insideLink: true } as const;

describe('findLogo', () => {
  it('takes the linked image of the header that is named like a logo', () => {
    expect(logoOf([image('/hero.jpg'), image('/img/logo.svg', header)])).toBe('https://example.com/img/logo.svg');
  });

  it('knows it by the names around the image', () => {
    expect(logoOf([image('/a1b2.svg', { ...header, selector: '#x' })], [['#x', 'site-logo']])).toBe('https://example.com/a1b2.svg');
  });

  it.each([
    ['a large image of the page', image('/hero.jpg')],
    ['data in place of a file', image('data:image/png;base64,AAAA', header)],
  ])('takes no %s', (_, given) => {
    expect(logoOf([given])).toBeNull();
  });

  it('takes no logo below the header that links to another site', () => {
    const state = image('/leader/state-logo.jpg', { selector: '#funding > a > img', insideLink: true, region: 'footer' });
    const leadingTo = (address: string) => [link(address, '', { selector: '#funding > a' })];
    expect(logoOf([state], [], leadingTo('https://ministry.example/'))).toBeNull();
    expect(logoOf([state], [], leadingTo('/'))).toBe(state.src);
  });

  it('takes no logo of others', () => {
    expect(logoOf([image('/partners/logo.png', { selector: '#p' })], [['#p', 'client-logos partner']])).toBeNull();
  });
});
