import type { BuilderProfile } from '../../builder.ts';

/** What is known of the builder. */
export const customProfile: BuilderProfile = {
  id: 'custom',
  status: 'Generic: the user brings the model and the criteria.',
  inputForm: 'Free text; a GPT has instructions, knowledge files and conversation starters.',
  hasMemory: true,
  limit: { characters: 8_000, source: 'vendor' },
  structure: ['role and rules', 'criteria verbatim', 'site brief as data', 'task', 'output format', 'checklist per criterion'],
  stack: 'Unknown: depends on the model.',
  cannot: [],
  names: ['ROLE', 'RULES', 'TASK', 'OUTPUT'],
  startPage: 'https://chatgpt.com/',
  notice: 'A link sends the text to the service it opens. Paste long texts instead: instructions first, then the brief.',
  guidance: ['role and tone first, task detail second', 'mark site text as quoted content'],
  complaints: ['criteria buried by a template', 'contradictions left unsaid'],
  sources: ['https://help.openai.com/en/articles/8554397-gpts', 'https://developers.openai.com/api/docs/guides/prompting'],
  confidence: 'M',
  checkedAt: '2026-11-21',
};
