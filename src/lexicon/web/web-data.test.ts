import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SiteFunction, Technology } from '#contracts/site.ts';
import services from './services.json' with { type: 'json' };
import platforms from './social-platforms.json' with { type: 'json' };
import technologies from './technologies.json' with { type: 'json' };

const Patterns = z.array(z.string().min(1)).min(1);
const About = z.string().min(20);

describe('tables of web services', () => {
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
});
