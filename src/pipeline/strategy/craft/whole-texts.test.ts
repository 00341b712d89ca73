import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { readInput } from '../read-site.ts';
import { wholeTexts } from './whole-texts.ts';

const LINES = Array.from({ length: 30 }, (_, at): [string, string] => ['p', `Line ${at} says how we bake our bread in Mainz.`]);

const BODY = `<header><a href="/">Mill Bread</a></header>
<main><h2 id="prices">Prices</h2><ul><li><span class="name">Rye</span> <span class="price">4.20 €</span></li></ul>
<table><tr><td>_ga</td><td>Tells visitors apart</td><td>2 years</td></tr><tr><td><p>_gid</p></td><td></td><td><p>1 day</p></td></tr></table>
<ol><li>Mix</li><li><p>Bake</p><p>An hour.</p></li></ol>
<p>Order <a href="/order">by phone</a> today.</p><p><b class="badge">Popular</b> Dark bread</p>
<a href="/oven"><img src="/oven.jpg" alt="Our oven"></a><p>1845</p><iframe src="https://maps.test/x" title="Map"></iframe>
<form action="/send"><label>Email <input type="email" name="email"></label><textarea name="message"></textarea></form></main>`;

function read() {
  const input = richInput();
  const article = draftPage({ path: '/baking', type: 'article', outline: [['h1', 'How we bake'], ...LINES, ['li', 'Flour']] });
  const legal = draftPage({
    path: '/privacy-policy',
    type: 'legal',
    outline: [
      ['h1', 'Privacy'],
      ['p', 'Line 3 says how we bake our bread in Mainz.'],
      ['h2', 'Cookies'],
      ['p', '⬅ Back to Home'],
      ['p', 'This website uses cookies to improve your experience. You can control cookies through your browser settings.'],
    ],
  });
  const shop = { ...draftPage({ path: '/shop', type: 'products', outline: [['h1', 'Shop']] }), ...factsOf(BODY) };
  input.site.pages.push(article, legal, shop);
  return { input, reading: readInput(input), strategy: buildStrategy(input) };
}

const wholeOf = (path: string, { strategy } = read()) => strategy.craft.wholeTexts?.find((whole) => whole.path === path);

it('has a page in reading order: rows by cells, small pieces apart, links, images, embedded pages and forms at their place', () => {
  const parts = wholeOf('/shop')?.parts.map(({ kind, text, pieces, links }) => [
    kind,
    pieces ?? text,
    ...(links ?? []).map(({ target }) => target),
  ]);
  expect(parts).toEqual([
    ['text', 'Mill Bread', 'https://example.org/'],
    ['heading', 'Prices'],
    ['item', ['Rye', '4.20 €']],
    ['row', ['_ga', 'Tells visitors apart', '2 years']],
    ['row', ['_gid', '', '1 day']],
    ['item', 'Mix'],
    ['item', 'Bake'],
    ['text', 'An hour.'],
    ['text', 'Order by phone today.', 'https://example.org/order'],
    ['text', ['Popular', 'Dark bread']],
    ['image', 'https://example.org/oven.jpg', 'https://example.org/oven'],
    ['text', '1845'],
    ['embed', 'https://maps.test/x'],
    ['form', 'contact'],
  ]);
});

it('knows the numbers of numbered lists', () => {
  expect(wholeOf('/shop')?.parts.filter(({ number }) => number !== undefined)).toEqual([
    { kind: 'item', text: 'Mix', number: 1 },
    { kind: 'item', text: 'Bake', number: 2 },
  ]);
});

it('leaves out what the new site does not say, but not from a legal text', () => {
  const { reading, strategy } = read();
  const leftOut = [{ text: 'Line 3 says how we bake our bread in Mainz.' }];
  const { pagePlan: plan, urlMap } = strategy.engineer;
  const says = (path: string) =>
    JSON.stringify(wholeTexts(reading, { plan, urlMap, leftOut }).find((one) => one.path === path)).includes('Line 3 says');
  expect([says('/baking'), says('/privacy-policy')]).toEqual([false, true]);
});

it('takes a row apart from what is left out in one of its cells', () => {
  const { reading, strategy } = read();
  const { pagePlan: plan, urlMap } = strategy.engineer;
  const leftOut = [{ text: '2 years', isExact: true }];
  expect(JSON.stringify(wholeTexts(reading, { plan, urlMap, leftOut }))).not.toContain('2 years');
});

it('has every page that was read, and every line of a legal text, also about cookies', () => {
  const { strategy, input } = read();
  const stays = new Set(strategy.engineer.pagePlan.filter(({ decision }) => decision !== 'drop').map(({ path }) => path));
  const paths = strategy.craft.wholeTexts?.map(({ path }) => path).filter(Boolean);
  expect(paths).toEqual(input.site.pages.map(({ path }) => path).filter((path) => stays.has(path)));
  expect(wholeOf('/privacy-policy')?.parts.map(({ text: words }) => words)).toEqual([
    'Privacy',
    'Line 3 says how we bake our bread in Mainz.',
    'Cookies',
    'This website uses cookies to improve your experience. You can control cookies through your browser settings.',
  ]);
});
