import { describe, expect, it } from 'vitest';
import { closesSiteTo } from './robots-groups.ts';

describe('closesSiteTo', () => {
  it.each([
    ['User-agent: *\nDisallow: /', '*', true],
    ['user-agent : * # all\r\ndisallow:/*', '*', true],
    ['User-agent: *\nDisallow:', '*', false],
    ['User-agent: *\nDisallow: /private', '*', false],
    ['User-agent: *\nDisallow: /\nAllow: /shop', '*', false],
    ['User-agent: a\nUser-agent: GPTBot\nDisallow: /', 'gptbot', true],
    ['User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /', '*', false],
    ['User-agent: *\nDisallow: /', 'gptbot', false],
    ['Disallow: /', '*', false],
    ['', '*', false],
  ])('reads %j for %s as %s', (text, agent, closed) => {
    expect(closesSiteTo(agent, text)).toBe(closed);
  });
});
