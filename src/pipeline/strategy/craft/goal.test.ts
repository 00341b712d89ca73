import { describe, expect, it } from 'vitest';
import type { ActionClaim } from '#contracts/business.ts';
import { link } from '#testing/audit-page.ts';
import { draftPage, richInput, thinInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { choosePrimaryGoal, chooseSecondaryButton } from './goal.ts';
import { rankActions } from './rank-actions.ts';

const cta = (text: string, href: string): ActionClaim => ({
  id: text,
  text,
  kind: 'observed',
  confidence: 1,
  evidence: [],
  href,
  pages: 1,
});

function goalWith(actions: ActionClaim[], input = richInput()) {
  for (const page of input.site.pages) page.callsToAction = [];
  const reading = readInput({ ...input, profile: { ...input.profile, callsToAction: actions } });
  return choosePrimaryGoal(reading, rankActions(reading), new Set(reading.pages.map(({ path }) => path)));
}

describe('the second button', () => {
  const secondOf = (text: string, href: string, alternate = '') => {
    const input = richInput();
    input.profile.callsToAction = [];
    for (const page of input.site.pages) {
      const own = href === '' ? page.url : href;
      page.callsToAction = [{ text, href: own, kind: 'subscribe', selector: 'nav > a', region: 'nav', hidden: false }];
      if (alternate !== '') page.hreflang = [{ lang: alternate, url: own }];
    }
    const reading = readInput(input);
    const actions = rankActions(reading);
    return chooseSecondaryButton(actions, choosePrimaryGoal(reading, [], new Set()), reading)?.text;
  };

  it.each([
    ['Choose your language', '', ''],
    ['Men\u00fc \u00f6ffnen', '', ''],
    ['Magyar', 'https://muehlenbrot.test/about', 'hu'],
    ['Our monthly bread letter', 'https://docs.google.com/presentation/d/1a', ''],
    ['Our bread letter', 'https://muehlenbrot.test/letter.pdf', ''],
  ])('is never "%s", which opens %s', (text, href, alternate) => {
    expect(secondOf(text, href, alternate)).not.toBe(text);
  });

  it.each([
    ['Get our bread letter', 'https://letters.test/mill-bread'],
    ['Get our bread letter', 'https://docs.google.com/forms/d/1a'],
    ['Choose your language course', 'https://muehlenbrot.test/about'],
  ])('may be "%s" to %s', (text, href) => {
    expect(secondOf(text, href)).toBe(text);
  });
});

describe('choosePrimaryGoal', () => {
  it('takes the action the business model lives from, with its target and the pages it repeats on', () => {
    const input = richInput();
    const reading = readInput(input);
    const goal = choosePrimaryGoal(reading, rankActions(reading), new Set(['/', '/breads', '/order']));
    expect(goal).toMatchObject({ label: 'Order your bread', target: '/order', targetKind: 'form', repeatsOn: ['/', '/breads'] });
  });

  it('cleans a label of arrows and notes, and a phone target of its blanks', () => {
    expect(goalWith([cta('→ Call the bakery (opens in new tab)', 'tel:+49 (6131) 555')])).toMatchObject({
      label: 'Call the bakery',
      target: 'tel:+49-(6131)-555',
      targetKind: 'phone',
    });
  });

  it('falls back to the form of the site where no call to action is one', () => {
    expect(goalWith([cta('Read more', 'https://muehlenbrot.test/about')])).toMatchObject({
      label: 'Order your bread',
      target: '/order',
      targetKind: 'form',
    });
  });

  it('does not ask visitors to "Send": the form of the home page is the contact form', () => {
    const home = thinInput();
    const [page] = home.site.pages;
    const form = richInput().site.pages.flatMap(({ forms }) => forms)[0];
    if (page && form) page.forms = [{ ...form, submitText: 'Send', purpose: 'contact' }];
    expect(goalWith([], home)).toMatchObject({ label: 'Contact', target: '/' });
  });

  it.each([
    ['could not be read', { reason: 'robots' as const, status: null }, { label: 'Studio', target: '/contact.html' }],
    ['is not there', { reason: 'error' as const, status: 404 }, { kind: 'not-found' }],
  ])('where nothing else reaches the business, looks at a contact page that %s', (_, why, expected) => {
    const input = thinInput();
    const [page] = input.site.pages;
    const href = new URL('/contact.html', input.site.url).href;
    if (page) Object.assign(page, { forms: [], links: [{ ...link('/contact.html', 'Studio'), href }] });
    input.profile.contacts = [];
    input.site.unread = [{ url: href, detail: '', ...why }];
    expect(goalWith([], input)).toMatchObject(expected);
  });

  it('reaches the business where the action opens something on every page and no form is there', () => {
    const input = richInput();
    input.site.pages = input.site.pages.filter(({ type }) => type !== 'contact' && type !== 'booking');
    for (const page of input.site.pages) {
      page.forms = [];
      page.callsToAction = [{ text: 'Order by phone', href: page.url, kind: 'buy', selector: 'a', hidden: false, region: 'header' }];
    }
    const reading = readInput({ ...input, profile: { ...input.profile, callsToAction: [] } });
    const goal = choosePrimaryGoal(reading, rankActions(reading), new Set(['/']));
    expect(goal.label).toBe('Order by phone');
    expect(goal.target).toBe('tel:06131-555-010');
  });

  it('calls the contact page by its own part of its title, and asks nobody to send a form', () => {
    const input = richInput();
    input.site.navigation = [];
    const contact = draftPage({ path: '/write', type: 'contact', title: `${input.profile.businessName.text} | Get in touch`, outline: [] });
    input.site.pages = [...input.site.pages.filter(({ type }) => type !== 'contact' && type !== 'booking'), contact];
    for (const page of input.site.pages) page.forms = [];
    expect(goalWith([cta('Send message', '/write')], input)).toMatchObject({ label: 'Get in touch', target: '/write' });
  });

  it('says what the number is for where a call is the only way', () => {
    const input = thinInput({ forms: [] });
    const [phone] = richInput().profile.contacts;
    if (!phone) throw new Error('no contact');
    input.profile.contacts = [{ ...phone, contactKind: 'phone', text: '06131 555010' }];
    expect(goalWith([], input)).toMatchObject({ label: 'Call 06131 555 010', targetKind: 'phone', kind: 'inferred' });
  });

  it('says that there is none where the site offers no way to act', () => {
    expect(goalWith([], thinInput({ forms: [] }))).toMatchObject({ kind: 'not-found', target: '/' });
  });
});

describe('chooseSecondaryButton', () => {
  it('offers another step, not the goal in other words', () => {
    const input = richInput();
    const actions = [cta('Free estimate', '/order'), cta('Get a free estimate', '/about'), cta('See all breads', '/breads')];
    for (const page of input.site.pages)
      page.callsToAction = actions.map(({ text, href }) => ({ text, href, kind: 'learn', selector: 'a', hidden: false, region: 'main' }));
    const reading = readInput({ ...input, profile: { ...input.profile, callsToAction: [] } });
    const goal = { ...choosePrimaryGoal(reading, [], new Set(['/'])), label: 'Free estimate', target: '/order' };
    expect(chooseSecondaryButton(rankActions(reading), goal, reading)?.text).toBe('See all breads');
  });
});
