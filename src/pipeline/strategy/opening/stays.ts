import type { ProtectedItem } from '#contracts/strategy.ts';
import { listed } from '#text/list.ts';
import { plural } from '#text/words.ts';
import { formName } from '../markdown/sentences.ts';
import type { OpeningParts } from './opening.ts';

const distinct = (texts: readonly string[]) => [...new Set(texts)];

/** What a rebuild keeps, in short lines with counts. */
export function stayLines({ evaluate, engineer, elevate }: OpeningParts): string[] {
  const kept = engineer.pagePlan.filter(({ decision }) => decision === 'keep');
  const unread = kept.filter(({ read }) => read === false).length;
  const of = (kind: ProtectedItem['kind']) => evaluate.works.filter((item) => item.kind === kind);
  const proof = elevate.proof.filter(({ decision }) => decision === 'use').length;
  const forms = distinct(of('form').map(({ text }) => formName(text)));
  const functions = distinct(of('function').map(({ text }) => text.replaceAll('-', ' ')));
  const checks = of('check').length;
  const lines: [boolean, string][] = [
    [kept.length > 0, `${plural(kept.length, 'page')} at today\u2019s addresses${unread === 0 ? '' : ` (${unread} of them not read)`}`],
    [of('title').length > 0, plural(of('title').length, 'page title that works', 'page titles that work')],
    [proof > 0, `${plural(proof, 'piece')} of proof, word for word`],
    [forms.length > 0, `The ${listed(forms)}, with the same fields`],
    [functions.length > 0, `Working today: ${listed(functions.slice(0, 6))}`],
    [engineer.legalPages.length > 0, `${plural(engineer.legalPages.length, 'legal page')}, word for word`],
    [elevate.look.colors.some(({ observed }) => observed), 'Logo, colors and fonts as observed'],
    [checks > 0, `${plural(checks, 'check')} that ${checks === 1 ? 'passes' : 'pass'} today`],
  ];
  return lines.flatMap(([holds, line]) => (holds ? [line] : []));
}
