import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findTrustSignals } from './trust-signals.ts';

const kindsOf = (body: string, head = '') => [
  ...new Set(findTrustSignals(buildSiteModel(siteOfBody(`<main>${body}</main>`, head))).map((signal) => signal.trustKind)),
];

describe('findTrustSignals', () => {
  it.each([
    ['testimonials', '<h2>Testimonials</h2><p>“Wonderful work, we will come back to them.”</p><p>Ann Carter</p>'],
    ['reviews', '<p>Rated 4.8 / 5 by our guests.</p>'],
    ['case-studies', '<h2>Recent projects</h2><h3>House by the lake</h3><p>New roof.</p><h3>Old mill</h3><p>New walls.</p>'],
    ['certifications', '<p>We are ISO 9001 certified and fully insured.</p>'],
    ['awards', '<p>Winner of the 2019 Regional Design Award.</p>'],
    ['awards', '<p>Wegen des 1. Platzes beim Gartenpreis.</p>'],
    ['years-in-business', '<p>Family run since 1974.</p>'],
    ['years-in-business', '<p>Seit über 40 Jahren für Sie da.</p>'],
    ['guarantees', '<p>30-day money-back guarantee on all plans.</p>'],
    ['guarantees', '<p>Cancel within 60 days and get your money back.</p>'],
    ['guarantees', '<p>If a loaf disappoints you, we replace it.</p>'],
    ['awards', '<p>Named Small Press of the Year by the guild in 2019.</p>'],
    ['case-studies', '<h2>Muster mill</h2><p>Case study: grinding went from nine days to three.</p>'],
    ['years-in-business', '<dl><dt>Founded</dt><dd>1912 in Leeds</dd></dl>'],
    ['years-in-business', '<table><tr><td>設立</td><td>1880年5月</td></tr></table>'],
    ['testimonials', '<p>“</p><p>They tuned our organ better than it ever sounded.</p><p>— Dr Ann Carter, organist</p>'],
    ['partners', '<p>This work is supported by Northern Rail and others.</p>'],
    ['press', '<p>As seen on national television.</p>'],
    ['team', '<h2>Meet the team</h2><h3>Jane Miller</h3><p>Founder and director</p>'],
    ['partners', '<h2>Our sponsors</h2><p>Thank you all.</p>'],
    ['statistics', '<p>More than 1,200 members trust us.</p>'],
    ['statistics', '<div>50+ Dächer gedeckt</div><div>120 km Rinnen</div><div>9 Gesellen</div>'],
    ['team', '<h1>Vorstandschaft</h1><h2>Anna Gerber</h2><p>1. Vorstand</p><h2>Paul Koch</h2><p>Kassierer</p>'],
    ['legal-status', '<p>We are a registered charity, charity number 1234567.</p>'],
    ['legal-status', '<p>Unser Ruderverein ist gemeinnützig.</p>'],
    ['privacy-security', '<p>Your recordings stay on your device, end-to-end encrypted.</p>'],
    ['privacy-security', '<p>Your password is stored in the system keychain.</p>'],
    ['open-source', '<p>Free and open source.</p><a href="https://github.com/a/b">Code</a>'],
    ['years-in-business', '<p>Créée il y a 10 ans par un artisan du métier.</p>'],
    ['years-in-business', '<p>Plus de 30 années d’expérience dans le bâtiment.</p>'],
    ['years-in-business', '<p>She has spent 31 years in the workshops of the county.</p>'],
    ['certifications', '<p>Elle est inscrite au Barreau de Lyon.</p>'],
    ['certifications', '<p>Certification QUALIBAT depuis le début.</p>'],
    ['certifications', '<p>Meisterbetrieb der Innung.</p>'],
    ['partners', '<p>Gracias a nuestros aliados por su apoyo.</p>'],
    ['partners', '<h2>Nos partenaires</h2><p>Merci.</p>'],
    ['team', '<h3>Martha Huber</h3><p>Präsidentin</p><h3>Jan Moser</h3><p>Kassier</p>'],
    ['publications', '<h2>Publications</h2><p>Miller et al., 2020.</p>'],
  ])('finds %s in %s', (kind, body) => expect(kindsOf(body)).toContain(kind));

  it.each([
    ['<p>There is no warranty, and we do not guarantee any result.</p>'],
    ['<p>Prizes will be awarded to the winners, and you can win medals.</p>'],
    ['<p>© 2014 Someone. Copyright since 2014.</p>'],
    ['<p>Your answer will come within 24 hours.</p>'],
    ['<p>Listing here does not mean that we verified or certified anybody.</p>'],
    ['<h2>Testimonials</h2>'],
    ['<h3>A brass keychain with your initials</h3><p>A light keychain figure for the school bag.</p>'],
    ['<p>A jury awarded damages to the family.</p>'],
    ['<p>Certificado de adopción personalizado.</p>'],
    ['<p>22</p><p>Aug 2026</p><p>29</p><p>Aug 2026</p><p>19</p><p>Sep 2026</p>'],
    ['<h3>Howard, 58</h3><p>Back pain for six years. Then he began to lift.</p>'],
    ['<p>For teams at companies with 20 to 500 employees.</p>'],
    ['<p>Each child is supported by our own assistants.</p>'],
    ['<p>01</p><p>The valley</p><p>02</p><p>The mill</p><p>03</p><p>The stones</p>'],
  ])('finds nothing in %s', (body) => expect(kindsOf(body)).toEqual([]));

  it('does not cut a sentence after an ordinal, and quotes a page of proof instead of its title', () => {
    const found = findTrustSignals(
      buildSiteModel(siteOfBody('<main><p>Wegen des 1. Platzes beim Gartenpreis wurde das Dach neu.</p></main>')),
    );
    expect(found.map((signal) => signal.text)).toEqual(['Wegen des 1. Platzes beim Gartenpreis wurde das Dach neu.']);
    expect(JSON.stringify(found)).not.toContain('Page of its own');
  });

  it('names who said a testimonial', () => {
    const signals = findTrustSignals(
      buildSiteModel(siteOfBody('<main><div>"They came at once and the roof is dry now."</div><div>- Ann Carter</div></main>')),
    );
    expect(signals).toMatchObject([{ trustKind: 'testimonials', author: 'Ann Carter' }]);
  });
});

