import type { Analysis, ResolvedOutputs } from '#contracts/analysis.ts';
import { overviewOf } from '#contracts/page-overview.ts';
import type { Brief } from '#contracts/verification.ts';
import { unpackContent } from './pack-content.ts';
import { type Content, contentOf } from './page-content.ts';

/** What two analyses are compared by. `content`: all texts, images and links; null where an analysis does not have them. */
export type Comparable = Pick<Analysis, 'url' | 'pages' | 'unread' | 'findings' | 'profile' | 'brand' | 'functions'> & {
  scores: Analysis['audit']['scores'];
  /** Names; null where they are not known. */
  competitors: string[] | null;
  content: Content | null;
};

/** An analysis, made comparable. */
export function comparableOf(analysis: Analysis): Comparable {
  const content = analysis.content ? unpackContent(analysis.content) : null;
  return { ...analysis, scores: analysis.audit.scores, competitors: analysis.competitors.map(({ name }) => name), content };
}

/** The stored outputs of an analysis, made comparable: word by word. */
export function comparableOutputs({ crawl: site, audit, profile, competitors }: ResolvedOutputs): Comparable {
  return { ...comparableBrief({ site, audit, profile }), competitors: competitors.competitors.map(({ name }) => name) };
}

/** A brief, made comparable: word by word. */
export function comparableBrief({ site, audit, profile }: Pick<Brief, 'site' | 'audit' | 'profile'>): Comparable {
  const { url, unread, brand, functions } = site;
  const { findings, scores } = audit;
  const base = { url, pages: site.pages.map(overviewOf), unread, findings, profile, brand, functions, scores };
  return { ...base, competitors: null, content: contentOf(site) };
}
