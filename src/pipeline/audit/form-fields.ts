import type { FormField, PageForm } from '#contracts/page.ts';

/** Input types that hold nothing a visitor enters (HTML standard, input states). */
const NOT_ENTERED = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Fields of a form that a visitor sees and fills in. */
export function entryFields(form: PageForm): FormField[] {
  return form.hidden ? [] : form.fields.filter((field) => !field.hidden && !NOT_ENTERED.has(field.type.toLowerCase()));
}

/** True when a form asks for something about a person: mail address, phone, name or address. */
export function asksPersonalData(form: PageForm): boolean {
  return entryFields(form).some((field) => personalDataOf(field) !== null);
}

/** True when a form asks for something about a person or for a password. */
export function asksSecrets(form: PageForm): boolean {
  return asksPersonalData(form) || entryFields(form).some(({ type }) => type === 'password');
}

/** Words of field names and labels that ask for personal data, with their autofill token (WCAG 2.2, section 7). */
const PERSONAL: [RegExp, string][] = [
  [/e-?mail|courriel|correo|メール/iu, 'email'],
  [/phone|\btel\b|telefon|t[ée]l[ée]phone|tel[ée]fono|mobile|handy|電話/iu, 'tel'],
  [/first.?name|vorname|pr[ée]nom|nombre de pila|given.?name|fname/iu, 'given-name'],
  [/last.?name|surname|nachname|nom de famille|apellido|family.?name|lname/iu, 'family-name'],
  [/zip|postal.?code|postcode|\bplz\b|code postal|c[óo]digo postal/iu, 'postal-code'],
  [/street|stra(ß|ss)e|address.?line|\brue\b/iu, 'street-address'],
  [/^(your |full |ihr |votre )*(name|nombre|nom|full.?name|your.?name|お名前|氏名)[\s*:]*$/iu, 'name'],
];

/** Autofill token of the personal data a field asks for, null when it asks for none that we recognize. */
export function personalDataOf(field: FormField): string | null {
  if (field.type === 'email') return 'email';
  if (field.type === 'tel') return 'tel';
  if (!['text', 'search', ''].includes(field.type)) return null;
  const names = [field.name, field.label ?? '', field.placeholder].map((name) => name.trim());
  return PERSONAL.find(([words]) => names.some((name) => words.test(name)))?.[1] ?? null;
}
