import { setImmediate as idle } from 'node:timers/promises';
import { MAX_PAGES_CLI } from '#contracts/limits.ts';
import type { Page } from '#contracts/page.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { PathScreenshots } from '#contracts/screenshots.ts';
import type { Brief } from '#contracts/verification.ts';
import type { Egress } from '#egress/egress.ts';
import { auditInSteps } from '../../audit/audit-site.ts';
import { systemClock } from '../../crawl/clock.ts';
import { crawlBudgetMs, crawlSite } from '../../crawl/crawl-site.ts';
import { createPoliteClient } from '../../crawl/polite-client.ts';
import type { RenderMode } from '../../crawl/render/page-renderer.ts';
import type { Renderer } from '../../crawl/render/renderer.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { inTurns } from '../../steps.ts';
import type { NewImages, NewPages, NewSite } from '../new-site.ts';
import { mapPaths } from '../plan/map-paths.ts';
import { plannedAddresses } from '../plan/planned-addresses.ts';
import { readBriefEarly } from './brief-reader.ts';
import { probeAddresses } from './probe-addresses.ts';
import { createImageChecker, createImageReader } from './read-images.ts';
import { recordLayouts } from './record-layouts.ts';
import { watchRequests } from './watch-requests.ts';

export type ReadRequest = { url: string; schemeGiven: boolean; brief: Brief; render?: RenderMode };

export type ReadServices = {
  egress: Egress;
  report: ReportProgress;
  signal: AbortSignal;
  /** Without it the site is read as served, and layout is not checked. */
  renderer?: Renderer | null;
  /** Gets the first screens of the pages that were opened in the browser, once; absent: none are taken. */
  saveFirstScreens?: (pages: PathScreenshots[]) => Promise<void>;
};

/** Pages that are read beyond those of the plan: what the builder added. */
const FURTHER_PAGES = 12;

/** Requests to a host at once, those for pages and those for images together; one is left to pages, which come first. */
const [AT_ONCE, IMAGES_AT_ONCE] = [6, 5];
/** The same for images of a site that asks for pauses, and next to a browser, whose own requests nobody counts. */
const FEW_IMAGES = 2;

/** Reads a new site with its images. Throws `AppError` as `crawlSite`. */
export async function readNewSite(request: ReadRequest, services: ReadServices): Promise<NewSite> {
  const { pages, reading } = await openNewSite(request, services);
  return { ...pages, ...(await reading) };
}

/**
 * Reads the pages of a new site as an analysis does, the planned ones first, and asks for every old address. `reading`: its images, of which
 * some may still be on their way. Throws `AppError` as `crawlSite`.
 */
export async function openNewSite(request: ReadRequest, services: ReadServices): Promise<{ pages: NewPages; reading: Promise<NewImages> }> {
  const { brief, url, schemeGiven, render = 'always' } = request;
  const { egress, signal, report } = services;
  const recorder = services.renderer ? recordLayouts(services.renderer, { takesScreens: services.saveFirstScreens !== undefined }) : null;
  const planned = plannedAddresses(brief);
  const map = mapPaths(brief.url, url);
  const pages = planned.filter(({ kind }) => kind === 'keep' || kind === 'add').map(({ path }) => map.toNew(path));
  const maxPages = Math.min(MAX_PAGES_CLI, pages.length + FURTHER_PAGES);
  const renderer = recorder?.renderer ?? null;
  // Images are only compared by what they show where those of today were, too.
  const hashed = new Set(brief.images?.flatMap(({ url: image, hash }) => (hash === null ? [] : [image])));
  const crawl = watchRequests(egress);
  let isPaced = false;
  const room = () => (isPaced || renderer ? FEW_IMAGES : Math.min(IMAGES_AT_ONCE, AT_ONCE - crawl.running()));
  const hasLoaded = (image: string) => recorder?.hasLoaded(image) === true;
  const images =
    hashed.size > 0 && renderer
      ? createImageReader({ egress, signal, renderer, isKnown: (image) => hasLoaded(image) && hashed.has(image) })
      : createImageChecker({ egress, signal, isKnown: hasLoaded, room });
  crawl.onEnd(() => images.goOn?.());
  const preparing = readBriefEarly(brief);
  const onPageRead = (page: Page, rules: { isPaced: boolean }) => {
    isPaced = rules.isPaced;
    // The next pages are asked for first.
    setImmediate(() => images.start(page));
  };
  const site = await crawlSite(
    { url, schemeGiven, maxPages, pages, render },
    { egress: crawl.egress, signal, report, renderer, onPageRead },
  ).catch((error) => {
    preparing.stop();
    throw error;
  });
  const count = site.pages.length;
  const say = (step: number, message: string) => report({ stage: 'audit', step, message, pagesRead: count, pagesTotal: count, page: null });
  say(3, 'Asking for the old addresses');
  const client = createPoliteClient({ egress, signal, clock: systemClock }, crawlBudgetMs(planned.length));
  const readMap = mapPaths(brief.url, site.url);
  const probing = probeAddresses(
    planned.map(({ path }) => path),
    { site, map: readMap, client },
  );
  const reading = images.finish(site);
  for (const work of [probing, reading]) work.catch(() => undefined); // awaited below, and by the caller
  // Computed while addresses and images are asked for.
  await idle();
  const audit = await inTurns(auditInSteps(site));
  await preparing.done;
  await idle();
  buildSiteModel(site);
  const probes = await probing;
  say(4, 'Comparing with the brief');
  const layouts = site.pages.flatMap((page) => {
    const layout = recorder?.layoutOf(page.url) ?? recorder?.layoutOf(page.requestedUrl);
    return layout ? [{ path: readMap.toOld(page.url), ...layout }] : [];
  });
  const screens = site.pages.flatMap((page) => {
    const screenshots = recorder?.screensOf(page.url) ?? recorder?.screensOf(page.requestedUrl);
    return screenshots ? [{ path: readMap.toOld(page.url), screenshots }] : [];
  });
  if (screens.length > 0) await services.saveFirstScreens?.(screens);
  return { pages: { site, audit, ...probes, layouts }, reading };
}
