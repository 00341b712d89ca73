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

  it('adds to the footer that a strategist names the profiles of the business and its legal pages', () => {
    const context = contextWith([
      ['/breads', 'Breads'],
      ['/imprint', 'Imprint | Mill Bread', 'legal'],
    ]);
    const [facebook, person] = ['https://www.facebook.com/mill', 'https://www.linkedin.com/in/weber/'];
    context.strategy.site.social = [
      { platform: 'facebook', url: facebook },
      { platform: 'linkedin', url: 'https://www.linkedin.com/company/mill/' },
      { platform: 'linkedin', url: person },
    ];
    const links = [{ label: 'Bread', target: '/breads' }];
    context.strategy.engineer.navigation = { header: links, button: null, footer: links, note: '' };
    expect(menuLines(context)[1]).toBe(
      `Footer: "Bread" to /breads · "Facebook" to ${facebook} · "LinkedIn" to https://www.linkedin.com/company/mill/ · "Imprint" to /imprint.`,
    );
    context.strategy.engineer.navigation.footer = [{ label: 'Follow us', target: facebook }];
    expect(menuLines(context)[1]?.match(/facebook/g)).toHaveLength(1);
  });

  it("is the strategist's menu where there is one", () => {
    const context = contextWith([['/breads', 'Breads']]);
    context.strategy.engineer.navigation = {
      header: [{ label: 'Bread', target: '/breads' }],
      button: { label: 'Call', target: 'tel:+49' },
      footer: [],
      note: 'A bar on phones',
    };
    context.strategy.site.social = [];
    expect(menuLines(context)).toEqual(['Header: "Bread" to /breads; button "Call" to tel:+49.', 'A bar on phones.']);
  });
});
