import { contactsOf } from '#contracts/site.ts';
import { declaredEntities, isBusinessEntity } from '../../site-model/declared-entities.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen, isReadByVisitors } from '../evidence.ts';

/** Applies to sites that show an address and opening hours and describe the business in structured data (`missing-structured-data` is about the others). */
export const localBusinessData = defineSiteAudit('seo/local-business-data', {
  applies: (site) => shownHours(site) !== undefined && shows(site, 'address') !== undefined && businessesOf(site).length > 0,
  check: (site) => {
    const lacking = businessesOf(site).map(({ data }) => PARTS.filter(([, names]) => !names.some((name) => has(data, name))));
    const fewest = lacking.toSorted((a, b) => a.length - b.length)[0] ?? [];
    if (fewest.length === 0) return null;
    const what = fewest.map(([label]) => label).join(', ');
    return {
      snippet: shownHours(site) ?? '',
      lookedIn: `structured data of ${crawledPages(site)}: no ${what}`,
      title: `Structured data about the business lacks its ${what}`,
      ...ifSiteSeen(site),
    };
  },
});

/** What is asked of a local business, with the properties that answer it. */
const PARTS: [string, string[]][] = [
  ['name', ['name', 'legalName']],
  ['address', ['address', 'location']],
  ['opening hours', ['openingHoursSpecification', 'openingHours']],
];

type Site = Parameters<typeof contactsOf>[0];

const businessesOf = (site: Site) => declaredEntities(site.pages).filter(isBusinessEntity);
const shownHours = (site: Site) => shows(site, 'hours');

function shows(site: Site, kind: 'hours' | 'address'): string | undefined {
  return contactsOf(site).find((contact) => contact.kind === kind && isReadByVisitors(contact.selector))?.value;
}

function has(data: Record<string, unknown>, name: string): boolean {
  const inner = (data.properties ?? {}) as Record<string, unknown>;
  const value = data[name] ?? inner[name];
  return value !== undefined && value !== null && value !== '';
}
