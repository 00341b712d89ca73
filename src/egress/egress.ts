/**
 * Name and password for one site (RFC 7617), given by its owner: sent to this origin and, where it is plain HTTP, to the same host over
 * HTTPS; never to another host, never logged.
 */
export type SiteCredentials = { origin: string; username: string; password: string };

/** One request to another site. */
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
  credentials?: SiteCredentials;
  /** Called with the length of each piece of the body, decompressed; the next piece is not read before it has resolved. */
  onData?: ((bytes: number) => Promise<void> | undefined) | undefined;
};

/** The response at the end of the redirects, whatever its status; only a failed exchange throws. */
export type EgressResponse = {
  /** URL that responded. */
  url: string;
  status: number;
  /** Names in lower case; repeated headers joined with `, `. */
  headers: Record<string, string>;
  /** Each hop before the response, with its status. */
  redirects: { url: string; status: number }[];
  /** Decompressed. */
  body: Uint8Array;
  transferBytes: number;
  truncated: boolean;
};

/**
 * The only client for other people's sites. Resolves a host, refuses every non-public IP address, connects only to the
 * address it checked, and does so again at each redirect. Pinned hosts (`EGRESS_RESOLVE`) may be private.
 */
export type Egress = {
  /**
   * Throws `AppError`: `address-refused`, `address-unresolved`, `site-unreachable` (refused, reset, TLS, timeout, redirect
   * loop), `'cancelled'`. Messages never reveal an IP address, a port state or a path of this machine.
   */
  fetch(url: string, request: EgressRequest): Promise<EgressResponse>;
  /** Resolves and checks without connecting. Throws as `fetch`. */
  check(url: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
};
