import { describe, expect, it } from 'vitest';
import { countWords, endsSentence, isUnspaced, splitSentences, splitWords } from './segment.ts';

describe('splitWords', () => {
  it.each([
    ['We bake, you eat.', ['we', 'bake', 'you', 'eat']],
    ['Frische Brötchen', ['frische', 'brotchen']],
    ['東京でパンを焼きます', ['東京', 'で', 'パン', 'を', '焼き', 'ます']],
    ['我们提供面包', ['我们', '提供', '面包']],
    ['ยินดีต้อนรับสู่ร้านของเรา', ['ยินดี', 'ต้อนรับ', 'สู่', 'ร้าน', 'ของ', 'เรา']],
    ['Café 東京', ['cafe', '東京']],
    ['→', []],
  ])('splits %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
    expect(countWords(text)).toBe(words.length);
  });
});

describe('splitSentences', () => {
  it.each([
    ['We bake. You eat!', ['We bake.', 'You eat!']],
    ['Ask Dr. Weber today. He knows.', ['Ask Dr. Weber today.', 'He knows.']],
    ['It takes approx. Two days', ['It takes approx. Two days']],
    ['We came first. Nobody else did.', ['We came first.', 'Nobody else did.']],
    ['We came first.Nobody else did, said Dr.Weber of node.js.', ['We came first.', 'Nobody else did, said Dr.Weber of node.js.']],
    ['Der Ruderverein e.V. Speyer hilft. Immer.', ['Der Ruderverein e.V. Speyer hilft.', 'Immer.']],
    ['Ab dem 3. Mai geöffnet. Kommen Sie!', ['Ab dem 3. Mai geöffnet.', 'Kommen Sie!']],
    ['パンを焼きます。お待ちしています。', ['パンを焼きます。', 'お待ちしています。']],
    ['欢迎光临！我们提供面包。', ['欢迎光临！', '我们提供面包。']],
    ['Bread at 6.50 euros each', ['Bread at 6.50 euros each']],
    ['ร้านของเราเปิดทุกวัน', ['ร้านของเราเปิดทุกวัน']],
    ['Yahoo! is here. "Yes!" she said.', ['Yahoo! is here.', '"Yes!" she said.']],
    ['', []],
  ])('splits %j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});

it('recognizes scripts without spaces', () => {
  expect(['パン', '面包', 'ร้าน'].every(isUnspaced)).toBe(true);
  expect(['bread', '빵을 굽다'].some(isUnspaced)).toBe(false);
});

it('does not end a sentence inside an acronym', () => {
  expect(splitSentences('She rowed for the U.S. Olympic Team. Now she teaches.')).toEqual([
    'She rowed for the U.S. Olympic Team.',
    'Now she teaches.',
  ]);
});

it('keeps a street with its house number', () => {
  expect(splitSentences('Anschrift: Nobelstr. 3, 51373 Leverkusen. Parken im Hof.')).toEqual([
    'Anschrift: Nobelstr. 3, 51373 Leverkusen.',
    'Parken im Hof.',
  ]);
});

describe('endsSentence', () => {
  it.each(['We bake.', '“We bake.”', '(Really!)', 'Noch Fragen?', 'パンを焼きます。', 'And more …'])(
    'takes "%s" for a sentence',
    (text) => {
      expect(endsSentence(text)).toBe(true);
    },
  );

  it.each(['', 'Our bakery', 'Bread, rolls,', 'Opening hours:'])('takes "%s" for none', (text) => {
    expect(endsSentence(text)).toBe(false);
  });
});
