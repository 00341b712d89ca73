import { describe, expect, it } from 'vitest';
import { readViewport } from './viewport.ts';

describe('readViewport', () => {
  it('reads names and values in any spelling', () => {
    expect([...readViewport('Width = device-width; initial-scale=1,user-scalable=NO')]).toEqual([
      ['width', 'device-width'],
      ['initial-scale', '1'],
      ['user-scalable', 'no'],
    ]);
  });

  it('has no values for an empty tag', () => {
    expect(readViewport('').get('width')).toBeUndefined();
  });
});
