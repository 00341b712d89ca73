import { describe, expect, it } from 'vitest';
import { foldText, foldWords } from './normalize.ts';

describe('foldText', () => {
  it('collapses white space and trims', () => {
    expect(foldText('  Fresh\n\tbread  daily ')).toBe('Fresh bread daily');
    expect(foldText('Fresh bread')).toBe('Fresh bread');
  });
});

describe('foldWords', () => {
  it.each([
    ['Don’t pay $5.50!', 'dont pay 5 50'],
    ["Don't STOP", 'dont stop'],
    ['Größe & Maß – Bäckerei', 'grosse mass backerei'],
    ['ﬁne ①', 'fine 1'],
    ['パンが焼ける！', 'パンが焼ける'],
    ['欢迎，光临', '欢迎 光临'],
    ['น้ำดื่มที่ดี', 'น้ำดื่มที่ดี'.normalize('NFKC')],
    ['✓️ ok', 'ok'],
    ['→', ''],
  ])('folds %j', (text, folded) => {
    expect(foldWords(text)).toBe(folded);
  });
});
