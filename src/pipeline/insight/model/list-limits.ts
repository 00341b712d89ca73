/** Most entries of each list that a model is asked for. A list that has so many may be cut, so what it lacks is not denied. */
export const LIST_LIMITS = {
  targetAudiences: 8,
  services: 12,
  products: 12,
  valuePropositions: 8,
  uniqueSellingPoints: 8,
  geographies: 8,
  trustSignals: 8,
} as const;
export type ModelList = keyof typeof LIST_LIMITS;
