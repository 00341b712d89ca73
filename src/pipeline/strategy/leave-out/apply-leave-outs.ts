import type { LeaveOut, Navigation, PageCraft, PrimaryGoal, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { splitSentences } from '#text/segment.ts';
import { jsonLd } from '../engineer/structured-data.ts';
import { legalPathsOf } from '../legal-page.ts';
import { homePath } from '../strategy-fields.ts';
import type { StrategyFields } from '../write-sentences.ts';
import { wholesWithout } from './cut-parts.ts';
import type { Cutter } from './cut-sentences.ts';

type Head = Strategy['engineer']['head'][number];
type Line = Head['title'];

const REASON = 'The new site leaves out what it says today.';

/** Values of JSON-LD that are no words. */
const NO_WORDS = new Set(['@context', '@type', '@id', 'url', 'logo', 'name']);

/** A value of JSON-LD without what is left out; undefined where nothing is left. */
function dataWithout(value: unknown, cutter: Cutter): unknown {
  if (typeof value === 'string') return cutter.cut(value) || undefined;
  if (Array.isArray(value)) {
    const left = value.map((entry: unknown) => dataWithout(entry, cutter)).filter((entry) => entry !== undefined);
    return left.length === 0 ? undefined : left.length === 1 && value.length > 1 && typeof left[0] === 'string' ? left[0] : left;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, NO_WORDS.has(key) ? entry : dataWithout(entry, cutter)] as const);
  const left = Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  const isQuestion = left['@type'] === 'Question' && !('acceptedAnswer' in left);
  const isAnswer = left['@type'] === 'Answer' && !('text' in left);
  return isQuestion || isAnswer ? undefined : left;
}

/** JSON-LD without what is left out; '' where nothing is left. Text that does not parse stays. */
function jsonWithout(json: string, cutter: Cutter): string {
  try {
    const left = dataWithout(JSON.parse(json), cutter);
    return left === undefined ? '' : jsonLd(left);
  } catch {
    return json;
  }
}

/** A text without a last sentence that was cut off. */
function wholeSentences(text: string): string {
  const whole = splitSentences(text).filter((sentence) => !sentence.endsWith('…'));
  return text.endsWith('…') && whole.length > 0 ? whole.join(' ') : text;
}

/** Head data without what is left out; an emptied line is made of the page's heading and name. */
function headWithout(head: Head, { cut }: Cutter, { headline, name, first }: { headline: string; name: string; first: string }): Head {
  const line = (now: Line, other: string): Line => {
    const left = cut(now.new);
    return left === now.new ? now : { ...now, new: wholeSentences(left) || other, reason: REASON };
  };
  const h1 = line(head.h1, first || headline);
  return {
    ...head,
    h1,
    title: line(head.title, h1.new.length <= 40 ? `${h1.new} | ${name}` : h1.new),
    description: line(head.description, `${h1.new}. ${name}`),
  };
}

/** A page whose first screen lost its heading, with these lines in its place. */
function withLead(page: PageCraft, [heading = '', ...text]: readonly string[]): PageCraft {
  const isEmpty = (section: SectionPlan) => section.kind === 'hero' && section.heading === '';
  const sections = page.sections.map((section) => (isEmpty(section) ? { ...section, heading, text } : section));
  return { ...page, sections };
}

/** A menu without links to what is hidden. */
function navigationWithout({ header, button, footer, note }: Navigation, isShown: (link: { target: string }) => boolean): Navigation {
  return { header: header.filter(isShown), button: button && isShown(button) ? button : null, footer: footer.filter(isShown), note };
}

/** The primary action; where its target is hidden, it leads to the first form that visitors write with, else to the home page. */
function goalWithout(
  { craft, engineer }: Pick<Strategy, 'craft' | 'engineer'>,
  isShown: (link: { target: string }) => boolean,
): PrimaryGoal {
  if (isShown(craft.goal)) return craft.goal;
  const form = engineer.forms.find(({ decision, purpose }) => decision !== 'drop' && !['search', 'login', 'newsletter'].includes(purpose));
  return { ...craft.goal, target: form?.path ?? homePath({ craft }), targetKind: form ? 'form' : 'page' };
}

