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
  it('gives the values word for word, and the reason for each change', () => {
    expect(headOf({ now: 'Home', new: 'Bread | "Mill"', reason: 'The title says nothing' }, 'Fresh.')).toBe(
      'path /\ntitle Bread | "Mill"\ndescription Fresh.\nh1 Bread\nnew title, because the title says nothing.',
    );
  });

  it('leaves out an empty description and says that nothing changes', () => {
    expect(headOf(same('Bread'))).toBe('path /\ntitle Bread\nh1 Bread\nkept');
  });
});
