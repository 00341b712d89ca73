import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findValuePropositions } from './value-propositions.ts';

const valuesOf = (body: string) => findValuePropositions(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map((claim) => claim.text);

describe('findValuePropositions', () => {
  const values = valuesOf(`<h1>Rope made to last a working life</h1><p>We lay every rope by hand and test it before it leaves our yard.</p>
    <h2>What you can order from us</h2><h3>Mooring rope</h3><p>Ten metres of three-strand hemp. £48 per coil.</p><h3>Bell rope</h3><p>Soft in the hand, wool sally. £120 a piece.</p>
    <h2>What our customers say</h2><p>It has held our barge for ten winters and still looks new.</p><blockquote>Ann Carter, skipper</blockquote>
    <h2>For boat owners and churches</h2><p>We deliver to harbours and towers all over the country.</p>
    <h2>Why choose us</h2><h3>Repairs for free</h3><p>Bring a worn rope and we splice it without charge.</p>`);

  it('takes the headline, its subtitle and the reasons', () => {
    expect(values).toEqual(expect.arrayContaining(['Rope made to last a working life']));
    expect(values.join(' ')).toMatch(/test it before it leaves our yard/);
    expect(values.join(' ')).toMatch(/splice it without charge/);
  });

  it('takes no price and no condition for a reason', () => {
    const found = valuesOf(`<h1>Moving made calm and simple</h1><h2>Why choose us</h2>
      <ul><li>£145 - One bed flat within 20 miles</li><li>Prices dependent on mileage and items</li><li>Preise je nach Entfernung und Menge</li>
      <li>We guarantee a fixed price and save you £50 at least, quickly and easily</li></ul>`);
    expect(found.join(' | ')).not.toMatch(/One bed|dependent|je nach/);
    expect(found.join(' | ')).toMatch(/save you £50/);
  });

  it.each([
    'Not all options may be available at any given time. Contains: wheat, milk and egg.',
    'Consultation request: use our secure form to send a short summary.',
    'Nutzen Sie unser Kontaktformular für eine erste Anfrage.',
    'Remplissez le formulaire pour nous écrire un message.',
    'Compila il modulo per ricevere una risposta veloce.',
  ])('takes no note or instruction: %s', (note) => {
    expect(valuesOf(`<h1>Bread that is baked by hand</h1><p>${note}</p>`)).toEqual(['Bread that is baked by hand']);
  });

  it('takes neither prices nor section headings nor the words of customers', () => {
    expect(values.join(' | ')).not.toMatch(/£|What you can order|What our customers say|held our barge|For boat owners/);
  });
});
