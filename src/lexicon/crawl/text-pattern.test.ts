import { describe, expect, it } from 'vitest';
import { compilePatterns } from './text-pattern.ts';

describe('compilePatterns', () => {
  it.each([
    ['calendly.com/*', 'https://calendly.com/shop', true],
    ['calendly.com/*', 'https://calendly.com/', false],
    ['calendly.com', 'https://calendly-com.example/', false],
    ['opentable.*/*', 'https://www.opentable.co.uk/r/x', true],
    ['opentable.*/*', 'https://opentable/x', false],
    ['userlike.com/**widget', 'https://userlike.com/a/b/widget.js', true],
    ['jquery[-#][.min].js', '/js/jQuery-3.7.1.min.js', true],
    ['jquery[-#][.min].js', '/js/jquery-ui.js', false],
    ['^Ghost', 'Ghost 5', true],
    ['^Ghost', 'Not Ghost', false],
    ['.as.me$', 'https://salon.as.me', true],
    ['.as.me$', 'https://salon.as.me.example', false],
    ['osm.org/\\#', 'https://osm.org/#map=1', true],
    ['osm.org/\\#', 'https://osm.org/1', false],
  ])('%s in %s: %s', (pattern, text, expected) => {
    expect(compilePatterns([pattern]).test(text)).toBe(expected);
  });

  it('matches when one of several patterns does', () => {
    expect(compilePatterns(['a.example', 'b.example']).test('https://b.example/')).toBe(true);
  });
});
