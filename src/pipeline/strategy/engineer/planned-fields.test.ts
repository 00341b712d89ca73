import { describe, expect, it } from 'vitest';
import type { PageForm } from '#contracts/page.ts';
import { factsOf } from '#testing/facts-of.ts';
import { sendingOf } from './hidden-fields.ts';
import { planFields } from './planned-fields.ts';

const formOf = (html: string) => factsOf(`<main>${html}</main>`).forms[0] as PageForm;

describe('planFields', () => {
  it('makes radios of one name one field with its choices', () => {
    const { fields } = formOf(
      '<form><p>Floors? *</p><div><label><input type=radio name=floors value=one-floor>One Floor</label><label><input type=radio name=floors value=two-floor checked>Two Floors</label></div></form>',
    );
    expect(planFields(fields)).toEqual([
      {
        label: 'Floors?',
        type: 'radio',
        required: true,
        name: 'floors',
        options: ['One Floor', 'Two Floors'],
        values: ['one-floor', 'two-floor'],
        value: 'two-floor',
      },
    ]);
  });

  it('leaves out the empty choice of a select, and takes a star for required', () => {
    const { fields } = formOf(
      '<form><label for=a>Subject *</label><select id=a name=subject><option value="">Choose one</option><option value=order>Order</option></select></form>',
    );
    expect(planFields(fields)).toEqual([
      { label: 'Subject', type: 'select', required: true, name: 'subject', options: ['Order'], values: ['order'] },
    ]);
  });
});

describe('sendingOf', () => {
  const hidden =
    '<input type=hidden name=_subject value=Request><input type=hidden name=_next value="https://a.test/thanks.html"><input type=hidden name=access_key value=x7Kd92mQ0vLp41Zt><input type=hidden name=_token value=x><input type=hidden name=_wpcf7 value=12><input name=_honey style="display:none">';
  const sent = (value: string) =>
    sendingOf(formOf(`<form method=post>${hidden}</form>`), { destination: { kind: 'url', value }, path: '/', host: 'a.test' });

  it('has what a service needs: hidden fields, the spam trap, the page after sending', () => {
    expect(sent('https://formsubmit.co/x')).toEqual({
      hidden: [{ name: '_subject', value: 'Request' }, { name: '_next', value: 'https://a.test/thanks.html' }, { name: 'access_key' }],
      traps: ['_honey'],
      method: 'post',
      next: '/thanks.html',
    });
  });

  it('leaves random values to the software of the site itself', () => {
    expect(sent('/send').hidden?.map(({ name }) => name)).toEqual(['_subject', '_next']);
  });

  it('takes the target of a form that the host receives for the page after it', () => {
    const form = formOf('<form action=/thanks.html method=post data-netlify=true><input name=a></form>');
    const target = { ...form, action: 'https://a.test/thanks.html' };
    expect(sendingOf(target, { destination: { kind: 'unknown', value: '' }, path: '/', host: 'a.test' })).toMatchObject({
      host: 'Netlify',
      next: '/thanks.html',
    });
  });
});
