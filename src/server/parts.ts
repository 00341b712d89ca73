import type { FastifyBaseLogger } from 'fastify';
import type { ServiceState } from '#contracts/admin.ts';
import type { Analysis, ResolvedOutputs, StageOutputs } from '#contracts/analysis.ts';
import type { AnalysisComparison } from '#contracts/analysis-history.ts';
import type { BuilderId } from '#contracts/builder.ts';
import type { BusinessAnalysis, BusinessProfile } from '#contracts/business.ts';
import type { CompetitorReport } from '#contracts/competitor.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { MailJob } from '#contracts/mail-job.ts';
import type { PromptAttachment } from '#contracts/project.ts';
import type { LintResult, PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import type { Site } from '#contracts/site.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import type { ModelEstimate } from '#contracts/usage.ts';
import type { Tier } from '#contracts/user.ts';
import type { Database } from '#database/database.ts';
import type { Db } from '#database/schema.ts';
import type { DemoSamples } from '#demo/demo-samples.ts';
import type { ProgressFeed } from '#jobs/progress-feed.ts';
import type { AnalysisQueue } from '#jobs/queue.ts';
import type { Blueprint, BlueprintInput } from '#pipeline/blueprint/blueprint.ts';
import type { TakePageScreenshots } from '#pipeline/crawl/render/page-screenshots.ts';
import type { PrintFiles } from '#pipeline/crawl/render/print-files.ts';
import type { ScreenshotFiles } from '#pipeline/crawl/render/screenshot-files.ts';
import type { ReviewContext, ReviewInput } from '#pipeline/prompt/review/review-input.ts';
import type { Passwords } from './auth/passwords.ts';
import type { LoadImages } from './blueprint/image-cache.ts';
import type { FitImage } from './report/report-images.ts';

type StrategyInput = { site: Site; audit: AuditReport; profile: BusinessProfile; competitors: CompetitorReport };

/** The pipeline's pure functions that responses are built with. */
export type PipelineFunctions = {
  resolveOutputs: (outputs: StageOutputs, facts?: readonly OwnerFact[]) => ResolvedOutputs;
  assembleAnalysis: (outputs: ResolvedOutputs) => Analysis;
  /** With the content of the pages, for comparing it later. */
  assembleFullAnalysis: (outputs: ResolvedOutputs) => Analysis;
  /** What changed on a site between two analyses of it. */
  compareOutputs: (
    before: ResolvedOutputs,
    after: ResolvedOutputs,
    options: { isSameVersion: boolean },
  ) => Pick<AnalysisComparison, 'differences' | 'total' | 'matters' | 'notes'>;
  toAnalysisSummary: (analysis: BusinessAnalysis) => string;
  buildStrategy: (input: StrategyInput) => Strategy;
  /** Follows the answer of a model that `before` was made from again, on changed data of the same pages; null when it holds none. */
  followAnswer: (input: StrategyInput, before: Strategy) => Strategy | null;
  applyEdits: (strategy: Strategy, edits: readonly StrategyEdit[]) => Strategy;
  /** What an owner changed in the Markdown that was generated from `strategy`. */
  editsFromMarkdown: (generated: string, edited: string, strategy: Strategy) => StrategyEdit[];
  strategyToMarkdown: (strategy: Strategy) => string;
  composePrompt: (input: {
    builder: BuilderId;
    strategy: Strategy;
    profile: BusinessProfile;
    customPrompt: string;
    images?: readonly string[];
  }) => PromptDocument;
  /** `text`: the owner's edited one, in place of the document's own. */
  lintPrompt: (input: {
    document: PromptDocument;
    text?: string;
    strategy: Strategy;
    profile: BusinessProfile;
    customPrompt?: string;
  }) => LintResult[];
  parsePromptText: (text: string, document: PromptDocument) => PromptBlock[];
  /** Makes the corrections of a review that hold in a document as it was composed, says of the others why not, and checks the result. */
  applyReview: (document: PromptDocument, review: PromptReview, context: ReviewContext) => PromptDocument;
  /** `review`: what a model corrected in the prompt and in its files. */
  promptAttachments: (strategy: Strategy, prompt: string, review?: PromptReview) => PromptAttachment[];
  drawBlueprint: (input: BlueprintInput) => Blueprint;
};

/**
 * A model as the proofreader of finished prompts: on any failure a review without corrections, which says why. `onText` as for the
 * strategist. Throws only when `signal` is aborted.
 */
export type Proofreader = {
  name: string;
  ask: (input: ReviewInput, services: { signal: AbortSignal; onText: (characters: number) => void }) => Promise<PromptReview>;
  /** US dollars that a call cost which ended with this error, as far as they are known. */
  spentOn?: (error: unknown) => number;
};

/** Compares a crawled site with competitors again. Throws only when `signal` is aborted. */
export type CompareAgain = (
  input: { site: Site; profile: BusinessProfile; named: string[]; removed: string[] },
  signal: AbortSignal,
) => Promise<CompetitorReport>;

/**
 * A model as the strategist: on any failure the built-in strategy, which says why. `onText` gets the length of the answer so far, in
 * characters. Throws only when `signal` is aborted.
 */
export type Strategist = {
  name: string;
  ask: (input: StrategyInput, services: { signal: AbortSignal; onText: (characters: number) => void }) => Promise<Strategy>;
  /** US dollars that a call cost which ended with this error, as far as they are known. */
  spentOn?: (error: unknown) => number;
};

/** The settings that responses depend on. */
type ServerSettings = {
  /** The server's public URL; turns HSTS on if https and is accepted as an origin. */
  publicUrl: string | undefined;
  /** Whether the server is behind one reverse proxy, whose last X-Forwarded-For entry is the client. */
  trustProxy: boolean;
  /** 32 characters or more. */
  sessionSecret: string;
  /** Lower case. */
  superAdminEmails: string[];
  /** Analyses a month; null means unlimited. */
  quotas: Record<Tier, number | null>;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Pages that an analysis crawls. */
  maxPages: number;
  /** Clients that send it may read `/metrics`; without it only this machine may. */
  metricsToken?: string | undefined;
};

/** Everything the app is built from; tests pass their own. */
export type AppParts = {
  database: Database;
  queue: AnalysisQueue;
  progressFeed: ProgressFeed;
  /** Throws `AppError` for a URL whose host does not resolve or is not public, without connecting. */
  checkAddress: (url: string, signal: AbortSignal) => Promise<void>;
  pipeline: PipelineFunctions;
  /** Loads the code of `pipeline`, whose functions throw before; requests that may call one wait for it. Absent: it is there. */
  loadPipeline?: () => Promise<void>;
  compareAgain: CompareAgain;
  /** Images of other people's sites, through the guarded client. */
  loadImages: LoadImages;
  /** Screenshots of a blueprint; null without a browser. */
  screenshotFiles: ScreenshotFiles | null;
  /** Reports as PDF; null without a browser. */
  printFiles: PrintFiles | null;
  /** Logos and screenshots at the size of reports. */
  fitImage: FitImage;
  /** The first screens of a page of another person's site; null without a browser. */
  takePageScreenshots: TakePageScreenshots | null;
  /** Absent without a model. */
  strategist?: Strategist | undefined;
  /** Absent without a model. */
  proofreader?: Proofreader | undefined;
  /** What the configured model uses for an analysis of so many pages; null without a model. */
  estimateModel: ((pages: number) => ModelEstimate) | null;
  /** Has a mail sent soon, at the commit of the transaction if one is given; null without a mail server. */
  enqueueMail: ((job: MailJob, tx?: Db) => Promise<void>) | null;
  demo: DemoSamples;
  passwords: Passwords;
  /** The configured external services, shown to administrators. */
  services: { ai: ServiceState; search: ServiceState };
  settings: ServerSettings;
  /** Folder of the built web app. */
  webRoot: string;
  now: () => Date;
  /** Aborted when the process is told to stop: `/readyz` fails and connections are closed, but all other requests are still served. */
  draining?: AbortSignal;
  log: FastifyBaseLogger;
};
