import { describe, expect, it } from 'vitest';
import { closesSiteTo, forbidsAnythingTo } from './robots-groups.ts';

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

describe('forbidsAnythingTo', () => {
  it.each([
    ['its own group', 'User-agent: Sitebrief\nDisallow: /private', true],
    ['the group for all', 'User-agent: *\nDisallow: /private', true],
    ['its own group before that for all', 'User-agent: sitebrief\nAllow: /\n\nUser-agent: *\nDisallow: /', false],
    ['a group that names several', 'User-agent: a\nUser-agent: Sitebrief\nDisallow: /x', true],
    ['an empty rule', 'User-agent: *\nDisallow:', false],
    ['other groups only', 'User-agent: GPTBot\nDisallow: /', false],
  ])('reads %s', (_, text, forbids) => {
    expect(forbidsAnythingTo('Sitebrief', text)).toBe(forbids);
  });
});
