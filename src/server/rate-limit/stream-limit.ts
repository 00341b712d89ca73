import { AppError } from '#contracts/errors.ts';

/** Open streams per user in this process. A browser opens at most six per host, and with HTTP/2 one per tab. */
const STREAMS_PER_USER = 20;

/** Limits the streams of each user. `enter` throws `too-many-requests`; it returns the function to call when the stream ends. */
export function createStreamLimit(max = STREAMS_PER_USER) {
  const open = new Map<string, number>();
  return {
    enter(userId: string): () => void {
      const count = open.get(userId) ?? 0;
      if (count >= max)
        throw new AppError('too-many-requests', 'Too many open tabs for this page. Please close some of them and try again.', {
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
