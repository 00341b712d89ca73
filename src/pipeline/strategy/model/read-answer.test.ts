import { describe, expect, it } from 'vitest';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { richInput } from '#testing/strategy-input.ts';

const GRAIN = [{ page: 'p2', quote: 'All grain comes from fields within 20 km.' }];
const section = { heading: 'Grain', text: ['All grain comes from fields within 20 km.'], items: [], button: null, quotes: GRAIN };
describe('pages that a strategist adds', () => {
  const grain = answeredPage('/grain', {
    decision: 'add',
    reason: 'Cafes ask for it.',
    h1: 'Grain from fields within 20 km',
    sections: [section],
  });

  it('get a plan entry, head data, a hero and their sections', () => {
    const { engineer, craft } = followAnswer({ pages: [grain] });
    expect(engineer.pagePlan.find(({ path }) => path === '/grain')).toMatchObject({ decision: 'add', reason: 'Cafes ask for it.' });
    expect(engineer.head.find(({ path }) => path === '/grain')?.h1.new).toBe('Grain from fields within 20 km');
    const [hero, first] = craft.pages.find(({ path }) => path === '/grain')?.sections ?? [];
    expect([hero?.heading, first?.heading, first?.text]).toEqual(['Grain from fields within 20 km', 'Grain', section.text]);
  });

  it('take over the visitors of a link that leads to nothing, not those of a page with a text of its own', () => {
    const input = richInput();
    const url = 'https://muehlenbrot.test/flour';
    input.site.navigation.push({ text: 'Flour', url, region: 'header' });
    input.site.linkChecks.push({ url, status: 404, redirects: 0 });
    const merged = ['/faq', '/flour'].map((path) => answeredPage(path, { decision: 'merge', mergeInto: '/grain' }));
    const { pagePlan } = followAnswer({ pages: [grain, ...merged] }, input).engineer;
    expect(pagePlan.find(({ path }) => path === '/flour')).toMatchObject({ decision: 'merge', mergeInto: '/grain' });
    expect(pagePlan.find(({ path }) => path === '/faq')?.decision).toBe('keep');
  });

  it('are targets of buttons and of the menu', () => {
    const links = ['/grain', '/', '/nowhere'].map((target) => ({ label: 'Grain', target }));
    const strategy = followAnswer({
      pages: [grain],
      primaryButton: { label: 'Our grain', target: '/grain' },
      navigation: { header: links, button: null, footer: [], note: '' },
    });
    expect(strategy.craft.goal.target).toBe('/grain');
    expect(strategy.engineer.navigation?.header.map(({ target }) => target)).toEqual(['/grain', '/']);
  });

  it.each([
    [
      'without a text that the site can prove',
      answeredPage('/grain', { decision: 'add', sections: [{ ...section, text: ['Winner of the Golden Loaf 2024.'] }] }),
    ],
    ['at the address of a page of today', answeredPage('/about', { decision: 'add', sections: [section] })],
    ['at an address that is none', answeredPage('https://evil.example/grain', { decision: 'add', sections: [section] })],
  ])('are not added %s', (_what, added) => {
    const strategy = followAnswer({ pages: [added], primaryButton: { label: 'Our grain', target: '/grain' } });
    expect(strategy.engineer.pagePlan.map(({ decision }) => decision)).not.toContain('add');
    expect(strategy.craft.goal.target).not.toBe('/grain');
  });

  it('may be in another language, with figures and names of the site', () => {
    const write = (text: string) =>
      answeredPage('/de', { decision: 'add', language: 'de', h1: 'Sauerteig', sections: [{ ...section, heading: 'Korn', text: [text] }] });
    const german = 'Das Korn kommt von Feldern im Umkreis von 20 km.';
    expect(followAnswer({ pages: [write(german)] }).engineer.siteSeo).toContain('hreflang between the language versions (en, de).');
    expect(followAnswer({ pages: [write(german)] }).craft.pages.at(-1)).toMatchObject({
      path: '/de',
      language: 'de',
      sections: [{}, { text: [german] }],
    });
    expect(followAnswer({ pages: [write('Das Korn kommt von 300 Feldern.')] }).craft.pages.map(({ path }) => path)).not.toContain('/de');
  });
});

