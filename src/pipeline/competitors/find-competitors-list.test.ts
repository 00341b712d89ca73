import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import {
  bakerAt,
  hit,
  inWhitby,
  nationwide,
  ownProfile,
  ownSite,
  plumberAt,
  quiet,
  readerOf,
  searchOf,
  silent,
} from '#testing/competitor-sites.ts';
import { brief, find, mapOf, mapped, suggest, uncategorised } from '#testing/find-among.ts';
import type { CompetitorReader } from './competitor-reader.ts';
import { findCompetitors } from './find-competitors.ts';

describe('businesses on the map', () => {
  it('come after search and model, pass the same gate, and bring their credit', async () => {
    const urls = ['https://found.example/', 'https://model.example/', 'https://near.example/'];
    const { competitors, rejected, attribution } = await find(
      {
        ...Object.fromEntries(urls.map((url) => [url, plumberAt(url, new URL(url).host)])),
        'https://bread.example/': bakerAt('https://bread.example/'),
        'https://late.example/': silent(),
      },
      {
        places: mapOf(
          mapped('Near Pipes', 'https://near.example/'),
          mapped('Bread', 'https://bread.example/'),
          mapped('Late Pipes', 'https://late.example/'),
          mapped('Dead Pipes', 'https://dead.example/'),
          mapped('Van Pipes'),
        ),
        search: searchOf([hit('https://found.example/')]),
        suggestCompetitors: suggest(['M', 'https://model.example/']),
      },
      inWhitby,
    );
    expect(brief(competitors).map((line) => line.replace(/^.*\(/, '('))).toEqual([
      '(search, verified)',
      '(model, verified)',
      '(openstreetmap, verified)',
      '(openstreetmap, suggested)',
      '(openstreetmap, suggested)',
    ]);
    expect(competitors[2]?.reason).toMatch(/^OpenStreetMap: plumbing and heating within 2 km of Whitby\. Its site /);
    expect(competitors[4]).toMatchObject({ name: 'Van Pipes', url: '', comparison: null });
    expect(competitors[4]?.reason).toMatch(/No website is known for it, so it was not visited\.$/);
    expect(rejected.map(({ name }) => name)).toEqual(['Bread', 'Dead Pipes']);
    expect(attribution).toBe('© OpenStreetMap contributors');
  });

  it('that could not be visited fill up to five only', async () => {
    const places = mapOf(...Array.from({ length: 9 }, (_, at) => mapped(`Pipes ${at}`, `https://p${at}.example/`)));
    const visits = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`https://p${at}.example/`, silent()]));
    expect((await find(visits, { places }, inWhitby)).competitors).toHaveLength(5);
  });

  it('are not asked for without a place, and nothing is credited', async () => {
    const report = await find({}, { places: mapOf(mapped('Near Pipes')) }, ownProfile);
    expect(report.competitors).toEqual([]);
    expect(report).not.toHaveProperty('attribution');
  });
});

describe('the list', () => {
  it('is never padded: fewer than five are said', async () => {
    const { competitors, note } = await find(
      { 'https://a.example/': plumberAt('https://a.example/', 'Pier') },
      { named: ['https://a.example/'] },
    );
    expect(competitors).toHaveLength(1);
    expect(note).toBe('Only 1 competitor was found: name yours to compare with them. 1 of 1 competitor was visited and verified.');
  });

  it('is empty when nothing is known, and says what to do', async () => {
    const { competitors, note, gaps } = await find({}, {});
    expect(competitors).toEqual([]);
    expect(note).toContain('No competitors were found: name yours');
    expect(gaps).toEqual({ missingHere: [], onlyHere: [] });
  });

  it('fills up with well-known names to five, no further, and says what they are', async () => {
    const { competitors, note } = await find(
      Object.fromEntries((industryById('plumbing-heating')?.wellKnown ?? []).map(({ host }) => [`https://${host}/`, silent()])),
      {},
      nationwide,
    );
    expect(competitors).toHaveLength(5);
    expect(competitors.every(({ status, foundVia }) => status === 'suggested' && foundVia === 'bundled-list')).toBe(true);
    expect(note).toMatch(/our list of \d{4}-\d\d-\d\d are well-known businesses in your industry\.$/);
  });

  it('never names well-known businesses as competitors of a local one', async () => {
    const { competitors, rejected } = await find({}, {}, inWhitby);
    expect([competitors, rejected]).toEqual([[], []]);
  });

  it('leaves out what the user removed, by URL or name, unless it is named again', async () => {
    const visits = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`https://${name}.example/`, plumberAt(`https://${name}.example/`, `Plumber ${name}`)]),
    );
    const search = searchOf(['https://a.example/', 'https://b.example/', 'https://c.example/'].map(hit));
    const { competitors, rejected, visited } = await find(visits, {
      search,
      removed: ['https://www.a.example/x', 'b.example', 'https://c.example/'],
      named: ['https://c.example/'],
    });
    expect(brief(competitors)).toEqual(['Plumber c (user, verified)']);
    expect(rejected.map(({ url, reason }) => [url, reason])).toEqual([
      ['https://a.example/', 'You removed it.'],
      ['https://b.example/', 'You removed it.'],
    ]);
    expect(visited).toEqual(['https://c.example/']);
  });

  it('waits for competitors no longer than there is time, and compares with those that answered', async () => {
    const quick = 'https://quick.example/';
    const endless: CompetitorReader = {
      read: (url) => (url === quick ? Promise.resolve(plumberAt(quick, 'Quick Plumbing')) : new Promise<never>(() => undefined)),
    };
    const report = await findCompetitors(
      { site: ownSite, profile: uncategorised, named: ['https://slow.example/', quick] },
      { reader: endless, signal: new AbortController().signal, report: quiet, msLeft: () => 1_050 },
    );
    expect(report.competitors.map(({ url, status }) => [url, status])).toEqual([
      ['https://slow.example/', 'suggested'],
      [quick, 'verified'],
    ]);
  });

  it('asks neither engine nor model when only the visits still have time', async () => {
    let asked = 0;
    const report = await findCompetitors(
      { site: ownSite, profile: ownProfile, named: [] },
      {
        reader: readerOf({}),
        signal: new AbortController().signal,
        report: quiet,
        search: {
          name: 'Engine',
          search: async () => {
            asked += 1;
            return [];
          },
        },
        suggestCompetitors: async () => {
          asked += 1;
          return { candidates: [], calls: [], note: '' };
        },
        msLeft: () => 14_000,
      },
    );
    expect(asked).toBe(0);
    expect(report.note).toContain('no time to search for competitors');
  });

  it('is the same twice', async () => {
    const visits = { 'https://a.example/': plumberAt('https://a.example/', 'A'), 'https://b.example/': silent() };
    const once = () => find(visits, { search: searchOf([hit('https://b.example/'), hit('https://a.example/')]) }, ownProfile);
    expect(await once()).toEqual(await once());
  });
});
