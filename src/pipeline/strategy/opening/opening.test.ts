import { describe, expect, it } from 'vitest';
import { draftFinding, draftPage, richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { groupFindings } from '../finding-groups.ts';
import type { StrategyInput } from '../read-site.ts';
import { reachMoves } from './moves/reach-moves.ts';

const openingOf = (input: StrategyInput) => {
  const { opening } = buildStrategy(input);
  if (!opening) throw new Error('No opening.');
  return opening;
};

describe('writeOpening', () => {
  it('says for whom, the promise and the proof in words of the site, each with its page', () => {
    const { forWhom, promise, believe } = openingOf(richInput());
    for (const line of [...forWhom, promise, ...believe]) expect(line.evidence[0]?.url, line.text).toContain('muehlenbrot.test');
  });

  it('says a line once that is proof of two kinds', () => {
    const input = richInput();
    const signal = input.profile.trustSignals.find(({ trustKind }) => trustKind === 'years-in-business');
    if (!signal) throw new Error('No proof.');
    input.profile.trustSignals.push({ ...signal, id: 'again', trustKind: 'statistics' });
    expect(openingOf(input).believe.filter(({ text }) => text === signal.text)).toHaveLength(1);
  });

  it('promises nothing that is said of one offer alone', () => {
    const input = richInput();
    const [home] = input.site.pages;
    const [claim] = input.profile.valuePropositions;
    if (!home || !claim) throw new Error('No page.');
    const text = 'Mill Bread bakes sourdough and rye bread in Mainz that keeps for 14 days, with grain of 3 farms';
    const withBlock = (heading: string) => {
      const page = structuredClone(home);
      page.blocks.push(
        { ...page.blocks[0], tag: 'h2', region: 'main', selector: 'h2.one', text: heading, hidden: false } as (typeof page.blocks)[number],
        { ...page.blocks[0], tag: 'p', region: 'main', selector: 'p.one', text, hidden: false } as (typeof page.blocks)[number],
      );
      page.headings.push({
        ...page.headings[0],
        level: 2,
        region: 'main',
        selector: 'h2.one',
        text: heading,
      } as (typeof page.headings)[number]);
      const evidence = [{ url: home.url, selector: 'p.one', snippet: text }] as typeof claim.evidence;
      const valuePropositions = [{ ...claim, text, evidence }];
      return {
        ...input,
        site: { ...input.site, pages: [page, ...input.site.pages.slice(1)] },
        profile: { ...input.profile, valuePropositions },
      };
    };
    const [offer = ''] = input.profile.services.concat(input.profile.products).map((one) => one.text);
    expect(openingOf(withBlock('What we do')).promise.text).toBe(text);
    expect(openingOf(withBlock(offer)).promise.text).not.toBe(text);
  });

  it('names at most five moves, each with its reason and where to start', () => {
    const { moves } = openingOf(richInput());
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThanOrEqual(5);
    for (const move of moves) expect(move.why.length * move.how.length, move.id).toBeGreaterThan(0);
  });

  it.each([
    ['duplicate-meta-description', 'several pages'],
    ['missing-meta-description', 'Without them'],
  ])('says of %s what is wrong with it', (id, words) => {
    const audit = { ...richInput().audit, findings: [draftFinding(id, '/about')] };
    expect(reachMoves(groupFindings(audit))[0]?.why).toContain(words);
  });

  it('publishes legal pages with their own text, as the finding about a missing one asks', () => {
    const decision = openingOf(thinInput()).decisions.find(({ id }) => id === 'legal');
    expect(decision?.untilThen).toMatch(/published with its own text/);
  });

  it('names buyers once, whether one or several of a thing are meant, and without half a name', () => {
    const input = richInput();
    const [claim] = input.profile.targetAudiences;
    if (!claim) throw new Error('No audience.');
    const texts = [
      'People looking for a loaf as gift',
      'People looking for loafs as gifts',
      'Guests of the gas works',
      "Families (Baker's)",
    ];
    input.profile.targetAudiences = texts.map((text, at) => ({ ...claim, id: `${at}`, text }));
    for (const page of input.site.pages.slice(0, 1)) page.title = "Home of Baker's";
    expect(openingOf(input).forWhom.map(({ text }) => text)).toEqual([texts[0], texts[2], 'Families']);
  });

  it('asks for prices of offers, not of the headings above them', () => {
    const input = richInput();
    const [offer] = input.profile.products.concat(input.profile.services);
    if (!offer) throw new Error('No offer.');
    const names = ['Rye course', 'Mill tour', 'Oven evening', 'Flour box'];
    input.profile.services = ['Days at the mill', ...names].map((text) => ({ ...offer, id: text, text, price: '', evidence: [] }));
    input.profile.products = [];
    for (const page of input.site.pages) page.prices = [];
    const outline = names.map((name): [string, string] => ['h3', name]);
    input.site.pages.push(draftPage({ path: '/days', type: 'services', outline: [['h2', 'Days at the mill'], ...outline] }));
    const asked = openingOf(input).moves.find(({ id }) => id === 'prices');
    expect(asked?.title).toContain('none of the 4 offers');
    expect(asked?.how).toContain('"Rye course"');
    expect(asked?.how).not.toContain('Days at the mill');
  });

  it('leaves out what a thin site gives no reason for', () => {
    const { forWhom, believe } = openingOf(thinInput());
    expect([forWhom, believe]).toEqual([[], []]);
  });

  it('names nobody as a buyer who is only asked about', () => {
    const input = richInput();
    const [claim] = input.profile.targetAudiences;
    if (!claim) throw new Error('No audience.');
    input.profile.questions = [{ id: 'q', field: 'targetAudiences', question: 'Is it?', why: 'Unsure.', claim }];
    expect(openingOf(input).forWhom.map(({ text }) => text)).not.toContain(claim.text);
  });
});
