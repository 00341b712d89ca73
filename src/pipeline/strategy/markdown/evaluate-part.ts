import type { ProtectedItem, Strategy } from '#contracts/strategy.ts';
import { list, part, plain } from './format.ts';
import { findingTable, minorTable } from './recommendations.ts';
import { formName, namePages } from './sentences.ts';
import { sourceOf } from './source-of.ts';

const KIND_WORDS: Partial<Record<ProtectedItem['kind'], string>> = {
  page: 'Pages',
  url: 'URLs',
  copy: 'Copy',
  form: 'Forms',
  function: 'Functions',
};

/** What is protected, by kind. Titles, proof and legal pages have lists of their own further down. */
function worksList({ evaluate, site }: Strategy): string {
  const groups = Map.groupBy(evaluate.works, (item) => item.kind);
  const checks = groups.get('check')?.length ?? 0;
  return list([
    ...Object.entries(KIND_WORDS).flatMap(([kind, word]) => {
      const items = groups.get(kind as ProtectedItem['kind']) ?? [];
      return items.length === 0 ? [] : [`**${word}**: ${items.map((item) => protectedLine(item, site.host)).join('; ')}`];
    }),
    ...(checks > 0 ? [`**Checks**: ${checks} of those that pass today must pass again`] : []),
  ]);
}

/** A protected thing with where it is, in the words of its kind. */
function protectedLine({ kind, text, pages, evidence }: ProtectedItem, host: string): string {
  const where = plain(namePages(pages));
  if (kind === 'form') return `${formName(text)} on ${where}`;
  if (kind === 'function') return `${plain(text.replaceAll('-', ' '))} on ${where}`;
  return `${plain(text)}${sourceOf(text, evidence, host)}`;
}

/** Part 1. */
export function evaluatePart(strategy: Strategy): string {
  const { evaluate, site } = strategy;
  return part(
    '## Evaluate',
    plain(evaluate.summary),
    part('### Keep: works today', worksList(strategy)),
    part(
      '### Issues to fix, most urgent first',
      findingTable(
        evaluate.fails.filter((entry) => entry.impact !== 'low'),
        site.host,
      ),
    ),
    part('### Minor issues', minorTable(evaluate.fails.filter((entry) => entry.impact === 'low'))),
    part('### Limits of this analysis', list(evaluate.limits.map(plain))),
  );
}
