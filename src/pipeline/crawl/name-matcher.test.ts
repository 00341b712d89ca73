import { describe, expect, it } from 'vitest';
import { createNameMatcher } from './name-matcher.ts';

describe('a name matcher', () => {
  const matches = createNameMatcher(['ref', 'utm_*']);

  it.each(['ref', 'utm_source', 'utm_'])('accepts %s', (name) => expect(matches(name)).toBe(true));

  it.each(['reference', 'my_utm_source', 'utm', ''])('rejects "%s"', (name) => expect(matches(name)).toBe(false));
});
