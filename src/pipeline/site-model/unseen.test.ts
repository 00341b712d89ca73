import { describe, expect, it } from 'vitest';
import type { Site, UnreadPage } from '#contracts/site.ts';
import { EMPTY_SHELL, pageOfHtml, renderedShell, siteOfPages } from '#testing/site-from-html.ts';
import { isUnseen, unseenOf, whyUnseen } from './unseen.ts';

const WORDS = '<p>We repair pipes and boilers in Dover. </p>'.repeat(20);
const full = (path: string, head = '') => pageOfHtml(path, `<html><head>${head}</head><body><h1>Pipes</h1>${WORDS}</body></html>`);
const SCRIPT = '<script src="/menu.js"></script>';
const shell = pageOfHtml('/', EMPTY_SHELL);
const unread = (path: string, reason: UnreadPage['reason'], status: number | null = null): UnreadPage => ({
  ...{ url: `https://example.test${path}`, reason, detail: '', status },
});
const site = (unread: UnreadPage[]): Site => ({ ...siteOfPages(full('/')), unread });

describe('isUnseen', () => {
  it('is so for a shell whose scripts did not run', () => {
    expect(isUnseen(shell)).toBe(true);
    expect(isUnseen({ ...shell, rendered: { addedWords: 0, onlyRendered: [] } })).toBe(false);
    expect(isUnseen(renderedShell())).toBe(false);
  });

  it('is not so for a page that says something, or has no scripts', () => {
    expect(isUnseen(full('/', SCRIPT))).toBe(false);
    expect(isUnseen(pageOfHtml('/', '<p>Closed.</p>'))).toBe(false);
  });
});

describe('whyUnseen', () => {
  it('names the scripts where the home page or most pages need them', () => {
    expect(whyUnseen(siteOfPages(shell, full('/about'), full('/team')))).toMatch(/only with scripts, and no browser ran them/);
    expect(whyUnseen(siteOfPages(full('/'), pageOfHtml('/about', EMPTY_SHELL)))).toBe('');
  });

  it('counts pages that failed, not those that are gone or were not wanted', () => {
    expect(whyUnseen(site([unread('/prices', 'error')]))).toBe('Only 1 of 2 known pages could be read.');
    expect(whyUnseen(site([unread('/prices', 'time')]))).not.toBe('');
    expect(whyUnseen(site([unread('/old', 'error', 404), unread('/more', 'limit'), unread('/copy', 'duplicate')]))).toBe('');
  });
});

describe('unseenOf', () => {
  it('lists one page of each type that is known and was not seen', () => {
    const pages = [
      unread('/pricing', 'limit'),
      unread('/contact', 'error', 503),
      unread('/kontakt', 'time'),
      unread('/about', 'error', 404),
    ];
    expect(unseenOf(site(pages)).pages).toEqual([
      { path: '/pricing', type: 'pricing' },
      { path: '/contact', type: 'contact' },
    ]);
  });

  it('says whether scripts were left out', () => {
    expect(unseenOf(siteOfPages(full('/', SCRIPT))).withoutScripts).toBe(true);
    expect(unseenOf(siteOfPages(full('/'))).withoutScripts).toBe(false);
  });
});
