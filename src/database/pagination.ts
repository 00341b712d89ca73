import { DEFAULT_PAGE_SIZE } from '#contracts/admin.ts';

/** Limit and offset of a page, counted from 1; without page and size the first `all` rows. */
export function paginate({ page, pageSize }: { page?: number | undefined; pageSize?: number | undefined }, all: number) {
  if (page === undefined && pageSize === undefined) return { limit: all, offset: 0 };
  const limit = pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}
