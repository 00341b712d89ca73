import { useSearchParams } from 'react-router';
import { AdminUserSort, type AdminUserSortField } from '#contracts/admin.ts';
import type { UserListQuery } from '../../api/admin.ts';

const PAGE_SIZE = 25;
const NEWEST_FIRST = '-createdAt';

/** Which users are shown: kept in the URL, so that it can be shared and survives a reload. */
export function useUserList() {
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
