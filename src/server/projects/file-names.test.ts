import { describe, expect, it } from 'vitest';
import { attachment, safeFileName } from './file-names.ts';

describe('safeFileName', () => {
  it.each([
    ['a plain name', 'Spring relaunch', 'Spring-relaunch'],
    ['a path', '../../etc/passwd', 'etc-passwd'],
    ['a Windows path', 'C:\\temp\\x', 'C-temp-x'],
    ['line breaks and NUL', 'a\r\nSet-Cookie: x\u0000', 'aSet-Cookie-x'],
    ['quotes', 'the "best" site', 'the-best-site'],
    ['other scripts', 'Bäckerei 東京', 'Bäckerei-東京'],
    ['right-to-left override', 'invoice\u202Etxt.exe', 'invoicetxt.exe'],
    ['only dots', '...', ''],
    ['nothing', '', ''],
    ['a lone surrogate', 'a\uD800b', 'ab'],
  ])('handles %s', (_what, given, expected) => {
    expect(safeFileName(given)).toBe(expected);
  });

  it('cuts long names without leaving half a letter', () => {
    const name = safeFileName('😀'.repeat(100));
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name.isWellFormed()).toBe(true);
  });
});

describe('attachment', () => {
  it('needs one form for ASCII', () => {
    expect(attachment('site-designer.txt')).toBe('attachment; filename="site-designer.txt"');
  });

  it('adds the extended form for other letters', () => {
    expect(attachment('Bäcker-(neu).txt')).toBe(`attachment; filename="Backer-(neu).txt"; filename*=UTF-8''B%C3%A4cker-%28neu%29.txt`);
  });
});
