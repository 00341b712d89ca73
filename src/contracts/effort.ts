import { z } from 'zod';

/** How much work a change is. */
export const Effort = z.enum(['small', 'medium', 'large']);
export type Effort = z.infer<typeof Effort>;

/** How much a change does for the business. */
export const Impact = z.enum(['high', 'medium', 'low']);
export type Impact = z.infer<typeof Impact>;
