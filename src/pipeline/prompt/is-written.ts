import type { Strategy } from '#contracts/strategy.ts';

/** Whether a model wrote the copy of the new site: then the prompt has all of it, and takes from today's text only what it names. */
export const isWritten = ({ writer }: Pick<Strategy, 'writer'>): boolean => Boolean(writer?.answer);
