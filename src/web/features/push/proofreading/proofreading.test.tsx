import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CorrectionChoices, correctionsVersion } from '#contracts/correction-choices.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { PromptReview, ReviewedCorrection } from '#contracts/prompt-review.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../../test-app.tsx';

const PATCH = 'PATCH /api/projects/p1/corrections';
const AGAIN = 'POST /api/projects/p1/proofread-prompt';
const correction = (fields: Partial<ReviewedCorrection>): ReviewedCorrection => ({
  ...{ blockId: 'first', kind: 'wrong', find: 'Open on Monday.', replace: 'Open on Tuesday.', why: 'The page /hours says Tuesday.' },
  ...{ status: 'made', reason: '' },
  ...fields,
});
const LOST = correction({
  kind: 'lost',
  blockId: 'CONTENT.md',
  find: 'Bread',
  replace: 'Bread\nCakes to order',
  why: 'Cakes were missing.',
});
const REFUSED = correction({ find: 'Rye', replace: 'Best rye', status: 'refused', reason: 'No page says "best".' });
const review = (corrections: ReviewedCorrection[], fields: Partial<PromptReview> = {}): PromptReview => ({
  ...{ name: 'GPT', note: 'A note.', corrections, answer: null },
  calls: [{ purpose: 'review', model: 'GPT', inputTokens: 1, outputTokens: 1, costUsd: 0.1, failure: '' }],
  ...fields,
});
const use = { inputTokens: 1, outputTokens: 1, costUsd: 0.12 };
const WITH_MODEL = {
  'GET /api/usage': {
    body: {
      ...{ month: '2026-11', analyses: { used: 3, limit: 20 }, prompts: 0, exports: 0 },
      model: { name: 'GPT', ...use, strategy: use, review: use },
    },
  },
};

/** A server that keeps the owner's choices and refuses those made from older corrections. */
function server(stored: PromptReview | undefined, fields: object = {}) {
  const state = { review: stored };
  const prompt = (): PromptDocument => ({
    ...{ builder: 'lovable', deepLink: null, startPage: '', notice: '', text: 'Build it.' },
    blocks: [{ id: 'first', kind: 'first', title: 'Start', text: 'Build it.', limit: null, limitSource: 'none' }],
    ...(state.review && { review: state.review }),
  });
  const project = () => ({
    ...aProject({ designerPrompt: 'Build it.', selectedDesigner: 'lovable', status: 'composed' }),
    ...{ prompt: prompt(), ...fields },
  });
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects/p1': () => ({ body: project() }),
    [PATCH]: ({ body }) => {
      const { version, choices } = body as CorrectionChoices;
      const before = state.review as PromptReview;
      if (version !== correctionsVersion(before)) return { status: 409, body: { message: 'Changed in another window.' } };
      const corrections = before.corrections.map((one, at) => {
        const choice = choices.find((entry) => entry.correction === at);
        return choice ? { ...one, status: choice.use ? ('made' as const) : ('undone' as const) } : one;
      });
      state.review = { ...before, corrections };
      return { body: project() };
    },
  };
  return { state, answers };
}

const section = () => screen.findByRole('region', { name: /^(Proofread|Not proofread)/ });
const open = async () => fireEvent.click(within(await section()).getByText(/^Proofread: /));

