import { expect, it } from 'vitest';
import { h, renderHtml } from './html.ts';

const words = (text: string) => ({ text, from: 'label' });

it('keeps words of neighboring inline elements apart', () => {
  const label = h('label', null, words('Name'), h('span', null, words('required')));
  const row = h('li', null, h('strong', null, words('Rye')), h('span', null, words('Dark')));
  expect(renderHtml(label)).toContain('Name <span>required');
  expect(renderHtml(row).replaceAll(' data-from="label"', '')).toBe('<li><strong>Rye</strong> <span>Dark</span></li>');
});

it('puts no space between blocks', () => {
  expect(renderHtml(h('div', null, h('p', null), h('p', null)))).toBe('<div><p></p><p></p></div>');
});
