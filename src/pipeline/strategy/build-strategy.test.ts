import { describe, expect, it } from 'vitest';
import { Strategy } from '#contracts/strategy.ts';
import { draftFinding, draftPage, richInput, thinInput, withCompetitor } from '#testing/strategy-input.ts';
import { comparable } from '#text/words.ts';
import { buildStrategy } from './build-strategy.ts';
import { namePages } from './markdown/sentences.ts';
import type { StrategyInput } from './read-site.ts';

const COMPLETE: [string, () => StrategyInput][] = [
  ['a complete site', richInput],
  ['a site with a visited competitor', () => withCompetitor(richInput())],
  ['a site with one page and only a form', () => thinInput()],
  ['an empty page', () => thinInput({ blocks: [], headings: [], forms: [] })],
  ['a hundred pages', manyPages],
  ['a Japanese site', japanese],
];

function manyPages(): StrategyInput {
  const input = richInput();
  const more = Array.from({ length: 92 }, (_, index) =>
    draftPage({
      path: `/article-${index}`,
      type: 'article',
      title: 'News',
      outline: [
        ['h1', `Article number ${index % 40}`],
        ['p', `The baker tells how bread number ${index} came to be on a long winter day.`],
      ],
    }),
  );
  return { ...input, site: { ...input.site, pages: [...input.site.pages, ...more] } };
}

function japanese(): StrategyInput {
  const input = thinInput({ title: 'ようこそ', lang: 'ja', headings: [], outline: [] } as object);
  const page = draftPage({
    path: '/',
    type: 'home',
    title: '水車パン工房',
    lang: 'ja',
    outline: [
      ['h1', '石臼びきの小麦で焼く水車パン工房'],
      ['p', '毎朝六時から、石臼でひいた小麦のパンを焼いています。お店でお待ちしています。'],
    ],
  });
  return { ...input, site: { ...input.site, pages: [page], languages: ['ja'] }, profile: { ...input.profile, languages: ['ja'] } };
}

describe.each(COMPLETE)('the strategy of %s', (_, make) => {
  const input = make();
  const strategy = buildStrategy(input);

  it('keeps its contract', () => {
    expect(Strategy.safeParse(strategy).error).toBeUndefined();
  });

  it('plans every page that was read, each with a reason', () => {
    const read = strategy.engineer.pagePlan.filter((item) => item.read !== false);
    expect(read.map((item) => item.path)).toEqual(input.site.pages.map((page) => page.path));
    expect(strategy.engineer.pagePlan.filter((item) => item.reason === '')).toEqual([]);
  });

  it('addresses every kind of finding with a recommendation and an acceptance test', () => {
    const kinds = new Set(input.audit.findings.map((finding) => finding.id));
    const recommended = new Set(strategy.recommendations.flatMap((entry) => entry.findingIds));
    const tested = new Set(strategy.diagnose.acceptance.flatMap((entry) => entry.findingIds));
    expect([recommended, tested]).toEqual([kinds, kinds]);
  });

  it('gives every page that stays a title, an h1 and, where it has a sentence for it, a description of its own', () => {
    const { head } = strategy.engineer;
    expect(head.flatMap((entry) => [entry.title.new, entry.h1.new]).filter((text) => text === '')).toEqual([]);
    expect(new Set(head.map((entry) => comparable(entry.title.new))).size).toBe(head.length);
    const described = head.map((entry) => comparable(entry.description.new)).filter((text) => text !== '');
    expect(new Set(described).size).toBe(described.length);
    if (input.site.pages.length > 1) expect(described.length).toBeGreaterThan(head.length / 2);
    expect(head.filter((entry) => entry.title.new !== entry.title.now && entry.title.new.length > 60)).toEqual([]);
    expect(head.filter((entry) => entry.description.new !== entry.description.now && entry.description.new.length > 160)).toEqual([]);
  });

  it('has a headline, a button and a heading in each section, and at most nine sections a page', () => {
    const { craft } = strategy;
    expect([craft.headline.text, craft.subhead.text, craft.primaryButton.text].filter((text) => text.trim() === '')).toEqual([]);
    expect(
      craft.pages.flatMap((page) => page.sections).filter((section) => section.heading.trim() === '' || section.purpose === ''),
    ).toEqual([]);
    expect(Math.max(...craft.pages.map((page) => page.sections.length))).toBeLessThanOrEqual(9);
    expect(craft.pages.length).toBeLessThanOrEqual(16);
  });

  it('says nothing of a site that the site does not say', () => {
    const said = comparable(
      JSON.stringify(
        input.site.pages.map((page) => [
          page.title,
          page.description,
          page.url,
          page.blocks.map((block) => block.text),
          page.forms.map((form) => form.submitText),
          page.callsToAction.map((action) => action.text),
        ]),
      ),
    );
    const { craft, xFactor, elevate } = strategy;
    const lines = [
      craft.headline,
      craft.subhead,
      craft.primaryButton,
      ...elevate.riskReversal,
      ...(xFactor.statement ? [xFactor.statement] : []),
    ];
    const verbatim = lines.filter((line) => line.kind === 'observed').map((line) => line.text);
    const proof = elevate.proof.filter((item) => item.decision === 'use').map((item) => item.text);
    expect([...verbatim, ...proof].filter((text) => !said.includes(comparable(text)))).toEqual([]);
  });

  it('is the same each time', () => {
    expect(buildStrategy(make())).toEqual(strategy);
  });
});

