import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { headList } from './head.ts';

const same = (text: string) => ({ now: text, new: text, reason: '' });
const headOf = (title: { now: string; new: string; reason: string }, description = '') =>
  headList(
    promptContext(({ engineer }) => {
      engineer.head = [{ path: '/', title, description: same(description), h1: same('Bread'), canonical: 'https://a.test/' }];
    }),
    plainWording,
  );

describe('headList', () => {
  it('gives the values word for word and marks what is new', () => {
    expect(headOf({ now: 'Home', new: 'Bread | "Mill"', reason: 'The title says nothing' }, 'Fresh.')).toBe(
      '- path / title Bread | "Mill" description Fresh. h1 Bread new title',
    );
  });

  it('marks nothing where all stays', () => {
    expect(headOf(same('Bread'))).toMatch(/new $/);
  });
});
