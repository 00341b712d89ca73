import type { Analysis } from '#contracts/analysis.ts';
import type { Claim } from '#contracts/evidence.ts';

const QUOTE_LENGTH = 160;
const MOST_FINDINGS = 60;

const oneLine = (text: string) => text.replaceAll('\n', ' ').trim();
const quoteOf = ({ evidence }: Claim) => {
  const [first] = evidence;
  return first?.snippet ? ` ("${oneLine(first.snippet).slice(0, QUOTE_LENGTH)}", ${first.url})` : '';
};
const line = (claim: Claim) => (claim.text === '' ? [] : [`- ${oneLine(claim.text)} [${claim.kind}]${quoteOf(claim)}`]);
const section = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', `## ${title}`, ...lines]);

/** The brief as text: the business with its evidence, open questions, scores, what to fix, competitors, pages. */
export function briefText({ url, profile, audit, findings, competitors, pages, notes }: Analysis): string {
  const claims = (title: string, list: readonly Claim[]) => section(title, list.flatMap(line));
  const scores = Object.entries(audit.scores).map(([name, score]) => `${name} ${score ?? 'not checked'}`);
  return [
    `# Brief of ${url}`,
    ...section('The business', [
      ...line(profile.businessName),
      ...line(profile.industry.claim),
      ...line(profile.businessModel),
      ...line(profile.primaryPurpose),
      ...line(profile.brandTone.claim),
    ]),
    ...section(
      'Open questions for the owner',
      (profile.questions ?? []).map(({ id, question, why }) => `- ${id}: ${oneLine(question)} ${oneLine(why)}`),
    ),
    ...claims('Services', profile.services),
    ...claims('Products', profile.products),
    ...claims('Audiences', profile.targetAudiences),
    ...claims('Value propositions', profile.valuePropositions),
    ...claims('Unique selling points', profile.uniqueSellingPoints),
    ...claims('Proof', profile.trustSignals),
    ...claims('Contacts', profile.contacts),
    ...claims('Places', profile.geographies),
    ...section('Scores, 0 to 100', [`- ${scores.join(', ')}`]),
    ...section(
      'Findings',
      findings.slice(0, MOST_FINDINGS).map(({ severity, title, page }) => `- ${severity}: ${oneLine(title)} (${page})`),
    ),
    ...section(
      'Competitors',
      competitors.map(({ name, url: address }) => `- ${oneLine(name)}: ${address}`),
    ),
    ...section(
      'Pages read',
      pages.map(({ path, title }) => `- ${path} ${oneLine(title)}`),
    ),
    ...section(
      'Not checked',
      notes.map((note) => `- ${oneLine(note)}`),
    ),
  ].join('\n');
}
