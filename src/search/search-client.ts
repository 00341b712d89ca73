export type SearchProviderId = 'searxng' | 'brave' | 'tavily' | 'serper' | 'exa';

/** One hit. `snippet` is plain text, '' when the engine gives none. */
export type SearchResult = { title: string; url: string; snippet: string };

/** The only door to search engines. */
export type SearchClient = {
  /** For people: `Brave Search`. */
  name: string;
  /**
   * Best hits first, at most 20, each with an http(s) address. Throws `AppError` with a sentence: `cancelled`,
   * `too-many-requests`, `unavailable`.
   */
  search(query: string, options?: { signal?: AbortSignal | undefined }): Promise<SearchResult[]>;
};
