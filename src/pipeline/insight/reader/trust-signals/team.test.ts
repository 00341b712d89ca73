import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findTeam } from './team.ts';

const textsOf = (body: string) => findTeam(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findTeam', () => {
  it.each([
    ['a section with people', '<h2>Meet the team</h2><h3>Ann Carter</h3><p>Founder and baker</p>', 'Ann Carter'],
    ['in German', '<h2>Unser Team</h2><h3>Paul Koch</h3><p>Geschäftsführer</p>', 'Paul Koch'],
    ['in Dutch', '<h2>Het bestuur</h2><h3>Jan Bakker</h3><p>Voorzitter</p>', 'Jan Bakker'],
    ['in Italian', '<h2>Il nostro staff</h2><h3>Anna Neri</h3><p>Titolare</p>', 'Anna Neri'],
    ['in Norwegian', '<h2>Ansatte</h2><h3>Kari Berg</h3><p>Daglig leder</p>', 'Kari Berg'],
    ['in Polish', '<h2>Nasz zespół</h2><h3>Anna Nowak</h3><p>Właścicielka</p>', 'Anna Nowak'],
    ['the chairs of a conference', '<h2>Program Chairs</h2><h3>Ann Carter</h3><p>Professor</p>', 'Ann Carter'],
    ['a named founder', '<h2>Ana Ruiz</h2><p>Fundadora y directora</p>', 'Ana Ruiz, Fundadora y directora'],
    [
      'people outside a team section',
      '<div>Martha Huber</div><div>Präsidentin</div><div>Jan Moser</div><div>Kassier</div>',
      'Martha Huber, Jan Moser',
    ],
    [
      'names without roles',
      '<h2>Our team</h2><h3>Ann Carter</h3><p>Loves bread.</p><h3>Paul Koch</h3><p>Bakes at night.</p>',
      'Ann Carter, Paul Koch',
    ],
    ['a text that opens with a name', '<h2>Team</h2><p>Jana Smit studeerde in 2015 af in Gent.</p>', 'Team'],
    [
      'coaches in Italian',
      '<h2>Allenatori</h2><h6>Anna Neri</h6><p>Cintura nera.</p><h6>Ugo Bassi</h6><p>Segue i bambini.</p>',
      'Anna Neri, Ugo Bassi',
    ],
    [
      'coaches in Polish',
      '<h2>Trenerzy</h2><h3>Anna Nowak</h3><p>Pływa od dziecka.</p><h3>Jan Kos</h3><p>Biega.</p>',
      'Anna Nowak, Jan Kos',
    ],
    ['the head of a Japanese firm', '<p>代表取締役 山田太郎</p>', '代表取締役 山田太郎'],
  ])('finds %s', (_, body, text) => {
    expect(textsOf(body)).toContain(text);
  });

  it('lists a person once', () => {
    const person = '<h2>Ann Carter</h2><p>Founder</p>';
    expect(textsOf(person + person)).toEqual(['Ann Carter, Founder']);
  });

  it('takes a page called a team page with names, but no page of other names', () => {
    const page = (title: string) =>
      pageOfHtml(
        '/x',
        `<html><head><title>${title}</title></head><body><main><h3>Ann Carter</h3><h3>Paul Koch</h3></main></body></html>`,
        'team',
      );
    const found = (title: string) => findTeam(buildSiteModel(siteOfPages(page(title)))).map(({ text }) => text);
    expect(found('Team | Muster')).toEqual(['Team | Muster']);
    expect(found('Case Handling | Muster')).toEqual([]);
  });

  it('takes no invitation to work there', () => {
    expect(textsOf('<h2>Join our team</h2><h3>Ann Carter</h3><p>Founder</p>')).toEqual(['Ann Carter, Founder']);
  });

  it('needs people below a team heading', () => {
    expect(textsOf('<h2>Our team</h2><p>Coming later.</p>')).toEqual([]);
    expect(textsOf('<h2>Unser Team</h2><p>Unser Team besteht aus Fachleuten.</p>')).toEqual([]);
    expect(textsOf('<h2>Our sauces</h2><h3>Green Pepper</h3><p>Hot.</p><h3>Black Bean</h3><p>Mild.</p>')).toEqual([]);
  });

  it.each([
    [
      'below a line that the footer has too',
      '<p>Our team</p><h2>The people behind your smile</h2><h4>Ann Carter</h4><p>Dentist</p>',
      'Ann Carter',
    ],
    ['in German', '<p>Unser Team</p><h2>Die Menschen hinter Ihrem Lächeln</h2><h4>Anna Berger</h4><p>Zahnärztin</p>', 'Anna Berger'],
    ['in Polish', '<p>Organy statutowe</p><h2>Zarząd</h2><h3>Anna Nowak</h3><p>Członek Zarządu</p>', 'Anna Nowak'],
    [
      'in rows below a heading',
      '<h2>Leadership</h2><table><tr><th>President:</th><td>Ann Carter</td></tr><tr><th>Treasurer:</th><td>Paul Koch</td></tr></table>',
      'Ann Carter, Paul Koch',
    ],
    ['in brackets', '<h2>Persone</h2><p>Giuseppe Neri (Direzione)</p><p>anna@example.test</p>', 'Giuseppe Neri'],
    [
      'in a list with where they work',
      '<h2>Program Committee</h2><ul><li>Ann Carter, Lund University</li><li>Paul Koch, Moor Labs</li><li>Mia Berg, Abbey Museum</li></ul>',
      'Ann Carter, Paul Koch, Mia Berg',
    ],
    [
      'the hosts in a table',
      '<h1>Rooms</h1><table><tr><th>Gastgeber</th><td>Christa & Paul Berg</td></tr><tr><th>Ort</th><td>Cochem</td></tr></table>',
      'Christa & Paul Berg',
    ],
  ])('names people %s', (_, body, text) => {
    expect(textsOf(`${body}</main><footer><a href="/team">Our team</a><a href="/t">Unser Team</a></footer><main>`)).toContain(text);
  });

  it.each([
    ['doctors in the neighborhood', '<h2>Doctors nearby</h2><table><tr><td>Doctor Ann Carter</td><td>3 Mill Road</td></tr></table>'],
    [
      'what a team offers',
      '<h2>Nuestro equipo les ofrece los siguientes servicios</h2><h3>Medicina Legal</h3><p>Informes.</p><h3>Salud Laboral</h3>',
    ],
    ['files', '<h2>Dokumenty Klastra</h2><p>Porozumienie założycielskie</p>'],
  ])('takes no %s', (_, body) => {
    const page = pageOfHtml('/x', `<main><h1>Muster</h1>${body}</main>`, 'other');
    expect(findTeam(buildSiteModel(siteOfPages(pageOfHtml('/', '<main><p>Bread.</p></main>'), page)))).toEqual([]);
  });
});