describe('buildStrategy', () => {
  it('chooses the most specific true line as headline, not the greeting', () => {
    const { headline, subhead, primaryButton } = buildStrategy(richInput()).craft;
    expect(headline.text).toBe('Mill Bread bakes sourdough with grain from the mill next door in Mainz');
    expect(subhead.text).toBe('We deliver to cafes and restaurants before six in the morning.');
    expect(primaryButton.text).toBe('Order your bread');
  });

  it('joins offers and place to a line that any competitor could say', () => {
    const input = richInput();
    const home = draftPage({
      path: '/',
      type: 'home',
      title: 'Fine baking',
      outline: [
        ['h1', 'Baking with love'],
        ['p', 'Sourdough loaf'],
        ['p', 'Rye bread'],
        ['p', 'Mainz'],
      ],
    });
    const profile = { ...input.profile, valuePropositions: [], uniqueSellingPoints: [] };
    const { headline } = buildStrategy({ ...input, profile, site: { ...input.site, pages: [home] } }).craft;
    expect(headline).toMatchObject({ text: 'Baking with love – Sourdough loaf and Rye bread – Mainz', kind: 'inferred' });
  });

  it('names competitors only when they were visited, and says so when none was', () => {
    const alone = buildStrategy(richInput());
    const compared = buildStrategy(withCompetitor(richInput()));
    expect(alone.xFactor.differences.flatMap((entry) => entry.competitors)).toEqual([]);
    expect(alone.evaluate.limits.join(' ')).toContain('No competitor was visited');
    expect(compared.xFactor.differences[0]).toMatchObject({ competitors: ['Crumb & Co'] });
    expect(compared.xFactor.gaps).toEqual(['All competitors show opening hours.']);
  });

  it('turns what is missing into questions to the owner', () => {
    const asked = new Set(buildStrategy(thinInput()).diagnose.questions.map((entry) => entry.id));
    for (const id of [
      'offers',
      'visitors',
      'prices',
      'testimonials',
      'proof',
      'x-factor',
      'objections',
      'photos',
      'legal',
      'form-destination',
    ])
      expect(asked).toContain(id);
  });

  it('asks about facts that contradict each other and settles none', () => {
    const input = richInput();
    const home = input.site.pages[0];
    if (home)
      home.blocks.push({ tag: 'p', text: 'Baking since 1992.', selector: 'main > p:nth-of-type(99)', region: 'main', hidden: false });
    const question = buildStrategy(input).diagnose.questions.find((entry) => entry.id === 'founding-year');
    expect(question?.question).toContain('1992 (/)');
    expect(question?.question).toContain('1987 (/about)');
  });

  it('leaves template filler behind and asks what should replace it', () => {
    const input = richInput();
    input.site.pages.push(
      draftPage({
        path: '/sample',
        type: 'other',
        title: 'Sample',
        outline: [['p', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.']],
      }),
    );
    const strategy = buildStrategy(input);
    expect(strategy.engineer.pagePlan.find((item) => item.path === '/sample')).toMatchObject({ decision: 'drop' });
    expect(strategy.engineer.urlMap).toContainEqual(expect.objectContaining({ from: '/sample', status: 410 }));
    expect(JSON.stringify(strategy.craft)).not.toMatch(/lorem/i);
    expect(strategy.diagnose.questions.map((entry) => entry.id)).toContain('filler');
  });

  it('drops no page that has a form or a role, whatever filler it has', () => {
    const input = richInput();
    for (const page of input.site.pages) page.blocks = page.blocks.map((block) => ({ ...block, text: 'Lorem ipsum dolor sit amet' }));
    const dropped = buildStrategy(input).engineer.pagePlan.filter((item) => item.decision === 'drop');
    expect(dropped.map((item) => item.path)).toEqual(['/old-offer']);
  });

  it('merges a page that says the same, keeps the rest at their addresses and sends nothing to the home page', () => {
    const { urlMap, pagePlan } = buildStrategy(richInput()).engineer;
    expect(urlMap.map(({ from, to, status }) => [from, to, status])).toEqual([
      ['/questions', '/faq', 301],
      ['/Breads.html', '/breads', 301],
    ]);
    expect(pagePlan.filter((item) => item.decision === 'keep' && item.read !== false)).toHaveLength(6);
  });

  it('keeps good titles and replaces only those with a finding', () => {
    const head = buildStrategy(richInput()).engineer.head;
    const of = (path: string) => head.find((entry) => entry.path === path)?.title;
    expect(of('/breads')).toMatchObject({ now: 'Breads and prices | Mill Bread', new: 'Breads and prices | Mill Bread' });
    expect(of('/about')?.new).toBe('About us | Mill Bread');
  });

  it('drops proof that is not on the site, with the reason', () => {
    const award = buildStrategy(richInput()).elevate.proof.find((item) => item.trustKind === 'awards');
    expect(award).toMatchObject({ decision: 'drop', reason: expect.stringContaining('Not found word for word') });
  });

  it('puts only known facts into structured data', () => {
    const data = buildStrategy(thinInput()).engineer.structuredData;
    expect(data.map((entry) => JSON.parse(entry.json))).toEqual([
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'muehlenbrot.test', url: 'https://muehlenbrot.test/' },
    ]);
  });

  it('keeps a finding of an unknown kind testable by its title and pages', () => {
    const input = richInput();
    input.audit.findings = [draftFinding('never-seen-before', '/faq', { title: 'The answers are too short.' })];
    const test = buildStrategy(input).diagnose.acceptance.find((entry) => entry.findingIds.includes('never-seen-before'));
    expect(test?.text).toBe('On /faq, a new audit no longer reports "the answers are too short".');
  });

  it('refuses a site without a page', () => {
    const input = richInput();
    expect(() => buildStrategy({ ...input, site: { ...input.site, pages: [] } })).toThrow('at least one page');
  });
});

describe('namePages', () => {
  it('names five pages and counts the rest', () => {
    expect(namePages(['/a', '/b', '/c', '/d', '/e'])).toBe('/a, /b, /c, /d and /e');
    expect(namePages(['/a', '/b', '/c', '/d', '/e', '/f'])).toBe('/a, /b, /c, /d and 2 more');
  });
});
