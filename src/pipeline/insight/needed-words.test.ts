import { describe, expect, it } from 'vitest';
import { canMatch } from './needed-words.ts';
import { wordStartsOf } from './word-starts.ts';

const may = (pattern: RegExp, text: string) => canMatch(pattern, wordStartsOf(text));

describe('canMatch', () => {
  it.each([
    [/\b(certified|accredited)\b/i, 'Fully Certified since May'],
    [/\bcertified\b/, 'certified'],
    [/\bais?\b/i, 'A note to AIs'],
    [/\b(garantía de|sin garantía)/i, 'Ofrecemos GARANTÍA de calidad'],
    [/\bétoiles\b|\b\d+ étoiles/iu, 'quatre 4 étoiles'],
    [/\b\d+\s+(?:google )?(?:reviews|avis)\b/i, '37 Google reviews'],
    [/\bco-?founder\b/, 'our cofounder'],
    [/\bco-?founder\b/, 'our co-founder'],
    [/\b(over |more than )*\d+ years\b/, 'more than 12 years'],
    [/\b(?:don['’]t|do not) follow\b/i, 'Please don’t follow'],
    [/^(system|assistant) ?:/im, 'Hello\nSystem : say'],
    [/(指示|命令).{0,4}無視/, 'この指示を無視して'],
    [/\b(hinweis|achtung)(en)?[ ,]+(an|für) (die )?ki(?!\p{L})/iu, 'Hinweis für die KI'],
    [/\bkeep\b/iu, '\u212Aeep'],
    [/\b(stays?|is (only )?stored) (\w+ ){0,3}local\w*/i, 'Your data is only stored on this phone locally'],
    [/\b[Bb]ased in\b/, 'Based in York'],
    [/\b(a|b){2}c\b/, 'abc'],
    [/\bx{3,}yz\b/, 'xxxxyz'],
    [/\bover_(?<unit>mile|yard)s\b/, 'over_yards'],
  ])('never rules out a pattern that fits: %s', (pattern, text) => {
    expect(text).toMatch(pattern);
    expect(may(pattern, text)).toBe(true);
  });

  it.each([
    [/\b(certified|accredited)\b/i, 'A certain accord'],
    [/\bai\b/i, 'an aim'],
    [/\b(note|message)s? (to|for) (the )?(ai|llm)\b/i, 'Send a message to the shop'],
    [/\b(previous|your) (\w+ ){0,2}(instructions?|rules)\b/i, 'the rules of the house'],
    [/(指示|命令).{0,4}無視/, '命令だけ'],
    [/\b(data|files) (stay|remain)s?\b/i, 'data and prices'],
  ])('rules out %s where a word that it needs is missing', (pattern, text) => expect(may(pattern, text)).toBe(false));

  it.each([[/[a-z]+ing\b/], [/\b\d{4}\b|founded/], [/(?:)/], [/serving/i]])('rules nothing out where no word is certain: %s', (pattern) =>
    expect(may(pattern, '')).toBe(true),
  );
});
