import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { menuLines } from './menu.ts';

const contextWith = (pages: [path: string, title: string, type?: string][]) =>
  promptContext(({ engineer, craft }) => {
    const [page] = engineer.pagePlan;
    if (!page) throw new Error('The sample has no page.');
    engineer.pagePlan = [page, ...pages.map(([path, title, type = 'other']) => ({ ...page, path, title, type }))];
    engineer.legalPages = ['/imprint'];
    Object.assign(craft.goal, { label: 'Order', target: '/order' });
  });

describe('menuLines', () => {
  it('has the pages of the plan by the short part of their titles, legal pages in the footer', () => {
    expect(
      menuLines(
        contextWith([
          ['/breads', 'Breads | Mill Bread'],
          ['/story', 'How our family came to bake bread in Mainz | Mill Bread'],
          ['/post', 'A post', 'article'],
          ['/imprint', 'Imprint'],
        ]),
      ),
    ).toEqual(['Header: "Breads" to /breads · /story; button "Order" to /order.', 'Footer: contact details, /imprint.']);
  });

  it('calls a page what the menu of today calls it', () => {
    const context = contextWith([['/story', 'How our family came to bake bread in Mainz | Mill Bread']]);
    for (const page of context.strategy.engineer.pagePlan) if (page.path === '/story') page.label = 'Our story';
    expect(menuLines(context)[0]).toContain('Header: "Our story" to /story;');
  });

  it('says nothing for a site of one page', () => {
    expect(menuLines(contextWith([]))).toEqual([]);
  });

  it("is the strategist's menu where there is one", () => {
    const context = contextWith([['/breads', 'Breads']]);
    context.strategy.engineer.navigation = {
      header: [{ label: 'Bread', target: '/breads' }],
      button: { label: 'Call', target: 'tel:+49' },
      footer: [],
      note: 'A bar on phones',
    };
    expect(menuLines(context)).toEqual(['Header: "Bread" to /breads; button "Call" to tel:+49.', 'A bar on phones.']);
  });
});
