import type { FastifyBaseLogger } from 'fastify';
import type { ServiceState } from '#contracts/admin.ts';
import type { Analysis, StageOutputs } from '#contracts/analysis.ts';
import type { BuilderId } from '#contracts/builder.ts';
import type { BusinessProfile } from '#contracts/business.ts';
import type { CompetitorReport } from '#contracts/competitor.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { PromptAttachment } from '#contracts/project.ts';
import type { LintResult, PromptDocument } from '#contracts/prompt.ts';
import type { Site } from '#contracts/site.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { ModelEstimate } from '#contracts/usage.ts';
import type { Tier } from '#contracts/user.ts';
import type { Database } from '#database/database.ts';
import type { DemoSamples } from '#demo/demo-samples.ts';
import type { ProgressFeed } from '#jobs/progress-feed.ts';
import type { AnalysisQueue } from '#jobs/queue.ts';
import type { Passwords } from './auth/passwords.ts';

/** The line's pure functions that answers are made with. */
export type PipelineFunctions = {
  assembleAnalysis: (outputs: StageOutputs) => Analysis;
  buildStrategy: (input: { site: Site; audit: AuditReport; profile: BusinessProfile; competitors: CompetitorReport }) => Strategy;
  strategyToMarkdown: (strategy: Strategy) => string;
  composePrompt: (input: {
    builder: BuilderId;
    strategy: Strategy;
    profile: BusinessProfile;
    /** The optimizer text as the owner left it, and as it was generated: the difference is the owner's. */
    ownerText: string;
    generatedText: string;
    customPrompt: string;
  }) => PromptDocument;
  lintPrompt: (input: { document: PromptDocument; strategy: Strategy; profile: BusinessProfile; customPrompt?: string }) => LintResult[];
  promptAttachments: (strategy: Strategy) => PromptAttachment[];
};

/** Reads competitors anew for a site that was read already. Throws only when `signal` is aborted. */
export type CompareAgain = (
  input: { site: Site; profile: BusinessProfile; named: string[]; removed: string[] },
  signal: AbortSignal,
) => Promise<CompetitorReport>;

/** Puts the words of a strategy better with a model; what fails leaves the strategy as it is. Throws only when `signal` is aborted. */
export type DeepenStrategy = (
  input: { site: Site; audit: AuditReport; profile: BusinessProfile; competitors: CompetitorReport },
  strategy: Strategy,
  signal: AbortSignal,
) => Promise<Strategy>;

/** The settings that answers depend on. */
type ServerSettings = {
  /** Where people reach the server; decides on HSTS and is accepted as an origin. */
  publicUrl: string | undefined;
  /** Whether one reverse proxy stands in front, whose last X-Forwarded-For entry is the visitor. */
  trustProxy: boolean;
  /** 32 characters or more. */
  sessionSecret: string;
  /** Lower case. */
  superAdminEmails: string[];
  /** Analyses a month; null means unlimited. */
  quotas: Record<Tier, number | null>;
  /** Multiplies every throttle. */
  rateLimitFactor: number;
  /** Pages an analysis reads. */
  maxPages: number;
  /** Whoever shows it may read `/metrics` from elsewhere; without it only this machine may. */
  metricsToken?: string | undefined;
};

/** Everything the app is made of; tests hand in their own. */
export type AppParts = {
  database: Database;
  queue: AnalysisQueue;
  progressFeed: ProgressFeed;
  /** Refuses (throws `AppError`) an address that does not resolve or is not public, without connecting. */
  checkAddress: (url: string, signal: AbortSignal) => Promise<void>;
  pipeline: PipelineFunctions;
  compareAgain: CompareAgain;
  /** Absent without a model. */
  deepenStrategy?: DeepenStrategy | undefined;
  /** What the model that is set uses for one analysis; null without a model. */
  modelEstimate: ModelEstimate | null;
  demo: DemoSamples;
  passwords: Passwords;
  /** Services from outside that are set up, for administrators to see. */
  services: { ai: ServiceState; search: ServiceState };
  settings: ServerSettings;
  /** Folder of the built web app. */
  webRoot: string;
  now: () => Date;
  /** Aborted when this process was told to end: `/readyz` says so and connections are not kept, while all else is still answered. */
  draining?: AbortSignal;
  log: FastifyBaseLogger;
};
