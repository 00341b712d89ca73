import type { Evidence } from '#contracts/evidence.ts';
import type { AnsweredLine, AnsweredPage, AnsweredSection, StrategistAnswer } from '#contracts/strategist-answer.ts';
import type { CopyLine, Decision, LeaveOut, Move, Strategy } from '#contracts/strategy.ts';
import { foldText } from '#text/normalize.ts';
import { createQuoteFinder } from '../../insight/model/find-quote.ts';
import type { QuotedPage } from '../../insight/model/quote-pages.ts';
import type { ChosenHead, ChosenPage, ChosenSection, StrategyChoices } from '../choices.ts';
import { plannedPage } from '../engineer/page-plan.ts';
import type { Reading } from '../read-site.ts';
import { comparable, foldedWithin } from '../words.ts';
import { createTextVerifier, type Limits, type TextVerifier } from './verify-text.ts';

/** Lengths in characters. Titles and descriptions: rules of thumb for what search results show. */
const LENGTH = {
  buyer: { max: 160 },
  sentence: { min: 12, max: 320 },
  moveTitle: { min: 8, max: 120 },
  advice: { min: 12, max: 420 },
  headline: { min: 8, max: 100 },
  subhead: { min: 20, max: 240 },
  button: { min: 2, max: 40 },
  title: { min: 8, max: 65 },
  description: { min: 50, max: 170 },
  heading: { min: 2, max: 120 },
  paragraph: { min: 8, max: 700 },
  item: { max: 400 },
} as const satisfies Record<string, Limits>;

const MOST = { buyers: 4, proofs: 4, moves: 5, leaveOut: 12, decisions: 8, sections: 8, paragraphs: 6, items: 24, quotes: 12 } as const;
const MAX_EVIDENCE = 3;

/** A verified answer: the choices, how many texts they hold, and why others were dropped. */
export type ReadAnswer = { choices: StrategyChoices; kept: number; dropped: ReadonlyMap<string, number> };

type Sources = { reading: Reading; strategy: Strategy; pages: readonly QuotedPage[] };

/** Holds every text of a model's answer against the site. What breaks a rule is dropped; the built-in strategy has something in its place. */
export function readAnswer(answer: StrategistAnswer, sources: Sources): ReadAnswer {
  const reader = createReader(sources);
  const primaryButton = answer.primaryButton && reader.button(answer.primaryButton);
  const secondary = answer.secondaryButton && reader.button(answer.secondaryButton);
  const headline = answer.headline && reader.copyLine(answer.headline, LENGTH.headline);
  const subhead = answer.subhead && reader.copyLine(answer.subhead, LENGTH.subhead);
  const leaveOut = answer.leaveOut.slice(0, MOST.leaveOut).flatMap((entry) => reader.leaveOut(entry));
  const planned = reader.pagesOf(answer.pages, leaveOut);
  const choices: StrategyChoices = {
    opening: {
      forWhom: reader.statements(answer.forWhom.slice(0, MOST.buyers), LENGTH.buyer),
      believe: reader.statements(answer.believe.slice(0, MOST.proofs), LENGTH.sentence),
      ...reader.promise(answer.promise),
      moves: answer.moves.slice(0, MOST.moves).flatMap((move, at) => reader.move(move, at)),
      leaveOut,
      decisions: answer.decisions.slice(0, MOST.decisions).flatMap((entry, at) => reader.decision(entry, at)),
    },
    ...planned,
    ...(headline ? { headline } : {}),
    ...(subhead ? { subhead } : {}),
    ...(primaryButton ? { primaryButton } : {}),
    ...(secondary ? { secondaryButton: { text: secondary.label, kind: 'inferred', evidence: [] } } : {}),
  };
  return { choices, ...reader.tally() };
}

