import type { StageOutputs } from '#contracts/analysis.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { StageProgress } from '#contracts/progress.ts';
import type { PathScreenshots, Screenshots } from '#contracts/screenshots.ts';
import type { Verification } from '#contracts/verification.ts';
import type { AnalyzeRequest } from '#pipeline/analyze-site.ts';
import type { VerifyRequest } from '#pipeline/verify/verify-site.ts';
import type { AnalyzedSite, StageDone } from '../run-pipeline.ts';

/** Messages to the analysis thread. `run` identifies the analysis or the check of a new site; `call` the message that is acknowledged. */
export type ToThread =
  | { kind: 'analyze'; run: number; request: AnalyzeRequest; saved: Partial<StageOutputs> }
  | { kind: 'verify'; run: number; request: VerifyRequest }
  | { kind: 'stop'; run: number }
  | { kind: 'ack'; call: number; failure: string | null }
  | { kind: 'close' };

/** Messages from the analysis thread. */
export type FromThread =
  | { kind: 'progress'; run: number; progress: StageProgress }
  | { kind: 'stage'; run: number; call: number; done: StageDone }
  | { kind: 'screenshots'; run: number; call: number; screenshots: Screenshots }
  | { kind: 'first-screens'; run: number; call: number; pages: PathScreenshots[] }
  | { kind: 'pause'; run: number; heldBytes: number }
  | { kind: 'resume'; run: number; call: number }
  | { kind: 'done'; run: number; result: AnalyzedSite | Verification }
  | { kind: 'failed'; run: number; failure: Failure };

/** An error sent between threads: `code` for an `AppError`; message and stack of any other are for the log. */
export type Failure = { code: ErrorCode | null; message: string; stack: string };
