import type { EgressProxy } from '#egress/proxy.ts';
import { createBrowserPool } from './browser-pool.ts';
import { hashImages } from './hash-images.ts';
import { launchOptions } from './launch-options.ts';
import { openSite, type Semaphore } from './open-site.ts';
import { createPrintFiles, type PrintFiles } from './print-files.ts';
import type { Renderer } from './renderer.ts';
import { createScreenshotFiles, type ScreenshotFiles } from './screenshot-files.ts';

/** Tabs that load at the same time, for all sites together: a tab keeps a core busy. */
const MAX_TABS = 2;

/**
 * `openProxy` opens the egress proxy; called once, with the first page. `trustedKeys`: public keys (SHA-256, base64) whose certificates
 * are accepted without a known certificate authority.
 */
export type RendererOptions = { chromiumPath: string; openProxy: () => Promise<EgressProxy>; trustedKeys?: string[] };

/** A renderer that also takes screenshots of sites which exist as files only, and prints them. */
export type FullRenderer = Renderer & { screenshotFiles: ScreenshotFiles; printFiles: PrintFiles };

/** Makes a renderer on the Chromium at `chromiumPath`. Starts nothing before the first site is opened. Close it when done. */
export function createRenderer({ chromiumPath, openProxy, trustedKeys = [] }: RendererOptions): FullRenderer {
  let opening: Promise<EgressProxy> | null = null;
  const proxy = () => {
    opening ??= openProxy();
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  const pool = createBrowserPool(async () => {
    // A large library: loaded when a browser is needed.
    const [{ chromium }, { url }] = await Promise.all([import('playwright-core'), proxy()]);
    const options = launchOptions(chromiumPath, url, process.getuid?.() === 0);
    const trust = trustedKeys.length > 0 ? [`--ignore-certificate-errors-spki-list=${trustedKeys.join(',')}`] : [];
    return chromium.launch({ ...options, args: [...(options.args ?? []), ...trust] });
  });
  const semaphore = createSemaphore(MAX_TABS);
  return {
    screenshotFiles: createScreenshotFiles({ pool, semaphore }),
    printFiles: createPrintFiles({ pool, semaphore }),
    openSite: (options) => openSite(options, { pool, proxy, semaphore }),
    async hashImages(files) {
      const { browser, release } = await pool.use();
      try {
        return await hashImages(browser, files);
      } finally {
        release();
      }
    },
    async close() {
      await pool.close();
      await (await opening?.catch(() => null))?.close();
    },
  };
}

/** Makes a first-come, first-served semaphore with `places` permits; `alone` takes all of them. */
export function createSemaphore(places: number): Semaphore {
  const waiting: { need: number; enter: () => void }[] = [];
  let taken = 0;
  const admit = () => {
    for (let next = waiting[0]; next && taken + next.need <= places; next = waiting[0]) {
      waiting.shift();
      taken += next.need;
      next.enter();
    }
  };
  const leaveOnce = (need: number) => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      taken -= need;
      admit();
    };
  };
  return {
    take(signal, alone = false) {
      const need = alone ? places : 1;
      return new Promise((done, failed) => {
        if (signal.aborted) return failed(signal.reason);
        const onAbort = () => {
          waiting.splice(waiting.indexOf(one), 1);
          failed(signal.reason);
          admit();
        };
        const one = {
          need,
          enter: () => {
            signal.removeEventListener('abort', onAbort);
            done(leaveOnce(need));
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.push(one);
        admit();
      });
    },
  };
}
