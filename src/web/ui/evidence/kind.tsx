import { IconBulb, IconEyeOff, IconHelpCircle, IconQuote, IconUserCheck } from '@tabler/icons-react';
import type { EvidenceKind } from '#contracts/evidence.ts';

const KINDS = {
  observed: { icon: IconQuote, word: 'Observed', meaning: 'Quoted from the page.' },
  inferred: { icon: IconBulb, word: 'Inferred', meaning: 'Concluded from what was observed.' },
  'not-found': { icon: IconEyeOff, word: 'Not found', meaning: 'Looked for, and not there.' },
  owner: { icon: IconUserCheck, word: 'Your words', meaning: 'You said so.' },
  unknown: { icon: IconHelpCircle, word: 'Unknown', meaning: 'This could not be checked.' },
} satisfies Record<EvidenceKind, { icon: typeof IconQuote; word: string; meaning: string }>;

export function kindWords(kind: EvidenceKind) {
  return KINDS[kind];
}

/** How certain a statement is, as a small icon with a name. */
export function KindIcon({ kind, isNamed = true }: { kind: EvidenceKind; isNamed?: boolean }) {
  const { icon: Icon, word } = KINDS[kind];
  return (
    <Icon
      size="0.95em"
      stroke={1.5}
      style={{ verticalAlign: '-0.1em' }}
      {...(isNamed ? { 'aria-label': `(${word})`, role: 'img' } : { 'aria-hidden': true })}
    />
  );
}
