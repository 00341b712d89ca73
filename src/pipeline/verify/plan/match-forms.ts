import type { Page, PageForm } from '#contracts/page.ts';
import type { FormPlan } from '#contracts/strategy.ts';
import { tokensOf } from '../match/tokens.ts';

const UNSEEN = new Set(['hidden', 'submit', 'button', 'image', 'reset']);
const keyOf = (label: string) => tokensOf(label).join(' ');

/** The names by which a visitor knows the fields of a form; marks such as "required" may follow them. */
const namesOf = ({ fields }: PageForm) =>
  new Set(
    fields
      .filter(({ type }) => !UNSEEN.has(type))
      .flatMap(({ label, placeholder, name }) => [label ?? '', placeholder, name].map(keyOf))
      .filter(Boolean),
  );

/** The fields of a planned form that a form of a page does not have. */
export function missingFields({ fields }: FormPlan, form: PageForm): FormPlan['fields'] {
  const names = [...namesOf(form)].map((name) => ` ${name} `);
  const types = new Set(form.fields.map((field) => field.type));
  const isAsked = (label: string) => names.some((name) => name.includes(` ${keyOf(label)} `));
  return fields.filter(({ label, type }) => !UNSEEN.has(type) && label !== '' && !isAsked(label) && !(label === type && types.has(type)));
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
