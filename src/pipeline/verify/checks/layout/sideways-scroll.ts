import { type Draft, defineCheck } from '../../define-check.ts';
import { unopenedPages } from './unopened-pages.ts';

export const sidewaysScroll = defineCheck({
  id: 'sideways-scroll',
  area: 'layout',
  title: 'No page scrolls sideways',
  why: 'On a phone, a page that is wider than the screen hides words and buttons.',
  red: 'A page is wider than its window at one of the widths that were measured.',
  check: (comparison) => [
    ...comparison.now.layouts.flatMap(({ path, widths, overflows }): Draft[] => {
      if (overflows.length === 0) return [{ status: 'kept', page: path, element: 'page', why: `It fits at ${widths.join(', ')} pixels.` }];
      return overflows.map(({ width, scrollWidth, selector, text }) => ({
        ...{ status: 'not-fixed', page: path, element: selector || 'page', new: `${scrollWidth} px at ${width} px: ${text}` },
        why: `The page scrolls sideways in a window of ${width} pixels.`,
      }));
    }),
    ...unopenedPages(comparison, 'whether it fits every window'),
  ],
});
