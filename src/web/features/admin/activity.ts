import type { ActivityCounts } from '#contracts/admin.ts';

/** What was done on one day or in one month. */
export type ActivityPoint = { label: string } & ActivityCounts;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });
const smallMoney = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

export const count = (value: number) => value.toLocaleString('en');
/** US dollars; amounts under ten cents in hundredths of a cent, since a call to a small model costs less than a cent. */
export const usd = (value: number) => (value < 0.1 ? smallMoney : money).format(value);

const utc = { timeZone: 'UTC' } as const;
/** `2026-11-05` as `Nov 5, 2026`. */
export const dayLabel = (day: string) => new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'medium', ...utc });
/** `2026-11` as `Nov 2026`. */
export const monthLabel = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'short', year: 'numeric', ...utc });
