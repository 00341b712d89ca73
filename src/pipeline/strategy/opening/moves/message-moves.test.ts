import { expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../../read-site.ts';
import type { OpeningParts } from '../opening.ts';
import { messageMoves } from './message-moves.ts';

const MASSAGES = ['Sports massage', 'Aromatic massage', 'Foot reflexology', 'Lymph drainage'];

function ownPagesMove(names: readonly string[]) {
  const input = richInput();
  const [offer] = input.profile.products;
  if (!offer) throw new Error('No offer.');
  input.profile.businessModel.modelId = 'local-service';
  input.profile.products = [];
  const evidence = offer.evidence.map((one) => ({ ...one, url: 'https://muehlenbrot.test/breads' }));
  input.profile.services = names.map((text) => ({ ...offer, text, url: '', evidence }));
  const reading = readInput(input);
  const parts = { craft: { headline: { text: '', evidence: [] } }, xFactor: { differences: [] } } as unknown as OpeningParts;
  return messageMoves(reading, parts).find(({ id }) => id === 'own-pages');
}

it('proposes a page for each main service, with the page that has its words', () => {
  expect(ownPagesMove(MASSAGES)?.how).toBe('Start with "Sports massage" and "Aromatic massage", with the words about them on /breads.');
});

it('proposes no pages for lengths of one service', () => {
  expect(ownPagesMove(['Massage 30 min', 'Massage 45 min', 'Massage 60 min', 'Massage 90 min'])).toBeUndefined();
  expect(ownPagesMove(['Massage 30 min', ...MASSAGES])?.how).toContain('Start with "Sports massage"');
});
