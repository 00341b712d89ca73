import { describe, expect, it } from 'vitest';
import { competitorsNamedIn } from './own-comparison-pages.ts';

describe('competitorsNamedIn', () => {
  it.each([
    ['Plotwise vs Tableau', ['Tableau']],
    ['Tableau vs Plotwise', ['Tableau']],
    ['Plotwise versus Power BI: which one fits?', ['Power BI']],
    ['The best alternative to Google Analytics', ['Google Analytics']],
    ['Mixpanel Alternative for small teams', ['Mixpanel']],
    ['Switching from HubSpot in a day', ['HubSpot']],
    ['Die Alternative zu Excel', ['Excel']],
  ])('finds the competitor in "%s"', (text, names) => {
    expect([...new Set(competitorsNamedIn(text, 'Plotwise'))]).toEqual(names);
  });

  it.each([
    'Our bread, your table',
    'Us vs Them? No.'.replace('Us', 'Plotwise').replace('Them', 'others'),
    'Alternatives',
    'Plotwise vs Traditional',
    'Compared with last year',
    '',
  ])('finds none in "%s"', (text) => {
    expect(competitorsNamedIn(text, 'Plotwise')).toEqual([]);
  });
});
