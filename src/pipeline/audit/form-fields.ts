import type { FormField, PageForm } from '#contracts/page.ts';
import topic from '#lexicon/field-labels.json' with { type: 'json' };
import { createGroupFinder } from '#lexicon/group-finder.ts';
import { memoize } from '#text/memoize.ts';

/** Input types that hold nothing a visitor enters (HTML standard, input states). */
const NOT_ENTERED = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Fields of a form that a visitor sees and fills in; those that only software fills in are none. */
export function entryFields(form: PageForm): FormField[] {
  return form.hidden ? [] : form.fields.filter((field) => !field.hidden && !field.trap && !NOT_ENTERED.has(field.type.toLowerCase()));
}

/** True when a form asks for something about a person: mail address, phone, name or address. */
export function asksPersonalData(form: PageForm): boolean {
  return entryFields(form).some((field) => personalDataOf(field) !== null);
}

/** True when a form asks for something about a person or for a password. */
export function asksSecrets(form: PageForm): boolean {
  return asksPersonalData(form) || entryFields(form).some(({ type }) => type === 'password');
}

const findAsked = memoize(createGroupFinder(topic));
/** Where a word starts in a name such as `contactPhone`. */
const CAPITAL = /(?<=[a-z])(?=[A-Z])/;
/** Where a field asks for several things, the first one counts: "E-mail or phone". */
const TOKENS = Object.keys(topic.groups);

/** Autofill token of the personal data a field asks for, null when it asks for none that we recognize. */
export function personalDataOf(field: Pick<FormField, 'type' | 'name' | 'label' | 'placeholder'>): string | null {
  if (field.type === 'email') return 'email';
  if (field.type === 'tel') return 'tel';
  if (!['text', 'search', ''].includes(field.type)) return null;
  const { name, label, placeholder } = field;
  const asked = [name, name.split(CAPITAL).join(' '), label ?? '', placeholder].map((text) => findAsked(text.trim()));
  return TOKENS.find((token) => asked.some((groups) => groups.has(token))) ?? null;
}
