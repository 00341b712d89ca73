import type { FormField, PageForm } from '#contracts/page.ts';
import { type FormToKeep, formsToKeep } from '../../prompt/sections/forms.ts';
import { siteText } from '../../prompt/site-text.ts';
import { sharedSteps, stepsOf } from '../../strategy/craft/selector-steps.ts';
import type { Words } from '../html.ts';
import { foldLetters } from '../sources/site-texts.ts';
import type { DrawContext } from './draw-context.ts';
import type { FieldContent, FormContent } from './page-content.ts';

/** Fields that visitors don't fill in. */
const UNSEEN = new Set(['hidden', 'submit', 'button', 'image', 'reset']);

/** Today's form of this purpose: that of the page itself first. */
function storedForm(purpose: string, path: string, { input, pageOf }: DrawContext): PageForm | undefined {
  const pages = [pageOf(path), ...input.site.pages].filter((page) => page !== undefined);
  for (const page of pages) {
    const form = page.forms.find((one) => one.purpose === purpose && !one.hidden);
    if (form) return form;
  }
  return undefined;
}

/** Forms that are no part of a page's content. */
const OF_THE_SYSTEM = new Set(['search', 'login', 'filter', 'language', 'cookie', 'cart']);

/** The planned forms of a page that its sections do not show: sign-ups in today's footer, forms of pages that nobody planned in sections. */
export function missingForms(
  path: string,
  drawn: readonly EditedForms[],
  context: DrawContext,
): { form: FormContent; heading: Words | null }[] {
  const shown = new Set(drawn.flatMap(({ forms }) => forms.map(({ form }) => form.purpose)));
  return formsToKeep(context.input.strategy)
    .filter(
      ({ decision, purpose, paths }) =>
        decision !== 'drop' && !OF_THE_SYSTEM.has(purpose) && !shown.has(purpose) && paths.includes(siteText(path)),
    )
    .flatMap((kept) => {
      const form = formContent(kept, path, context);
      return form ? [{ form, heading: headingOfForm(kept.purpose, path, context) }] : [];
    });
}

/** Steps of a document that are the same for everything on a page. */
const OF_EVERY_PAGE = 3;

/** The heading that is nearest to a form in today's document. */
function headingOfForm(purpose: string, path: string, context: DrawContext): Words | null {
  const page = context.pageOf(path);
  const form = page?.forms.find((one) => one.purpose === purpose && !one.hidden);
  if (!page || !form) return null;
  const way = stepsOf(form.selector);
  const near = page.headings
    .filter(({ hidden, level }) => !hidden && level > 1)
    .map(({ text, selector }) => ({ text, steps: sharedSteps(way, stepsOf(selector)) }));
  const [best] = near.toSorted((a, b) => b.steps - a.steps);
  return best && best.steps > OF_EVERY_PAGE && near.filter(({ steps }) => steps === best.steps).length === 1
    ? context.say(best.text, path)
    : null;
}
type EditedForms = { forms: { form: FormToKeep }[] };

const labelOf = ({ label, caption = '', placeholder, name }: FormField) => label ?? (caption || placeholder || name);

/** A planned form with its fields; today's page names the choices and the button. */
export function formContent({ fields, purpose, paths, sending }: FormToKeep, path: string, context: DrawContext): FormContent | null {
  const stored = storedForm(purpose, path, context);
  const from = paths.includes(path) ? path : (paths[0] ?? path);
  const drawn = fields
    .filter(({ type }) => !UNSEEN.has(type))
    .flatMap(({ label, type, required, name = '', options: planned, values }): FieldContent[] => {
      const own = stored?.fields.find((field) => foldLetters(labelOf(field)) === foldLetters(label));
      const words = context.sayField(label, from) ?? (own ? context.sayField(labelOf(own), from) : null);
      const options = (planned ?? own?.options ?? []).flatMap((option, at) => {
        const said = context.sayField(option, from);
        return said ? [{ words: said, value: planned && values?.[at] }] : [];
      });
      return words ? [{ label: words, type, required, name, options }] : [];
    });
  const submit = (stored && context.say(stored.submitText, from)) || context.labels.of('send');
  const hidden = (sending.hidden ?? []).flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  return drawn.length === 0 ? null : { purpose, fields: drawn, hidden, submit };
}
