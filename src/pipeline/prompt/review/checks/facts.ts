import { hasNumber, isDigits, lettersAndDigits, numberRuns, replaceAny, startsWithCapital } from '#text/characters.ts';
import { dropEnd, dropEnds } from '#text/edges.ts';
import { isRespelled } from '#text/respelling.ts';
import { stem } from '#text/stem.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { comparable } from '#text/words.ts';
import { groundOf, knownNumbers, numbersIn, pricesIn, unknownClaimIn, unsupportedIn } from '../../../strategy/grounding/grounding.ts';
import { wordsIn } from '../../../strategy/grounding/word-index.ts';
import { adviceLanguage, CAPITAL_NOUNS, calendarNames, findUnknownName, OWN_NAMES } from '../../../strategy/model/unknown-names.ts';
import { createTextVerifier, SIZE } from '../../../strategy/model/verify-text.ts';
import { readInput } from '../../../strategy/read-site.ts';
import { listNumber } from '../../list-number.ts';
import { isAboutTheLook, isAboutTheSite } from '../../part-headings.ts';
import { type Draft, promptOf } from '../draft.ts';
import { factTexts } from '../known-texts.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import type { ReviewContext } from '../review-input.ts';
import { addedLines, splitCopy } from './added.ts';
import { addressesIn, withoutAddresses } from './addresses-in.ts';
import type { Check } from './check.ts';
import { withoutProhibitions } from './orders.ts';
import { createPriceLabels } from './price-labels.ts';
import { createRespelling } from './respelling.ts';
import { areSizes } from './sizes.ts';

