import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccountChange, type AccountDeletion, AccountSessionList, type PasswordChange, SessionsEnded } from '#contracts/account.ts';
import { User } from '#contracts/user.ts';
import { call, request } from './client.ts';
import { changeSession, sessionKey } from './session.ts';

/** Everything that is kept of a person, as one file. */
export const ACCOUNT_DATA_PATH = '/api/account/export';

export const accountSessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  // Other browsers can sign in and out without this page noticing.
  staleTime: 0,
  queryFn: ({ signal }) => request('/api/account/sessions', AccountSessionList, { signal }),
});

export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AccountChange) => request('/api/account', User, { method: 'PATCH', body: change }),
    onSuccess: (user) => client.setQueryData(sessionKey, user),
  });
}

/** A new password ends every other session. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PasswordChange) => request('/api/account/password', User, { method: 'POST', body: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/account/sessions', SessionsEnded, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  });
}

/** Deletes the user's own account with all its data. Then call `forget`, once on a screen that visitors may see. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (input: AccountDeletion) => call('/api/account', { method: 'DELETE', body: input }),
  });
  return { ...remove, forget: () => changeSession(client, null) };
}
