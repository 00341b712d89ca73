import { expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { afterList } from './after-publishing.ts';

it('has what the host sets as tests, and each event once', () => {
  const context = promptContext((strategy) => {
    const [sample] = strategy.recommendations;
    if (!sample) throw new Error('The sample has no recommendation.');
    const entry = { ...sample, pages: [], impact: 'high' as const };
    strategy.recommendations = [
      { ...entry, findingIds: ['not-https'], successCriterion: 'The site is encrypted.' },
      { ...entry, findingIds: ['missing-title'], successCriterion: 'Every page has a title.' },
    ];
    strategy.diagnose.measures = [
      { event: 'order', where: 'On /order', why: '' },
      { event: 'order', where: 'On /', why: '' },
    ];
  });
  expect(afterList(context, plainWording)).toBe('- the site is encrypted\n- order');
});

it('counts nothing where the privacy text says that nobody is tracked', () => {
  const listOf = (text: string) =>
    afterList(
      promptContext((strategy) => {
        strategy.diagnose.measures = [{ event: 'order', where: 'On /order', why: '' }];
        const parts = [{ kind: 'text' as const, text }];
        strategy.craft.wholeTexts = [{ path: '/privacy', parts }];
      }),
      plainWording,
    );
  expect(listOf('Diese Website verwendet keine Cookies und kein Tracking.')).not.toContain('order');
  expect(listOf('We do not respond to “Do Not Track” signals.')).toContain('order');
});