function createReader({ reading, strategy, pages }: Sources) {
  const verify: TextVerifier = createTextVerifier(reading, strategy);
  const byId = new Map(pages.map(({ id, page }) => [id, page]));
  const find = createQuoteFinder(reading.site.pages);
  const findingIds = new Set(reading.audit.findings.map(({ id }) => id));
  const dropped = new Map<string, number>();
  let kept = 0;

  const pass = (why: string): boolean => {
    if (why === '') kept += 1;
    else dropped.set(why, (dropped.get(why) ?? 0) + 1);
    return why === '';
  };

  function proofOf(quotes: AnsweredLine['quotes']): { evidence: Evidence[]; texts: string[] } {
    const found = quotes.slice(0, MOST.quotes).flatMap(({ page, quote }) => find(quote, byId.get(page.trim().toLowerCase())) ?? []);
    return { evidence: found.map(({ evidence }) => evidence).slice(0, MAX_EVIDENCE), texts: found.map(({ text }) => text) };
  }

  const kindOf = (text: string): CopyLine['kind'] => (reading.says(text) ? 'observed' : 'inferred');

  function copyLine(line: AnsweredLine, limits: Limits): CopyLine | undefined {
    const text = foldText(line.text);
    const { evidence, texts } = proofOf(line.quotes);
    const why = evidence.length === 0 ? 'its quotes are not on the site' : verify.copy(text, limits, texts);
    return pass(why) ? { text, kind: kindOf(text), evidence } : undefined;
  }

  const textsByUrl = new Map<string, string[]>();
  /** All texts of a page: a figure next to a quote may be anywhere on it. */
  function textsOfPage(url: string): string[] {
    const known = textsByUrl.get(url) ?? reading.pages.find(({ page }) => page.url === url)?.page.blocks.map((block) => block.text) ?? [];
    textsByUrl.set(url, known);
    return known;
  }

  /** Statements about the business: each needs a quote that the site has. */
  function statements(lines: readonly AnsweredLine[], limits: Limits): CopyLine[] {
    return lines.flatMap((line) => {
      const text = foldText(line.text);
      const { evidence } = proofOf(line.quotes);
      const why = evidence.length === 0 ? 'its quotes are not on the site' : verify.advice(text, limits);
      return pass(why) ? [{ text, kind: kindOf(text), evidence }] : [];
    });
  }

  function move(entry: StrategistAnswer['moves'][number], at: number): Move[] {
    const [title, why, how] = [foldText(entry.title), foldText(entry.why), foldText(entry.how)];
    const wrong = verify.advice(title, LENGTH.moveTitle) || verify.advice(why, LENGTH.advice) || verify.advice(how, LENGTH.advice);
    if (!pass(wrong)) return [];
    const { evidence } = proofOf(entry.quotes);
    const ids = entry.findingIds.filter((id) => findingIds.has(id));
    const basis = evidence.length + ids.length > 0 ? entry.basis : 'advice';
    return [{ id: `move-${at + 1}`, title, why, how, impact: entry.impact, effort: entry.effort, basis, evidence, findingIds: ids }];
  }

  function decision(entry: StrategistAnswer['decisions'][number], at: number): Decision[] {
    const [question, why, untilThen] = [foldText(entry.question), foldText(entry.why), foldText(entry.untilThen)];
    const { evidence } = proofOf(entry.quotes);
    const basis = evidence.length > 0 ? entry.basis : 'to-check';
    const check = basis === 'to-check' ? verify.form : verify.advice;
    const wrong = check(question, LENGTH.sentence) || check(why, LENGTH.advice) || verify.form(untilThen, LENGTH.advice);
    return pass(wrong) ? [{ id: `decide-${at + 1}`, question, why, untilThen, basis, evidence }] : [];
  }

  function leaveOut(entry: StrategistAnswer['leaveOut'][number]): LeaveOut[] {
    const { evidence } = proofOf([entry]);
    const [source] = evidence;
    const why = foldText(entry.why);
    const page = source && reading.pages.find(({ page: { url } }) => url === source.url);
    const wrong = source && page ? verify.form(why, LENGTH.advice) : 'its quotes are not on the site';
    if (!pass(wrong) || !page) return [];
    return [{ text: foldText(entry.quote), reason: entry.reason, why, pages: [page.path], evidence }];
  }

  /** A button's label, and a target that the new site will have; null otherwise. */
  function button({ label, target }: { label: string; target: string }): { label: string; target: string } | null {
    const text = foldText(label);
    const to = targetOf(target.trim());
    const why = verify.form(text, LENGTH.button) || (to === '' ? 'its button leads nowhere' : '');
    return pass(why) ? { label: text, target: to } : null;
  }

  function targetOf(target: string): string {
    if (target.startsWith('tel:') || target.startsWith('mailto:')) {
      const letters = (text: string) => comparable(text).replace(/^(?:tel|mailto):|[\s()./-]/g, '');
      const known = [
        ...reading.profile.contacts.map(({ text }) => text),
        ...reading.site.pages.flatMap((page) => page.links.map(({ href }) => href)),
      ];
      const isKnown = known.some((value) => letters(value) === letters(target));
      return isKnown ? target : '';
    }
    if (target.startsWith('http')) return reading.site.pages.some((page) => page.links.some(({ href }) => href === target)) ? target : '';
    const [path = '', hash] = target.split('#', 2);
    const planned = path === '' ? reading.home.path : plannedPage(path, strategy.engineer.pagePlan)?.path;
    return planned === undefined ? '' : `${planned}${hash ? `#${hash}` : ''}`;
  }

  function section(entry: AnsweredSection, { own, banned }: { own: readonly string[]; banned: readonly LeaveOut[] }): ChosenSection[] {
    const { evidence } = proofOf(entry.quotes);
    const sources = [...own, ...evidence.flatMap(({ url }) => textsOfPage(url))];
    const isBanned = (text: string) => banned.some((out) => foldedWithin(out.text, text));
    const copy = (text: string, limits: Limits) =>
      pass(isBanned(text) ? 'the new site leaves that out' : verify.copy(text, limits, sources));
    const heading = foldText(entry.heading);
    const text = entry.text
      .slice(0, MOST.paragraphs)
      .map(foldText)
      .filter((paragraph) => copy(paragraph, LENGTH.paragraph));
    const items = entry.items
      .slice(0, MOST.items)
      .map((item) => ({ kind: 'card' as const, title: foldText(item.title), text: foldText(item.text) }))
      .filter((item) => [item.title, item.text].filter(Boolean).every((words) => copy(words, LENGTH.item)));
    if (text.length + items.length === 0 || !copy(heading, LENGTH.heading)) return [];
    return [{ heading, text, items, button: entry.button && button(entry.button), evidence }];
  }

  /** Decisions, head data and sections of the pages that the plan knows. */
  function pagesOf(answered: readonly AnsweredPage[], banned: readonly LeaveOut[]): Pick<StrategyChoices, 'pages' | 'head' | 'sections'> {
    const [decided, head, sections] = [new Map<string, ChosenPage>(), new Map<string, ChosenHead>(), new Map<string, ChosenSection[]>()];
    const taken = new Set<string>();
    for (const entry of answered) {
      const item = plannedPage(entry.path.trim(), strategy.engineer.pagePlan);
      const page = item && reading.pages.find(({ path }) => path === item.path);
      if (!item || !page || decided.has(item.path)) continue;
      const own = page.page.blocks.map((block) => block.text);
      const reason = foldText(entry.reason);
      const mergeInto = plannedPage(entry.mergeInto?.trim() ?? '', strategy.engineer.pagePlan)?.path ?? '';
      decided.set(item.path, { decision: entry.decision, mergeInto, reason: verify.advice(reason, LENGTH.advice) === '' ? reason : '' });
      const words: ChosenHead = {};
      for (const part of ['title', 'description'] as const) {
        const text = foldText(entry[part] ?? '');
        if (text === '' || taken.has(comparable(text)) || !pass(verify.copy(text, LENGTH[part], own))) continue;
        taken.add(comparable(text));
        words[part] = text;
      }
      head.set(item.path, words);
      const written = entry.sections.slice(0, MOST.sections).flatMap((one) => section(one, { own, banned }));
      if (written.length > 0) sections.set(item.path, written);
    }
    return { pages: decided, head, sections };
  }

  const promise = (line: AnsweredLine | null) => {
    const [statement] = line ? statements([line], LENGTH.sentence) : [];
    return statement ? { promise: statement } : {};
  };

  return { copyLine, statements, promise, move, decision, leaveOut, button, pagesOf, tally: () => ({ kept, dropped }) };
}
