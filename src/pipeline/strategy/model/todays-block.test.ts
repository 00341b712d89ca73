import { describe, expect, it } from 'vitest';
import { sectionsOf } from '#contracts/page.ts';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { todaysBlock } from './todays-block.ts';

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
