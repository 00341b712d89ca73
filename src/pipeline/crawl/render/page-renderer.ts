import type { Page } from '#contracts/page.ts';
import type { Screenshots } from '#contracts/screenshots.ts';
import type { Site } from '#contracts/site.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import type { Extractor } from '../extraction-worker.ts';
import { detectPageType } from '../page-type.ts';
import { isSameSite } from '../url-key.ts';
import { mergePage } from './merge-page.ts';
import { hasScriptsOfItsOwn, isThin, isTooLargeToRender, needsScripts, TOO_LARGE } from './needs-rendering.ts';
import type { Renderer, RenderOptions, RenderOutcome, SiteRenderer, StyleSample } from './renderer.ts';

/** `auto`: the home page, what is thin without scripts, and pages with a script of their own that may write text; `always`: every page; `never`: none. */
export type RenderMode = 'auto' | 'always' | 'never';

/** A rendered home page. `html` is null where the page as served is used. */
export type RenderedHome = { page: Page; html: string | null; styles: StyleSample[]; screenshots: Screenshots | null };

/** Renders the pages of one crawl that need it. */
export type PageRenderer = {
  /** Whether pages are opened in a browser at all. */
  isOn: boolean;
  /** Rendered unless too large; samples styles and takes screenshots. */
  home(raw: Page): Promise<RenderedHome>;
  /** The page, rendered where needed. Never throws for what the page does. */
  page(raw: Page): Promise<Page>;
  /** What was done, in sentences for people. */
  summary(): Site['rendering'];
  close(): Promise<void>;
};

export type PageRendererOptions = {
  mode: RenderMode;
  renderer: Renderer | null;
  extractor: Extractor;
  signal: AbortSignal;
  /** Whether there is time for one more page. */
  hasTime: () => boolean;
  /** Whether to take screenshots of the home page. */
  takesScreenshots?: boolean;
};

const LOOK_EVERY_MS = 500;
const NO_TIME: RenderOutcome = { ok: false, reason: 'time', detail: 'the time for this site was over' };
const LARGE: RenderOutcome = { ok: false, reason: 'too-large', detail: TOO_LARGE };
const AS_SERVED = 'Pages were read as served; their scripts were not run.';

/** Makes the page renderer of one crawl; without a browser, or with mode `never`, it returns every page unchanged. */
export function createPageRenderer({
  mode,
  renderer,
  extractor,
  signal,
  hasTime,
  takesScreenshots = true,
}: PageRendererOptions): PageRenderer {
  if (renderer === null || mode === 'never') return asServed(mode);
  let homeUrl = '';
  let home: Page | null = null;
  let site: SiteRenderer | null = null;
  let everyPage = mode === 'always';
  let scripted = false;
  let pages = 0;
  let unchecked = 0;
  let noScreenshots = false;
  const failures: string[] = [];

  /** Gives up waiting for a free tab when the crawl's time runs out. */
  const whileTime = async <T>(work: (waiting: AbortSignal) => Promise<T>): Promise<T> => {
    const over = new AbortController();
    const watch = setInterval(() => hasTime() || over.abort(), LOOK_EVERY_MS).unref();
    return work(over.signal).finally(() => clearInterval(watch));
  };
  const merge = async (raw: Page, outcome: RenderOutcome): Promise<{ page: Page; html: string | null }> => {
    if (!outcome.ok) {
      failures.push(outcome.detail);
      return { page: raw, html: null };
    }
    const { url, html, truncated, axe, vitals } = outcome.page;
    if (detectPageType(url) === 'login' && raw.type !== 'login') return { page: raw, html: null };
    const facts = await extractor.extract({ html, url, homeUrl }).catch(() => null);
    if (facts === null) return { page: raw, html: null };
    pages += 1;
    if (axe === null) unchecked += 1;
    const merged = mergePage(raw, truncated ? { ...facts, cutBy: [...facts.cutBy, 'bytes'] } : facts);
    return { page: sanitizeJson({ ...merged, ...(axe ? { axe } : {}), vitals }), html: merged.mode === 'rendered' ? html : null };
  };

  const render = async (raw: Page, options: RenderOptions): Promise<RenderOutcome> => {
    if (isTooLargeToRender(raw)) return LARGE;
    site ??= renderer.openSite({ signal, isInternal: (url) => isSameSite(url, homeUrl) });
    return site.render(raw.url, options);
  };

  const needsBrowser = (raw: Page) => everyPage || isThin(raw) || (home !== null && hasScriptsOfItsOwn(raw, home));

  return {
    isOn: true,
    async home(raw) {
      homeUrl = raw.url;
      home = raw;
      const outcome = await render(raw, { audit: true, styles: true, screenshots: takesScreenshots, scripted: isThin(raw) });
      noScreenshots = takesScreenshots && outcome.ok && outcome.page.screenshots === null;
      const { page, html } = await merge(raw, outcome);
      scripted = needsScripts(page);
      everyPage ||= scripted;
      return { page, html, styles: outcome.ok ? outcome.page.styles : [], screenshots: outcome.ok ? outcome.page.screenshots : null };
    },
    async page(raw) {
      if (homeUrl === '' || !needsBrowser(raw)) return raw;
      const outcome = await whileTime((waiting) =>
        hasTime() ? render(raw, { audit: true, scripted: scripted || isThin(raw), waiting }) : Promise.resolve(NO_TIME),
      );
      return (await merge(raw, outcome)).page;
    },
    summary: () => summaryOf({ pages, failures, unchecked, noScreenshots }),
    close: async () => site?.close(),
  };
}

function asServed(mode: RenderMode): PageRenderer {
  const note = mode === 'always' ? `${AS_SERVED} Rendering was asked for, but there is no browser on this machine.` : AS_SERVED;
  return {
    isOn: false,
    home: async (page) => ({ page, html: null, styles: [], screenshots: null }),
    page: async (page) => page,
    summary: () => ({ mode: 'static', note }),
    close: async () => undefined,
  };
}

type Done = { pages: number; failures: string[]; unchecked: number; noScreenshots: boolean };

function summaryOf({ pages, failures, unchecked, noScreenshots }: Done): Site['rendering'] {
  const why = failures[0];
  if (pages === 0) return { mode: 'static', note: why ? `${AS_SERVED} Reason: ${why}.` : AS_SERVED };
  const count = (number: number) => (number === 1 ? 'One page was' : `${number} pages were`);
  const note = [
    `${count(pages)} also opened in a browser, with scripts.`,
    why ? `${count(failures.length)} not rendered: ${why}.` : '',
    unchecked > 0 ? `${count(unchecked)} not checked for accessibility there: it took too long.` : '',
    noScreenshots ? 'Screenshots of the home page could not be taken.' : '',
  ];
  return { mode: 'browser', note: note.filter((part) => part !== '').join(' ') };
}
