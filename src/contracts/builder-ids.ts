/** Builder ids, apart from their schema: what only prints them starts without loading zod. The HTTP API calls a builder a designer. */
export const BUILDER_IDS = ['lovable', 'framer', 'wix', 'typedream', '10web', 'custom'] as const;
