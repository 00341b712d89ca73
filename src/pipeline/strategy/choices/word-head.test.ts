import { describe, expect, it } from 'vitest';
import type { HeadData } from '#contracts/strategy.ts';
import { headOfAdded, wordHead } from './word-head.ts';

describe('wordHead', () => {
  const line = (text: string) => ({ now: text, new: text, reason: '' });
  const head: HeadData[] = ['/', '/about'].map((path) => ({
    path,
    title: line('Mill'),
    description: line(''),
    h1: line('Welcome'),
    canonical: '',
  }));

  it('takes title and h1 of a strategist; the h1 of the home page is its headline', () => {
    const words = new Map([
      ['/', { h1: 'Bread' }],
      ['/about', { title: 'The Weber family', h1: 'Our family' }],
    ]);
    const worded = wordHead(head, words, '/');
    expect(worded.map(({ h1 }) => h1.new)).toEqual(['Welcome', 'Our family']);
    expect(worded[1]?.title).toMatchObject({ now: 'Mill', new: 'The Weber family' });
  });
});

describe('headOfAdded', () => {
  it('makes what the answer lacks of the words of the page', () => {
    const page = {
      path: '/cakes',
      url: 'https://mill.test/cakes',
      title: 'Cakes',
      type: 'other',
      decision: 'add' as const,
      mergeInto: '',
      reason: 'Asked for.',
    };
    const sections = new Map([
      ['/cakes', [{ heading: 'Cakes to order', text: ['Baked on Saturdays.'], items: [], button: null, evidence: [] }]],
    ]);
    expect(headOfAdded([page], { sections }, 'Mill')).toEqual([
      {
        path: '/cakes',
        title: { now: '', new: 'Cakes to order | Mill', reason: 'Asked for.' },
        description: { now: '', new: 'Cakes to order. Baked on Saturdays.', reason: 'Asked for.' },
        h1: { now: '', new: 'Cakes to order', reason: 'Asked for.' },
        canonical: 'https://mill.test/cakes',
      },
    ]);
  });
});
