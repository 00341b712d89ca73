import { setTimeout as delay } from 'node:timers/promises';
import { AppError, isAppError } from '#contracts/errors.ts';
import type { Egress, EgressResponse } from '#egress/egress.ts';
import { parsePlace, placeUrl } from './nominatim.ts';
import { nearbyUrl, parseNearby } from './overpass.ts';
import type { OwnFolder } from './own-folder.ts';
import type { PlacesClient } from './places-client.ts';
import { createResponseCache } from './response-cache.ts';
import { type Clock, createTurns } from './take-turns.ts';

export type PlacesSettings = { nominatimUrl: string; overpassUrl: string };
export type PlacesServices = {
  /** One of its own, with our name for these services and their hosts trusted. */
  egress: Egress;
  /** For responses and turns; see `folderIn`. */
  folder: OwnFolder;
  clock?: Clock;
};

/** One of the two services, with its own limits. */
type Service = { id: 'nominatim' | 'overpass'; timeoutMs: number; maxBytes: number };
const NOMINATIM: Service = { id: 'nominatim', timeoutMs: 8_000, maxBytes: 100_000 };
const OVERPASS: Service = { id: 'overpass', timeoutMs: 20_000, maxBytes: 2_000_000 };

const MINUTE_MS = 60_000;
/** How long a service is left alone after it could not be used, was busy, or refused us. */
const PAUSE_MS = { unavailable: 2 * MINUTE_MS, busy: 10 * MINUTE_MS, refused: 60 * MINUTE_MS };

const systemClock: Clock = {
  now: Date.now,
  async wait(ms, signal) {
    await delay(ms, undefined, { signal });
  },
};

/** Creates the client of OpenStreetMap's services. Nothing is sent before the first question. */
export function createPlaces(settings: PlacesSettings, { egress, folder, clock = systemClock }: PlacesServices): PlacesClient {
  const cache = createResponseCache(folder, clock.now);
  const takeTurn = createTurns(folder, clock);
  const pauses = new Map<Service['id'], { until: number; failure: AppError }>();

  async function ask<T>(service: Service, url: string, parse: (body: string) => T, signal: AbortSignal): Promise<T> {
    const known = readKnown(await cache.get(url), parse);
    if (known) return known.answer;
    const pause = pauses.get(service.id);
    if (pause && clock.now() < pause.until) throw pause.failure;
    try {
      // A service that can't be found costs no turn.
      await egress.check(url, signal);
      await takeTurn(service.id, signal);
      const body = readBody(await egress.fetch(url, { ...service, maxRedirects: 0, signal }));
      const answer = readAnswer(body, parse);
      await cache.set(url, body);
      return answer;
    } catch (error) {
      if (signal.aborted) throw new AppError('cancelled', 'The analysis was canceled.', { cause: error });
      const { failure, pauseMs } = error instanceof Refusal ? error : unavailable(error);
      pauses.set(service.id, { until: clock.now() + pauseMs, failure });
      throw failure;
    }
  }

  return {
    name: 'OpenStreetMap',
    attribution: '© OpenStreetMap contributors',
    findPlace: (query, signal) => ask(NOMINATIM, placeUrl(settings.nominatimUrl, query), parsePlace, signal),
    findNearby: (query, signal) => ask(OVERPASS, nearbyUrl(settings.overpassUrl, query), (body) => parseNearby(body, query), signal),
  };
}

/** A response that is no answer: what it means for people, and how long not to ask again. */
class Refusal extends Error {
  readonly failure: AppError;
  readonly pauseMs: number;

  constructor(failure: AppError, pauseMs: number) {
    super(failure.message);
    this.failure = failure;
    this.pauseMs = pauseMs;
  }
}

const because = (why: string) => `Local competitors were not looked up: OpenStreetMap ${why}.`;

function unavailable(cause: unknown): Refusal {
  const why = isAppError(cause) ? 'could not be reached' : 'did not give a usable answer';
  return new Refusal(new AppError('unavailable', because(why), { cause }), PAUSE_MS.unavailable);
}

function readBody({ status, headers, body, truncated }: EgressResponse): string {
  if (status === 429 || status === 504) {
    const seconds = Number(headers['retry-after'] ?? 0);
    const pauseMs = Math.max(PAUSE_MS.busy, Number.isFinite(seconds) ? seconds * 1_000 : 0);
    throw new Refusal(new AppError('too-many-requests', because('has too many requests at the moment')), pauseMs);
  }
  if (status === 401 || status === 403) throw new Refusal(new AppError('unavailable', because('refused the request')), PAUSE_MS.refused);
  if (status !== 200 || truncated) throw new Error(`OpenStreetMap answered with status ${status}${truncated ? ' and too much' : ''}`);
  return Buffer.from(body).toString('utf8');
}

/** A kept response may be of an older version: then it is asked for again. */
function readKnown<T>(body: string | null, parse: (body: string) => T): { answer: T } | null {
  if (body === null) return null;
  try {
    return { answer: parse(body) };
  } catch {
    return null;
  }
}

function readAnswer<T>(body: string, parse: (body: string) => T): T {
  try {
    return parse(body);
  } catch (cause) {
    throw new Error('OpenStreetMap answered in another shape', { cause });
  }
}