/** Copy, heads, structured data, proof and contacts of the strategy without what the new site leaves out: one pure step after all others. */
export function applyLeaveOuts<Fields extends StrategyFields>(fields: Fields, cutter: Cutter, leaveOut: readonly LeaveOut[]): Fields {
  const { site, craft, engineer, elevate } = fields;
  const { cut, strip } = cutter;
  const legal = legalPathsOf(engineer.pagePlan);
  const stays = (text: string) => cut(text) === text;
  const entryOf = (text: string) => cut(text) || strip(text);
  const isShown = ({ target }: { target: string }) => stays(target);
  const firstOf = new Map(
    craft.pages.map(({ path, sections }) => [path, sections.find(({ kind, heading }) => kind !== 'hero' && heading !== '')?.heading ?? '']),
  );
  const home = engineer.head.find(({ path }) => path === homePath(fields));
  const lineOf = <T extends { text: string }>(line: T, others: readonly string[]): T => ({
    ...line,
    text: cut(line.text) || (others.find((text) => text !== '' && stays(text)) ?? line.text),
  });
  const headline = lineOf(craft.headline, [home?.h1.now ?? '', site.businessName]);
  const subhead = lineOf(craft.subhead, [home?.description.now ?? '', site.purpose, site.businessName]);
  const head = engineer.head.map((entry) =>
    legal.has(entry.path)
      ? entry
      : headWithout(entry, cutter, { headline: headline.text, name: site.businessName, first: firstOf.get(entry.path) ?? '' }),
  );
  const h1Of = new Map(head.map(({ path, h1 }) => [path, h1.new]));
  const leadOf = ({ path, title }: PageCraft) => (path === homePath(fields) ? [headline.text, subhead.text] : [h1Of.get(path) ?? title]);
  const proofReason = (text: string) => leaveOut.find((entry) => cutsAlone(entry, text, cutter))?.why ?? REASON;
  return {
    ...fields,
    site: {
      ...site,
      contacts: site.contacts.flatMap((contact) => (cut(contact.value) === '' ? [] : [{ ...contact, value: cut(contact.value) }])),
      social: site.social.filter(({ url }) => stays(url)),
      offers: site.offers.flatMap((offer) => {
        const name = entryOf(offer.name);
        return name === '' ? [] : [{ ...offer, name, price: cut(offer.price) }];
      }),
    },
    craft: {
      ...craft,
      headline,
      subhead,
      goal: goalWithout(fields, isShown),
      ...(craft.wholeTexts ? { wholeTexts: wholesWithout(craft.wholeTexts, (path) => (legal.has(path) ? undefined : cutter)) } : {}),
      pages: craft.pages.map((page) => ({ ...withLead(page, leadOf(page)), title: entryOf(page.title) || page.title })),
    },
    engineer: {
      ...engineer,
      ...(engineer.navigation ? { navigation: navigationWithout(engineer.navigation, isShown) } : {}),
      head,
      structuredData: engineer.structuredData.flatMap((data) => {
        const json = jsonWithout(data.json, cutter);
        return json === '' ? [] : [{ ...data, json }];
      }),
      forms: engineer.forms.map((form) => ({ ...form, success: cut(form.success) })),
    },
    elevate: {
      ...elevate,
      proof: elevate.proof.map((item) =>
        item.decision === 'drop' || stays(item.text) ? item : { ...item, decision: 'drop' as const, reason: proofReason(item.text) },
      ),
      objections: elevate.objections.flatMap((entry) => {
        const [question, answer] = [cut(entry.question), cut(entry.answer)];
        return question === '' || answer === '' ? [] : [{ ...entry, question, answer }];
      }),
      riskReversal: elevate.riskReversal.filter(({ text }) => stays(text)),
    },
  };
}

/** Whether an entry is the one that takes a text out. */
const cutsAlone = ({ text }: LeaveOut, from: string, { strip }: Cutter) =>
  from.toLowerCase().includes(text.toLowerCase()) && strip(from) !== from;
