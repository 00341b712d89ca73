import { describe, expect, it } from 'vitest';
import { sectionsOf } from '#contracts/page.ts';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { completed, quoteOf, todaysBlock } from './todays-block.ts';

const page = pageOfHtml(
  '/menu',
  `<h1>Menu</h1><main><h2>Tarts</h2><p>Baked at six.</p><ul><li>With cream 1.00 €</li></ul>
  <h3>Plum tart 4.20 €</h3><p>With cinnamon</p><h3>Apple tart 3.90 €</h3><p>With raisins</p>
  <h2>Bread</h2><p>Rye and wheat.</p></main>`,
);
const sections = sectionsOf(page);

describe('todaysBlock', () => {
  it('takes over all that is below a heading, up to the next one of its level', () => {
    expect(todaysBlock({ sections }, 'TARTS')).toEqual({
      heading: 'Tarts',
      text: ['Baked at six.'],
      items: [
        { kind: 'text', title: '', text: 'With cream 1.00 €' },
        { kind: 'card', title: 'Plum tart 4.20 €', text: 'With cinnamon' },
        { kind: 'card', title: 'Apple tart 3.90 €', text: 'With raisins' },
      ],
    });
  });

  it('has nothing for a heading that is not there, or for none', () => {
    expect([todaysBlock({ sections }, 'Cakes'), todaysBlock({ sections }, '')]).toEqual([null, null]);
  });
});

it('takes a figure over with the words next to it, which a counter has in an element of its own', () => {
  const counters = pageOfHtml(
    '/figures',
    `<h1>Where</h1><main><h2>Central</h2><div><p>170</p><p>direct trains on weekdays</p></div><div><p>2.7m</p><p>people nearby</p></div>
    <p>Close to town.</p></main>`,
  );
  expect(todaysBlock({ sections: sectionsOf(counters) }, 'Central')?.text).toEqual([
    '170 direct trains on weekdays',
    '2.7m people nearby',
    'Close to town.',
  ]);
});

it('quoteOf: what a person says on a page, by the beginning of the name', () => {
  const quote = { quote: '"The bread is worth the way."', author: 'Jane Miller', selector: 'q' };
  const pages = [{ page: { quotes: [quote] } }];
  expect(quoteOf(pages, 'Jane Miller, Hotel Post')).toBe('“The bread is worth the way.”');
  expect([quoteOf(pages, 'John Smith'), quoteOf(pages, '')]).toEqual(['', '']);
});

it('completed: a sentence that was cut after an abbreviation', () => {
  const today = 'You can register by yourself or after a word of a doctor, a dentist, etc. at any time. We answer soon.';
  const cut = 'You can register by yourself or after a word of a doctor, a dentist, etc.';
  expect(completed(cut, [today])).toBe(`${cut} at any time.`);
  expect(completed(cut, ['Something else.'])).toBe(cut);
});
