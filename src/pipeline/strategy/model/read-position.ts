import type { AnsweredLine, StrategistAnswer } from '#contracts/strategist-answer.ts';
import type { CopyLine, Decision, DesignAdvice, LeaveOut, Move, StrategyOpening } from '#contracts/strategy.ts';
import { isHex } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { isRespelled } from '#text/respelling.ts';
import { distinctBy, foldedWithin } from '#text/words.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { pricesIn } from '../grounding/grounding.ts';
import { legalPathsOf } from '../legal-page.ts';
import type { AnswerContext } from './answer-context.ts';
import { askAboutLegal } from './legal-leave-outs.ts';
import { LENGTH, MOST } from './limits.ts';
import type { Limits } from './verify-text.ts';

const NO_QUOTE = 'its quotes are not on the site';

/** A line of copy with quotes of the site; undefined where it breaks a rule. */
export function readCopyLine(line: AnsweredLine | null, limits: Limits, context: AnswerContext): CopyLine | undefined {
  if (!line) return undefined;
  const text = foldText(line.text);
  const { evidence, texts } = context.proofOf(line.quotes);
  // Prices next to the words that are quoted: a first screen may name what a visit costs.
  const priced = evidence.flatMap(({ url }) => context.textsOfPage(url)).filter((text) => pricesIn(text).length > 0);
  const why = evidence.length === 0 ? NO_QUOTE : context.verify.copy(text, limits, { own: [...texts, ...priced] });
  return context.pass(text, why) ? { text, kind: context.kindOf(text), evidence } : undefined;
}

/** Statements about the business: each needs a quote that the site has. */
function readStatements(lines: readonly AnsweredLine[], limits: Limits, { proofOf, verify, pass, kindOf }: AnswerContext): CopyLine[] {
  return lines.flatMap((line) => {
    const text = foldText(line.text);
    const { evidence } = proofOf(line.quotes);
    const why = evidence.length === 0 ? NO_QUOTE : verify.statement(text, limits);
    return pass(text, why) ? [{ text, kind: kindOf(text), evidence }] : [];
  });
}

/** A line to keep, whose evidence is the very words that were quoted. */
function readKeep(line: AnsweredLine, context: AnswerContext): CopyLine[] {
  const quote = foldText(line.quotes[0]?.quote ?? '');
  return readStatements([line], LENGTH.advice, context).map((read) => ({
    ...read,
    evidence: read.evidence.map((one, at) => (at === 0 && one.snippet.includes(quote) ? { ...one, snippet: quote } : one)),
  }));
}

function readMoves(answered: StrategistAnswer['moves'], context: AnswerContext): Move[] {
  const { reading, verify, pass, proofOf } = context;
  const known = new Set(reading.audit.findings.map(({ id }) => id));
  return answered.slice(0, MOST.moves).flatMap((entry, at): Move[] => {
    const title = foldText(entry.title);
    if (!pass(title, verify.advice(title, LENGTH.moveTitle))) return [];
    const [why, how] = [entry.why, entry.how].map((text) => readAdvice(text, LENGTH.advice, context)) as [string, string];
    if (why + how === '') return [];
    const { evidence } = proofOf(entry.quotes);
    const findingIds = entry.findingIds.filter((id) => known.has(id));
    const basis = evidence.length + findingIds.length > 0 ? entry.basis : 'advice';
    return [{ id: `move-${at + 1}`, title, why, how, impact: entry.impact, effort: entry.effort, basis, evidence, findingIds }];
  });
}

function readDecisions(answered: StrategistAnswer['decisions'], { verify, pass, proofOf }: AnswerContext): Decision[] {
  return answered.slice(0, MOST.decisions).flatMap((entry, at): Decision[] => {
    const [question, why, untilThen] = [foldText(entry.question), foldText(entry.why), foldText(entry.untilThen)];
    const { evidence } = proofOf(entry.quotes);
    const basis = evidence.length > 0 ? entry.basis : 'to-check';
    const wrong = verify.form(question, LENGTH.sentence) || verify.form(why, LENGTH.advice) || verify.form(untilThen, LENGTH.advice);
    if (!pass(question, wrong)) return [];
    const hides = entry.hides
      .slice(0, MOST.hidden)
      .map(foldText)
      .filter((words) => words !== '' && words.length <= LENGTH.advice.max && !mayBePromptInjection(words));
    return [{ id: `decide-${at + 1}`, question, why, untilThen, basis, ...(hides.length > 0 ? { hides } : {}), evidence }];
  });
}

