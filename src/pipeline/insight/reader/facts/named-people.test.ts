import { describe, expect, it } from 'vitest';
import { EMPTY_AUDIT, siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { buildProfile } from '../../build-profile.ts';
import { namedPeople } from './named-people.ts';

const LAW = `<h1>Cabinet Doré</h1><p>Nous défendons les entreprises et les particuliers en droit pénal depuis notre cabinet.</p><h2>Expertises</h2><h3>Droit fiscal</h3><p>Contrôles et contentieux fiscaux.</p><h3>Droit de la santé</h3><p>Défense des soignants et des hôpitaux.</p>`;
const people =
  '<h2>ANNE DORÉ</h2><h3>Associée fondatrice</h3><p>T : 01 02 03 04 05</p><h2>Paul Lenoir</h2><h3>Associé</h3><p>T : 01 02 03 04 06</p>';

describe('people named with what they do', () => {
  it('are found with the role above or below', () => {
    const model = buildSiteModel(
      siteOfBody(
        '<main><div>Präsidentin</div><h3>Martha Huber</h3><h3>Jan Moser</h3><p>Kassier</p><h3>Boiler Repair</h3><p>Within a day.</p></main>',
      ),
    );
    expect(namedPeople(model).map(({ name, role }) => [name, role])).toEqual([
      ['Martha Huber', 'Präsidentin'],
      ['Jan Moser', 'Kassier'],
    ]);
  });

  it('are a sign of trust and no offers', () => {
    const { services, trustSignals } = buildProfile({ site: siteOfBody(`<main>${LAW}${people}</main>`), audit: EMPTY_AUDIT });
    const names = services.map(({ text }) => text);
    expect(names).toEqual(expect.arrayContaining(['Droit fiscal', 'Droit de la santé']));
    expect(names.join()).not.toMatch(/Doré|Lenoir|Associé/i);
    expect(trustSignals.find(({ trustKind }) => trustKind === 'team')?.text).toContain('Paul Lenoir');
  });

  it('include the head of a Japanese firm', () => {
    const { trustSignals } = buildProfile({
      site: siteOfBody('<main><h1>会社概要</h1><p>代表取締役 山川太郎</p></main>'),
      audit: EMPTY_AUDIT,
    });
    expect(trustSignals.map(({ trustKind }) => trustKind)).toContain('team');
  });
});
