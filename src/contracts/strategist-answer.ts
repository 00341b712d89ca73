import { z } from 'zod';
import { Decision, LeaveOut, Move } from './strategy.ts';

/** Where the model read something: a page id of the question and words of that page. */
const Quotes = z.array(z.object({ page: z.string(), quote: z.string() }));
const Line = z.object({ text: z.string(), quotes: Quotes });
const Button = z.object({ label: z.string(), target: z.string() });

/** A link of the menu or the footer. */
const Link = z.object({ label: z.string(), target: z.string() });

const Section = z.object({
  heading: z.string(),
  /** The form that shows it best, as advice to the builder: "table", "four large choices"; '' for plain text. */
  layout: z.string(),
  /** A limit the builder must keep here ("no claim about wheelchairs"); '' without one. Never shown to visitors. */
  note: z.string(),
  /** What it does when visitors use it (a filter, a calculator, a message already written): inputs, rule, result; '' where it only shows. */
  behavior: z.string(),
  /** Paths of today's images that belong in it; null to leave the choice to the built-in strategy. */
  images: z.array(z.string()).nullable(),
  /** Heading of a block of today's page that this section takes over word for word, with what is below it; '' for a section that is written. */
  today: z.string(),
  /** Paragraphs. */
  text: z.array(z.string()),
  /** `target`: where an entry leads that is a link of its own; '' for most. */
  items: z.array(z.object({ title: z.string(), text: z.string(), target: z.string() })),
  button: Button.nullable(),
  /** The path of today's page whose form belongs here, or `new:` and the name of a form in `forms`; '' without one. */
  form: z.string(),
  quotes: Quotes,
});

const FormAnswer = z.object({
  /** Path of today's page that has it, or of the page that gets a new form. */
  path: z.string(),
  /** What it is for, in a word or two; tells forms of one page apart. */
  name: z.string(),
  decision: z.enum(['keep', 'replace', 'drop', 'add']),
  reason: z.string(),
  /** All fields of the new form in their order; [] to keep today's. */
  fields: z.array(z.object({ label: z.string(), type: z.string(), required: z.boolean() })),
  /** Steps, hints and limits for the builder; '' without any. */
  note: z.string(),
  /** Shown after sending, in the site's language; '' for the built-in text. */
  success: z.string(),
});

const PageAnswer = z.object({
  path: z.string(),
  /** `add`: a page that the site does not have yet. */
  decision: z.enum(['keep', 'merge', 'drop', 'add']),
  mergeInto: z.string().nullable(),
  reason: z.string(),
  /** ISO 639-1 code where it differs from the site's; null for the site's language. */
  language: z.string().nullable(),
  /** Head data; null to keep what the built-in strategy has. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** The only h1; on the home page it is the headline. */
  h1: z.string().nullable(),
  /** Path of the image on its first screen; '' for none, null to keep today's. */
  image: z.string().nullable(),
  /** In their order, on the home page without the hero; [] to keep the built-in sections. */
  sections: z.array(Section),
  /** Headings of blocks of today's page that the new site does not need: what is neither written, taken over nor named here stays. */
  gone: z.array(z.string()),
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
  /** What the new site has to become, in one sentence. */
  aim: z.string().nullable(),
  /** Lines and habits of today's site that must survive the rebuild, with the reason. */
  keep: z.array(Line),
  headline: Line.nullable(),
  subhead: Line.nullable(),
  primaryButton: Button.nullable(),
  secondaryButton: Button.nullable(),
  navigation: z.object({ header: z.array(Link), button: Button.nullable(), footer: z.array(Link), note: z.string() }).nullable(),
  pages: z.array(PageAnswer),
  forms: z.array(FormAnswer),
  /** `instead`: what the new site says in its place, '' to say nothing. */
  leaveOut: z.array(LeaveOut.pick({ reason: true, why: true }).extend({ quote: z.string(), page: z.string(), instead: z.string() })),
  /** `hides`: words of the site (a phone number, a price, a claim) that are not published until it is decided. */
  decisions: z.array(
    Decision.pick({ question: true, why: true, untilThen: true, basis: true }).extend({ quotes: Quotes, hides: z.array(z.string()) }),
  ),
  /** How the new site should look and speak, as advice. */
  design: z
    .object({
      direction: z.string(),
      /** How it speaks: form of address, sentences, words to use and to avoid. */
      voice: z.string(),
      /** The palette: today's colors that stay, and what they lack. `hex`: `#rrggbb`. */
      colors: z.array(z.object({ use: z.string(), hex: z.string() })),
      type: z.string(),
      imagery: z.string(),
      signature: z.string(),
      avoid: z.array(z.string()),
    })
    .nullable(),
  /** Checks with a visible outcome that only this site needs. */
  acceptance: z.array(z.string()),
});
export type StrategistAnswer = z.infer<typeof StrategistAnswer>;
export type AnsweredPage = z.infer<typeof PageAnswer>;
export type AnsweredSection = z.infer<typeof Section>;
export type AnsweredLine = z.infer<typeof Line>;
