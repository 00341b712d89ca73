import type { PageForm } from '#contracts/page.ts';
import { formsOf } from '#contracts/site.ts';
import type { FormDestination, FormPlan } from '#contracts/strategy.ts';
import { evidenceAt, pathOf, type Reading } from '../read-site.ts';
import { siteWords } from '../site-language.ts';

/** Field kinds without anything to fill in. */
const NO_INPUT = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** The label of a field; without one, what the page shows instead: its placeholder, its name, its type. */
function labelOf(field: { label: string | null; placeholder: string; name: string; type: string }): string {
  const name = field.name.replace(/[_\-.[\]]+/g, ' ').trim();
  return (
    [field.label ?? '', field.placeholder, name, field.type].map((text) => text.replaceAll('*', '').trim()).find((text) => text !== '') ??
    field.type
  );
}

/** A form that names no target, or its own page, is handled by something the page does not show. */
function destinationOf(action: string, reading: Reading, pagePath: string): FormDestination {
  if (action.startsWith('mailto:')) return { kind: 'email', value: action.slice(7).split('?')[0] ?? '' };
  const target = action === '' || action === '#' || action.startsWith('javascript:') ? pagePath : pathOf(action, reading.site.host);
  if (target !== pagePath) return { kind: 'url', value: target };
  return { kind: 'unknown', value: reading.profile.contacts.find((contact) => contact.contactKind === 'email')?.text ?? '' };
}

/** Switches without a field to fill in, such as cookie settings, send nothing to the owner. */
export function isSettings({ purpose, fields }: PageForm): boolean {
  const filled = fields.filter((field) => !NO_INPUT.has(field.type) && !field.hidden);
  return purpose === 'other' && filled.length > 0 && filled.every(({ type }) => type === 'checkbox' || type === 'radio');
}

/** Every form of the site, kept: what it asks for, where its entries go, and what it says on success and on errors. */
export function planForms(reading: Reading): FormPlan[] {
  const words = siteWords(reading.language);
  const forms = formsOf(reading.site).filter((form) => !isSettings(form));
  return forms.map((form) => {
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
      destination,
      success: form.purpose === 'search' || form.purpose === 'login' ? '' : words.thanks,
      error: form.purpose === 'search' || form.purpose === 'login' ? '' : words.failed,
      decision: 'keep',
      reason:
        destination.kind === 'unknown'
          ? 'Visitors use it today, but the page does not say where its entries go: the owner has to name that before publishing.'
          : 'Works today: same fields, same destination.',
      evidence: entry && shown !== '' ? [evidenceAt(entry.page, form.selector, shown)] : [],
    };
  });
}
