import { z } from 'zod';
import { Decision, LeaveOut, Move } from './strategy.ts';

/** Where the model read something: a page id of the question and words of that page. */
const Quotes = z.array(z.object({ page: z.string(), quote: z.string() }));
const Line = z.object({ text: z.string(), quotes: Quotes });
const Button = z.object({ label: z.string(), target: z.string() });

const Section = z.object({
  heading: z.string(),
  /** Paragraphs. */
  text: z.array(z.string()),
  items: z.array(z.object({ title: z.string(), text: z.string() })),
  button: Button.nullable(),
  quotes: Quotes,
});

const PageAnswer = z.object({
  path: z.string(),
  decision: z.enum(['keep', 'merge', 'drop']),
  mergeInto: z.string().nullable(),
  reason: z.string(),
  /** Head data; null to keep what the built-in strategy has. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** In their order, on the home page without the hero; [] to keep the built-in sections. */
  sections: z.array(Section),
});

/**
 * What a model answers as the strategist. Everything is nullable, nothing optional, no limits: strict providers refuse both. Lengths and
 * truth are checked afterwards (strategy/model).
 */
export const StrategistAnswer = z.object({
  forWhom: z.array(Line),
  promise: Line.nullable(),
  believe: z.array(Line),
  moves: z.array(
    Move.pick({ title: true, why: true, how: true, impact: true, effort: true, basis: true, findingIds: true }).extend({ quotes: Quotes }),
  ),
  headline: Line.nullable(),
  subhead: Line.nullable(),
  primaryButton: Button.nullable(),
  secondaryButton: Button.nullable(),
  pages: z.array(PageAnswer),
  leaveOut: z.array(LeaveOut.pick({ reason: true, why: true }).extend({ quote: z.string(), page: z.string() })),
  decisions: z.array(Decision.pick({ question: true, why: true, untilThen: true, basis: true }).extend({ quotes: Quotes })),
});
export type StrategistAnswer = z.infer<typeof StrategistAnswer>;
export type AnsweredPage = z.infer<typeof PageAnswer>;
export type AnsweredSection = z.infer<typeof Section>;
export type AnsweredLine = z.infer<typeof Line>;
