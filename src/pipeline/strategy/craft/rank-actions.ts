import type { BusinessModelId } from '#contracts/business.ts';
import type { Evidence, EvidenceKind } from '#contracts/evidence.ts';
import type { CallToAction, Page } from '#contracts/page.ts';
import type { PrimaryGoal } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { withoutTrunkZero } from '#text/dialed-number.ts';
import { dropEnds } from '#text/edges.ts';
import { bareLabel } from '#text/label.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { comparable, distinctBy } from '#text/words.ts';
import { evidenceAt, pathOf, type Reading, samePageKey } from '../read-site.ts';
import actionWeights from './action-weights.json' with { type: 'json' };

type ActionKind = CallToAction['kind'];

/** An action the site asks for, with its worth by the rule below. */
export type RankedAction = {
  label: string;
  href: string;
  kind: ActionKind;
  pages: number;
  points: number;
  evidence: Evidence[];
  claimKind: EvidenceKind;
};

/** How near each kind of action brings a visitor to becoming a customer. Design default. */
const NEARNESS: Record<ActionKind, number> = actionWeights.nearness;

/** The action a business of this model lives from. */
const WANTED = actionWeights.wanted as Partial<Record<BusinessModelId, ActionKind[]>>;

export const MAX_LABEL = 40;

/** The kinds of a site's actions by label and target, and by label alone: of several, the first. */
const kindsOn = oncePerObject((pages: Reading['pages']): ReadonlyMap<string, ActionKind> => {
  const kinds = new Map<string, ActionKind>();
  for (const { page } of pages)
    for (const { text, href, kind } of page.callsToAction)
      for (const key of [keyOf(bareLabel(text), href), keyOf(bareLabel(text), '')]) kinds.set(key, kinds.get(key) ?? kind);
  return kinds;
});

/**
 * Labels of controls: of what leads, on more than one page, to the very page it is on and is named as one that opens a menu, and of links at the top
 * to the page in another language.
 */
const controlsOn = oncePerObject((pages: Reading['pages']): ReadonlySet<string> => {
  const isOpener = ({ text, href }: CallToAction, { url }: Page) => href === url && hasTerm(text, 'control-labels', 'opener');
  const isSwitch = ({ href, region }: CallToAction, { url, hreflang }: Page) =>
    (region === 'header' || region === 'nav') && href !== url && hreflang.some((other) => other.url === href && other.lang !== 'x-default');
  const labelsOf = (test: (action: CallToAction, page: Page) => boolean) =>
    pages.flatMap(({ page }) => [
      ...new Set(page.callsToAction.filter((action) => test(action, page)).map(({ text }) => comparable(bareLabel(text)))),
    ]);
  const openers = labelsOf(isOpener);
  return new Set([...openers.filter((label, at) => openers.indexOf(label) !== at), ...labelsOf(isSwitch)]);
});

const keyOf = (label: string, href: string) => `${comparable(label)}|${href}`;

/** What an action with this label asks for, by the first on the pages that has it. */
export function kindOf(label: string, href: string, { pages }: Reading): ActionKind {
  const known = kindsOn(pages).get(keyOf(label, href));
  if (known) return known;
  if (href.startsWith('tel:')) return 'call';
  return href.startsWith('mailto:') ? 'contact' : 'other';
}

