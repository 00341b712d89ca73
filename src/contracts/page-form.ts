import { z } from 'zod';
import { At, Place } from './page-place.ts';

/** What a field accepts, as its attributes say (HTML standard, input element); each at most 200 characters. */
export const FieldRules = z.object({
  min: z.string().optional(),
  max: z.string().optional(),
  step: z.string().optional(),
  minlength: z.string().optional(),
  maxlength: z.string().optional(),
  pattern: z.string().optional(),
  accept: z.string().optional(),
  multiple: z.boolean().optional(),
});
export type FieldRules = z.infer<typeof FieldRules>;

export const FormField = z.object({
  /** Element name or input type: `text`, `email`, `select`, `textarea`, `checkbox`, `submit`, `hidden` ... */
  type: z.string(),
  name: z.string(),
  /** Where it has no name: scripts find it by its id. */
  id: z.string().optional(),
  /** Accessible name from label, aria-label(ledby) or title; null when there is none. Of a radio or checkbox: its own, one choice. */
  label: z.string().nullable(),
  /** For a field without a label: the words in front of it, which the eye takes for one. */
  caption: z.string().optional(),
  /** Of radios and checkboxes that share a name: the question that they answer. */
  group: z.string().optional(),
  placeholder: z.string(),
  required: z.boolean(),
  autocomplete: z.string().nullable(),
  /** Options of a select, at most 60. */
  options: z.array(z.string()),
  /** What each of `options` sends, where one differs from its text; '' asks to choose. */
  optionValues: z.array(z.string()).optional(),
  /**
   * What a radio, checkbox or hidden field sends, and what the others hold at first; at most 300 characters. Absent where there is none, or
   * where it is a password, a token of a session or another long random value.
   */
  value: z.string().optional(),
  /** Chosen at first. */
  checked: z.boolean().optional(),
  rules: FieldRules.optional(),
  /** Visitors don't see it, and software that fills it in gives itself away. */
  trap: z.boolean().optional(),
  ...Place,
});
export type FormField = z.infer<typeof FormField>;

export const PageForm = z.object({
  /** Absolute URL; '' when the form has none. */
  action: z.string(),
  method: z.string(),
  /** The attributes; absent where the form has none, and in older data. */
  name: z.string().optional(),
  id: z.string().optional(),
  enctype: z.string().optional(),
  /** The host of the site that receives its entries (`Netlify`): its `action` is then the page that visitors see next. */
  host: z.string().optional(),
  fields: z.array(FormField),
  submitText: z.string(),
  purpose: z.enum(['contact', 'newsletter', 'search', 'login', 'booking', 'order', 'donation', 'registration', 'other']),
  ...Place,
  ...At,
});
export type PageForm = z.infer<typeof PageForm>;
