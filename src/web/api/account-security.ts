import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AccountState,
  NotificationChange,
  RecoveryCodes,
  type SecondFactorProof,
  SecondFactorSetup,
  type SecondFactorStart,
  SecurityEventList,
} from '#contracts/security.ts';
import { accountSessionsQuery } from './account.ts';
import { call, request } from './client.ts';

const PATH = '/api/account/second-factor';

export const accountStateQuery = queryOptions({
  queryKey: ['account-state'],
  staleTime: 0,
  queryFn: ({ signal }) => request('/api/account', AccountState, { signal }),
});

export const securityEventsQuery = queryOptions({
  queryKey: ['security-events'],
  staleTime: 0,
  queryFn: ({ signal }) => request('/api/account/security-events', SecurityEventList, { signal }),
});

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
