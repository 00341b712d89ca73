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

function control({ type, required, options }: FieldContent, id: string, { labels }: Pick<Place, 'labels'>): Element {
  const common = { id, required };
  if (type === 'textarea') return h('textarea', { ...common, rows: 5 });
  if (type === 'select' || options.length > 0) {
    const choices = options.length > 0 ? options : [labels.of('choose')];
    return h(
      'select',
      common,
      choices.map((option) => h('option', null, option)),
    );
  }
  if (type === 'checkbox' || type === 'radio') return h('input', { ...common, type: 'checkbox' });
  return h('input', { ...common, type: TEXT_TYPES.has(type) ? type : type === 'file' ? 'file' : 'text', autocomplete: AUTOCOMPLETE[type] });
}

function field(content: FieldContent, id: string, place: Pick<Place, 'labels'>): Element {
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
export function formOf({ purpose, fields, submit }: FormContent, name: string, { labels }: Pick<Place, 'labels'>): Element {
  return h(
    'form',
    // Who reads the page without seeing it knows by the class what the form is for.
    { class: `form${fields.length < 3 ? ' short' : ''} for-${purpose.toLowerCase().replaceAll(' ', '-')}`, method: 'dialog' },
    h(
      'div',
      { class: 'fields' },
      fields.map((content, at) => field(content, `${name}-${at + 1}`, { labels })),
    ),
    h('p', { class: 'actions' }, h('button', { type: 'button', class: 'button' }, submit)),
    h('p', { class: 'gap' }, labels.of('toConnect')),
  );
}
