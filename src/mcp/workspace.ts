import type { Analysis } from '#contracts/analysis.ts';
import type { BlueprintPage } from '#contracts/blueprint.ts';
import type { BuilderId } from '#contracts/builder.ts';
import type { LintResult } from '#contracts/prompt.ts';
import type { Verification } from '#contracts/verification.ts';

/** What goes with each call: when to stop, and where progress is told. */
export type Call = { signal: AbortSignal; report: (message: string) => void };

export type AnalyzeOrder = { url: string; maxPages?: number | undefined; competitors?: string[] | undefined };
/** `answer`: yes, no, or the owner's own words. */
export type Answer = { questionId: string; answer: string };
export type WrittenPrompt = { text: string; notice: string; checks: LintResult[] };
export type Drawing = { pages: BlueprintPage[]; notes: string[]; read: (file: string) => Promise<string | null> };

/**
 * Where analyses live: in this process (`npm run mcp`), or as the projects of a user on a server. Every function throws `AppError` with a
 * sentence that says what to do: `not-found` for an unknown analysis.
 */
export type Workspace = {
  /** Analyzes a site; returns the id of the analysis. Ends within 2 s of an abort. */
  analyze(order: AnalyzeOrder, call: Call): Promise<string>;
  analysis(id: string, call: Call): Promise<Analysis>;
  answer(id: string, answers: Answer[], call: Call): Promise<void>;
  /** As Markdown. */
  strategy(id: string, call: Call): Promise<string>;
  prompt(id: string, choice: { builder: BuilderId; criteria: string }, call: Call): Promise<WrittenPrompt>;
  blueprint(id: string, call: Call): Promise<Drawing>;
  verify(id: string, order: { url: string; builder?: BuilderId | undefined }, call: Call): Promise<Verification>;
  /** The analyses there are, the newest first. */
  list(call: Call): Promise<{ id: string; url: string }[]>;
};
