import { expect, it } from 'vitest';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

it('no page but the home page has a button that leads to itself', () => {
  const button = (label: string, target: string) => ({
    heading: label,
    text: ['Bread is baked daily.'],
    items: [],
    button: { label, target },
    quotes: [],
  });
  const pages = [answeredPage('/faq', { sections: [button('Questions', '/faq'), button('About us', '/about')] })];
  const page = followAnswer({ pages }).craft.pages.find(({ path }) => path === '/faq');
  const buttons = page?.sections.flatMap((section) => (section.button ? [section.button.target] : []));
  expect(buttons).toContain('/about');
  expect(buttons).not.toContain('/faq');
});

it('leads each button to the page as the plan writes it', () => {
  const input = richInput();
  for (const page of input.site.pages) {
    page.links = page.links.map((link) => ({ ...link, href: link.href.replace('/order', '/Order') }));
    page.callsToAction = page.callsToAction.map((action) => ({ ...action, href: action.href.replace('/order', '/Order') }));
  }
  input.profile.callsToAction = input.profile.callsToAction.map((action) => ({ ...action, href: action.href.replace('/order', '/Order') }));
  const { goal, pages } = buildStrategy(input).craft;
  const targets = pages.flatMap(({ sections }) => sections.flatMap(({ button }) => (button ? [button.target] : [])));
  expect([goal.target, targets.filter((target) => target.includes('/Order'))]).toEqual(['/order', []]);
});
