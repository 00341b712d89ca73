// Points about buttons, links, forms and functions.
import { edit, type Follow, type Work } from './builder-work.ts';
import { append, escapeHtml, inHead, wordsPattern } from './edit-html.ts';
import { given, type Value } from './read-fix-prompt.ts';

const FORM = /<form[^>]*>.*?<\/form>/gs;
const LINK = /<a [^>]*>(.*?)<\/a>/gs;
const bare = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Where what a field is starts: behind its label, which may have parentheses of its own. */
const DETAILS =
  / \((?=(?:text|email|tel|url|number|date|time|search|select|radio|checkbox|textarea|file|range|password|hidden|color|month|week)[,)])/;

/** `Email (email, required, name user-email)` as a labeled field, choices and hidden fields too. */
function fieldMarkup(text: string): string {
  const at = text.search(DETAILS);
  const label = text.slice(0, at);
  const [type = 'text', ...details] = text.slice(at + 2, -1).split(', ');
  const after = (word: string) => details.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const name = after('name') === '' ? '' : ` name="${escapeHtml(after('name'))}"`;
  const choices = details
    .slice(Math.max(details.indexOf(`choices ${after('choices')}`), 0))
    .join(', ')
    .slice('choices '.length)
    .split(' / ')
    .map((choice) => {
      const [words = '', value = words] = choice.split(' = ');
      return { words: escapeHtml(words), value: escapeHtml(value) };
    });
  if (type === 'hidden') return `<input type="hidden"${name} value="${escapeHtml(after('value'))}">`;
  if (after('choices') !== '' && type !== 'select') {
    const boxes = choices.map(({ words, value }) => `<label>${words} <input type="${escapeHtml(type)}"${name} value="${value}"></label>`);
    return `<fieldset><legend>${escapeHtml(label)}</legend>${boxes.join('')}</fieldset>`;
  }
  const options = after('choices') === '' ? [{ words: '1', value: '1' }] : choices;
  const input =
    type === 'textarea'
      ? `<textarea${name}></textarea>`
      : type === 'select'
        ? `<select${name}>${options.map(({ words, value }) => `<option value="${value}">${words}</option>`).join('')}</select>`
        : `<input type="${escapeHtml(type)}"${name}>`;
  return `<label>${escapeHtml(label)} ${input}</label>`;
}

const fieldsOf = (values: readonly Value[]) => values.filter(({ label }) => label === 'Field').map(({ text }) => fieldMarkup(text));

/** The address for a form; its own service is the builder's. */
const actionOf = (destination: string) => (destination.startsWith('http') || destination.startsWith('/') ? destination : '/send');

/** Changes the form that has a button, or all forms where none is named. */
const changeForms = (page: string, button: string, change: (form: string) => string) =>
  page.replace(FORM, (form) => (button === '' || wordsPattern(button).test(form) ? change(form) : form));

function addForm(work: Work): void {
  const { values } = work.point;
  const action = escapeHtml(actionOf(given(work.point, 'Send its entries to')));
  const name = escapeHtml(given(work.point, 'Form'));
  edit(work, (page) => append(page, `<form method="post" action="${action}">${fieldsOf(values).join('')}<button>${name}</button></form>`));
}

const addLink = (work: Work, text: string, target: string, path = work.point.page) =>
  edit(work, (page) => append(page, `<p><a href="${escapeHtml(target)}">${escapeHtml(text)}</a></p>`), path);

const addButton: Follow = (work) => addLink(work, given(work.point, 'Button'), given(work.point, 'Leads to'));

function addFunction(work: Work): void {
  const { point } = work;
  const name = escapeHtml(given(point, 'Function'));
  const [frame, script, video] = ['Embed this frame', 'Load this script', 'Play this video'].map((label) => given(point, label));
  if (frame) edit(work, (page) => append(page, `<iframe title="${name}" src="${escapeHtml(frame)}"></iframe>`));
  if (script) edit(work, (page) => inHead(page, `<script async src="${escapeHtml(script)}"></script>`));
  if (video) edit(work, (page) => append(page, `<video controls title="${name}" src="${escapeHtml(video)}"></video>`));
  const target = given(point, 'Leads to');
  if (target !== '') addLink(work, given(point, 'Link text'), target);
  if (fieldsOf(point.values).length > 0) addForm(work);
}

export const actionFollowers: Record<string, Follow> = {
  'button-lost': addButton,
  'button-target': (work) => {
    const [label, target] = [given(work.point, 'Button'), given(work.point, 'Leads to')];
    edit(work, (page) =>
      page.replace(LINK, (link) =>
        wordsPattern(label).test(bare(link)) ? link.replace(/href="[^"]*"/, () => `href="${escapeHtml(target)}"`) : link,
      ),
    );
  },
  'dead-link': (work) => {
    const [text, target] = [given(work.point, 'Link'), given(work.point, 'Leads to')];
    edit(work, (page) =>
      page.replace(LINK, (link, words: string) => {
        if (!wordsPattern(text).test(bare(link)) || !link.includes('href="#')) return link;
        return target === '' ? words : link.replace(/href="[^"]*"/, () => `href="${escapeHtml(target)}"`);
      }),
    );
  },
  'page-unlinked': (work) => addLink(work, given(work.point, 'Link text'), given(work.point, 'Leads to'), '/'),
  'function-lost': addFunction,
  'form-lost': addForm,
  'form-fields': (work) =>
    edit(work, (page) =>
      changeForms(page, given(work.point, 'Form with the button'), (form) =>
        form.replace('</form>', () => `${fieldsOf(work.point.values).join('')}</form>`),
      ),
    ),
  'form-target': (work) => {
    const action = escapeHtml(actionOf(given(work.point, 'Send its entries to')));
    edit(work, (page) =>
      changeForms(page, given(work.point, 'Form with the button'), (form) =>
        form.replace(/<form([^>]*)>/, (_, rest: string) => `<form${rest.replace(/ action="[^"]*"/, '')} action="${action}">`),
      ),
    );
  },
};
