import type { BuilderId } from '#contracts/builder.ts';
import type { Stage } from '#contracts/progress.ts';

/**
 * `analysis` and `verification` go through the queue. `strategy` and `prompt`: texts that a model writes, made by the server process;
 * their rows carry progress and cancellation.
 */
export type RunKind = 'analysis' | 'verification' | 'strategy' | 'prompt';
export type RunStatus = 'queued' | 'running' | 'done' | 'failed';
/** How long each stage took, milliseconds. */
export type StageTimings = Partial<Record<Stage, number>>;
/** What was requested in addition to the URL. */
export type RunOptions = {
  schemeGiven: boolean;
  maxPages: number;
  namedCompetitors: string[];
  pages?: string[];
  /** Of an analysis: the schedule of its project requested it. */
  scheduled?: true;
  /** Of a verification: for whom fix prompts are written. */
  builder?: BuilderId;
  /** Of a verification: only the home page is opened in the browser. */
  quick?: true;
  /** Of a verification: encrypted name and password of the new site; removed when the run ends. */
  sealed?: string;
};
