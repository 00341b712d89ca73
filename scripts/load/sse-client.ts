import { pause } from './processes.ts';
import type { VirtualUser } from './virtual-user.ts';

/** What a client that followed analyses received. */
export type Followed = {
  events: number;
  /** Analyses followed to their end. */
  ended: number;
  /** Times the stream ended before the analysis did and was resumed. */
  resumed: number;
  /** Missing and repeated events, and unexpected responses. */
  wrong: string[];
};

/** Between two connections; browsers wait a few seconds. */
const AGAIN_AFTER_MS = 200;

/** Follows the analysis of a project to its end as a browser does: a stream that ends early is resumed after the last event. */
export async function follow(where: string, user: VirtualUser, projectId: string, followed: Followed): Promise<void> {
  let last = 0;
  for (;;) {
    const headers = { cookie: user.cookie(), accept: 'text/event-stream', ...(last > 0 ? { 'last-event-id': String(last) } : {}) };
    const response = await fetch(`${where}/api/projects/${projectId}/events`, { headers }).catch(() => null);
    if (response?.status !== 200 || !response.body) {
      await response?.body?.cancel();
      if (response?.status === 204) return;
      followed.wrong.push(`progress returned ${response?.status ?? 'nothing'}`);
      return;
    }
    try {
      for await (const { id, type } of eventsOf(response.body)) {
        if (id !== last + 1) followed.wrong.push(`event ${id} came after ${last}`);
        last = id;
        followed.events += 1;
        if (type === 'progress') continue;
        followed.ended += 1;
        if (type === 'failed') followed.wrong.push('an analysis failed');
        return;
      }
    } catch {
      followed.wrong.push('a stream of progress was cut off');
    }
    followed.resumed += 1;
    await pause(AGAIN_AFTER_MS);
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ id: number; type: string }> {
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    text += piece;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
      const [id, type] = [field('id'), field('event')];
      // Others only keep the connection alive.
      if (id !== undefined && type !== undefined) yield { id: Number(id), type };
    }
  }
}
