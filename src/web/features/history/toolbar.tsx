import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ProjectListItem } from '#contracts/project.ts';
import { buildersIn, SHOWN, SORTS, STATUS_FILTERS, tagsIn, type useHistoryFilters } from './history-filters.ts';
import styles from './toolbar.module.css';

type Props = { projects: ProjectListItem[]; of: ReturnType<typeof useHistoryFilters>; count: string };

/** Finds projects: search, filters and order. Of deleted ones there is only the choice of what is shown. */
export function Toolbar({ projects, of: { show, filters, setFilter }, count }: Props) {
  const tags = tagsIn(projects);
  const select = (
    label: string,
    name: 'show' | 'status' | 'builder' | 'tag' | 'sort',
    data: (string | { value: string; label: string })[],
  ) => (
    <NativeSelect
      label={label}
      value={name === 'show' ? show : filters[name]}
      data={data}
      onChange={(event) => setFilter(name, event.currentTarget.value)}
    />
  );
  const isDeleted = show === 'deleted';
  return (
    <section aria-label="Find projects" className={styles.filters}>
      {!isDeleted && (
        <TextInput
          className={styles.search ?? ''}
          type="search"
          label="Search"
          placeholder="Name, address, tag"
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
          value={filters.search}
          onChange={(event) => setFilter('search', event.currentTarget.value)}
        />
      )}
      {select('Show', 'show', SHOWN)}
      {!isDeleted && select('Status', 'status', STATUS_FILTERS)}
      {!isDeleted && select('Builder', 'builder', [{ value: 'all', label: 'All builders' }, ...buildersIn(projects)])}
      {!isDeleted && (tags.length > 0 || filters.tag !== 'all') && select('Tag', 'tag', [{ value: 'all', label: 'All tags' }, ...tags])}
      {!isDeleted && select('Order', 'sort', SORTS)}
      <p role="status" className={styles.count}>
        {count}
      </p>
    </section>
  );
}
