import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../strategy/elevate/contrast.ts';
import { accentShades } from './accent.ts';

describe('the color of an agency', () => {
  it('stays where text in it reads', () => {
    expect(accentShades('#8c1c13').light).toBe('#8c1c13');
    expect(accentShades('#ffd166').dark).toBe('#ffd166');
  });

  it.each(['#ffd166', '#ffffff', '#00ff00', '#ff0000', '#000000', '#777777', null])('%s reads in both schemes', (color) => {
    const { light, dark } = accentShades(color);
    for (const ground of ['#fdfcf9', '#f3f0e9', '#ffffff']) expect(contrastRatio(light, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#1a1816', '#2a2724']) expect(contrastRatio(dark, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
