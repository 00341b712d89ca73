import { randomBytes } from 'node:crypto';
import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { ResolvedOutputs, StageOutputs } from '#contracts/analysis.ts';
import { AppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { DEFAULT_MAX_PAGES } from '#contracts/limits.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { parseWebsiteUrl } from '#contracts/website-url.ts';
import { type AnalyzeServices, analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { applyReview } from '#pipeline/prompt/review/apply-review.ts';
import type { ReviewInput } from '#pipeline/prompt/review/review-input.ts';
import { reviewPrompt } from '#pipeline/prompt/review/review-prompt.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { strategyToMarkdown } from '#pipeline/strategy/markdown/strategy-markdown.ts';
import { askStrategist } from '#pipeline/strategy/model/ask-strategist.ts';
import { makeBrief } from '#pipeline/verify/make-brief.ts';
import { verifySite } from '#pipeline/verify/verify-site.ts';
import { factsOf } from './answer-facts.ts';
import { createTurns } from './turns.ts';
import type { Call, Workspace } from './workspace.ts';

/** Analyses kept in memory; an older one has to be made again. */
const MOST_KEPT = 20;
/** Sites read at once; further calls wait. */
const AT_ONCE = 3;
const ID_BYTES = 6;

/** `reviews`: what a model corrected in the prompts of this strategy, by the text it read. */
type Kept = { stages: StageOutputs; facts: OwnerFact[]; strategy: Strategy | null; reviews: Map<string, PromptReview> };
export type LocalServices = Pick<AnalyzeServices, 'egress' | 'renderer' | 'search' | 'places'> & {
  model?: LanguageModelClient | undefined;
};

/** Analyses in the memory of this process, made by the code of the command line: no account, no database. */
export function createLocalWorkspace(services: LocalServices): Workspace {
  const kept = new Map<string, Kept>();
  const inTurn = createTurns(AT_ONCE);

  function find(id: string): Kept {
    const found = kept.get(id);
    if (found) return found;
    throw new AppError('not-found', `There is no analysis "${id}" here. Call analyze_site first; the newest ${MOST_KEPT} are kept.`);
  }

  const outputsOf = ({ stages, facts }: Kept): ResolvedOutputs => resolveOutputs(stages, facts);

  async function strategyOf(one: Kept, { signal, report }: Call): Promise<Strategy> {
    if (one.strategy) return one.strategy;
    const { crawl: site, audit, profile, competitors } = outputsOf(one);
    const input = { site, audit, profile, competitors };
    if (services.model) report(`${services.model.name} is writing the strategy`);
    const strategy = services.model ? await askStrategist(input, { model: services.model, signal }) : buildStrategy(input);
    one.strategy = strategy;
    return strategy;
  }

  /** A prompt as the model corrected it; asked once for each text. */
  async function corrected(one: Kept, input: ReviewInput, { signal, report }: Call): Promise<PromptDocument> {
    const { model } = services;
    if (!model) return input.document;
    const { text } = input.document;
    if (!one.reviews.has(text)) report(`${model.name} is reading the prompt`);
    const review = one.reviews.get(text) ?? (await reviewPrompt(input, { model, signal }));
    if (review.answer) one.reviews.set(text, review);
    return applyReview(input.document, review, input);
  }

  return {
    analyze({ url: text, maxPages = DEFAULT_MAX_PAGES, competitors = [] }, { signal, report }) {
      const site = parseWebsiteUrl(text);
      const namedCompetitors = competitors.map((name) => parseWebsiteUrl(name).url);
      return inTurn(signal, async () => {
        const progress: AnalyzeServices['report'] = ({ message, page }) => report(page ? `Read ${page.path}` : message);
        const stages = await analyzeSite({ ...site, maxPages, namedCompetitors }, { ...services, signal, report: progress });
        const id = randomBytes(ID_BYTES).toString('hex');
        kept.set(id, { stages, facts: [], strategy: null, reviews: new Map() });
        const [oldest] = kept.keys();
        if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
        return id;
      });
    },
    async analysis(id) {
      return assembleAnalysis(outputsOf(find(id)));
    },
    async answer(id, answers) {
      const one = find(id);
      const { questions = [] } = outputsOf(one).profile;
      const facts = factsOf(answers, questions);
      const answered = new Set(facts.map(({ questionId }) => questionId));
      one.facts = [...one.facts.filter(({ questionId }) => !answered.has(questionId)), ...facts];
      one.strategy = null;
      one.reviews.clear();
    },
    async strategy(id, call) {
      return strategyToMarkdown(await strategyOf(find(id), call));
    },
    async prompt(id, { builder, criteria }, call) {
      const one = find(id);
      const outputs = outputsOf(one);
      const { strategy, prompt } = buildPrompt(outputs, { builder, customPrompt: criteria }, await strategyOf(one, call));
      const document = await corrected(one, { outputs, strategy, customPrompt: criteria, document: prompt }, call);
      const checks = document.lint ?? lintPrompt({ document, strategy, profile: outputs.profile, customPrompt: criteria });
      return { text: document.text, notice: [document.notice, document.review?.note].filter(Boolean).join(' '), checks };
    },
    async blueprint(id, call) {
      const one = find(id);
      const { crawl: site, profile } = outputsOf(one);
      const strategy = await strategyOf(one, call);
      const { pages, files, notes } = drawBlueprint({ site, profile, strategy, facts: one.facts });
      return { pages, notes, read: async (name) => files.find(({ path }) => path === name)?.content ?? null };
    },
    async verify(id, { url, builder }, call) {
      const one = find(id);
      const site = parseWebsiteUrl(url);
      const strategy = await strategyOf(one, call);
      const brief = makeBrief(outputsOf(one), { strategy, facts: one.facts, builder: builder ?? 'lovable' });
      const { signal, report } = call;
      return inTurn(signal, () =>
        verifySite(
          { ...site, brief },
          { ...services, renderer: services.renderer ?? null, signal, report: ({ message }) => report(message) },
        ),
      );
    },
    async list() {
      return [...kept].reverse().map(([id, { stages }]) => ({ id, url: stages.crawl.url }));
    },
  };
}
