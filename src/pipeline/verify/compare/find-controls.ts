import type { Page } from '#contracts/page.ts';
import { tokensOf } from '../match/tokens.ts';

/** A link or button that visitors see; `href` is null for a button. */
export type Control = { text: string; href: string | null; selector: string };

/** The links and buttons of a page whose words are, or contain, a label. */
export function findControls(page: Page, label: string): Control[] {
  const wanted = ` ${tokensOf(label).join(' ')} `;
  const all: Control[] = [
    ...page.links.filter(({ hidden }) => !hidden),
    ...page.buttons.filter(({ hidden }) => !hidden).map(({ text, selector }) => ({ text, selector, href: null })),
    ...page.forms.map(({ submitText, selector, action }) => ({ text: submitText, selector, href: action || null })),
  ];
  return all.filter(({ text }) => wanted.trim() !== '' && ` ${tokensOf(text).join(' ')} `.includes(wanted));
}
