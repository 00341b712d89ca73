// What two analyses of a site say differently: nothing where the site is the same, and what was changed on purpose.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Analysis } from '#contracts/analysis.ts';
import type { Difference } from '#contracts/differences.ts';
import { createEgress } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleFullAnalysis } from '#pipeline/assemble-analysis.ts';
import { type Comparable, comparableBrief, comparableOf } from '#pipeline/differences/comparable.ts';
import { findDifferences } from '#pipeline/differences/find-differences.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { makeBrief } from '#pipeline/verify/make-brief.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitebrief-compare-'));
let server: FolderServer;
let egress: Egress;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../fixtures/sites/bakery'), folder, { recursive: true });
  server = await serveFolder(folder);
  egress = createEgress({ pins: new Map([['harbourlane.test', { address: '127.0.0.1', port: server.port }]]) });
});
afterAll(async () => {
  await egress.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const CHANGES: [what: string, file: string, from: string, to: string, words: RegExp][] = [
  ['a price', 'cakes.html', 'from £38.', 'from £42.', /£42/],
  ['a price on two pages', 'breads.html', '1 kg. £5.10', '1 kg. £5.60', /5\.60/],
  ['a phone number', 'index.html', '01947 555 0142', '01947 555 0199', /555 0199/],
  ['an email address', 'index.html', 'hello@harbourlane.test</a>', 'orders@harbourlane.test</a>', /orders@/],
  ['opening hours', 'contact.html', '6:30 to 15:00', '7:30 to 15:00', /7:30/],
  [
    'an offer that is gone',
    'cakes.html',
    '<h2>Wedding cakes</h2><p>Two to four tiers, from £240, with a tasting beforehand.</p>',
    '',
    /Wedding cakes/,
  ],
  [
    'a new offer',
    'breads.html',
    '<h2>Dark rye</h2>',
    '<h2>Spelt baguette</h2><p>Long and crisp. £3.90</p><h2>Dark rye</h2>',
    /Spelt baguette/,
  ],
  [
    'a testimonial that is gone',
    'index.html',
    '<blockquote><p>They baked our wedding cake and remembered every allergy.</p><cite>Priya and Tom, Scarborough</cite></blockquote>',
    '',
    /remembered every allergy/,
  ],
  ['the author of a testimonial', 'index.html', 'Margaret Holt, Whitby', 'Rosalind Park, Whitby', /Rosalind Park/],
  ['a title', 'about.html', '<title>About us | Harbour Lane Bakery', '<title>Our story | Harbour Lane Bakery', /Our story/],
  ['a meta description', 'contact.html', 'Order bread and cakes, or ask us anything', 'Write to us for any bread or cake', /Write to us/],
  ['a main heading', 'breads.html', '<h1>Our breads</h1>', '<h1>Loaves of the day</h1>', /Loaves of the day/],
  [
    'an award',
    'about.html',
    'We won the Great Yorkshire Bread Prize in 2019 and 2022.',
    'We won the Great Yorkshire Bread Prize in 2019.',
    /2019 and 2022/,
  ],
  ['a negation', 'cakes.html', 'but cannot rule out traces', 'and can rule out traces', /can rule out/],
  [
    'a guarantee that is gone',
    'about.html',
    '<p>If a loaf disappoints you, bring it back and we give you your money back. No questions.</p>',
    '',
    /disappoints you/,
  ],
  ['where a button leads', 'cakes.html', '<a class="btn" href="/contact">', '<a class="btn" href="/about">', /\/about/],
  ['where a form sends', 'contact.html', 'action="/send"', 'action="/order"', /\/order/],
  ['an image', 'about.html', '/team.jpg', '/van-at-the-harbour.jpg', /van-at-the-harbour/],
  ['a color', 'style.css', '', '', /#aa3311/],
  ['the name in structured data', 'index.html', '"postalCode":"YO21 3QX"', '"postalCode":"YO21 4AB"', /YO21 4AB/],
  ['a page that is gone', 'cakes.html', '</main>', '', /^pages \| Page \| \/cakes/],
  ['a new finding', 'index.html', 'alt="Harbour Lane Bakery" width', 'width', /missing-alt/],
  ['a number', 'index.html', '23 cafes', '31 cafes', /31 cafes/],
  ['noindex', 'cakes.html', '<title>', '<meta name="robots" content="noindex"><title>', /noindex/],
];

async function read(): Promise<{ analysis: Comparable; brief: Comparable }> {
  const request = { url: 'http://harbourlane.test/', schemeGiven: true, maxPages: 12, namedCompetitors: [], render: 'never' as const };
  const outputs = resolveOutputs(await analyzeSite(request, { egress, signal: new AbortController().signal, report: () => undefined }));
  const strategy = buildStrategy({ ...outputs, site: outputs.crawl });
  const brief = makeBrief(outputs, { strategy, facts: [], builder: 'lovable', images: [] });
  // As files: what JSON leaves out must not matter.
  const analysis = Analysis.parse(JSON.parse(JSON.stringify(assembleFullAnalysis(outputs))));
  return { analysis: comparableOf(analysis), brief: comparableBrief(JSON.parse(JSON.stringify(brief))) };
}

const said = ({ area, what, page, before, after }: Difference) => [area, what, page, before, after].join(' | ');

describe('findDifferences', () => {
  it('finds none between 30 readings of an unchanged site', { timeout: 240_000 }, async () => {
    const first = await read();
    for (let at = 0; at < 30; at += 1) {
      const again = await read();
      expect(findDifferences(first.analysis, again.analysis).differences).toEqual([]);
      expect(findDifferences(first.brief, again.brief).differences).toEqual([]);
    }
  });

  it('names what changed', { timeout: 240_000 }, async () => {
    const before = await read();
    const missed: string[] = [];
    for (const [what, name, from, to, words] of CHANGES) {
      const file = join(folder, name);
      const old = readFileSync(file, 'utf8');
      if (from !== '') expect(old, what).toContain(from);
      if (what === 'a color') writeFileSync(file, old.replaceAll(/#[0-9a-f]{6}/gi, '#aa3311'));
      else if (what === 'a page that is gone') rmSync(file);
      else writeFileSync(file, old.replace(from, to));
      const now = await read();
      writeFileSync(file, old);
      for (const kind of ['brief', 'analysis'] as const) {
        const { differences, notes } = findDifferences(before[kind], now[kind]);
        const list = `${what}, two files of ${kind}: ${differences.map(said).join(' // ')}`;
        // A page that is gone takes its offers with it, and whom they are for.
        const isLost = ({ after }: Difference) => what === 'a page that is gone' && after === '';
        expect(differences.filter((one) => !isLost(one)).length, list).toBeLessThanOrEqual(10);
        expect(notes).toEqual([]);
        if (!differences.some((one) => words.test(said(one)))) missed.push(list);
      }
    }
    expect(missed).toEqual([]);
  });

  it('compares an analysis without the content of its pages by the rest, and says so', async () => {
    const { analysis, brief } = await read();
    const older: Comparable = { ...analysis, content: null };
    const changed: Comparable = { ...analysis, pages: analysis.pages.map((page) => ({ ...page, textHash: `${page.textHash}, another` })) };
    for (const [before, after, which] of [
      [older, analysis, 'The first analysis has no content'],
      [brief, older, 'The second analysis has no content'],
      [older, older, 'Both analyses have no content'],
    ] as const) {
      expect(findDifferences(before, after)).toMatchObject({ differences: [], notes: [expect.stringContaining(which)] });
    }
    expect(findDifferences(older, changed).differences.map(({ what }) => what)).toEqual(analysis.pages.map(() => 'Text of the page'));
    // The same content, whichever document has it.
    expect(findDifferences(analysis, brief)).toMatchObject({ differences: [], notes: [] });
    expect(analysis.content).toEqual(brief.content);
  });

  it('calls nothing gone that is on a page which could not be read the second time', async () => {
    const { analysis } = await read();
    const lost = '/about';
    const url = new URL(lost, analysis.url).href;
    const partly: Comparable = {
      ...analysis,
      pages: analysis.pages.filter(({ path }) => path !== lost),
      unread: [...analysis.unread, { url, reason: 'error', detail: 'No answer.', status: null }],
      content: analysis.content && { ...analysis.content, pages: analysis.content.pages.filter(({ path }) => path !== lost) },
    };
    const areas = (before: Comparable, after: Comparable) =>
      findDifferences(before, after).differences.filter(({ area }) => ['texts', 'images', 'actions', 'data'].includes(area));
    expect(areas(analysis, partly)).toEqual([]);
    expect(areas(partly, analysis)).toEqual([]);
  });

  it('compares two sites by what they are, not text by text', async () => {
    const { brief } = await read();
    const elsewhere: Comparable = {
      ...brief,
      url: 'http://other.test/',
      pages: brief.pages.slice(0, 1),
      profile: { ...brief.profile, products: [], services: brief.profile.services.slice(0, 1) },
      findings: brief.findings.filter(({ id }) => id !== 'missing-alt'),
    };
    const { isSameSite, differences } = findDifferences(brief, elsewhere);
    expect(isSameSite).toBe(false);
    expect(new Set(differences.map(({ area }) => area))).toEqual(new Set(['pages', 'offers', 'findings']));
    expect(differences.map(said)).toContainEqual(expect.stringContaining('findings | missing-alt'));
  });
});
