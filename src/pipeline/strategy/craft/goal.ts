import type { BusinessModelId } from '#contracts/business.ts';
import type { Evidence, EvidenceKind } from '#contracts/evidence.ts';
import type { CallToAction } from '#contracts/page.ts';
import { formsOf } from '#contracts/site.ts';
import type { CopyLine, PrimaryGoal } from '#contracts/strategy.ts';
import { evidenceAt, pathOf, type Reading, samePageKey } from '../read-site.ts';
import { siteWords } from '../site-language.ts';
import { bareLabel, comparable, distinctBy, isNoise, isPlaceholder } from '../words.ts';

type ActionKind = CallToAction['kind'];

/** An action the site asks for, with its worth by the rule below. */
type RankedAction = {
  label: string;
  href: string;
  kind: ActionKind;
  pages: number;
  points: number;
  evidence: Evidence[];
  claimKind: EvidenceKind;
};

/** How near each kind of action brings a visitor to becoming a customer. Design default. */
const NEARNESS: Record<ActionKind, number> = {
  buy: 9,
  book: 9,
  quote: 9,
  donate: 7,
  'sign-up': 8,
  contact: 7,
  call: 7,
  visit: 4,
  download: 4,
  subscribe: 3,
  other: 2,
  learn: 1,
};

/** The action a business of this model lives from. */
const WANTED: Partial<Record<BusinessModelId, ActionKind[]>> = {
  'local-service': ['book', 'quote', 'call', 'contact'],
  'professional-service': ['book', 'quote', 'contact'],
  agency: ['quote', 'book', 'contact'],
  shop: ['buy'],
  marketplace: ['buy', 'sign-up'],
  saas: ['sign-up', 'buy', 'download'],
  subscription: ['sign-up', 'subscribe', 'buy'],
  media: ['subscribe', 'sign-up'],
  nonprofit: ['donate', 'sign-up', 'contact'],
  community: ['sign-up', 'donate', 'contact'],
  event: ['buy', 'sign-up', 'book'],
  'open-source': ['download', 'sign-up'],
  education: ['sign-up', 'book', 'contact'],
  hospitality: ['book', 'call', 'contact'],
  manufacturer: ['quote', 'contact'],
  'public-body': ['contact', 'visit'],
  personal: ['contact', 'subscribe'],
};

const MAX_LABEL = 40;

function kindOf(label: string, href: string, reading: Reading): ActionKind {
  for (const { page } of reading.pages) {
    const match = page.callsToAction.find(
      (action) => comparable(bareLabel(action.text)) === comparable(label) && (href === '' || action.href === href),
    );
    if (match) return match.kind;
  }
  if (href.startsWith('tel:')) return 'call';
  return href.startsWith('mailto:') ? 'contact' : 'other';
}

/**
 * Calls to action, most wanted first. Rule: nearness of the kind to a sale, +4 where it is the kind the business model lives
 * from (the first named +5) and -3 where it is not (asking to get in touch aside), +1 on the home page, up to +3 for the share of pages it stands on, -6 without a target.
 */
export function rankActions(reading: Reading): RankedAction[] {
  const wanted = WANTED[reading.profile.businessModel.modelId ?? 'personal'] ?? [];
  const fromProfile = reading.profile.callsToAction.map((claim) => ({
    label: bareLabel(claim.text),
    href: claim.href,
    pages: claim.pages,
    evidence: claim.evidence,
    claimKind: claim.kind,
  }));
  const fromPages = reading.pages.flatMap(({ page }) =>
    page.callsToAction
      .filter((action) => !action.hidden)
      .map((action) => ({
        label: bareLabel(action.text),
        href: action.href,
        pages: 1,
        evidence: [evidenceAt(page, action.selector, action.text)],
        claimKind: 'observed' as const,
      })),
  );
  const usable = distinctBy([...fromProfile, ...fromPages], (entry) => `${comparable(entry.label)}|${entry.href}`).filter(
    ({ label }) =>
      label !== '' &&
      label.length <= MAX_LABEL &&
      !isNoise(label) &&
      !isPlaceholder(label) &&
      !/@|\d{5}|^https?:|\d.*\d.*\d.*\d.*\d/.test(label),
  );
  const homeLabels = new Set(reading.home.page.callsToAction.map((action) => comparable(bareLabel(action.text))));
  return usable
    .map((entry, index) => {
      const kind = kindOf(entry.label, entry.href, reading);
      const place = wanted.indexOf(kind);
      const model = place === 0 ? 5 : place > 0 ? 4 : wanted.length > 0 && kind !== 'contact' && kind !== 'call' ? -3 : 0;
      const reach = Math.min(3, (entry.pages / reading.pages.length) * 3);
      const points =
        NEARNESS[kind] +
        model +
        reach +
        (homeLabels.has(comparable(entry.label)) ? 1 : 0) -
        (entry.href === '' || leadsNowhere(entry.href, reading) ? 6 : 0);
      return { ...entry, kind, points, index };
    })
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .map(({ index: _, ...action }) => action);
}

/** A link to the home page is no step, unless the form stands there. */
function leadsNowhere(href: string, reading: Reading): boolean {
  const target = pathOf(href, reading.site.host);
  const isHome = target.startsWith('/') && samePageKey(target) === samePageKey(reading.home.path);
  return isHome && !reading.home.page.forms.some((form) => !form.hidden && form.purpose !== 'search' && form.purpose !== 'newsletter');
}

