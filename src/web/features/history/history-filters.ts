import { useSearchParams } from 'react-router';
import type { ProjectListItem } from '#contracts/project.ts';
import { summaryLine } from '#contracts/summary-line.ts';
import { displayHost } from '#contracts/website-url.ts';
import { builderName } from '../../ui/builder-name.ts';

export const STATUS_FILTERS = [
  { value: 'all', label: 'All statuses' },
  { value: 'completed', label: 'Completed' },
  { value: 'draft', label: 'Draft' },
  { value: 'analyzed', label: 'Analyzed' },
  { value: 'composed', label: 'Composed' },
];
/** Which projects are listed at all. */
export const SHOWN = [
  { value: 'all', label: 'Projects' },
  { value: 'archived', label: 'Archive' },
  { value: 'deleted', label: 'Recently deleted' },
];
export const SORTS = [
  { value: 'all', label: 'Newest first' },
  { value: 'updated', label: 'Last changed first' },
  { value: 'name', label: 'Name, A to Z' },
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

const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => a.localeCompare(b));

/** The distinct builders of the projects, by name. */
export function buildersIn(projects: ProjectListItem[]): string[] {
  return sorted(projects.map(builderOf).filter((name) => name !== null));
}

/** The distinct tags of the projects. */
export function tagsIn(projects: ProjectListItem[]): string[] {
  return sorted(projects.flatMap(({ tags }) => tags ?? []));
}

/** Lower case and without accents, so that "cafe" finds "Café". */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a project is found by: name, URL, what the site sells, builder, tags. */
const textOf = (project: ProjectListItem) =>
  folded(
    [project.projectName ?? '', project.url, summaryLine(project.analysisSummary), builderOf(project) ?? '', ...(project.tags ?? [])].join(
      ' ',
    ),
  );

export type Filters = { search: string; status: string; builder: string; tag: string; sort: string };

/** The projects that have every word of the search and match the filters, in order; they come newest first. */
export function filtered(projects: ProjectListItem[], { search, status, builder, tag, sort }: Filters): ProjectListItem[] {
  const words = folded(search).split(' ').filter(Boolean);
  const matching = projects.filter(
    (project) =>
      (status === 'all' || statusOf(project) === status) &&
      (builder === 'all' || builderOf(project) === builder) &&
      (tag === 'all' || (project.tags ?? []).includes(tag)) &&
      (words.length === 0 || hasAll(textOf(project), words)),
  );
  if (sort === 'updated') return matching.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (sort === 'name') return matching.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return matching;
}

const hasAll = (text: string, words: string[]) => words.every((word) => text.includes(word));
const nameOf = ({ projectName, url }: ProjectListItem) => projectName || displayHost(url);

const NAMES = ['show', 'search', 'status', 'builder', 'tag', 'sort'] as const;
type FilterName = (typeof NAMES)[number];

/** The filters, kept in the address. */
export function useHistoryFilters() {
  const [params, setParams] = useSearchParams();
  const change = (edit: (before: URLSearchParams) => void) =>
    setParams(
      (before) => {
        edit(before);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const of = (name: FilterName) => params.get(name) ?? 'all';
  return {
    show: of('show'),
    filters: { search: params.get('search') ?? '', status: of('status'), builder: of('builder'), tag: of('tag'), sort: of('sort') },
    setFilter: (name: FilterName, value: string) =>
      change((before) => {
        if (value === 'all' || value === '') before.delete(name);
        else before.set(name, value);
      }),
    clear: () =>
      change((before) => {
        for (const name of NAMES) if (name !== 'show' && name !== 'sort') before.delete(name);
      }),
  };
}
