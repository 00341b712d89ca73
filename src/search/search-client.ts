export type SearchProviderId = 'searxng' | 'brave' | 'tavily' | 'serper' | 'exa';

/** One result. `snippet` is plain text, '' when the engine gives none. */
export type SearchResult = { title: string; url: string; snippet: string };

/** Client of a search engine; the only access to one. */
export type SearchClient = {
  /** For people: `Brave Search`. */
  name: string;
  /**
   * Best results first, at most 20, each with an http(s) URL. Throws `AppError` with a sentence: `'cancelled'`, `too-many-requests`,
   * `unavailable`.
   */
  search(query: string, options?: { signal?: AbortSignal | undefined }): Promise<SearchResult[]>;
};
