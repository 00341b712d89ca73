import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BusinessModelId } from '#contracts/business.ts';
import { foldWords } from '#text/normalize.ts';
import { TermsByLanguage } from '../topic.ts';
import { INDUSTRIES, industryAudiences, industryById, industryKeywords, SECTORS, sectorOf, WELL_KNOWN_DATE } from './industries.ts';

const Audience = z.object({ label: z.string().min(3), when: TermsByLanguage.optional() }).strict();
const IndustrySchema = z
  .object({
    id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    label: z.string().min(3),
    sector: z.enum(SECTORS.map(({ id }) => id)),
    schemaOrg: z.string().regex(/^[A-Z]\w+$/),
    naics: z.string().regex(/^\d{2,6}$/),
    openStreetMap: z
      .object({
        tags: z.array(z.string().regex(/^[a-z_]+=[a-z_]+(?:\+[a-z_]+=[a-z_]+)*$/)).min(1),
        brandIsMake: z.literal(true).optional(),
      })
      .strict()
      .optional(),
    declaredTypes: z.array(z.string().regex(/^[A-Z]\w+$/)).optional(),
    businessModel: BusinessModelId.optional(),
    keywords: z.object({ telling: TermsByLanguage, supporting: TermsByLanguage }).strict(),
    wellKnown: z.array(z.object({ name: z.string().min(1), host: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/) })).optional(),
  })
  .strict();

const isFolded = (term: string) => term.split(/[ |]/).every((word) => foldWords(word.replaceAll('*', '')) === word.replaceAll('*', ''));

describe('industries', () => {
  it.each(INDUSTRIES.map((industry) => [industry.id, industry] as const))('%s follows the schema', (_, industry) => {
    expect(IndustrySchema.safeParse(industry).error?.message).toBeUndefined();
  });

  it('have distinct ids, and sectors with at least one industry each', () => {
    expect(new Set(INDUSTRIES.map(({ id }) => id)).size).toBe(INDUSTRIES.length);
    expect(SECTORS.filter(({ id }) => !INDUSTRIES.some(({ sector }) => sector === id))).toEqual([]);
    expect(industryById('bakery')?.label).toBe('Bakery and patisserie');
    expect(industryById('no-such-industry')).toBeUndefined();
  });

  it('have a business model each', () => {
    const models = INDUSTRIES.map((industry) => industry.businessModel ?? sectorOf(industry)?.businessModel);
    expect(models.filter((model) => !BusinessModelId.safeParse(model).success)).toEqual([]);
  });

  it('have folded keywords, each once, and at least three of each kind', () => {
    const terms = industryKeywords();
    expect(terms.filter(({ term }) => !isFolded(term)).map(({ term }) => term)).toEqual([]);
    const keys = terms.map(({ topic, group, term }) => `${topic} ${group} ${term}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    const counts = Map.groupBy(terms, ({ topic, group }) => `${topic} ${group}`);
    expect([...counts].filter(([, list]) => list.length < 3).map(([key]) => key)).toEqual([]);
  });

  it('write elided articles as texts are read, where an apostrophe is no space: "dhotes"', () => {
    const isElided = (term: string) => /(?:^| )(?:d|l|dell|nell|sull|dall) [aeiouyh]/.test(term);
    expect(industryKeywords().filter(({ language, term }) => ['any', 'en', 'fr', 'it'].includes(language) && isElided(term))).toEqual([]);
  });

  it('have an audience each, with folded terms', () => {
    expect(INDUSTRIES.filter((industry) => !z.array(Audience).safeParse(industryAudiences(industry)).success).map(({ id }) => id)).toEqual(
      [],
    );
    expect(INDUSTRIES.filter((industry) => industryAudiences(industry).length === 0).map(({ id }) => id)).toEqual([]);
    const terms = INDUSTRIES.flatMap((industry) => industryAudiences(industry).flatMap(({ when }) => Object.values(when ?? {}).flat()));
    expect(terms.filter((term) => term === undefined || !isFolded(term))).toEqual([]);
  });

  it('say how the map records those with local customers, and nothing of the others', () => {
    const mapped = INDUSTRIES.filter(({ openStreetMap }) => openStreetMap);
    expect(mapped.length).toBeGreaterThan(60);
    expect(mapped.filter(({ openStreetMap: { tags } = { tags: [] } }) => new Set(tags).size < tags.length)).toEqual([]);
    expect(mapped.filter(({ sector }) => ['software', 'media', 'manufacturing'].includes(sector)).map(({ id }) => id)).toEqual([]);
    expect(industryById('bakery')?.openStreetMap?.tags).toContain('shop=bakery');
  });

  it('name at least eight well-known businesses, each once, in at least 24 industries', () => {
    const listed = INDUSTRIES.flatMap(({ wellKnown }) => (wellKnown ? [wellKnown] : []));
    expect(listed.length).toBeGreaterThanOrEqual(24);
    for (const names of listed) {
      expect(names.length).toBeGreaterThanOrEqual(8);
      expect(new Set(names.map(({ host }) => host)).size).toBe(names.length);
    }
    expect(WELL_KNOWN_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
