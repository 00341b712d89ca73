import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ShareCreated, type ShareInput, ShareList, type ShareSection } from '#contracts/share.ts';
import { apiQuery, call, request } from './client.ts';
import { apiPath } from './project-list.ts';

/** Links of a project, newest first. */
export const sharesQuery = (id: string) => apiQuery(['shares', id], apiPath(id, '/shares', false), ShareList, { staleTime: 0 });

/** Makes a link; the answer is the only one that holds its address. */
export function useCreateShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ShareInput) => request(apiPath(id, '/shares', false), ShareCreated, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['shares', id] }),
  });
}

/** Revokes a link: it stops working at once. */
export function useRevokeShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => call(apiPath(id, `/shares/${encodeURIComponent(shareId)}`, false), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['shares', id] }),
  });
}

/** Addresses of what can be taken away of a project. */
export function reportPaths(id: string, isDemo: boolean, sections: readonly ShareSection[]) {
  const query = new URLSearchParams({ sections: sections.join(','), ...(isDemo ? { demo: 'true' } : {}) });
  const base = apiPath(id, '', false);
  const demo = isDemo ? '?demo=true' : '';
  return {
    page: `${base}/report?${query}`,
    pdf: `${base}/report.pdf?${query}`,
    csv: `${base}/findings.csv${demo}`,
    zip: `${base}/bundle.zip${demo}`,
  };
}

/** Whether a host is this machine or an IP address, also one behind a proxy, rather than a name. */
const isBareAddress = (host: string): boolean =>
  host === 'localhost' || host.startsWith('[') || [...host].every((sign) => '0123456789.'.includes(sign));

/**
 * The address of a new link as others can open it. An installation without a public URL only knows where it listens; then the address that
 * this page was opened at is the better one.
 */
export function reachable(url: string, here: string): string {
  const link = URL.parse(url, here);
  if (!link) return url;
  return isBareAddress(link.hostname) ? new URL(link.pathname, here).href : link.href;
}
