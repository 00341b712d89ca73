import { z } from 'zod';
import { BusinessModelId, TrustKind } from './business.ts';
import { Evidence, EvidenceKind } from './evidence.ts';
import { Look } from './look.ts';
import { ModelCall } from './model-call.ts';

const Effort = z.enum(['small', 'medium', 'large']);
const Impact = z.enum(['high', 'medium', 'low']);

/** The six parts of EXCEED. */
export const StrategyPart = z.enum(['evaluate', 'x-factor', 'craft', 'engineer', 'elevate', 'diagnose']);
export type StrategyPart = z.infer<typeof StrategyPart>;

/** Final copy for the new site, with the site's own words it is based on. */
export const CopyLine = z.object({ text: z.string(), kind: EvidenceKind, evidence: z.array(Evidence) });
export type CopyLine = z.infer<typeof CopyLine>;

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

/** A list entry of a section, final. */
export const SectionItem = z.object({
  kind: z.enum(['text', 'card', 'question', 'quote']),
  /** Heading of a card, the question, or who said the quote; '' without one. */
  title: z.string(),
  text: z.string(),
});
export type SectionItem = z.infer<typeof SectionItem>;

/** A section of a page, one purpose each, with the real text, list or image to use. */
export const SectionPlan = z.object({
  /** The kind, with a number from the second section of that kind on: `content-2`. Unique on its page. */
  id: z.string(),
  /** `hero`, `offers`, `proof`, `faq`, `contact`, `content` ... */
  kind: z.string(),
  /** What the section is for, as a sentence; '' where it only explains a subject. */
  purpose: z.string(),
  /** Purposes of the forms in it, described field by field in `engineer.forms`. */
  forms: z.array(z.string()),
  /** What is carried over unchanged and not listed here: the rest of the page's text, sections that follow (their headings). */
  carryOver: z.object({ rest: z.boolean(), sections: z.array(z.string()) }),
  heading: z.string(),
  /** The form that shows it best, as advice to the builder; absent: the builder chooses. */
  layout: z.string().optional(),
  /** A limit that the builder keeps here and visitors never read. */
  note: z.string().optional(),
  /** Paragraphs, final. */
  text: z.array(z.string()),
  items: z.array(SectionItem),
  /** Images of the site: absolute URL and alternative text. */
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  button: z.object({ label: z.string(), target: z.string() }).nullable(),
  evidence: z.array(Evidence),
});
export type SectionPlan = z.infer<typeof SectionPlan>;

export const PageCraft = z.object({
  path: z.string(),
  title: z.string(),
  /** ISO 639-1 code where it differs from the site's. */
  language: z.string().optional(),
  sections: z.array(SectionPlan),
});
export type PageCraft = z.infer<typeof PageCraft>;

export const PagePlanItem = z.object({
  path: z.string(),
  url: z.string(),
  title: z.string(),
  type: z.string(),
  decision: z.enum(['keep', 'merge', 'drop', 'add']),
  /** For `merge`, path of the page it is merged into; else ''. */
  mergeInto: z.string(),
  reason: z.string(),
  /** False: the address is known from a link or a sitemap, the page was not read. Absent in older data: read. */
  read: z.boolean().optional(),
});
export type PagePlanItem = z.infer<typeof PagePlanItem>;

/** An old path that changes. Unchanged paths are not listed. */
export const UrlChange = z.object({
  from: z.string(),
  to: z.string(),
  status: z.union([z.literal(301), z.literal(308), z.literal(410)]),
  reason: z.string(),
});
export type UrlChange = z.infer<typeof UrlChange>;

/** Head of one page: what it is now and what it should be. */
export const HeadData = z.object({
  path: z.string(),
  title: z.object({ now: z.string(), new: z.string(), reason: z.string() }),
  description: z.object({ now: z.string(), new: z.string(), reason: z.string() }),
  h1: z.object({ now: z.string(), new: z.string(), reason: z.string() }),
  canonical: z.string(),
});
export type HeadData = z.infer<typeof HeadData>;

/** Where the entries of a form go. */
export const FormDestination = z.object({
  /** `unknown`: the page names none, so the owner has to. */
  kind: z.enum(['url', 'email', 'unknown']),
  /** Path, absolute URL or email address; for `unknown` the email address the site shows, '' without one. */
  value: z.string(),
  /** The owner named it; absent: the page does. */
  said: z.boolean().optional(),
});
export type FormDestination = z.infer<typeof FormDestination>;

