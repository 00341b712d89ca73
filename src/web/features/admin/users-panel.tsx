import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminUserSort, type AdminUserSortField } from '#contracts/admin.ts';
import { adminUsersQuery, type UserListQuery } from '../../api/admin.ts';
import { Loaded } from '../../layout/loaded.tsx';
import styles from './admin-page.module.css';
import { Invitations } from './invitations.tsx';
import { Paging } from './paging.tsx';
import { UsersTable } from './users-table.tsx';

const SEARCH_AFTER_MS = 250;
const ORDERS = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'role', label: 'Role' },
  { value: 'tier', label: 'Tier' },
  { value: '-isActive', label: 'Active first' },
];

/** The accounts: search, sort, page through, act. */
export function UsersPanel() {
  const { query, set, sortBy } = useUserList();
  const found = useQuery(adminUsersQuery(query));
  const known = ORDERS.some(({ value }) => value === query.sort);
  return (
    <>
      <div className={styles.filters}>
        <SearchField initial={query.search} onSearch={(search) => set({ search })} />
        <NativeSelect
          label="Sort by"
          value={query.sort}
          data={known ? ORDERS : [...ORDERS, { value: query.sort, label: 'Custom order' }]}
          onChange={(event) => set({ sort: AdminUserSort.parse(event.currentTarget.value) })}
        />
        <p role="status" className={styles.count}>
          {found.data && (found.data.total === 1 ? '1 account' : `${found.data.total.toLocaleString('en')} accounts`)}
        </p>
      </div>
      <Loaded query={found} rows={8} loading="Loading users..." failed="The accounts could not be loaded">
        {({ items, total }) => (
          <>
            {items.length > 0 ? (
              <UsersTable users={items} sort={query.sort} onSort={sortBy} />
            ) : (
              <p className={styles.empty}>
                {query.search ? `No account has “${query.search}” in its name or email.` : 'There is nothing on this page.'}
              </p>
            )}
            <Paging page={query.page} pageSize={query.pageSize} total={total} onPage={(page) => set({ page })} noun="accounts" />
          </>
        )}
      </Loaded>
      <Invitations />
    </>
  );
}

function SearchField({ initial, onSearch }: { initial: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(initial);
  const search = useDebouncedCallback(onSearch, SEARCH_AFTER_MS);
  return (
    <TextInput
      label="Search"
      type="search"
      placeholder="Name or email"
      maxLength={200}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}

const PAGE_SIZE = 25;
const NEWEST_FIRST = '-createdAt';

/** Which users are shown: kept in the URL, so that it can be shared and survives a reload. */
function useUserList() {
  const [params, setParams] = useSearchParams();
  const sort = AdminUserSort.safeParse(params.get('sort')).data ?? NEWEST_FIRST;
  const page = Math.min(1_000_000, Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1));
  const query: UserListQuery = { search: (params.get('search') ?? '').slice(0, 200), sort, page, pageSize: PAGE_SIZE };

  function set(change: Partial<Pick<UserListQuery, 'search' | 'sort' | 'page'>>) {
    // A new search or sort order starts on its first page.
    const next = { ...query, page: 1, ...change };
    setParams(
      (before) => {
        keep(before, 'search', next.search, '');
        keep(before, 'sort', next.sort, NEWEST_FIRST);
        keep(before, 'page', String(next.page), '1');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  /** Reverses the order when the list is sorted by this column already. */
  const sortBy = (field: AdminUserSortField) => set({ sort: sort === field ? `-${field}` : field });
  return { query, set, sortBy };
}

function keep(params: URLSearchParams, name: string, value: string, normal: string) {
  if (value === normal) params.delete(name);
  else params.set(name, value);
}
