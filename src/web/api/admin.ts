import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { InvitationCreated, type InvitationInput, InvitationList, PasswordLink } from '#contracts/account-links.ts';
import {
  AdminAnalytics,
  AdminSettings,
  type AdminSettingsChange,
  AdminStats,
  AdminUser,
  type AdminUserChange,
  AdminUserList,
  type AdminUserSort,
  AuditLog,
  TOTAL_COUNT_HEADER,
} from '#contracts/admin.ts';
import { AdminJob, AdminJobList, type JobState } from '#contracts/admin-jobs.ts';
import { apiQuery, call, checkAnswer, request } from './client.ts';
import { sessionKey } from './session.ts';

/** Admin data changes through others: refetched whenever a screen shows it, with the last response shown meanwhile. */
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;
const all = ['admin'] as const;
const JOBS_AGAIN_MS = 5_000;

export const adminStatsQuery = apiQuery([...all, 'stats'], '/api/admin/stats', AdminStats, fresh);

/** `search` '' finds everyone. */
export type UserListQuery = { search: string; sort: AdminUserSort; page: number; pageSize: number };

export const adminUsersQuery = (query: UserListQuery) =>
  queryOptions({
    ...fresh,
    queryKey: [...all, 'users', query],
    queryFn: ({ signal }) => requestPage(withQuery('/api/admin/users', query), AdminUserList, signal),
  });

export const auditLogQuery = (query: { page: number; pageSize: number }) =>
  queryOptions({
    ...fresh,
    queryKey: [...all, 'audit-log', query],
    queryFn: ({ signal }) => requestPage(withQuery('/api/admin/audit-log', query), AuditLog, signal),
  });

export const adminAnalyticsQuery = (days: number) =>
  apiQuery([...all, 'analytics', days], withQuery('/api/admin/analytics', { days }), AdminAnalytics, fresh);

/** `state` '' gives analyses in every state. Polled while shown, since jobs progress on their own. */
export const adminJobsQuery = (query: { state: JobState | ''; page: number; pageSize: number }) =>
  queryOptions({
    ...fresh,
    queryKey: [...all, 'jobs', query],
    queryFn: ({ signal }) => requestPage(withQuery('/api/admin/jobs', query), AdminJobList, signal),
    refetchInterval: JOBS_AGAIN_MS,
  });

export const adminSettingsQuery = apiQuery([...all, 'settings'], '/api/admin/settings', AdminSettings, fresh);

const userPath = (id: string) => `/api/admin/users/${encodeURIComponent(id)}`;

/** Marks all that administrators see as out of date; their own role may have changed too. */
function useRefreshAdmin() {
  const client = useQueryClient();
  return () => Promise.all([client.invalidateQueries({ queryKey: all }), client.invalidateQueries({ queryKey: sessionKey })]);
}

export function useChangeUser(id: string) {
  const refresh = useRefreshAdmin();
  return useMutation({
    mutationFn: (change: AdminUserChange) => request(userPath(id), AdminUser, { method: 'PUT', body: change }),
    onSuccess: refresh,
  });
}

export function useDeleteUser(id: string) {
  const refresh = useRefreshAdmin();
  return useMutation({ mutationFn: () => call(userPath(id), { method: 'DELETE' }), onSuccess: refresh });
}

export function useResetPassword(id: string) {
  const refresh = useRefreshAdmin();
  return useMutation({
    mutationFn: (newPassword: string) => call(`${userPath(id)}/reset-password`, { method: 'POST', body: { newPassword } }),
    onSuccess: refresh,
  });
}

/** A link for a new password: by mail, or to hand over. */
export function usePasswordLink(id: string) {
  return useMutation({ mutationFn: () => request(`${userPath(id)}/password-link`, PasswordLink, { method: 'POST', body: {} }) });
}

export function useResetSecondFactor(id: string) {
  const refresh = useRefreshAdmin();
  return useMutation({
    mutationFn: () => call(`${userPath(id)}/reset-second-factor`, { method: 'POST', body: {} }),
    onSuccess: refresh,
  });
}

export const invitationsQuery = apiQuery([...all, 'invitations'], '/api/admin/invitations', InvitationList, fresh);

export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationInput) => request('/api/admin/invitations', InvitationCreated, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
}

export function useRevokeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(`/api/admin/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
}

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`/api/admin/jobs/${encodeURIComponent(id)}/retry`, AdminJob, { method: 'POST', body: {} }),
    // Also after a refusal: the list was out of date then.
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useChangeAdminSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AdminSettingsChange) => request('/api/admin/settings', AdminSettings, { method: 'PUT', body: change }),
    onSuccess: (settings) => {
      client.setQueryData(adminSettingsQuery.queryKey, settings);
      return client.invalidateQueries({ queryKey: [...all, 'audit-log'] });
    },
  });
}

/** One page of a list, and the length of the whole list, which comes in a header. */
async function requestPage<S extends z.ZodType>(path: string, schema: S, signal: AbortSignal) {
  const { body, status, headers } = await call(path, { signal });
  return { items: checkAnswer(schema, body, status), total: Number(headers.get(TOTAL_COUNT_HEADER) ?? 0) };
}

/** Leaves out what is empty. */
function withQuery(path: string, query: Record<string, string | number>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== '') search.set(name, String(value));
  return `${path}?${search}`;
}
