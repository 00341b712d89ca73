import type { StageOutputs } from '#contracts/analysis.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { StageProgress } from '#contracts/progress.ts';
import type { Screenshots } from '#contracts/screenshots.ts';
import type { AnalyzeRequest } from '#pipeline/analyze-site.ts';
import type { AnalyzedSite, StageDone } from '../line.ts';

/** What the thread of the database tells the thread of the line. `run` names the analysis; `call` what waits for an answer. */
export type ToLine =
  | { kind: 'analyze'; run: number; request: AnalyzeRequest; saved: Partial<StageOutputs> }
  | { kind: 'stop'; run: number }
  | { kind: 'kept'; call: number; failure: string | null }
  | { kind: 'close' };

/** What the thread of the line tells the thread of the database. */
export type FromLine =
  | { kind: 'progress'; run: number; progress: StageProgress }
  | { kind: 'stage'; run: number; call: number; done: StageDone }
  | { kind: 'pictures'; run: number; call: number; pictures: Screenshots }
  | { kind: 'done'; run: number; site: AnalyzedSite }
  | { kind: 'failed'; run: number; failure: Failure }
  | { kind: 'closed' };

/** An error on its way between threads: `code` of our own ones; of any other what the log needs. */
export type Failure = { code: ErrorCode | null; message: string; stack: string };
