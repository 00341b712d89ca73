import type { Page } from '#contracts/page.ts';
import type { StrategistAnswer } from '#contracts/strategist-answer.ts';
import type { Navigation } from '#contracts/strategy.ts';
import { withFragment } from '#text/address.ts';
import { digitsOf } from '#text/characters.ts';
import { dialShown } from '#text/dialed-number.ts';
import { dropStart } from '#text/edges.ts';
import { foldText } from '#text/normalize.ts';
import { comparable, distinctBy, isSamePhone, sharesWord } from '#text/words.ts';
import { linkedAnchors } from '../engineer/anchors.ts';
import { plannedPage } from '../engineer/page-plan.ts';
import { samePageKey } from '../read-site.ts';
import type { AnswerContext } from './answer-context.ts';
import { LENGTH, MOST } from './limits.ts';

type Link = { label: string; target: string };

/** Reads buttons and links; `added`: paths of pages that the new site gets besides those of the plan. */
export type LinkReader = {
  /** A button's or link's label, and a target that the new site will have; null otherwise. */
  link(asked: Link): Link | null;
  /** Where an entry leads; '' where the new site will have no such place. */
  target(asked: string, words?: string): string;
  navigation(asked: StrategistAnswer['navigation']): Navigation | undefined;
};

const PHONE = /\+?\p{N}[\p{N} ()./-]*\p{N}/gu;

/** What is left of a number by `letters`. */
const PHONE_ONLY = /^\+?\p{N}{6,}$/u;

/** Addresses elsewhere with the fragment that links of today have, where all that name one name the same: `https://map.test/#18/49.5/8.1`. */
function fragmentsOf(pages: readonly Page[]): ReadonlyMap<string, string> {
  const outside = pages.flatMap((page) => page.links.filter(({ href, internal }) => !internal && href.startsWith('http')));
  const whole = [...Map.groupBy(outside, ({ href }) => href)].map(([href, links]) => [href, new Set(links.map(withFragment))] as const);
  return new Map(whole.flatMap(([href, [one = href, ...more]]) => (more.length === 0 && one !== href ? [[href, one]] : [])));
}

const letters = (text: string) => comparable(text).replace(/^(?:tel|mailto):|[\s()./-]/g, '');

/** Links of an answer, held against the addresses of the site and of the plan. */
export function createLinkReader(context: AnswerContext, added: readonly string[]): LinkReader {
  const { reading, strategy, verify, pass } = context;
  const links = reading.site.pages.flatMap((page) => page.links.map(({ href }) => href));
  const places = fragmentsOf(reading.site.pages);
  const anchors = linkedAnchors(reading);
  const contacts = new Set([...reading.profile.contacts.map(({ text }) => text), ...links].map(letters));
  const numbers = [...contacts].filter((contact) => PHONE_ONLY.test(contact));
  const urls = new Set([...links, ...reading.profile.socialHandles.map(({ url }) => url)].map(samePageKey));

  /** The part of a page that a link's words name, by an id that links of today lead to; the page alone where none or several are named. */
  function partOf(path: string, words: string): string {
    // Words that name the page itself mean all of it.
    if (!path.startsWith('/') || path.includes('#') || sharesWord(words, path.replaceAll('-', ' '))) return path;
    const named = anchors.filter((anchor) => anchor.path === path && sharesWord(words, anchor.id.replaceAll('_', ' ')));
    return named.length === 1 ? `${path}#${named[0]?.id}` : path;
  }

  function targetOf(target: string): string {
    if (target.startsWith('tel:')) return numbers.some((number) => isSamePhone(number, target)) ? dialShown(target, '') : '';
    if (target.startsWith('mailto:')) return contacts.has(letters(target)) ? target : '';
    if (target.startsWith('http')) return urls.has(samePageKey(target)) ? (places.get(target) ?? target) : '';
    const [path = '', hash] = target.split('#', 2);
    const planned =
      path === ''
        ? reading.home.path
        : (plannedPage(path, strategy.engineer.pagePlan)?.path ?? added.find((one) => samePageKey(one) === samePageKey(path)));
    return planned === undefined ? '' : `${planned}${hash ? `#${hash}` : ''}`;
  }

  function link({ label, target }: Link): Link | null {
    const text = foldText(label);
    const to = partOf(targetOf(target.trim()), text);
    // The number that a button calls is known, however it is written.
    const words = to.startsWith('tel:')
      ? text.replace(PHONE, (number) => (digitsOf(to).endsWith(dropStart(digitsOf(number), '0')) ? '' : number))
      : text;
    const why =
      (words.trim() === '' ? '' : verify.label(foldText(words), LENGTH.button, { own: [], isTitle: true })) ||
      (to === '' ? 'its button leads nowhere' : '');
    return pass(text, why) ? { label: text, target: to } : null;
  }

  const menu = (asked: readonly Link[]) =>
    distinctBy(
      asked.slice(0, MOST.links).flatMap((entry) => link(entry) ?? []),
      ({ label, target }) => `${comparable(label)} ${target}`,
    );

  return {
    link,
    target: (asked, words = '') => partOf(targetOf(asked.trim()), words),
    navigation(asked) {
      if (!asked) return undefined;
      const header = menu(asked.header);
      const note = foldText(asked.note);
      const usable = note !== '' && pass(note, verify.form(note, LENGTH.hint)) ? note : '';
      // One link is no menu: then today's stays.
      if (header.length < 2) return undefined;
      return { header, button: asked.button && link(asked.button), footer: menu(asked.footer), note: usable };
    },
  };
}
