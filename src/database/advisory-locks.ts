/* Keys of PostgreSQL advisory locks. Any numbers do, as long as nothing else in the database uses them. */

/** Held on a connection of its own: processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_246_133_901;
/** Held per transaction: administrators' actions run one after the other. */
export const ADMIN_LOCK = 7_246_133_902;
/** Held per transaction: one restore at a time. */
export const RESTORE_LOCK = 7_246_133_903;
/** Held per transaction: workers look at each other's runs before they take one, so they take turns. */
export const CLAIM_LOCK = 7_246_133_904;
