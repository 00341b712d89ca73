import { describe, expect, it } from 'vitest';
import { MAX_BATCH_SITES, readAddressList } from './address-list.ts';

describe('a list of addresses', () => {
  it.each([
    ['one a line', 'a.example\n https://b.example/shop \r\n\n', ['https://a.example/', 'https://b.example/shop']],
    [
      'several on a line',
      'a.example, b.example;c.example\nd.example e.example',
      'abcde'.split('').map((name) => `https://${name}.example/`),
    ],
    [
      'a CSV with names',
      'name,website\n"Smith, Sons",smith.example\nJones,jones.example',
      ['https://smith.example/', 'https://jones.example/'],
    ],
    ['the first address of a row', 'Smith,smith.example,other.example', ['https://smith.example/']],
    ['tabs of a spreadsheet', '\ufeffSite\tNote\nsmith.example\tcall back', ['https://smith.example/']],
    ['nothing', ' \n', []],
  ])('reads %s', (_, text, urls) => expect(readAddressList(text)).toMatchObject({ urls, bad: [], merged: 0, over: 0 }));

  it('names the lines without an address', () => {
    expect(readAddressList('a.example\nnot a site\nhttps://user:secret@b.example\n12').bad).toEqual([
      { line: 2, text: 'not a site' },
      { line: 3, text: 'https://user:secret@b.example' },
      { line: 4, text: '12' },
    ]);
  });

  it('a first line alone is no header', () => expect(readAddressList('website').bad).toEqual([{ line: 1, text: 'website' }]));

  it('takes each site once', () => {
    const list = readAddressList('http://a.example\nhttps://www.a.example/\na.example/shop/\na.example/shop');
    expect(list).toMatchObject({ urls: ['http://a.example/', 'https://a.example/shop/'], merged: 2 });
  });

  it('says by how many sites it is too long', () => {
    const many = Array.from({ length: MAX_BATCH_SITES + 3 }, (_, index) => `s${index}.example`);
    const list = readAddressList([...many, 's1.example', 's52.example'].join('\n'));
    expect([list.urls.length, list.over, list.merged]).toEqual([MAX_BATCH_SITES, 3, 2]);
  });
});
