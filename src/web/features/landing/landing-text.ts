import type { BuilderId } from '#contracts/builder.ts';

/** What the landing page says. True numbers only. */
export const STEPS = [
  { title: 'Analyze', text: 'Enter the URL. 12 pages are read while you watch, usually in 10-15 seconds; you may choose up to 100.' },
  {
    title: 'Optimize',
    text: 'A strategy in six parts by EXCEED: Evaluate, X-factor, Craft, Engineer, Elevate, Diagnose. You correct the facts and edit every word.',
  },
  { title: 'Deploy', text: 'Choose the builder, copy or download its brief, and check the new site against the list at the end.' },
];

/** Estimate for one analysis. */
export const NUMBERS = [
  { number: '100', text: 'pages of your site at most, most important first' },
  { number: '5-8', text: 'competitors, each with its source' },
  { number: '6', text: 'areas checked, from search to security' },
  { number: '6', text: 'builders the brief is written for' },
];

export const PROMISES = [
  {
    title: 'Invent',
    text: 'No reviews, numbers, clients or prices that your site does not show. What is missing becomes a question to you.',
  },
  {
    title: 'Lose pages',
    text: 'Addresses, titles and forms that work are protected in the brief. Every page we know of is in the plan, read or not.',
  },
  { title: 'Hide its sources', text: 'Every statement names its page and quote, and what could not be checked says so.' },
];

/** How the brief differs from builder to builder. */
export const BUILDERS: { id: BuilderId; text: string }[] = [
  { id: 'lovable', text: 'One message with the whole brief, and today’s site as files to attach.' },
  { id: 'framer', text: 'Canvas prompts for the home page, a style pass, then page by page.' },
  { id: 'wix', text: 'A first message to its assistant, then one turn per page.' },
  { id: 'typedream', text: 'A description to paste, then the final text section by section.' },
  { id: '10web', text: 'Its form fields, the outline to check, then the copy for each page.' },
  { id: 'custom', text: 'Your own GPT or builder, by your own criteria.' },
];
