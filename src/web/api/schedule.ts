import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Schedule, type ScheduleInput } from '#contracts/schedule.ts';
import { apiQuery, request } from './client.ts';
import { apiPath } from './project-list.ts';

/** Whether and when a project is analyzed again by itself. */
export const scheduleQuery = (id: string) => apiQuery(['schedule', id], apiPath(id, '/schedule', false), Schedule, { staleTime: 0 });

export function useSaveSchedule(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScheduleInput) => request(apiPath(id, '/schedule', false), Schedule, { method: 'PUT', body }),
    onSuccess: (schedule) => client.setQueryData(scheduleQuery(id).queryKey, schedule),
  });
}
