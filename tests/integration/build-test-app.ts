import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Analysis, StageOutputs } from '#contracts/analysis.ts';
import type { BusinessAnalysis, BusinessProfile } from '#contracts/business.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { FirstLook } from '#contracts/first-look.ts';
import type { MailJob } from '#contracts/mail-job.ts';
import type { StageProgress } from '#contracts/progress.ts';
import type { Project } from '#contracts/project.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import type { User } from '#contracts/user.ts';
import { createLog } from '#create-log';
import type { Database } from '#database/database.ts';
import { failRun, finishRun } from '#database/runs/finish-run.ts';
import { appendEvents } from '#database/runs/run-events.ts';
import { type Run, startRun } from '#database/runs/runs.ts';
import { saveStage } from '#database/runs/stage-outputs.ts';
import { createProgressFeed } from '#jobs/progress-feed.ts';
import type { Blueprint, BlueprintInput } from '#pipeline/blueprint/blueprint.ts';
import { compareOutputs } from '#pipeline/differences/compare-outputs.ts';
import { buildApp } from '#server/app.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import type { AppParts, PipelineFunctions } from '#server/parts.ts';
import { claimOf, NO_COMPETITORS, profileOf } from '#testing/empty-profile.ts';

const BUSINESS: BusinessAnalysis = {
  business_name: 'Harbour Bakery',
  industry: 'Bakery and patisserie',
  primary_purpose: 'Sells bread',
  target_audiences: ['neighbours'],
  brand_tone: 'warm',
  pages_analyzed: ['/'],
  value_propositions: ['Baked every morning'],
  seo_issues: [],
  ux_issues: [],
  services: [],
  products: ['Rye bread'],
  trust_signals: [],
  analysis_confidence: 0.8,
};

const { competitors, ...comparison } = NO_COMPETITORS;

/** The answer's analysis part, complete and small. */
const ANALYSIS: Analysis = {
  url: 'https://harbour.example/',
  pages: [],
  unread: [],
  stopReason: 'all-read',
  rendering: { mode: 'static', note: '' },
  findings: [],
  audit: {
    passed: [],
    notRun: [],
    scores: { overall: 90, seo: 90, ux: 90, accessibility: 90, performance: 90, content: 90, security: 90 },
    fixFirst: [],
  },
  businessAnalysis: BUSINESS,
  profile: profileOf({
    businessName: claimOf('name', 'Harbour Bakery'),
    industry: { claim: claimOf('industry', 'Bakery'), candidates: [] },
    businessModel: { ...claimOf('model', 'shop'), modelId: 'shop' },
    primaryPurpose: claimOf('purpose', 'Sells bread'),
    setAside: [{ field: 'services', claim: claimOf('menu-item', 'Page has moved'), by: 'model', reason: 'The model did not list it.' }],
    questions: [
      {
        id: 'ask-rye',
        field: 'products',
        question: 'Is "Rye bread" a product of yours?',
        why: 'Found once.',
        claim: claimOf('rye', 'Rye bread'),
      },
    ],
    conflicts: [],
  }),
  brand: { source: 'none', logo: null, favicon: null, themeColor: null, colors: [], fonts: [], radii: [] },
  functions: [],
  competitors,
  comparison,
  notes: [],
};

/** Stage outputs that the server passes on unread; `mark` lets a test recognize them. */
export const stagesMarked = (mark: string) =>
  ({
    crawl: { mark, pages: [{ path: '/' }] },
    audit: { mark },
    insight: { reader: { mark }, model: null, note: '', calls: [] },
    competitors: { mark, competitors: [], rejected: [] },
  }) as unknown as StageOutputs;

/** What the owner says of the name and of new services, in short; everything else stays as the reader has it. */
function profileWith(profile: BusinessProfile, facts: readonly OwnerFact[]): BusinessProfile {
  const of = (field: string) => facts.filter((fact) => fact.field === field);
  const name = of('businessName').at(-1)?.text ?? profile.businessName.text;
  const added = of('services').flatMap(({ action, text }) => (action === 'add' && text ? [{ ...offer, ...claimOf(text, text) }] : []));
  return { ...profile, businessName: { ...profile.businessName, text: name }, services: [...profile.services, ...added] };
}
const offer = { description: '', price: '', url: '' };

const block = { id: 'first', kind: 'first' as const, title: 'First', limit: null, limitSource: 'none' as const };

/** One line of what it was made of, one for each edit. */
function strategyToMarkdown(strategy: Strategy): string {
  const { madeOf, edits = [] } = strategy as unknown as { madeOf: string; edits?: StrategyEdit[] };
  return [`# Strategy of ${madeOf}`, ...edits.map((edit) => ('text' in edit ? `${edit.field}: ${edit.text}` : edit.field))].join('\n');
}

const SHOWN_IMAGE = 'https://harbour.example/bread.png';

