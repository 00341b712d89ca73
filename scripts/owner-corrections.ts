// Corrects the three sample sites as their owners would, in 20 ways, and looks at what every builder's prompt makes of it:
//
//   npm run -s corrections [-- --details]
//
// A correction is kept when the new value is in strategy and prompt, the old one is in neither, and every gate of the rubric passes.
import { parseArgs } from 'node:util';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { BuilderId } from '#contracts/builder.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { readStoredInsight } from '#contracts/insight.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { createDemoSamples } from '#demo/demo-samples.ts';
import { composePrompt } from '#pipeline/prompt/compose-prompt.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { applyEdits } from '#pipeline/strategy/edits/apply-edits.ts';

const { values: options } = parseArgs({ options: { details: { type: 'boolean', default: false } } });
const AT = '2026-11-22T09:00:00.000Z';
const CRITERIA = 'At most six pages. Formal tone.';

/** `gone`: words that nothing may say any more; '' where the old value may stay in another place. */
type Correction = { name: string; facts?: OwnerFact[]; edits?: StrategyEdit[]; now: string; gone: string };

function correctionsOf({ profile }: ResolvedOutputs, strategy: Strategy): Correction[] {
  const fact = (more: Partial<OwnerFact> & Pick<OwnerFact, 'field' | 'action'>): OwnerFact[] => [{ at: AT, ...more }];
  const correct = (field: OwnerFact['field'], claim: { id: string; text: string }, text: string) =>
    fact({ field, action: 'correct', claimId: claim.id, was: claim.text, text });
  const offers = (['services', 'products'] as const).flatMap((field) => profile[field].map((offer) => ({ field, offer })));
  const [first] = offers.filter(({ offer }) => !profile.businessName.text.includes(offer.text));
  const removed = offers.findLast(({ offer }) => offer.text.includes(' ') && offer !== first?.offer);
  const testimonial = profile.trustSignals.find(({ trustKind }) => trustKind === 'testimonials');
  const contact = profile.contacts.find(({ contactKind }) => contactKind === 'email');
  const [audience] = profile.targetAudiences;
  const [value] = profile.valuePropositions;
  const home = strategy.craft.pages[0];
  const section = home?.sections.find(({ kind, text }) => kind !== 'hero' && text.length > 0);
  const page = strategy.engineer.pagePlan.findLast(
    ({ path, type, decision }) => decision === 'keep' && path !== home?.path && ['about', 'article', 'blog', 'other', 'faq'].includes(type),
  );
  const question = strategy.diagnose.questions[0] ?? strategy.opening?.decisions[0];
  const answer = 'Yes, from the harbor office at pier four.';
  if (!first || !removed || !testimonial || !contact || !audience || !value || !home || !section || !page)
    throw new Error(`The sample ${profile.businessName.text} lacks something to correct.`);
  return [
    {
      name: 'name',
      facts: correct('businessName', profile.businessName, 'Ostwind & Partner'),
      now: 'Ostwind & Partner',
      gone: profile.businessName.text,
    },
    {
      name: 'industry',
      facts: correct('industry', profile.industry.claim, 'Kite surfing school'),
      now: 'kite surfing school',
      gone: profile.industry.claim.text,
    },
    {
      name: 'purpose',
      facts: correct('primaryPurpose', profile.primaryPurpose, 'Teaches kite surfing to beginners on the Baltic coast.'),
      now: 'Teaches kite surfing to beginners on the Baltic coast',
      gone: '',
    },
    {
      name: 'audience',
      facts: correct('targetAudiences', audience, 'Retired sailors who stay for a season'),
      now: 'Retired sailors who stay for a season',
      gone: `${audience.text}: `,
    },
    {
      name: 'audience removed',
      facts: fact({ field: 'targetAudiences', action: 'remove', claimId: audience.id, was: audience.text }),
      now: '',
      gone: `${audience.text}: `,
    },
    { name: 'offer renamed', facts: correct(first.field, first.offer, 'Harbor package'), now: 'Harbor package', gone: first.offer.text },
    {
      name: 'offer removed',
      facts: fact({ field: removed.field, action: 'remove', claimId: removed.offer.id, was: removed.offer.text }),
      now: '',
      gone: removed.offer.text,
    },
    {
      name: 'offer added with price',
      facts: fact({ field: first.field, action: 'add', text: 'Winter storage for boards', price: '$37 a month' }),
      now: '$37 a month',
      gone: '',
    },
    {
      name: 'price',
      facts: fact({
        field: first.field,
        action: 'correct',
        claimId: first.offer.id,
        was: first.offer.text,
        text: first.offer.text,
        price: '$1,234',
      }),
      now: '$1,234',
      gone: '',
    },
    {
      name: 'testimonial removed',
      facts: fact({ field: 'trustSignals', action: 'remove', claimId: testimonial.id, was: testimonial.text }),
      now: '',
      gone: testimonial.text,
    },
    { name: 'contact', facts: correct('contacts', contact, 'hafen@ostwind.example'), now: 'hafen@ostwind.example', gone: contact.text },
    {
      name: 'value proposition',
      facts: correct('valuePropositions', value, 'Boards are checked twice before every lesson'),
      now: '',
      gone: '',
    },
    {
      name: 'unique point added',
      facts: fact({ field: 'uniqueSellingPoints', action: 'add', text: 'The only school with a rescue boat of its own' }),
      now: 'rescue boat of its own',
      gone: '',
    },
    {
      name: 'headline',
      edits: [{ field: 'headline', text: 'Learn to kite where the wind is kind' }],
      now: 'Learn to kite where the wind is kind',
      gone: strategy.craft.headline.text,
    },
    {
      name: 'subhead',
      edits: [{ field: 'subhead', text: 'Lessons for beginners, every day from May to September.' }],
      now: 'Lessons for beginners, every day from May to September.',
      gone: strategy.craft.subhead.text,
    },
    { name: 'button', edits: [{ field: 'primaryButton', text: 'Book a first lesson' }], now: 'Book a first lesson', gone: '' },
    {
      name: 'section',
      edits: [{ field: 'section', path: home.path, section: section.id, text: ['Boards, suits and helmets are included.'] }],
      now: 'Boards, suits and helmets are included.',
      gone: section.text[0] ?? '',
    },
    { name: 'page dropped', edits: [{ field: 'page', path: page.path, decision: 'drop' }], now: '', gone: '' },
    { name: 'page renamed', edits: [{ field: 'page', path: page.path, title: 'The harbor crew' }], now: 'The harbor crew', gone: '' },
    {
      name: 'question answered',
      // A site that leaves nothing to ask gets a note instead.
      edits: [question ? { field: 'question', id: question.id, answer } : { field: 'notes', text: answer }],
      now: 'from the harbor office at pier four',
      gone: '',
    },
  ];
}

