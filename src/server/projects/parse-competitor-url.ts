import { AppError } from '#contracts/errors.ts';
import { readWebsiteUrl } from '#contracts/website-url.ts';

/** Address of a competitor as somebody typed it. Throws `invalid-input` quoting what is no address. */
export function parseCompetitorUrl(text: string): string {
  const read = readWebsiteUrl(text);
  if (read.ok) return read.url;
  throw new AppError(
    'invalid-input',
    `"${text.trim().slice(0, 100)}" is not a website address. Please name each competitor by its address.`,
  );
}
