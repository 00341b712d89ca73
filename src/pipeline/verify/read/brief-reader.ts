import { setImmediate as idle } from 'node:timers/promises';
import type { Brief } from '#contracts/verification.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { knownWords } from '../compare/known-words.ts';
import { editedPages } from '../plan/edited-pages.ts';
import { expectedTexts } from '../plan/expected-texts.ts';

/** Computes what the comparison needs of a brief alone, in parts, while the new site answers. */
export type BriefReader = {
  /** Computes the next part early: the first two fit into the times in which nothing has been answered yet. */
  step(): void;
  /** Computes what is left; answers that came in are handled between the parts. */
  rest(): Promise<void>;
};

const EARLY = 2;

/** Makes the reader of one check. All parts are remembered by the brief: without it they are computed when they are needed. */
export function createBriefReader(brief: Brief): BriefReader {
  const parts = [() => buildSiteModel(brief.site), () => editedPages(brief.strategy), () => expectedTexts(brief), () => knownWords(brief)];
  let next = 0;
  const compute = () => {
    const part = parts[next];
    next += 1;
    part?.();
  };
  return {
    step: () => {
      if (next >= EARLY) return;
      try {
        compute();
      } catch {
        // What fails here fails again, with its reason, where it is needed.
      }
    },
    async rest() {
      while (next < parts.length) {
        await idle();
        compute();
      }
    },
  };
}
