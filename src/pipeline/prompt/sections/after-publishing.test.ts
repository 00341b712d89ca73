import { expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { afterFacts, afterList } from './after-publishing.ts';

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

it('asks for proof on the home page only where the plan shows some', () => {
  const listOf = (change: (strategy: Strategy) => void) =>
    afterList(
      promptContext((strategy) => {
        const [sample] = strategy.recommendations;
        if (!sample) throw new Error('The sample has no recommendation.');
        strategy.recommendations = [
          { ...sample, pages: [], impact: 'medium', findingIds: ['missing-proof'], successCriterion: 'The home page shows proof.' },
        ];
        strategy.diagnose.questions = [];
        if (strategy.opening) strategy.opening.decisions = [];
        change(strategy);
      }),
      plainWording,
    );
  const withoutProof = (strategy: Strategy) => {
    for (const section of strategy.craft.pages[0]?.sections ?? []) Object.assign(section, { kind: 'content', text: [], items: [] });
  };
  const withProof = (strategy: Strategy) => {
    withoutProof(strategy);
    const [section] = strategy.craft.pages[0]?.sections ?? [];
    if (section) section.kind = 'proof';
  };
  expect(listOf(withProof)).toContain('the home page shows proof');
  expect(listOf(withoutProof)).not.toContain('shows proof');
  expect(listOf(withoutProof)).toContain('proof for the home page is collected');
});

it('sends no message through a search', () => {
  const facts = (purpose: string) =>
    afterFacts(
      promptContext((strategy) => {
        strategy.engineer.forms = strategy.engineer.forms.slice(0, 1).map((form) => ({ ...form, decision: 'keep' as const, purpose }));
      }),
    ).hasForms;
  expect([facts('search'), facts('contact')]).toEqual([false, true]);
});
