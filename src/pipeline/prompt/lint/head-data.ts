import { headRow } from '../sections/head.ts';
import { headText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

export const headData: Lint = {
  id: 'head-data',
  point: 10,
  gate: false,
  title: 'Title, description and h1 of every page',
  check({ text, strategy }): Verdict {
    const { engineer } = strategy;
    const left = engineer.head
      .map((head) => headRow(head, strategy))
      .flatMap((row) =>
        (['title', 'description', 'h1'] as const)
          .filter((part) => row[part] !== '' && !text.includes(row[part]))
          .map((part) => `${part} of ${row.path}`),
      );
    if (left.length > 0) return missing(left, { of: engineer.head.length * 3, what: 'Not verbatim in the prompt' });
    const empty = engineer.head.filter(({ title, h1 }) => headText(title.new) === '' || headText(h1.new) === '');
    return empty.length === 0
      ? passed(`Head data of ${engineer.head.length} pages, word for word.`)
      : missing(
          empty.map(({ path }) => path),
          { of: engineer.head.length + 1, what: 'Pages without title or h1' },
        );
  },
};