describe('advice of a strategist', () => {
  it('reaches aim, keep, look, layout, note and the checks of this site', () => {
    const strategy = followAnswer({
      aim: 'Make cafes order every morning.',
      keep: [{ text: 'Keep the line about the fields: it is the proof.', quotes: GRAIN }],
      design: { direction: 'Warm like the bakehouse.', type: '', imagery: '', signature: '', avoid: ['stock photos'] },
      acceptance: ['The distance of 20 km is on the first screen.'],
      pages: [answeredPage('/about', { sections: [{ ...section, layout: 'table', note: 'No claim about organic grain.' }] })],
    });
    expect(strategy.opening).toMatchObject({ aim: 'Make cafes order every morning.', keep: [{ text: expect.stringContaining('fields') }] });
    expect(strategy.elevate.design).toMatchObject({ direction: 'Warm like the bakehouse.', avoid: ['stock photos'] });
    expect(strategy.diagnose.acceptance[0]).toMatchObject({
      own: true,
      area: 'content',
      text: 'The distance of 20 km is on the first screen.',
    });
    const about = strategy.craft.pages.find(({ path }) => path === '/about');
    expect(about?.sections.find(({ heading }) => heading === 'Grain')).toMatchObject({
      layout: 'table',
      note: 'No claim about organic grain.',
    });
  });

  it('is left out where it invents a figure', () => {
    const strategy = followAnswer({ aim: 'Win 4,200 families.', acceptance: ['The 4,200 families are on the first screen.'] });
    expect(strategy.opening?.aim).toBeUndefined();
    expect(strategy.diagnose.acceptance.some(({ own }) => own)).toBe(false);
  });
});

describe('paragraphs', () => {
  it('lose only the sentence that the site does not prove', () => {
    const text = ['All grain comes from fields within 20 km. It won the Golden Loaf 2024.'];
    const { craft } = followAnswer({ pages: [answeredPage('/about', { sections: [{ ...section, text }] })] });
    const about = craft.pages.find(({ path }) => path === '/about');
    expect(about?.sections.find(({ heading }) => heading === 'Grain')?.text).toEqual(['All grain comes from fields within 20 km.']);
  });
});

describe('an entry of a list', () => {
  const listed = (items: object[]) => {
    const list = { heading: 'Our work', text: [], items, button: null, quotes: GRAIN };
    const page = followAnswer({ pages: [answeredPage('/about', { sections: [list] })] }).craft.pages.find(({ path }) => path === '/about');
    return page?.sections[1]?.items.map(({ title, text }) => `${title}: ${text}`);
  };

  it('goes where nothing of its text can be used and today has no words for it: a name alone says nothing', () => {
    const lost = { title: 'Rye', text: 'We deliver to 900 hotels in Paris.' };
    const kept = { title: 'Grain', text: 'All grain comes from fields within 20 km.' };
    expect(listed([lost, kept])).toEqual(['Grain: All grain comes from fields within 20 km.']);
  });

  it('does not get lost for one word, a number of order or a sentence that breaks a rule', () => {
    expect(
      listed([
        { title: 'Website', text: '' },
        { title: '1. Grain', text: 'All grain comes from fields within 20 km.' },
        { title: 'Rye bread', text: 'Dark, moist, with a hard crust. Winner of the Golden Loaf 2024.' },
      ]),
    ).toEqual(['Website: ', '1. Grain: All grain comes from fields within 20 km.', 'Rye bread: Dark, moist, with a hard crust.']);
  });

  it('has no invented name or figure', () => {
    expect(
      listed([
        { title: 'Baked for 4,200 families', text: 'Winner of the Golden Loaf.' },
        { title: 'Grain', text: '' },
      ]),
    ).toEqual(['Grain: ']);
  });
});

describe('a section whose words the site does not prove', () => {
  it('has the words that it quotes, on a page of today', () => {
    const texts = (path: string, decision: string) =>
      followAnswer({
        pages: [answeredPage(path, { decision, sections: [{ ...section, text: ['We drive 340 guests home.'], items: [] }] })],
      }).craft.pages.find((page) => page.path === path)?.sections[1]?.text;
    expect(texts('/about', 'keep')).toEqual(['All grain comes from fields within 20 km.']);
    expect(texts('/rides', 'add')).toBeUndefined();
  });
});

it('makes a page where a link of today leads to nothing', () => {
  const input = richInput();
  const url = 'https://muehlenbrot.test/privacy-notice';
  input.site.unread.push({ url, reason: 'error', detail: '', status: 404 });
  const planOf = (pages: ReturnType<typeof answeredPage>[]) =>
    followAnswer({ pages }, input).engineer.pagePlan.filter(({ path }) => path === '/privacy-notice');
  expect(planOf([]).map(({ decision }) => decision)).toEqual(['drop']);
  const added = answeredPage('/privacy-notice', { decision: 'add', sections: [section] });
  expect(planOf([added]).map(({ decision }) => decision)).toEqual(['add']);
});

it('takes a word that the answer also writes small for no name in a title', () => {
  const titleOf = (aim: string) =>
    followAnswer({ aim, pages: [answeredPage('/breads', { title: 'Loaves and Catalogues | Mill Bread' })] }).engineer.head.find(
      ({ path }) => path === '/breads',
    )?.title.new;
  expect(titleOf('Print catalogues of all loaves.')).toBe('Loaves and Catalogues | Mill Bread');
  expect(titleOf('Make cafes order.')).not.toBe('Loaves and Catalogues | Mill Bread');
});

