import type { FastifyRequest } from 'fastify';
import { EDIT_SESSION_HEADER } from '#contracts/edit-session.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { TextVersion, VersionedText } from '#contracts/text-versions.ts';
import type { ProjectChanges, StoredProject } from '#database/projects/projects.ts';
import { keepBefore, keepVersion, type NewVersion, type StoredVersion, type VersionState } from '#database/projects/text-versions.ts';
import type { Db } from '#database/schema.ts';

const MAX_SESSION_LENGTH = 64;

/** How a text came to be: generated, or edited in a window. */
export type Change = Pick<NewVersion, 'origin' | 'session' | 'hasNewBase' | 'now'> & { author?: TextVersion['author'] };

/** The window that a change came from; null where it does not say. */
export function editSession(request: FastifyRequest): string | null {
  const session = request.headers[EDIT_SESSION_HEADER];
  return typeof session === 'string' && session !== '' ? session.slice(0, MAX_SESSION_LENGTH) : null;
}

/**
 * Keeps the strategy or the prompt of a changed project as a version, in the transaction of the change. `before` is the project as it
 * was: a text of it that no version has, because it is older than versions are, is kept first.
 */
export async function keepTexts(
  tx: Db,
  kind: VersionedText,
  { before, after, ...change }: Change & { before: StoredProject; after: StoredProject },
): Promise<void> {
  const projectId = before.project.id;
  const was = STATE[kind](before);
  if (was) {
    const { isEdited, ...generated } = madeAs(kind, before, was);
    const made = isEdited
      ? { author: 'owner' as const, origin: 'edited' as const }
      : { author: generated.author, origin: 'generated' as const };
    await keepBefore(tx, { projectId, kind, state: was, writer: generated.writer, ...made, now: new Date(before.project.updatedAt) });
  }
  const state = STATE[kind](after);
  if (!state) return;
  const { author, writer } = madeAs(kind, after, state);
  const made = { author: change.origin === 'generated' ? author : 'owner', writer } as const;
  await keepVersion(tx, { projectId, kind, state, ...made, ...change });
}

const STATE: Record<VersionedText, (stored: StoredProject) => VersionState | null> = {
  strategy: ({ project, strategy, strategyBasis: basis, strategyEdits: edits, optimizerGenerated }) => {
    const text = project.optimizerOutput ?? '';
    const generatedText = optimizerGenerated === text ? null : optimizerGenerated;
    return text.trim() === '' ? null : { text, generatedText, edits, base: { strategy, basis } };
  },
  prompt: ({ project, promptDocument: document, promptUncorrected: uncorrected, promptBasis: basis }) => {
    const text = project.designerPrompt ?? '';
    return text.trim() === ''
      ? null
      : { text, generatedText: null, edits: [], base: { document, uncorrected, basis, customPrompt: project.customPrompt } };
  },
};

/** Who wrote what a stored text was generated as, and whether the owner edited it since. */
function madeAs(kind: VersionedText, { strategy, promptDocument, project }: StoredProject, { text, generatedText, edits }: VersionState) {
  const isEdited = kind === 'strategy' ? generatedText !== null || edits.length > 0 : promptDocument?.text !== text;
  const writer = kind === 'strategy' ? modelOf(strategy) : (promptDocument?.builder ?? project.selectedDesigner);
  const isByModel = kind === 'strategy' ? writer !== null : isCorrected(promptDocument);
  const author = isByModel ? 'model' : 'built-in';
  return { author, writer, isEdited } as const;
}

const isCorrected = (document: PromptDocument | null) => document?.review?.corrections.some(({ status }) => status === 'made') ?? false;

/** The model that wrote a strategy; null where it is the built-in one. */
const modelOf = (strategy: Strategy | null): string | null => {
  const name = strategy?.writer?.name;
  return name === undefined || name === 'built-in' ? null : name;
};

/** What a project gets when a version of it is restored. */
export function restoredFields({ text, generatedText, edits, base }: StoredVersion): ProjectChanges {
  if ('document' in base) {
    const { document, uncorrected: promptUncorrected = null, basis: promptBasis, customPrompt } = base;
    const builder = document ? { selectedDesigner: document.builder, chosenBuilder: document.builder } : {};
    return { designerPrompt: text, promptDocument: document, promptUncorrected, promptBasis, customPrompt, ...builder };
  }
  const { strategy, basis: strategyBasis } = base;
  const optimizerGenerated = strategy === null ? generatedText : (generatedText ?? text);
  return { strategy, strategyBasis, strategyEdits: edits, optimizerOutput: text, optimizerGenerated };
}
