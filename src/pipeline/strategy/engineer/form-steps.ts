import type { Page, PageForm } from '#contracts/page.ts';
import { isFinder } from '../../crawl/extract/form-purpose.ts';

/** Field kinds without anything to fill in. */
const NO_INPUT = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Forms that no other form is a step of. */
const APART = new Set<PageForm['purpose']>(['search', 'login', 'newsletter']);

const inputsOf = ({ fields }: PageForm) => fields.filter((field) => !NO_INPUT.has(field.type) && !field.hidden && !field.trap);

/** What a visitor moves or ticks, such as the slider between a photo before and after. */
const SWITCHES = new Set(['checkbox', 'radio', 'range', 'color']);

/** Whether a form asks several questions and answers on the page when its button is pressed. A step of another form has no button. */
export const isQuiz = (form: PageForm): boolean =>
  form.purpose === 'other' && !form.hidden && form.region === 'main' && form.submitText !== '' && isFinder(form.action, inputsOf(form));

/** Switches without a field to fill in, such as cookie settings or a choice of versions, send nothing to the owner; neither does a lone button without a target. */
function isSettings(form: PageForm): boolean {
  const filled = inputsOf(form);
  if (form.purpose !== 'other') return false;
  const isFilter = isFinder(form.action, filled) && filled.every(({ type }) => type !== 'textarea');
  return filled.length === 0 ? form.action === '' : isFilter || isQuiz(form) || filled.every(({ type }) => SWITCHES.has(type));
}

/** Whether a form has neither a button nor a target of its own, so that another one on its page sends it. */
const isOpen = (form: PageForm) => form.purpose === 'other' && form.action === '' && form.submitText === '';

const isMain = (form: PageForm) => !form.hidden && !isOpen(form) && !isSettings(form) && !APART.has(form.purpose);

/** The forms of a page that are steps of another one on it. */
export function stepsIn({ forms }: Page): PageForm[] {
  return forms.some(isMain) ? forms.filter((form) => !form.hidden && isOpen(form) && !isSettings(form)) : [];
}

/** Whether visitors write to the business with this form: no cookie settings, and no step of another form. */
export function isOwnForm(form: PageForm, page: Page): boolean {
  return !form.hidden && !isSettings(form) && !stepsIn(page).some(({ selector }) => selector === form.selector);
}

/** The fields that visitors fill in, those of its other steps included where the page has only this form. */
export function fieldsOf(form: PageForm, page: Page | undefined): PageForm['fields'] {
  const isOnly = page?.forms.filter(isMain).length === 1 && isMain(form);
  return [...(page && isOnly ? stepsIn(page).flatMap(inputsOf) : []), ...inputsOf(form)];
}
