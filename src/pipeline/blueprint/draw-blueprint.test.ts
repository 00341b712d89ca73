import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { draftPage, richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../strategy/build-strategy.ts';
import type { StrategyInput } from '../strategy/read-site.ts';
import type { BlueprintInput } from './blueprint.ts';
import { drawBlueprint } from './draw-blueprint.ts';
import { checkTruth } from './truth/check-truth.ts';

function inputOf(input: StrategyInput, change: Partial<BlueprintInput> = {}): BlueprintInput {
  return { site: input.site, profile: input.profile, strategy: buildStrategy(input), ...change };
}

const draw = (input: BlueprintInput) => drawBlueprint(input);
const fileOf = (input: BlueprintInput, path: string) => draw(input).files.find((file) => file.path === path)?.content ?? '';

function onePage(outline: Page['blocks'][number]['text'][][], change: Partial<Page> = {}): StrategyInput {
  const page = draftPage({ path: '/', type: 'home', outline: outline as [string, string][], ...change });
  return { ...thinInput(), site: { ...thinInput().site, pages: [page] } };
}

describe('drawBlueprint', () => {
  const bakery = inputOf(richInput());

  it('draws every kept page at its address, and one style sheet', () => {
    const { files, pages } = draw(bakery);
    const kept = bakery.strategy.engineer.pagePlan.filter(({ decision }) => decision === 'keep' || decision === 'add');
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(kept.map(({ path }) => path)));
    expect(files[0]?.path).toBe('index.html');
    expect(files.filter(({ path }) => path.endsWith('.css'))).toHaveLength(1);
  });

  it('gives the same bytes for the same input', () => {
    expect(draw(structuredClone(bakery)).files).toEqual(draw(bakery).files);
  });

  it('shows the headline once, as the h1, and follows an edit of it', () => {
    const edited = structuredClone(bakery);
    const hero = edited.strategy.craft.pages[0]?.sections[0];
    edited.strategy.craft.headline.text = 'Bread from our own mill';
    if (hero) hero.heading = 'Bread from our own mill';
    const home = fileOf({ ...edited, edits: [{ field: 'headline', text: 'Bread from our own mill' }] }, 'index.html');
    expect(home.match(/<h1\b/g)).toHaveLength(1);
    expect(home).toMatch(/<h1[^>]*data-from="owner"[^>]*>Bread from our own mill<\/h1>/);
  });

  it('has the colors of a strategist\u2019s palette, each where it is for', () => {
    const colors = [
      ['page background', '#fffdf8'],
      ['body text', '#20302a'],
      ['main button', '#b3261e'],
      ['dark bands', '#1f4d3a'],
    ].map(([role = '', hex = '']) => ({ role, hex, observed: false, note: '', chosen: true }));
    const { elevate, ...rest } = bakery.strategy;
    const css = fileOf({ ...bakery, strategy: { ...rest, elevate: { ...elevate, look: { ...elevate.look, colors } } } }, 'styles.css');
    for (const rule of ['--ground:#fffdf8;', '--text:#20302a;', '--accent:#b3261e;', '--deep:#1f4d3a;']) expect(css).toContain(rule);
  });

  it('proves every visible text on its own output', () => {
    const { texts, problems } = checkTruth(draw(bakery), bakery);
    expect(problems).toEqual([]);
    expect(texts).toBeGreaterThan(60);
  });

  it('runs nothing that a page says', () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    const input = inputOf(
      onePage(
        [
          ['h1', `Bread ${attack}`],
          ['p', `${attack} We bake bread every morning in our own mill.`],
        ],
        { title: `Mill ${attack}` },
      ),
    );
    const blueprint = draw(input);
    expect(checkTruth(blueprint, input).problems).toEqual([]);
    for (const { content } of blueprint.files) expect(content).not.toMatch(/<script|<img src=x/);
  });

  it('draws a sensible page from one sentence, and says what is missing', () => {
    const input = inputOf(thinInput());
    const { pages } = draw(input);
    expect(pages).toHaveLength(1);
    expect(checkTruth(draw(input), input).problems).toEqual([]);
  });

  it('draws every dish of a long menu, also those with the price and the words of another', () => {
    const dishes = Array.from({ length: 18 }, (_, at) => `Dish ${'abcdefghijklmnopqr'.charAt(at)} of the house`);
    const outline = [
      ['h1', 'Menu'],
      ['h2', 'Our dishes'],
      ...dishes.flatMap((dish) => [
        ['h3', dish],
        ['p', '$65'],
        ['p', 'Meat, potatoes, rice.'],
      ]),
    ];
    const home = fileOf(inputOf(onePage(outline)), 'index.html');
    expect(dishes.filter((dish) => !home.includes(dish))).toEqual([]);
  });

  it('links only to headings of the page that are drawn', () => {
    const outline = [
      ['h1', 'Photo booth Tirol'],
      ['h2', 'Photo booth Tirol'],
      ['p', 'We bring the booth to your party.'],
      ['h2', 'Prices'],
      ['p', 'From 290 euros a day.'],
    ];
    const home = fileOf(inputOf(onePage(outline)), 'index.html');
    const ids = new Set([...home.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect([...home.matchAll(/href="#([^"]*)"/g)].filter(([, id]) => !ids.has(id))).toEqual([]);
  });

  it('says of each form what it is for', () => {
    expect(fileOf(bakery, 'order.html') + fileOf(bakery, 'order/index.html')).toContain('for-order');
  });

  it('limits a list of 10,000 entries and says so', () => {
    const entries = Array.from({ length: 10_000 }, (_, at) => ['li', `Loaf number ${at} with its own long name`]);
    const input = inputOf(onePage([['h1', 'All our bread'], ['h2', 'The list'], ...entries]));
    const home = fileOf(input, 'index.html');
    expect(home.length).toBeLessThan(60_000);
    expect(home).toContain('More entries');
  });

  it('writes from right to left where the language does', () => {
    const input = inputOf(thinInput());
    input.strategy.site.language = 'ar';
    const page = input.site.pages[0];
    if (page) page.detectedLanguage = 'ar';
    expect(fileOf(input, 'index.html')).toContain('<html lang="ar" dir="rtl">');
  });

  it('shows images only as large as they are, and their address through the given function', () => {
    const src = 'https://muehlenbrot.test/oven.jpg';
    const image: Page['images'][number] = {
      src,
      alt: 'Our oven',
      altExcused: false,
      width: null,
      height: null,
      loading: null,
      srcset: false,
      insideLink: false,
      selector: 'main > img',
      region: 'main',
      hidden: false,
    };
    const site = onePage(
      [
        ['h1', 'Our bread'],
        ['p', 'We bake bread every morning in our own mill.'],
      ],
      { images: [image] },
    );
    const layoutWith = (width: number) =>
      draw(inputOf(site, { imageSizes: new Map([[src, { width, height: width * 0.7 }]]), imageUrl: () => 'images/1.jpg' }));
    expect(layoutWith(1_000).pages[0]?.sections[0]?.layout).toBe('hero-split');
    expect(layoutWith(300).pages[0]?.sections[0]?.layout).toBe('hero-type');
    expect(layoutWith(1_000).files[0]?.content).toContain('src="images/1.jpg"');
  });
});

describe('checkTruth', () => {
  const bakery = inputOf(richInput());
  const changed = (from: string, to: string) => {
    const blueprint = draw(bakery);
    const files = blueprint.files.map((file) => ({
      ...file,
      content: file.path === 'index.html' ? file.content.replace(from, to) : file.content,
    }));
    return checkTruth({ ...blueprint, files }, bakery).problems.map(({ kind, text }) => [kind, text]);
  };

  it.each([
    ['words that nobody said', '<p class="lead"', '<p>Loved by 5,000 customers</p><p class="lead"', 'unsourced'],
    ['a label that is none', '</main>', '<p data-from="label">Trusted worldwide</p></main>', 'unsourced'],
    ['an alternative text', '</main>', '<img src="a.png" alt="Happy customer" data-from="page:/"></main>', 'unsourced'],
    ['a script', '</main>', '<script>1</script></main>', 'active'],
    ['a handler', '<main ', '<main onclick="x()" ', 'active'],
    ['a link to no page', '</main>', '<a href="nowhere.html"></a></main>', 'link'],
  ])('reports %s', (_, from, to, kind) => {
    expect(changed(from, to).map(([found]) => found)).toContain(kind);
  });

  it('reports a page that is missing', () => {
    const blueprint = draw(bakery);
    expect(checkTruth({ ...blueprint, files: blueprint.files.slice(1) }, bakery).problems.map(({ kind }) => kind)).toContain(
      'missing-page',
    );
  });
});
