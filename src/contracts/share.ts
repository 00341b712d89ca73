import { z } from 'zod';

/** Parts of a project that its owner can show to others by a link, in the order of the page. */
export const SHARE_SECTIONS = ['summary', 'brand', 'findings', 'competitors', 'strategy', 'blueprint', 'prompt', 'verification'] as const;
export const ShareSection = z.enum(SHARE_SECTIONS);
export type ShareSection = z.infer<typeof ShareSection>;

/** What the sections are called, for owners and on the page. */
export const SECTION_TITLES: Record<ShareSection, string> = {
  summary: 'What the business is',
  brand: 'Brand',
  findings: 'Findings',
  competitors: 'Competitors',
  strategy: 'Strategy',
  blueprint: 'Blueprint',
  prompt: 'Prompt',
  verification: 'Check of the new site',
};

/** Links of one project that exist at the same time. */
export const MAX_SHARES = 50;
export const SHARE_PASSWORD_MIN_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;

/** Some sections, each once, in the order of the page. */
export const ShareSections = z
  .array(ShareSection)
  .min(1, 'Please choose at least one section.')
  .max(SHARE_SECTIONS.length)
  .transform((chosen) => SHARE_SECTIONS.filter((section) => chosen.includes(section)));

/** `POST /api/projects/{id}/shares`. */
export const ShareInput = z.strictObject({
  sections: ShareSections,
  /** The link works until then; null or absent: until it is revoked. */
  expiresAt: z.iso.datetime({ offset: true, error: 'Please enter the end date as an ISO 8601 date and time.' }).nullish(),
  /** Asked for before anything is shown; null or absent: none. */
  password: z
    .string()
    .min(SHARE_PASSWORD_MIN_LENGTH, `The password must be at least ${SHARE_PASSWORD_MIN_LENGTH} characters.`)
    .max(MAX_PASSWORD_LENGTH, `The password must be at most ${MAX_PASSWORD_LENGTH} characters.`)
    .nullish(),
});
export type ShareInput = z.input<typeof ShareInput>;

/** A share link without its address, which is told only once. */
export const Share = z.object({
  id: z.string(),
  sections: z.array(ShareSection),
  hasPassword: z.boolean(),
  expiresAt: z.string().nullable(),
  /** How often the page was opened, and when last. */
  opens: z.number().int(),
  lastOpenedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Share = z.infer<typeof Share>;
export const ShareList = z.array(Share);

/** The only answer that holds the address of a link. */
export const ShareCreated = z.object({ id: z.string(), url: z.string() });
export type ShareCreated = z.infer<typeof ShareCreated>;

/** Where a PDF is made: paper sizes. */
export const PAPER_FORMATS = ['a4', 'letter'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];
