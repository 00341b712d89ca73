import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
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

  it('keeps no service of a form that gets a new one in its place', () => {
    const linesOf = (decision: 'keep' | 'replace') =>
      formList(
        promptContext(({ engineer }) => {
          const [form] = engineer.forms;
          if (!form) throw new Error('The sample has no form.');
          const service = { kind: 'contact-form' as const, provider: 'FormSubmit', decision: 'keep' as const };
          engineer.forms = [{ ...form, purpose: 'contact', path: '/contact', decision }];
          engineer.functions = [{ ...service, reason: 'Used', pages: ['/contact'], evidence: [] }];
        }),
        plainWording,
      );
    expect(linesOf('keep')).toContain('FormSubmit');
    expect(linesOf('replace')).not.toContain('FormSubmit');
  });

  it('says once where entries go, also where the note says it', () => {
    const context = promptContext(({ engineer }) => {
      const [form] = engineer.forms;
      if (!form) throw new Error('The sample has no form.');
      const note = 'One step. Goes to post@mill.test; no payment on the site.';
      engineer.forms = [{ ...form, purpose: 'contact', destination: { kind: 'unknown', value: '' }, note }];
    });
    const [form] = formsToKeep(context.strategy);
    expect([form?.destination, form?.note]).toEqual(['post@mill.test; I connect it before launch', 'One step. No payment on the site.']);
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

  it('says a text that most forms share once, and another where it differs', () => {
    const context = promptContext(({ engineer }) => {
      const [form] = engineer.forms;
      if (!form) throw new Error('The sample has no form.');
      const sent = { ...form, success: 'Sent.', error: 'Not sent.' };
      const forms = [sent, { ...sent, purpose: 'contact' }, { ...sent, purpose: 'booking', success: 'Booked.' }];
      Object.assign(engineer, { forms, functions: [], legalPages: [] });
    });
    expect(formList(context, plainWording)).toMatch(/^STATES Sent[.] Not sent[.]\n/);
    expect(formsToKeep(context.strategy).map(({ success, error }) => [success, error])).toEqual([
      ['', ''],
      ['', ''],
      ['Booked.', ''],
    ]);
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

describe('the destination of a form', () => {
  const of = (value: string, change: (strategy: Strategy) => void = () => undefined) => {
    const { strategy } = promptContext((all) => {
      const [form] = all.engineer.forms;
      if (!form) throw new Error('The sample has no form.');
      const kind = value.startsWith('http') ? ('url' as const) : ('unknown' as const);
      all.engineer.functions = [];
      all.engineer.forms = [{ ...form, purpose: 'contact', decision: 'replace', destination: { kind, value } }];
      change(all);
    });
    return formsToKeep(strategy)[0]?.destination;
  };

  it('is said once, with what to do', () => {
    expect(of('mail@a.test')).toBe('mail@a.test; I connect it before launch');
    expect(of('mail@a.test', ({ engineer: { forms } }) => Object.assign(forms[0] ?? {}, { note: 'Goes to mail@a.test.' }))).toBe(
      'mail@a.test; I connect it before launch',
    );
    const passing = 'The choices come from the price list and its owner mail@a.test.';
    expect(of('mail@a.test', ({ engineer: { forms } }) => Object.assign(forms[0] ?? {}, { note: passing }))).toBe(
      'I connect it before launch',
    );
  });

  it('does not name a mailbox that the new site hides', () => {
    const out = { text: 'private@a.test', reason: 'private' as const, why: '', pages: [], evidence: [] };
    const hide = (strategy: Strategy) => Object.assign(strategy.opening ?? {}, { leaveOut: [out] });
    expect(of('https://formsubmit.co/private@a.test', hide)).not.toContain('private@');
    expect(of('https://formsubmit.co/mail@a.test', hide)).toBe('https://formsubmit.co/mail@a.test');
  });

  it('is the embedded form where a service has one, which is kept with its address', () => {
    const snippet = 'https://api.leadconnectorhq.com/widget/form/1';
    const embed = (strategy: Strategy) =>
      strategy.engineer.functions.push({
        ...{ kind: 'contact-form', provider: 'LeadConnector', decision: 'keep', reason: '', pages: ['/contact'] },
        evidence: [{ url: 'https://a.test/contact', selector: 'iframe', snippet }],
      });
    expect(of('', embed)).toContain('the embedded form by LeadConnector');
    const context = promptContext((strategy) => {
      Object.assign(strategy.engineer, { forms: [], functions: [], legalPages: [] });
      embed(strategy);
    });
    expect(formList(context, plainWording)).toBe(`FEATURES\n- keep contact form by LeadConnector (embed ${snippet})`);
  });
});
