import { describe, expect, it } from 'vitest';
import { egressOf, nationwide, OWN_URL, ownProfile, ownSite, pierHome, plumberAt, quiet, readerOf } from '#testing/competitor-sites.ts';
import { competitors, modelOf } from '#testing/scripted-model.ts';
import { compareAgain, compareCompetitors } from './compare-competitors.ts';

const signal = new AbortController().signal;

describe('compareCompetitors', () => {
  const input = { site: ownSite, named: [], removed: [] };
  const deepened = { ...ownProfile, analyst: { name: 'anthropic claude-haiku-4-5', note: '' } };

  it('lets what a model suggests pass the gate, and keeps the bill with the report', async () => {
    const { model } = await modelOf([competitors(['Pier', 'pier.example'], ['Invented', 'invented.example'])]);
    const reader = readerOf({ 'https://pier.example/': plumberAt('https://pier.example/', 'Pier Plumbing') });
    const report = await compareCompetitors({ ...input, profile: deepened }, { reader, signal, report: quiet, model });
    expect(report.competitors[0]).toMatchObject({ name: 'Pier Plumbing', foundVia: 'model', status: 'verified' });
    expect(report.competitors.some(({ name }) => name === 'Invented')).toBe(false);
    expect(report.modelCalls).toHaveLength(1);
  });

  it('does not ask a model that just failed on the site', async () => {
    const { model, requests } = await modelOf([competitors()]);
    const report = await compareCompetitors({ ...input, profile: ownProfile }, { reader: readerOf({}), signal, report: quiet, model });
    expect(requests).toEqual([]);
    expect(report.modelCalls).toBeUndefined();
  });
});

describe('compareAgain', () => {
  it('reads the competitors again through its own client, without those the user removed, and not the site', async () => {
    const egress = egressOf(pierHome);
    const input = { site: ownSite, profile: nationwide, named: ['https://pier.example/'], removed: ['rotorooter.com'] };
    const report = await compareAgain(input, { egress, signal: new AbortController().signal, report: quiet });
    expect(report.competitors[0]).toMatchObject({ url: 'https://pier.example/', foundVia: 'user', status: 'verified' });
    expect(report.rejected).toContainEqual(expect.objectContaining({ url: 'https://rotorooter.com/', reason: 'You removed it.' }));
    expect(egress.asked.some((url) => url.startsWith(OWN_URL) || url.includes('rotorooter'))).toBe(false);
  });
});
