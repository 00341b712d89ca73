import type { Analysis } from '#contracts/analysis.ts';
import type { BlueprintAnswer } from '#contracts/blueprint.ts';
import { AppError } from '#contracts/errors.ts';
import type { FactsAnswer } from '#contracts/facts-answer.ts';
import type { Project, ProjectListItem } from '#contracts/project.ts';
import type { Verification } from '#contracts/verification.ts';
import { findLatestRun } from '#database/runs/runs.ts';
import { factsOf } from '#mcp/answer-facts.ts';
import type { Call, Workspace } from '#mcp/workspace.ts';
import type { AppParts } from '../parts.ts';
import type { Send } from './project-calls.ts';

/** An analysis takes up to 90 s, and waiting in the queue may take as long. */
const MAX_WAIT_MS = 240_000;
const NO_END = 'This is still running. Call get_brief with this analysisId in a minute:';
const NOT_ANALYZED = 'This site is not analyzed yet. Call analyze_site, or wait for its analysis to end.';

const pathOf = (id: string, rest = '') => `/api/projects/${encodeURIComponent(id)}${rest}`;

/** The projects of a key's user as the workspace of an agent: their quota, their place in the queue, their rights. */
export function createProjectWorkspace(parts: AppParts, { userId, send }: { userId: string; send: Send }): Workspace {
  const get = async <T>(url: string) => JSON.parse((await send('GET', url)).text) as T;
  const project = (id: string) => get<Project>(pathOf(id));

  /** Waits for what runs for a project, and tells its progress. An abort cancels it. Throws what it failed with. */
  async function follow(id: string, { signal, report }: Call): Promise<void> {
    const run = await findLatestRun(parts.database.db, { projectId: id, userId });
    if (!run) return;
    const stop = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]);
    for await (const event of parts.progressFeed.subscribe(run.id, 0, stop)) {
      if (event.type === 'failed') throw new AppError('site-unreadable', event.message);
      if (event.type === 'done') return;
      report(event.progress.page ? `Read ${event.progress.page.path}` : event.progress.message);
    }
    // What has just ended can't be canceled, and need not be.
    if (signal.aborted) await send('POST', pathOf(id, '/cancel')).catch(() => undefined);
    signal.throwIfAborted();
    throw new AppError('conflict', `${NO_END} ${id}.`);
  }

  /** Starts what may be waited for, and waits for it. */
  async function run(id: string, url: string, call: Call, body?: object): Promise<string> {
    const { status, text } = await send('POST', url, body);
    if (status === 202) await follow(id, call);
    return text;
  }

  /** The project with a strategy of its current data. */
  async function planned(id: string, call: Call): Promise<Project> {
    const found = await project(id);
    if (found.optimizerOutput && !found.outdated?.strategy) return found;
    await run(id, pathOf(id, '/generate-optimizer'), call);
    return project(id);
  }

  return {
    async analyze(order, call) {
      const { projectId } = JSON.parse((await send('POST', '/api/analyze', order)).text) as { projectId: string };
      await follow(projectId, call);
      return projectId;
    },
    async analysis(id) {
      const found = await project(id);
      if (!found.profile) throw new AppError('conflict', NOT_ANALYZED);
      return found as Project & Analysis;
    },
    async answer(id, answers) {
      const { version, facts, questions } = await get<FactsAnswer>(pathOf(id, '/facts'));
      const given = factsOf(answers, questions);
      const answered = new Set(given.map(({ questionId }) => questionId));
      const rest = facts.filter(({ questionId }) => questionId === undefined || !answered.has(questionId));
      await send('PUT', pathOf(id, '/facts'), { version, facts: [...rest, ...given] });
    },
    async strategy(id, call) {
      return (await planned(id, call)).optimizerOutput ?? '';
    },
    async prompt(id, { builder, criteria }, call) {
      const found = await project(id);
      const isCurrent = found.prompt?.builder === builder && (found.customPrompt ?? '') === criteria && !found.outdated?.prompt;
      if (!isCurrent || !found.designerPrompt)
        await run(id, pathOf(id, '/generate-designer-prompt'), call, { designer: builder, ...(criteria && { customPrompt: criteria }) });
      const { designerPrompt, prompt, promptLint } = isCurrent ? found : await project(id);
      return { text: designerPrompt ?? '', notice: prompt?.notice ?? '', checks: promptLint ?? [] };
    },
    async blueprint(id, call) {
      await planned(id, call);
      const { pages, notes, base } = await get<BlueprintAnswer>(pathOf(id, '/blueprint'));
      return { pages, notes, read: async (file) => (await send('GET', `${base}${file}`)).text };
    },
    async verify(id, { url, builder }, call) {
      await planned(id, call);
      const { status, text } = await send('POST', pathOf(id, '/verify'), { url, ...(builder && { builder }) });
      if (status === 202) await follow(id, call);
      const { verificationId } = JSON.parse(text) as { verificationId: string };
      return get<Verification>(pathOf(id, `/verifications/${encodeURIComponent(verificationId)}`));
    },
    async list() {
      const projects = await get<ProjectListItem[]>('/api/projects');
      return projects.map(({ id, url }) => ({ id, url }));
    },
  };
}
