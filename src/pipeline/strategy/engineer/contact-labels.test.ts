import { expect, it } from 'vitest';
import { contactLabels } from './contact-labels.ts';

const entry = (title: string, text: string, target = '') => ({ title, text, target });
const values = ['06351 / 12 41 74', '06351 / 41119'];

it('names numbers by the entries that give them', () => {
  const entries = [
    entry('Call 06351 / 12 41 74', ''),
    entry('Box office', '06351 / 12 41 74, from ten'),
    entry('Friends', 'Call', 'tel:+49635141119'),
  ];
  expect(contactLabels(values, entries)).toEqual(['Box office', 'Friends']);
});

it('names none where one has no name, or two have the same', () => {
  expect(contactLabels(values, [entry('Box office', '06351 / 12 41 74')])).toEqual(['', '']);
  expect(contactLabels(values, [entry('Phone', '06351 / 12 41 74'), entry('Phone', '06351 / 41119')])).toEqual(['', '']);
  expect(contactLabels(values.slice(0, 1), [entry('Box office', '06351 / 12 41 74')])).toEqual(['']);
});
