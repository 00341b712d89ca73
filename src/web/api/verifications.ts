import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerifyInput } from '#contracts/verification.ts';
import {
  StoredVerification,
  Ticked,
  type TickInput,
  VerificationList,
  VerificationStarted,
  withTicks,
} from '#contracts/verification-history.ts';
import { apiQuery, request } from './client.ts';
import { apiPath } from './project-list.ts';

/** While a check runs, in case its event stream is lost. */
const POLL_MS = 3_000;

/** The checks of a project's new site, newest first. */
export const verificationsQuery = (id: string, isDemo = false) =>
  apiQuery(['verifications', id, { isDemo }], apiPath(id, '/verifications', isDemo), VerificationList, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'running') ? POLL_MS : false),
  });

/** One report; only its ticks change. */
export const verificationQuery = (id: string, report: string, isDemo: boolean) =>
  apiQuery(['verification', id, report], apiPath(id, `/verifications/${encodeURIComponent(report)}`, isDemo), StoredVerification);

/** Marks the list of a project's checks as out of date. */
export function useRefreshVerifications(id: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['verifications', id] });
}

/** Requests a check, which runs in the background. */
export function useRequestCheck(id: string) {
  const refresh = useRefreshVerifications(id);
  return useMutation({
    mutationFn: (body: VerifyInput) =>
      request(apiPath(id, '/verify', false), VerificationStarted, { method: 'POST', body, headers: { Prefer: 'respond-async' } }),
    onSettled: () => refresh(),
  });
}

/**
 * Ticks entries of a report off or takes their ticks back, one call after the other: shown at once, and as they were where the server did not
 * save them.
 */
export function useSaveTicks(id: string, report: string) {
  const client = useQueryClient();
  const { queryKey } = verificationQuery(id, report, false);
  return useMutation({
    scope: { id: `ticks ${report}` },
    mutationFn: (body: TickInput) =>
      request(apiPath(id, `/verifications/${encodeURIComponent(report)}/ticks`, false), Ticked, { method: 'PUT', body }),
    onMutate: (change) => void client.setQueryData(queryKey, (before) => before && { ...before, ticks: withTicks(before.ticks, change) }),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
