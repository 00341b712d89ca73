import { useSearchParams } from 'react-router';
import type { ProjectListItem } from '#contracts/project.ts';
import { builderName } from '../../ui/builder-name.ts';

export const STATUS_FILTERS = [
  { value: 'all', label: 'All statuses' },
  { value: 'completed', label: 'Completed' },
  { value: 'draft', label: 'Draft' },
  { value: 'analyzed', label: 'Analyzed' },
  { value: 'composed', label: 'Composed' },
];

/** Status to filter by: `designer_chosen` occurs in older data and means `composed`. */
export function statusOf({ status }: Pick<ProjectListItem, 'status'>): string {
  return status === 'designer_chosen' ? 'composed' : status;
}

/** Builder a project was made for, by its shown name; null when none was chosen. */
export function builderOf(project: Pick<ProjectListItem, 'chosenBuilder' | 'selectedDesigner'>): string | null {
  const chosen = project.chosenBuilder ?? project.selectedDesigner;
  return chosen ? builderName(chosen) : null;
}

/** The distinct builders of the projects, by name. */
export function buildersIn(projects: ProjectListItem[]): string[] {
  const names = projects.map(builderOf).filter((name) => name !== null);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** The filters, kept in the address. */
export function useHistoryFilters() {
  const [search, setSearch] = useSearchParams();
  return {
    status: search.get('status') ?? 'all',
    builder: search.get('builder') ?? 'all',
    setFilter: (name: 'status' | 'builder', value: string) =>
      setSearch(
        (before) => {
          if (value === 'all') before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
