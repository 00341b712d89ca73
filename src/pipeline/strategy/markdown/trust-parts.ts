import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { cutAtWord } from '#text/truncate.ts';
import { markField } from './field-marks.ts';
import { list, part, plain, quoted, table } from './format.ts';
import { ANSWER_HINT } from './opening-part.ts';
import { adviceTable } from './recommendations.ts';

/** The prompt has these in full, in characters. */
const PROOF_LENGTH = 140;
const ANSWER_LENGTH = 160;
const SOURCE_LENGTH = 60;

function lookPart({ elevate }: Strategy): string {
  const { look } = elevate;
  return part(
    '### Look',
    table(
      ['Role', 'Color', 'Source'],
      look.colors.map((color) => [
        color.role,
        color.hex,
        `${color.observed ? '' : 'proposed: '}${plain(cutAtWord(color.note, color.observed ? SOURCE_LENGTH : MAX_SNIPPET_LENGTH))}`,
      ]),
    ),
    table(
      ['Text', 'Background', 'Contrast', 'Result', 'Use'],
      look.contrast
        .filter((pair) => !pair.passes || pair.use.endsWith('(proposed)'))
        .map((pair) => [pair.text, pair.background, `${pair.ratio}:1`, pair.passes ? 'passes 4.5:1' : 'fails 4.5:1', plain(pair.use)]),
    ),
    list([
      ...look.fonts.map((font) => `Font for ${font.role}: ${plain(font.family)} (${plain(cutAtWord(font.note, SOURCE_LENGTH))})`),
      ...(look.radius === '' ? [] : [`Corner radius: ${plain(look.radius)}`]),
      ...(look.logo === '' ? [] : [`Logo: ${plain(look.logo)}`]),
      `Images: ${plain(look.imagery)}`,
      ...(look.toneWords.length === 0 ? [] : [`Tone: ${plain(look.toneWords.join(', '))}`]),
      ...(look.colors.length === 0
        ? ['No colors could be read from the styles: take them from the logo and confirm them with the owner.']
        : []),
      `Avoid: ${look.forbidden.map(plain).join('; ')}`,
    ]),
  );
}

/** A strategist's advice on the look; '' without any. */
function designPart({ elevate: { design } }: Strategy): string {
  if (!design) return '';
  const lines: [string, string][] = [
    ['Direction', design.direction],
    ['Type', design.type],
    ['Images', design.imagery],
    ['Remembered by', design.signature],
    ['Avoid', design.avoid.join('; ')],
  ];
  return part('### Design', list(lines.flatMap(([name, text]) => (text === '' ? [] : [`**${name}**: ${plain(text)}`]))));
}

/** Part 5. */
export function elevatePart(strategy: Strategy): string {
  const { elevate } = strategy;
  return part(
    '## Elevate',
    part(
      '### Proof inventory',
      elevate.proof.length === 0 ? 'No proof was found on the analyzed pages. None is made up: see the open questions for the owner.' : '',
      table(
        ['Kind', 'Words', 'Who', 'Page', 'Decision'],
        elevate.proof.map((item) => [
          item.trustKind,
          quoted(cutAtWord(item.text, PROOF_LENGTH)),
          plain(item.author),
          plain(item.page),
          item.decision === 'use' ? 'use' : `drop: ${plain(item.reason)}`,
        ]),
      ),
    ),
    part(
      '### Objections and answers',
      list(elevate.objections.map((entry) => `**${plain(entry.question)}** ${plain(cutAtWord(entry.answer, ANSWER_LENGTH))}`)),
    ),
    part(
      '### What lowers the risk for visitors',
      list(
        elevate.riskReversal.map((line) =>
          [quoted(line.text), line.evidence[0] ? `(${plain(new URL(line.evidence[0].url).pathname)})` : ''].filter(Boolean).join(' '),
        ),
      ),
    ),
    designPart(strategy),
    lookPart(strategy),
  );
}

/** Part 6. */
export function diagnosePart(strategy: Strategy): string {
  const { diagnose, opening, recommendations } = strategy;
  // What is to be decided before launch is on the opening page.
  const decided = new Set(opening?.decisions.map(({ id }) => id));
  const questions = diagnose.questions.filter(({ id }) => !decided.has(id));
  return part(
    '## Diagnose',
    part(
      '### What to measure',
      table(
        ['Event', 'Where', 'Why'],
        diagnose.measures.map((measure) => [`\`${measure.event}\``, plain(measure.where), plain(measure.why)]),
      ),
    ),
    part(
      '### Test ideas, most promising first',
      table(
        ['Idea', 'Hypothesis', 'Impact', 'Effort'],
        diagnose.tests.map((idea) => [plain(idea.title), plain(idea.hypothesis), idea.impact, idea.effort]),
      ),
    ),
    part(
      '### Acceptance checklist',
      list([
        ...diagnose.acceptance.filter((test) => test.findingIds.length === 0).map((test) => plain(test.text)),
        'Every issue under Evaluate is done as its last column says.',
      ]),
    ),
    part(
      '### Open questions for the owner',
      questions.length === 0 ? '' : ANSWER_HINT,
      questions
        .map(
          ({ id, question, why }, index) => `${index + 1}. **${plain(question)}** ${plain(why)}${markField({ field: 'question', id }, '')}`,
        )
        .join('\n'),
    ),
    part('### All other advice', adviceTable(recommendations.filter(({ findingIds }) => findingIds.length === 0))),
  );
}
