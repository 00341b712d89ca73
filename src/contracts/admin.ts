import { z } from 'zod';
import { newPassword, Role, Tier } from './user.ts';

/** Numbers of the four cards. "Active" counts accounts that are not deactivated, "recent" those of the last 30 days. */
export const AdminStats = z.object({
  totalUsers: z.number().int(),
  totalProjects: z.number().int(),
  activeUsers: z.number().int(),
  recentUsers: z.number().int(),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** An account in the administrators' list. */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  tier: Tier,
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type AdminUser = z.infer<typeof AdminUser>;
/** The body of `GET /api/admin/users`: a plain list; how many there are in all stands in the header `x-total-count`. */
export const AdminUserList = z.array(AdminUser);
export type AdminUserList = z.infer<typeof AdminUserList>;

/** Name of the header that carries the length of the whole list of which a page is answered. */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** Fields the list can be sorted by; with `-` before it the other way round. `name` is last name, then first name. */
export const AdminUserSortField = z.enum(['createdAt', 'name', 'email', 'role', 'tier', 'isActive']);
export type AdminUserSortField = z.infer<typeof AdminUserSortField>;
export const AdminUserSort = z.templateLiteral([z.enum(['', '-']), AdminUserSortField]);
export type AdminUserSort = z.infer<typeof AdminUserSort>;

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 500;
/** The longest list that is answered at once, when no page is asked for. */
export const MAX_LIST_LENGTH = 10_000;

const page = z.coerce.number().int().min(1).max(1_000_000);
const pageSize = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE);

/**
 * What `GET /api/admin/users` can be asked for. `search` finds accounts whose e-mail or name contains it, in any case of
 * letters. Without `page` and `pageSize` the whole list is answered, up to 10,000 accounts.
 */
export const AdminUserQuery = z.strictObject({
  search: z
    .string()
    .max(200)
    .transform((text) => text.replaceAll('\u0000', '').trim())
    .optional(),
  sort: AdminUserSort.default('-createdAt'),
  page: page.optional(),
  pageSize: pageSize.optional(),
});
export type AdminUserQuery = z.infer<typeof AdminUserQuery>;

/** `PUT /api/admin/users/{id}`; a field left out stays. */
export const AdminUserChange = z
  .strictObject({ role: Role.optional(), tier: Tier.optional(), isActive: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, 'There is nothing to change.');
export type AdminUserChange = z.infer<typeof AdminUserChange>;

export const AdminPasswordReset = z.strictObject({ newPassword });
export type AdminPasswordReset = z.infer<typeof AdminPasswordReset>;

export const AuditAction = z.enum([
  'role-changed',
  'tier-changed',
  'activated',
  'deactivated',
  'password-reset',
  'user-deleted',
  'quota-changed',
  'registration-changed',
  'analysis-retried',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** One administrator's action: who, what, whom, when. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: AuditAction,
  actorId: z.string(),
  /** As it was at the time; null once the person deleted the account. */
  actorEmail: z.string().nullable(),
  /** The account it was done to; null for the installation's settings. */
  targetId: z.string().nullable(),
  targetEmail: z.string().nullable(),
  /** What the action changed, when it changed more than one thing can mean: the tier of a quota, the address of an analysis. */
  subject: z.string().nullable(),
  /** Value before and after; null where there is none to show (a password). */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
/** Newest first; how many there are in all stands in `x-total-count`. */
export const AuditLog = z.array(AuditEntry);
export type AuditLog = z.infer<typeof AuditLog>;
export const AuditLogQuery = z.strictObject({ page: page.default(1), pageSize: pageSize.default(DEFAULT_PAGE_SIZE) });
export type AuditLogQuery = z.infer<typeof AuditLogQuery>;

const counts = {
  analyses: z.number().int(),
  failures: z.number().int(),
  prompts: z.number().int(),
  exports: z.number().int(),
  /** Cost of model calls, US dollars. */
  aiCostUsd: z.number(),
};
/** All users together, in UTC. Days and months without anything are there with zeros, oldest first, so that a chart has no gaps. */
export const AdminAnalytics = z.object({
  /** The last `days` days, today last; `day` is `YYYY-MM-DD`. */
  days: z.array(z.object({ day: z.string(), ...counts })),
  /** The last twelve months, this one last; `month` is `YYYY-MM`. */
  months: z.array(z.object({ month: z.string(), ...counts })),
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;
export type ActivityCounts = Omit<AdminAnalytics['days'][number], 'day'>;
export const ANALYTICS_DAYS = 30;
export const ANALYTICS_MONTHS = 12;
export const AdminAnalyticsQuery = z.strictObject({ days: z.coerce.number().int().min(7).max(366).default(ANALYTICS_DAYS) });
export type AdminAnalyticsQuery = z.infer<typeof AdminAnalyticsQuery>;

/** Analyses a month; null means unlimited. */
const quota = z.number().int().min(0).max(1_000_000).nullable();
const quotas = { free: quota, paid: quota, enterprise: quota };

/** Whether a service from outside is set up, by which name, and whether this installation uses it. Never a key. */
export const ServiceState = z.object({ provider: z.string().nullable(), model: z.string().nullable(), inUse: z.boolean() });
export type ServiceState = z.infer<typeof ServiceState>;

/** The installation's settings. What services are on is the environment's to say; the rest administrators change. */
export const AdminSettings = z.object({
  quotas: z.object(quotas),
  registrationOpen: z.boolean(),
  ai: ServiceState,
  search: ServiceState,
});
export type AdminSettings = z.infer<typeof AdminSettings>;

/** `PUT /api/admin/settings`; what is left out stays. */
export const AdminSettingsChange = z
  .strictObject({ quotas: z.strictObject(quotas).partial().optional(), registrationOpen: z.boolean().optional() })
  .refine((change) => change.registrationOpen !== undefined || Object.keys(change.quotas ?? {}).length > 0, 'There is nothing to change.');
export type AdminSettingsChange = z.infer<typeof AdminSettingsChange>;
