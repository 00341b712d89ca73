import { describe, expect, it } from 'vitest';
import { detectSubject, isUsed, splitSelectors } from './css-subject.ts';

describe('splitSelectors', () => {
  it('leaves commas within parentheses alone', () => {
    expect(splitSelectors('a, :is(b, :not(c, d)) e,f')).toEqual(['a', ':is(b, :not(c, d)) e', 'f']);
  });
});

describe('isUsed', () => {
  const usage = {
    tags: new Set(['a', 'nav']),
    classes: new Set(['menu']),
    ids: new Set(['top']),
    styled: [],
    sheets: [],
    imageNames: new Map(),
    find: () => null,
  };
  it.each([
    ['nav.menu > a', true],
    ['#top a[href]', true],
    ['.menu::before', true],
    ['a:hover', false],
    ['.other a', false],
    ['main a', false],
    ['', false],
  ])('%s: %s', (selector, used) => {
    expect(isUsed(selector, usage)).toBe(used);
  });
});

describe('detectSubject', () => {
  it.each([
    [':root', 'page'],
    ['body', 'page'],
    ['body.dark', 'other'],
    ['.card > h2', 'heading'],
    ['.section_title', 'heading'],
    ['nav a', 'link'],
    ['a.btn-primary', 'button'],
    ['input[type=submit]', 'button'],
    ['ul li', 'text'],
    ['pre', 'code'],
    ['h2 ~ .box', 'other'],
  ])('%s styles a %s', (selector, subject) => {
    expect(detectSubject(selector)).toBe(subject);
  });
});
