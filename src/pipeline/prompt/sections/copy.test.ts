import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { homeBelowHero, homeRest, pageBlocks, pageCopy, sectionCopy } from './copy.ts';

const context = promptContext();
const [home, ...further] = context.strategy.craft.pages;

describe('sectionCopy', () => {
  it('cleans the texts and names what the button opens', () => {
    const [section] = home?.sections ?? [];
    if (!section) throw new Error('The sample has no section.');
    const copy = sectionCopy({ ...section, text: ['Say "hi"', ''], button: { label: 'Order', target: '/order' }, purpose: 'Say it.' });
    expect(copy).toMatchObject({ text: ['Say “hi”'], button: '"Order" to /order', purpose: 'Say it' });
  });
});

describe('pageBlocks', () => {
  it('writes one block per page with sections', () => {
    const blocks = pageBlocks([...further, { path: '/empty', title: '', sections: [] }], plainWording, {
      id: 'page',
      title: 'Page',
      intro: (path) => `Build ${path}`,
    });
    expect(blocks.map(({ id }) => id)).toEqual(further.map((_, at) => `page-${at + 1}`));
    expect(blocks[0]).toMatchObject({ kind: 'follow-up', title: `Page ${further[0]?.path}` });
    expect(blocks[0]?.text.startsWith(`Build ${further[0]?.path}\n\n1 `)).toBe(true);
  });
});

describe('home sections', () => {
  const all = pageCopy(home, plainWording).slice(1);

  it('fill the budget in order, the rest follows', () => {
    const budget = (all[0]?.length ?? 0) + 2;
    expect(homeBelowHero(context, plainWording, budget)).toEqual({ taken: all.slice(0, 1), left: all.slice(1) });
    expect(homeBelowHero(context, plainWording, 0)).toEqual({ taken: [], left: all });
  });

  it('follow whole when the first block had no room for them', () => {
    const parts = { taken: all.slice(0, 1), left: all.slice(1) };
    expect(homeRest('Nothing of it.', parts)).toEqual(all);
    expect(homeRest(`Has ${all[0]}`, parts)).toEqual(all.slice(1));
  });
});
