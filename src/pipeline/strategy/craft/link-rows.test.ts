import { expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { isLinkRow } from './link-rows.ts';

const page = { links: ['About', 'About us', 'Docs', 'News & views', ''].map((text) => ({ text })) } as unknown as Page;

it('knows labels in a row, the longest of each', () => {
  expect(isLinkRow('About us Docs News & views', page)).toBe(true);
  expect(isLinkRow('About Docs About', page)).toBe(true);
});

it('leaves fewer labels, other words between them and parts of words alone', () => {
  expect(isLinkRow('About us Docs', page)).toBe(false);
  expect(isLinkRow('About our Docs News & views', page)).toBe(false);
  expect(isLinkRow('About Docs News viewers', page)).toBe(false);
  expect(isLinkRow('', page)).toBe(false);
});
