import type { Brief } from '#contracts/verification.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { inTurns, type Steps } from '../../steps.ts';
import { knownWords } from '../compare/known-words.ts';
import { editedPages } from '../plan/edited-pages.ts';
import { expectedInSteps } from '../plan/expected-texts.ts';

/** Computes what the comparison needs of a brief alone, a few milliseconds at a time, while the new site answers. */
export type BriefReader = {
  /** Resolves when all is computed. */
  done: Promise<void>;
  /** Computes nothing more. */
  stop(): void;
};

function* stepsOf(brief: Brief): Steps<void> {
  yield;
  buildSiteModel(brief.site);
  yield;
  editedPages(brief.strategy);
  yield* expectedInSteps(brief);
  yield;
  knownWords(brief);
}

/** Starts to read the brief of one check. All is remembered by the brief: without it it is computed when it is needed. */
export function readBriefEarly(brief: Brief): BriefReader {
  let isOver = false;
  function* untilStopped(): Steps<void> {
    for (const step of stepsOf(brief)) {
      if (isOver) return;
      yield step;
    }
  }
  return {
    // What fails here fails again, with its reason, where it is needed.
    done: inTurns(untilStopped()).catch(() => undefined),
    stop: () => {
      isOver = true;
    },
  };
}
