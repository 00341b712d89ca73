import { describe, expect, it } from 'vitest';
import { heading, image, runAudit, testPage, testSite } from '#testing/audit-page.ts';
import { missingAlt } from './accessibility/missing-alt.ts';
import { fixFirstOf } from './fix-first.ts';
import { missingTitle } from './seo/missing-title.ts';
import { multipleH1 } from './seo/multiple-h1.ts';

const twoH1 = [heading(1, 'A'), heading(1, 'B')];
const site = testSite([
  testPage({ title: null, headings: twoH1 }),
  testPage({ url: 'https://example.com/about', title: null, headings: twoH1, images: [image('/a.png', { alt: null })] }),
]);

describe('fixFirstOf', () => {
  it('puts impact and reach first', () => {
    const items = fixFirstOf([multipleH1, missingAlt, missingTitle].map((audit) => runAudit(audit, site)));
    expect(items.map(({ id }) => id)).toEqual(['missing-title', 'missing-alt', 'multiple-h1']);
  });

  it('puts what is only common practice or opinion last, whatever its impact', () => {
    const practice = { ...missingTitle, id: 'practice', grade: 'C' as const };
    const small = { ...missingAlt, severity: 'low' as const };
    const items = fixFirstOf([practice, small].map((audit) => runAudit(audit, site)));
    expect(items.map(({ id, grade }) => `${id} ${grade}`)).toEqual(['missing-alt A', 'practice C']);
  });

  it('puts cheap changes before costly ones of the same impact, ties by id', () => {
    const costly = { ...missingTitle, id: 'a-costly', effort: 'large' as const };
    const twin = { ...missingTitle, id: 'a-twin' };
    const items = fixFirstOf([costly, missingTitle, twin].map((audit) => runAudit(audit, site)));
    expect(items.map(({ id }) => id)).toEqual(['a-twin', 'missing-title', 'a-costly']);
  });

  it('names the pages and leaves out what passed', () => {
    const items = fixFirstOf([missingTitle, { ...multipleH1, check: () => null }].map((audit) => runAudit(audit, site)));
    expect(items).toMatchObject([{ id: 'missing-title', pages: ['/', '/about'], effort: 'small' }]);
  });

  it('lists all pages of a setting that is reported once', () => {
    const [item] = fixFirstOf([runAudit({ ...missingTitle, siteWide: true }, site)]);
    expect(item?.pages).toEqual(['/', '/about']);
  });
});
