import { z } from 'zod';

/** Color pair of the look with its contrast ratio, 1 to 21 (WCAG 2.2, 1.4.3). */
export const ContrastPair = z.object({ text: z.string(), background: z.string(), ratio: z.number(), passes: z.boolean(), use: z.string() });
export type ContrastPair = z.infer<typeof ContrastPair>;

export const Look = z.object({
  /** `observed` false: our proposal, with the reason in `note`. `chosen`: of a strategist's palette, `role` says what it is for. */
  colors: z.array(z.object({ role: z.string(), hex: z.string(), observed: z.boolean(), note: z.string(), chosen: z.boolean().optional() })),
  fonts: z.array(z.object({ role: z.string(), family: z.string(), observed: z.boolean(), note: z.string() })),
  radius: z.string(),
  contrast: z.array(ContrastPair),
  imagery: z.string(),
  toneWords: z.array(z.string()),
  logo: z.string(),
  /** Design clichés the builder must avoid. */
  forbidden: z.array(z.string()),
});
export type Look = z.infer<typeof Look>;
