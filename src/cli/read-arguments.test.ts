import { describe, expect, it } from 'vitest';
import { quickCommand, UsageError } from './parse-options.ts';
import { readArguments } from './read-arguments.ts';

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
      gate: { failOn: [], baseline: '', writeBaseline: '', sarif: '', junit: '' },
    });
  });

  it('reads the options of a gate', () => {
    const gate = [
      '--fail-on',
      'high, medium',
      '--baseline',
      'b.json',
      '--write-baseline',
      'c.json',
      '--sarif',
      'd.sarif',
      '--junit',
      'e.xml',
    ];
    expect(readArguments(['analyze', 'x.example', ...gate])).toMatchObject({
      gate: { failOn: ['high', 'medium'], baseline: 'b.json', writeBaseline: 'c.json', sarif: 'd.sarif', junit: 'e.xml' },
    });
    expect(() => readArguments(['analyze', 'x.example', '--fail-on', 'worst'])).toThrow('--fail-on takes high, medium or low');
    expect(() => readArguments(['prompt', 'x.example', '--builder', 'wix', '--sarif', 'x'])).toThrow(
      '--sarif only works with analyze or verify',
    );
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

  it('reads verify, with name and password from either place', () => {
    const verify = ['verify', 'new.example', '--brief', 'b.json'];
    const reports = { sarif: '', junit: '' };
    const plain = {
      kind: 'verify',
      url: 'https://new.example/',
      schemeGiven: false,
      render: 'always',
      json: false,
      reports,
      briefFile: 'b.json',
    };
    expect(readArguments(verify)).toEqual(plain);
    expect(readArguments(verify, { auth: 'ada:lo:ve' })).toEqual({ ...plain, credentials: { username: 'ada', password: 'lo:ve' } });
    const given = readArguments([...verify, '--auth', 'grace:', '--builder', 'wix', '--json'], { auth: 'ada:love' });
    expect(given).toMatchObject({ json: true, builder: 'wix', credentials: { username: 'grace', password: '' } });
  });

  it('shows the help whenever asked', () => {
    expect(quickCommand(['--help'])).toEqual({ kind: 'help', of: null });
    expect(quickCommand(['analyze', '-h'])).toEqual({ kind: 'help', of: 'analyze' });
    expect(quickCommand(['help', 'verify'])).toEqual({ kind: 'help', of: 'verify' });
    expect(quickCommand(['--version'])).toEqual({ kind: 'version' });
    expect(quickCommand(['analyze', 'help.example'])).toBeNull();
  });

  it.each([
    [[], 'analyze, prompt, blueprint, brief'],
    [['serve', 'x.example'], 'options only'],
    [['compare', 'a.json'], 'two files'],
    [['compare', 'a.json', 'b.json', 'c.json'], 'two files'],
    [['serve', '--json'], '--json only works with'],
    [['analyze', 'x.example', '--port', '80'], '--port only works with serve.'],
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
    [['analyze', 'x.example', '--builder', 'wix'], '--builder only works with prompt, brief or verify'],
    [['analyze', 'x.example', '--fast'], '--fast'],
    [['prompt', 'x.example'], '--builder takes one of'],
    [['prompt', 'x.example', '--builder', 'squarespace'], '--builder takes one of'],
    [['prompt', 'x.example', '--builder', 'custom'], 'needs your criteria'],
    [['prompt', 'x.example', '--builder', 'wix', '--json'], '--json only works with analyze, verify or compare'],
    [['verify', 'x.example'], '--brief FILE'],
    [['verify', 'x.example', '--brief', ''], '--brief takes'],
    [['verify', 'x.example', '--brief', 'b.json', '--max-pages', '3'], '--max-pages only works with'],
    [['verify', 'x.example', '--brief', 'b.json', '--auth', 'secret'], 'USER:PASSWORD'],
  ])('refuses %j', (args, words) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(words);
  });
});
