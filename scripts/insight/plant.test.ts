import { describe, expect, it } from 'vitest';
import { buildProfile } from '#pipeline/insight/build-profile.ts';
import type { ModelAnswer } from '#pipeline/insight/model/answer.ts';
import { askForProfile } from '#pipeline/insight/model/ask-for-profile.ts';
import { resolveProfile } from '#pipeline/insight/resolve/resolve-profile.ts';
import { EMPTY_AUDIT, pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { recordedModel } from '../read-corpus.ts';
import { fortyLies } from './plant-lies.ts';
import { plantProposals } from './plant-proposals.ts';
import { survivorsIn } from './planted.ts';

const site = siteOfPages(
  pageOfHtml(
    '/',
    `<!doctype html><html lang="en"><head><title>Marsh Lane Boats | Wooden boats in Ely</title></head><body><main>
    <h1>Wooden boats, built in Ely since 1987</h1><p>We build and repair clinker dinghies, punts and river launches for private owners and rowing clubs on the Great Ouse.</p>
    <h2>Hull surveys</h2><p>A written hull survey costs £240 and takes two days, photographs included.</p>
    <h2>Winter lay-up</h2><p>Your boat stays dry in our heated shed from October to March, and comes back varnished.</p></main></body></html>`,
  ),
);
const reader = buildProfile({ site, audit: EMPTY_AUDIT });
const q = (quote: string) => [{ page: 'p1', quote }];
const said = (text: string, quote: string) => ({ text, quotes: q(quote) });
const offer = (text: string, quote: string) => ({ ...said(text, quote), description: null, price: null });

const ANSWER: ModelAnswer = {
  businessName: said('Marsh Lane Boats', 'Marsh Lane Boats | Wooden boats in Ely'),
  industry: { id: null, label: 'wooden boat building', quotes: q('We build and repair clinker dinghies') },
  businessModel: { id: 'local-service', quotes: q('We build and repair clinker dinghies') },
  primaryPurpose: said('Builds and repairs wooden boats', 'We build and repair clinker dinghies'),
  tone: ['plain'],
  targetAudiences: [said('Rowing clubs', 'private owners and rowing clubs')],
  services: [offer('Hull surveys', 'A written hull survey costs £240'), offer('Winter lay-up', 'Your boat stays dry in our heated shed')],
  products: [offer('River launches', 'punts and river launches')],
  valuePropositions: [said('Comes back varnished', 'comes back varnished')],
  uniqueSellingPoints: [said('Photographs included', 'photographs included')],
  geographies: [said('Ely', 'Wooden boats, built in Ely since 1987')],
  trustSignals: [{ ...said('Built in Ely since 1987', 'built in Ely since 1987'), trustKind: 'years-in-business', author: null }],
};
const OTHER: ModelAnswer = {
  ...ANSWER,
  businessName: said('Cloudberry Bakery', 'Cloudberry Bakery, Oslo'),
  primaryPurpose: said('Bakes sourdough bread for Oslo', 'We bake sourdough bread for Oslo'),
  services: [offer('Wedding cakes to order', 'We bake wedding cakes to order')],
  geographies: [said('Oslo and Akershus', 'Delivery in Oslo and Akershus')],
};

async function resolveWith(answer: ModelAnswer, from = reader) {
  const services = { model: recordedModel(answer), signal: new AbortController().signal };
  return resolveProfile({ reader: from, ...(await askForProfile({ site, profile: from }, services)), facts: [] });
}

describe('planted proposals', () => {
  const { reader: sabotaged, planted } = plantProposals(reader, site.url);

  it('are in the profile without a model', () => {
    const profile = resolveProfile({ reader: sabotaged, model: null, note: '', calls: [], facts: [] });
    expect(survivorsIn(profile, planted)).toHaveLength(planted.length);
    expect(planted.length).toBeGreaterThanOrEqual(10);
  });

  it('are gone where a model read the pages, and change nothing else', async () => {
    const profile = await resolveWith(ANSWER, sabotaged);
    expect(survivorsIn(profile, planted)).toEqual([]);
    expect(profile.services.map(({ text }) => text)).toEqual(['Hull surveys', 'Winter lay-up']);
  });
});

describe('lies of a model', () => {
  const lies = fortyLies(ANSWER, OTHER);

  it('are of four kinds, and would be found again', () => {
    expect(new Set(lies.map(({ kind }) => kind)).size).toBe(4);
    for (const lie of lies) expect(survivorsIn(lie.tell(ANSWER), [lie]), lie.what).toEqual([lie]);
  });

  it.each(lies)('$kind: $what', async (lie) => {
    expect(survivorsIn(await resolveWith(lie.tell(ANSWER)), [lie])).toEqual([]);
  });

  it('change nothing when they are told among the truth', async () => {
    const inLists = lies.filter((lie) => lie.kind === 'no such quote').slice(0, 7);
    const { analyst: _, ...told } = await resolveWith(inLists.reduce((answer, lie) => lie.tell(answer), ANSWER));
    const { analyst: __, ...truth } = await resolveWith(ANSWER);
    expect(told).toEqual(truth);
  });
});
