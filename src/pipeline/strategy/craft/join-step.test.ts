import { describe, expect, it } from 'vitest';
import type { PageLink } from '#contracts/page.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { choosePrimaryGoal } from './goal.ts';
import { findJoinStep } from './join-step.ts';
import { rankActions } from './rank-actions.ts';

const link = (text: string, href: string, selector = 'main > p > a'): PageLink => ({
  ...{ text, href, rawHref: href, internal: true, rel: '', target: '', buttonLike: false, selector, region: 'main', hidden: false },
});

function club(links: PageLink[], modelId: 'nonprofit' | 'shop' = 'nonprofit') {
  const input = richInput();
  const home = draftPage({
    path: '/',
    type: 'home',
    title: 'Förderverein',
    outline: [
      ['h1', 'Gemeinsam für die Schule'],
      ['h2', 'Mitglied werden'],
      ['p', 'Der Beitrag hilft allen Kindern der Schule.'],
    ],
    links,
  });
  const profile = { ...input.profile, callsToAction: [], businessModel: { ...input.profile.businessModel, modelId } };
  return readInput({ ...input, profile, site: { ...input.site, pages: [home], languages: ['de'] } });
}

const goalOf = (reading: ReturnType<typeof club>) => choosePrimaryGoal(reading, rankActions(reading), new Set(['/']));
const PDF = 'https://muehlenbrot.test/Beitritt.pdf';

describe('findJoinStep', () => {
  it('is the form to print of an association, called by the heading that invites to it where the link is long', () => {
    const reading = club([link('Flyer mit Beitrittsformular und Satzung herunterladen (PDF)', PDF)]);
    expect(goalOf(reading)).toMatchObject({ label: 'Mitglied werden', target: '/Beitritt.pdf', kind: 'observed' });
  });

  it('keeps a short label of its own', () => {
    expect(findJoinStep(club([link('Beitrittserklärung', PDF)]))?.label).toBe('Beitrittserklärung');
  });

  it('finds the form by the name of its file, too', () => {
    expect(findJoinStep(club([link('Formular (PDF)', 'https://muehlenbrot.test/Aufnahmeantrag_2026.pdf')]))?.target).toBe(
      '/Aufnahmeantrag_2026.pdf',
    );
  });

  it('finds none on a shop or on a site that invites no members', () => {
    expect(goalOf(club([link('Beitrittserklärung', PDF)], 'shop')).target).not.toBe('/Beitritt.pdf');
    expect(findJoinStep(club([link('Satzung', 'https://muehlenbrot.test/Satzung.pdf')]))).toBeNull();
  });
});
