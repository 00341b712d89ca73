import type { Strategy } from '#contracts/strategy.ts';
import { list, part, plain, quoted, table } from './format.ts';
import { recommendationsInFull } from './recommendations.ts';

function lookPart({ elevate }: Strategy): string {
  const { look } = elevate;
  return part(
    '### Look',
    table(
      ['Role', 'Color', 'Source'],
      look.colors.map((color) => [color.role, color.hex, `${color.observed ? 'observed' : 'proposed'}: ${plain(color.note)}`]),
    ),
    table(
      ['Text', 'Background', 'Contrast', 'Result', 'Use'],
      look.contrast.map((pair) => [
        pair.text,
        pair.background,
        `${pair.ratio}:1`,
        pair.passes ? 'passes 4.5:1' : 'fails 4.5:1',
        plain(pair.use),
      ]),
    ),
    list([
      ...look.fonts.map((font) => `Font for ${font.role}: ${plain(font.family)} (${plain(font.note)})`),
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

/** Part 5. */
export function elevatePart(strategy: Strategy): string {
  const { elevate, site, recommendations } = strategy;
  return part(
    '## Elevate',
    part(
      '### Proof inventory',
      elevate.proof.length === 0 ? 'No proof was found on the analyzed pages. None is made up: see the open questions for the owner.' : '',
      table(
        ['Kind', 'Words', 'Who', 'Page', 'Decision'],
        elevate.proof.map((item) => [
          item.trustKind,
          quoted(item.text),
          plain(item.author),
          plain(item.page),
          `${item.decision}: ${plain(item.reason)}`,
        ]),
      ),
    ),
    part('### Objections and answers', list(elevate.objections.map((entry) => `**${plain(entry.question)}** ${plain(entry.answer)}`))),
    part(
      '### What lowers the risk for visitors',
      list(
        elevate.riskReversal.map((line) =>
          [quoted(line.text), line.evidence[0] ? `(${plain(new URL(line.evidence[0].url).pathname)})` : ''].filter(Boolean).join(' '),
        ),
      ),
    ),
    lookPart(strategy),
    recommendationsInFull(
      recommendations.filter((entry) => entry.part === 'elevate'),
      site.host,
    ),
  );
}

/** Part 6. */
export function diagnosePart(strategy: Strategy): string {
  const { diagnose, site, recommendations } = strategy;
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
    part('### Acceptance checklist', diagnose.acceptance.map((test) => `- ${plain(test.text)}`).join('\n')),
    part(
      '### Open questions for the owner',
      diagnose.questions.map((entry, index) => `${index + 1}. **${plain(entry.question)}** ${plain(entry.why)}`).join('\n'),
    ),
    recommendationsInFull(
      recommendations.filter((entry) => entry.part === 'diagnose'),
      site.host,
    ),
  );
}
