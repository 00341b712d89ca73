import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { extractPage } from '../extract-page.ts';
import { fastPath } from './fast-path.ts';
import { createLanguageDetector } from './language-detector.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const SITES = join(ROOT, 'tests/fixtures/sites');
const PAGES = globSync('**/*.html', { cwd: SITES }).map((file) => [file, readFileSync(join(SITES, file), 'utf8')] as const);

const factsOf = (html: string) =>
  extractPage({ html, url: 'https://shop.example/page', isInternal: (url) => url.includes('shop.example') });

afterEach(() => {
  fastPath.enabled = true;
});

// When one of these fails after an upgrade: check the code in this folder against the new version, or delete it (docs/decisions/0007).
describe('the fast path', () => {
  it('is made for the versions that are installed', () => {
    const installed = (name: string) => JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
    expect([installed('parse5'), installed('eld')]).toEqual(['8.1.1', '2.1.0']);
  });

  it('has pages to compare', () => {
    expect(PAGES.length).toBeGreaterThan(3);
  });

  it.each(PAGES)('finds the same facts on %s as the libraries alone', (_, html) => {
    const fast = factsOf(html);
    fastPath.enabled = false;
    expect(factsOf(html)).toEqual(fast);
  });

  it.each([
    'The bakery on the market square has been selling fresh bread and cakes since the summer of that year.',
    'Die Bäckerei am Marktplatz verkauft seit vielen Jahren frisches Brot und Kuchen aus der eigenen Backstube.',
    'La boulangerie de la place du marché vend du pain frais et des gâteaux depuis de longues années.',
    'La panadería de la plaza del mercado vende pan fresco y pasteles desde hace muchos años.',
    'xqz xqz xqz',
  ])('detects the same language as eld alone: %s', (text) => {
    const fast = createLanguageDetector().detect(text);
    fastPath.enabled = false;
    const plain = createLanguageDetector().detect(text);
    expect([plain.language, plain.isReliable()]).toEqual([fast.language, fast.isReliable()]);
  });
});
