import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { TO_SUPPLY } from '../../strategy/choices/decide-pages.ts';
import { acceptanceList, checkFacts, seoSteps } from './checks.ts';
import { unreadList } from './pages.ts';

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
  it('says of a page that is to follow when its test can pass', () => {
    const context = promptContext((strategy) => {
      const [page] = strategy.engineer.pagePlan;
      if (!page) throw new Error('A page is needed.');
      strategy.engineer.pagePlan.push({ ...page, path: '/terms.html', decision: 'drop', reason: TO_SUPPLY, read: false });
      strategy.diagnose.acceptance = [
        { id: 'own-1', area: 'content', text: '/terms.html leads to a living page', findingIds: [], own: true },
      ];
    });
    expect(acceptanceList(context, plainWording)).toContain('/terms.html leads to a living page (/terms.html: once the text is supplied).');
    expect(unreadList(context, plainWording)).toContain('to follow: /terms.html.');
  });

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
    expect(acceptanceList(context, plainWording)).toBe('[ ] The number is on every page.\n[ ] FIRST SCREEN\n[ ] STANDARDS');
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
