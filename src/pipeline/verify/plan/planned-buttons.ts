import type { Brief } from '#contracts/verification.ts';
import { linkTargets } from '../../prompt/copy/link-targets.ts';
import { siteText } from '../../prompt/site-text.ts';
import { pathOf } from '../../strategy/read-site.ts';
import type { FixValue } from '../define-check.ts';
import { editedPages } from './edited-pages.ts';

/** A button of the plan. `target`: path, `tel:`, `mailto:` or URL. */
export type PlannedButton = { path: string; label: string; target: string };

/** A button as fix prompts name it. */
export const buttonValues = (label: string, target: string): FixValue[] => [
  { label: 'Button', text: label },
  { label: 'Leads to', text: target, as: 'url' },
];

/** The buttons of the planned pages and the one action where it repeats, each once a page. */
export function plannedButtons({ strategy, site }: Pick<Brief, 'strategy' | 'site'>): PlannedButton[] {
  const { goal } = strategy.craft;
  const targetOf = linkTargets(strategy);
  const home = strategy.craft.pages[0]?.path ?? '/';
  const goalTarget = targetOf(pathOf(goal.target, site.host));
  const again =
    goalTarget === null || goal.label === ''
      ? []
      : [home, ...goal.repeatsOn].map((path) => ({ path, label: siteText(goal.label), target: goalTarget }));
  const planned = editedPages(strategy).flatMap(({ path, sections }) =>
    sections.flatMap(({ button }) => (button ? [{ path, label: button.label, target: pathOf(button.target, site.host) }] : [])),
  );
  return [...new Map([...again, ...planned].map((button) => [`${button.path} ${button.label}`, button])).values()];
}
