import type { CopyLine, DesignAdvice, FormPlan, Navigation, PagePlanItem, SectionPlan, StrategyOpening } from '#contracts/strategy.ts';

/** Head data of one page as a strategist words it. */
export type ChosenHead = { title?: string; description?: string; h1?: string };

/** A form by its page and purpose: today's, or one that a strategist adds. */
export type FormRef = Pick<FormPlan, 'path' | 'purpose'>;

/** What a strategist changes in a form of today, or a new one (`add`). Empty: as it is, or the built-in text. */
export type ChosenForm = FormRef & Pick<FormPlan, 'decision' | 'reason' | 'fields' | 'success' | 'name'> & { note: string };

/** A section as a strategist writes it; what it does not name (images, kind) comes from the site's own sections. An empty heading is the site's own. */
export type ChosenSection = Pick<SectionPlan, 'heading' | 'text' | 'items' | 'button' | 'evidence' | 'layout' | 'note' | 'behavior'> & {
  form?: FormRef;
  /** Heading of the block of today's page that it takes over; absent where it is written. */
  today?: string;
  /** Absent: those of the site's own sections that it is about. */
  images?: SectionPlan['images'];
};

/**
 * `language`: where it differs from the site's. `image`: on the first screen, null for none; absent: today's. `gone`: headings of blocks
 * of today's page that the new site does not need.
 */
export type ChosenPage = Pick<PagePlanItem, 'decision' | 'mergeInto' | 'reason'> & {
  language?: string;
  gone?: readonly string[];
  image?: SectionPlan['images'][number] | null;
};

/**
 * What a strategist decided, already checked against the site. The built-in strategy decides everything that is left out here, and
 * guards what is nobody's to drop: addresses, forms, proof, contacts and the keep list. Maps are by path.
 */
export type StrategyChoices = {
  opening?: Partial<StrategyOpening>;
  headline?: CopyLine;
  subhead?: CopyLine;
  primaryButton?: { label: string; target: string };
  secondaryButton?: CopyLine;
  navigation?: Navigation;
  /** Decisions on today's pages; pages to add have sections. */
  pages?: ReadonlyMap<string, ChosenPage>;
  head?: ReadonlyMap<string, ChosenHead>;
  sections?: ReadonlyMap<string, ChosenSection[]>;
  forms?: readonly ChosenForm[];
  design?: DesignAdvice;
  acceptance?: readonly string[];
};

/** Whether a strategist who writes copy left a page as it is: its text stays word for word, and no section is planned. */
export function staysWordForWord(path: string, { pages, sections }: StrategyChoices): boolean {
  return sections !== undefined && sections.size > 0 && pages?.has(path) === true && !sections.has(path);
}
