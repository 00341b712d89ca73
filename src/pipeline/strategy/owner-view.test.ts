import { describe, expect, it } from 'vitest';
import type { TrustSignal } from '#contracts/business.ts';
import { draftFinding, draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from './build-strategy.ts';
import type { StrategyInput } from './read-site.ts';

/** What an owner reads first and judges the whole by. */
const signal = (trustKind: TrustSignal['trustKind'], text: string): TrustSignal => ({
  ...(richInput().profile.trustSignals[0] as TrustSignal),
  trustKind,
  text,
  evidence: [{ url: 'https://muehlenbrot.test/', selector: 'h2', snippet: text }],
});

function withHome(outline: [string, string][], change: Partial<StrategyInput['profile']> = {}): StrategyInput {
  const input = richInput();
  const [, ...rest] = input.site.pages;
  const home = draftPage({ path: '/', type: 'home', title: 'Mill Bread', outline });
  return { ...input, profile: { ...input.profile, ...change }, site: { ...input.site, pages: [home, ...rest] } };
}

describe('proof', () => {
  it.each([
    ['partners', 'Our partners'],
    ['team', 'Meet the team'],
    ['awards', 'Award-winning recipes'],
    ['case-studies', 'Unsere Projekte'],
    ['partners', 'We bake for these houses:'],
    ['open-source', 'Open recipes ✅ ✗ ✗ ✗'],
  ] as const)('is no heading, lead-in or table row: %s "%s" is dropped with a reason', (kind, text) => {
    const input = withHome([['h2', text]], { trustSignals: [signal(kind, text)] });
    const [item] = buildStrategy(input).elevate.proof;
    expect(item).toMatchObject({ decision: 'drop', reason: expect.stringMatching(/heading|table/) });
  });

  it('puts dated news behind what lasts', () => {
    const news = 'In March 2026 some 130 children baked with us.';
    const lasting = 'Forty families bake their bread in our oven.';
    const input = withHome(
      [
        ['p', news],
        ['p', lasting],
      ],
      { trustSignals: [signal('statistics', news), signal('statistics', lasting)] },
    );
    expect(buildStrategy(input).elevate.proof.map(({ text }) => text)).toEqual([lasting, news]);
  });
});

describe('the opening lines', () => {
  it('never take an invitation, a dated line or one that leans on another for what sets the business apart', () => {
    const claims = ['Order our sourdough today and taste Mainz.', 'Join us in Mainz this year for the harvest feast.'];
    const input = withHome([['h1', 'Sourdough from the mill in Mainz'], ...claims.map((text): [string, string] => ['p', text])], {
      uniqueSellingPoints: claims.map((text) => ({
        ...(richInput().profile.uniqueSellingPoints[0] as (typeof input.profile.uniqueSellingPoints)[number]),
        text,
        evidence: [{ url: 'https://muehlenbrot.test/', selector: 'p', snippet: text }],
      })),
    });
    expect(claims).not.toContain(buildStrategy(input).xFactor.statement?.text);
  });

  it('do not repeat each other: a difference that the first screen says is no further one', () => {
    const { craft, xFactor } = buildStrategy(richInput());
    const texts = xFactor.differences.map(({ text }) => text.replace(/\.$/, ''));
    expect(texts).not.toContain(craft.headline.text);
    expect(texts).not.toContain(craft.subhead.text.replace(/\.$/, ''));
  });
});

describe('the list of visitors', () => {
  it('names those who come for the same thing once, together', () => {
    const input = richInput();
    const first = input.profile.targetAudiences[0];
    if (!first) throw new Error('no audience');
    const bare = (text: string) => ({ ...first, text, evidence: [] });
    const { visitors } = buildStrategy({
      ...input,
      profile: { ...input.profile, targetAudiences: [first, bare('Neighbours'), bare('Hikers')] },
    }).craft;
    expect(visitors.map(({ who }) => who)).toEqual(['Cafes and restaurants', 'Neighbours; Hikers']);
  });
});

describe('what is kept', () => {
  it('holds no legal page that does not answer, and no note on how to use the page', () => {
    const input = richInput();
    input.site.linkChecks.push({ url: 'https://muehlenbrot.test/imprint', status: 404, redirects: 0 });
    expect(buildStrategy(input).engineer.legalPages).toEqual(['/privacy']);
    const hint = 'Hover over the dots to see where the grain grows.';
    const claim = richInput().profile.valuePropositions[0];
    if (!claim) throw new Error('no claim');
    const works = buildStrategy(withHome([['p', hint]], { valuePropositions: [{ ...claim, text: hint }] })).evaluate.works;
    expect(works.map(({ text }) => text)).not.toContain(hint);
  });

  it('describes the fix of a site-wide issue without naming a page', () => {
    const input = richInput();
    input.audit.findings = [draftFinding('sitemap-missing', '/'), draftFinding('missing-alt', '/about')];
    const tests = buildStrategy(input).diagnose.acceptance.filter(({ findingIds }) => findingIds.length > 0);
    expect(tests.map(({ text }) => text).sort()).toEqual([
      'On /about, every image has an alt attribute: what it shows, or empty where it only decorates.',
      'The site has a sitemap.',
    ]);
  });
});
