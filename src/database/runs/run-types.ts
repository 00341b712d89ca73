import type { Stage } from '#contracts/progress.ts';

/** `strategy` and `prompt`: texts that a model writes, made by the server process; their rows carry progress and cancellation. */
export type RunKind = 'analysis' | 'strategy' | 'prompt';
export type RunStatus = 'queued' | 'running' | 'done' | 'failed';
/** How long each stage took, milliseconds. */
export type StageTimings = Partial<Record<Stage, number>>;
/** What was requested in addition to the URL. */
export type RunOptions = { schemeGiven: boolean; maxPages: number; namedCompetitors: string[]; pages?: string[] };
