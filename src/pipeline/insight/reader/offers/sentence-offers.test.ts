import { describe, expect, it } from 'vitest';
import { listedOffers, namedServices } from './sentence-offers.ts';

describe('listedOffers', () => {
  it.each([
    ['We offer roof repair, gutter cleaning and chimney sweeping.', ['roof repair', 'gutter cleaning', 'chimney sweeping']],
    ['Wir bieten Umzüge, Entrümpelungen und Transporte.', ['Umzüge', 'Entrümpelungen', 'Transporte']],
    ['Nous proposons des vélos, des cours et des balades.', ['vélos', 'cours', 'balades']],
    ['Ofrecemos clases, talleres y excursiones.', ['clases', 'talleres', 'excursiones']],
    ['We offer help to those who need it, with care, every day.', []],
    ['We bake bread, cakes and rolls.', []],
  ])('%s', (sentence, names) => {
    expect(listedOffers(sentence)).toEqual(names);
  });
});

describe('namedServices', () => {
  it.each([
    ['We provide home nursing services.', ['home nursing services']],
    ['We offer pottery and drawing classes.', ['pottery classes', 'drawing classes']],
    ['We provide the best services.', []],
    ['Services start at noon.', []],
  ])('%s', (sentence, names) => {
    expect(namedServices(sentence)).toEqual(names);
  });
});
