import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { renderBlockingScripts } from './render-blocking-scripts.ts';

const page = (url: string, more = {}) => testPage({ resources: [resource('script', url, more)] });

describe('render-blocking-scripts', () => {
  it.each([
    ['deferred', page('/a.js', { defer: true })],
    ['asynchronous', page('/a.js', { async: true })],
    ['in the body', page('/a.js', { inHead: false })],
    ['inline', page('', { inlineBytes: 90 })],
    ['none', testPage({ resources: [] })],
  ])('passes a script that is %s', (_, subject) => {
    expect(findingsOf(renderBlockingScripts, subject)).toEqual([]);
  });

  it('shows the URL', () => {
    expect(findingOf(renderBlockingScripts, page('/a.js')).evidence).toMatchObject({ snippet: 'https://example.com/a.js', count: 1 });
  });
});
