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
  const email = /^(\S+@\S+) \(/.exec(stored)?.[1];
  if (email) return { kind: 'email', value: email };
  return stored.startsWith('connect by hand')
    ? { kind: 'unknown', value: /\S+@\S+$/.exec(stored)?.[0] ?? '' }
    : { kind: 'url', value: stored };
}

/** Version 0.1 kept what search engines find today in the sentences about technical SEO. */
function readStoredSeo(engineer: NonNullable<Stored['engineer']>): void {
  const steps = engineer.technicalSeo ?? [];
  const isOfThisSite = (step: string) => step.startsWith('hreflang') || step.startsWith('These pages say noindex');
  engineer.technicalSeo = steps.filter((step) => !isOfThisSite(step));
  engineer.siteSeo = steps.filter(isOfThisSite);
  engineer.crawlFiles = {
    sitemap: steps.map((step) => /^Sitemap: keep it at (\S+?),/.exec(step)?.[1] ?? '').find(Boolean) ?? '',
    hasRobots: steps.some((step) => step.startsWith('robots.txt: keep')),
  };
}

/** A stored strategy in today's shape. Version 0.1 named a visitor's goal `wish` and kept lists, destinations and pages as sentences. */
export function readStoredStrategy(stored: unknown): Strategy {
  const { craft, engineer, evaluate, recommendations } = stored as Stored;
  for (const visitor of craft?.visitors ?? []) visitor.goal ??= visitor.wish ?? '';
  for (const section of craft?.pages?.flatMap((page) => page.sections) ?? []) {
    section.kind ??= section.id.replace(/-\d+$/, '');
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
