import { findControls } from '../../compare/find-controls.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { buttonValues, plannedButtons } from '../../plan/planned-buttons.ts';

export const buttonLost = defineCheck({
  id: 'button-lost',
  area: 'actions',
  title: 'The planned buttons are there',
  why: 'A page without its button is read and left.',
  red: 'A page has no link or button with the planned words.',
  check: ({ brief, pageAt }) => {
    const today = new Map(brief.site.pages.map((page) => [page.path, page]));
    const isToday = (path: string, label: string) => {
      const page = today.get(path);
      return page !== undefined && findControls(page, label).length > 0;
    };
    return plannedButtons(brief).flatMap(({ path, label, target }): Draft[] => {
      const page = pageAt(path);
      if (page === null) return [];
      const [found] = findControls(page, label);
      const about = { page: path, old: `${label} → ${target}` };
      return found
        ? [{ ...about, status: 'kept', element: found.selector, new: found.text, why: 'The page has it.' }]
        : [
            {
              ...about,
              fix: buttonValues(label, target),
              status: isToday(path, label) ? 'lost' : 'not-fixed',
              element: 'button',
              why: 'No link or button of this page has these words.',
            },
          ];
    });
  },
});
