import type { HeadData, PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { accessibilityTests, legalPages, speedBudget, technicalSeo } from './engineer/budgets.ts';
import { planForms } from './engineer/forms.ts';
import { planFunctions } from './engineer/functions.ts';
import { planStructuredData } from './engineer/structured-data.ts';
import { mapUrls } from './engineer/url-map.ts';
import type { Reading } from './read-site.ts';

/** Engineer: every page, address, head, form and function of the new site, and the budgets it must keep. */
export function engineer(
  reading: Reading,
  parts: { pagePlan: PagePlanItem[]; head: HeadData[]; objections: Strategy['elevate']['objections'] },
): Strategy['engineer'] {
  return {
    pagePlan: parts.pagePlan,
    urlMap: mapUrls(reading, parts.pagePlan),
    head: parts.head,
    structuredData: planStructuredData(reading, parts.objections),
    forms: planForms(reading),
    functions: planFunctions(reading),
    speed: speedBudget(reading),
    accessibility: accessibilityTests(reading),
    technicalSeo: technicalSeo(reading),
    legalPages: legalPages(reading),
  };
}
