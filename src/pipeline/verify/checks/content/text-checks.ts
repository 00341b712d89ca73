import type { JudgedText } from '../../compare/judge-texts.ts';
import { type Check, type Draft, defineCheck } from '../../define-check.ts';

type Rule = Omit<Check, 'check' | 'area'> & {
  area?: Check['area'];
  /** The texts that this check reports. */
  takes(text: JudgedText): boolean;
};

/** The sentence for a text that is not as it was. */
function whyOf({ isOld, mayGo, outcome, near, path }: JudgedText): string {
  if (outcome === 'kept') return isOld ? 'The new site says it.' : 'The new site says it as planned.';
  if (outcome === 'dropped') return mayGo;
  if (outcome === 'changed') return `The new site says something else${near && near.path !== path ? ` (on ${near.path})` : ''}.`;
  return isOld ? 'The new site does not say it anywhere.' : 'The plan has this text; the new site does not show it.';
}

const STATUS = { kept: 'kept', dropped: 'changed' } as const;

/** Declares a check that reports some of the expected texts. What the plan wrote cannot be lost: it is not fixed. */
export function defineTextCheck({ takes, area = 'content', ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    area,
    check: ({ texts }) =>
      texts.filter(takes).map((text): Draft => {
        const { outcome, isOld, path, selector, near, kind } = text;
        const status = outcome === 'kept' || outcome === 'dropped' ? STATUS[outcome] : isOld ? 'lost' : 'not-fixed';
        const found = outcome === 'kept' ? text.text : (near?.text ?? '');
        // It took the text's place on another page.
        const fix =
          near && near.path !== path
            ? [
                { label: 'It must be', text: text.text },
                { label: 'Today on', text: near.path },
              ]
            : undefined;
        const about = { page: path, element: near?.selector || selector || kind, old: text.text, new: found };
        return { status, ...about, ...(fix && { fix }), why: whyOf(text) };
      }),
  });
}

/** Declares a check of what replaced a text. */
export function defineDifferenceCheck(difference: JudgedText['difference'], declaration: Omit<Rule, 'takes'>): Check {
  return defineTextCheck({ ...declaration, takes: (text) => text.outcome === 'changed' && text.difference === difference });
}
