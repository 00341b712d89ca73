import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BusinessProfile, ProfileQuestion } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { FactsInput, OwnerFact } from '#contracts/facts.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../../test-app.tsx';

const offer = (id: string, text: string) => ({ ...claimOf(id, text), description: '', price: '£3', url: '' });
const QUESTION: ProfileQuestion = { id: 'q1', field: 'services', question: 'Do you deliver?', why: 'Visitors ask.', claim: null };
const UNSURE: ProfileQuestion = {
  ...{ id: 'q2', field: 'products', question: 'Is this a product of yours?', why: '' },
  claim: claimOf('product-9', 'Our story', { confidence: 0.4 }),
};
const PROFILE = profileOf({
  businessName: claimOf('name-1', 'Leaf House'),
  industry: { claim: claimOf('industry-1', 'Farm', { confidence: 0.6, kind: 'inferred' }), candidates: [] },
  businessModel: { ...claimOf('model-1', 'shop'), modelId: 'shop' },
  primaryPurpose: claimOf('purpose-1', 'Sells tea'),
  targetAudiences: [claimOf('audience-1', 'Tea drinkers')],
  services: [offer('service-1', 'Tasting'), offer('service-2', 'Menu')],
  pricingModel: claimOf('pricing-1', 'Fixed prices'),
  questions: [QUESTION, UNSURE],
  setAside: [{ field: 'services', claim: claimOf('service-7', 'Page has moved'), by: 'model', reason: 'The model left it out.' }],
  conflicts: [],
});

/** A server that keeps the facts, refuses changes made from an older version, and resolves corrections of the industry. */
function server(fields: Partial<BusinessProfile> = {}, kept: OwnerFact[] = []) {
  const state = { version: 3, facts: kept, isDown: false };
  const project = () => {
    const { claim: industry } = PROFILE.industry;
    const said = state.facts.find(({ field, action }) => field === 'industry' && action !== 'remove');
    const resolved: Claim = said ? { ...industry, text: said.text ?? industry.text, by: 'owner' } : industry;
    const profile = { ...PROFILE, ...fields, industry: { claim: resolved, candidates: [] } };
    return { ...aProject(), profile, businessAnalysis: undefined, factsVersion: state.version };
  };
  const facts = () => ({ version: state.version, facts: state.facts, questions: [], setAside: [], conflicts: [] });
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects/p1': () => ({ body: project() }),
    'GET /api/projects/p1/facts': () => ({ body: facts() }),
    'PUT /api/projects/p1/facts': ({ body }) => {
      const input = body as FactsInput;
      if (state.isDown) return { status: 503, body: { message: 'The database does not answer.' } };
      if (input.version !== state.version) return { status: 409, body: { message: 'Changed in another window.', stored: facts() } };
      Object.assign(state, { version: state.version + 1, facts: input.facts });
      return { body: project() };
    },
  };
  return { state, answers };
}

const show = (answers: Answers) => renderApp('/analysis/p1', answers);
const button = (name: string) => screen.findByRole('button', { name });
const strip = () => screen.findByRole('region', { name: 'Please confirm' });
const PUT = 'PUT /api/projects/p1/facts';

async function correct(name: string, text: string) {
  fireEvent.click(await button(`Correct ${name}`));
  fireEvent.change(screen.getByRole('textbox', { name: /^Correct: / }), { target: { value: text } });
  fireEvent.click(await button('Save'));
}

