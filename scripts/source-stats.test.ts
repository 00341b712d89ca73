import { describe, expect, it } from 'vitest';
import { countRegexes, regexLiterals, twins } from './source-stats.ts';

describe('the source figures', () => {
  it.each([
    ['const a = /b+/gi;', ['/b+/gi']],
    ['text.replace(/[/"]/g, x / y)', ['/[/"]/g']],
    ['const half = total / 2; // not /this/', []],
    ["const url = 'https://a/b/c'; return /x/.test(url)", ['/x/']],
    ['<p>one</p> <p>{two}</p><br /> /', []],
    [['`a $', '{b} /no/ c`; /* /no/ */ [/yes/]'].join(''), ['/yes/']],
  ])('finds the regular expressions of %s', (source, literals) => expect(regexLiterals(source)).toEqual(literals));

  it('counts expressions that are put together, too', () => {
    expect(countRegexes('/a/.test(b) || new RegExp(c).test(d)')).toBe(2);
  });

  it('finds a file next to a folder of the same name', () => {
    expect(twins(['src/a.ts', 'src/a/b.ts', 'src/c.ts', 'src/a/a.ts'])).toEqual(['src/a.ts']);
  });
});