describe('what looks like trust and is none', () => {
  it.each([
    ['a verse', 'testimonials', '<blockquote>Love each other deeply from the heart. <cite>1 Peter 4:8</cite></blockquote>'],
    [
      'a quotation above a link',
      'testimonials',
      '<blockquote>A rich history rooted in the woods. <cite>Our story</cite></blockquote><a href="/story">Our story</a>',
    ],
    ['a register number still to come', 'legal-status', '<p>Muster, SIRET : [à compléter]</p>'],
    ['a degree of two schools', 'partners', '<p>Master of law, Université de Lille, en partenariat avec Example School</p>'],
    ['what a price buys', 'years-in-business', '<p>We hold your papers for 30 years at $12 per month.</p>'],
    ['the anniversary of a concert', 'years-in-business', '<p>12.03 LOUDBAND 20th anniversary</p>'],
    ['years of newsletters', 'statistics', '<span>2020 Newsletter</span><span>2019 Newsletter</span><span>2018 Newsletter</span>'],
  ])('%s', (_, kind, body) => {
    expect(kindsOf(body)).not.toContain(kind);
  });

  it('reads founding years in the frame of a page, also in Italian and Dutch', () => {
    expect(kindsOf('<p>Pots.</p></main><footer><p>Ceramiche fatte a mano dal 1950</p></footer><main>')).toContain('years-in-business');
    expect(kindsOf('<p>Ponys en paarden sinds 1920</p>')).toContain('years-in-business');
  });

  it('leaves out what is said of places that the page only links to', () => {
    const places =
      '<section><div><h3>Old mill</h3><p>Family run since 1974.</p><a href="https://mill.test/">Look</a></div><div><h3>Row boats</h3><p>On the lake.</p></div></section>';
    expect(kindsOf(`<h1>Out and about</h1>${places}`)).toEqual([]);
    expect(kindsOf(`<h1>Out and about</h1>${places.replace('https://mill.test/', '/mill')}`)).toEqual(['years-in-business']);
  });

  it('takes a sentence as a whole, and none that is too long for one statement', () => {
    const along = 'along the river and over the hill '.repeat(5);
    const textsOf = (text: string) => findTrustSignals(buildSiteModel(siteOfBody(`<main><p>${text}</p></main>`))).map((one) => one.text);
    expect(textsOf(`We walk ${along}and since 1974 our firm is family run.`)).toEqual([
      `We walk ${along}and since 1974 our firm is family run.`,
    ]);
    expect(textsOf(`We walk ${along}${along}and since 1974 our firm is family run.`)).toEqual([]);
  });

  it('takes the names on a team page without headings for the team', () => {
    const page = pageOfHtml(
      '/team',
      '<html lang="de"><head><title>Muster</title></head><body><main><p>Anna Berger</p><p>Zahnärztin</p><p>Lena Huber</p><p>Assistentin</p></main></body></html>',
      'team',
    );
    const home = pageOfHtml('/', '<html lang="de"><head><title>Muster</title></head><body><main><p>Zähne.</p></main></body></html>');
    expect(findTrustSignals(buildSiteModel(siteOfPages(home, page))).map((signal) => signal.trustKind)).toContain('team');
  });

  it('gives a quotation to the name in the heading below it, not to that below the one before', () => {
    const body = `<h2>What guests say</h2>
      <div><p>“The rye bread is the best that I ever ate anywhere.”</p><h4>Ann Carter</h4><p>Guest</p></div>
      <div><p>“Our wedding cake was a dream from the first slice.”</p><h4>Paul Miller</h4><p>Guest</p></div>
      <div><p>“Warm rolls at six in the morning, every single day.”</p><h4>Rosa Lind</h4><p>Guest</p></div>`;
    const quoted = findTrustSignals(buildSiteModel(siteOfBody(`<main>${body}</main>`))).filter(
      ({ trustKind }) => trustKind === 'testimonials',
    );
    expect(quoted.map(({ author }) => author)).toEqual(['Ann Carter', 'Paul Miller', 'Rosa Lind']);
  });
});