/** Words of a page that the new site does not repeat; what replaces them is copy, and keeps its rules. */
function readLeaveOuts(answered: StrategistAnswer['leaveOut'], context: AnswerContext): LeaveOut[] {
  const { reading, verify, pass, proofOf, textsOfPage } = context;
  return answered.slice(0, MOST.leaveOut).flatMap((entry): LeaveOut[] => {
    const { evidence } = proofOf([entry]);
    const [text, why, asked] = [foldText(entry.quote), foldText(entry.why), foldText(entry.instead)];
    const page = reading.pages.find(({ page: { url } }) => url === evidence[0]?.url);
    if (!pass(text, page ? verify.form(why, LENGTH.advice) : NO_QUOTE) || !page) return [];
    const own = textsOfPage(page.page.url);
    const isUsable =
      asked !== '' && asked !== text && pass(asked, isRespelled(text, asked) ? '' : verify.label(asked, LENGTH.paragraph, { own }));
    // Words whose replacement can't be used stay: to leave them out says something else.
    if (asked !== '' && !isUsable) return [];
    const pages = reading.pages.filter((one) => textsOfPage(one.page.url).some((words) => foldedWithin(text, words)));
    return [
      {
        text,
        reason: entry.reason,
        why,
        ...(isUsable ? { instead: asked } : {}),
        pages: [...new Set([page.path, ...pages.map(({ path }) => path)])],
        evidence,
      },
    ];
  });
}

/** Advice in one sentence; '' where it breaks a rule. */
function readAdvice(asked: string | null, limits: Limits, { verify, pass }: AnswerContext): string {
  const text = foldText(asked ?? '');
  return text !== '' && pass(text, verify.advice(text, limits)) ? text : '';
}

/** The opening page as it was answered; parts without an answer are left out. */
export function readPosition(answer: StrategistAnswer, context: AnswerContext): Partial<StrategyOpening> {
  const [promise] = answer.promise ? readStatements([answer.promise], LENGTH.sentence, context) : [];
  const aim = readAdvice(answer.aim, LENGTH.advice, context);
  const { leaveOut, asked } = askAboutLegal(readLeaveOuts(answer.leaveOut, context), legalPathsOf(context.strategy.engineer.pagePlan));
  const keep = answer.keep.slice(0, MOST.kept).flatMap((line) => readKeep(line, context));
  return {
    ...(aim === '' ? {} : { aim }),
    ...(keep.length === 0 ? {} : { keep }),
    forWhom: readStatements(answer.forWhom.slice(0, MOST.buyers), LENGTH.buyer, context),
    believe: readStatements(answer.believe.slice(0, MOST.proofs), LENGTH.sentence, context),
    ...(promise ? { promise } : {}),
    moves: readMoves(answer.moves, context),
    leaveOut,
    decisions: [...readDecisions(answer.decisions, context).slice(0, MOST.decisions - asked.length), ...asked],
  };
}

/** Colors with their use, each once. */
function readColors(asked: NonNullable<StrategistAnswer['design']>['colors'], context: AnswerContext): { use: string; hex: string }[] {
  const read = asked
    .slice(0, MOST.colors)
    .map(({ use, hex }) => ({ use: readAdvice(use, LENGTH.hint, context), hex: hex.trim().toLowerCase() }));
  return distinctBy(
    read.filter(({ use, hex }) => use !== '' && hex.startsWith('#') && hex.length === 7 && isHex(hex.slice(1))),
    ({ hex }) => hex,
  );
}

/** Advice on the look; undefined where nothing of it can be used. */
export function readDesign(asked: StrategistAnswer['design'], context: AnswerContext): DesignAdvice | undefined {
  if (!asked) return undefined;
  const advice = (text: string) => readAdvice(text, LENGTH.advice, context);
  // Names of typefaces, sizes, words to use and to avoid: nothing that the site could show.
  const ofForm = { ...context, verify: { ...context.verify, advice: context.verify.form } };
  const [direction, voice, type, imagery, signature] = [
    advice(asked.direction),
    readAdvice(asked.voice, LENGTH.advice, ofForm),
    readAdvice(asked.type, LENGTH.advice, ofForm),
    advice(asked.imagery),
    advice(asked.signature),
  ];
  const avoid = asked.avoid
    .slice(0, MOST.avoided)
    .map((text) => readAdvice(text, LENGTH.hint, ofForm))
    .filter(Boolean);
  const colors = readColors(asked.colors, context);
  const isEmpty = [direction, voice, type, imagery, signature, ...avoid, ...colors].every((part) => part === '');
  return isEmpty
    ? undefined
    : { direction, ...(voice ? { voice } : {}), ...(colors.length > 0 ? { colors } : {}), type, imagery, signature, avoid };
}

/** Checks that only this site needs. */
export function readAcceptance(asked: StrategistAnswer['acceptance'], { verify, pass }: AnswerContext): string[] {
  return asked
    .slice(0, MOST.acceptance)
    .map(foldText)
    .filter((text) => text !== '' && pass(text, verify.check(text, LENGTH.sentence)));
}
