import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findCompliance } from './compliance.ts';

const notesOf = (body: string) =>
  findCompliance(buildSiteModel(siteOfBody(body)))
    .filter(({ kind }) => kind === 'observed')
    .map(({ text }) => text);

describe('findCompliance', () => {
  it.each([
    ['<a href="/privacy">Privacy policy</a>', 'Privacy policy'],
    ['<a href="/d">Datenschutzerklärung</a>', 'Privacy policy'],
    ['<a href="/agb">AGB</a>', 'Terms of use or sale'],
    ['<a href="/ml">Mentions légales</a>', 'Imprint or legal notice'],
    ['<a href="/c">Política de cookies</a>', 'Cookie policy or consent'],
    ['<a href="/returns">Returns</a>', 'Refund or returns policy'],
    ['<a href="/p">プライバシーポリシー privacy</a>', 'Privacy policy'],
  ])('%s: %s', (link, text) => {
    expect(notesOf(`<main><p>Text</p></main><footer>${link}</footer>`)).toContain(text);
  });

  it('says that a privacy policy is missing, and takes no link to another site', () => {
    const claims = findCompliance(buildSiteModel(siteOfBody('<footer><a href="https://other.example/privacy">Privacy</a></footer>')));
    expect(claims).toMatchObject([{ text: 'No privacy policy', kind: 'not-found' }]);
  });
});
