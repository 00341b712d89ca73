import { INDUSTRIES, type Industry } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { isBusinessEntity } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { declaredIndustry } from './declared-industry.ts';
import { IDENTITY_WEIGHT, type WeightedText } from './industry-texts.ts';
import { type Cue, cuesIn } from './keyword-index.ts';

/** A text that speaks for an industry, how much it does, and the keyword in it (null for a declared type). */
type Proof = { quote: WeightedText; value: number; cue: Cue | null };

/** What speaks for one industry. `strong`: the part of telling keywords; `identity`: the part of what the site says of itself. */
export type LeafScore = { leaf: Industry; score: number; strong: number; identity: number; proofs: Proof[] };

/** A declared type that belongs to one leaf alone outweighs any text. */
const DECLARED_WEIGHT = 60;

/** How something is made or run rather than what it is: these leaves answer only where nothing more exact does. */
const MANNER_LEAVES: ReadonlySet<string> = new Set(['open-source-project', 'association', 'blog-podcast', 'mobile-app', 'developer-tools']);
const MANNER_FACTOR = 0.65;

/** However often a keyword occurs in texts that do not say what the site is, it adds no more than this: hotels mention canoeing on every page. */
const MOST_FROM_MENTIONS = 2;
/** Each further keyword of a leaf counts less than the one before it: leaves with many words for the same thing must not win by them. */
const NEXT_KEYWORD = 0.8;

/**
 * All industries that the texts speak for, strongest first. A keyword counts with the weight of the texts that contain it, damped by
 * repetition (log2) and divided among the leaves that share it; declared schema.org types win. The score of a leaf does not depend on
 * the others.
 */
export function scoreLeaves(model: SiteModel, texts: readonly WeightedText[]): LeafScore[] {
  const scores = new Map<string, LeafScore>();
  for (const leaf of INDUSTRIES) scores.set(leaf.id, { leaf, score: 0, strong: 0, identity: 0, proofs: [] });
  addKeywords(scores, texts);
  addDeclared(scores, model);
  const isApp = model.declared.some(
    (entity) => entity.page === model.home?.page && isBusinessEntity(entity) && entity.types.some((type) => APP_TYPES.has(type)),
  );
  const event = hasEventMenu(model) ? scores.get('conference') : undefined;
  if (event) add(event, EVENT_SCORE);
  // Where nothing else tells what kind of software it is, it is an app.
  const app = isApp ? scores.get('mobile-app') : undefined;
  if (app) add(app, APP_SCORE);
  const list = [...scores.values()].map((entry) => ({ ...entry, score: dampedScore(entry) * (isApp ? appFactor(entry.leaf) : 1) }));
  return list.filter((entry) => entry.score > 0).sort((a, b) => b.score - a.score || (a.leaf.id < b.leaf.id ? -1 : 1));
}

function add(entry: LeafScore, value: number): void {
  entry.score += value;
  entry.strong += value;
  entry.identity += value;
}

/** The weights of the texts that contain a keyword: those that say what the site is, and the others. */
type Weights = { identity: number; mention: number; best: WeightedText };

function weighKeywords(texts: readonly WeightedText[]): Map<Cue, Weights> {
  const byCue = new Map<Cue, Weights>();
  for (const text of texts) {
    for (const [cue, times] of cuesIn(text.text)) {
      const weights = byCue.get(cue) ?? { identity: 0, mention: 0, best: text };
      weights[text.weight >= IDENTITY_WEIGHT ? 'identity' : 'mention'] += text.weight * Math.min(times, 3) ** 0.5;
      if (text.weight > weights.best.weight) weights.best = text;
      byCue.set(cue, weights);
    }
  }
  return byCue;
}

function addKeywords(scores: ReadonlyMap<string, LeafScore>, texts: readonly WeightedText[]): void {
  const found = [...weighKeywords(texts)].map(([cue, { identity, mention, best }]) => {
    const weight = ((cue.strong ? 3 : 1) * (cue.words.length > 1 ? 1.4 : 1)) / Math.sqrt(cue.sharedBy);
    const own = weight * Math.log2(1 + identity);
    return { cue, best, own, value: own + weight * Math.min(MOST_FROM_MENTIONS, Math.log2(1 + mention)) };
  });
  const ranked = found.sort((one, other) => other.value - one.value || (one.cue.phrase < other.cue.phrase ? -1 : 1));
  const counted = new Map<string, number>();
  for (const { cue, best, own, value } of ranked) {
    const entry = scores.get(cue.leaf);
    if (!entry) continue;
    const key = `${cue.leaf} ${cue.strong}`;
    const share = NEXT_KEYWORD ** (counted.get(key) ?? 0);
    counted.set(key, (counted.get(key) ?? 0) + 1);
    entry.score += value * share;
    if (cue.strong) entry.strong += value * share;
    if (cue.strong) entry.identity += own * share;
    entry.proofs.push({ quote: best, value: value * share, cue });
  }
}

function addDeclared(scores: ReadonlyMap<string, LeafScore>, model: SiteModel): void {
  for (const [id, { share, entity, type }] of declaredIndustry(model.declared)) {
    const entry = scores.get(id);
    if (!entry) continue;
    add(entry, DECLARED_WEIGHT * share);
    const quote: Quote = { page: entity.page, selector: entity.selector, text: type };
    entry.proofs.push({ quote: { ...quote, weight: 0 }, value: DECLARED_WEIGHT * share, cue: null });
  }
}

/** Between the weight of texts and that of a declared type: such a menu is nearly a declaration. */
const EVENT_SCORE = 40;

/** Whether the menus name both speakers and a programme: only events do. */
function hasEventMenu({ home }: SiteModel): boolean {
  const entries = (home?.page.links ?? []).filter((link) => !link.hidden && link.region !== 'main').map((link) => link.text);
  const has = (group: string) => entries.some((entry) => hasTerm(entry, 'event-programs', group));
  return has('speakers-entry') && has('programme-entry');
}

/** A home page that declares itself an application is about software, whatever the application is for. */
const APP_TYPES: ReadonlySet<string> = new Set(['SoftwareApplication', 'WebApplication', 'MobileApplication']);

const APP_SCORE = 4;

function appFactor(leaf: Industry): number {
  if (leaf.id === 'mobile-app') return 2.8;
  return leaf.sector === 'software' ? 1.3 : 0.5;
}

/** Words that are merely common in a trade do not make one: they count at most as much as the strong ones. */
function dampedScore({ leaf, score, strong }: LeafScore): number {
  const supporting = score - strong;
  const damped = strong + (strong > 0 ? Math.min(supporting, Math.max(strong, 2)) : supporting * 0.3);
  return MANNER_LEAVES.has(leaf.id) ? damped * MANNER_FACTOR : damped;
}
