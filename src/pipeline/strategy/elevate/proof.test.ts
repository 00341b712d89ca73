import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { listProof } from './proof.ts';

const LONG = `We work with the ${'mill and the farm and the school and '.repeat(9)}the whole town of Mainz.`;

function proofFrom(text: string, author = '') {
  const input = richInput();
  const page = draftPage({ path: '/friends', type: 'other', title: 'Friends', outline: [['p', LONG]] });
  const first = input.profile.trustSignals[0];
  if (!first) throw new Error('no trust signal');
  const signal = {
    ...first,
    trustKind: 'testimonials' as const,
    text,
    author,
    evidence: [{ url: page.url, selector: 'p', snippet: text.slice(0, 297) }],
  };
  const reading = readInput({
    ...input,
    site: { ...input.site, pages: [...input.site.pages, page] },
    profile: { ...input.profile, trustSignals: [signal] },
  });
  return listProof(reading)[0];
}

describe('listProof', () => {
  it('never ends in the middle of a word', () => {
    const words = new Set(LONG.split(/\s+/));
    const last = proofFrom(LONG.slice(0, 300))?.text.replace(/…$/, '').split(' ').at(-1) ?? '';
    expect(words).toContain(last);
  });

  it('gives a quote whose snippet was cut the sentences that are missing', () => {
    const said = 'The loaves keep for a week. My children ask for them. I tell every neighbor about this oven.';
    const input = richInput();
    const page = draftPage({ path: '/voices', type: 'testimonials', outline: [['blockquote', said]] });
    page.quotes = [{ quote: said, author: 'Ada Lind', selector: 'blockquote' }];
    input.site.pages.push(page);
    const [first] = input.profile.trustSignals;
    if (!first) throw new Error('no trust signal');
    const textOf = (text: string) => {
      const evidence = [{ url: page.url, selector: 'blockquote', snippet: said }];
      input.profile.trustSignals = [{ ...first, trustKind: 'testimonials', text, author: 'Ada Lind', evidence }];
      return listProof(readInput(input))[0]?.text;
    };
    expect(textOf('The loaves keep for a week. My children ask for them.')).toBe(said);
    expect(textOf('My children ask for them.')).toBe('My children ask for them.');
  });

  it('takes no proof of a page in another language, but what a guest wrote there in the language of the home page', () => {
    const input = richInput();
    const german = 'Seit mehr als drei\u00dfig Jahren backen wir unser Brot in der alten M\u00fchle am Fluss.';
    const english = 'For more than thirty years we have baked our bread in the old mill by the river.';
    const page = draftPage({ path: '/de', type: 'other', lang: 'de', outline: [['p', `${german} ${english}`]] });
    input.site.pages.push({ ...page, detectedLanguage: 'de' });
    const [first] = input.profile.trustSignals;
    if (!first) throw new Error('no trust signal');
    const decisionOf = (text: string) => {
      const evidence = [{ url: page.url, selector: 'p', snippet: text }];
      input.profile.trustSignals = [{ ...first, trustKind: 'years-in-business', text, evidence }];
      return listProof(readInput(input))[0]?.decision;
    };
    expect([german, english].map(decisionOf)).toEqual(['drop', 'use']);
  });

  it('takes no part of a quotation for a proof of its own', () => {
    const said = 'They came at once. Excellent service, five stars from us. We will come again.';
    const input = richInput();
    const page = draftPage({ path: '/voices', type: 'testimonials', outline: [['p', said]] });
    page.quotes = [{ quote: said, author: 'Ada Lind', selector: 'p' }];
    const [first] = input.profile.trustSignals;
    if (!first) throw new Error('no trust signal');
    const text = 'Excellent service, five stars from us.';
    input.profile.trustSignals = [{ ...first, trustKind: 'reviews', text, evidence: [{ url: page.url, selector: 'p', snippet: said }] }];
    input.site.pages.push(page);
    expect(listProof(readInput(input))[0]).toMatchObject({ decision: 'drop', reason: expect.stringContaining('Part of') });
  });

  it('takes no label whose figure is missing', () => {
    const proofOf = (text: string) => {
      const input = richInput();
      const [signal] = input.profile.trustSignals;
      const page = draftPage({ path: '/why', type: 'other', outline: [['p', text]] });
      if (!signal) throw new Error('no trust signal');
      input.profile.trustSignals = [
        { ...signal, trustKind: 'years-in-business', text, evidence: [{ url: page.url, selector: 'p', snippet: text }] },
      ];
      input.site.pages.push(page);
      return listProof(readInput(input))[0]?.decision;
    };
    expect(['Years of experience', 'Happy customers served'].map(proofOf)).toEqual(['drop', 'drop']);
    expect(['18 years of experience', 'Three generations of bakers'].map(proofOf)).toEqual(['use', 'use']);
  });

  it.each(['Dans les médias', 'En la prensa', 'Pressestimmen', 'Os nossos parceiros'])(
    'takes no label above proof for proof: %s',
    (text) => {
      const input = richInput();
      const [signal] = input.profile.trustSignals;
      const page = draftPage({ path: '/press', type: 'other', outline: [['p', text]] });
      if (!signal) throw new Error('no trust signal');
      input.profile.trustSignals = [{ ...signal, trustKind: 'press', text, evidence: [{ url: page.url, selector: 'p', snippet: text }] }];
      input.site.pages.push(page);
      expect(listProof(readInput(input))[0]).toMatchObject({ decision: 'drop' });
    },
  );

  it('takes no label of the menu for proof', () => {
    const input = richInput();
    const [signal] = input.profile.trustSignals;
    const page = draftPage({ path: '/press', type: 'other', outline: [['p', 'Cups & Events']] });
    if (!signal) throw new Error('no trust signal');
    const evidence = [{ url: page.url, selector: 'p', snippet: 'Cups & Events' }];
    input.profile.trustSignals = [{ ...signal, trustKind: 'awards', text: 'Cups & Events', evidence }];
    input.site.pages.push(page);
    expect(listProof(readInput(input))[0]?.decision).toBe('use');
    input.site.navigation.push({ text: 'Cups & Events', url: page.url, region: 'header' });
    expect(listProof(readInput(input))[0]).toMatchObject({ decision: 'drop', reason: expect.stringContaining('link label') });
  });

  it('takes the label that proves something out of a row of labels', () => {
    const input = richInput();
    const [signal] = input.profile.trustSignals;
    const row = 'Free quote Insured work Open all year';
    const page = draftPage({ path: '/why', type: 'other', outline: [['p', row]] });
    for (const block of page.blocks.filter(({ text }) => text === row)) block.pieces = ['Free quote', 'Insured work', 'Open all year'];
    if (!signal) throw new Error('no trust signal');
    const evidence = [{ url: page.url, selector: 'p', snippet: row }];
    input.profile.trustSignals = [{ ...signal, trustKind: 'certifications', text: 'Insured work', evidence }];
    input.site.pages.push(page);
    expect(listProof(readInput(input))[0]?.text).toBe('Insured work');
  });

  it('shows no figure without words', () => {
    expect(proofFrom('4.85')).toMatchObject({ decision: 'drop', reason: expect.stringContaining('Only figures') });
  });

  it('takes the heading above quotes for no author', () => {
    expect(proofFrom('The whole town of Mainz.', 'Featured reviews')?.author).toBe('');
    expect(proofFrom('The whole town of Mainz.', 'Ada Miller')?.author).toBe('Ada Miller');
  });
});
