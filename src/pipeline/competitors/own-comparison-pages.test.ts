import { describe, expect, it } from 'vitest';
import { rivalsNamedIn } from './own-comparison-pages.ts';

describe('rivalsNamedIn', () => {
  it.each([
    ['Plotwise vs Tableau', ['Tableau']],
    ['Tableau vs Plotwise', ['Tableau']],
    ['Plotwise versus Power BI: which one fits?', ['Power BI']],
    ['The best alternative to Google Analytics', ['Google Analytics']],
    ['Mixpanel Alternative for small teams', ['Mixpanel']],
    ['Switching from HubSpot in a day', ['HubSpot']],
    ['Die Alternative zu Excel', ['Excel']],
  ])('finds the rival in "%s"', (text, names) => {
    expect([...new Set(rivalsNamedIn(text, 'Plotwise'))]).toEqual(names);
  });

  it.each([
    'Our bread, your table',
    'Us vs Them? No.'.replace('Us', 'Plotwise').replace('Them', 'others'),
    'Alternatives',
    'Plotwise vs Traditional',
    'Compared with last year',
    '',
  ])('finds none in "%s"', (text) => {
    expect(rivalsNamedIn(text, 'Plotwise')).toEqual([]);
  });
});
