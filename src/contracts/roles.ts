/** Roles and tiers of users, apart from their schema (`user.ts`): what only compares them starts without loading zod. */
export const ROLES = ['user', 'admin', 'super_admin'] as const;
export const TIERS = ['free', 'paid', 'enterprise'] as const;
