import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const READY: Answers = { ...SIGNED_IN, 'GET /api/projects/p1': { body: aProject({ optimizerOutput: 'A plan.' }) } };
const POST = 'POST /api/projects/p1/generate-designer-prompt';
const goOn = () => screen.getByRole('button', { name: 'Continue to Review' });

it('offers six designers by their names, and goes on only when one is chosen', async () => {
  renderApp('/choose-designer/p1', READY);
  for (const name of ['Lovable', 'Framer AI', 'Wix AI', 'Typedream AI', '10Web AI', 'Custom']) {
    expect(await screen.findByRole('radio', { name })).toBeTruthy();
  }
  expect(goOn()).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: 'Wix AI' }));
  expect(goOn()).toHaveProperty('disabled', false);
});

it('asks for criteria with custom, and sends them trimmed', async () => {
  const { callsTo, pathNow } = renderApp('/choose-designer/p1', { ...READY, [POST]: { body: aProject({ designerPrompt: 'Build it.' }) } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Custom' }));
  const criteria = screen.getByLabelText('Custom GPT Prompt Criteria');
  fireEvent.change(criteria, { target: { value: '   ' } });
  expect(goOn()).toHaveProperty('disabled', true);
  fireEvent.change(criteria, { target: { value: ' Plain HTML. ' } });
  fireEvent.click(goOn());
  fireEvent.click(goOn());
  expect(await screen.findByText('Designer prompt generated')).toBeTruthy();
  await waitFor(() => expect(pathNow()).toBe('/push/p1'));
  expect(callsTo(POST).map(({ body }) => body)).toEqual([{ designer: 'custom', customPrompt: 'Plain HTML.' }]);
});

it('says that the strategy is out of date, and what making it again can cost', async () => {
  const model = { name: 'openai some-model', inputTokens: 1, outputTokens: 1, costUsd: 0.05 };
  const strategy = { inputTokens: 1, outputTokens: 1, costUsd: 0.004 };
  const usage = { month: '2026-11', analyses: { used: 1, limit: 20 }, prompts: 0, exports: 0, model: { ...model, strategy } };
  const outdated = { strategy: ['You changed the services.'], prompt: false };
  renderApp('/choose-designer/p1', {
    ...{ ...READY, 'GET /api/projects/p1': { body: { ...aProject({ optimizerOutput: 'A plan.' }), outdated } } },
    'GET /api/usage': { body: usage },
  });
  const note = await screen.findByRole('region', { name: 'Out of date: strategy' });
  await screen.findByText(/openai some-model writes the strategy again, for less than a cent/);
  expect(note.textContent).toContain('You changed the services. It is updated when you go on; your edits are kept.');
  expect(screen.queryByRole('button', { name: 'Update strategy' })).toBeNull();
});

it('asks before an edited prompt that is kept is discarded', async () => {
  const keptPrompt = { text: 'Older.', designer: null, replacedAt: '2026-11-20T00:00:00Z' };
  const project = { ...aProject({ optimizerOutput: 'A plan.', designerPrompt: 'Mine.' }), promptEdited: true, keptPrompt };
  const { callsTo, pathNow } = renderApp('/choose-designer/p1', {
    ...{ ...READY, 'GET /api/projects/p1': { body: project }, [POST]: { body: aProject({ designerPrompt: 'Build it.' }) } },
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Wix AI' }));
  fireEvent.click(goOn());
  expect((await screen.findByRole('dialog')).textContent).toContain('the earlier one is discarded.');
  expect(callsTo(POST)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Replace the prompt' }));
  await waitFor(() => expect(pathNow()).toBe('/push/p1'));
  expect(callsTo(POST)[0]?.body).toEqual({ designer: 'wix', replaceKept: true });
});

it('says when the prompt could not be generated, and stays', async () => {
  const { pathNow } = renderApp('/choose-designer/p1', { ...READY, [POST]: { status: 500 } });
  fireEvent.click(await screen.findByRole('radio', { name: 'Lovable' }));
  fireEvent.click(goOn());
  expect(await screen.findByText('Generation failed')).toBeTruthy();
  expect(screen.getByText('Failed to generate designer prompt. Please try again.')).toBeTruthy();
  expect(pathNow()).toBe('/choose-designer/p1');
});

const connection = (builderName: string, isEnabled: boolean) => ({
  ...{ id: builderName, userId: 'u1', builderName, isEnabled },
  ...{ notes: null, lastUsedAt: null, createdAt: '2026-11-01T00:00:00Z' },
});
const BUILDERS = ['lovable', 'framer', 'wix', 'typedream', '10web', 'custom'];
const offeredNames = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));

it('offers no builder that is switched off in Settings, but the one the project is written for', async () => {
  const off = ['wix', '10web'];
  renderApp('/choose-designer/p1', {
    ...READY,
    'GET /api/projects/p1': { body: aProject({ optimizerOutput: 'A plan.', selectedDesigner: 'wix' }) },
    'GET /api/builders': { body: BUILDERS.map((name) => connection(name, !off.includes(name))) },
  });
  expect(await screen.findByText(/You switched off 1 of 6 builders/)).toBeTruthy();
  expect(offeredNames()).toEqual(['lovable', 'framer', 'wix', 'typedream', 'custom']);
});

it('offers all where every one is switched off', async () => {
  const { callsTo } = renderApp('/choose-designer/p1', {
    ...READY,
    'GET /api/builders': { body: BUILDERS.map((name) => connection(name, false)) },
  });
  await screen.findByRole('radio', { name: 'Lovable' });
  await waitFor(() => expect(callsTo('GET /api/builders')).toHaveLength(1));
  expect(offeredNames()).toEqual(BUILDERS);
});
