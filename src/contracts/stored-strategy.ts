import { dropEnd } from '#text/edges.ts';
import type { FormDestination, Recommendation, SectionItem, SectionPlan, Strategy } from './strategy.ts';

/** A strategy as older versions stored it. */
type Stored = {
  craft?: { visitors?: { goal?: string; wish?: string }[]; pages?: { sections: StoredSection[] }[] };
  engineer?: Partial<Omit<Strategy['engineer'], 'forms'>> & { forms?: { destination: FormDestination | string }[] };
  evaluate?: { works?: { pages?: string[] }[]; fails?: StoredRecommendation[] };
  recommendations?: StoredRecommendation[];
};
type StoredSection = Omit<Partial<SectionPlan>, 'items'> & { id: string; items: (SectionItem | string)[] };
type StoredRecommendation = Partial<Recommendation>;

function readStoredDestination(stored: FormDestination | string): FormDestination {
  if (typeof stored !== 'string') return stored;
  const [first = '', ...words] = stored.split(' ');
  if (first.includes('@') && words[0]?.startsWith('(')) return { kind: 'email', value: first };
  if (!stored.startsWith('connect by hand')) return { kind: 'url', value: stored };
  return { kind: 'unknown', value: words.findLast((word, at) => at === words.length - 1 && word.includes('@')) ?? '' };
}

const KEPT_SITEMAP = 'Sitemap: keep it at ';

/** Version 0.1 kept what search engines find today in the sentences about technical SEO. */
function readStoredSeo(engineer: NonNullable<Stored['engineer']>): void {
  const steps = engineer.technicalSeo ?? [];
  const isOfThisSite = (step: string) => step.startsWith('hreflang') || step.startsWith('These pages say noindex');
  engineer.technicalSeo = steps.filter((step) => !isOfThisSite(step));
  engineer.siteSeo = steps.filter(isOfThisSite);
  engineer.crawlFiles = {
    sitemap:
      steps
        .find((step) => step.startsWith(KEPT_SITEMAP))
        ?.slice(KEPT_SITEMAP.length)
        .split(',', 1)
        .join() ?? '',
    hasRobots: steps.some((step) => step.startsWith('robots.txt: keep')),
  };
}

/** A stored strategy in today's shape. Version 0.1 named a visitor's goal `wish` and kept lists, destinations and pages as sentences. */
export function readStoredStrategy(stored: unknown): Strategy {
  const { craft, engineer, evaluate, recommendations } = stored as Stored;
  for (const visitor of craft?.visitors ?? []) visitor.goal ??= visitor.wish ?? '';
  for (const section of craft?.pages?.flatMap((page) => page.sections) ?? []) {
    section.kind ??= dropEnd(dropEnd(section.id, '0123456789'), '-');
    section.forms ??= [];
    section.carryOver ??= { rest: false, sections: [] };
    section.items = section.items.map((item) => (typeof item === 'string' ? { kind: 'text', title: '', text: item } : item));
  }
  for (const form of engineer?.forms ?? []) form.destination = readStoredDestination(form.destination);
  if (engineer && !engineer.crawlFiles) readStoredSeo(engineer);
  for (const item of evaluate?.works ?? []) item.pages ??= [];
  for (const entry of [...(evaluate?.fails ?? []), ...(recommendations ?? [])]) {
    entry.pages ??= [];
    entry.lookedIn ??= '';
  }
  return stored as Strategy;
}
