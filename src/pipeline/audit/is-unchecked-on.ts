import type { Page } from '#contracts/page.ts';
import { audits } from './audits.ts';
import { checkPage } from './run-audit.ts';

const known = new Map(audits.map((audit) => [audit.id, audit]));

/** Whether an audit that looks at single pages can say nothing of one: its content was not seen, or no browser checked it. */
export function isUncheckedOn(id: string, page: Page): boolean {
  const audit = known.get(id);
  if (audit?.scope !== 'page' || audit.applies?.(page) === false) return false;
  return Boolean(checkPage(audit, page)?.unchecked);
}
