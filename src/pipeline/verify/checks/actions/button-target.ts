import { findControls } from '../../compare/find-controls.ts';
import { isSameTarget } from '../../compare/same-target.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { buttonValues, plannedButtons } from '../../plan/planned-buttons.ts';

/** Whether a target is an address by itself, such as `tel:` and `https:`. */
const hasScheme = (target: string) => URL.canParse(target);

export const buttonTarget = defineCheck({
  id: 'button-target',
  area: 'actions',
  title: 'The planned buttons lead where they should',
  why: 'Builders leave buttons that lead nowhere, or to another page.',
  red: 'The planned button of a page is a link to another place than planned.',
  check: ({ brief, pageAt, addressOf, map }) => {
    const today = new Map(brief.site.pages.map((page) => [page.path, page]));
    const wasRight = (path: string, label: string, target: string) => {
      const page = today.get(path);
      return page !== undefined && findControls(page, label).some(({ href }) => href !== null && isSameTarget(href, target));
    };
    return plannedButtons(brief).flatMap(({ path, label, target }): Draft[] => {
      const page = pageAt(path);
      const found = page ? findControls(page, label) : [];
      const [first] = found;
      // A button of its own may open a form; what it does, a reader of the page cannot tell.
      if (page === null || !first || found.some(({ href }) => href === null) || target.startsWith('#')) return [];
      const wanted = hasScheme(target) ? target : addressOf(target.split('#', 1)[0] ?? '');
      // Today's address may redirect to the page, also from the new site.
      const others = hasScheme(target) ? [] : [new URL(target, brief.url).href, map.toNew(target)];
      // A file may still be at today's address, which is that of the new site once it is published.
      const right = found.find(({ href }) => href !== null && [wanted, ...others].some((right) => isSameTarget(href, right)));
      const about = {
        page: path,
        element: (right ?? first).selector,
        old: `${label} → ${target}`,
        new: `${first.text} → ${(right ?? first).href}`,
      };
      return [
        right
          ? { ...about, status: 'kept', why: 'It leads where it should.' }
          : {
              ...about,
              status: wasRight(path, label, others[0] ?? wanted) ? 'lost' : 'not-fixed',
              fix: buttonValues(label, target),
              why: `It has to lead to ${target}.`,
            },
      ];
    });
  },
});
