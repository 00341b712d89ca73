import { formsOf } from '#contracts/site.ts';
import type { FormPlan } from '#contracts/strategy.ts';
import { evidenceAt, pathOf, type Reading } from '../read-site.ts';
import { siteWords } from '../site-language.ts';

/** Field kinds without anything to fill in. */
const NO_INPUT = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** The field that has no label gets a name from what the page shows: its placeholder, its name, its kind. */
function labelOf(field: { label: string | null; placeholder: string; name: string; type: string }): string {
  const name = field.name
    .replace(/\[\]$/, '')
    .replace(/[_\-.[\]]+/g, ' ')
    .trim();
  return (
    [field.label ?? '', field.placeholder, name, field.type]
      .map((text) => text.replace(/\s*\*\s*$/, '').trim())
      .find((text) => text !== '') ?? field.type
  );
}

function destinationOf(action: string, reading: Reading, pagePath: string): { text: string; connected: boolean } {
  if (action.startsWith('mailto:'))
    return { text: `${action.slice(7).split('?')[0]} (opens the visitor's mail program today)`, connected: true };
  if (action === '' || action.startsWith('javascript:') || action === '#') {
    const email = reading.profile.contacts.find((contact) => contact.contactKind === 'email')?.text;
    const known = email ? `; the site shows ${email}` : '';
    return { text: `connect by hand, the page names no destination${known}`, connected: false };
  }
  const target = pathOf(action, reading.site.host);
  if (target === pagePath) return { text: `connect by hand, today the page itself (${target})`, connected: false };
  return { text: target, connected: true };
}

/** Every form of the site with what it asks for, where it goes and what it answers; forms are kept, a search box only where the new site can search. */
export function planForms(reading: Reading): FormPlan[] {
  const words = siteWords(reading.language);
  return formsOf(reading.site).map((form) => {
    const entry = reading.pages.find(({ page }) => page.url === form.pageUrl);
    const path = entry?.path ?? '/';
    const destination = destinationOf(form.action, reading, path);
    const shown =
      form.submitText ||
      form.fields.find((field) => field.label)?.label ||
      form.fields.find((field) => field.placeholder !== '')?.placeholder ||
      '';
    return {
      path,
      purpose: form.purpose,
      fields: form.fields
        .filter((field) => !NO_INPUT.has(field.type) && !field.hidden)
        .map((field) => ({ label: labelOf(field), type: field.type, required: field.required })),
      destination: destination.text,
      success: form.purpose === 'search' || form.purpose === 'login' ? '' : words.thanks,
      error: form.purpose === 'search' || form.purpose === 'login' ? '' : words.failed,
      decision: 'keep',
      reason: destination.connected
        ? 'Works today: same fields, same destination.'
        : 'Visitors use it today, but its destination is not in the page: the owner has to name it before publishing.',
      evidence: entry && shown !== '' ? [evidenceAt(entry.page, form.selector, shown)] : [],
    };
  });
}
