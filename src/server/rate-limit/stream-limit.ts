import { AppError } from '#contracts/errors.ts';

/** Open streams of one person in this process; a browser has at most six to one host unless it speaks HTTP/2, and then one per open tab. */
const STREAMS_PER_USER = 20;

/** Counts long answers per person, so that nobody takes up every connection. `enter` throws `too-many-requests`; it answers what to call at the end. */
export function createStreamLimit(max = STREAMS_PER_USER) {
  const open = new Map<string, number>();
  return {
    enter(userId: string): () => void {
      const count = open.get(userId) ?? 0;
      if (count >= max)
        throw new AppError('too-many-requests', 'This page is open too many times at once. Please close some of its tabs and try again.', {
          retryAfterSeconds: 5,
        });
      open.set(userId, count + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (open.get(userId) ?? 1) - 1;
        if (rest > 0) open.set(userId, rest);
        else open.delete(userId);
      };
    },
  };
}
