import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contracts/user.ts';
import { resetSessionSettings } from '../ui/session-settings.ts';
import { call, request } from './client.ts';
import { User as UserAnswer } from './first-answers.ts';

export const sessionKey = ['session'] as const;

/** The signed-in user, or null: a rejected or failed request means signed out. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await request('/api/auth/user', UserAnswer, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    }
  },
});

export function useSession(): { user: User | null; isLoading: boolean } {
  const { data, isPending } = useQuery(sessionQuery);
  return { user: data ?? null, isLoading: isPending };
}

/** Signs out here even when the call fails. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('/api/auth/logout', { method: 'POST' }),
    onSettled: () => changeSession(client, null),
  });
}

/** Another user, or none: clear everything of the previous one. */
export function changeSession(client: QueryClient, user: User | null) {
  if (!user) resetSessionSettings();
  client.setQueryData(sessionKey, user);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
}
