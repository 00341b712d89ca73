import { describe, expect, it } from 'vitest';
import { type Entry, textEntry } from '../../pages/page-content.ts';
import { foldLabels, groupsOf, withoutMenuEntries } from './entry-groups.ts';

const words = (text: string) => ({ text, from: 'page:/' });
const label = (text: string) => textEntry(words(text));
const offer = (title: string, price: string): Entry => ({ ...textEntry(words('')), title: words(title), text: null, price: words(price) });
const shown = (entries: readonly Entry[]) =>
  groupsOf(foldLabels(entries)).map((group) => [
    group.labels.map(({ text }) => text).join(', '),
    ...group.entries.map(({ labels, title, text }) => [...labels.map((one) => `${one.text}:`), title?.text ?? text?.text].join(' ')),
  ]);

describe('groupsOf', () => {
  it('heads groups of offers with the names that were entries', () => {
    const list = [
      label('Coffees'),
      offer('Kochere', '$18'),
      offer('Huila', '$16'),
      label('Gifts'),
      offer('Box', '$40'),
      offer('Card', '$20'),
    ];
    expect(shown(list)).toEqual([
      ['Coffees', 'Kochere', 'Huila'],
      ['Gifts', 'Box', 'Card'],
    ]);
  });

  it('puts a label that heads a single entry above its title', () => {
    expect(shown([label('About'), offer('The kitchen', '$1'), label('Our chef'), offer('Rome', '$2')])).toEqual([
      ['', 'About: The kitchen', 'Our chef: Rome'],
    ]);
  });

  it('keeps what comes before the first label in a group without one', () => {
    expect(shown([offer('Bread', '$4'), label('Cakes'), offer('Tart', '$5'), offer('Pie', '$6')])).toEqual([
      ['', 'Bread'],
      ['Cakes', 'Tart', 'Pie'],
    ]);
  });

  it.each([
    ['a list of short lines', [label('Fresh bread'), label('Daily'), label('By hand')]],
    ['sentences', [label('We bake at four.'), offer('Bread', '$4')]],
    ['more labels than entries', [label('One'), label('Two'), offer('Bread', '$4')]],
  ])('leaves %s alone', (_, list) => {
    expect(foldLabels(list)).toEqual(list);
  });

  it('keeps a label at the end, which heads nothing, as an entry', () => {
    expect(foldLabels([offer('Bread', '$4'), offer('Tart', '$5'), label('And more')]).map(({ text }) => text?.text)).toContain('And more');
  });
});

describe('withoutMenuEntries', () => {
  const link = (text: string, href: string) => textEntry(words(text), href);

  it('leaves out links to pages next to whole entries', () => {
    const bread = offer('Bread', '$4');
    expect(withoutMenuEntries([link('Wines', 'wines.html'), bread])).toEqual([bread]);
  });

  it('keeps links to other sites, and lists of nothing but links', () => {
    const others = [link('Map', 'https://maps.test/'), offer('Bread', '$4')];
    expect(withoutMenuEntries(others)).toEqual(others);
    const links = [link('Wines', 'wines.html'), link('Food', 'food.html')];
    expect(withoutMenuEntries(links)).toEqual(links);
  });
});
