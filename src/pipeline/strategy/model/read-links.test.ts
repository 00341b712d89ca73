import { expect, it } from 'vitest';
import { link } from '#testing/audit-page.ts';
import { followAnswer } from '#testing/follow-answer.ts';
import { richInput } from '#testing/strategy-input.ts';

/** The sample bakery, whose home page has these links. */
function headerOf(asked: { label: string; target: string }[]) {
  const input = richInput();
  const [home] = input.site.pages;
  const [own, other] = [{ internal: true }, { internal: false }];
  home?.links.push(
    link('https://map.test/#map=18/49.5/8.1', 'Map', other),
    link('https://list.test/#one', 'One', other),
    link('https://list.test/#two', 'Two', other),
    link('https://muehlenbrot.test/about#grain', 'Where it grows', own),
    link('https://muehlenbrot.test/about#oven', 'Fire', own),
  );
  const navigation = { header: asked, button: null, footer: [], note: '' };
  return followAnswer({ navigation }, input).engineer.navigation?.header.map(({ target }) => target);
}

it('keeps the fragment of an address elsewhere, where all links of today name the same one', () => {
  const links = ['https://map.test/', 'https://list.test/'].map((target) => ({ label: 'Our grain', target }));
  expect(headerOf(links)).toEqual(['https://map.test/#map=18/49.5/8.1', 'https://list.test/']);
});

it('leads to the part of a page that the words of a link name', () => {
  const links = ['Our grain', 'The stone oven', 'About', 'Grain and oven', 'About our grain'].map((label) => ({ label, target: '/about' }));
  expect(headerOf(links)).toEqual(['/about#grain', '/about#oven', '/about', '/about', '/about']);
});
