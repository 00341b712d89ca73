import type { AnalyzeServices } from '#pipeline/analyze-site.ts';
import { type Clock, systemClock } from '#pipeline/crawl/clock.ts';
import type { Renderer, SiteRenderer } from '#pipeline/crawl/render/renderer.ts';
import type { WorkSlot } from './work-slots.ts';

type Services = Pick<AnalyzeServices, 'egress' | 'renderer' | 'model' | 'search' | 'places' | 'clock'>;
type Egress = AnalyzeServices['egress'];
type LanguageModelClient = NonNullable<AnalyzeServices['model']>;
type SearchClient = NonNullable<AnalyzeServices['search']>;
type PlacesClient = NonNullable<AnalyzeServices['places']>;
type Run = { slot?: WorkSlot; signal: AbortSignal };

/** After this long without an answer an analysis waits. Pages of an ordinary site come one after another within it. */
const QUIET_MS = 700;
const LOOK_EVERY_MS = 100;
/** A look that comes so late shows that the thread was busy: what has arrived meanwhile was not seen yet. */
const LATE_MS = LOOK_EVERY_MS * 2;
/** Smaller pieces are no answer: some servers send a byte now and then. */
const PIECE_BYTES = 16 * 1024;
/** How much of an answer is read without a slot. */
const BUFFERED_BYTES = 1024 * 1024;

/**
 * Services that give the slot of an analysis back while it does nothing but wait for them, and take one again before they hand over an
 * answer. Pages being rendered are work: each takes a tab. `close` ends the watch.
 */
export function givesBackSlot<T extends Services>(services: T, { slot, signal }: Run): { services: T & Services; close: () => void } {
  if (!slot) return { services, close: () => {} };
  const watch = watchWaiting(slot, signal);
  const { renderer, model, search, places } = services;
  return {
    services: {
      ...services,
      egress: waitingEgress(services.egress, watch),
      clock: waitingClock(services.clock ?? systemClock, watch),
      ...(renderer ? { renderer: workingRenderer(renderer, watch) } : {}),
      ...(model ? { model: waitingModel(model, watch) } : {}),
      ...(search ? { search: waitingSearch(search, watch) } : {}),
      ...(places ? { places: waitingPlaces(places, watch) } : {}),
    },
    close: watch.close,
  };
}

type Watch = ReturnType<typeof watchWaiting>;

function watchWaiting(slot: WorkSlot, signal: AbortSignal) {
  let waits = 0;
  let renderings = 0;
  let heldBytes = 0;
  let heldAtPause = 0;
  let pieceBytes = 0;
  let lastAnswer = performance.now();
  let lastLook = lastAnswer;
  let isPaused = false;
  let returning: Promise<void> | null = null;
  const aborted = new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));

  const look = () => {
    const now = performance.now();
    const isLate = now - lastLook > LATE_MS;
    lastLook = now;
    if (isPaused || isLate || waits === 0 || renderings > 0 || now - lastAnswer < QUIET_MS) return;
    isPaused = true;
    heldAtPause = heldBytes;
    slot.pause(heldBytes);
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  /** Resolves when the analysis may compute; at once when it was stopped. */
  const proceed = async (): Promise<void> => {
    lastAnswer = performance.now();
    if (!isPaused || signal.aborted) return;
    returning ??= slot.resume().then(() => {
      isPaused = false;
      returning = null;
      lastAnswer = performance.now();
    });
    await Promise.race([returning, aborted]);
  };
  return {
    /** Someone else's answer. */
    async answer<T>(asked: Promise<T>): Promise<T> {
      waits += 1;
      try {
        return await asked;
      } finally {
        waits -= 1;
        await proceed();
      }
    },
    /** A wait after which nothing is computed. */
    pause: <T>(asked: Promise<T>): Promise<T> => {
      waits += 1;
      return asked.finally(() => {
        waits -= 1;
      });
    },
    async render<T>(work: () => Promise<T>): Promise<T> {
      await proceed();
      renderings += 1;
      try {
        return await work();
      } finally {
        renderings -= 1;
        lastAnswer = performance.now();
      }
    },
    received(bytes: number): Promise<void> | undefined {
      heldBytes += bytes;
      pieceBytes += bytes;
      if (isPaused) return heldBytes - heldAtPause > BUFFERED_BYTES ? proceed() : undefined;
      if (pieceBytes < PIECE_BYTES) return undefined;
      pieceBytes = 0;
      lastAnswer = performance.now();
      return undefined;
    },
    close: () => clearInterval(timer),
  };
}

const waitingEgress = (egress: Egress, watch: Watch): Egress => ({
  fetch: (url, request) => watch.answer(egress.fetch(url, { ...request, onData: watch.received })),
  check: (url, signal) => watch.answer(egress.check(url, signal)),
  close: () => egress.close(),
});

const waitingClock = ({ now, sleep }: Clock, watch: Watch): Clock => ({ now, sleep: (ms, signal) => watch.pause(sleep(ms, signal)) });

const waitingModel = (model: LanguageModelClient, watch: Watch): LanguageModelClient => ({
  name: model.name,
  ask: (question) => watch.answer(model.ask(question)),
  estimateTokens: (text) => model.estimateTokens(text),
  costUsd: (usage) => model.costUsd(usage),
});

const waitingSearch = (client: SearchClient, watch: Watch): SearchClient => ({
  name: client.name,
  search: (query, options) => watch.answer(client.search(query, options)),
});

const waitingPlaces = (client: PlacesClient, watch: Watch): PlacesClient => ({
  name: client.name,
  attribution: client.attribution,
  findPlace: (query, signal) => watch.answer(client.findPlace(query, signal)),
  findNearby: (query, signal) => watch.answer(client.findNearby(query, signal)),
});

function workingRenderer(renderer: Renderer, watch: Watch): Renderer {
  const { hashImages } = renderer;
  const workingSite = (site: SiteRenderer): SiteRenderer => ({
    render: (url, options) => watch.render(() => site.render(url, options)),
    close: () => site.close(),
  });
  return {
    openSite: (options) => workingSite(renderer.openSite(options)),
    ...(hashImages ? { hashImages: (files) => watch.render(() => hashImages.call(renderer, files)) } : {}),
    close: () => renderer.close(),
  };
}
