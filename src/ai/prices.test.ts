import { describe, expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';
import { withoutSecrets } from './model-error.ts';
import { costOf } from './prices.ts';

const MILLION = { inputTokens: 1_000_000, outputTokens: 1_000_000 };

describe('costOf', () => {
  it('adds input and output', () => {
    expect(costOf('openai', 'gpt-5-mini', MILLION)).toBeCloseTo(2.25);
    expect(costOf('openai', 'gpt-5-mini', { inputTokens: 40_000, outputTokens: 8_000 })).toBeCloseTo(0.026);
  });

  it.each([
    ['openai', 'gpt-4.1-2025-04-14', 10],
    ['anthropic', 'claude-sonnet-4-5-20250929', 18],
    ['google', 'gemini-2.5-flash-001', 2.8],
  ] as const)('prices the dated snapshot of %s: %s', (provider, model, cost) => {
    expect(costOf(provider, model, MILLION)).toBeCloseTo(cost);
  });

  it("does not guess for unknown models nor for servers of one's own", () => {
    expect(costOf('openai', 'gpt-99', MILLION)).toBeNull();
    expect(costOf('openai-compatible', 'gpt-5-mini', MILLION)).toBeNull();
  });
});

describe('estimateTokens', () => {
  it('errs on the safe side', () => {
    // 9 words, 10 tokens in the usual vocabularies.
    expect(estimateTokens('The quick brown fox jumps over the lazy dog.')).toBeGreaterThanOrEqual(10);
    expect(estimateTokens('')).toBe(0);
  });

  it('counts Japanese by its signs, not by its spaces', () => {
    expect(estimateTokens('私たちは毎朝パンを焼きます')).toBeGreaterThanOrEqual(10);
  });
});

describe('withoutSecrets', () => {
  it.each([
    ['Incorrect API key provided: sk-abc***********xyz9.', 'sk-abc'],
    ['bad header Authorization: Bearer abc.def.ghi', 'abc.def'],
    ['key hush-hush in the middle', 'hush-hush'],
  ])('masks the key in "%s"', (text, secret) => {
    expect(withoutSecrets(text, 'hush-hush')).not.toContain(secret);
  });
});
