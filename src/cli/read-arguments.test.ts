import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from './read-arguments.ts';

describe('readArguments', () => {
  it('reads analyze with its defaults', () => {
    expect(readArguments(['analyze', 'bakery.example'])).toEqual({
      kind: 'analyze',
      url: 'https://bakery.example/',
      schemeGiven: false,
      maxPages: 12,
      render: 'auto',
      competitors: [],
      factsFile: '',
      json: false,
    });
  });

  it('reads blueprint, which needs a folder', () => {
    expect(readArguments(['blueprint', 'bakery.example', '--out', 'site'])).toMatchObject({
      kind: 'blueprint',
      out: 'site',
      images: 'copy',
    });
    expect(() => readArguments(['blueprint', 'bakery.example'])).toThrow('--out DIR');
    expect(() => readArguments(['blueprint', 'bakery.example', '--out', 'site', '--images', 'all'])).toThrow('copy, link or none');
    expect(() => readArguments(['analyze', 'bakery.example', '--images', 'none'])).toThrow('--images only works with blueprint.');
  });

  it('reads every option of analyze', () => {
    const command = readArguments([
      'analyze',
      'http://bakery.example/de',
      '--json',
      '--max-pages',
      '40',
      '--render',
      'never',
      '--competitors',
      'a.example, https://b.example/x',
      '--facts',
      'facts.json',
    ]);
    expect(command).toMatchObject({
      url: 'http://bakery.example/de',
      schemeGiven: true,
      maxPages: 40,
      render: 'never',
      json: true,
      competitors: ['https://a.example/', 'https://b.example/x'],
      factsFile: 'facts.json',
    });
  });

  it('reads the folder of a prompt, and refuses it elsewhere', () => {
    expect(readArguments(['prompt', 'x.example', '--builder', 'lovable', '--out', 'brief'])).toMatchObject({ out: 'brief' });
    expect(() => readArguments(['prompt', 'x.example', '--builder', 'lovable', '--out', ''])).toThrow('--out takes the name of a folder.');
    expect(() => readArguments(['analyze', 'x.example', '--out', 'brief'])).toThrow(UsageError);
  });

  it('reads prompt with builder and criteria', () => {
    expect(readArguments(['prompt', 'x.example', '--builder', 'custom', '--custom', 'Only two pages'])).toMatchObject({
      kind: 'prompt',
      builder: 'custom',
      custom: 'Only two pages',
    });
  });

  it('shows the help whenever asked', () => {
    expect(readArguments(['--help'])).toEqual({ kind: 'help' });
    expect(readArguments(['analyze', '-h'])).toEqual({ kind: 'help' });
  });

  it.each([
    [[], 'analyze, prompt or blueprint'],
    [['crawl', 'x.example'], 'Unknown command "crawl"'],
    [['analyze'], 'needs the URL'],
    [['analyze', 'nowhere'], 'valid website URL'],
    [['analyze', 'ftp://x.example'], 'valid website URL'],
    [['analyze', 'https://user:secret@x.example'], 'valid website URL'],
    [['analyze', `https://x.example/${'a'.repeat(3000)}`], 'valid website URL'],
    [['analyze', 'x.example', 'y.example'], 'one too many'],
    [['analyze', 'x.example', '--max-pages', '0'], '--max-pages'],
    [['analyze', 'x.example', '--max-pages', 'ten'], '--max-pages'],
    [['analyze', 'x.example', '--max-pages', '1001'], '--max-pages'],
    [['analyze', 'x.example', '--render', 'maybe'], '--render'],
    [['analyze', 'x.example', '--competitors', 'nowhere'], '--competitors "nowhere"'],
    [['analyze', 'x.example', '--facts', ''], '--facts takes'],
    [['analyze', 'x.example', '--builder', 'wix'], 'only work with prompt'],
    [['analyze', 'x.example', '--fast'], '--fast'],
    [['prompt', 'x.example'], '--builder takes one of'],
    [['prompt', 'x.example', '--builder', 'squarespace'], '--builder takes one of'],
    [['prompt', 'x.example', '--builder', 'custom'], 'needs your criteria'],
    [['prompt', 'x.example', '--builder', 'wix', '--json'], 'only works with analyze'],
  ])('refuses %j', (args, words) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(words);
  });
});
