import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type SecondFactorInput, SecondFactorNeeded } from '#contracts/security.ts';
import { type LoginInput, type RegisterInput, User } from '#contracts/user.ts';
import { resetSessionSettings } from '../ui/session-settings.ts';
import { call, request } from './client.ts';

/** The user, or that the account has a second factor: then nobody is signed in yet. */
const LoginResult = z.union([SecondFactorNeeded, User]);

export const sessionKey = ['session'] as const;

/** The signed-in user, or null: a rejected or failed request means signed out. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await request('/api/auth/user', User, { signal });
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

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LoginInput) => request('/api/auth/login', LoginResult, { method: 'POST', body: input }),
    onSuccess: (result) => {
      if (!('secondFactor' in result)) changeSession(client, result);
    },
  });
}

/** The second step of signing in. */
export function useSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SecondFactorInput) => request('/api/auth/second-factor', User, { method: 'POST', body: input }),
    onSuccess: (user) => changeSession(client, user),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RegisterInput) => request('/api/auth/register', User, { method: 'POST', body: input }),
    onSuccess: (user) => changeSession(client, user),
  });
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