describe('advice that speaks of the question', () => {
  const input = () => {
    const given = richInput();
    given.profile.socialHandles = [{ ...given.profile.businessName, platform: 'instagram', url: 'https://www.instagram.com/mill/' }];
    return given;
  };
  const noteOf = (note: string) =>
    followAnswer({ pages: [answeredPage('/about', { sections: [{ ...section, note }] })] }, input())
      .craft.pages.find(({ path }) => path === '/about')
      ?.sections.find(({ heading }) => heading === 'Grain')?.note;

  it.each([
    ['Keep it short. The supplied text breaks off after grain.', 'Keep it short.'],
    ['The planned redirect leads to the menu. Keep it short.', 'Keep it short.'],
    ['Keep it short. Link Instagram once the owner gives the address.', 'Keep it short.'],
    ['Keep it short until the owner supplies photos.', 'Keep it short until the owner supplies photos.'],
    ['The material names no other mill.', "Today's site names no other mill."],
  ])('%s', (asked, given) => {
    expect(noteOf(asked)).toBe(given);
  });
});

describe('words of a legal text', () => {
  it('are not left out: the owner is asked', () => {
    const entry = { reason: 'contradictory', why: 'The board has no such office.', instead: '' };
    const input = richInput();
    const at = input.site.pages.findIndex(({ path }) => path === '/privacy');
    const [quote = ''] = input.site.pages[at]?.blocks.filter(({ text }) => text.length > 20).map(({ text }) => text) ?? [];
    const { opening } = followAnswer({ leaveOut: [{ ...entry, quote, page: `p${at + 1}` }] }, input);
    expect(opening?.leaveOut.map(({ text }) => text)).not.toContain(quote);
    expect(opening?.decisions.map(({ id, question }) => [id, question.includes(quote)])).toContainEqual(['legal-words', true]);
  });
});

it('knows a promise that the site makes in a compound', () => {
  const input = richInput();
  const page = input.site.pages.find(({ url }) => url.endsWith('/breads'));
  page?.blocks.push({ tag: 'p', text: 'Our breadguarantee holds.', selector: 'main > p', region: 'main', hidden: false });
  const headOf = (of: typeof input) =>
    followAnswer({ pages: [answeredPage('/breads', { h1: 'Breads with guarantee' })] }, of).engineer.head.find(
      ({ path }) => path === '/breads',
    )?.h1.new;
  expect(headOf(input)).toBe('Breads with guarantee');
  expect(headOf(richInput())).not.toBe('Breads with guarantee');
});

describe('texts of a model on a German site', () => {
  const german = () => {
    const input = richInput();
    input.profile.languages = ['de'];
    return input;
  };
  const layoutOf = (layout: string) =>
    followAnswer({ pages: [answeredPage('/about', { sections: [{ ...section, layout }] })] }, german())
      .craft.pages.find(({ path }) => path === '/about')
      ?.sections.find(({ heading }) => heading === 'Grain')?.layout;

  it('may be advice in German, which writes nouns with a capital', () => {
    expect(layoutOf('Drei breite Streifen untereinander, links die Frage')).toBe('Drei breite Streifen untereinander, links die Frage');
  });

  it('name no stranger in English', () => {
    expect(layoutOf('Three bands with the story of Herbert Stranger')).toBeUndefined();
  });
});

it('calls a number of the site however it is written', () => {
  const target = (to: string) => followAnswer({ primaryButton: { label: 'Call', target: to } }).craft.goal.target;
  expect(target('tel:+496131555010')).toBe('tel:+496131555010');
  expect(target('tel:+496131555999')).not.toBe('tel:+496131555999');
});

it('may name prices of the quoted page on the first screen, and no others', () => {
  const input = richInput();
  const page = input.site.pages.find(({ path }) => path === '/about');
  page?.blocks.push({ tag: 'p', text: 'A tour of the bakehouse costs 14.50 euros.', selector: 'main > p', region: 'main', hidden: false });
  const subhead = (text: string) => followAnswer({ subhead: { text, quotes: GRAIN } }, input).craft.subhead.text;
  const tour = 'Grain from fields within 20 km, and a tour of the bakehouse for 14.50 euros.';
  expect(subhead(tour)).toBe(tour);
  expect(subhead(tour.replace('14.50', '12.50'))).not.toContain('12.50');
});

describe('a section of an answer', () => {
  const told = (change: object) => {
    const strategy = followAnswer({ pages: [answeredPage('/about', { sections: [{ ...section, ...change }] })] });
    return strategy.craft.pages.find(({ path }) => path === '/about')?.sections.find(({ written }) => written);
  };

  it('may have entries that are links, to places of the site alone', () => {
    const items = [
      { title: 'Grain', text: '', target: '/' },
      { title: 'Rye', text: '', target: 'https://nowhere.test/' },
      { title: 'Oven', text: '', target: '' },
    ];
    expect(told({ items })?.items.map(({ target }) => target)).toEqual(['/', undefined, undefined]);
  });

  it('has no tool that works out an amount without its rates', () => {
    const behavior = 'A calculator: visitors choose a loaf and a number, the sum shows below.';
    expect(told({ behavior })?.behavior).toBeUndefined();
    expect(told({ behavior: 'A filter by grain. Without a script all entries show.' })?.behavior).toContain('filter');
  });
});
