import { defineInventionCheck } from './sentence-checks.ts';

export const inventedName = defineInventionCheck({
  id: 'invented-name',
  title: 'No person, place or company is invented',
  why: 'Builders invent team members, customers and partners.',
  red: 'A new sentence names someone or something that nobody named, or a new line is the name of a person whom nobody knows.',
  kind: 'name',
});
