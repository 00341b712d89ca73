import { hasLetter } from '#text/characters.ts';
import { lettersOf } from '#text/words.ts';
import { ONLY_HEADING } from '../../strategy/elevate/proof.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import { isWritten } from '../is-written.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed } from './lint.ts';

export const proofCarriedOver: Lint = {
  id: 'proof-carried-over',
  point: 3,
  gate: false,
  title: 'All proof is carried over, or dropped with a reason',
  // A strategist's copy takes the proof that it uses.
  texts: ({ elevate, ...strategy }) =>
    isWritten(strategy) ? [] : elevate.proof.filter(({ decision }) => decision === 'use').map(({ text }) => text),
  check({ strategy, carries, says }) {
    // What the strategy leaves out is in its own list, with the reason.
    const isLeftOut = leftOutTexts(strategy);
    // A strategist's copy is complete: what is not in it is left out.
    if (isWritten(strategy)) return passed('A strategist wrote the copy, with the proof that it uses.');
    const proof = strategy.elevate.proof.filter(({ text }) => siteText(text) !== '' && !isLeftOut(text));
    if (proof.length === 0) return passed('The site shows no proof, so there is none to carry over.');
    const used = proof.filter(({ decision }) => decision === 'use');
    const name = used.find(({ text, author }) =>
      used.some((other) => other.author !== '' && other.author !== author && lettersOf(other.author) === lettersOf(text)),
    );
    if (name) return { marks: 0, reason: 'This is who said another quote.', excerpt: name.text };
    // Symbols alone need no reason.
    const left = proof.filter((item) =>
      item.decision === 'use'
        ? !carries(item.text) || !carries(item.author)
        : hasLetter(item.text) && item.reason !== ONLY_HEADING && !says(item.reason),
    );
    return left.length === 0
      ? passed(`${proof.length} of ${proof.length} pieces of proof are included word for word, or left out with a reason.`)
      : missing(
          left.map((item) => `"${siteText(item.text)}"`),
          { of: proof.length, what: 'Proof without its words or reason' },
        );
  },
};
