import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccountChange, type AccountDeletion, AccountSessionList, type PasswordChange, SessionsEnded } from '#contracts/account.ts';
import { ApiKeyList, CreatedApiKey, type NewApiKey } from '#contracts/api-keys.ts';
import {
  AccountState,
  NotificationChange,
  RecoveryCodes,
  type SecondFactorProof,
  SecondFactorSetup,
  type SecondFactorStart,
  SecurityEventList,
} from '#contracts/security.ts';
import { User } from '#contracts/user.ts';
import { apiQuery, call, request } from './client.ts';
import { changeSession, sessionKey } from './session.ts';

/** Everything that is kept of a person, as one file. */
export const ACCOUNT_DATA_PATH = '/api/account/export';

export const accountSessionsQuery = apiQuery(['account-sessions'], '/api/account/sessions', AccountSessionList, {
  // Other browsers can sign in and out without this page noticing.
  staleTime: 0,
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

const PATH = '/api/account/second-factor';

export const accountStateQuery = apiQuery(['account-state'], '/api/account', AccountState, { staleTime: 0 });

export const securityEventsQuery = apiQuery(['security-events'], '/api/account/security-events', SecurityEventList, { staleTime: 0 });

export function useChangeNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationChange) => request('/api/account/notifications', NotificationChange, { method: 'PUT', body }),
    onSuccess: (change) => client.setQueryData(accountStateQuery.queryKey, (before) => before && { ...before, ...change }),
  });
}

/** After a change of the second factor: the state, the sessions it ended, the event. */
export function useRefreshSecurity() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [accountStateQuery, securityEventsQuery, accountSessionsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
}

export function useStartSecondFactor() {
  return useMutation({ mutationFn: (body: SecondFactorStart) => request(PATH, SecondFactorSetup, { method: 'POST', body }) });
}

/** Not refreshed by itself: the dialog shows the recovery codes first. */
export function useEnableSecondFactor() {
  return useMutation({ mutationFn: (body: { code: string }) => request(PATH, RecoveryCodes, { method: 'PUT', body }) });
}

export function useDisableSecondFactor() {
  const refresh = useRefreshSecurity();
  return useMutation({ mutationFn: (body: SecondFactorProof) => call(PATH, { method: 'DELETE', body }), onSuccess: refresh });
}

export function useNewRecoveryCodes() {
  return useMutation({
    mutationFn: (body: SecondFactorProof) => request('/api/account/recovery-codes', RecoveryCodes, { method: 'POST', body }),
  });
}

export const apiKeysQuery = apiQuery(['api-keys'], '/api/keys', ApiKeyList, {
  // Keys are used and revoked elsewhere.
  staleTime: 0,
});

/** Answers the new key: the only time it is told. It is not kept in the cache. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewApiKey) => request('/api/keys', CreatedApiKey, { method: 'POST', body: input }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(`/api/keys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
