/** What one analysis does with its slot. It has one when it starts. */
export type WorkSlot = {
  /**
   * From now on the analysis only waits for others: its slot is free for another one. `heldBytes` is what it has read so far and
   * keeps. While too many wait, or too much is kept, it stays in its slot.
   */
  pause(heldBytes: number): void;
  /** Resolves when the analysis has a slot again; before that it must not compute. */
  resume(): Promise<void>;
};

/** A slot that was entered; `leave` when the analysis is over. */
export type EnteredSlot = WorkSlot & { leave(): void };

export type WorkSlotOptions = {
  /** Analyses that compute at the same time. */
  slots: number;
  /** Analyses that wait at the same time. */
  maxWaiting?: number;
  /** What all that wait may have read, together. */
  maxHeldBytes?: number;
  /** Called when the number of those that have started but hold no slot changes. */
  onWaiting?: (waiting: number) => void;
};

/** An analysis that waits costs its progress events, one connection and a query a second. */
const MAX_WAITING = 40;
/** Facts of pages take up to five times the memory of their HTML, and the heap of the analysis thread has 512 MB for all. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;

/** `crowded`: it could wait, but too many others do. `returning`: it waits for a slot. */
type Place = { state: 'working' | 'crowded' | 'waiting' | 'returning' | 'gone'; heldBytes: number; isBack: PromiseWithResolvers<void> };

/**
 * Who may compute: at most `slots` analyses do, any number up to `maxWaiting` wait for other sites meanwhile. Those that return come
 * before those that start, each in their order.
 */
export function createWorkSlots({ slots, maxWaiting = MAX_WAITING, maxHeldBytes = MAX_HELD_BYTES, onWaiting = () => {} }: WorkSlotOptions) {
  const places = new Set<Place>();
  const returning: Place[] = [];
  const entering: (() => void)[] = [];
  let free = slots;
  let isClosed = false;
  let told = 0;

  const idle = () => [...places].filter(({ state }) => state === 'waiting' || state === 'returning');
  const settle = () => {
    for (const place of places) {
      if (place.state !== 'crowded') continue;
      const waiting = idle();
      const heldBytes = waiting.reduce((sum, other) => sum + other.heldBytes, place.heldBytes);
      if (waiting.length >= maxWaiting || heldBytes > maxHeldBytes) continue;
      place.state = 'waiting';
      free += 1;
    }
    while (free > 0 || isClosed) {
      const back = returning.shift();
      if (back) {
        back.state = 'working';
        back.isBack.resolve();
      } else {
        const enter = entering.shift();
        if (!enter) break;
        enter();
      }
      free -= 1;
    }
    const waiting = idle().length;
    if (waiting !== told) onWaiting(waiting);
    told = waiting;
  };
  const placeIn = (): EnteredSlot => {
    const place: Place = { state: 'working', heldBytes: 0, isBack: Promise.withResolvers() };
    places.add(place);
    return {
      pause(heldBytes) {
        if (place.state !== 'working') return;
        Object.assign(place, { state: 'crowded', heldBytes });
        settle();
      },
      resume() {
        if (place.state === 'crowded') place.state = 'working';
        if (place.state === 'waiting') {
          Object.assign(place, { state: 'returning', isBack: Promise.withResolvers() });
          returning.push(place);
          settle();
        }
        return place.state === 'returning' ? place.isBack.promise : Promise.resolve();
      },
      leave() {
        if (place.state === 'gone') return;
        if (place.state === 'working' || place.state === 'crowded') free += 1;
        if (place.state === 'returning') returning.splice(returning.indexOf(place), 1);
        place.state = 'gone';
        place.isBack.resolve();
        places.delete(place);
        settle();
      },
    };
  };
  return {
    /** Resolves with a slot when one is free. */
    async enter(): Promise<EnteredSlot> {
      await new Promise<void>((done) => {
        entering.push(done);
        settle();
      });
      return placeIn();
    },
    /** The process shuts down: nobody waits for a slot any longer. */
    close(): void {
      isClosed = true;
      settle();
    },
  };
}
