import { z } from 'zod';
import { Analysis } from './analysis.ts';
import { BuilderId } from './builder.ts';
import { MAX_CUSTOM_PROMPT_LENGTH, MAX_NAMED_PAGES, MAX_PAGES_WEB, MAX_USER_COMPETITORS } from './limits.ts';
import { hasHiddenCharacters } from './plain-text.ts';
import { PROJECT_STATUSES, STABLE_STATUSES } from './project-status.ts';
import { LintResult, PromptDocument } from './prompt.ts';

export const MAX_OPTIMIZER_LENGTH = 200_000;
export const MAX_PROMPT_LENGTH = 400_000;
export const MAX_PROJECT_NAME_LENGTH = 200;
/** Characters of long texts in the list. */
export const LIST_TEXT_LENGTH = 200;

const NUL = String.fromCharCode(0);
/** A text entered by a user: not trimmed, NUL refused. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes(NUL), 'This text contains a character that cannot be stored.');

const timestamp = z.string();

/** The project's own fields. */
const projectFields = {
  id: z.string(),
  userId: z.string(),
  url: z.string(),
  status: z.enum(PROJECT_STATUSES),
  analysisSummary: z.string().nullable(),
  optimizerOutput: z.string().nullable(),
  lovablePrompt: z.string().nullable(),
  chosenBuilder: z.string().nullable(),
  selectedDesigner: BuilderId.nullable(),
  customPrompt: z.string().nullable(),
  designerPrompt: z.string().nullable(),
  optimizerPromptFile: z.string().nullable(),
  designerPromptFile: z.string().nullable(),
  projectName: z.string().nullable(),
  /** Absent for samples. */
  tags: z.array(z.string()).optional(),
  archivedAt: timestamp.nullable().optional(),
  /** Why the last analysis failed; null if it succeeded. */
  analysisError: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

/** A project in `GET /api/projects`: long texts cut to 200 characters. */
export const ProjectListItem = z.object({
  ...projectFields,
  /** Whether strategy and prompt were made from other data than the project has now; the single project says what changed. */
  outdated: z.object({ strategy: z.boolean(), prompt: z.boolean() }).optional(),
  /** How often it was exported, and the last time; `link` null where there is none or a long one. Null before the first export. */
  exported: z
    .object({ count: z.number().int(), builderName: z.string(), link: z.string().nullable(), at: timestamp })
    .nullable()
    .optional(),
});
export type ProjectListItem = z.infer<typeof ProjectListItem>;
export const ProjectList = z.array(ProjectListItem);

/** A screenshot of the home page: the first screen, the whole page, the first screen of a phone. */
export const ScreenshotLink = z.object({ kind: z.enum(['desktop', 'full', 'mobile']), url: z.string() });
export type ScreenshotLink = z.infer<typeof ScreenshotLink>;

/** Competitors the owner adds and removes: URLs, for `removed` also names. */
export const CompetitorsInput = z.strictObject({
  named: z.array(z.string().max(2048)).max(MAX_USER_COMPETITORS),
  removed: z.array(z.string().max(2048)).max(30),
});
export type CompetitorsInput = z.infer<typeof CompetitorsInput>;

/** A file that goes with the prompt. */
export const PromptAttachment = z.object({ name: z.string(), type: z.string(), text: z.string() });
export type PromptAttachment = z.infer<typeof PromptAttachment>;

/** The owner's edited prompt, kept when a newer generated one took its place. */
export const KeptPrompt = z.object({ text: z.string(), designer: BuilderId.nullable(), replacedAt: timestamp });
export type KeptPrompt = z.infer<typeof KeptPrompt>;

const Changes = z.union([z.literal(false), z.array(z.string())]);
export const Outdated = z.object({ strategy: Changes, prompt: Changes });
export type Outdated = z.infer<typeof Outdated>;

/** One project with the results of its analysis; the analysis fields are absent before the first one. */
export const Project = z.object({
  ...projectFields,
  ...Analysis.omit({ url: true, content: true }).partial().shape,
  prompt: PromptDocument.nullable().optional(),
  /** Results of the rubric's automatic checks. */
  promptLint: z.array(LintResult).nullable().optional(),
  /** Files that go with the prompt: design tokens, redirect maps. */
  attachments: z.array(PromptAttachment).optional(),
  /** Screenshots of the home page, served to the owner. */
  screenshots: z.array(ScreenshotLink).optional(),
  /** Whether strategy and prompt were made from other data than the project has now: false, or what changed, as sentences. */
  outdated: Outdated.optional(),
  /** Whether the owner edited the prompt: `designerPrompt`, `prompt` and `promptLint` are those of the edited text. */
  promptEdited: z.boolean().optional(),
  /** Ids of the blocks that the owner edited: their text counts, not a model's corrections. */
  editedBlocks: z.array(z.string()).optional(),
  keptPrompt: KeptPrompt.nullable().optional(),
  /** Versions that a change of the facts and of the strategy must name. */
  factsVersion: z.number().int().optional(),
  strategyVersion: z.number().int().optional(),
  isDemo: z.boolean().optional(),
});
export type Project = z.infer<typeof Project>;

export const AnalyzeInput = z.strictObject({
  url: z.string().max(4096),
  competitors: z.array(z.string().max(2048)).max(MAX_USER_COMPETITORS).optional(),
  projectId: z.string().max(100).optional(),
  /** How many pages to read; as in the analysis before, else the default. */
  maxPages: z.number().int().min(1).max(MAX_PAGES_WEB).optional(),
  /** Addresses of the same site, or paths on it, that must be among them; as in the analysis before, else none. */
  pages: z.array(z.string().max(2048)).max(MAX_NAMED_PAGES).optional(),
});
export type AnalyzeInput = z.infer<typeof AnalyzeInput>;
export const AnalyzeAnswer = z.object({ projectId: z.string() });
export type AnalyzeAnswer = z.infer<typeof AnalyzeAnswer>;

export const PatchProjectInput = z.strictObject({
  optimizerOutput: text(MAX_OPTIMIZER_LENGTH).optional(),
  /** `etagOf` the text that the edit started from; if it has changed since, nothing is saved (409). */
  optimizerVersion: z.string().max(64).optional(),
  /** The owner's edited prompt; null takes back the generated one. */
  designerPrompt: text(MAX_PROMPT_LENGTH)
    .refine((prompt) => prompt.trim() !== '', 'The prompt is empty.')
    .nullable()
    .optional(),
  /** `etagOf` the prompt that the edit started from, as `optimizerVersion`. */
  promptVersion: z.string().max(64).optional(),
  /** Discards the edited prompt that a newer one replaced. */
  keptPrompt: z.null().optional(),
  projectName: text(MAX_PROJECT_NAME_LENGTH)
    .transform((name) => name.trim())
    .pipe(
      z
        .string()
        .min(1, 'Please enter a project name.')
        .refine((name) => !hasHiddenCharacters(name), 'The project name contains a character that cannot be stored.'),
    )
    .optional(),
  selectedDesigner: BuilderId.optional(),
  chosenBuilder: text(100).optional(),
  customPrompt: text(MAX_CUSTOM_PROMPT_LENGTH).optional(),
  status: z.enum(STABLE_STATUSES).optional(),
});
export type PatchProjectInput = z.infer<typeof PatchProjectInput>;

export const OptimizerAnswer = z.object({ optimizerOutput: z.string() });

export const DesignerPromptInput = z
  .strictObject({
    designer: BuilderId,
    customPrompt: text(MAX_CUSTOM_PROMPT_LENGTH).optional(),
    /** The owner's edited prompt takes the place of another one that is kept (`keptPrompt`). */
    replaceKept: z.boolean().optional(),
  })
  .refine((input) => input.designer !== 'custom' || (input.customPrompt ?? '').trim() !== '', {
    message: 'Please enter your custom GPT prompt criteria.',
    path: ['customPrompt'],
  });
export type DesignerPromptInput = z.infer<typeof DesignerPromptInput>;

export const ExportInput = z.strictObject({
  builderName: text(100).pipe(z.string().min(1)),
  exportLink: text(20_000).nullable().optional(),
  notes: text(2_000).nullable().optional(),
});
export type ExportInput = z.infer<typeof ExportInput>;

/** Link and notes can be added later, when the new site is there. */
export const ExportChange = ExportInput.pick({ exportLink: true, notes: true }).refine(
  (change) => Object.values(change).some((value) => value !== undefined),
  'There is nothing to change.',
);
export type ExportChange = z.infer<typeof ExportChange>;

export const ProjectExport = z.object({
  id: z.string(),
  projectId: z.string(),
  builderName: z.string(),
  exportLink: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: timestamp,
});
export type ProjectExport = z.infer<typeof ProjectExport>;
export const ProjectExportList = z.array(ProjectExport);
