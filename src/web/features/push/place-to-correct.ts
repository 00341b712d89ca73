import type { BusinessProfile } from '#contracts/business.ts';
import { isKnown } from '#contracts/evidence.ts';
import { ProfileField } from '#contracts/facts.ts';
import type { LintResult } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { claimsOf, FIELDS } from '../../api/profile-fields.ts';
import type { ProjectScreen } from '../../api/project-paths.ts';
import { COPY_NAMES, sectionAnchor } from '../../api/strategy-view.ts';

/** Where a text is corrected: the screen, the element there, and what it is called. */
export type Place = { screen: ProjectScreen; hash: string; name: string };

type Source = { text: string; place: Place };

const COPY = ['headline', 'subhead', 'primaryButton', 'secondaryButton'] as const;

/** Where the points that are about one part of the plan are corrected, when no words tell. */
const PLACES: Record<string, Place> = {
  audience: { screen: 'analysis', hash: 'targetAudiences', name: 'target audience' },
  'x-factor': { screen: 'compose', hash: 'field-promise', name: COPY_NAMES.promise.toLowerCase() },
  'one-goal': { screen: 'compose', hash: 'field-primaryButton', name: COPY_NAMES.primaryButton.toLowerCase() },
  'button-targets': { screen: 'compose', hash: 'field-primaryTarget', name: COPY_NAMES.primaryTarget.toLowerCase() },
  'proof-carried-over': { screen: 'analysis', hash: 'trustSignals', name: 'proof' },
  sections: { screen: 'compose', hash: 'pages', name: 'pages and their sections' },
  'original-copy': { screen: 'compose', hash: 'pages', name: 'pages and their sections' },
  urls: { screen: 'compose', hash: 'pages', name: 'page plan' },
  'whole-site': { screen: 'compose', hash: 'pages', name: 'page plan' },
};

/** Words without marks and case, with a space at both ends: one text contains another only at whole words. */
const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Least share of a quoted line that a text has to cover to be what the note is about. */
const MOST_OF_IT = 0.4;
const QUOTED = /"([^"]+)"|“([^”]+)”/gu;

/** The texts that the owner can change, the strategy's own before the statements they are made from. */
function sourcesOf(strategy: Strategy | undefined, profile: BusinessProfile | undefined): Source[] {
  const compose = (text: string, hash: string, name: string): Source => ({ text, place: { screen: 'compose', hash, name } });
  const { craft, opening } = strategy ?? {};
  const copy = craft ? COPY.map((field) => compose(craft[field]?.text ?? '', `field-${field}`, COPY_NAMES[field].toLowerCase())) : [];
  const promise = opening ? [compose(opening.promise.text, 'field-promise', COPY_NAMES.promise.toLowerCase())] : [];
  const sections = (craft?.pages ?? []).flatMap(({ path, sections }) =>
    sections.flatMap(({ id, heading, text }) =>
      [heading, ...text].map((one) => compose(one, sectionAnchor(path, id), `“${heading || id.replaceAll('-', ' ')}” on ${path}`)),
    ),
  );
  const claims = profile
    ? ProfileField.options.flatMap((field) =>
        claimsOf(profile, field)
          .filter(isKnown)
          .map(({ text }): Source => ({ text, place: { screen: 'analysis', hash: field, name: FIELDS[field].title.toLowerCase() } })),
      )
    : [];
  return [...copy, ...promise, ...sections, ...claims];
}

/** How much of the wanted words a text of the plan has: all where it contains them, else its own length if it covers most of them. */
function overlap(wanted: string, text: string): number {
  if (text.trim() === '') return 0;
  if (text.includes(wanted)) return wanted.length;
  return wanted.includes(text) && text.length >= MOST_OF_IT * wanted.length ? text.length : 0;
}

/**
 * Where the owner corrects what a check found: the field of the strategy or the statement on the Analysis page whose words it
 * quotes, else the part of the plan that the point is about; null where only the prompt itself has it.
 */
export function placeToCorrect(
  { id, excerpt, reason }: Pick<LintResult, 'id' | 'excerpt' | 'reason'>,
  { strategy, profile }: { strategy: Strategy | undefined; profile: BusinessProfile | undefined },
): Place | null {
  const quoted = [...reason.matchAll(QUOTED)].map((match) => match[1] ?? match[2] ?? '');
  const wanted = [excerpt, ...quoted].map(wordsOf).filter((words) => words.trim().length > 2);
  let best: { size: number; place: Place } | null = null;
  for (const { text, place } of sourcesOf(strategy, profile)) {
    const words = wordsOf(text);
    const size = Math.max(0, ...wanted.map((one) => overlap(one, words)));
    if (size > (best?.size ?? 0)) best = { size, place };
  }
  return best?.place ?? (excerpt === '' ? (PLACES[id] ?? null) : null);
}
