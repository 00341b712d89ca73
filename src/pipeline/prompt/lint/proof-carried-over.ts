import { siteText } from '../site-text.ts';
import { type Lint, missing, passed } from './lint.ts';

export const proofCarriedOver: Lint = {
  id: 'proof-carried-over',
  point: 3,
  gate: false,
  title: 'All proof is carried over, or dropped with a reason',
  check({ strategy: { elevate }, carries, says, lines }) {
    const proof = elevate.proof.filter((item) => siteText(item.text) !== '');
    const left = proof.filter((item) => {
      if (!carries(item.text)) return true;
      if (item.decision === 'drop') return !says(item.reason);
      const start = siteText(item.text)
        .replace(/^[“„«]/u, '')
        .slice(0, 40);
      return !lines.some((line) => line.text.includes(start) && line.text.includes(siteText(item.page)));
    });
    if (proof.length === 0) return passed('The site shows no proof, so there is none to carry over.');
    return left.length === 0
      ? passed(`${proof.length} of ${proof.length} pieces of proof are included word for word with their page, or left out with a reason.`)
      : missing(
          left.map((item) => `"${siteText(item.text)}"`),
          { of: proof.length, what: 'Proof without its words, page or reason' },
        );
  },
};
