/** One request to somebody else's site. */
export type EgressRequest = {
  method?: 'GET' | 'HEAD';
  /** Extra request headers; host, cookie and authorization are refused (cookies: below). */
  headers?: Record<string, string>;
  /** Bytes of the body after decompression; the rest is not read and `truncated` says so. */
  maxBytes: number;
  /** For the whole exchange, redirects and body included. */
  timeoutMs: number;
  /** Default 5. */
  maxRedirects?: number;
  signal?: AbortSignal | undefined;
  /**
   * Whose cookies these are: requests with the same object share what redirects set (a consent or session gate), each host its own.
   * They are gone when the object is. Without it none are kept or sent.
   */
  cookies?: object;
};

/** The answer at the end of the redirects. Any status is an answer; only a failed exchange throws. */
export type EgressResponse = {
  /** Address that answered. */
  url: string;
  status: number;
  /** Names in lower case; repeated headers joined with `, `. */
  headers: Record<string, string>;
  /** Each hop before the answer, with its status. */
  redirects: { url: string; status: number }[];
  /** Decompressed. */
  body: Uint8Array;
  transferBytes: number;
  truncated: boolean;
};

/**
 * The only door to other people's sites. Resolves a host, refuses every non-public address, connects to the very
 * address it checked, and does so again at each redirect. Pinned hosts (`EGRESS_RESOLVE`) may be private.
 */
export type Egress = {
  /**
   * Throws `AppError`: `address-refused`, `address-unresolved`, `site-unreachable` (refused, reset, TLS, timeout, redirect
   * loop), `cancelled`. Messages never tell an address, a port state or a path of this machine.
   */
  fetch(url: string, request: EgressRequest): Promise<EgressResponse>;
  /** Resolves and checks without connecting. Throws as `fetch`. */
  check(url: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
};
