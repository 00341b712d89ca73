import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { judgeText } from './embarrassments.ts';
import type { SaidText } from './said-texts.ts';
import { readSiteTexts } from './site-texts.ts';

const site = readSiteTexts(
  siteOfPages(
    pageOfHtml(
      '/',
      `<html lang="en"><head><title>Quay Museum</title></head><body><nav><a href="/visit">Visit</a> <a href="/about">About</a> <a href="/shop">Shop</a> <a href="/cookies">Cookie Policy</a></nav>
      <main><h1>The quay since 1820</h1><p>We show how ropes were made, and how sailors lived.</p><p>We show the ropes of the harbor and the boats.</p>
      <h2 style="display:none">Free Snake Removal Directory</h2><div>The Friends</div><div>Meet The Friends</div><address>12 Quay Street, Dover CT16 1AA</address></main></body></html>`,
    ),
    pageOfHtml('/about', '<main><h1>About the museum</h1></main>', 'about'),
    pageOfHtml('/cookies', '<main><h1>Cookie Policy</h1></main>', 'legal'),
  ),
);
const judge = (text: string, use: SaidText['use'] = 'statement', author = '') => judgeText({ place: 'test', use, text, author }, site);

describe('judgeText', () => {
  it.each<[string, SaidText['use'], string]>([
    ['Visit About Shop', 'statement', 'menu'],
    ['About', 'label', 'menu'],
    ['Free Snake Removal Directory', 'copied', 'hidden from visitors'],
    ['Skip to footer', 'label', 'skip link'],
    ['Zum Inhalt springen', 'label', 'skip link'],
    ['Wir verwenden Cookies, um die Seite zu verbessern.', 'statement', 'consent'],
    ['Reviews could not load. Make sure the sheet is shared.', 'statement', 'status message'],
    ['Cookie Policy', 'statement', 'consent'],
    ['Page introuvable', 'label', 'status message'],
    ['Por favor complete el formulario', 'label', 'form instruction'],
    ['Web site created using create-react-app', 'statement', 'template text'],
    ['The FriendsThe Friends', 'label', 'glued words'],
    ['150+zufriedene Kunden', 'statement', 'glued words'],
    ['We show how ropes were made, and', 'statement', 'cut sentence'],
    ['were made, and how sailors lived.', 'statement', 'cut sentence'],
    ['We show the ropes of the harbor', 'statement', 'cut sentence'],
    ['You will be my witnesses. Acts 1:8', 'statement', 'verse'],
    ['Monday 12 to Friday 16 May', 'label', 'date or address'],
    ['12 Quay Street, Dover CT16 1AA', 'label', 'date or address'],
    ['Find us: 12 Quay Street, Dover CT16 1AA', 'statement', 'date or address'],
    ['★★★★★', 'statement', 'no words'],
  ])('%s as a %s: %s', (text, use, kind) => {
    expect(judge(text, use)).toBe(kind);
  });

  it('knows the label of a link among the entries of a section', () => {
    expect(judgeText({ place: 'section content of /', use: 'copied', text: 'Instagram' }, site)).toBe('link label');
    expect(judgeText({ place: 'prompt for wix', use: 'copied', text: 'Instagram' }, site)).toBe(null);
  });

  it('knows a verse by its source', () => {
    expect(judge('The truth shall make you free.', 'statement', 'John 8:32')).toBe('verse');
  });

  it.each<[string, SaidText['use']]>([
    ['Visit', 'label'],
    ['Cookie Policy', 'copied'],
    ['Shop', 'label'],
    ['Returns', 'label'],
    ['The quay since 1820', 'statement'],
    ['We show how ropes were made, and how sailors lived.', 'statement'],
    ['Cookie baking classes', 'label'],
    ['Todos los días', 'statement'],
    ['M.A.S', 'label'],
    ['Ropes and boats', 'label'],
  ])('leaves %s as a %s alone', (text, use) => {
    expect(judge(text, use)).toBeNull();
  });
});
