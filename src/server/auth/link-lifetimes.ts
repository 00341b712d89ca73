const HOUR_MS = 3_600_000;

/** When a link made now ends: after an hour. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + HOUR_MS);
/** When an invitation made now ends: after a week. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + 7 * 24 * HOUR_MS);
