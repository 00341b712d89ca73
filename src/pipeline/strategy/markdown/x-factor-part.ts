import type { Strategy } from '#contracts/strategy.ts';
import { comparable } from '#text/words.ts';
import { list, part, plain, quotes, table } from './format.ts';
import { sourceOf } from './source-of.ts';

/** Part 2. */
export function xFactorPart({ xFactor, site }: Strategy): string {
  const { statement } = xFactor;
  const compared = xFactor.differences.filter((entry) => entry.competitors.length > 0);
  const own = xFactor.differences.filter(
    (entry) => entry.competitors.length === 0 && comparable(entry.text) !== comparable(statement?.text ?? ''),
  );
  return part(
    '## X-factor',
    statement
      ? `> ${plain(statement.text)}${sourceOf(statement.text, statement.evidence, site.host)}`
      : 'Nothing on the analyzed pages sets the business apart in a way that can be proven. It is not made up here: see the open questions for the owner.',
    part(
      '### What competitors do not show',
      table(
        ['Here', 'Compared with', 'Evidence'],
        compared.map((entry) => [plain(entry.text), plain(entry.competitors.join(', ')), quotes(entry.evidence, site.host, 1)]),
      ),
    ),
    part(
      '### What only this business can say',
      compared.length === 0 && own.length > 0
        ? 'No competitor was compared: these are the site\u2019s most specific statements, the hardest to copy.'
        : '',
      list(own.map((entry) => `${plain(entry.text)}${sourceOf(entry.text, entry.evidence, site.host)}`)),
    ),
    part('### What competitors show and this site does not', list(xFactor.gaps.map(plain))),
  );
}
