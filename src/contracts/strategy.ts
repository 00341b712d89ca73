import { z } from 'zod';
import { BusinessModelId, TrustKind } from './business.ts';
import { CopyLine } from './copy-line.ts';
import { Effort, Impact } from './effort.ts';
import { Evidence, EvidenceKind } from './evidence.ts';
import { FormPlan } from './form-plan.ts';
import { Look } from './look.ts';
import { ModelCall } from './model-call.ts';
import { StrategyOpening } from './strategy-opening.ts';
import { HeadData, Navigation, PageCraft, PagePlanItem, UrlChange, WholeText } from './strategy-pages.ts';

export { CopyLine } from './copy-line.ts';
export { FormDestination, FormPlan, PlannedField } from './form-plan.ts';
export { Decision, LeaveOut, Move, StrategyOpening } from './strategy-opening.ts';
export {
  HeadData,
  Navigation,
  PageCraft,
  PagePlanItem,
  SectionItem,
  SectionPlan,
  TextPart,
  UrlChange,
  WholeText,
} from './strategy-pages.ts';

/** The six parts of EXCEED. */
export const StrategyPart = z.enum(['evaluate', 'x-factor', 'craft', 'engineer', 'elevate', 'diagnose']);
export type StrategyPart = z.infer<typeof StrategyPart>;

