import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { acceptanceList, checkFacts, seoSteps } from './checks.ts';

describe('checkFacts', () => {
  it('says what the site has today', () => {
    const facts = checkFacts(
      promptContext(({ engineer, craft, evaluate }) => {
        engineer.crawlFiles = { sitemap: '/map.xml', hasRobots: true };
        engineer.legalPages = ['/privacy', '/imprint'];
        engineer.functions = [{ kind: 'video', provider: '', decision: 'keep', reason: '', pages: [], evidence: [] }];
        craft.goal.target = 'tel:06131 1';
        evaluate.works = [{ kind: 'check', text: 'Every internal link works.', pages: [], evidence: [] }];
      }),
    );
    expect(facts).toMatchObject({ sitemap: '/map.xml', hasRobots: true, legal: '/privacy, /imprint', hasEmbeds: true, target: '06131 1' });
    expect(facts.passing).toBe('Every internal link works');
  });
});

describe('acceptanceList', () => {
  it("starts with the site's own tests, without those of single issues, and ends with the standards", () => {
    const context = promptContext((strategy) => {
      strategy.recommendations = [];
      strategy.evaluate.works = [];
      const test = { area: 'content' as const, findingIds: [] };
      strategy.diagnose.acceptance = [
        { ...test, id: 'a', text: 'Titles fit' },
        { ...test, id: 'b', text: 'The number is on every page', own: true },
      ];
    });
    expect(acceptanceList(context, plainWording)).toBe('[ ] The number is on every page.\n[ ] FIRST SCREEN\n\n[ ] STANDARDS');
  });
});

describe('seoSteps', () => {
  it('names the parts of structured data instead of repeating the facts', () => {
    const context = promptContext(({ engineer }) => {
      engineer.structuredData = [{ type: 'Bakery', path: '/', json: '{"@type":"Bakery","name":"Mill","telephone":"1"}', reason: '' }];
    });
    expect(seoSteps(context, plainWording)).toEqual(['SEARCH', 'Bakery: name, telephone']);
    context.strategy.site.contacts.push({ kind: 'hours', value: 'Monday: 7am - 6pm', evidence: [] });
    expect(seoSteps(context, plainWording)[1]).toBe(
      'Bakery: name, telephone, openingHoursSpecification (made of the hours given here, not in the block)',
    );
  });
});
