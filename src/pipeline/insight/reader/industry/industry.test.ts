import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findIndustry } from './industry.ts';
import { cuesIn } from './keyword-index.ts';

const industryOf = (body: string, head = '', name = '') => findIndustry(buildSiteModel(siteOfBody(body, head)), name);

describe('findIndustry', () => {
  it.each([
    ['bakery', '<h1>Bakery in the old town</h1><p>Fresh sourdough bread, croissants and cakes every morning.</p>'],
    ['dentist', '<h1>Zahnarztpraxis am Markt</h1><p>Ihre Zahnärztin für Zahnreinigung, Implantate und Kieferorthopädie.</p>'],
    ['law-firm', '<h1>Cabinet d’avocats</h1><p>Nos avocats vous conseillent en droit de la famille et en droit du travail.</p>'],
    ['nutrition', '<h1>Diététicienne à Pau</h1><p>Rééquilibrage alimentaire et nutrition pour toute la famille.</p>'],
    ['party-rental', '<h1>Hüpfburgen für jedes Fest</h1><p>Hüpfburg mieten in Ulm: Verleih mit Aufbau zum Geburtstag.</p>'],
    [
      'accounting-software',
      '<h1>Invoicing software for freelancers</h1><p>Send professional invoices, with recurring invoices and clients in one place.</p>',
    ],
    ['bike-rental', '<h1>Krakow bike rentals and tours</h1><p>Guided bicycle tours in the old town, and bikes per day.</p>'],
    ['bike-rental', '<h1>Fahrradverleih am See</h1><p>Geführte Radtouren und E-Bikes für den ganzen Tag.</p>'],
    ['car-rental', '<h1>Car rental in York</h1><p>Rent a car or a van per day, insurance included.</p>'],
    ['bicycle', '<h1>Bike shop and bike repair</h1><p>Road bikes, helmets, frames and a workshop.</p>'],
    ['restaurant', '<h1>Restaurante La Mesa</h1><p>Cocina de mercado, menú del día y carta de vinos. Reserva tu mesa.</p>'],
    ['hair-salon', '<h1>美容室 みどり</h1><p>カットとカラーの美容室です。ヘアサロンとして二十年。</p>'],
    ['church', '<h1>Grace Baptist Church</h1><p>Join us for worship service on Sunday. Our pastor preaches from the Bible.</p>'],
    [
      'database-software',
      '<h1>A distributed SQL database</h1><p>Open source, with replication, clusters and fast queries for developers.</p>',
    ],
  ])('knows a %s by its texts', (id, body) => expect(industryOf(body).candidates[0]?.id).toBe(id));

  it.each([
    [
      'sports-club',
      '<h1>Tennisclub am See</h1><p>Unser Verein hat sieben Sandplätze. Mannschaften spielen Medenspiele, die Mitglieder trainieren im Verein.</p>',
    ],
    [
      'association',
      '<h1>Verein für Ortsgeschichte</h1><p>Unser Verein sammelt Bilder des Ortes. Mitglieder treffen sich jeden Monat, der Vorstand lädt ein.</p>',
    ],
    ['roofing', '<h1>Spécialiste toiture</h1><p>Nettoyage de toiture, démoussage de toiture, étanchéité et faîtage.</p>'],
    ['horse', '<h1>Haras du Vallon</h1><p>Pension pour chevaux, débourrage, dressage et élevage équin dans nos écuries.</p>'],
    ['event-agency', '<h1>舞台照明のプランと施工</h1><p>コンサートや公演の舞台照明プランを行います。</p>'],
    [
      'conference',
      '<h1>Symposium on Looms 2031</h1><p>Call for papers, programme committee and registration. Researchers of every university may submit.</p>',
    ],
  ])('tells a %s from its neighbours', (id, body) => expect(industryOf(body).candidates[0]?.id).toBe(id));

  it('lets a declared type win over the words', () => {
    const verdict = industryOf(
      '<h1>Bread and cakes</h1><p>Our bakery bakes bread.</p>',
      '<script type="application/ld+json">{"@type":"Dentist","name":"X"}</script>',
    );
    expect(verdict.leaf?.id).toBe('dentist');
  });

  it('does not judge by the host and says when nothing tells', () => {
    const site = {
      ...siteOfBody('<p>Hello there, this is a page with some words on it.</p>'),
      host: 'bakery.test',
      url: 'https://bakery.test/',
    };
    expect(findIndustry(buildSiteModel(site))).toMatchObject({ leaf: null, claim: { kind: 'not-found' } });
  });

  it('takes words after "for" for the audience, not the trade', () => {
    expect(
      industryOf('<h1>Invoicing software for dentists</h1><p>Invoicing software built for dentists and dental labs.</p>').leaf?.id,
    ).not.toBe('dentist');
  });

  it('believes what the business calls itself before what it mentions', () => {
    const verdict = industryOf(
      '<h1>See why sales moved</h1><p>Muster is an analytics platform for shops. It joins CRM and billing data.</p><p>CRM, CRM exports and more CRM.</p>',
      '',
      'Muster',
    );
    expect(verdict.leaf?.id).toBe('analytics-software');
  });

  it('knows an event by speakers and programme in its menu', () => {
    const { leaf } = industryOf(
      '<header><nav><a href="/speakers">Speakers</a><a href="/schedule">Schedule</a></nav></header><main><h1>Lattice 2026</h1><p>Artificial intelligence and machine learning, chatbots and deep learning.</p></main>',
    );
    expect(leaf?.id).toBe('conference');
  });

  it('falls back on the own words where no category fits', () => {
    const { claim, leaf } = industryOf('<h1>Muster</h1><p>We are a bell founding company with one furnace.</p>');
    expect(leaf).toBeNull();
    expect(claim).toMatchObject({ kind: 'observed', text: 'bell founding company' });
  });

  it.each(['platform', 'company'])('does not take "%s" alone for a trade', (noun) => {
    expect(industryOf(`<h1>Muster</h1><p>We are a ${noun} with one furnace.</p>`).claim.kind).toBe('not-found');
  });

  it('names the sector where several of its industries agree and none is sure', () => {
    const body =
      '<h1>The true taste of the old country</h1><p>Made by hand, from three recipes.</p><h2>Our frozen pies</h2><p>It began with a small restaurant and a bakery in the old town.</p>';
    const { leaf, claim, candidates } = industryOf(body);
    expect(candidates[0]?.confidence).toBeLessThan(0.5);
    expect(leaf).toBeNull();
    expect(claim).toMatchObject({ kind: 'inferred', text: 'Food and drink' });
  });

  it('reads the name spelled out in the copyright line', () => {
    const footer = (text: string) =>
      `<main><h1>VBM</h1><p>Dates of this year, and how to find us.</p></main><footer><p>${text}</p></footer>`;
    expect(industryOf(footer('© 2026 VBM - Chess club and sports club'), '', 'VBM').leaf?.id).toBe('sports-club');
    expect(industryOf(footer('© 2026 Web Makers - Web design agency'), '', 'VBM').leaf).toBeNull();
  });

  it('believes a doubtful category that the site describes itself with', () => {
    const body = '<h1>Keep your data</h1><p>You choose the models. We never see your prompts.</p>';
    const verdict = industryOf(body, '<meta name="description" content="Muster is an AI privacy interface for firms.">', 'Muster');
    expect(verdict).toMatchObject({ leaf: { id: 'ai-software' }, claim: { confidence: 0.6 } });
  });

  it.each([
    ['words of a trade that no category has', 'Bell founding and ringing', '', 'Bell founding and ringing'],
    ['the same in Norwegian', 'Støping av klokker', '', 'Støping av klokker'],
    ['not the name of a page', 'Our bell history', '<a href="/history">Our bell history</a>', undefined],
    ['not a slogan', 'Let us ring your bells', '', undefined],
    ['not a thing that the site has', 'The Call of Vesta', '', undefined],
  ])('takes the title next to the name: %s', (_, title, links, trade) => {
    const { claim } = industryOf(
      `<h1>Hello</h1>${links}<p>${'Words about nothing at all. '.repeat(40)}</p>`,
      `<title>Muster - ${title}</title>`,
      'Muster',
    );
    expect(claim.kind === 'observed' ? claim.text : undefined).toBe(trade);
  });

  it('takes the title next to the name where no category is sure, too', () => {
    const body = `<h1>Hello</h1><h2>Wedding photographs</h2><p>We ring at weddings.</p><p>${'Words about nothing at all. '.repeat(40)}</p>`;
    const { claim, leaf } = industryOf(body, '<title>Muster - Bell founding and ringing</title>', 'Muster');
    expect({ text: claim.text, leaf }).toEqual({ text: 'Bell founding and ringing', leaf: null });
  });

  it('calls goods of a shop by what they are, whatever their descriptions mention', () => {
    const products =
      '<script type="application/ld+json">{"@type":"ProductGroup","description":"Made for outdoor activities and trips"}</script>';
    const body = '<h1>Stainless steel tumblers</h1><p>Tumblers and water bottles with a lid.</p>';
    expect(industryOf(body, products).leaf?.id).toBe('household-goods');
  });

  it('gives at most three candidates, strongest first', () => {
    const { candidates } = industryOf('<h1>Hotel and restaurant with spa</h1><p>Rooms, dinner, massage and yoga classes.</p>');
    expect(candidates.length).toBeLessThanOrEqual(3);
    expect(candidates.map((one) => one.confidence)).toEqual([...candidates.map((one) => one.confidence)].sort((a, b) => b - a));
  });
});

