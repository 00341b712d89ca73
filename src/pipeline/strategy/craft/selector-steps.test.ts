import { describe, expect, it } from 'vitest';
import { nearestGroup, stepsOf } from './selector-steps.ts';

const finder = (groups: string[][]) => {
  const find = nearestGroup(groups.map((selectors) => selectors.map(stepsOf)));
  return (selector: string) => find(stepsOf(selector));
};

describe('nearestGroup', () => {
  it('finds the group whose element shares the longest path', () => {
    const find = finder([['body > main > h2'], ['body > main > div > p', 'body > main > div > ul > li']]);
    expect(find('body > main > div > ul > img')).toBe(1);
    expect(find('body > main > div > figure > img')).toBe(1);
  });

  it('takes the first of several groups that are equally near, whatever comes after it', () => {
    const find = finder([['body > main > h2'], ['body > main > p'], ['body > aside > p']]);
    expect(find('body > main > img')).toBe(0);
    expect(find('body > aside > img')).toBe(2);
  });

  it('compares whole steps, and takes the first group where nothing is shared', () => {
    const find = finder([['body > nav > a'], ['body > section:nth-of-type(12) > p']]);
    expect(find('body > section:nth-of-type(1) > img')).toBe(0);
    expect(find('frame > img')).toBe(0);
  });
});