const LIMITS = { min: 1, max: REVIEW_LIMITS.replace };
/** A small number that counts entries or steps: no time, date, price or share. */
const COUNT = /(?<![\p{N}.,:/–\p{Sc}-] ?)\b\p{N}{1,2}\b(?! ?(?:[.,:/–-] ?\p{N}|%|\p{Sc}|am\b|pm\b|h\b|Uhr\b|o'clock))/gu;
const TIME = /\b\p{N}{1,2}(?:[:.]\p{N}{2} ?(?:am|pm)?| ?(?:am|pm|Uhr))(?![\p{L}\p{N}])/giu;
/** Marks of Markdown and quotation marks. */
const MARKS = '*`|_"“”„«»';
/** A capital at the start of a quoted phrase: “Ask for it”. */
const QUOTED_START = /(?<=["“„«])\p{Lu}(?=\p{Ll}* \p{Ll})/gu;
const withoutMarks = (text: string) =>
  replaceAny(
    text.replace(QUOTED_START, (letter) => letter.toLowerCase()),
    MARKS,
    ' ',
  );
/** Words of the trade that a line for builders may use. */
const OF_BUILDERS = new Set(
  'escape enter tab esc british american post get qr wifi wi-fi fi tv tvs svg iban bic lovable cloud csv rss ics honeypot owner notes cms gmail jpeg gif localbusiness faqpage organization postaladdress contactpoint openinghoursspecification geocoordinates product offer event person place schema typescript react tailwind supabase vite csp http https api json html css svg png jpg webp aria'.split(
    ' ',
  ),
);

/** Status codes that redirects and missing pages answer. */
const STATUS = new Set(['200', '301', '302', '307', '308', '404', '410']);

/** A ratio: `4:3`, `5.4:1`. A time has two digits behind the colon. */
function isRatio(figure: string): boolean {
  const [first = '', second = '', ...more] = figure.split(':');
  return more.length === 0 && hasNumber(first) && Number.isFinite(Number(first)) && isDigits(second, 1);
}

/** A line without status codes, ratios and sizes, which claim nothing about a business. */
const withoutTechnicalFigures = (line: string): string =>
  splitAtSpaces(line)
    .filter((word) => {
      const figure = dropEnds(word, '(),.;px');
      return !STATUS.has(figure) && !isRatio(figure) && !areSizes(figure);
    })
    .join(' ');

/** Words that a line about the same thing shares, and the letters of such a word. Set by hand. */
const SHARED = 2;
const FEWEST_LETTERS = 3;

const NOON = 12;

/** A time of day in one form: `6pm`, `6:00 pm` and `18.00` are `18:00`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = numberRuns(time).map(Number);
  const isAfternoon = time.toLowerCase().endsWith('pm') && hours < NOON;
  const isMidnight = time.toLowerCase().endsWith('am') && hours === NOON;
  return `${isMidnight ? 0 : hours + (isAfternoon ? NOON : 0)}:${minutes}`;
}

/** Where Lovable stores the entries of forms (its documentation, Lovable Cloud). */
const STORE = 'lovablecloud';
/** Shorter parts of a host are words of everyday language. */
const HOST_LETTERS = 5;
const SERVICE_WORDS = [3, 2, 1];

/**
 * Takes names of services out of a text that these texts have the address of, as privacy notices name them: `Constant Contact` for
 * `visitor.constantcontact.com`, and where the builder stores entries.
 */
function servicesOf(texts: string): (text: string) => string {
  const { web, dotted } = addressesIn(texts);
  const parts = [...web.map((address) => URL.parse(address)?.hostname ?? ''), ...dotted].flatMap((host) => host.split('.'));
  const hosts = new Set(parts.map((part) => lettersAndDigits(part).toLowerCase()).filter((part) => part.length >= HOST_LETTERS));
  const isService = (words: readonly string[]) => {
    const name = lettersAndDigits(words.join('')).toLowerCase();
    return startsWithCapital(words[0] ?? '') && (name === STORE || hosts.has(name));
  };
  return (text) => {
    const words = splitAtSpaces(text);
    const kept: string[] = [];
    for (let at = 0; at < words.length; ) {
      const length = SERVICE_WORDS.find((count) => at + count <= words.length && isService(words.slice(at, at + count)));
      if (length === undefined) kept.push(words[at] ?? '');
      at += length ?? 1;
    }
    return kept.length === words.length ? text : kept.join(' ');
  };
}

/** No correction says what neither the site, nor the prompt, nor the owner says: figures, prices, times, names, quotes, claims, promises. */
export function createFactCheck(before: Draft, context: ReviewContext): Check {
  const { outputs, strategy } = context;
  const { language } = strategy.site;
  const facts = factTexts(context);
  const ground = groundOf(facts);
  const written = `${promptOf(before)}\n${before.content}`;
  const figures = knownNumbers([...facts, written]);
  const folded = comparable([...facts, written].join('\n'));
  const times = new Set(([...facts, written].join('\n').match(TIME) ?? []).map(clock));
  const stems = new Set([...facts, written].flatMap(wordsIn).map(stem));
  const knows = (word: string) =>
    stems.has(stem(word)) ||
    calendarNames('en').has(word) ||
    calendarNames('en').has(dropEnd(word, 's')) ||
    calendarNames(language).has(word) ||
    OF_BUILDERS.has(word);
  const withoutServices = servicesOf([...facts, written].join('\n'));
  const isOwnName = (name: string) => OWN_NAMES.has(name) || wordsIn(name).every(knows);
  const others = { ...outputs.competitors, competitors: [] };
  const reading = readInput({ ...outputs, site: outputs.crawl, competitors: others });
  const respelledWords = (strategy.opening?.leaveOut ?? []).flatMap(({ text, instead = '' }) =>
    isRespelled(text, instead) ? [instead] : [],
  );
  const verify = createTextVerifier(reading, { ...strategy, writer: undefined }, { respelled: respelledWords });
  const languages = [...new Set([language, ...strategy.craft.pages.flatMap((page) => page.language ?? [])])];
  const wrongPrice = createPriceLabels(outputs.crawl.pages, written.split('\n'));

  /** A word as the site spells it, where it differs by a letter or two: the site's own slips are put right. */
  const respelled = createRespelling([...facts, written].flatMap(wordsIn));

  function timeProblem(text: string): string {
    const time = (text.match(TIME) ?? []).find((found) => !times.has(clock(found)));
    return time ? `Neither the site nor the prompt has the time ${time}.` : '';
  }

  /** A time that the site has may be written in another way. */
  const withoutKnownTimes = (text: string) => text.replace(TIME, (time) => (times.has(clock(time)) ? ' ' : time)).trim();

  const stemsOf = (text: string) =>
    wordsIn(text)
      .filter((word) => word.length >= FEWEST_LETTERS && !hasNumber(word))
      .map(stem);
  const figureLines = [...facts, ...written.split('\n')].filter(hasNumber).map((line) => ({ line, stems: new Set(stemsOf(line)) }));

  /** Known lines with figures about the same thing: a figure may be taken from there. */
  function linesAbout(words: string): string[] {
    const named = new Set(stemsOf(words));
    return figureLines.filter((known) => [...named].filter((word) => known.stems.has(word)).length >= SHARED).map(({ line }) => line);
  }

  function copyProblem(words: string, find: string, { isCheck, isWhole }: { isCheck: boolean; isWhole: boolean }): string {
    if (folded.includes(comparable(words))) return '';
    const text = withoutMarks(withoutAddresses(words)).trim();
    if (text === '' || folded.includes(comparable(text)) || folded.includes(comparable(respelled(text)))) return '';
    const price = isCheck ? '' : wrongPrice(withoutAddresses(words), find, isWhole);
    if (price !== '') return `Neither the site nor the prompt has the price ${price} for this.`;
    const own = [find, ...linesAbout(words)];
    const bare = withoutServices(withoutKnownTimes(text)).trim();
    if (bare === '') return '';
    const problemsOf = (said: string) =>
      languages.map((code) =>
        verify.label(said, LIMITS, { own, isTitle: words.length < 60, ...(code === language ? {} : { language: code }) }),
      );
    const problems = problemsOf(bare);
    return problems.includes('') || problemsOf(respelled(bare)).includes('')
      ? timeProblem(text)
      : `In "${words.slice(0, 60)}", ${problems[0]}.`;
  }

  function instructionProblem(
    line: string,
    find: string,
    { isCheck, isAbout, isLook }: { isCheck: boolean; isAbout: boolean; isLook: boolean },
  ): string {
    const plain = withoutTechnicalFigures(isAbout ? withoutAddresses(line).replaceAll('`', ' ') : withoutMarks(withoutAddresses(line)));
    const text = plain.replace(SIZE, ' ').replace(COUNT, ' ');
    const isKnownLine = text.trim() === '' || folded.includes(comparable(line));
    if (isKnownLine) return '';
    const price = isCheck ? '' : wrongPrice(withoutAddresses(line), find);
    if (price !== '') return `Neither the site nor the prompt has the price ${price} for this.`;
    const unknownFigure = () => numbersIn(text).find((number) => !figures.has(number)) ?? '';
    const wrongFigures =
      !hasNumber(text) || (isLook && pricesIn(text).length === 0) ? '' : isAbout ? unknownFigure() : unsupportedIn(text, ground);
    // What speaks about the site names the claims that it forbids.
    const wrong = wrongFigures || (isAbout ? '' : unknownClaimIn(text, ground.known, isOwnName));
    if (wrong !== '') return `Neither the site nor the prompt supports ${wrong}.`;
    // Words that it quotes from a page are in the page's language.
    const said = withoutServices(isAbout ? withoutProhibitions(splitCopy(text).instruction) : text);
    const name = findUnknownName(said, CAPITAL_NOUNS.has(language) ? adviceLanguage(said, language) : language, knows);
    return name === '' ? timeProblem(text) : `Neither the site nor the prompt has the name "${name}".`;
  }

  return ({ correction }) => {
    const { find } = correction;
    for (const line of addedLines(correction)) {
      if (folded.includes(comparable(line))) continue;
      const isAbout = correction.kind === 'rewritten' && isAboutTheSite(correction.part ?? '');
      const { copy, instruction } = isAbout ? { copy: [], instruction: line } : splitCopy(line);
      // A line to check the new site by names several prices that are elsewhere in the prompt.
      const isCheck = line.startsWith('- [ ]');
      // A line of a whole part that speaks to the builder sums up what the copy of the pages says price by price.
      const isSummary = isCheck || correction.kind === 'rewritten';
      const wrongCopy = copy
        .map((words) => copyProblem(words, find, { isCheck, isWhole: correction.kind === 'rewritten' }))
        .find((found) => found !== '');
      const problem =
        wrongCopy ??
        instructionProblem(listNumber(instruction)?.rest ?? instruction, find, {
          isCheck: isSummary,
          isAbout,
          isLook: correction.kind === 'rewritten' && isAboutTheLook(correction.part ?? ''),
        });
      if (problem !== '') return problem;
    }
    return '';
  };
}
