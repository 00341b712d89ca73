import type { Page } from '#contracts/page.ts';
import { headRow } from '../../../prompt/sections/head.ts';
import { siteText } from '../../../prompt/site-text.ts';
import { type Check, type Draft, defineCheck } from '../../define-check.ts';
import { tokensOf } from '../../match/tokens.ts';

type Part = 'title' | 'description' | 'h1';
type Rule = Omit<Check, 'check' | 'area'> & { part: Part; element: string; read(page: Page): string };

/** Whether a text has the words of another in a row: builders add the name of the site. */
const includes = (text: string, words: string) => ` ${tokensOf(text).join(' ')} `.includes(` ${tokensOf(words).join(' ')} `);

/** Declares a check of one part of the head data, as planned for each page. */
export function defineHeadCheck({ part, element, read, ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    area: 'content',
    check: ({ brief: { strategy }, pageAt }) =>
      strategy.engineer.head.flatMap((head): Draft[] => {
        const page = pageAt(head.path);
        const planned = headRow(head, strategy)[part];
        const { now } = head[part];
        if (page === null || planned === '') return [];
        const found = read(page);
        const about = { page: head.path, element, old: planned, new: found };
        if (includes(found, planned))
          return [{ ...about, status: siteText(now) === planned ? 'kept' : 'changed', why: 'It is as planned.' }];
        if (tokensOf(planned).join() === tokensOf(now).join()) return [{ ...about, status: 'lost', why: 'It was to stay as it is.' }];
        return [{ ...about, status: 'not-fixed', why: 'The plan has new words for it.' }];
      }),
  });
}
