import type { Claim } from '#contracts/evidence.ts';
import { makeClaim, notFound, numbered, type Quote } from '../../evidence.ts';
import type { Reading } from '../../reading.ts';

/** Legal pages and notes a visitor can find: link or heading texts by what they give. */
const NOTES: readonly [string, RegExp][] = [
  ['Privacy policy', /\b(privacy|datenschutz\w*|confidentialité|privacidad|données personnelles)\b|プライバシー|個人情報/i],
  ['Terms of use or sale', /\b(terms|conditions|agb|cgv|cgu|términos|nutzungsbedingungen)\b|利用規約/i],
  ['Imprint or legal notice', /\b(impressum|imprint|legal notice|mentions légales|aviso legal)\b|特定商取引/i],
  ['Cookie policy or consent', /\bcookies?\b/iu],
  ['Accessibility statement', /\b(accessibility( statement)?|barrierefreiheit\w*|accessibilité|accesibilidad)\b/i],
  ['Refund or returns policy', /\b(refunds?|returns?|widerruf\w*|remboursement|devoluciones)\b/i],
  ['Security disclosure', /\b(vulnerability disclosure|security (policy|acknowledge\w*)|responsible disclosure)\b/i],
];

/** Signs of compliance with law and good practice: which legal pages and notes are there, in link texts and headings. */
export function findCompliance(reading: Reading): Claim[] {
  const claims: Claim[] = [];
  for (const [name, pattern] of NOTES) {
    const quote = firstNote(reading, pattern);
    if (quote) claims.push(makeClaim({ text: name, kind: 'observed', confidence: 0.8, quotes: [quote] }));
  }
  if (!claims.some((claim) => claim.text === 'Privacy policy'))
    claims.push(notFound('Privacy policy', 'links and headings of all pages read'));
  return numbered('compliance', claims);
}

function firstNote(reading: Reading, pattern: RegExp): Quote | null {
  for (const { page } of reading.pages) {
    const heading =
      page.type === 'legal' ? page.headings.find((one) => !one.hidden && pattern.test(one.text) && one.text.length < 80) : undefined;
    if (heading) return { page, selector: heading.selector, text: heading.text };
    const link = page.links.find(
      (one) =>
        !one.hidden &&
        one.text.length < 60 &&
        (one.region === 'footer' || one.internal) &&
        one.internal &&
        pattern.test(one.text) &&
        /polic|term|legal|impr|datenschutz|mention|aviso|privac|cookie|access|barriere|refund|return|secur|vuln|agb|cgv|condition|tokushoho/i.test(
          `${one.href} ${one.text}`,
        ),
    );
    if (link) return { page, selector: link.selector, text: link.text };
  }
  return null;
}
