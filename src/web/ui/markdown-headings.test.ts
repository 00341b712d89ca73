import { expect, it } from 'vitest';
import { headingsOf } from './markdown-headings.ts';

it('lists the second-level headings in order, without their marks', () => {
  expect(headingsOf('# Plan\n\n## Evaluate\n\n### Deeper\n\n## X-factor: *why us*\n')).toEqual([
    { id: 'part-evaluate', title: 'Evaluate' },
    { id: 'part-x-factor-why-us', title: 'X-factor: why us' },
  ]);
});

it('passes over code blocks and repeated headings', () => {
  expect(headingsOf('## Craft\n```\n## not a heading\n```\n## Craft')).toEqual([{ id: 'part-craft', title: 'Craft' }]);
});