describe("the owner's facts", () => {
  let kept: ReturnType<typeof server>;
  beforeEach(() => {
    kept = server();
  });

  it('corrects a claim in place, saves it, and says so', async () => {
    show(kept.answers);
    await correct('Farm', 'Tea house');
    expect(screen.queryByText('Farm')).toBeNull();
    expect((await screen.findAllByText('Tea house')).length).toBeGreaterThan(0);
    await waitFor(() => expect(kept.state.version).toBe(4));
    expect(kept.state.facts).toEqual([{ field: 'industry', action: 'correct', claimId: 'industry-1', was: 'Farm', text: 'Tea house' }]);
    expect(await screen.findByText('All changes saved')).toBeTruthy();
  });

  it('takes the last change back by the toast and by Ctrl+Z', async () => {
    show(kept.answers);
    await correct('Farm', 'Tea house');
    fireEvent.click(await button('Undo'));
    expect((await screen.findAllByText('Farm')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(kept.state.facts).toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove Menu' })[0] as HTMLElement);
    await waitFor(() => expect(kept.state.facts).toHaveLength(1));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(kept.state.facts).toEqual([]));
  });

  it('works by keys on the claim that has the focus', async () => {
    show(kept.answers);
    const mark = (await screen.findAllByRole('button', { name: 'Menu' }))[0] as HTMLElement;
    mark.focus();
    fireEvent.keyDown(mark, { key: 'c' });
    await waitFor(() => expect(kept.state.facts).toEqual([{ field: 'services', action: 'confirm', claimId: 'service-2', was: 'Menu' }]));
  });

  it('adds an offer with its price, and leaves it with Escape', async () => {
    show(kept.answers);
    fireEvent.click(await button('Add: Service'));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Add: Service' }), { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Add: Service' })).toBeNull();
    fireEvent.click(await button('Add: Service'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Add: Service' }), { target: { value: '<b>Blending</b>' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '£20' } });
    fireEvent.click(await button('Save'));
    await waitFor(() =>
      expect(kept.state.facts).toEqual([{ field: 'services', action: 'add', text: '<b>Blending</b>', price: '£20', description: '' }]),
    );
  });

  it('asks the weighty things first, and goes on to the next when one is settled', async () => {
    show(kept.answers);
    const region = within(await strip());
    expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('IndustryFarm'),
      expect.stringContaining('Do you deliver?'),
      expect.stringContaining('Is this a product of yours?Our story'),
    ]);
    fireEvent.click(region.getByRole('button', { name: 'Right: Farm' }));
    await waitFor(() => expect(document.activeElement).toBe(region.getByRole('textbox', { name: 'Do you deliver?' })));
    fireEvent.change(region.getByRole('textbox', { name: 'Do you deliver?' }), { target: { value: 'Yes, on Fridays' } });
    fireEvent.click(region.getByRole('button', { name: 'Answer' }));
    fireEvent.click(region.getByRole('button', { name: 'Wrong: Our story' }));
    expect(await region.findByText(/^All settled/)).toBeTruthy();
    await waitFor(() => expect(kept.state.facts.map(({ action }) => action)).toEqual(['confirm', 'answer', 'remove']));
  });

  it('brings back what was set aside', async () => {
    show(kept.answers);
    expect(await screen.findByText(/The model left it out\./)).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Restore Page has moved' }));
    await waitFor(() => expect(kept.state.facts).toMatchObject([{ action: 'confirm', claimId: 'service-7', was: 'Page has moved' }]));
  });

  it('shows where the site contradicts the owner, who decides', async () => {
    const mine: OwnerFact = { field: 'industry', action: 'correct', claimId: 'industry-1', was: 'Old', text: 'Tea house' };
    const conflict = { field: 'industry' as const, claimId: 'industry-1', owner: 'Tea house', site: claimOf('industry-1', 'Museum') };
    kept = server({ conflicts: [conflict] }, [mine]);
    show(kept.answers);
    expect((await strip()).textContent).toContain('You said “Tea house”. The site says “Museum”');
    fireEvent.click(await button("Take the site's"));
    await waitFor(() => expect(kept.state.facts).toEqual([]));
    fireEvent.click(await button('Undo'));
    await waitFor(() => expect(kept.state.facts).toEqual([mine]));
  });

  it('keeps what could not be saved, also over a reload, and saves it on request', async () => {
    kept.state.isDown = true;
    const first = show(kept.answers);
    await correct('Farm', 'Tea house');
    expect(await screen.findByText('Not saved: The database does not answer. Your words are kept here.')).toBeTruthy();
    first.unmount();
    show(kept.answers);
    expect((await screen.findAllByText('Tea house')).length).toBeGreaterThan(0);
    expect(await screen.findByText(/^Not saved/)).toBeTruthy();
    kept.state.isDown = false;
    fireEvent.click(await button('Save again'));
    await waitFor(() => expect(kept.state.facts).toHaveLength(1));
  });

  it('shows both when another window saved others, and loses neither', async () => {
    show(kept.answers);
    await button('Correct Farm');
    const theirs: OwnerFact = { field: 'services', action: 'remove', claimId: 'service-2', was: 'Menu' };
    Object.assign(kept.state, { version: 9, facts: [theirs] });
    await correct('Farm', 'Tea house');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in another window' }));
    expect(dialog.getByText('Industry: “Farm” becomes “Tea house”')).toBeTruthy();
    expect(dialog.getByText('Service: “Menu” removed')).toBeTruthy();
    expect(kept.state.facts).toEqual([theirs]);
    fireEvent.click(dialog.getByRole('button', { name: 'Add mine to them' }));
    await waitFor(() => expect(kept.state.facts.map(({ field }) => field)).toEqual(['services', 'industry']));
  });

  it('shows a sample as it is and says that it cannot be changed', async () => {
    const { calls } = renderApp('/analysis/demo-coffee?demo=true', {
      'GET /api/auth/user': { status: 401 },
      'GET /api/projects/demo-coffee?demo=true': { body: { ...aProject({ id: 'demo-coffee' }), profile: PROFILE } },
    });
    expect((await strip()).textContent).toContain("Samples can't be changed.");
    expect(screen.queryByRole('button', { name: /^(Correct|Remove|Add|Right|Restore)/ })).toBeNull();
    expect(calls.some(({ key }) => key.includes('/facts'))).toBe(false);
  });

  it('sends nothing twice', async () => {
    const { callsTo } = show(kept.answers);
    await correct('Farm', 'Tea house');
    await screen.findByText('All changes saved');
    expect(callsTo(PUT)).toHaveLength(1);
  });
});