export const FormPlan = z.object({
  path: z.string(),
  purpose: z.string(),
  fields: z.array(z.object({ label: z.string(), type: z.string(), required: z.boolean() })),
  destination: FormDestination,
  success: z.string(),
  error: z.string(),
  decision: z.enum(['keep', 'replace', 'drop', 'add']),
  reason: z.string(),
  /** Steps, hints and limits for the builder. */
  note: z.string().optional(),
  evidence: z.array(Evidence),
});
export type FormPlan = z.infer<typeof FormPlan>;

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

/** One of the few changes that matter most to the business, the strongest first. */
export const Move = z.object({
  id: z.string(),
  /** What to do, in one line. */
  title: z.string(),
  /** Its effect on the business, not on a score. */
  why: z.string(),
  /** Where to start on this site. */
  how: z.string(),
  impact: Impact,
  effort: Effort,
  /** `advice` is general experience without proof from this site, and is shown as such. */
  basis: z.enum(['evidence', 'advice']),
  evidence: z.array(Evidence),
  /** Ids of the audits whose findings it resolves. */
  findingIds: z.array(z.string()),
});
export type Move = z.infer<typeof Move>;

/** Something of the old site that the new one should not say, or not as it is. */
export const LeaveOut = z.object({
  /** The words of the site. */
  text: z.string(),
  reason: z.enum(['dated', 'contradictory', 'regulated', 'unproven', 'filler', 'private']),
  why: z.string(),
  /** What the new site says in its place; absent or '': nothing. */
  instead: z.string().optional(),
  pages: z.array(z.string()),
  evidence: z.array(Evidence),
});
export type LeaveOut = z.infer<typeof LeaveOut>;

/** Something the owner decides before the new site is published. */
export const Decision = z.object({
  id: z.string(),
  question: z.string(),
  why: z.string(),
  /** What the builder does until it is decided. */
  untilThen: z.string(),
  /** `to-check`: general knowledge such as law or trade rules, never a fact of this site. */
  basis: z.enum(['evidence', 'to-check']),
  /** Words of the site that are not published until it is decided. */
  hides: z.array(z.string()).optional(),
  evidence: z.array(Evidence),
});
export type Decision = z.infer<typeof Decision>;

/** The menu, its button and the footer of the new site. Targets are paths, `tel:` or `mailto:` addresses, or URLs. */
export const Navigation = z.object({
  header: z.array(z.object({ label: z.string(), target: z.string() })),
  button: z.object({ label: z.string(), target: z.string() }).nullable(),
  footer: z.array(z.object({ label: z.string(), target: z.string() })),
  /** Advice to the builder, such as a bar on phones; '' without any. */
  note: z.string(),
});
export type Navigation = z.infer<typeof Navigation>;

/** A strategist's advice on the look; the brand's colors and fonts are in `Look`. Texts may be ''. */
export const DesignAdvice = z.object({
  direction: z.string(),
  type: z.string(),
  imagery: z.string(),
  /** The one element by which visitors remember the site. */
  signature: z.string(),
  avoid: z.array(z.string()),
});
export type DesignAdvice = z.infer<typeof DesignAdvice>;

/** The page that opens the strategy: it can be read in a minute. */
export const StrategyOpening = z.object({
  /** What the new site has to become, in one sentence. Absent without a strategist. */
  aim: z.string().optional(),
  /** Lines and habits of the site that must survive the rebuild. Absent without a strategist. */
  keep: z.array(CopyLine).optional(),
  /** The buyers, the most important first. */
  forWhom: z.array(CopyLine),
  /** The one promise, as a sentence for the owner. */
  promise: CopyLine,
  /** Why a visitor should believe it: proof of the site. */
  believe: z.array(CopyLine),
  /** At most five. */
  moves: z.array(Move),
  /** What stays as it is, in short lines. */
  stays: z.array(z.string()),
  leaveOut: z.array(LeaveOut),
  decisions: z.array(Decision),
});
export type StrategyOpening = z.infer<typeof StrategyOpening>;

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
    contacts: z.array(z.object({ kind: z.string(), value: z.string(), evidence: z.array(Evidence) })),
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
