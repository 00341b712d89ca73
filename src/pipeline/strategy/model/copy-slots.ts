import type { Evidence } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { comparable, foldedWithin, hasQuotes } from '../words.ts';

/** A text of the strategy that a model may put in other words; everything else of the strategy stays as it is. */
export type Slot = {
  id: string;
  /** `copy` is shown on the new site, in its language; `advice` is for the owner, in English. */
  kind: 'copy' | 'advice';
  text: string;
  /** Characters. */
  min: number;
  max: number;
  /** What the text is for, to the model. */
  job: string;
  /** Paths, labels, quotes and figures of the text must all be in the new one. */
  keepsFacts: boolean;
  evidence: readonly Evidence[];
};

const PARAGRAPHS = 24;
const ADVICE = 14;
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = { min: 70, max: 160 };
const PARAGRAPH_LENGTH = { min: 60, max: 700 };

const copy = (id: string, text: string, rest: Pick<Slot, 'max' | 'job'> & Partial<Slot>): Slot => ({
  ...{ id, text, kind: 'copy', min: 8, keepsFacts: false, evidence: [] },
  ...rest,
});
const advice = (id: string, text: string, job: string, rest: Partial<Slot> = {}): Slot => ({
  ...{ id, text, kind: 'advice', min: 20, max: Math.min(700, text.length + 240), job, keepsFacts: true, evidence: [] },
  ...rest,
});

/** Opening lines; a headline that the site has as its h1 today stays, as everything good does. */
function opening({ craft, engineer, xFactor }: Strategy): Slot[] {
  const home = engineer.head.find((head) => head.path === craft.pages[0]?.path);
  const isToday = home !== undefined && comparable(home.h1.now) === comparable(craft.headline.text);
  const headline = copy('headline', craft.headline.text, {
    ...{ max: 100, job: 'headline of the home page: what, for whom, where, in one line without a full stop' },
    evidence: craft.headline.evidence,
  });
  const subhead = copy('subhead', craft.subhead.text, {
    ...{ max: 200, min: 30, job: 'line below the headline: what the headline leaves open, one or two sentences' },
    evidence: craft.subhead.evidence,
  });
  const { statement } = xFactor;
  const own = statement && {
    ...{ max: 240, min: 30, job: 'the one thing this business can prove and competitors cannot, as a sentence of the site' },
    evidence: statement.evidence,
  };
  return [...(isToday ? [] : [headline]), subhead, ...(statement && own ? [copy('x-factor', statement.text, own)] : [])];
}

/** Titles and descriptions that change; unchanged ones are no slots. */
function heads({ engineer }: Strategy): Slot[] {
  const legal = new Set(engineer.pagePlan.filter((page) => page.type === 'legal').map((page) => page.path));
  return engineer.head.flatMap((head) =>
    legal.has(head.path)
      ? []
      : [
          ...(head.title.now === head.title.new
            ? []
            : [copy(`title ${head.path}`, head.title.new, { max: TITLE_LENGTH, job: `title of ${head.path} for search results` })]),
          ...(head.description.now === head.description.new
            ? []
            : [
                copy(`description ${head.path}`, head.description.new, {
                  ...DESCRIPTION_LENGTH,
                  job: `description of ${head.path} for search results: whole sentences that say what one finds there`,
                }),
              ]),
        ],
  );
}

/** Paragraphs of the pages' sections, without those that hold proof: others' words and figures stay to the letter. */
function paragraphs({ craft, elevate }: Strategy): Slot[] {
  const proof = elevate.proof.map((item) => item.text).filter((text) => text.length > 12);
  const holdsProof = (text: string) => proof.some((item) => foldedWithin(item, text) || foldedWithin(text, item));
  return craft.pages
    .flatMap((page) =>
      page.sections.flatMap((section) =>
        section.text.map((text, at) =>
          copy(`text ${page.path} ${section.id} ${at + 1}`, text, {
            ...{ ...PARAGRAPH_LENGTH, max: Math.min(PARAGRAPH_LENGTH.max, text.length + 80), keepsFacts: true, evidence: section.evidence },
            job: `paragraph of the section "${section.id}" on ${page.path}`,
          }),
        ),
      ),
    )
    .filter(({ text }) => text.length >= PARAGRAPH_LENGTH.min && text !== craft.subhead.text && !hasQuotes(text) && !holdsProof(text))
    .slice(0, PARAGRAPHS);
}

const IMPACT = { high: 0, medium: 1, low: 2 } as const;

function advices({ recommendations, diagnose }: Strategy): Slot[] {
  const wanted = recommendations.toSorted((a, b) => IMPACT[a.impact] - IMPACT[b.impact]).slice(0, ADVICE);
  return [
    ...wanted.flatMap(({ id, action, why, evidence }) => [
      advice(`do ${id}`, action, 'what the owner does, as an order', { evidence }),
      advice(`why ${id}`, why, 'why it pays, for the owner of this business', { evidence }),
    ]),
    ...diagnose.tests.map(({ hypothesis }, at) => advice(`test ${at + 1}`, hypothesis, 'a test to run on the new site: if ..., then ...')),
    ...diagnose.questions.flatMap(({ id, question, why }) => [
      advice(`ask ${id}`, question, 'a question to the owner', { keepsFacts: true }),
      advice(`because ${id}`, why, 'why we ask it'),
    ]),
  ];
}

/** All texts that a model may reword, those that visitors see first. */
export function findCopySlots(strategy: Strategy): Slot[] {
  return [...opening(strategy), ...heads(strategy), ...paragraphs(strategy), ...advices(strategy)].filter(
    (slot) => slot.text.trim() !== '',
  );
}