/** One page that says what it was drawn from, with one image. */
function drawBlueprint({ strategy, profile, imageUrl = (url) => url }: BlueprintInput): Blueprint {
  const src = imageUrl(SHOWN_IMAGE);
  const text = `<h1>${profile.businessName.text}</h1><pre>${strategyToMarkdown(strategy)}</pre>${src ? `<img src="${src}">` : ''}`;
  return {
    pages: [{ path: '/', file: 'index.html', title: 'Home', read: true, sections: [], gaps: [], digest: 'd1' }],
    files: [
      { path: 'index.html', content: text },
      { path: 'styles.css', content: 'h1 { color: red }' },
    ],
    fonts: [{ path: 'fonts/serif.woff2', from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2' }],
    images: src ? [SHOWN_IMAGE] : [],
    notes: [],
  };
}

const assembleAnalysis: PipelineFunctions['assembleAnalysis'] = ({ profile }) => ({
  ...ANALYSIS,
  profile,
  businessAnalysis: { ...BUSINESS, business_name: profile.businessName.text, services: profile.services.map((service) => service.text) },
});

/** Fake pipeline functions that show their input. */
const pipeline: PipelineFunctions = {
  resolveOutputs: ({ insight, ...stages }, facts = []) => ({
    ...stages,
    profile: profileWith({ ...ANALYSIS.profile, ...insight.reader }, facts),
  }),
  assembleAnalysis,
  assembleFullAnalysis: assembleAnalysis,
  compareOutputs,
  toAnalysisSummary: (analysis) => `Business: ${analysis.business_name}`,
  buildStrategy: ({ site }) => {
    const { mark: madeOf } = site as unknown as { mark: string };
    const wholeTexts = [{ path: '/', parts: [{ kind: 'text', text: `The words of ${madeOf}` }] }];
    return { madeOf, craft: { wholeTexts } } as unknown as Strategy;
  },
  followAnswer: () => null,
  applyEdits: (strategy, edits) => (edits.length === 0 ? strategy : ({ ...strategy, edits } as Strategy)),
  editsFromMarkdown: (_generated, edited) => [{ field: 'notes', text: edited }],
  strategyToMarkdown,
  composePrompt: ({ builder, strategy, customPrompt }) => ({
    builder,
    blocks: [{ ...block, text: strategyToMarkdown(strategy) }],
    text: [builder, strategyToMarkdown(strategy), customPrompt].join(' | '),
    deepLink: null,
    startPage: 'https://builder.example/',
    notice: '',
  }),
  parsePromptText: (text) => [{ ...block, text }],
  lintPrompt: ({ document, text }) => [
    {
      id: 'closing',
      point: 20,
      gate: false,
      marks: 2,
      title: 'Closing',
      reason: `Read ${(text ?? document.text).length} characters.`,
      blockId: '',
      excerpt: '',
    },
  ],
  // Each correction of the first block that is to be made and whose words are found.
  applyReview: (document, review) => {
    if (review.answer === null) throw new Error('A reading that failed has nothing to make.');
    const corrections: PromptReview['corrections'] = [];
    let text = document.text;
    for (const correction of review.corrections) {
      const { find, replace, status } = correction;
      const isFound = text.includes(find);
      if (isFound && status !== 'undone' && status !== 'refused') text = text.replace(find, () => replace);
      const isGone = !isFound && status !== 'refused';
      corrections.push({ ...correction, status: isGone ? 'outdated' : status === 'outdated' ? 'made' : status });
    }
    const corrected = { ...document, blocks: [{ ...block, text }], text, review: { ...review, corrections } };
    return { ...corrected, lint: pipeline.lintPrompt({ document: corrected } as never) };
  },
  promptAttachments: () => [{ name: 'DESIGN.md', type: 'text/markdown', text: '# Design' }],
  drawBlueprint,
};

const sampleProject = (id: string): Project => ({
  id,
  userId: 'demo',
  url: `https://${id}.example/`,
  status: 'completed',
  analysisSummary: 'Business: Sample',
  optimizerOutput: null,
  lovablePrompt: null,
  chosenBuilder: 'lovable',
  selectedDesigner: 'lovable',
  customPrompt: null,
  designerPrompt: null,
  optimizerPromptFile: null,
  designerPromptFile: null,
  projectName: 'Sample',
  analysisError: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isDemo: true,
});
const samples = ['demo-coffee', 'demo-fitness', 'demo-saas'].map((id) => ({
  project: sampleProject(id),
  stages: pipeline.resolveOutputs(stagesMarked(id)),
  screens: { today: [], rebuilt: [] },
}));

const step = (message: string, pagesRead: number): StageProgress => ({
  stage: 'crawl',
  step: 2,
  message,
  pagesRead,
  pagesTotal: 3,
  page: null,
});

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

export type Overrides = Partial<Omit<AppParts, 'settings'>> & { settings?: Partial<AppParts['settings']> };

/** The app on a test database, with a queue that records and a worker that the test moves by hand. */
export async function buildTestApp(database: Database, overrides: Overrides = {}) {
  const enqueued: string[] = [];
  const mails: MailJob[] = [];
  // The worker below wakes subscribers; polling would come long after a test has failed.
  const feed = createProgressFeed({ database, pollMs: 30_000 });
  const parts: AppParts = {
    database,
    queue: {
      enqueueAnalysis: async (run: Run) => void enqueued.push(run.id),
      isReady: async () => true,
    } as unknown as AppParts['queue'],
    progressFeed: feed,
    checkAddress: async () => {},
    pipeline,
    estimateModel: null,
    screenshotFiles: null,
    printFiles: null,
    fitImage: async () => null,
    takePageScreenshots: null,
    loadImages: async (urls) => new Map(urls.map((url) => [url, null])),
    compareAgain: async ({ named, removed }) => ({ ...NO_COMPETITORS, note: `with ${named.join(' ')} without ${removed.join(' ')}` }),
    demo: {
      all: samples,
      find: (id) => samples.find((sample) => sample.project.id === id) ?? null,
      screenshot: (id) =>
        samples.some(({ project }) => project.id === id) ? { mediaType: 'image/jpeg', bytes: Buffer.from('image') } : null,
      pageScreenshot: () => null,
      newScreenshot: () => null,
      verification: () => null,
      nearest: (url) => (url.includes('fit') ? samples[1] : samples[0]) as (typeof samples)[number],
    },
    enqueueMail: async (job) => void mails.push(job),
    // The minimum that Argon2 accepts: passwords.test.ts checks the real cost.
    passwords: createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
    services: { ai: { provider: null, model: null, inUse: false }, search: { provider: 'searxng', model: null, inUse: true } },
    webRoot: '/nowhere',
    now: () => new Date(),
    log: createLog('silent'),
    ...overrides,
    settings: {
      publicUrl: undefined,
      trustProxy: false,
      sessionSecret: 'a secret of at least thirty-two characters',
      superAdminEmails: ['boss@example.com'],
      quotas: { free: 500, paid: 200, enterprise: null },
      rateLimitFactor: 1000,
      maxPages: 12,
      ...overrides.settings,
    },
  };
  const app = await buildApp(parts);
  await app.ready();

  const attempt = 1;
  const worker = {
    /** Takes the newest order. */
    async take(): Promise<string> {
      const runId = enqueued.at(-1) ?? '';
      await startRun(database.db, runId);
      return runId;
    },
    async report(runId: string, message: string, pagesRead: number, look?: FirstLook) {
      const progress = { ...step(message, pagesRead), ...(look ? { look } : {}) };
      await appendEvents(database.db, runId, [{ type: 'progress', progress }]);
      feed.notify(runId);
    },
    async finish(runId: string, mark = runId) {
      for (const [stage, output] of Object.entries(stagesMarked(mark)))
        await saveStage(database.db, runId, stage as keyof StageOutputs, output);
      await finishRun(database.db, {
        runId,
        attempt,
        analysisSummary: 'Business: Harbour Bakery',
        businessAnalysis: BUSINESS,
        at: parts.now(),
      });
      feed.notify(runId);
    },
    async fail(runId: string, message: string) {
      await failRun(database.db, { runId, attempt, message });
      feed.notify(runId);
    },
  };
  return { app, database, parts, enqueued, mails, worker };
}

let people = 0;

export const registration = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  phoneNumber: '+44 20 7946 0000',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
});

