import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { declaredOffers } from './declared-offers.ts';

const offersOf = (data: unknown) =>
  declaredOffers(
    buildSiteModel(siteOfBody('<main><p>Text</p></main>', `<script type="application/ld+json">${JSON.stringify(data)}</script>`)),
  ).map(({ name, kind, price }) => [name, kind, price]);

describe('declaredOffers', () => {
  it.each([
    [{ '@type': 'Product', name: 'Oak loom', price: '900' }, [['Oak loom', 'product', '900']]],
    [{ '@type': 'Service', serviceType: 'Dachreparatur' }, [['Dachreparatur', 'service', '']]],
    [{ '@type': 'Course', name: 'Cours de poterie' }, [['Cours de poterie', 'service', '']]],
    [{ '@type': 'Offer', name: 'Visita guiada' }, [['Visita guiada', 'service', '']]],
    [{ '@type': 'Organization', name: 'Muster' }, []],
    [{ '@type': 'Service', name: 'Read more' }, []],
  ])('%j', (data, offers) => {
    expect(offersOf({ '@context': 'https://schema.org', ...data })).toEqual(offers);
  });
});
