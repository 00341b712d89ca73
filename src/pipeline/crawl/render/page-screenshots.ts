import { AppError } from '#contracts/errors.ts';
import type { PageScreenshots } from '#contracts/screenshots.ts';
import { displayHost } from '#contracts/website-url.ts';
import { isSameSite, readablePath } from '../url-key.ts';
import type { Renderer } from './renderer.ts';

/**
 * Opens one page of another person's site through the egress proxy and takes its first screens; a page that leads to another site is
 * not shown. Throws `AppError` `site-unreadable` with the reason for people, `unavailable` where the browser can't be had in time.
 */
export type TakePageScreenshots = (url: string, signal: AbortSignal) => Promise<PageScreenshots>;

/** Waiting for a free browser included. */
const WITHIN_MS = 30_000;

/** Makes the function on a browser. */
export function createPageScreenshots(renderer: Renderer): TakePageScreenshots {
  return async (url, closing) => {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(WITHIN_MS)]);
    const site = renderer.openSite({ signal, isInternal: (address) => isSameSite(address, url) });
    try {
      const outcome = await site.render(url, { firstScreens: true });
      if (!outcome.ok && (outcome.reason === 'no-browser' || outcome.reason === 'closed')) throw new AppError('unavailable', BUSY);
      if (!outcome.ok) throw new AppError('site-unreadable', `${nameOf(url)} could not be shown: ${outcome.detail}.`);
      const { firstScreens } = outcome.page;
      if (!firstScreens) throw new AppError('site-unreadable', `${nameOf(url)} opened, but it did not hold still for a screenshot.`);
      return firstScreens;
    } finally {
      await site.close();
    }
  };
}

const BUSY = 'The browser of this server is busy. Please try again in a minute.';

const nameOf = (url: string) => `${displayHost(url)}${readablePath(url)}`;
