import { describe, expect, it } from 'vitest';
import { createRespelling } from './respelling.ts';

const respelled = createRespelling(['award', 'wining', 'entrepreneuruial', 'meyer', 'bakery', 'puyaullup']);

describe('createRespelling', () => {
  it.each([
    ['An award winning room', 'An award wining room'],
    ['Entrepreneurial spirit', 'entrepreneuruial spirit'],
    ['Fair in Puyallup', 'Fair in puyaullup'],
  ])('writes %s as the site does', (text, expected) => {
    expect(respelled(text)).toBe(expected);
  });

  it.each(['Ask Meier', 'Two bakeries', 'A bakery', 'Another name'])('leaves %s', (text) => {
    expect(respelled(text)).toBe(text);
  });
});