/** A browser in short: keeps its cookies and sends them. */
export function createClient(app: FastifyInstance) {
  const jar = new Map<string, string>();
  return {
    jar,
    async call(
      method: InjectOptions['method'],
      url: string,
      payload?: unknown,
      headers: Record<string, string> = {},
    ): Promise<LightMyRequestResponse> {
      const answer = await app.inject({
        method: method ?? 'GET',
        url,
        headers,
        cookies: Object.fromEntries(jar),
        ...(payload === undefined ? {} : { payload: payload as Record<string, unknown> }),
      });
      for (const { name, value } of answer.cookies) {
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
}

export type Client = ReturnType<typeof createClient>;

/** A client that has just registered. */
export async function signUp(app: FastifyInstance, email = `person-${++people}@example.com`): Promise<Client & { user: User }> {
  const client = createClient(app);
  const answer = await client.call('POST', '/api/auth/register', registration(email));
  if (answer.statusCode !== 201) throw new Error(`Registration answered ${answer.statusCode}: ${answer.body}`);
  return { ...client, user: answer.json<User>() };
}

/** An analyzed project of a client. */
export async function analyzedProject({ worker }: TestApp, client: Client, url = 'harbour.example'): Promise<string> {
  const answer = await client.call('POST', '/api/analyze', { url }, { prefer: 'respond-async' });
  if (answer.statusCode !== 202) throw new Error(`Analyze answered ${answer.statusCode}: ${answer.body}`);
  await worker.finish(await worker.take(), 'harbour');
  return answer.json<{ projectId: string }>().projectId;
}
