import { AppError } from '#contracts/errors.ts';
import { readWebsiteUrl } from '#contracts/website-url.ts';

/** Parses the URL of a competitor as typed. Throws `invalid-input` quoting a text that is no URL. */
export function parseCompetitorUrl(text: string): string {
  const read = readWebsiteUrl(text);
  if (read.ok) return read.url;
  throw new AppError(
    'invalid-input',
    `"${text.trim().slice(0, 100)}" is not a website address. Please enter the address of each competitor's website.`,
  );
}
