import { describe, expect, it } from 'vitest';
import { EMPTY_AUDIT, pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildProfile } from '../../build-profile.ts';

const home = pageOfHtml(
  '/',
  '<html lang="ja"><head><title>山川組</title></head><body><main><h1>道をつくる</h1><p>地元の道路と河川を守る建設会社です。お気軽にご相談ください。</p></main></body></html>',
);
const company = (rows: string) =>
  pageOfHtml(
    '/company',
    `<html lang="ja"><head><title>会社概要</title></head><body><main><h1>会社概要</h1><table>${rows}</table></main></body></html>`,
    'about',
  );
const profileOf = (rows: string) => buildProfile({ site: siteOfPages(home, company(rows)), audit: EMPTY_AUDIT });

describe('a table of company facts', () => {
  it('names the firm with its legal form, written without a space', () => {
    expect(profileOf('<tr><th>会社名</th><td>株式会社 山川組</td></tr>').businessName.text).toBe('株式会社山川組');
  });

  it('lists what the firm does, part by part', () => {
    const { services } = profileOf('<tr><th>事業内容</th><td>土木工事、舗装工事、解体工事など</td></tr>');
    expect(services.map(({ text }) => text)).toEqual(expect.arrayContaining(['土木工事', '舗装工事', '解体工事']));
  });

  it('is not read where there is a sentence instead of a list', () => {
    const { services } = profileOf('<tr><th>事業内容</th><td>「人を育てる」をテーマに、研修を行います。</td></tr>');
    expect(services.map(({ text }) => text).join()).not.toContain('人を育てる');
  });
});