/**
 * Calls to action, most wanted first. Rule: nearness of the kind to a sale, +4 where it is the kind the business model lives
 * from (the first named +5) and -3 where it is not (asking to get in touch aside), +1 on the home page, up to +3 for the share of pages it is on, -6 without a target.
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
  // What opens something on every page it is on leads to none of them.
  const hrefFrom = ({ url, forms }: Page, href: string) =>
    href === url && !forms.some(({ hidden }) => !hidden) ? reading.home.page.url : href;
  const fromPages = reading.pages.flatMap(({ page }) =>
    page.callsToAction
      .filter((action) => !action.hidden)
      .map((action) => ({
        label: bareLabel(action.text),
        href: hrefFrom(page, action.href),
        pages: 1,
        evidence: [evidenceAt(page, action.selector, action.text)],
        claimKind: 'observed' as const,
      })),
  );
  const controls = controlsOn(reading.pages);
  const usable = distinctBy([...fromProfile, ...fromPages], ({ label, href }) => keyOf(label, href)).filter(
    ({ label }) =>
      label !== '' &&
      !controls.has(comparable(label)) &&
      label.length <= MAX_LABEL &&
      !isNoise(label) &&
      !isPlaceholder(label) &&
      !/@|\d{5}|^https?:|\d.*\d.*\d.*\d.*\d/.test(label),
  );
  // Of two actions with one label the one that leads on is meant; the other scrolls or opens something on the page.
  const leadOn = new Set(usable.filter(({ href }) => href !== '' && !isHome(href, reading)).map(({ label }) => comparable(label)));
  const homeLabels = new Set(reading.home.page.callsToAction.map((action) => comparable(bareLabel(action.text))));
  return usable
    .filter(({ label, href }) => !leadOn.has(comparable(label)) || (href !== '' && !isHome(href, reading)))
    .map((entry, index) => {
      const kind = saleKind(inquiryKind(kindOf(entry.label, entry.href, reading), entry, reading), entry, reading);
      const place = wanted.indexOf(kind);
      const model = place === 0 ? 5 : place > 0 ? 4 : wanted.length > 0 && kind !== 'contact' && kind !== 'call' ? -3 : 0;
      const reach = Math.min(3, (entry.pages / reading.pages.length) * 3);
      const points =
        NEARNESS[kind] +
        model +
        reach +
        (homeLabels.has(comparable(entry.label)) ? 1 : 0) -
        (entry.href === '' || leadsNowhere(entry.href, kind, reading) ? 6 : 0);
      return { ...entry, kind, points, index };
    })
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .map(({ index: _, ...action }) => action);
}

function isHome(href: string, reading: Reading): boolean {
  const target = pathOf(href, reading.site.host);
  return target.startsWith('/') && samePageKey(target) === samePageKey(reading.home.path);
}

/** An action of no known kind that asks for something, or opens a page with a form for it, is an inquiry. */
function inquiryKind(kind: ActionKind, { label, href }: { label: string; href: string }, reading: Reading): ActionKind {
  if (kind !== 'other' || href === '') return kind;
  const { targetKind } = targetOf(href, reading);
  if (hasTerm(label, 'visitor-actions', 'inquiry')) return targetKind === 'page' ? 'contact' : 'quote';
  // A link to a part of the home page may lead to any part of it.
  return targetKind === 'form' && !isHome(href, reading) ? 'contact' : kind;
}

/** Parts of an address under which shops have a product or its purchase. */
const SHOP_PARTS = new Set(['product', 'products', 'shop', 'store', 'cart', 'checkout', 'buy']);

/** An action of no known kind that opens a product in another site's shop is a purchase, whatever its label says. */
function saleKind(kind: ActionKind, { href }: { href: string }, { site }: Reading): ActionKind {
  const target = pathOf(href, site.host);
  const address = kind === 'other' ? URL.parse(target) : null;
  return address?.pathname.split('/').some((part) => SHOP_PARTS.has(part.toLowerCase())) ? 'buy' : kind;
}

/** A link to the home page is no step, unless the home page has the form for it. */
function leadsNowhere(href: string, kind: ActionKind, reading: Reading): boolean {
  const serves = (purpose: string) => (kind === 'donate' ? purpose === 'donation' : purpose !== 'search' && purpose !== 'newsletter');
  return isHome(href, reading) && !reading.home.page.forms.some((form) => !form.hidden && serves(form.purpose));
}

/** A telephone address with the digits grouped as the site writes them (RFC 3966 allows such separators). */
export function telTarget(number: string): string {
  return `tel:${dropEnds(withoutTrunkZero(number).replace(/[^\d+().-]+/g, '-'), '-')}`;
}

export function targetOf(href: string, reading: Reading): Pick<PrimaryGoal, 'target' | 'targetKind'> {
  if (href.startsWith('tel:')) return { target: telTarget(href), targetKind: 'phone' };
  if (href.startsWith('mailto:')) return { target: href, targetKind: 'email' };
  const target = pathOf(href, reading.site.host);
  if (URL.canParse(target)) return { target, targetKind: 'external' };
  const page = reading.pages.find((entry) => samePageKey(entry.path) === samePageKey(target));
  const hasForm = page?.page.forms.some((form) => !form.hidden && form.purpose !== 'search' && form.purpose !== 'newsletter');
  return { target, targetKind: hasForm ? 'form' : 'page' };
}
