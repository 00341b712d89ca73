import { AppError } from '#contracts/errors.ts';

/** The 400 for every link that does not work (any more): why is nobody's business. */
export const linkIsOver = () => new AppError('invalid-input', 'This link has expired or was already used. Please ask for a new one.');

/** An address to hand over: absolute with PUBLIC_URL, else the path; never made of what a client sent. */
export const linkToHandOver = (path: string, publicUrl: string | undefined): string => (publicUrl ? new URL(path, publicUrl).href : path);
