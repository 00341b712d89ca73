import type { EgressProxy } from '#egress/proxy.ts';
import { createRenderer, type FullRenderer } from './create-renderer.ts';
import { findChromium } from './find-chromium.ts';

/** `renderer` is null without a browser; `status` tells the operator which browser is used or why there is none. */
export type Rendering = { renderer: FullRenderer | null; status: string; close(): Promise<void> };

/** `chromiumPath` is the configured one; `openProxy` opens the browser's egress proxy, when the first page is rendered. */
export type RenderingOptions = { chromiumPath: string | undefined; openProxy: () => Promise<EgressProxy> };

/** Looks for a browser and makes a renderer if there is one. Starts nothing. Close it at the end of the process. */
export function createRendering({ chromiumPath, openProxy }: RenderingOptions): Rendering {
  const found = findChromium(chromiumPath);
  if (found.path === null) {
    return { renderer: null, status: `off, pages are read as served: ${found.reason}`, close: async () => undefined };
  }
  const renderer = createRenderer({ chromiumPath: found.path, openProxy });
  return { renderer, status: `on, with ${found.path}`, close: () => renderer.close() };
}
