import { useEffect, useEffectEvent, useReducer } from 'react';
import type { FirstLook } from '#contracts/first-look.ts';
import type { ProgressEvent, StageProgress } from '#contracts/progress.ts';
import { isRunning } from '#contracts/project-status.ts';
import { sayDone } from '../ui/page-notice.ts';
import { request } from './client.ts';

/** Consecutive connection failures after which we stop using the stream. */
const MAX_STREAM_ERRORS = 3;
/** For those who saw one. */
const LOOK_NOT_KEPT = 'What was shown so far was a first look and is not kept.';
/** Polling interval after that. */
const POLL_MS = 2_000;

/** The schemas are loaded when something runs: a screen that only could start something does without them. */
const loadContracts = async () => ({
  ...(await import('#contracts/progress.ts')),
  ...(await import('#contracts/project.ts')),
});
type Contracts = Awaited<ReturnType<typeof loadContracts>>;

export type ReadPage = NonNullable<StageProgress['page']>;

export type AnalysisProgress = {
  /** False when the stream is lost: the steps then only rotate. */
  isLive: boolean;
  step: number;
  message: string;
  pagesRead: number;
  pagesTotal: number;
  pages: ReadPage[];
  /** What a model has written so far; 0 when it does not say. */
  characters: number;
  /** What is known of the site so far; null until the home page was read. */
  look: FirstLook | null;
  /** The text is stored and is only being proofread. */
  isTextReady: boolean;
  lastEventId: number;
};

export const NO_PROGRESS: AnalysisProgress = {
  isLive: true,
  step: 1,
  message: '',
  pagesRead: 0,
  pagesTotal: 0,
  pages: [],
  characters: 0,
  look: null,
  isTextReady: false,
  lastEventId: 0,
};

type Action = { kind: 'reset' } | { kind: 'stream-lost' } | { kind: 'progress'; id: number; progress: StageProgress };

/** The state after one more report; duplicates (a rejoined stream replays) count once. */
export function progressAfter(state: AnalysisProgress, action: Action): AnalysisProgress {
  if (action.kind === 'reset') return NO_PROGRESS;
  if (action.kind === 'stream-lost') return { ...state, isLive: false };
  if (action.id <= state.lastEventId) return state;
  const { step, message, pagesRead, pagesTotal, page, look = state.look, isTextReady = false } = action.progress;
  // Another message is about another text, which starts from nothing.
  const characters = action.progress.characters ?? (message === state.message ? state.characters : 0);
  const isNew = page !== null && !state.pages.some((known) => known.path === page.path);
  return {
    isLive: true,
    step: Math.max(state.step, step),
    message: message || state.message,
    pagesRead: Math.max(state.pagesRead, pagesRead),
    pagesTotal: Math.max(state.pagesTotal, pagesTotal),
    pages: isNew ? [...state.pages, page] : state.pages,
    characters,
    look,
    isTextReady,
    lastEventId: action.id,
  };
}

/** Follows what runs for a project, an analysis or a text that a model writes, by its event stream, and by polling when the stream is lost. */
export function useAnalysisProgress(
  projectId: string | null,
  ends: {
    onDone: (projectId: string) => void;
    onFailed: (message: string | null) => void;
    /** What runs, for a note when it ends while the tab is out of sight. */
    name: string;
  },
): AnalysisProgress {
  const [state, dispatch] = useReducer(progressAfter, NO_PROGRESS);
  const onDone = useEffectEvent((id: string) => {
    sayDone(`${ends.name} is done.`);
    ends.onDone(id);
  });
  const onFailed = useEffectEvent((reason: string | null) => {
    const message = reason !== null && state.look !== null ? `${reason} ${LOOK_NOT_KEPT}` : reason;
    sayDone(`${ends.name} ended: ${message ?? 'it failed.'}`);
    ends.onFailed(message);
  });

  useEffect(() => {
    dispatch({ kind: 'reset' });
    if (projectId === null) return;
    const id = projectId;
    let errors = 0;
    let poll: ReturnType<typeof setTimeout> | undefined;
    const stopped = new AbortController();
    let source: EventSource | undefined;

    function stop() {
      source?.close();
      stopped.abort();
      clearTimeout(poll);
    }
    function onMessage(message: MessageEvent<string>, contracts: Contracts) {
      const event = readEvent(message.data, contracts);
      if (!event) return;
      errors = 0;
      if (event.type === 'progress') dispatch({ kind: 'progress', id: event.id, progress: event.progress });
      if (event.type === 'done') {
        stop();
        onDone(id);
      }
      if (event.type === 'failed') {
        stop();
        onFailed(event.message);
      }
    }
    async function ask() {
      try {
        const { Project } = await loadContracts();
        const project = await request(`/api/projects/${encodeURIComponent(id)}`, Project, { signal: stopped.signal });
        if (!isRunning(project.status)) {
          stop();
          if (project.analysisError) onFailed(project.analysisError);
          else onDone(id);
          return;
        }
      } catch {
        // Still unreachable: retry.
      }
      if (!stopped.signal.aborted) poll = setTimeout(ask, POLL_MS);
    }
    function onError() {
      errors += 1;
      if (source?.readyState !== EventSource.CLOSED && errors < MAX_STREAM_ERRORS) return;
      loseStream();
    }
    function loseStream() {
      source?.close();
      dispatch({ kind: 'stream-lost' });
      clearTimeout(poll);
      void ask();
    }
    function open(contracts: Contracts) {
      if (stopped.signal.aborted) return;
      source = new EventSource(`/api/projects/${encodeURIComponent(id)}/events`, { withCredentials: true });
      for (const type of ['progress', 'done', 'failed'])
        source.addEventListener(type, (message: MessageEvent<string>) => onMessage(message, contracts));
      source.addEventListener('error', onError);
    }

    loadContracts().then(open, () => !stopped.signal.aborted && loseStream());
    return stop;
  }, [projectId]);

  return state;
}

function readEvent(data: string, contracts: Contracts): ProgressEvent | null {
  try {
    return contracts.ProgressEvent.parse(JSON.parse(data));
  } catch {
    // An event of another version: the ones after it still count.
    return null;
  }
}
