import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PagePlanItem, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { mergeEdits, type StrategyEdit, type StrategyEditsInput } from '#contracts/strategy-edits.ts';
import { withEdits } from '../../api/strategy-view.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const line = (text: string) => ({ text, kind: 'observed' as const, evidence: [] });
const section = (id: string, heading: string): SectionPlan => ({
  ...{ id, kind: id, purpose: '', forms: [], carryOver: { rest: false, sections: [] }, heading, text: [`About ${heading}.`], items: [] },
  ...{ images: [], button: null, evidence: [] },
});
const page = (path: string, title: string, fields: Partial<PagePlanItem> = {}): PagePlanItem => ({
  ...{ path, title, url: `https://shop.example${path}`, type: 'other', decision: 'keep', mergeInto: '', reason: 'It works.' },
  ...fields,
});
const question = (id: string, text: string) => ({ id, question: text, why: '', evidence: [] });
const EMPTY = { site: {}, evaluate: {}, xFactor: { statement: null, differences: [], gaps: [] }, elevate: {} };
const STRATEGY = {
  ...EMPTY,
  site: {
    ...{ url: '', host: '', businessName: 'Leaf House', industry: '', language: 'en', place: '', purpose: '', contacts: [], social: [] },
    offers: [],
  },
  opening: {
    forWhom: [line('Tea drinkers')],
    promise: line('Fresh tea by post'),
    believe: [],
    moves: [
      { id: 'm1', title: 'Say it first', why: 'People leave.', how: 'On the home page.', impact: 'high', effort: 'small', basis: 'advice' },
    ].map((move) => ({ ...move, evidence: [], findingIds: [] })),
    stays: ['The address'],
    leaveOut: [{ text: 'Best tea', reason: 'unproven', why: 'Nobody says so.', pages: [], evidence: [] }],
    decisions: [{ ...question('d1', 'Who delivers'), untilThen: 'Say nothing.', basis: 'evidence', hides: ['Next-day delivery'] }],
  },
  evaluate: { summary: '', works: [], fails: [], score: null, pagesRead: 1, limits: [] },
  craft: {
    goal: { label: 'Order', target: '/order', targetKind: 'page', repeatsOn: [], kind: 'observed', evidence: [] },
    visitors: [],
    headline: line('Tea'),
    subhead: line('From the garden'),
    primaryButton: line('Order'),
    secondaryButton: null,
    pages: [{ path: '/', title: 'Home', sections: [section('offers', 'Our teas'), section('proof', 'What people say')] }],
  },
  engineer: {
    pagePlan: [page('/', 'Home'), page('/old', 'Old'), page('/far', 'Far', { read: false })],
    ...{ urlMap: [], head: [], structuredData: [], forms: [], functions: [], speed: [], accessibility: [], technicalSeo: [], siteSeo: [] },
    ...{ crawlFiles: { sitemap: '', hasRobots: false }, legalPages: [] },
  },
  elevate: {
    ...{ proof: [], objections: [], riskReversal: [] },
    look: { colors: [], fonts: [], radius: '', contrast: [], imagery: '', toneWords: [], logo: '', forbidden: [] },
  },
  diagnose: { measures: [], tests: [], acceptance: [], questions: [] },
  recommendations: [],
} as unknown as Strategy;

const PATH = '/api/projects/p1/strategy';

/** A server that keeps the edits and refuses those made from an older version. */
function server(outdated: string[] | false = false) {
  const state = { version: 1, edits: [] as StrategyEdit[], isDown: false };
  const answer = () => ({ version: state.version, strategy: withEdits(STRATEGY, state.edits), edits: state.edits, outdated });
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects/p1': () => ({
      body: {
        ...aProject({ optimizerOutput: `## Evaluate\n\nAll is well, ${state.version}.` }),
        ...{ outdated: { strategy: outdated, prompt: false }, strategyVersion: state.version },
      },
    }),
    [`GET ${PATH}`]: () => ({ body: answer() }),
    [`PATCH ${PATH}`]: ({ body }) => {
      const { version, edits } = body as StrategyEditsInput;
      if (state.isDown) return { status: 503, body: { message: 'The database does not answer.' } };
      if (version !== state.version) return { status: 409, body: { message: 'Changed.', stored: answer() } };
      Object.assign(state, { version: version + 1, edits: mergeEdits(state.edits, edits) });
      return { body: answer() };
    },
  };
  return { state, answers };
}

