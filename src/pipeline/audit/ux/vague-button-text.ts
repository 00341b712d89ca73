import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';
import { firstOfEach, visible } from '../evidence.ts';
import { entryFields } from '../form-fields.ts';
import { hasPageLabel } from '../page-labels.ts';

export const vagueButtonText = defineAudit('ux/vague-button-text', {
  check: (page) => {
    const submits = page.forms.filter((form) => entryFields(form).length > 0 && form.purpose !== 'search');
    const texts = [...visible(page.buttons), ...submits.map(({ selector, submitText }) => ({ selector, text: submitText }))];
    const vague = texts.filter(({ text }) => hasPageLabel(text, 'vague-button'));
    // A submit button is also a button of the page: one element, one case.
    const different = firstOfEach(vague, ({ text }) => foldText(text).toLowerCase());
    return different.map(({ selector, text }) => ({ selector, snippet: text }));
  },
});