/** Something to do, why, and how to tell that it worked. */
export const Recommendation = z.object({
  id: z.string(),
  part: StrategyPart,
  title: z.string(),
  action: z.string(),
  why: z.string(),
  /** Paths of the affected pages; [] if it affects the whole site. */
  pages: z.array(z.string()),
  /** Audit ids of the findings it resolves. */
  findingIds: z.array(z.string()),
  evidence: z.array(Evidence),
  /** Where something missing was looked for; '' where there is evidence. */
  lookedIn: z.string(),
  impact: Impact,
  effort: Effort,
  /** A check with a visible outcome. */
  successCriterion: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** Something that works and that a rebuild must keep. */
export const ProtectedItem = z.object({
  kind: z.enum(['page', 'url', 'title', 'copy', 'proof', 'form', 'function', 'check', 'legal']),
  /** The words themselves; for a form its purpose, for a function its kind and provider. */
  text: z.string(),
  /** Paths of the pages it is on; [] where it is about the whole site. */
  pages: z.array(z.string()),
  evidence: z.array(Evidence),
});
export type ProtectedItem = z.infer<typeof ProtectedItem>;

/** The primary call to action. */
export const PrimaryGoal = z.object({
  label: z.string(),
  /** Path on the site, `tel:`, `mailto:` or absolute URL of a service. */
  target: z.string(),
  targetKind: z.enum(['page', 'form', 'phone', 'email', 'external']),
  /** Paths where it repeats. */
  repeatsOn: z.array(z.string()),
  kind: EvidenceKind,
  evidence: z.array(Evidence),
});
export type PrimaryGoal = z.infer<typeof PrimaryGoal>;

export const FunctionPlan = z.object({
  kind: z.string(),
  provider: z.string(),
  decision: z.enum(['keep', 'replace', 'drop']),
  reason: z.string(),
  pages: z.array(z.string()),
  evidence: z.array(Evidence),
});
export type FunctionPlan = z.infer<typeof FunctionPlan>;

export const ProofItem = z.object({
  trustKind: TrustKind,
  text: z.string(),
  author: z.string(),
  decision: z.enum(['use', 'drop']),
  reason: z.string(),
  /** Path of the page it is on. */
  page: z.string(),
  evidence: z.array(Evidence),
});
export type ProofItem = z.infer<typeof ProofItem>;

export const OwnerQuestion = z.object({ id: z.string(), question: z.string(), why: z.string() });
export type OwnerQuestion = z.infer<typeof OwnerQuestion>;

/** The owner's answer to a question or decision of this id. */
export const OwnerAnswer = z.object({ id: z.string(), question: z.string(), answer: z.string() });
export type OwnerAnswer = z.infer<typeof OwnerAnswer>;

/** A check with a visible outcome, for the acceptance list. */
export const AcceptanceTest = z.object({
  id: z.string(),
  area: z.enum(['content', 'urls', 'head', 'forms', 'accessibility', 'speed', 'seo', 'proof', 'look']),
  text: z.string(),
  findingIds: z.array(z.string()),
  /** True for a check that only this site needs. */
  own: z.boolean().optional(),
});
export type AcceptanceTest = z.infer<typeof AcceptanceTest>;

/** A strategist's advice on the look; the brand's colors and fonts are in `Look`. Texts may be ''. */
export const DesignAdvice = z.object({
  direction: z.string(),
  /** How the site speaks. Absent in older data. */
  voice: z.string().optional(),
  /** The palette, with what each color is for; `hex`: `#rrggbb`. Absent in older data. */
  colors: z.array(z.object({ use: z.string(), hex: z.string() })).optional(),
  type: z.string(),
  imagery: z.string(),
  /** The one element by which visitors remember the site. */
  signature: z.string(),
  avoid: z.array(z.string()),
});
export type DesignAdvice = z.infer<typeof DesignAdvice>;

/** The EXCEED strategy as data. `optimizerOutput` is its Markdown. */
export const Strategy = z.object({
  site: z.object({
    url: z.string(),
    host: z.string(),
    businessName: z.string(),
    industry: z.string(),
    /** ISO 639-1 code of the copy. */
    language: z.string(),
    place: z.string(),
    purpose: z.string(),
    /** null where it is not known. Absent in older data. */
    model: BusinessModelId.nullable().optional(),
    /** `label`: what hours are those of, where the site has several kinds. */
    contacts: z.array(z.object({ kind: z.string(), value: z.string(), label: z.string().optional(), evidence: z.array(Evidence) })),
    social: z.array(z.object({ platform: z.string(), url: z.string() })),
    /** Services and products with price and URL, in the site's words. */
    offers: z.array(
      z.object({ name: z.string(), description: z.string(), price: z.string(), url: z.string(), evidence: z.array(Evidence) }),
    ),
  }),
  /** Absent in older data. */
  opening: StrategyOpening.optional(),
  evaluate: z.object({
    summary: z.string(),
    works: z.array(ProtectedItem),
    fails: z.array(Recommendation),
    score: z.number().nullable(),
    pagesRead: z.number().int(),
    /** What was not checked, and why. */
    limits: z.array(z.string()),
  }),
  xFactor: z.object({
    /** null when nothing provable sets the business apart: then it is a question for the owner. */
    statement: CopyLine.nullable(),
    differences: z.array(z.object({ text: z.string(), competitors: z.array(z.string()), evidence: z.array(Evidence) })),
    gaps: z.array(z.string()),
  }),
  craft: z.object({
    goal: PrimaryGoal,
    visitors: z.array(z.object({ who: z.string(), goal: z.string(), evidence: z.array(Evidence) })),
    headline: CopyLine,
    subhead: CopyLine,
    primaryButton: CopyLine,
    secondaryButton: CopyLine.nullable(),
    pages: z.array(PageCraft),
    /** What visitors of each page see today. In older data of some pages only, or absent. */
    wholeTexts: z.array(WholeText).optional(),
  }),
  engineer: z.object({
    pagePlan: z.array(PagePlanItem),
    urlMap: z.array(UrlChange),
    head: z.array(HeadData),
    structuredData: z.array(z.object({ type: z.string(), path: z.string(), json: z.string(), reason: z.string() })),
    forms: z.array(FormPlan),
    functions: z.array(FunctionPlan),
    speed: z.array(z.string()),
    accessibility: z.array(z.string()),
    technicalSeo: z.array(z.string()),
    /** Steps for search engines that only this site needs: language versions, pages with noindex. */
    siteSeo: z.array(z.string()),
    /** Addresses outside the pages that visitors are sent to, with their label and pages. Absent in older data. */
    links: z.array(z.object({ url: z.string(), label: z.string(), pages: z.array(z.string()) })).optional(),
    /** Parts of pages that links lead to, by their id. Absent in older data. */
    anchors: z.array(z.object({ path: z.string(), id: z.string(), label: z.string() })).optional(),
    /** What the footer says today in addition to links and contact details. Absent in older data. */
    footerTexts: z.array(z.string()).optional(),
    /** What search engines find today: the sitemap's path ('' without one), and whether there is a robots.txt. */
    crawlFiles: z.object({ sitemap: z.string(), hasRobots: z.boolean() }),
    legalPages: z.array(z.string()),
    /** Absent: today's menu stays. */
    navigation: Navigation.optional(),
  }),
  elevate: z.object({
    proof: z.array(ProofItem),
    objections: z.array(z.object({ question: z.string(), answer: z.string(), evidence: z.array(Evidence) })),
    riskReversal: z.array(CopyLine),
    look: Look,
    design: DesignAdvice.optional(),
  }),
  diagnose: z.object({
    measures: z.array(z.object({ event: z.string(), where: z.string(), why: z.string() })),
    tests: z.array(z.object({ title: z.string(), hypothesis: z.string(), impact: Impact, effort: Effort })),
    acceptance: z.array(AcceptanceTest),
    questions: z.array(OwnerQuestion),
  }),
  recommendations: z.array(Recommendation),
  /** What the owner answered: those questions and decisions are no longer open. */
  answers: z.array(OwnerAnswer).optional(),
  /** The owner's own decisions: they override everything else here. */
  notes: z.string().optional(),
  /** Fields by part as they would be if no decision hid anything: an answer brings them back. Absent where nothing is hidden. */
  undecided: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  /** Who wrote the final copy, a note on how many of a model's texts were kept, and its calls; absent without a model. */
  writer: z
    .object({
      name: z.string(),
      note: z.string(),
      calls: z.array(ModelCall),
      /** A `StrategistAnswer`, to follow it again. */ answer: z.unknown().optional(),
    })
    .optional(),
});
export type Strategy = z.infer<typeof Strategy>;
