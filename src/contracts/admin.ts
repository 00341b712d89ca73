import { z } from 'zod';
import { newPassword, Role, Tier } from './user.ts';

/** Numbers on the four cards. "Active" counts accounts that are not deactivated, "recent" those of the last 30 days. */
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
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
});
export type AdminUser = z.infer<typeof AdminUser>;
/** The body of `GET /api/admin/users`: a plain list; the header `x-total-count` has the total. */
export const AdminUserList = z.array(AdminUser);

/** Header with the length of the whole list when one page of it is returned. */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** Sort fields; a leading `-` reverses the order. `name` is last name, then first name. */
export const AdminUserSortField = z.enum(['createdAt', 'name', 'email', 'role', 'tier', 'isActive']);
export type AdminUserSortField = z.infer<typeof AdminUserSortField>;
export const AdminUserSort = z.templateLiteral([z.enum(['', '-']), AdminUserSortField]);
export type AdminUserSort = z.infer<typeof AdminUserSort>;

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 500;
/** The longest list that is returned at once, without paging. */
export const MAX_LIST_LENGTH = 10_000;

const page = z.coerce.number().int().min(1).max(1_000_000);
const pageSize = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE);

/**
 * Query of `GET /api/admin/users`. `search` finds accounts whose email or name contains it, ignoring case. Without `page` and `pageSize` it
 * returns the whole list, up to 10,000 accounts.
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

/** `PUT /api/admin/users/{id}`; a missing field stays unchanged. */
export const AdminUserChange = z
  .strictObject({ role: Role.optional(), tier: Tier.optional(), isActive: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, 'There is nothing to change.');
export type AdminUserChange = z.infer<typeof AdminUserChange>;

export const AdminPasswordReset = z.strictObject({ newPassword });

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
  'invited',
  'invitation-revoked',
  'password-link-made',
  'second-factor-reset',
  'second-factor-rule-changed',
  'accounts-viewed',
  'analyses-viewed',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** A look at other people's data, noted once an hour for each administrator. */
export type AuditedLook = Extract<AuditAction, 'accounts-viewed' | 'analyses-viewed'>;

/** One administrator's action: who, what, to whom, when. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: AuditAction,
  actorId: z.string(),
  /** As it was at the time; null once the user deleted the account. */
  actorEmail: z.string().nullable(),
  /** The affected account; null for the installation's settings. */
  targetId: z.string().nullable(),
  targetEmail: z.string().nullable(),
  /** Which one, where an action could mean several: the tier of a quota, the URL of an analysis. */
  subject: z.string().nullable(),
  /** Value before and after; null where there is none to show, as for a password. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
/** Newest first; `x-total-count` has the total. */
export const AuditLog = z.array(AuditEntry);
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
/** All users together, in UTC, oldest first. Days and months without activity are zeros, so that a chart has no gaps. */
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

/** Analyses per month; null means unlimited. */
const quota = z.number().int().min(0).max(1_000_000).nullable();
const quotas = { free: quota, paid: quota, enterprise: quota };

/** An external service: its provider and model if configured, and whether this installation uses it. Never a key. */
export const ServiceState = z.object({ provider: z.string().nullable(), model: z.string().nullable(), inUse: z.boolean() });
export type ServiceState = z.infer<typeof ServiceState>;

/** The installation's settings. The environment configures the services; administrators change the rest. */
export const AdminSettings = z.object({
  quotas: z.object(quotas),
  registrationOpen: z.boolean(),
  /** Whether administrators must have a second factor. */
  adminSecondFactor: z.boolean(),
  /** Whether mail is sent; without it administrators hand over links. */
  mail: z.boolean(),
  ai: ServiceState,
  search: ServiceState,
});
export type AdminSettings = z.infer<typeof AdminSettings>;

/** `PUT /api/admin/settings`; a missing field stays unchanged. */
export const AdminSettingsChange = z
  .strictObject({
    quotas: z.strictObject(quotas).partial().optional(),
    registrationOpen: z.boolean().optional(),
    adminSecondFactor: z.boolean().optional(),
  })
  .refine(({ quotas: limits, ...switches }) => Object.keys({ ...switches, ...limits }).length > 0, 'There is nothing to change.');
export type AdminSettingsChange = z.infer<typeof AdminSettingsChange>;
