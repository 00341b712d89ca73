import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const homeOf = (input: ReturnType<typeof richInput>) => buildStrategy(input).craft.pages[0]?.sections ?? [];

describe('planHomePage', () => {
  it('lists offers below the name of the page that has them, and none that the home page tells already', () => {
    const input = richInput();
    const [home] = input.site.pages;
    if (!home) throw new Error('No page.');
    const [first] = input.profile.products.concat(input.profile.services);
    if (!first) throw new Error('No offer.');
    const named = (text: string) => ({ ...first, id: text, text, description: '', price: '', evidence: [] });
    input.profile.products = ['Mill tour', 'Rye course', 'Oven evening', 'Flour box'].map(named);
    input.profile.services = [];
    const page = (path: string, h1: string, texts: string[]) =>
      draftPage({ path, type: 'services', title: h1, outline: [['h1', h1], ...texts.map((text): [string, string] => ['li', text])] });
    input.site.pages = [
      draftPage({
        path: '/',
        type: 'home',
        title: 'Home',
        outline: [
          ['h1', 'Mill Bread bakes in Mainz'],
          ['h2', 'Flour box'],
          ['p', 'Five kinds of flour in a box of wood.'],
        ],
      }),
      page('/where', 'Where we are', ['Mill tour by the river']),
      page('/visits', 'Visits at the mill', ['Mill tour', 'Rye course', 'Flour box']),
      ...input.site.pages.filter(({ type }) => type === 'contact' || type === 'booking'),
    ];
    const section = homeOf(input).find(({ kind }) => kind === 'offers');
    expect(section?.heading).toBe('Visits at the mill');
    expect(section?.items.map(({ title, text }) => title || text)).toEqual(['Mill tour', 'Rye course']);
  });

  it('shows a price that the owner gave, also of an offer that the home page tells without it', () => {
    const input = richInput();
    const [home] = input.site.pages;
    const [first] = input.profile.products.concat(input.profile.services);
    if (!home || !first) throw new Error('No page or offer.');
    const outline: [string, string][] = [
      ['h1', 'Mill Bread bakes in Mainz'],
      ['h2', 'Flour box'],
      ['p', 'Five kinds of flour in a box of wood.'],
    ];
    input.site.pages[0] = draftPage({ path: '/', type: 'home', title: 'Home', outline });
    const pricesOf = (by: 'owner' | undefined) => {
      input.profile.products = [{ ...first, text: 'Flour box', description: '', price: '$19', evidence: [], ...(by && { by }) }];
      input.profile.services = [];
      return JSON.stringify(homeOf(structuredClone(input)).find(({ kind }) => kind === 'offers') ?? '');
    };
    expect(pricesOf('owner')).toContain('$19');
    expect(pricesOf(undefined)).not.toContain('$19');
  });

  it('orders promise, proof cue, offers, steps, proof, questions and closing action', () => {
    expect(homeOf(richInput()).map(({ kind }) => kind)).toEqual(['hero', 'proof-cue', 'offers', 'how-it-works', 'proof', 'faq', 'closing']);
  });

  it('shows no long proof below the promise that a section tells', () => {
    const said = 'Our bakers have won the prize of the county for the best rye bread every single year since the mill opened';
    const cues = (home: [string, string][]) => {
      const input = richInput();
      const [signal] = input.profile.trustSignals;
      if (signal) input.profile.trustSignals = [{ ...signal, text: said, trustKind: 'awards' }];
      input.site.pages[0] = draftPage({ path: '/', type: 'home', title: 'Home', outline: [['h1', 'Mill Bread bakes in Mainz'], ...home] });
      return homeOf(input).filter(({ kind }) => kind === 'proof-cue').length;
    };
    expect([
      cues([]),
      cues([
        ['h2', 'Our bakers'],
        ['p', `${said}.`],
      ]),
    ]).toEqual([1, 0]);
  });

  it('repeats the goal and the contacts at the end, each once', () => {
    const closing = homeOf(richInput()).at(-1);
    expect(closing?.button).toEqual({ label: 'Order your bread', target: '/order' });
    expect(closing?.items.map(({ text }) => text)).toEqual(['06131 555 010', 'brot@muehlenbrot.test', 'Mühlweg 4, Mainz']);
  });

  it.each([
    [
      'Plans of sites - staking out of axes - control of heights - as-built survey and a report with every measured point of it, in time',
      'as-built',
    ],
    [
      'We survey your plot. We mark each boundary so that nobody argues about it, and hand over a plan that the office accepts.',
      'We survey',
    ],
  ])('never breaks an offer off: %s', (words, part) => {
    const input = richInput();
    input.site.pages[0] = draftPage({ path: '/', type: 'home', title: 'Home', outline: [['h1', 'Mill Bread bakes in Mainz']] });
    for (const service of [...input.profile.services, ...input.profile.products]) service.description = `${words} ${words} ${words}`;
    const items = homeOf(input).find(({ kind }) => kind === 'offers')?.items ?? [];
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ text }) => !text.includes('…') && text.includes(part))).toBe(true);
  });

  it('takes its heading from no page that names none of the offers', () => {
    const input = richInput();
    const isOverview = ({ type }: { type: string }) => ['services', 'products', 'pricing'].includes(type);
    for (const page of input.site.pages.filter(isOverview)) {
      const forms = draftPage({
        path: page.path,
        type: page.type,
        title: 'Downloads',
        outline: [
          ['h1', 'Downloads'],
          ['p', 'Forms to print.'],
        ],
      });
      input.site.pages[input.site.pages.indexOf(page)] = forms;
    }
    expect(homeOf(input).map(({ heading }) => heading)).not.toContain('Downloads');
  });

  it('says which sections follow unchanged where there is no room for all', () => {
    const input = richInput();
    const outline = Array.from({ length: 14 }, (_, at): [string, string][] => [
      ['h2', `Oven number ${at} and its story`],
      ['p', `This oven has baked bread number ${at} for a long time.`],
    ]).flat();
    input.site.pages[0] = draftPage({ path: '/', type: 'home', title: 'Home', outline: [['h1', 'Mill Bread bakes in Mainz'], ...outline] });
    const sections = homeOf(input);
    expect(sections.length).toBeLessThanOrEqual(9);
    expect(sections.flatMap(({ carryOver }) => carryOver.sections).length).toBeGreaterThan(5);
  });
});
