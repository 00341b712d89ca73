import { describe, expect, it } from 'vitest';
import { findColors, isVivid } from './css-colors.ts';

describe('findColors', () => {
  it.each([
    ['#FA0', ['#ffaa00']],
    ['1px solid rgb(10 20 30 / 90%)', ['#0a141e']],
    ['linear-gradient(hsl(0, 100%, 50%), navy)', ['#ff0000', '#000080']],
    ['rgba(0, 0, 0, 0.2)', []],
    ['url(red.png) no-repeat', []],
    ['"red" green', ['#008000']],
    ['var(--red) inherit', []],
  ])('%s: %j', (value, colors) => {
    expect(findColors(value)).toEqual(colors);
  });
});

describe('isVivid', () => {
  it.each([
    ['#ff6600', true],
    ['#808080', false],
    ['#fffef0', false],
    ['#05050a', false],
  ])('%s: %s', (hex, vivid) => {
    expect(isVivid(hex)).toBe(vivid);
  });
});
