import { describe, expect, it } from 'vitest';
import { heading, link, resource, testPage } from '#testing/audit-page.ts';
import { addsManyWords, hasScriptsOfItsOwn, isThin, isTooLargeToRender, needsScripts } from './needs-rendering.ts';

const script = resource('script', '/app.js');

describe('isThin', () => {
  it.each([
    ['few words and a script', { wordCount: 20 }, true],
    ['few words without a script', { wordCount: 20, resources: [] }, false],
    ['enough words, links and headings', { wordCount: 200 }, false],
    ['no link of its own', { wordCount: 200, links: [link('https://other.example/', 'Away')] }, true],
    ['hidden headings only', { wordCount: 200, headings: [heading(1, 'Bread', { hidden: true })] }, true],
  ])('judges a page with %s', (_, change, thin) => {
    expect(isThin(testPage({ resources: [script], ...change }))).toBe(thin);
  });
});

describe('hasScriptsOfItsOwn', () => {
  const inline = (inlineBytes: number) => ({ ...resource('script', ''), inlineBytes, writesHtml: true as const });
  const onSite = (path: string) => resource('script', new URL(path, testPage().url).href);
  it.each([
    ['the scripts of the home page', [onSite('/app.js')], false],
    ['a script file of its own', [onSite('/js/prices.js')], true],
    ['a long inline script that writes', [inline(9_000)], true],
    ['a short inline script that writes', [inline(900)], false],
    ['a long inline script that does not write', [{ ...inline(9_000), writesHtml: undefined }], false],
    ['a script of another site', [resource('script', 'https://widgets.other.example/chat.js')], false],
    ['a part of a bundle', [onSite('/_next/static/chunks/pages/about.js'), onSite('/assets/about-4f2a9c1d.js')], false],
    ['a plugin', [onSite('/wp-content/plugins/forms/forms.js')], false],
  ])('judges a page with %s', (_, resources, own) => {
    expect(hasScriptsOfItsOwn(testPage({ resources }), testPage({ resources: [onSite('/app.js')] }))).toBe(own);
  });
});

describe('isTooLargeToRender', () => {
  it.each([
    [2_000_000, 25_000, false],
    [2_000_001, 10, true],
    [10, 25_001, true],
  ])('judges %i bytes and %i elements', (bytes, elementCount, large) => {
    expect(isTooLargeToRender({ bytes, elementCount })).toBe(large);
  });
});

describe('addsManyWords', () => {
  it.each([
    [30, 10, false],
    [31, 10, true],
    [100, 200, false],
    [101, 200, true],
  ])('judges %i words added to %i', (addedWords, rawWords, many) => {
    expect(addsManyWords({ addedWords, onlyRendered: [] }, rawWords)).toBe(many);
  });
});

describe('needsScripts', () => {
  it.each([
    ['was not rendered', null, false],
    ['gained nothing', { addedWords: 5, onlyRendered: [] }, false],
    ['gained a fact', { addedWords: 0, onlyRendered: ['h1'] }, true],
    ['gained most of its words', { addedWords: 150, onlyRendered: [] }, true],
  ])('judges a home page that %s', (_, rendered, needs) => {
    expect(needsScripts(testPage({ rendered, wordCount: 200 }))).toBe(needs);
  });
});
