import { comparable, distinctBy } from '#text/words.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { entryFields } from '../form-fields.ts';
import { hasPageLabel } from '../page-labels.ts';

export const vagueButtonText = defineAudit('ux/vague-button-text', {
  check: (page) => {
    const submits = page.forms.filter((form) => entryFields(form).length > 0 && form.purpose !== 'search');
    const texts = [...visible(page.buttons), ...submits.map(({ selector, submitText }) => ({ selector, text: submitText }))];
    const vague = texts.filter(({ text }) => hasPageLabel(text, 'vague-button'));
    // A submit button is also a button of the page: one element, one case.
    const different = distinctBy(vague, ({ text }) => comparable(text));
    return different.map(({ selector, text }) => ({ selector, snippet: text }));
  },
});