describe('cuesIn', () => {
  const leaves = (text: string) => [...cuesIn(text).keys()].map((cue) => cue.leaf);
  it.each([
    ['foot-care', 'Modern fotvård'],
    ['foot-care', 'Fotpleie på Bryne'],
    ['driving-school', 'Kørskole? Køreskolen i Aarhus'],
    ['car-repair', 'Autokorjaamo Helsingissä'],
    ['law-firm', 'Kancelaria prawna w Krakowie'],
    ['carpentry', 'Truhlářství Brno'],
    ['civil-engineering', 'Studii geotehnice și foraje'],
    ['dentist', 'Fogorvosi rendelő'],
    ['real-estate', 'Emlak ofisi'],
    ['electrician', 'Ηλεκτρολόγος στην Αθήνα'],
    ['museum-archive', 'Музей історії міста'],
    ['dentist', 'Стоматология на Невском'],
    ['photography', 'צלם אירועים'],
    ['driving-school', 'Ośrodek szkolenia kierowców'],
    ['property-management', 'Amministrazioni condominiali'],
    ['self-help', 'Klub abstynenta'],
    ['food-wholesale', 'Hurtownia spożywcza'],
    ['choir-orchestra', 'Chór kameralny Muster'],
    ['scaffolding', 'Échafaudages et location d’échafaudages'],
    ['car-wash', 'Auto detailing i myjnia'],
  ])('knows a %s by "%s"', (leaf, text) => expect(leaves(text)).toContain(leaf));

  it.each([
    ['tailor', 'Services tailored to your needs'],
    ['festival', 'Fair, freundlich und kompetent'],
    ['developer-tools', 'Stilte en rust'],
  ])('knows no %s by "%s"', (leaf, text) => expect(leaves(text)).not.toContain(leaf));

  it.each([
    ['aviation', 'Flight school at the coast', 'school'],
    ['volunteering', 'Time bank of the valley', 'bank'],
    ['veterinary', 'Tierarztpraxis am Park', 'medical-practice'],
    ['horse', 'Reitverein Muster', 'association'],
    ['aviation', '飛行学校', 'school'],
  ])('takes the longest keyword: %s for "%s", not %s', (leaf, text, part) => {
    expect(leaves(text)).toContain(leaf);
    expect(leaves(text)).not.toContain(part);
  });

  it('finds words with an elided article', () => {
    expect(leaves('Chambres d’hôtes Le Moulin')).toContain('holiday-rental');
    expect(leaves("Cabinet d'avocats")).toContain('law-firm');
    expect(leaves("Scuola dell'infanzia")).toContain('preschool');
  });

  it('finds phrases, plurals, endings and compounds, but not parts of short words', () => {
    expect(leaves('Two bakeries and patisseries')).toContain('bakery');
    expect(leaves('Unsere Dorfbäckerei')).toContain('bakery');
    expect(leaves('Physiotherapiepraxis')).toContain('physiotherapy');
    expect(leaves('A barrel of monkeys')).not.toContain('bar');
  });

  it('takes no words of others for its own', () => {
    const body =
      '<h1>Chambre d’hôtes Le Pré</h1><p>Notre gîte accueille six personnes.</p><p>À voir : une entreprise spécialisée dans la fabrication de casques de chevaliers.</p>';
    expect(industryOf(body).claim.text).not.toContain('casques');
  });
});
