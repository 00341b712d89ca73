import { describe, expect, it } from 'vitest';
import type { FormPlan, PagePlanItem } from '#contracts/strategy.ts';
import type { ChosenForm, ChosenSection, FormRef } from '../choices/choices.ts';
import { placeForms } from './place-forms.ts';

const form = (path: string, purpose: string): FormPlan => ({
  ...{ path, purpose, fields: [{ label: 'Name', type: 'text', required: true }], destination: { kind: 'url', value: '/send' } },
  ...{ success: 'Thanks.', error: 'Sorry.', decision: 'keep', reason: 'Works today.', evidence: [] },
});
const today = [form('/order', 'order'), form('/contact', 'contact')];
const change = (ref: FormRef, more: Partial<ChosenForm>): ChosenForm => ({
  ...{ decision: 'keep', reason: '', fields: [], success: '', note: '' },
  ...ref,
  ...more,
});
const section = (heading: string, ref?: FormRef): ChosenSection => ({
  ...{ heading, text: ['Words.'], items: [], button: null, evidence: [] },
  ...(ref ? { form: ref } : {}),
});
const page = (path: string, mergeInto = ''): PagePlanItem => ({
  ...{
    path,
    url: `https://mill.test${path}`,
    title: path,
    type: 'other',
    decision: mergeInto === '' ? 'keep' : 'merge',
    mergeInto,
    reason: '',
  },
});
const site = { pagePlan: ['/', '/order', '/contact'].map((path) => page(path)), language: 'en', email: 'mill@mill.test' };
const ORDER = { path: '/order', purpose: 'order' };

describe('placeForms', () => {
  it('leaves forms where they are without an answer', () => {
    expect(placeForms(today, {}, site)).toMatchObject({ forms: today, sections: undefined });
  });

  it('calls a form by the name that a strategist gives it', () => {
    const named = placeForms(today, { forms: [change(ORDER, { decision: 'replace', name: 'Requirement form' })] }, site);
    expect(named.forms.map(({ name, purpose }) => [name, purpose])).toEqual([
      ['Requirement form', 'order'],
      [undefined, 'contact'],
    ]);
  });

  it('calls a search with the fields of an inquiry by that name', () => {
    const fields = ['Product', 'Quantity', 'Company'].map((label) => ({ label, type: 'text', required: true }));
    const search = { path: '/', purpose: 'search' };
    const nameWith = (asked: typeof fields) =>
      placeForms([form('/', 'search')], { forms: [change(search, { decision: 'replace', fields: asked })] }, site).forms[0]?.name;
    expect([nameWith(fields), nameWith(fields.slice(0, 1))]).toEqual(['inquiry form', undefined]);
  });

  it('puts a form into the section that asks for it, and takes it from its page', () => {
    const placed = placeForms(today, { sections: new Map([['/', [section('Order here', ORDER)]]]) }, site);
    expect(placed.forms.map(({ path }) => path)).toEqual(['/', '/contact']);
    expect(placed.takenFrom('/order')).toEqual(new Set(['order']));
    expect(placed.takenFrom('/contact')).toEqual(new Set());
  });

  it('shows a form on each page that asks for it, once a page, its own page first', () => {
    const sections = new Map([
      ['/', [section('Order here', ORDER), section('Order again', ORDER)]],
      ['/order', [section('Order', ORDER)]],
    ]);
    const placed = placeForms(today, { sections }, site);
    expect([...(placed.sections ?? [])].map(([path, list]) => [path, list.map((one) => one.form?.purpose)])).toEqual([
      ['/', ['order', undefined]],
      ['/order', ['order']],
    ]);
    expect(placed.forms.filter(({ purpose }) => purpose === 'order').map(({ path }) => path)).toEqual(['/order', '/']);
  });

  it('moves the form of a merged page to the page that takes over', () => {
    const pagePlan = [page('/'), page('/order', '/'), page('/contact')];
    const placed = placeForms(today, { sections: new Map([['/', [section('First'), section('Last')]]]) }, { ...site, pagePlan });
    expect(placed.forms[0]?.path).toBe('/');
    expect(placed.sections?.get('/')?.map((one) => one.form?.purpose)).toEqual([undefined, 'order']);
  });

  it('drops a form only where another one takes over', () => {
    const drop = change(ORDER, { decision: 'drop', reason: 'Nobody uses it.' });
    const added = change(
      { path: '/', purpose: 'weekly order' },
      { decision: 'add', fields: [{ label: 'Day', type: 'date', required: true }] },
    );
    expect(placeForms(today, { forms: [drop] }, site).forms[0]?.decision).toBe('keep');
    const placed = placeForms(today, { forms: [drop, added] }, site);
    const [dropped, , fresh] = placed.forms;
    expect(placed.takenFrom('/order')).toEqual(new Set(['order']));
    expect(dropped).toMatchObject({ decision: 'drop', reason: 'Nobody uses it.' });
    expect(fresh).toMatchObject({ decision: 'add', purpose: 'weekly order', destination: { kind: 'unknown', value: 'mill@mill.test' } });
  });

  it('changes fields, note and success text, and keeps the destination', () => {
    const fields = [{ label: 'Bread', type: 'select', required: true }];
    const [changed] = placeForms(today, { forms: [change(ORDER, { fields, note: 'Two steps.', success: 'We bake it.' })] }, site).forms;
    expect(changed).toMatchObject({
      decision: 'replace',
      // What today's form requires stays required.
      fields: [...fields, ...(today[0]?.fields ?? [])],
      note: 'Two steps.',
      success: 'We bake it.',
      destination: { value: '/send' },
    });
  });
});
