import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BlueprintAnswer } from '#contracts/blueprint.ts';
import { apiQuery } from './client.ts';
import { apiPath } from './project-list.ts';

/** While images are being loaded. */
const POLL_MS = 1_500;
/** The address of the files ends after two hours. */
const RENEW_MS = 45 * 60_000;

const blueprintQuery = (id: string, isDemo: boolean, strategyVersion: number) =>
  apiQuery(['blueprint', id, { isDemo, strategyVersion }], apiPath(id, '/blueprint', isDemo), BlueprintAnswer, {
    // Facts and pages may have changed since.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.images.isLoading ? POLL_MS : RENEW_MS),
    placeholderData: keepPreviousData,
  });

/** The drawn blueprint of a project; the one before stays until the one of a new version is there. */
export function useBlueprint(id: string, isDemo: boolean, strategyVersion: number) {
  return useQuery(blueprintQuery(id, isDemo, strategyVersion));
}

/** Where all of it can be downloaded as one archive. */
export const blueprintZipPath = (id: string, isDemo: boolean): string => apiPath(id, '/blueprint.zip', isDemo);

/** Where a screenshot of its home page can be downloaded, by the file name that the prompt gives. */
export const blueprintImagePath = (id: string, name: string, isDemo: boolean): string => apiPath(id, `/blueprint/images/${name}`, isDemo);
