import { describe, expect, it } from 'vitest';
import type { Page, PageForm } from '#contracts/page.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../../strategy/build-strategy.ts';
import type { StrategyInput } from '../../strategy/read-site.ts';
import { drawBlueprint } from '../draw-blueprint.ts';
import { checkTruth } from '../truth/check-truth.ts';

type Outline = [string, string][];

/** The bakery with another home page, and with changes of the rest. */
function bakery(outline: Outline, change: Partial<Page> = {}): StrategyInput {
  const input = richInput();
  const home = draftPage({ path: '/', type: 'home', title: 'Mill Bread', outline, ...change });
  return { ...input, site: { ...input.site, pages: [home, ...input.site.pages.filter(({ path }) => path !== '/')] } };
}
function homeOf(input: StrategyInput): string {
  const drawn = { site: input.site, profile: input.profile, strategy: buildStrategy(input) };
  const blueprint = drawBlueprint(drawn);
  expect(checkTruth(blueprint, drawn).problems).toEqual([]);
  return blueprint.files[0]?.content ?? '';
}
const OPENING: Outline = [
  ['h1', 'Mill Bread'],
  ['p', 'We bake bread from our own mill every morning in the old town.'],
];
const newsletter: PageForm = {
  ...(richInput().site.pages.flatMap(({ forms }) => forms)[0] as PageForm),
  ...{ purpose: 'newsletter', submitText: 'Subscribe', hidden: false },
  fields: [],
};

describe('a drawn page', () => {
  it('keeps headings with nothing below them', () => {
    const html = homeOf(
      bakery([
        ...OPENING,
        ['h2', 'Our loaves'],
        ['h3', 'Rye from the field'],
        ['h3', 'Spelt from the hill'],
        ['h3', 'Wheat from the valley'],
        ['h2', 'Baked before dawn'],
        ['p', 'The oven is lit at three, and the first bread is out at five.'],
      ]),
    );
    for (const heading of ['Rye from the field', 'Spelt from the hill', 'Wheat from the valley']) expect(html).toContain(heading);
  });

  it('keeps short lines that follow each other, and leaves out the label of the next heading', () => {
    const html = homeOf(
      bakery([
        ...OPENING,
        ['h2', 'Who bakes'],
        ['p', 'Anna Weber'],
        ['p', 'Head Baker'],
        ['p', 'Tom Miller'],
        ['p', 'Chief Oven Officer'],
        ['h2', 'Where we are'],
        ['p', 'The mill is next to the bridge, and the shop is across the street.'],
        ['p', 'Our year'],
        ['h2', 'Harvest and feasts'],
        ['p', 'We harvest in August and celebrate in September with all neighbors.'],
      ]),
    );
    expect(html).toContain('Chief Oven Officer');
    expect(html).not.toContain('>Our year<');
  });

  it('shows a form of today that no section has', () => {
    const [email] = richInput().site.pages.flatMap(({ forms }) => forms.flatMap(({ fields }) => fields));
    const form = { ...newsletter, fields: email ? [{ ...email, type: 'email', label: 'Your email for news', required: true }] : [] };
    const html = homeOf(bakery(OPENING, { forms: [form] }));
    expect(html).toContain('Your email for news');
    expect(html).toContain('>Subscribe</button>');
  });

  it('asks for a name as today, though the words look like a template', () => {
    const [field] = richInput().site.pages.flatMap(({ forms }) => forms.flatMap(({ fields }) => fields));
    const fields = field ? [{ ...field, type: 'text', label: null, placeholder: 'Your Name' }] : [];
    expect(homeOf(bakery(OPENING, { forms: [{ ...newsletter, fields }] }))).toContain('Your Name');
  });

  it('links the chat by which visitors reach the business', () => {
    const input = bakery(OPENING);
    const href = 'https://wa.me/4961311234';
    const [home] = input.site.pages;
    const link = { text: 'Write on WhatsApp', href, rawHref: href, internal: false, selector: 'main > a', hidden: false };
    home?.links.push({ ...(home.links[0] as Page['links'][number]), ...link, region: 'main' });
    const [contact] = input.profile.contacts;
    if (contact) input.profile.contacts.push({ ...contact, contactKind: 'chat', text: href });
    expect(homeOf(input)).toContain(`href="${href}"`);
  });

  it('draws every email address', () => {
    const input = bakery(OPENING);
    const [contact] = input.profile.contacts.filter(({ contactKind }) => contactKind === 'email');
    const emails = ['shop', 'school', 'orders', 'press'].map((name) => `${name}@muehlenbrot.test`);
    const [home] = input.site.pages;
    if (!contact || !home) throw new Error('The bakery has an email address.');
    input.profile.contacts.push(...emails.map((text) => ({ ...contact, text })));
    home.contacts.push(...emails.map((value) => ({ kind: 'email' as const, value, platform: '', selector: 'a', snippet: value })));
    const html = homeOf(input);
    for (const email of emails) expect(html).toContain(email);
  });
});
