import { randomBytes, timingSafeEqual } from 'node:crypto';

/** What one session may use. */
export type SessionLimits = {
  /** Bytes in both directions, together. */
  maxBytes: number;
  /** Requests and tunnels, together, until more are allowed. */
  maxRequests: number;
  /** Requests and tunnels at one time. */
  maxOpen: number;
};

/** A session's account: what it used, and how it ends. */
export type Account = {
  username: string;
  password: string;
  /** Aborted when the session is closed or over its limits. */
  signal: AbortSignal;
  /** Counts one request or tunnel; null when there is no room for it, else the call that ends it. */
  enter(): (() => void) | null;
  /** Counts traffic; false when the session is over its limit, which ends it. */
  count(bytes: number): boolean;
  bytes(): number;
  /** Allows this many requests more; of what was allowed before and not used, at most as many are kept. */
  allow(requests: number): void;
  /** Whether the header value of Proxy-Authorization carries this session's secret. */
  knows(password: string): boolean;
  end(): void;
};

/** Opens an account with a secret of its own (144 bits). */
export function openAccount(limits: SessionLimits): Account {
  const username = randomBytes(9).toString('base64url');
  const password = randomBytes(18).toString('base64url');
  const secret = Buffer.from(password);
  const stop = new AbortController();
  let bytes = 0;
  let left = limits.maxRequests;
  let open = 0;
  return {
    username,
    password,
    signal: stop.signal,
    enter() {
      if (stop.signal.aborted || open >= limits.maxOpen || left <= 0) return null;
      left -= 1;
      open += 1;
      let ended = false;
      return () => {
        if (!ended) open -= 1;
        ended = true;
      };
    },
    count(more) {
      bytes += more;
      if (bytes > limits.maxBytes) stop.abort();
      return !stop.signal.aborted;
    },
    bytes: () => bytes,
    allow(more) {
      left = Math.min(left, more) + more;
    },
    knows(given) {
      const bytesGiven = Buffer.from(given);
      return bytesGiven.length === secret.length && timingSafeEqual(bytesGiven, secret);
    },
    end: () => stop.abort(),
  };
}
