import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { BusinessProfile } from '#contracts/business.ts';
import { isKnown } from '#contracts/evidence.ts';
import { hasLegalForm } from '#pipeline/insight/reader/name/name-parts.ts';
import { foldWords } from '#text/normalize.ts';
import { splitWords } from '#text/segment.ts';

const Item = z.object({ any: z.array(z.string()) });
/** What a careful reader finds on a site: the parts of a corpus label that confidence is measured with. */
const Label = z.object({
  businessName: z.object({ canonical: z.string(), accept: z.array(z.string()).default([]) }),
  industry: z.object({ accept: z.array(z.string()), broad: z.array(z.string()).default([]) }),
  services: z.array(Item).default([]),
  products: z.array(Item).default([]),
  targetAudiences: z.array(Item).default([]),
});
export type Label = z.infer<typeof Label>;

/** The label of a site in a corpus folder. Throws when it is missing or not in the corpus's format. */
export function readLabel(corpus: string, slug: string): Label {
  return Label.parse(JSON.parse(readFileSync(join(resolve(corpus), 'labels', `${slug}.json`), 'utf8')));
}

/** Least letters of a word that may be anywhere inside another: compounds. */
const INSIDE = 6;

/** Whether each word of one of the alternatives begins a word of the text, or is inside one where it is long. */
export function matchesAny(text: string, alternatives: readonly string[]): boolean {
  const own = splitWords(text);
  const isIn = (word: string) => own.some((one) => one.startsWith(word) || (word.length >= INSIDE && one.includes(word)));
  return alternatives.some((one) => splitWords(one).length > 0 && splitWords(one).every(isIn));
}

/** How right a name is: 1 where it is accepted but for its legal form, else 0. */
export function rightName(name: string, { businessName }: Label): number {
  const bare = (text: string) => foldWords(hasLegalForm(text) ? text.slice(0, text.lastIndexOf(' ')) : text).replaceAll(' ', '');
  return [businessName.canonical, ...businessName.accept].some((one) => bare(one) === bare(name)) ? 1 : 0;
}

/** How right an industry is: 1 right, 0.5 too broad, 0 wrong. */
export function rightIndustry(text: string, { industry }: Label): number {
  if (matchesAny(text, industry.accept)) return 1;
  return matchesAny(text, industry.broad) ? 0.5 : 0;
}

/** A statement of a profile with how sure it is said to be, and how right it is (0 to 1). */
export type Rated = { field: string; stated: number; right: number };

/** Every statement of a profile that a label can judge. Lists without labels are left out. */
export function rateClaims(profile: BusinessProfile, label: Label): Rated[] {
  const { businessName, industry, services, products, targetAudiences } = profile;
  const listed = (field: string, claims: BusinessProfile['services'] | BusinessProfile['targetAudiences'], items: Label['services']) =>
    items.length === 0
      ? []
      : claims
          .filter(isKnown)
          .map(({ text, confidence }) => ({ field, stated: confidence, right: items.some(({ any }) => matchesAny(text, any)) ? 1 : 0 }));
  return [
    { field: 'name', stated: businessName.confidence, right: rightName(businessName.text, label) },
    ...(isKnown(industry.claim)
      ? [{ field: 'industry', stated: industry.claim.confidence, right: rightIndustry(industry.claim.text, label) }]
      : []),
    ...listed('offers', [...services, ...products], [...label.services, ...label.products]),
    ...listed('audiences', targetAudiences, label.targetAudiences),
  ];
}
