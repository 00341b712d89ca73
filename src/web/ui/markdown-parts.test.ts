import { expect, it } from 'vitest';
import { partsOf } from './markdown-parts.ts';

const titles = (text: string) => partsOf(text).map(({ id, title }) => [id, title]);

it('cuts a text at its second-level headings, without their marks', () => {
  expect(partsOf('# Plan\n\n## Evaluate\nAll.\n\n### Deeper\n## X-factor: *why us*')).toEqual([
    { id: '', title: '', text: '# Plan\n\n' },
    { id: 'part-evaluate', title: 'Evaluate', text: 'All.\n\n### Deeper\n' },
    { id: 'part-x-factor-why-us', title: 'X-factor: why us', text: '' },
  ]);
});

it('passes over code blocks, and tells repeated headings apart', () => {
  expect(titles('## Craft\n```\n## not a heading\n```\n## Craft')).toEqual([
    ['part-craft', 'Craft'],
    ['part-craft-2', 'Craft'],
  ]);
});

it('has one part where there is no heading', () => expect(titles('A plan.')).toEqual([['', '']]));
