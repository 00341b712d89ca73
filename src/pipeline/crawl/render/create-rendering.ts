import type { EgressProxy } from '#egress/proxy.ts';
import { createRenderer } from './create-renderer.ts';
import { findChromium } from './find-chromium.ts';
import type { Renderer } from './renderer.ts';

/** Rendering as a process has it: `renderer` is null without a browser, `status` says which, as a clause for the operator. */
export type Rendering = { renderer: Renderer | null; status: string; close(): Promise<void> };

/** `chromiumPath` is the configured one; `openProxy` opens the browser's way out, when the first page is rendered. */
export type RenderingOptions = { chromiumPath: string | undefined; openProxy: () => Promise<EgressProxy> };

/** Looks for a browser and makes the renderer where there is one. Starts nothing. Close it at the end of the process. */
export function createRendering({ chromiumPath, openProxy }: RenderingOptions): Rendering {
  const found = findChromium(chromiumPath);
  if (found.path === null) {
    return { renderer: null, status: `off, pages are read as served: ${found.reason}`, close: async () => undefined };
  }
  const renderer = createRenderer({ chromiumPath: found.path, openProxy });
  return { renderer, status: `on, with ${found.path}`, close: () => renderer.close() };
}
