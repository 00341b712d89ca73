import type { BusinessModelId } from '#contracts/business.ts';

/** Whom a business of each model serves. */
const PEOPLE: Partial<Record<BusinessModelId, string>> = {
  nonprofit: 'supporters',
  community: 'members',
  event: 'participants',
  'public-body': 'citizens',
  'open-source': 'users',
  media: 'readers',
  personal: 'visitors',
  education: 'students or parents',
  hospitality: 'guests',
};

/** The word for those a business serves, in sentences to its owner; `customers` where nothing else is known. */
export function peopleOf(modelId: BusinessModelId | null): string {
  return (modelId && PEOPLE[modelId]) ?? 'customers';
}

/** Business models with similar organizations rather than competitors. */
export const WITHOUT_COMPETITORS: readonly BusinessModelId[] = ['nonprofit', 'community', 'public-body', 'personal'];

/** Business models whose sites need no prices. */
export const WITHOUT_PRICES: readonly BusinessModelId[] = [...WITHOUT_COMPETITORS, 'open-source', 'media'];
