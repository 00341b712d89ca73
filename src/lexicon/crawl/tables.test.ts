import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CallToAction, PageForm, PageType } from '#contracts/page.ts';
import { SiteFunction, Technology } from '#contracts/site.ts';
import { Topic } from '../topic.ts';
import callsToAction from './calls-to-action.json' with { type: 'json' };
import formPurposes from './form-purposes.json' with { type: 'json' };
import pageTypes from './page-types.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import platforms from './social-platforms.json' with { type: 'json' };
import technologies from './technologies.json' with { type: 'json' };
import urlTraps from './url-traps.json' with { type: 'json' };

const Patterns = z.array(z.string().min(1)).min(1);
const About = z.string().min(20);

describe('tables of the crawl', () => {
  it('has services by the functions that a site can have', () => {
    const Services = z.partialRecord(SiteFunction.shape.kind, z.record(z.string().min(1), Patterns));
    expect(z.strictObject({ about: About, services: Services }).safeParse(services).error?.message).toBeUndefined();
  });

  it('has technologies with at least one way to recognize each', () => {
    const Technique = z
      .strictObject({
        generator: Patterns.optional(),
        files: Patterns.optional(),
        header: z
          .string()
          .regex(/^[a-z-]+$/)
          .optional(),
        headerValue: Patterns.optional(),
      })
      .refine((trace) => Object.keys(trace).length > 0 && (trace.header === undefined) === (trace.headerValue === undefined));
    const schema = z.strictObject({
      about: About,
      technologies: z.partialRecord(Technology.shape.category, z.record(z.string().min(1), Technique)),
    });
    expect(schema.safeParse(technologies).error?.message).toBeUndefined();
  });

  it('has social platforms with hosts and paths of profiles', () => {
    const Platform = z.strictObject({ hosts: Patterns, profiles: Patterns, others: Patterns.optional(), chat: z.literal(true).optional() });
    const schema = z.strictObject({ about: About, platforms: z.record(z.string().regex(/^[a-z]+$/), Platform) });
    expect(schema.safeParse(platforms).error?.message).toBeUndefined();
  });

  it('has page types with folded words, each type once', () => {
    const Words = z.array(z.string().regex(/^[^\sA-Z]+$/)).min(1);
    const schema = z.strictObject({
      about: About,
      types: z.partialRecord(PageType, Words),
      ...{ listings: Words, locales: Words, imprints: Words, fees: Words },
      priorities: z.record(PageType, z.number()),
    });
    expect(schema.safeParse(pageTypes).error?.message).toBeUndefined();
  });

  it('has URL traps as lists of names in lower case', () => {
    const { about, ...lists } = urlTraps;
    expect(About.safeParse(about).success).toBe(true);
    for (const names of Object.values(lists)) expect(names.filter((name) => name === '' || name !== name.toLowerCase())).toEqual([]);
  });

  it.each([callsToAction, formPurposes])('has words by topic: $topic', (topic) => {
    expect(Topic.safeParse(topic).error?.message).toBeUndefined();
  });

  it('has words for kinds of calls and purposes of forms that exist', () => {
    const kinds = [...CallToAction.shape.kind.options, 'control', 'portal'];
    expect(Object.keys(callsToAction.groups).filter((group) => !kinds.includes(group))).toEqual([]);
    const purposes = [...PageForm.shape.purpose.options, 'account'];
    expect(Object.keys(formPurposes.groups).filter((group) => !purposes.includes(group))).toEqual([]);
  });
});
