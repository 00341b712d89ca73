import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { isRandom } from './field-values.ts';

const formOf = (html: string, attributes = 'action="/send" method=post') =>
  factsOf(`<main><form ${attributes}>${html}</form></main>`).forms[0];
const fieldsOf = (html: string) => formOf(html)?.fields ?? [];

describe('what a form sends', () => {
  it('has the value of radios, checkboxes and hidden fields, and what others hold at first', () => {
    const values = fieldsOf(
      '<input type=radio name=a value=one checked><input type=checkbox name=b><input type=hidden name=c value=contact><input name=d value="2 people"><textarea name=e>Hello</textarea><input type=submit value=Go><input type=password name=f value=geheim>',
    ).map(({ value, checked }) => [value, checked]);
    expect(values).toEqual([
      ['one', true],
      [undefined, undefined],
      ['contact', undefined],
      ['2 people', undefined],
      ['Hello', undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('has what the options of a select send where that differs from their text', () => {
    const [one, other] = fieldsOf(
      '<select name=a><option value="">Choose</option><option value=x selected>Order</option></select><select name=b><option>1</option></select>',
    );
    expect([one?.options, one?.optionValues, one?.value]).toEqual([['Choose', 'Order'], ['', 'x'], 'x']);
    expect(other?.optionValues).toBeUndefined();
  });

  it('stores no token of a session and nothing random', () => {
    const html =
      '<input type=hidden name=csrf_token value=abc><input type=hidden name=key value="03751ea9-dcf5-4e08-aafa-3bfd49481e3c"><input type=hidden name=_next value="https://a.test/thanks.html">';
    expect(fieldsOf(html).map(({ value }) => value)).toEqual([undefined, undefined, 'https://a.test/thanks.html']);
  });

  it.each([
    ['a1b2c3d4e5', true],
    ['x7Kd92mQ0vLp41Zt', true],
    ['contact-form-2024', false],
    ['Thank you for your message', false],
    ['name@long-company-name.example', false],
  ])('takes %j for random: %j', (text, random) => {
    expect(isRandom(text)).toBe(random);
  });

  it('has rules, ids of fields without a name, and what the form is called', () => {
    const form = formOf(
      '<input id=age type=number min=18 max=99 pattern="[0-9]+">',
      'name=join id=f enctype=multipart/form-data action=/go',
    );
    expect(form).toMatchObject({ name: 'join', id: 'f', enctype: 'multipart/form-data' });
    expect(form?.fields[0]).toMatchObject({ name: '', id: 'age', rules: { min: '18', max: '99', pattern: '[0-9]+' } });
  });

  it.each([
    ['<p style="display:none"><label>Leave blank: <input name=x></label></p>', true],
    ['<div style="position:absolute;left:-5000px"><input name=b_1 tabindex=-1></div>', true],
    ['<input name=website>', true],
    ['<input name=url_2 class=honeypot-field>', true],
    ['<div class="form-honeypot"><label>City <input name=city></label></div>', true],
    ['<div class="honey-shop"><label>City <input name=city></label></div>', false],
    ['<label>Your website <input name=website></label>', false],
    ['<div style="display:none"><input name=other></div>', false],
    ['<label>Name <input name=name></label>', false],
  ])('sees a spam trap in %s: %j', (html, trap) => {
    expect(fieldsOf(html)[0]?.trap ?? false).toBe(trap);
  });

  it('names the host that receives the entries', () => {
    expect(formOf('<input name=a>', 'data-netlify=true')?.host).toBe('Netlify');
    expect(formOf('<input type=hidden name=form-name value=contact>')?.host).toBe('Netlify');
    expect(formOf('<input name=a>')?.host).toBeUndefined();
  });
});

describe('the question of a group', () => {
  const groupOf = (html: string) => fieldsOf(html).map(({ group }) => group);
  const boxes =
    '<div><label for=y>Yes</label><input type=radio name=q id=y value=1></div><div><label for=n>No</label><input type=radio name=q id=n value=0></div>';

  it.each([
    ['the words in front', `<p>Insured?</p><div>${boxes}</div>`],
    ['the legend', `<fieldset><legend>Insured?</legend>${boxes}</fieldset>`],
    ['the name of the group', `<div role=radiogroup aria-label="Insured?">${boxes}</div>`],
    ['the first words of its part', `<div><span>Insured?</span>${boxes}</div>`],
  ])('is %s', (_what, html) => {
    expect(groupOf(html)).toEqual(['Insured?', 'Insured?']);
  });

  it('is not the heading of the form, nor a field in front', () => {
    expect(groupOf(`<h2>Contact</h2><div>${boxes}</div>`)).toEqual([undefined, undefined]);
    expect(groupOf(`<p>Name <input name=a></p><div>${boxes}</div>`)).toEqual([undefined, undefined, undefined]);
  });

  it('leaves each box the label next to it, also where two labels name one id', () => {
    const html =
      '<p>Claim?</p><div><label for=c>Yes</label><input type=radio name=q id=c value=1></div><div><label for=c>No</label><input type=radio name=q value=0></div>';
    expect(fieldsOf(html).map(({ label, caption }) => label ?? caption)).toEqual(['Yes', 'No']);
  });
});
