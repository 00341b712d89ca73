import { describe, expect, it } from 'vitest';
import { button, field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { vagueButtonText } from './vague-button-text.ts';

const asking = (submitText: string, purpose: 'contact' | 'search' = 'contact') => form([field('text', 'q')], { submitText, purpose });

describe('vague-button-text', () => {
  it('passes buttons that name the result, and a search button', () => {
    expect(
      findingsOf(vagueButtonText, testPage({ buttons: [button('Send your question'), button('')], forms: [asking('Go', 'search')] })),
    ).toEqual([]);
  });

  it.each(['Submit', ' OK ', 'Absenden', 'Go »'])('flags %j', (text) => {
    expect(findingsOf(vagueButtonText, testPage({ buttons: [button(text)] }))).toHaveLength(1);
  });

  it('counts the button of a form once', () => {
    const page = testPage({ buttons: [button('Submit')], forms: [asking('Submit'), asking('OK')] });
    expect(findingOf(vagueButtonText, page).evidence).toMatchObject({ snippet: 'Submit', count: 2, more: ['main > form: OK'] });
  });

  it('leaves out hidden buttons', () => {
    expect(findingsOf(vagueButtonText, testPage({ buttons: [button('Submit', { hidden: true })] }))).toEqual([]);
  });
});
