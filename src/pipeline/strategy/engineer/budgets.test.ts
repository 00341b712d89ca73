import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { accessibilityTests, legalPages, siteSeo, speedBudget, technicalSeo } from './budgets.ts';

describe('budgets', () => {
  it('name the first image and ask embedded content to wait', () => {
    const rules = speedBudget(readInput(richInput())).join(' ');
    expect(rules).toContain('https://muehlenbrot.test/oven.jpg');
    expect(rules).toContain('load only on click');
  });

  it('test forms only where there are some', () => {
    const input = richInput();
    expect(accessibilityTests(readInput(input)).join(' ')).toContain('3.3.1');
    for (const page of input.site.pages) page.forms = [];
    expect(accessibilityTests(readInput(input)).join(' ')).not.toContain('3.3.1');
  });

  it('keep what search engines find today', () => {
    const steps = technicalSeo(readInput(richInput()));
    expect(steps[1]).toContain('publish /sitemap.xml');
    expect(steps[2]).toContain('keep what it allows');
  });

  it('name language versions and pages with noindex', () => {
    const input = richInput();
    input.site.languages = ['en', 'de'];
    if (input.site.pages[6]) input.site.pages[6].robots = 'noindex';
    expect(siteSeo(readInput(input))).toEqual([
      'hreflang between the language versions (en, de).',
      'These pages have noindex today: /privacy. Keep that only where it is intended.',
    ]);
  });

  it('name pages of the menu that robots.txt keeps search engines from', () => {
    const input = richInput();
    const [entry] = input.site.navigation;
    input.site.unread = ['/intern', new URL(entry?.url ?? '').pathname].map((path) => ({
      ...{ url: new URL(path, input.site.url).href, reason: 'robots' as const, detail: '', status: null },
    }));
    expect(siteSeo(readInput(input)).join(' ')).toContain('pages that the menu leads to: /breads. Allow them');
  });

  it('list legal pages, also those only linked, without broken ones', () => {
    const input = richInput();
    expect(legalPages(readInput(input))).toEqual(['/privacy', '/imprint']);
    input.site.linkChecks.push({ url: 'https://muehlenbrot.test/imprint', status: 404, redirects: 0 });
    expect(legalPages(readInput(input))).toEqual(['/privacy']);
  });
});
