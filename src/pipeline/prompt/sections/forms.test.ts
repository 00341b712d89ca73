import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { formList, formsToKeep } from './forms.ts';

describe('formList', () => {
  it('has each form once with its pages, features that are not forms, and legal pages', () => {
    const context = promptContext(({ engineer }) => {
      const [form] = engineer.forms;
      if (!form) throw new Error('The sample has no form.');
      const contact = { ...form, purpose: 'contact', decision: 'keep' as const };
      engineer.forms = [
        { ...contact, path: '/contact' },
        { ...contact, path: '/' },
      ];
      const feature = { provider: '', decision: 'keep' as const, reason: 'Used', pages: ['/'], evidence: [] };
      engineer.functions = [
        { ...feature, kind: 'contact-form' },
        { ...feature, kind: 'booking', provider: 'Calendly' },
      ];
      engineer.legalPages = ['/privacy'];
    });
    expect(formList(context, plainWording)).toBe(
      'FORMS\n- keep contact form on /contact and /\n\nFEATURES\n- keep booking by Calendly\n\nLEGAL /privacy',
    );
  });

  it('leaves out forms that the copy describes', () => {
    const context = promptContext(({ engineer }) => Object.assign(engineer, { functions: [], legalPages: [] }));
    const whole = formList(context, plainWording);
    expect([whole.startsWith('FORMS'), formList(context, plainWording, whole)]).toEqual([true, '']);
  });

  it('gives texts that all forms share once', () => {
    const context = promptContext(({ engineer }) => {
      const [form] = engineer.forms;
      if (!form) throw new Error('The sample has no form.');
      const sent = { ...form, success: 'Sent.', error: 'Not sent.' };
      Object.assign(engineer, { forms: [{ ...sent, purpose: 'contact' }, sent], functions: [], legalPages: [] });
    });
    expect(formList(context, plainWording)).toMatch(/^STATES Sent[.] Not sent[.]\n\nFORMS\n- /);
    expect(formsToKeep(context.strategy).map(({ success }) => success)).toEqual(['', '']);
  });

  it('is empty for a site without any', () => {
    const context = promptContext(({ engineer }) => Object.assign(engineer, { forms: [], functions: [], legalPages: [] }));
    expect(formList(context, plainWording)).toBe('');
  });
});

it('formsToKeep: a form has the name that a strategist gives it', () => {
  const { strategy } = promptContext(({ engineer }) =>
    Object.assign(engineer, {
      forms: engineer.forms.slice(0, 1).map((form) => ({ ...form, purpose: 'search', name: 'Requirement form' })),
    }),
  );
  expect(formsToKeep(strategy).map(({ name, purpose }) => [name, purpose])).toEqual([['Requirement form', 'search']]);
});
