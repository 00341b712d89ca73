import type { Page, PageForm } from '#contracts/page.ts';
import type { FormPlan } from '#contracts/strategy.ts';
import { tokensOf } from '../match/tokens.ts';

const UNSEEN = new Set(['hidden', 'submit', 'button', 'image', 'reset']);
const keyOf = (label: string) => tokensOf(label).join(' ');

/** The names by which a visitor knows the fields of a form, also those that are only written next to a field; marks such as "required" may follow them. */
const namesOf = ({ fields }: PageForm) =>
  new Set(
    fields
      .filter(({ type }) => !UNSEEN.has(type))
      .flatMap(({ label, caption = '', placeholder, name, group = '' }) => [label ?? '', caption, placeholder, name, group].map(keyOf))
      .filter(Boolean),
  );

/** The fields of a planned form that a form of a page does not have. */
export function missingFields({ fields }: FormPlan, form: PageForm): FormPlan['fields'] {
  const names = [...namesOf(form)].map((name) => ` ${name} `);
  const types = new Set(form.fields.map((field) => field.type));
  const sent = sentNames(form);
  const isAsked = (label: string, name = '') => sent.has(name) || names.some((one) => one.includes(` ${keyOf(label)} `));
  return fields.filter(
    ({ label, type, name }) => !UNSEEN.has(type) && label !== '' && !isAsked(label, name) && !(label === type && types.has(type)),
  );
}

const sentNames = ({ fields }: PageForm) => new Set(fields.map(({ name }) => name).filter(Boolean));

/** Names that the service behind a planned form no longer gets from a form that sends to it: of fields, and of what is sent along unseen. */
export function missingNames({ fields, hidden = [], destination }: FormPlan, form: PageForm): string[] {
  const sent = sentNames(form);
  if (destination.kind !== 'url' || destination.said || form.action !== destination.value || sent.size === 0) return [];
  const planned = [...fields, ...hidden].flatMap(({ name }) => (name ? [name] : []));
  return [...new Set(planned)].filter((name) => !sent.has(name));
}

/** The form of a page that a planned one became: of the same purpose, or with most of its fields; null where there is none. */
export function findForm(plan: FormPlan, page: Page): PageForm | null {
  const forms = page.forms.filter(({ hidden }) => !hidden);
  const scored = forms.map((form) => ({
    form,
    score: plan.fields.length - missingFields(plan, form).length + (form.purpose === plan.purpose ? 1.5 : 0),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= Math.min(1.5, plan.fields.length / 2) ? best.form : null;
}
