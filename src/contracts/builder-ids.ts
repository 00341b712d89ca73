/** Builder ids and names, apart from their schema: what only prints them starts without loading zod. The HTTP API calls a builder a designer. */
export const BUILDER_IDS = ['lovable', 'framer', 'wix', 'typedream', '10web', 'custom'] as const;

/** Display names, derived from the ids. */
export const BUILDER_NAMES: Record<(typeof BUILDER_IDS)[number], string> = {
  lovable: 'Lovable',
  framer: 'Framer AI',
  wix: 'Wix AI',
  typedream: 'Typedream AI',
  '10web': '10Web AI',
  custom: 'Custom',
};
