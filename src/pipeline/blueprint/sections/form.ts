import { type Element, h } from '../html.ts';
import type { FieldContent, FormContent } from '../pages/page-content.ts';
import type { Place } from './layout.ts';

const TEXT_TYPES = new Set([
  'text',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'time',
  'search',
  'datetime-local',
  'month',
  'week',
  'password',
]);
/** What browsers fill in by themselves (WCAG 2.2, 1.3.5). */
const AUTOCOMPLETE: Record<string, string> = { email: 'email', tel: 'tel', url: 'url' };

function control({ type, required, name, options }: FieldContent, id: string, { labels }: Pick<Place, 'labels'>): Element {
  const common = { id, name: name || undefined, required };
  if (type === 'textarea') return h('textarea', { ...common, rows: 5 });
  if (type === 'select' || options.length > 0) {
    const choices = options.length > 0 ? options : [{ words: labels.of('choose'), value: undefined }];
    return h(
      'select',
      common,
      choices.map(({ words, value }) => h('option', value === undefined ? null : { value }, words)),
    );
  }
  if (type === 'checkbox' || type === 'radio') return h('input', { ...common, type: 'checkbox' });
  return h('input', { ...common, type: TEXT_TYPES.has(type) ? type : type === 'file' ? 'file' : 'text', autocomplete: AUTOCOMPLETE[type] });
}

/** Radios or checkboxes with the question that they answer. */
function choices({ label, type, required, name, options }: FieldContent, id: string, place: Pick<Place, 'labels'>): Element {
  const mark = required && !label.text.trimEnd().endsWith('*') && h('span', { class: 'required' }, place.labels.of('required'));
  return h(
    'fieldset',
    { class: 'field wide choices' },
    h('legend', null, label, mark),
    options.map(({ words, value }, at) =>
      h(
        'div',
        { class: 'field box' },
        h('input', { id: `${id}-${at + 1}`, type, name: name || id, value: value ?? words.text, required: required && type === 'radio' }),
        h('label', { for: `${id}-${at + 1}` }, words),
      ),
    ),
  );
}

function field(content: FieldContent, id: string, place: Pick<Place, 'labels'>): Element {
  if (content.options.length > 0 && (content.type === 'radio' || content.type === 'checkbox')) return choices(content, id, place);
  const mark =
    content.required && !content.label.text.trimEnd().endsWith('*') && h('span', { class: 'required' }, place.labels.of('required'));
  const label = h('label', { for: id }, content.label, mark);
  const isBox = content.type === 'checkbox' || content.type === 'radio';
  const wide = isBox || content.type === 'textarea' || content.label.text.length > 40;
  return h(
    'div',
    { class: `field${isBox ? ' box' : ''}${wide ? ' wide' : ''}` },
    ...(isBox ? [control(content, id, place), label] : [label, control(content, id, place)]),
  );
}

/** A form with its fields. It sends nothing: it says that it is to be connected. */
export function formOf({ purpose, fields, hidden, submit }: FormContent, name: string, { labels }: Pick<Place, 'labels'>): Element {
  return h(
    'form',
    // Who reads the page without seeing it knows by the class what the form is for.
    { class: `form${fields.length < 3 ? ' short' : ''} for-${purpose.toLowerCase().replaceAll(' ', '-')}`, method: 'dialog' },
    hidden.map(({ name: sent, value }) => h('input', { type: 'hidden', name: sent, value })),
    h(
      'div',
      { class: 'fields' },
      fields.map((content, at) => field(content, `${name}-${at + 1}`, { labels })),
    ),
    h('p', { class: 'actions' }, h('button', { type: 'button', class: 'button' }, submit)),
    h('p', { class: 'gap' }, labels.of('toConnect')),
  );
}
