import { describe, expect, it } from 'vitest';
import { parseRobotsTxt } from './robots.ts';

const rules = (text: string) => parseRobotsTxt('https://shop.example/robots.txt', 200, text);

describe('parseRobotsTxt', () => {
  it.each<[string, string, boolean]>([
    ['', '/anything', true],
    ['User-agent: *\nDisallow:', '/anything', true],
    ['User-agent: *\nDisallow: /', '/anything', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /*?s=', '/find?s=x', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['User-agent: Other\nDisallow: /', '/anything', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: sitebrief\nAllow: /', '/anything', true],
    ['User-agent: *\nAllow: /\n\nUser-agent: Sitebrief\nDisallow: /a', '/a', false],
    ['<!doctype html><html>not a robots file</html>', '/anything', true],
  ])('%j: %s may be read: %s', (text, path, allowed) => {
    expect(rules(text).allows(`https://shop.example${path}`)).toBe(allowed);
  });

  it('rules the twin host and the other scheme too', () => {
    expect(rules('User-agent: *\nDisallow: /a').allows('http://www.shop.example/a')).toBe(false);
  });

  it.each([
    ['', true],
    ['User-agent: *\nDisallow:', true],
    ['User-agent: *\nDisallow: # nothing', true],
    ['User-agent: Other\nDisallow: /', true],
    ['User-agent: Other\nUser-agent: *\nDisallow: /a', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Sitebrief\nAllow: /', true],
  ])('%j allows all: %s', (text, allowsAll) => {
    expect(rules(text).facts.allowsAll).toBe(allowsAll);
  });

  it('reads the delay and the sitemaps', () => {
    const { crawlDelayMs, facts } = rules('Sitemap: /map.xml\nSitemap: https://other.example/b.xml\nUser-agent: *\nCrawl-delay: 1.5');
    expect([crawlDelayMs, facts.sitemaps]).toEqual([1_500, ['https://shop.example/map.xml', 'https://other.example/b.xml']]);
  });

  it.each(['Crawl-delay: soon', 'Crawl-delay: -3', ''])('has no delay with %j', (line) => {
    expect(rules(`User-agent: *\n${line}`).crawlDelayMs).toBe(0);
  });

  it('keeps at most 20,000 characters of the text', () => {
    expect(rules('# x\n'.repeat(10_000)).facts.text).toHaveLength(20_000);
  });

  it('answers at once for a file made to be slow', () => {
    const { allows } = rules(`User-agent: *\n${`Disallow: /${'*a'.repeat(90)}b\n`.repeat(2_500)}Disallow: /${'*a'.repeat(200_000)}b`);
    const start = process.threadCpuUsage();
    for (let number = 0; number < 20; number += 1) allows(`https://shop.example/${'a'.repeat(380)}${number}`);
    // Microseconds of this thread: other programs on the machine do not count.
    expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
  });
});
