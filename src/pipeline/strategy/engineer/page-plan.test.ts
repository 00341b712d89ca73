import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { plannedPage, planPages } from './page-plan.ts';
import { mapUrls } from './url-map.ts';

const planOf = (input: ReturnType<typeof richInput>) => planPages(readInput(input)).filter(({ read }) => read !== false);

describe('planPages', () => {
  it('keeps pages with their role and contents, merges twins, drops errors', () => {
    const plan = planOf(richInput());
    expect(plan.map(({ path, decision }) => `${path} ${decision}`)).toEqual([
      ...['/ keep', '/breads keep', '/about keep', '/order keep', '/faq keep', '/questions merge', '/privacy keep', '/old-offer drop'],
    ]);
    expect(plan.find(({ path }) => path === '/order')?.reason).toBe('How to get in touch; contains the order form.');
    expect(plan.find(({ path }) => path === '/questions')?.mergeInto).toBe('/faq');
  });

  it('has what the menu of today calls a page', () => {
    const input = richInput();
    input.site.navigation = [{ text: 'Our loaves', url: 'https://muehlenbrot.test/breads', region: 'header' }];
    expect(planOf(input).flatMap(({ path, label }) => (label ? [[path, label]] : []))).toEqual([['/breads', 'Our loaves']]);
  });

  it('says what a page of no special kind is about, as the menu calls it', () => {
    const input = richInput();
    input.site.navigation = [{ text: 'The mill', url: 'https://muehlenbrot.test/mill', region: 'header' }];
    input.site.pages.push(draftPage({ path: '/mill', type: 'other', outline: [['h1', 'Where our flour comes from']] }));
    input.site.pages.push(draftPage({ path: '/river', type: 'other', outline: [['h1', 'Along the river']] }));
    expect(
      planOf(input)
        .slice(-2)
        .map(({ reason }) => reason),
    ).toEqual(['About “The mill”.', 'About “Along the river”.']);
  });

  it('drops a page of template filler', () => {
    const input = richInput();
    input.site.pages.push(draftPage({ path: '/draft', type: 'other', outline: [['p', 'Lorem ipsum dolor sit amet']] }));
    expect(planOf(input).at(-1)?.decision).toBe('drop');
  });

  it('finds a planned page whatever its ending', () => {
    const plan = planOf(richInput());
    expect(['/about/', '/about.html', '/About'].map((path) => plannedPage(path, plan)?.path)).toEqual(['/about', '/about', '/about']);
  });
});

describe('mapUrls', () => {
  it('redirects twins and mistyped links, straight to the page that stays', () => {
    const reading = readInput(richInput());
    expect(mapUrls(reading, planPages(reading)).map(({ from, to, status }) => [from, to, status])).toEqual([
      ['/questions', '/faq', 301],
      ['/Breads.html', '/breads', 301],
    ]);
  });

  it('leads a page that merges into a merged one to where that one goes, and ends in a circle', () => {
    const reading = readInput(richInput());
    const plan = planPages(reading).map((item) => {
      if (item.path === '/about') return { ...item, decision: 'merge' as const, mergeInto: '/order' };
      return item.path === '/questions' ? { ...item, decision: 'merge' as const, mergeInto: '/about' } : item;
    });
    const targets = (items: typeof plan) => mapUrls(reading, items).map(({ from, to }) => [from, to]);
    expect(targets(plan)).toEqual(
      expect.arrayContaining([
        ['/about', '/order'],
        ['/questions', '/order'],
      ]),
    );
    const circle = plan.map((item) => (item.path === '/order' ? { ...item, decision: 'merge' as const, mergeInto: '/about' } : item));
    expect(() => targets(circle)).not.toThrow();
  });

  it('carries redirects over and lets dropped filler be gone', () => {
    const input = richInput();
    input.site.pages[1]?.redirects.push({ url: 'https://muehlenbrot.test/shop', status: 302 });
    input.site.pages.push(draftPage({ path: '/draft', type: 'other', outline: [['p', 'Lorem ipsum dolor sit amet']] }));
    const reading = readInput(input);
    const changes = mapUrls(reading, planPages(reading));
    expect(changes).toContainEqual(expect.objectContaining({ from: '/shop', to: '/breads', status: 301 }));
    expect(changes).toContainEqual(expect.objectContaining({ from: '/draft', to: '', status: 410 }));
  });
});
