import { z } from 'zod';
import { Severity } from './finding.ts';

export const DifferenceArea = z.enum([
  'pages',
  'texts',
  'business',
  'offers',
  'proof',
  'contacts',
  'actions',
  'images',
  'data',
  'functions',
  'look',
  'findings',
  'scores',
  'competitors',
]);
export type DifferenceArea = z.infer<typeof DifferenceArea>;

/** Names for people, in the order in which areas are told. */
export const AREA_NAMES: Readonly<Record<DifferenceArea, string>> = {
  pages: 'Pages',
  texts: 'Texts',
  business: 'Business',
  offers: 'Offers',
  proof: 'Proof',
  contacts: 'Contacts',
  actions: 'Buttons, links and forms',
  images: 'Images',
  data: 'Data for search engines',
  functions: 'Functions',
  look: 'Look',
  findings: 'Findings',
  scores: 'Scores',
  competitors: 'Competitors',
};

/** One thing that two analyses say differently. */
export const Difference = z.object({
  /** `gone`: only the first has it; `appeared`: only the second. */
  kind: z.enum(['appeared', 'gone', 'changed']),
  area: DifferenceArea,
  /** Path of the page; '' for the site as a whole. */
  page: z.string(),
  /** What it is, in a few words. */
  what: z.string(),
  /** Words or value of the first; '' for what appeared. */
  before: z.string(),
  /** Of the second; '' for what is gone. */
  after: z.string(),
  /** Of a finding. */
  severity: Severity.optional(),
});
export type Difference = z.infer<typeof Difference>;

/** How two analyses differ, as `compare` prints with `--json`. */
export const Differences = z.object({
  before: z.string(),
  after: z.string(),
  /** Whether both are of one site. Of two sites, pages and texts are not compared one by one. */
  isSameSite: z.boolean(),
  differences: z.array(Difference),
  /** What could not be compared, in sentences. */
  notes: z.array(z.string()),
});
export type Differences = z.infer<typeof Differences>;
