import { type Case, defineAudit } from '../define-audit.ts';

/**
 * Properties that Google requires for a rich result; of a group written `a|b` one is enough.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const REQUIRED: Record<string, string[]> = {
  Product: ['name', 'offers|review|aggregateRating'],
  Recipe: ['name', 'image'],
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  LocalBusiness: ['name', 'address'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  Course: ['name', 'description'],
};

export const incompleteStructuredData = defineAudit('seo/incomplete-structured-data', {
  applies: (page) => page.structuredData.some((entry) => entry.format === 'json-ld' && entry.error === null),
  check: (page) =>
    page.structuredData.filter((entry) => entry.format === 'json-ld').flatMap((entry) => missingIn(entry.data, entry.selector, 0)),
});

/** Deeper nesting than this is not meant for a rich result. */
const MAX_DEPTH = 6;

function missingIn(value: unknown, selector: string, depth: number): Case[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => missingIn(item, selector, depth + 1));
  const node = value as Record<string, unknown>;
  const own = typesOf(node).flatMap((type) =>
    (REQUIRED[type] ?? [])
      .filter((names) => !names.split('|').some((name) => isFilled(node[name])))
      .map((names) => ({ selector, snippet: `${type} without ${names.replaceAll('|', ' or ')}` })),
  );
  // An object that only points to another by its id is described there.
  const isReference = '@id' in node && Object.keys(node).every((key) => key.startsWith('@'));
  return [...(isReference ? [] : own), ...Object.values(node).flatMap((child) => missingIn(child, selector, depth + 1))];
}

function typesOf(node: Record<string, unknown>): string[] {
  return [node['@type']].flat().filter((type) => typeof type === 'string' && Object.hasOwn(REQUIRED, type)) as string[];
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
