import { expect, it } from 'vitest';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';

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
