import { z } from 'zod';
import { Evidence } from './evidence.ts';
import { FieldRules } from './page-form.ts';

/** Where the entries of a form go. */
export const FormDestination = z.object({
  /** `unknown`: the page names none, so the owner has to. */
  kind: z.enum(['url', 'email', 'unknown']),
  /** Path, absolute URL or email address; for `unknown` the email address the site shows, '' without one. */
  value: z.string(),
  /** The owner named it; absent: the page does. */
  said: z.boolean().optional(),
});
export type FormDestination = z.infer<typeof FormDestination>;

/** What visitors fill in or choose. Radios and checkboxes that share a name are one field with `options`. */
export const PlannedField = z.object({
  label: z.string(),
  type: z.string(),
  required: z.boolean(),
  /** The name that its entry is sent under (for a field without one its id); absent where it has neither, and in older data. */
  name: z.string().optional(),
  /** The choices of a select, of radios and of checkboxes; absent for other fields and in older data. */
  options: z.array(z.string()).optional(),
  /** What each of `options` sends, where one differs from its text. */
  values: z.array(z.string()).optional(),
  /** What a checkbox sends, or what the field holds at first: for choices the value of the one that is chosen. */
  value: z.string().optional(),
  placeholder: z.string().optional(),
  rules: FieldRules.optional(),
});
export type PlannedField = z.infer<typeof PlannedField>;

export const FormPlan = z.object({
  path: z.string(),
  purpose: z.string(),
  /** What a strategist calls the form where its purpose is read wrong. */
  name: z.string().optional(),
  fields: z.array(PlannedField),
  /** Fields of today that a strategist leaves out. */
  dropped: z.array(PlannedField).optional(),
  /** Fields that visitors don't see and that are sent along; without `value` it is random, or only in the page's source. */
  hidden: z.array(z.object({ name: z.string(), value: z.string().optional() })).optional(),
  /** Names of the fields that only software fills in. */
  traps: z.array(z.string()).optional(),
  /** `get`, `post`; absent for fields without a form, and in older data. */
  method: z.string().optional(),
  enctype: z.string().optional(),
  /** The host of today's site that receives its entries: on another host they reach nobody. */
  host: z.string().optional(),
  /** Path or URL of the page that visitors see once it is sent; absent where the form names none. */
  next: z.string().optional(),
  destination: FormDestination,
  success: z.string(),
  error: z.string(),
  decision: z.enum(['keep', 'replace', 'drop', 'add']),
  reason: z.string(),
  /** Steps, hints and limits for the builder. */
  note: z.string().optional(),
  evidence: z.array(Evidence),
});
export type FormPlan = z.infer<typeof FormPlan>;