/** What a strategy tells to do: without the evidence and what is said of today. */
function instructionsOf(strategy: Strategy): string {
  const { craft, opening, site, elevate, xFactor } = strategy;
  return JSON.stringify({ craft, opening, site, elevate, xFactor, notes: strategy.notes, answers: strategy.answers }, (key, value) =>
    ['evidence', 'now', 'url', 'reason', 'images', 'logo', 'host'].includes(key) ? undefined : value,
  );
}

const folded = (text: string) => text.toLowerCase().replace(/[\s"“”’'\\]+/g, ' ');
const has = (text: string, part: string) => part !== '' && folded(text).includes(folded(part));
/** Where a text says a value, for `--details`. */
function around(text: string, part: string): string {
  if (!options.details) return '';
  const at = folded(text).indexOf(folded(part));
  return ` (…${folded(text).slice(Math.max(0, at - 60), at + part.length + 60)}…)`;
}

/** Addresses stay as they are. */
const withoutUrls = (text: string) => text.replace(/https?:\/\/\S+|(?<![\p{L}\p{N}])\/[\p{L}\p{N}][\w./-]*/gu, ' ');

type Result = { site: string; builder: BuilderId; correction: string; problems: string[] };

function check(site: string, outputs: ResolvedOutputs, correction: Correction, builder: BuilderId): Result {
  const stages = { ...outputs, insight: readStoredInsight(outputs.profile) };
  const resolved = resolveOutputs(stages, correction.facts ?? []);
  const { crawl, audit, profile, competitors } = resolved;
  const strategy = applyEdits(buildStrategy({ site: crawl, audit, profile, competitors }), correction.edits ?? []);
  const customPrompt = builder === 'custom' ? CRITERIA : '';
  const document = composePrompt({ builder, strategy, profile, customPrompt });
  const lint = lintPrompt({ document, strategy, profile, customPrompt });
  const said = profile.trustSignals.filter(({ trustKind }) => trustKind === 'testimonials').map(({ text }) => text);
  // Other people's words stay as they were said.
  const spoken = (text: string) => (correction.name === 'name' ? said.reduce((rest, quote) => rest.replaceAll(quote, ' '), text) : text);
  const prompt = spoken(withoutUrls(document.text));
  const told = spoken(withoutUrls(instructionsOf(strategy)));
  const problems = [
    correction.now !== '' && !has(told, correction.now) && 'not in the strategy',
    correction.now !== '' && !has(prompt, correction.now) && 'not in the prompt',
    has(told, correction.gone) && `the old value is in the strategy${around(told, correction.gone)}`,
    has(prompt, correction.gone) && `the old value is in the prompt${around(prompt, correction.gone)}`,
    ...lint.filter(({ gate, marks }) => gate && marks < 2).map(({ title, reason }) => `gate ${title}: ${reason}`),
  ].filter((problem) => problem !== false);
  return { site, builder, correction: correction.name, problems };
}

const results: Result[] = [];
for (const { project, stages } of createDemoSamples().all) {
  const { crawl, audit, profile, competitors } = stages;
  const plain = buildStrategy({ site: crawl, audit, profile, competitors });
  for (const correction of correctionsOf(stages, plain))
    for (const builder of BuilderId.options) results.push(check(project.id, stages, correction, builder));
}
const failed = results.filter(({ problems }) => problems.length > 0);
for (const { site, builder, correction, problems } of options.details ? failed : failed.slice(0, 12))
  console.log(`${site} ${builder}, ${correction}: ${problems.join('; ')}`);
console.log(`${results.length - failed.length} of ${results.length} corrections are kept.`);
process.exitCode = failed.length === 0 ? 0 : 1;
