import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LintResult, PromptDocument } from '#contracts/prompt.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const PROMPT: PromptDocument = {
  builder: 'lovable',
  blocks: [{ id: 'first', kind: 'first', title: 'Start', text: 'Build the best tea shop in town.', limit: null, limitSource: 'none' }],
  text: 'Build the best tea shop in town.',
  deepLink: 'https://lovable.dev/?autosubmit=true#prompt=Build',
  startPage: 'https://lovable.dev/',
  notice: 'The link starts a build, and that costs credits.',
};
const FRAMER: PromptDocument = {
  ...PROMPT,
  builder: 'framer',
  blocks: PROMPT.blocks.map((block) => ({ ...block, title: 'Canvas' })),
  deepLink: null,
};
const GATE: LintResult = {
  id: 'invented',
  point: 3,
  gate: true,
  marks: 0,
  title: 'Nothing is invented',
  reason: 'The site does not say "best".',
  blockId: 'first',
  excerpt: 'best tea shop',
};
const WEAK: LintResult = {
  ...GATE,
  id: 'short',
  gate: false,
  marks: 1,
  title: 'It says when it is done',
  reason: 'No end is named.',
  excerpt: '',
};
const project = (fields: Record<string, unknown> = {}) => ({
  ...aProject({ designerPrompt: PROMPT.text, selectedDesigner: 'lovable', status: 'composed' }),
  prompt: PROMPT,
  ...fields,
});
const show = (fields: Record<string, unknown>, more: Answers = {}) =>
  renderApp('/push/p1', { ...SIGNED_IN, 'GET /api/projects/p1': { body: project(fields) }, ...more });
const GENERATE = 'POST /api/projects/p1/generate-designer-prompt';

describe('marks on the brief', () => {
  it('shows a failed required check at the top, at its place, and next to the export', async () => {
    show({ promptLint: [GATE, WEAK] });
    expect(await screen.findByRole('heading', { name: '1 required check failed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '1 required check failed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In block 1' }).getAttribute('href')).toBe('#block-first');
    const marks = screen.getByRole('list', { name: 'Notes on block 1' });
    expect(marks.textContent).toContain('No end is named.');
    expect(document.querySelector('mark')?.textContent).toBe('best tea shop');
    expect(screen.getByRole('button', { name: 'Export to Lovable' })).toHaveProperty('disabled', false);
  });

  it('says that all required checks passed', async () => {
    show({ promptLint: [{ ...GATE, marks: 2 }] });
    expect(await screen.findByRole('heading', { name: 'All required checks passed' })).toBeTruthy();
    expect(screen.getByText(/1 of 1 checks fully met/)).toBeTruthy();
  });

  it('leads from a note to the statement it is about, and to the block where only the prompt has it', async () => {
    const profile = profileOf({ valuePropositions: [claimOf('v', 'The best tea shop in town')] });
    show({ promptLint: [GATE, WEAK], profile });
    const [link] = await screen.findAllByRole('link', { name: 'Correct it in the analysis: value propositions' });
    expect(link?.getAttribute('href')).toBe('/analysis/p1#valuePropositions');
    fireEvent.click(screen.getByRole('button', { name: 'Correct it in this block' }));
    expect(await screen.findByRole('textbox', { name: 'Text of block 1' })).toBeTruthy();
  });

  it('shows nothing of checks where there are none', async () => {
    show({});
    await screen.findByRole('heading', { name: /Block 1/ });
    expect(screen.queryByText(/gates/)).toBeNull();
  });
});

describe('another builder', () => {
  it('rewrites the brief in place and says how it changed', async () => {
    const { callsTo, pathNow } = show({}, { [GENERATE]: { body: project({ prompt: FRAMER, selectedDesigner: 'framer' }) } });
    fireEvent.change(await screen.findByLabelText('Written for'), { target: { value: 'framer' } });
    expect(await screen.findByRole('heading', { name: 'From Lovable to Framer AI' })).toBeTruthy();
    expect(callsTo(GENERATE)[0]?.body).toEqual({ designer: 'framer' });
    expect(pathNow()).toBe('/push/p1');
  });

  it('asks first when the owner changed the prompt', async () => {
    const { callsTo } = show({ designerPrompt: 'My own words.' }, { [GENERATE]: { body: project({ prompt: FRAMER }) } });
    fireEvent.change(await screen.findByLabelText('Written for'), { target: { value: 'framer' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(callsTo(GENERATE)).toHaveLength(0);
  });

  it('leads to the criteria for custom', async () => {
    const { pathNow } = show({});
    fireEvent.change(await screen.findByLabelText('Written for'), { target: { value: 'custom' } });
    await waitFor(() => expect(pathNow()).toBe('/choose-designer/p1'));
  });
});

it('links into the builder with the notice of its cost, and hands over files', async () => {
  const today = { name: 'TODAY.md', type: 'text/markdown', text: '# Today' };
  show({ attachments: [{ name: 'DESIGN.md', type: 'text/markdown', text: '# Design' }, today] });
  const link = await screen.findByRole('link', { name: /with block 1 filled in/ });
  expect(link.getAttribute('href')).toBe(PROMPT.deepLink);
  expect(screen.getByText(PROMPT.notice)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download DESIGN.md' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy DESIGN.md' })).toBeTruthy();
  expect(screen.getByText("Today's site word for word. For you: compare the new site with it.")).toBeTruthy();
});
