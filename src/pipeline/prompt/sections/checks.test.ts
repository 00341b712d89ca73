import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { checkFacts, checkList, seoSteps } from './checks.ts';

describe('checkFacts', () => {
  it('says what the site has today', () => {
    const facts = checkFacts(
      promptContext(({ engineer, craft }) => {
        engineer.crawlFiles = { sitemap: '/map.xml', hasRobots: true };
        engineer.legalPages = ['/privacy', '/imprint'];
        engineer.functions = [{ kind: 'video', provider: '', decision: 'keep', reason: '', pages: [], evidence: [] }];
        craft.goal.target = 'tel:06131 1';
      }),
    );
    expect(facts).toMatchObject({ sitemap: '/map.xml', hasRobots: true, legal: '/privacy, /imprint', hasEmbeds: true, target: '06131 1' });
  });
});

describe('checkList', () => {
  const context = promptContext(({ engineer, diagnose }) => {
    engineer.speed = ['Fast'];
    engineer.accessibility = ['Usable'];
    diagnose.acceptance = [{ id: 'a', area: 'head', text: 'Titles fit', findingIds: [] }];
  });

  it('is one list, or has headings', () => {
    expect(checkList(context, plainWording)).toBe('[ ] Titles fit.\n[ ] Fast\n[ ] Usable');
    expect(checkList(context, { ...plainWording, checkHeadings: { speed: 'SPEED', accessibility: '' } })).toBe(
      '[ ] Titles fit.\n\nSPEED\n[ ] Fast\n\n[ ] Usable',
    );
  });

  it('ends the steps for search engines with the structured data', () => {
    expect(seoSteps(context, plainWording).at(-1)).toBe(context.strategy.engineer.structuredData.at(-1)?.type);
  });
});
