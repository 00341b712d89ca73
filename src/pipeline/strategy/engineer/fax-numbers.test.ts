import { expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

it('keeps the fax numbers of the business, not those of a privacy page', () => {
  const input = richInput();
  const page = (path: string, text: string) =>
    draftPage({
      path,
      type: 'legal',
      title: path.slice(1),
      outline: [
        ['h1', path.slice(1)],
        ['p', text],
      ],
    });
  input.site.pages.push(page('/imprint', 'Phone 06131 555 010, fax: 06131 555 019'), page('/privacy', 'Authority, Fax: 0611 1408 900'));
  const fax = buildStrategy(input).site.contacts.filter(({ kind }) => kind === 'fax');
  expect(fax.map(({ value }) => value)).toEqual(['06131 555 019']);
});
