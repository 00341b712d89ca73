import { describe, expect, it } from 'vitest';
import { progressBar } from './progress-bar.ts';
import { plain, styleFor } from './style.ts';

const page = (path: string) => ({ path, title: 'A title', type: 'other' });

describe('progressBar', () => {
  it('draws one line that grows, fits the terminal and goes away', () => {
    const written: string[] = [];
    const bar = progressBar({ write: (text) => written.push(text), columns: 60 });
    bar.report({ stage: 'crawl', step: 1, message: 'Connecting', pagesRead: 0, pagesTotal: 1, page: null });
    bar.report({ stage: 'crawl', step: 2, message: '', pagesRead: 3, pagesTotal: 12, page: page(`/${'long/'.repeat(30)}`) });
    bar.clear();
    bar.clear();
    expect(written).toHaveLength(3);
    const line = written[1]?.replace('\r\u001b[K', '');
    expect(line).toMatch(/^━{20} 3 of 12 pages, \/long\/.*…$/);
    expect(line?.length).toBeLessThanOrEqual(60);
    expect(written[2]).toBe('\r\u001b[K');
  });

  it('shows its words on a terminal that does not tell its width', () => {
    const written: string[] = [];
    const bar = progressBar({ write: (text) => written.push(text), columns: 0 });
    bar.report({ stage: 'crawl', step: 1, message: 'Connecting', pagesRead: 0, pagesTotal: 1, page: null });
    expect(written[0]).toContain(' Connecting');
  });
});

describe('styleFor', () => {
  it('colors on a terminal only, and not with NO_COLOR or a dumb one', () => {
    expect(styleFor({ isTTY: true }, {})('red', 'x')).toBe('\u001b[31mx\u001b[39m');
    for (const [stream, env] of [
      [{}, {}],
      [{ isTTY: true }, { NO_COLOR: '1' }],
      [{ isTTY: true }, { TERM: 'dumb' }],
    ] as const)
      expect(styleFor(stream, env)).toBe(plain);
  });
});
