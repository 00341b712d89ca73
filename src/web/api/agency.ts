import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Agency, type AgencyInput } from '#contracts/agency.ts';
import { apiQuery, request } from './client.ts';

/** Name, logo and color on the user's shared reports. */
export const agencyQuery = apiQuery(['agency'], '/api/agency', Agency);

/** Saves what changed; a field left out stays. */
export function useSaveAgency() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AgencyInput) => request('/api/agency', Agency, { method: 'PUT', body }),
    onSuccess: (saved) => client.setQueryData(agencyQuery.queryKey, saved),
  });
}
