import type { FormPlan, HeadData, Navigation, PagePlanItem, SectionItem, Strategy } from '#contracts/strategy.ts';
import type { Reading } from '../read-site.ts';
import { linkedAnchors } from './anchors.ts';
import { accessibilityTests, crawlFiles, legalPages, siteSeo, speedBudget, technicalSeo } from './budgets.ts';
import { footerTexts } from './footer-texts.ts';
import { planFunctions } from './functions.ts';
import { siteLinks } from './site-links.ts';
import { planStructuredData } from './structured-data.ts';
import { mapUrls } from './url-map.ts';

/** Engineer: every page, address, head, form and function of the new site, and the budgets it must keep. */
export function engineer(
  reading: Reading,
  parts: {
    pagePlan: PagePlanItem[];
    head: HeadData[];
    forms: FormPlan[];
    objections: Strategy['elevate']['objections'];
    navigation: Navigation | undefined;
    /** Languages of pages that the plan adds. */
    languages: readonly string[];
    /** Entries of the new copy. */
    entries: readonly SectionItem[];
  },
): Strategy['engineer'] {
  const home = parts.head.find(({ path }) => path === reading.home.path)?.description;
  const description = home && home.now !== '' ? home.new : '';
  return {
    pagePlan: parts.pagePlan,
    urlMap: mapUrls(reading, parts.pagePlan),
    head: parts.head,
    structuredData: planStructuredData(reading, parts.objections, description, parts.entries),
    forms: parts.forms,
    functions: planFunctions(reading, parts.pagePlan),
    speed: speedBudget(reading),
    accessibility: accessibilityTests(reading),
    technicalSeo: technicalSeo(reading),
    siteSeo: siteSeo(reading, parts.languages),
    crawlFiles: crawlFiles(reading),
    links: siteLinks(reading),
    anchors: linkedAnchors(reading),
    footerTexts: footerTexts(reading),
    legalPages: legalPages(reading),
    ...(parts.navigation ? { navigation: parts.navigation } : {}),
  };
}
