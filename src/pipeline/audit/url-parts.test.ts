import { describe, expect, it } from 'vitest';
import { bareHost, pathWords, schemeOf, withoutFragment } from './url-parts.ts';

describe('url parts', () => {
  it('cuts the fragment', () => {
    expect(['/a#b', '#', '/a', ''].map(withoutFragment)).toEqual(['/a', '', '/a', '']);
  });

  it('names the host without www', () => {
    expect(['https://www.a.test/x', 'https://a.test:8080', 'nothing'].map(bareHost)).toEqual(['a.test', 'a.test:8080', '']);
  });

  it('names the scheme', () => {
    expect(['MAILTO:a@b.test', 'https://a.test', '/a', ' tel:1'].map(schemeOf)).toEqual(['mailto', 'https', '', 'tel']);
  });

  it('splits a path into words', () => {
    expect(pathWords('https://a.test/about-us/the_team.html')).toBe('about us the team html');
    expect(pathWords('/datenschutz')).toBe(' datenschutz');
  });
});