describe('a prompt that a model proofread', () => {
  it('lists what was corrected: the words before and now, why, and the place', async () => {
    renderApp('/push/p1', server(review([correction({}), LOST, REFUSED])).answers);
    expect(await screen.findByRole('heading', { name: 'Proofread: 2 corrections were made' })).toBeTruthy();
    await open();
    const [first, second, refused] = within(await section()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Removed: Open on Monday.');
    expect(first?.textContent).toContain('Added: Open on Tuesday.');
    expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['Monday', 'Tuesday']);
    expect(first?.textContent).toContain('The page /hours says Tuesday.');
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'in block 1, Start' })
        .getAttribute('href'),
    ).toBe('#block-first');
    expect(second?.textContent).toContain('Something was missing');
    expect(second?.textContent).toContain('Added: Cakes to order');
    expect(
      within(second as HTMLElement)
        .getByRole('link', { name: 'in CONTENT.md' })
        .getAttribute('href'),
    ).toBe('#files');
    expect(screen.getByRole('heading', { name: '1 proposal was not used' })).toBeTruthy();
    expect(refused?.textContent).toContain('Not used: No page says "best".');
    expect(within(refused as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('takes a correction back, uses it again, and undoes by keyboard', async () => {
    const { state, answers } = server(review([correction({}), LOST]));
    renderApp('/push/p1', answers);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Put back: correction 1' }));
    expect(await screen.findByRole('heading', { name: 'Proofread: 1 correction was made, you put 1 back' })).toBeTruthy();
    expect(screen.getByText(/You put this back/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use it: correction 1' }));
    await waitFor(() => expect(state.review?.corrections[0]?.status).toBe('made'));
    await screen.findByRole('heading', { name: 'Proofread: 2 corrections were made' });
    fireEvent.keyDown(document.documentElement, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(state.review?.corrections[0]?.status).toBe('undone'));
  });

  it('shows what another window chose, and saves nothing over it', async () => {
    const { state, answers } = server(review([correction({}), LOST]));
    renderApp('/push/p1', answers);
    await open();
    state.review = review([correction({}), { ...LOST, status: 'undone' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Put back: correction 1' }));
    expect(await screen.findByText('Changed in another window.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Proofread: 1 correction was made, you put 1 back' })).toBeTruthy();
    expect(state.review.corrections[0]?.status).toBe('made');
  });

  it('says that the owner’s edit of a block stands', async () => {
    renderApp('/push/p1', server(review([correction({})]), { promptEdited: true, editedBlocks: ['first'] }).answers);
    await open();
    expect(screen.getByText('You edited this block, so it keeps your words.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /correction 1/ })).toBeNull();
  });

  it('can be read again, and says before what that costs; not while it is out of date', async () => {
    const { answers } = server(review([correction({})]));
    const { callsTo } = renderApp('/push/p1', { ...answers, ...WITH_MODEL, [AGAIN]: { status: 202, body: { projectId: 'p1' } } });
    await open();
    expect(within(await section()).getByText('Uses GPT, for about $0.12.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Proofread again' }));
    await waitFor(() => expect(callsTo(AGAIN)).toHaveLength(1));
  });

  it('is not read again while it is out of date', async () => {
    const outdated = { strategy: false, prompt: ['The strategy changed.'] };
    renderApp('/push/p1', { ...server(review([correction({})]), { outdated }).answers, ...WITH_MODEL });
    await open();
    expect(await screen.findByText(/and proofreads the prompt, for about \$0\.12/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Proofread again' })).toBeNull();
  });
});

describe('a prompt that no model corrected', () => {
  it('has no section where there is no model', async () => {
    renderApp('/push/p1', server(undefined).answers);
    await screen.findByRole('heading', { name: /Block 1/ });
    expect(screen.queryByText(/roofread/)).toBeNull();
  });

  it('offers to have it read where a model is set', async () => {
    renderApp('/push/p1', { ...server(undefined).answers, ...WITH_MODEL });
    expect((await section()).textContent).toContain('GPT has not compared this prompt with your pages yet.');
    expect(screen.getByRole('button', { name: 'Proofread this prompt' })).toBeTruthy();
  });

  it('says why nothing was corrected', async () => {
    const failed = review([], { name: 'none', note: 'GPT is over its quota. The prompt is as it was composed.', calls: [] });
    renderApp('/push/p1', { ...server(failed).answers, ...WITH_MODEL });
    expect(await screen.findByRole('heading', { name: 'Not proofread' })).toBeTruthy();
    expect(screen.getByText(/over its quota/)).toBeTruthy();
  });

  it('says that nothing was to be corrected', async () => {
    renderApp('/push/p1', server(review([], { note: 'GPT had nothing to correct.' })).answers);
    expect(await screen.findByRole('heading', { name: 'Proofread: nothing to correct' })).toBeTruthy();
  });
});
