import type { BusinessModelId } from '#contracts/business.ts';
import { formsOf } from '#contracts/site.ts';
import type { CopyLine, PrimaryGoal } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { fileTypeOf, TEXT_FILES } from '#text/address.ts';
import { upperFirst } from '#text/characters.ts';
import { printedNumber } from '#text/dialed-number.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { spoken } from '#text/spoken.ts';
import { titleParts } from '#text/title-parts.ts';
import { comparable } from '#text/words.ts';
import { unreadContactLinks } from '../../site-model/unseen.ts';
import { evidenceAt, pathOf, type Reading, samePageKey } from '../read-site.ts';
import { siteWords } from '../site-language.ts';
import documentHosts from './document-hosts.json' with { type: 'json' };
import { findJoinStep } from './join-step.ts';

import { MAX_LABEL, type RankedAction, targetOf, telTarget } from './rank-actions.ts';

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
      onForm && !isNoise(form.submitText) && !hasTerm(form.submitText, 'visitor-actions', 'submit') ? form.submitText : '',
      link?.text ?? '',
      page.h1,
      // Without the name of the business: "Mill Bread | Contact".
      titleParts(page.title).find((part) => comparable(part) !== comparable(reading.name)) ?? '',
    ];
    // The name of the home page asks for nothing, and a bare "Send" says not what for.
    const label = own.find(
      (text, at) => text.trim() !== '' && text.length <= MAX_LABEL && !isPlaceholder(text) && (page !== reading.home || at === 0),
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
  if (!contact) return goalFromUnread(reading);
  const phone = contact.contactKind === 'phone';
  const target = phone ? telTarget(contact.text) : `mailto:${contact.text}`;
  const words = siteWords(reading.language);
  return {
    // A bare number is no label: nobody knows whose it is, or that it asks for a call.
    label: phone
      ? `${words.call} ${printedNumber(
          contact.evidence.map(({ snippet }) => snippet),
          contact.text,
        )}`
      : words.contact,
    target,
    targetKind: phone ? 'phone' : 'email',
    kind: 'inferred',
    evidence: contact.evidence.slice(0, 2),
  };
}

/** The contact page that the home page links to and that could not be read. */
function goalFromUnread({ site, home }: Reading): Omit<PrimaryGoal, 'repeatsOn'> | null {
  const link = unreadContactLinks(site).find(({ text }) => text.length <= MAX_LABEL);
  if (!link) return null;
  const evidence = [evidenceAt(home.page, link.selector, link.text)];
  return { label: link.text, target: pathOf(link.href, site.host), targetKind: 'page', kind: 'observed', evidence };
}

/** Where there is no way to get in touch: the first button that leads to another site; null where none does. */
function goalFromLinks(actions: readonly RankedAction[], reading: Reading): Omit<PrimaryGoal, 'repeatsOn'> | null {
  const found = actions.find(({ href, kind }) => kind !== 'learn' && targetOf(href, reading).targetKind === 'external');
  if (!found) return null;
  return { label: found.label.trim(), ...targetOf(found.href, reading), kind: found.claimKind, evidence: found.evidence.slice(0, 2) };
}

/** An action must be worth this much to be the goal: a link to read on is not one. */
const GOAL_POINTS = 5;

/** Models that live from people who join. */
const JOINED = new Set<BusinessModelId | null>(['nonprofit', 'community', 'education', 'event', 'personal', 'public-body']);

/** Where an action leads; one that opens something on the home page that no form is for leads where the business can be reached. */
function leadingOn(href: string, reading: Reading): Pick<PrimaryGoal, 'target' | 'targetKind'> {
  const own = targetOf(href, reading);
  const reached =
    own.targetKind === 'page' && samePageKey(own.target) === samePageKey(reading.home.path) ? goalFromContacts(reading) : null;
  return reached ? { target: reached.target, targetKind: reached.targetKind } : own;
}

/** A label as a button shows it: begins large, and what the old site shouts is said. */
const asButton = (label: string): string => upperFirst(spoken(label));

/** The one action, where it leads, and where it repeats: home page and every page that sells or explains. */
export function choosePrimaryGoal(reading: Reading, actions: readonly RankedAction[], kept: ReadonlySet<string>): PrimaryGoal {
  const best = actions.find(
    ({ points, href, kind, label }) =>
      points >= GOAL_POINTS && href !== '' && kind !== 'learn' && kind !== 'other' && !hasTerm(label, 'visitor-actions', 'submit'),
  );
  const joins = JOINED.has(reading.profile.businessModel.modelId) ? findJoinStep(reading) : null;
  const found: Omit<PrimaryGoal, 'repeatsOn'> = best
    ? { label: best.label.trim(), ...leadingOn(best.href, reading), kind: best.claimKind, evidence: best.evidence.slice(0, 2) }
    : (joins ??
      goalFromContacts(reading) ??
      goalFromLinks(actions, reading) ?? {
        label: siteWords(reading.language).contact,
        target: reading.home.path,
        targetKind: 'page',
        kind: 'not-found',
        evidence: [],
      });
  const goal = { ...found, label: asButton(found.label) };
  const repeatsOn = reading.pages
    .filter(({ page, path }) => kept.has(path) && !['legal', 'login', 'cart'].includes(page.type) && path !== goal.target)
    .map(({ path }) => path);
  return { ...goal, repeatsOn };
}

/** Whether a link opens a file to read, here or with a host of shared files; a form with such a host is none. */
function isDocument(href: string): boolean {
  const address = URL.parse(href);
  const isShared = address !== null && documentHosts.includes(address.host) && !address.pathname.startsWith('/forms/');
  return isShared || TEXT_FILES.has(fileTypeOf(href));
}

/** A softer second step for visitors who are not ready: another kind of action, never the same target. */
export function chooseSecondaryButton(
  actions: readonly RankedAction[],
  goal: PrimaryGoal,
  reading: Reading,
): (CopyLine & { target: string }) | null {
  const second = actions.find((action) => {
    const { target } = targetOf(action.href, reading);
    const leadsOn = action.href !== '' && target !== goal.target && target !== reading.home.path;
    // "Get a free estimate" next to "Free estimate" asks for the same.
    const [one, other] = [comparable(action.label), comparable(goal.label)];
    // "Download" alone does not say what.
    const saysWhat = action.kind !== 'download' || one.includes(' ');
    return leadsOn && saysWhat && !isDocument(action.href) && !one.includes(other) && !other.includes(one) && action.kind !== 'other';
  });
  if (second)
    return {
      text: asButton(second.label.trim()),
      kind: second.claimKind,
      evidence: second.evidence.slice(0, 1),
      target: targetOf(second.href, reading).target,
    };
  const softer = reading.pages.find(
    ({ page, path }) => ['services', 'products', 'pricing', 'gallery', 'faq'].includes(page.type) && path !== goal.target,
  );
  const link =
    softer &&
    reading.site.navigation.find(
      (item) => samePageKey(pathOf(item.url, reading.site.host)) === samePageKey(softer.path) && item.text !== '',
    );
  if (!softer || !link || link.text.length > MAX_LABEL) return null;
  return { text: asButton(link.text), kind: 'observed', evidence: [evidenceAt(reading.home.page, 'nav', link.text)], target: softer.path };
}
