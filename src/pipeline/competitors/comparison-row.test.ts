import { describe, expect, it } from 'vitest';
import { plumber, siteAt } from '#testing/competitor-sites.ts';
import { EMPTY_AUDIT } from '#testing/site-from-html.ts';
import { buildProfile } from '../insight/build-profile.ts';
import { pageContains } from '../insight/evidence.ts';
import { comparisonRow } from './comparison-row.ts';
import { findGaps } from './gaps.ts';

const rowOf = (extra = '', body = plumber('Pier Plumbing', extra).body) => {
  const site = siteAt('https://pier.example/', body, 'Pier Plumbing');
  return { site, row: comparisonRow(site, buildProfile({ site, audit: EMPTY_AUDIT })) };
};

describe('comparisonRow', () => {
  it('says what the pages show, each cell with words from those pages', () => {
    const { site, row } = rowOf(
      '<h2>Prices</h2><p>Boiler repair from £89.</p><blockquote><p>“They came at midnight and saved our kitchen.”</p><cite>Ann Carter</cite></blockquote><p>Every repair has a 12 month guarantee.</p><a class="btn" href="/book">Book a visit</a>',
    );
    expect(row.offer.text).toContain('Boiler repair');
    expect(row.price.text).toContain('£89');
    expect(row.guarantee.text).toContain('12 month guarantee');
    expect(row.booking.text).toBe('Book a visit');
    expect(row.proof.text).toContain('testimonials');
    expect(row.score).toBeGreaterThan(0);
    const page = site.pages[0];
    for (const cell of [row.offer, row.price, row.callToAction, row.proof, row.guarantee, row.booking]) {
      expect(cell.kind).toBe('observed');
      expect(cell.evidence.length, cell.text).toBeGreaterThan(0);
      for (const { snippet } of cell.evidence) expect(page && pageContains(page, snippet), snippet).toBe(true);
    }
  });

  it('says what was not found and how much was read, without evidence', () => {
    const { row } = rowOf('', '<h1>Hello</h1>');
    for (const cell of [row.price, row.proof, row.guarantee, row.booking, row.callToAction]) {
      expect(cell.kind).toBe('not-found');
      expect(cell.text).toMatch(/\(1 page read\)$/);
      expect(cell.evidence).toEqual([]);
    }
  });
});

describe('findGaps', () => {
  const competitor = (extra: string) => ({
    ...{
      name: 'R',
      url: '',
      foundVia: 'user' as const,
      status: 'verified' as const,
      reason: '',
      evidence: [],
      comparison: rowOf(extra).row,
    },
  });
  const GUARANTEE = '<p>Every repair has a 12 month guarantee.</p>';
  const PRICE = '<p>Boiler repair from £89.</p>';

  it('names what all verified competitors show and the site lacks, with their words', () => {
    const { missingHere } = findGaps(rowOf().row, [competitor(GUARANTEE), competitor(GUARANTEE + PRICE)]);
    expect(missingHere.map(({ text }) => text)).toEqual(['All 2 verified competitors name a guarantee; this site does not.']);
    expect(missingHere[0]?.evidence).toHaveLength(2);
  });

  it('names what the site alone shows', () => {
    const { onlyHere, missingHere } = findGaps(rowOf(PRICE).row, [competitor(''), competitor('')]);
    expect(onlyHere.map(({ text }) => text)).toEqual([expect.stringMatching(/^Only this site shows a price: £89/)]);
    expect(missingHere).toEqual([]);
  });

  it('says nothing of competitors that were not read, nor with fewer than two', () => {
    const unread = { ...competitor(''), status: 'suggested' as const, comparison: null };
    expect(findGaps(rowOf().row, [competitor(GUARANTEE), unread])).toEqual({ missingHere: [], onlyHere: [] });
  });

  it('says when scripts were not run', () => {
    const script = `<script src="/app.js"></script><p>${'plain words about pipes '.repeat(30)}</p><a href="/about">About</a>`;
    const { missingHere } = findGaps(rowOf(script).row, [competitor(GUARANTEE), competitor(GUARANTEE)]);
    expect(missingHere[0]?.text).toBe('All 2 verified competitors name a guarantee; this site does not (read without running scripts).');
    const { onlyHere } = findGaps(rowOf(PRICE).row, [competitor(script), competitor('')]);
    expect(onlyHere[0]?.text).toMatch(/^Only this site shows a price: £89.* \(competitors read without running scripts\)\.$/);
  });

  it('says nothing of what only this site shows where a competitor could not be checked', () => {
    const unreadable = rowOf('', '<div id="root"></div><script src="/app.js"></script>').row;
    expect(unreadable.price.kind).toBe('unknown');
    expect(findGaps(rowOf(PRICE).row, [competitor(''), { ...competitor(''), comparison: unreadable }]).onlyHere).toEqual([]);
  });

  it('does not call missing what could not be checked', () => {
    const own = rowOf().row;
    const unknown = { ...own, guarantee: { ...own.guarantee, kind: 'unknown' as const } };
    expect(findGaps(unknown, [competitor(GUARANTEE), competitor(GUARANTEE)]).missingHere).toEqual([]);
  });
});
