import { pause } from './processes.ts';
import type { Person } from './virtual-user.ts';

/** What somebody saw who followed analyses. */
export type Followed = {
  events: number;
  /** Analyses followed to their end. */
  ended: number;
  /** Times the stream ended before the analysis did and was taken up again. */
  resumed: number;
  /** Events that did not come, or came twice, and answers that were none. */
  wrong: string[];
};

/** Between two connections; browsers wait some seconds. */
const AGAIN_AFTER_MS = 200;

/** Follows the analysis of a project to its end as a browser does: a stream that ends before is taken up again behind the last event. */
export async function follow(where: string, person: Person, projectId: string, followed: Followed): Promise<void> {
  let last = 0;
  for (;;) {
    const headers = { cookie: person.cookie(), accept: 'text/event-stream', ...(last > 0 ? { 'last-event-id': String(last) } : {}) };
    const answer = await fetch(`${where}/api/projects/${projectId}/events`, { headers }).catch(() => null);
    if (answer?.status !== 200 || !answer.body) {
      await answer?.body?.cancel();
      if (answer?.status === 204) return;
      followed.wrong.push(`progress was answered with ${answer?.status ?? 'nothing'}`);
      return;
    }
    try {
      for await (const { id, type } of eventsOf(answer.body)) {
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
      // The others are there to keep the connection alive.
      if (id !== undefined && type !== undefined) yield { id: Number(id), type };
    }
  }
}
