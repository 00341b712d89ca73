import { z } from 'zod';
import { isHex } from '#text/characters.ts';
import { hasHiddenCharacters } from './plain-text.ts';

export const MAX_AGENCY_NAME_LENGTH = 80;
/** Largest logo file that can be uploaded, in bytes. */
export const MAX_LOGO_BYTES = 1_000_000;
/** Base64 needs four characters for three bytes. */
const MAX_LOGO_TEXT = Math.ceil(MAX_LOGO_BYTES / 3) * 4;

const isHexColor = (text: string) => text.length === 7 && text.startsWith('#') && isHex(text.slice(1));

const Name = z
  .string()
  .max(MAX_AGENCY_NAME_LENGTH, `The name must be at most ${MAX_AGENCY_NAME_LENGTH} characters.`)
  .transform((name) => name.trim())
  .pipe(z.string().refine((name) => !hasHiddenCharacters(name), 'The name contains a character that cannot be stored.'));

/** `PUT /api/agency`: what a user's shared reports carry. A field left out stays as it is. */
export const AgencyInput = z.strictObject({
  /** '': the reports carry no name. */
  name: Name.optional(),
  /** `#rrggbb`; null: the usual color. */
  color: z
    .string()
    .transform((color) => color.trim().toLowerCase())
    .pipe(z.string().refine(isHexColor, 'Please enter the color as # and six digits, such as #1f4ea8.'))
    .nullable()
    .optional(),
  /** The file as base64: PNG, JPEG or WebP; null takes the logo away. */
  logo: z
    .string()
    .max(MAX_LOGO_TEXT, `The logo must be at most ${MAX_LOGO_BYTES / 1_000_000} MB.`)
    .nullable()
    .optional(),
});
export type AgencyInput = z.input<typeof AgencyInput>;

/** Color of a report's marks and links in both schemes: the chosen one where it reads, else the nearest shade that does. */
export const AccentShades = z.object({ light: z.string(), dark: z.string() });
export type AccentShades = z.infer<typeof AccentShades>;

/** `GET /api/agency`: name, logo and color on a user's shared reports. */
export const Agency = z.object({
  name: z.string(),
  color: z.string().nullable(),
  shades: AccentShades,
  /** Where the logo is served to its owner; null without one. */
  logoUrl: z.string().nullable(),
});
export type Agency = z.infer<typeof Agency>;
