import type { Page } from '#contracts/page.ts';
import type { Quote } from '../insight/evidence.ts';

/** One object of a page's structured data, at any depth. */
export type DeclaredEntity = {
  page: Page;
  selector: string;
  types: string[];
  data: Record<string, unknown>;
  parent: string[];
  depth: number;
};

const MAX_DEPTH = 8;
const MAX_ENTITIES = 2000;

/** All typed objects that the pages declare (JSON-LD, microdata, RDFa), outer ones before inner ones. */
export function declaredEntities(pages: readonly Page[]): DeclaredEntity[] {
  const found: DeclaredEntity[] = [];
  for (const page of pages) {
    for (const entry of page.structuredData) collect(entry.data, { page, selector: entry.selector, parent: [], depth: 0 }, found);
  }
  return found;
}

function collect(value: unknown, at: Pick<DeclaredEntity, 'page' | 'selector' | 'parent' | 'depth'>, found: DeclaredEntity[]): void {
  if (at.depth > MAX_DEPTH || found.length >= MAX_ENTITIES || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, at, found);
    return;
  }
  const data = value as Record<string, unknown>;
  const types = typesOf(data);
  if (types.length > 0) found.push({ ...at, types, data });
  for (const [key, item] of Object.entries(data)) {
    const parent = types.length > 0 ? types : at.parent;
    if (item && typeof item === 'object')
      collect(item, { ...at, parent: key === '@graph' ? at.parent : parent, depth: key === '@graph' ? at.depth : at.depth + 1 }, found);
  }
}

function typesOf(data: Record<string, unknown>): string[] {
  const raw = data['@type'] ?? data.type;
  const list = Array.isArray(raw) ? raw : [raw];
  return list.filter((item): item is string => typeof item === 'string').map((item) => item.replace(/^.*[/#:]/, ''));
}

/** A text value of an entity with its source; null when it is missing or no text. */
export function declaredText(entity: DeclaredEntity, key: string): Quote | null {
  const properties = entity.data.properties;
  const inner = properties && typeof properties === 'object' ? (properties as Record<string, unknown>)[key] : undefined;
  let value = entity.data[key] ?? inner;
  if (Array.isArray(value)) value = value[0];
  if (typeof value === 'number') value = String(value);
  if (typeof value !== 'string' || value.trim() === '') return null;
  return { page: entity.page, selector: entity.selector, text: value };
}

/** schema.org types of pages, parts and statements. */
const NOT_A_BUSINESS: ReadonlySet<string> = new Set([
  ...'WebSite WebPage AboutPage ContactPage CollectionPage FAQPage ItemPage ProfilePage BreadcrumbList ListItem ItemList'.split(' '),
  ...'ImageObject VideoObject PostalAddress ContactPoint GeoCoordinates OpeningHoursSpecification Offer AggregateOffer'.split(' '),
  ...'OfferCatalog AggregateRating Review Rating Question Answer SearchAction EntryPoint ReadAction Article BlogPosting'.split(' '),
  ...'NewsArticle TechArticle Service Product ProductGroup Country City State AdministrativeArea Place Thing QuantitativeValue'.split(' '),
  ...'PropertyValue SiteNavigationElement WPHeader WPFooter WPSideBar HowTo HowToStep CreativeWork Menu MenuSection MenuItem'.split(' '),
  ...'Event Language Brand SpeakableSpecification MonetaryAmount UnitPriceSpecification PriceSpecification Occupation Comment'.split(' '),
  ...'DefinedTerm Course Audience PeopleAudience BusinessAudience JobPosting'.split(' '),
]);
const PAGE_TYPES: ReadonlySet<string> = new Set(['WebSite', 'WebPage', 'AboutPage', 'ContactPage']);

/** Whether a declared object is the business itself rather than a page, a person in it or a part. */
export function isBusinessEntity(entity: DeclaredEntity): boolean {
  if (entity.types.some((type) => NOT_A_BUSINESS.has(type))) return false;
  if (entity.types.includes('Person') && entity.depth > 0) return false;
  return entity.depth === 0 || entity.parent.some((type) => PAGE_TYPES.has(type));
}
