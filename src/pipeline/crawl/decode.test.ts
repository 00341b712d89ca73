import { describe, expect, it } from 'vitest';
import { decodeHtml } from './decode.ts';

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeHtml', () => {
  it.each<[string, Uint8Array, string, string, string]>([
    ['the header', latin1('caf\xe9'), 'text/html; charset=ISO-8859-1', 'café', 'windows-1252'],
    ['a quoted header', utf8('café'), 'text/html; charset="utf-8"', 'café', 'UTF-8'],
    ['the page', latin1('<meta charset="windows-1252">caf\xe9'), 'text/html', '<meta charset="windows-1252">café', 'windows-1252'],
    ['a byte order mark against the header', utf8('\uFEFFcafé'), 'text/html; charset=iso-8859-1', 'café', 'UTF-8'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0, 0xe9, 0]), 'text/html', 'aé', 'UTF-16LE'],
    ['the bytes, valid UTF-8', utf8('café'), '', 'café', 'UTF-8'],
    ['the bytes, not UTF-8', latin1('caf\xe9 au lait'), '', 'café au lait', 'windows-1252'],
    ['Japanese', Uint8Array.from([0x83, 0x8a]), 'text/html; charset=Shift_JIS', 'リ', 'Shift_JIS'],
    ['an unknown name', utf8('café'), 'text/html; charset=nonsense', 'café', 'UTF-8'],
    ['nothing', new Uint8Array(0), '', '', 'UTF-8'],
  ])('goes by %s', (_, bytes, contentType, text, charset) => {
    expect(decodeHtml(bytes, contentType)).toEqual({ text, charset });
  });

  it('reads UTF-8 that was cut inside a character', () => {
    expect(decodeHtml(utf8('été').subarray(0, 4), '')).toMatchObject({ charset: 'UTF-8', text: expect.stringContaining('ét') });
  });

  it.each(['x-user-defined', 'hz-gb-2312'])('does not fail for %s', (charset) => {
    expect(typeof decodeHtml(utf8('plain'), `text/html; charset=${charset}`).text).toBe('string');
  });
});
