import { expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { quietName } from './quiet-name.ts';

it('takes the case of a heading, and says only a single word quietly without one', () => {
  const pages = [pageOfHtml('/', '<main><h1>Dekorative Wandgestaltung in Mainz</h1></main>')];
  expect(quietName('DEKORATIVE WANDGESTALTUNG', pages)).toBe('Dekorative Wandgestaltung');
  expect(quietName('SANIERUNG', pages)).toBe('Sanierung');
  expect(quietName('SCHIMMEL UND WASSER', pages)).toBe('SCHIMMEL UND WASSER');
  expect(quietName('Trockenbau', pages)).toBe('Trockenbau');
});
