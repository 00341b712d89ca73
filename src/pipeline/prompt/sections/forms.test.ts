import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { formList } from './forms.ts';

describe('formList', () => {
  it('has forms, features that are not forms, and legal pages', () => {
    const context = promptContext(({ engineer }) => {
      const [form] = engineer.forms;
      if (!form) throw new Error('The sample has no form.');
      engineer.forms = [{ ...form, purpose: 'contact', path: '/contact', decision: 'keep' }];
      const feature = { provider: '', decision: 'keep' as const, reason: 'Used', pages: ['/'], evidence: [] };
      engineer.functions = [
        { ...feature, kind: 'contact-form' },
        { ...feature, kind: 'booking', provider: 'Calendly' },
      ];
      engineer.legalPages = ['/privacy'];
    });
    expect(formList(context, plainWording)).toBe(
      'FORMS\n- keep contact form on /contact\n\nFEATURES\n- keep booking by Calendly\n\nLEGAL\n- /privacy',
    );
  });

  it('is empty for a site without any', () => {
    const context = promptContext(({ engineer }) => Object.assign(engineer, { forms: [], functions: [], legalPages: [] }));
    expect(formList(context, plainWording)).toBe('');
  });
});