/** A telephone address with the digits grouped as the site writes them (RFC 3966 allows such separators). */
function telTarget(number: string): string {
  const plain = number.replace(/^tel:\/*/i, '').trim();
  return `tel:${plain.replace(/[^\d+().-]+/g, '-').replace(/^-+|-+$/g, '')}`;
}

function targetOf(href: string, reading: Reading): Pick<PrimaryGoal, 'target' | 'targetKind'> {
  if (href.startsWith('tel:')) return { target: telTarget(href), targetKind: 'phone' };
  if (href.startsWith('mailto:')) return { target: href, targetKind: 'email' };
  const target = pathOf(href, reading.site.host);
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return { target, targetKind: 'external' };
  const page = reading.pages.find((entry) => samePageKey(entry.path) === samePageKey(target));
  const hasForm = page?.page.forms.some((form) => !form.hidden && form.purpose !== 'search' && form.purpose !== 'newsletter');
  return { target, targetKind: hasForm ? 'form' : 'page' };
}

/** Where no call to action is good enough: a form, the contact page, the phone number or the e-mail address the site shows. */
function goalFromContacts(reading: Reading): Omit<PrimaryGoal, 'repeatsOn'> | null {
  const { site, profile } = reading;
  const form = formsOf(site).find((entry) => ['booking', 'order', 'donation', 'registration', 'contact'].includes(entry.purpose));
  const formPage = form && reading.pages.find(({ page }) => page.url === form.pageUrl);
  const contactPage = reading.pages.find(({ page }) => page.type === 'booking' || page.type === 'contact');
  const page = formPage && formPage.path !== reading.home.path ? formPage : (contactPage ?? formPage);
  if (page) {
    const link = site.navigation.find((item) => item.text !== '' && samePageKey(pathOf(item.url, site.host)) === samePageKey(page.path));
    const onForm = page === formPage && form !== undefined;
    const own = [
      onForm && !isNoise(form.submitText) ? form.submitText : '',
      link?.text ?? '',
      page.h1,
      page.title,
      onForm ? form.submitText : '',
    ];
    const label = own.find(
      (text) =>
        text.trim() !== '' && text.length <= MAX_LABEL && !isPlaceholder(text) && (page !== reading.home || text === form?.submitText),
    );
    return {
      label: label ?? siteWords(reading.language).contact,
      target: page.path,
      targetKind: onForm ? 'form' : 'page',
      kind: label ? 'observed' : 'inferred',
      evidence: label ? [evidenceAt(page.page, onForm && label === form.submitText ? form.selector : 'title', label)] : [],
    };
  }
  const contact =
    profile.contacts.find((entry) => entry.contactKind === 'phone') ?? profile.contacts.find((entry) => entry.contactKind === 'email');
  if (!contact) return null;
  const phone = contact.contactKind === 'phone';
  const target = phone ? telTarget(contact.text) : `mailto:${contact.text}`;
  const label = phone ? contact.text : siteWords(reading.language).contact;
  return {
    label,
    target,
    targetKind: phone ? 'phone' : 'email',
    kind: phone ? contact.kind : 'inferred',
    evidence: contact.evidence.slice(0, 2),
  };
}

/** An action must be worth this much to be the goal: a link to read on is not one. */
const GOAL_POINTS = 5;

/** The one action, where it leads, and where it repeats: home page and every page that sells or explains. */
export function choosePrimaryGoal(reading: Reading, actions: readonly RankedAction[], kept: ReadonlySet<string>): PrimaryGoal {
  const best = actions.find((action) => action.points >= GOAL_POINTS && action.href !== '' && !/^(?:learn|other)$/.test(action.kind));
  const goal: Omit<PrimaryGoal, 'repeatsOn'> = best
    ? { label: best.label.trim(), ...targetOf(best.href, reading), kind: best.claimKind, evidence: best.evidence.slice(0, 2) }
    : (goalFromContacts(reading) ?? {
        label: siteWords(reading.language).contact,
        target: reading.home.path,
        targetKind: 'page',
        kind: 'not-found',
        evidence: [],
      });
  const repeatsOn = reading.pages
    .filter(({ page, path }) => kept.has(path) && !['legal', 'login', 'cart'].includes(page.type) && path !== goal.target)
    .map(({ path }) => path);
  return { ...goal, repeatsOn };
}

/** A softer second step for visitors who are not ready: another kind of action, never the same target. */
export function chooseSecondaryButton(
  actions: readonly RankedAction[],
  goal: PrimaryGoal,
  reading: Reading,
): (CopyLine & { target: string }) | null {
  const second = actions.find((action) => {
    const { target } = targetOf(action.href, reading);
    return action.href !== '' && target !== goal.target && comparable(action.label) !== comparable(goal.label) && action.kind !== 'other';
  });
  if (second)
    return {
      text: second.label.trim(),
      kind: second.claimKind,
      evidence: second.evidence.slice(0, 1),
      target: targetOf(second.href, reading).target,
    };
  const softer = reading.pages.find(
    ({ page, path }) => ['services', 'products', 'pricing', 'about', 'gallery', 'faq'].includes(page.type) && path !== goal.target,
  );
  const link =
    softer &&
    reading.site.navigation.find(
      (item) => samePageKey(pathOf(item.url, reading.site.host)) === samePageKey(softer.path) && item.text !== '',
    );
  if (!softer || !link || link.text.length > MAX_LABEL) return null;
  return { text: link.text, kind: 'observed', evidence: [evidenceAt(reading.home.page, 'nav', link.text)], target: softer.path };
}