const show = (answers: Answers) => renderApp('/compose/p1', answers);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function write(name: string, text: string) {
  fireEvent.click(await button(new RegExp(`^Edit ${name}: `)));
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

describe("the strategy's fields", () => {
  let kept: ReturnType<typeof server>;
  beforeEach(() => {
    kept = server();
  });

  it('opens the section that the address names, and gives it the focus', async () => {
    renderApp('/compose/p1#section-%2F-proof', kept.answers);
    const heading = await button(/^Edit heading of What people say/);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(heading.closest('details')?.open).toBe(true);
  });

  it('opens with a page that says for whom, what is promised, the moves, and what to decide', async () => {
    show(kept.answers);
    for (const name of ['The promise', 'For whom', 'The one move', 'What stays', 'Leave out', 'Decide before launch'])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    expect(screen.getByText(/high impact, small effort, our advice/)).toBeTruthy();
    expect(screen.getByText(/1 of them was not read/)).toBeTruthy();
    expect(screen.getByText(/Not shown until then: “Next-day delivery”\./)).toBeTruthy();
  });

  it('says so where no page says for whom the site is', async () => {
    const { opening } = STRATEGY;
    const nobody = { version: 1, strategy: { ...STRATEGY, opening: { ...opening, forWhom: [] } }, edits: [], outdated: false };
    show({ ...kept.answers, [`GET ${PATH}`]: () => ({ body: nobody }) });
    const part = await screen.findByRole('region', { name: 'For whom' });
    expect(part.textContent).toContain('No page says it clearly enough.');
  });

  it('edits a text in place, gives the focus back, and takes the edit back', async () => {
    show(kept.answers);
    await write('Headline', 'Tea from our garden');
    expect(document.activeElement?.textContent).toBe('Tea from our garden');
    await waitFor(() => expect(kept.state.edits).toEqual([{ field: 'headline', text: 'Tea from our garden' }]));
    expect(await screen.findByText('All changes saved')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(kept.state.edits).toEqual([{ field: 'headline', text: 'Tea' }]));
  });

  it('lets the whole text be edited when it has been read with the edited fields', async () => {
    show(kept.answers);
    const edit = await button('Edit');
    expect(edit).toHaveProperty('disabled', false);
    await write('Headline', 'Tea from our garden');
    await screen.findByText('All changes saved');
    expect(edit).toHaveProperty('disabled', true);
    await waitFor(() => expect(edit).toHaveProperty('disabled', false), { timeout: 4_000 });
    expect(screen.getByText('All is well, 2.')).toBeTruthy();
  });

  it('leaves a text with Escape as it was', async () => {
    const { callsTo } = show(kept.answers);
    fireEvent.click(await button(/^Edit The promise: /));
    fireEvent.change(screen.getByRole('textbox', { name: 'The promise' }), { target: { value: 'x' } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'The promise' }), { key: 'Escape' });
    expect(screen.getByText('Fresh tea by post')).toBeTruthy();
    expect(callsTo(`PATCH ${PATH}`)).toHaveLength(0);
  });

  it('moves, rewrites, removes and brings back sections', async () => {
    show(kept.answers);
    fireEvent.click(await button('Move Our teas down'));
    await waitFor(() => expect(kept.state.edits).toContainEqual({ field: 'sectionOrder', path: '/', order: ['proof', 'offers'] }));
    fireEvent.click(await button('Remove Our teas'));
    await waitFor(() => expect(screen.queryByText('Our teas')).toBeNull());
    fireEvent.click(await button('Bring back'));
    await waitFor(() => expect(kept.state.edits).toContainEqual({ field: 'section', path: '/', section: 'offers', removed: false }));
    expect(await button(/^Edit heading of Our teas/)).toBeTruthy();
  });

  it('changes what becomes of a page', async () => {
    show(kept.answers);
    const old = within((await screen.findByText('/old')).closest('li') as HTMLElement);
    fireEvent.change(old.getByLabelText('Decision'), { target: { value: 'merge' } });
    await waitFor(() => expect(kept.state.edits).toEqual([{ field: 'page', path: '/old', decision: 'merge', mergeInto: '/' }]));
    fireEvent.change(old.getByLabelText('Into'), { target: { value: '/far' } });
    await waitFor(() => expect(kept.state.edits).toMatchObject([{ decision: 'merge', mergeInto: '/far' }]));
  });

  it('keeps answers and notes', async () => {
    show(kept.answers);
    await write('your answer to Who delivers', 'We do');
    const notes = screen.getByRole('textbox', { name: 'Your notes' });
    fireEvent.change(notes, { target: { value: 'No green.' } });
    fireEvent.blur(notes);
    await waitFor(() =>
      expect(kept.state.edits).toEqual([
        { field: 'question', id: 'd1', answer: 'We do' },
        { field: 'notes', text: 'No green.' },
      ]),
    );
  });

  it('shows both when another window saved others, and loses neither', async () => {
    show(kept.answers);
    await button(/^Edit Subhead: /);
    Object.assign(kept.state, { version: 5, edits: [{ field: 'subhead', text: 'Theirs' }] });
    await write('Headline', 'Mine');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in another window' }));
    expect(dialog.getByText('Headline: “Mine”')).toBeTruthy();
    expect(dialog.getByText('Subhead: “Theirs”')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Add mine to them' }));
    await waitFor(() => expect(kept.state.edits.map(({ field }) => field)).toEqual(['subhead', 'headline']));
  });

  it('keeps what could not be saved, and goes on only when it is', async () => {
    kept.state.isDown = true;
    const { pathNow } = show(kept.answers);
    await write('Headline', 'Mine');
    fireEvent.click(await button('Continue to Choose Designer'));
    expect(await screen.findByText(/^Not saved: The database does not answer\./)).toBeTruthy();
    expect(pathNow()).toBe('/compose/p1');
    kept.state.isDown = false;
    fireEvent.click(await button('Continue to Choose Designer'));
    await waitFor(() => expect(pathNow()).toBe('/choose-designer/p1'));
    expect(kept.state.edits).toHaveLength(1);
  });

  it('says what changed since it was made, and makes it again', async () => {
    kept = server(['You changed the industry.']);
    const generate = 'POST /api/projects/p1/generate-optimizer';
    const { callsTo } = show({ ...kept.answers, [generate]: { body: { optimizerOutput: '## New' } } });
    expect((await screen.findByRole('region', { name: 'Out of date: strategy' })).textContent).toContain('You changed the industry.');
    fireEvent.click(await button('Update strategy'));
    expect(await screen.findByText('Optimizer Generated')).toBeTruthy();
    expect(callsTo(generate)).toHaveLength(1);
  });

  it('shows a sample as it is', async () => {
    renderApp('/compose/demo-coffee?demo=true', {
      'GET /api/auth/user': { status: 401 },
      'GET /api/projects/demo-coffee?demo=true': { body: aProject({ id: 'demo-coffee', optimizerOutput: 'A plan.' }) },
      'GET /api/projects/demo-coffee/strategy?demo=true': { body: { version: 0, strategy: STRATEGY, edits: [], outdated: false } },
    });
    expect(await screen.findByText('Fresh tea by post')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Edit \w+:|Move|Remove)/ })).toBeNull();
  });
});
