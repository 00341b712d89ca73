import { describe, expect, it } from 'vitest';
import { readStoredStrategy } from './stored-strategy.ts';

const section = { id: 'content-2', purpose: 'Explain this subject.', items: ['Rye: dark and moist'] };
const form = (destination: string) => ({ path: '/', destination });

describe('readStoredStrategy', () => {
  it('reads the shape of version 0.1', () => {
    const read = readStoredStrategy({
      craft: { visitors: [{ who: 'Families', wish: 'Bread.' }], pages: [{ path: '/', sections: [section] }] },
      engineer: {
        forms: [
          form('/send'),
          form('a@b.test (opens the visitor\u2019s mail program today)'),
          form('connect by hand, the page names no destination; the site shows a@b.test'),
        ],
        technicalSeo: [
          'Sitemap: keep it at /map.xml, with every page that stays and no redirected address; submit it after publishing.',
          'robots.txt: keep what it allows and forbids today.',
          'hreflang between the language versions (en, de).',
        ],
      },
      evaluate: { works: [{ kind: 'url', text: 'All' }], fails: [{ id: 'fix-a' }] },
      recommendations: [{ id: 'fix-a' }],
    });
    expect(read.craft.visitors[0]?.goal).toBe('Bread.');
    expect(read.craft.pages[0]?.sections[0]).toMatchObject({
      kind: 'content',
      forms: [],
      carryOver: { rest: false, sections: [] },
      items: [{ kind: 'text', title: '', text: 'Rye: dark and moist' }],
    });
    expect(read.engineer.forms.map(({ destination }) => destination)).toEqual([
      { kind: 'url', value: '/send' },
      { kind: 'email', value: 'a@b.test' },
      { kind: 'unknown', value: 'a@b.test' },
    ]);
    expect(read.engineer.crawlFiles).toEqual({ sitemap: '/map.xml', hasRobots: true });
    expect(read.engineer.siteSeo).toEqual(['hreflang between the language versions (en, de).']);
    expect(read.engineer.technicalSeo).toHaveLength(2);
    expect(read.evaluate.works[0]?.pages).toEqual([]);
    expect(read.recommendations[0]).toMatchObject({ pages: [], lookedIn: '' });
  });

  it('leaves a current strategy as it is', () => {
    const current = {
      craft: { visitors: [{ who: 'Families', goal: 'Bread.' }], pages: [] },
      engineer: { forms: [{ destination: { kind: 'unknown', value: '' } }], crawlFiles: { sitemap: '', hasRobots: false } },
    };
    expect(readStoredStrategy(structuredClone(current))).toEqual(current);
  });
});
