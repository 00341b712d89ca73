import { describe, expect, it } from 'vitest';
import { rankOfKind, sectionKind } from './section-kinds.ts';

describe('sectionKind', () => {
  it.each([
    ['Frequently asked questions', 'faq'],
    ['What our customers say', 'proof'],
    ['Unsere Preise', 'pricing'],
    ['Kostenlose Beratung', 'content'],
    ['So funktioniert es', 'how-it-works'],
    ['Get in touch', 'contact'],
    ['Dienstleistungen', 'offers'],
    ['Über uns', 'about'],
    ['Latest news', 'news'],
    ['ギャラリー', 'gallery'],
    ['Ready to start?', 'invitation'],
    ['Corporate workshops', 'content'],
  ])('takes %j for %s', (heading, kind) => {
    expect(sectionKind(heading, {}, 'other').id).toBe(kind);
  });

  it('goes by a list of questions, whatever the heading above it says', () => {
    expect(sectionKind('Answers about dates and treatments', { questions: true }, 'other').id).toBe('faq');
  });

  it('goes by named offers, then by the type of the page', () => {
    expect(sectionKind('Fresh daily', { offers: true }, 'other').id).toBe('offers');
    expect(sectionKind('Fresh daily', {}, 'pricing').id).toBe('pricing');
  });

  it('ranks offers before proof, unknown kinds between them, contact late', () => {
    const ranks = ['offers', 'content', 'proof', 'contact'].map(rankOfKind);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});
