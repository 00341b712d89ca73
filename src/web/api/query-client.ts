import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasStatus } from './client.ts';
import { sessionKey } from './session.ts';

/** Server state: fetched once, kept until invalidated; a lost session signs the user out everywhere. */
export function createQueryClient(): QueryClient {
  const signOutOn401 = (error: unknown) => {
    if (hasStatus(error, 401) && client.getQueryData(sessionKey)) client.setQueryData(sessionKey, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: signOutOn401 }),
    mutationCache: new MutationCache({ onError: signOutOn401 }),
    defaultOptions: {
      // Offline calls fail at once with a message: by default they would wait silently for the network.
      queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
