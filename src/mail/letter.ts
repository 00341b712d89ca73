import { escapeHtml } from './escape-html.ts';

/** A mail as its reader sees it, both versions with the same words. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** A link that switches mails of this kind off, for mails that are sent only to those who want them. */
  unsubscribeUrl?: string;
};

export type LetterContent = {
  subject: string;
  /** Paragraphs before the link. */
  before: string[];
  link?: { label: string; url: string };
  /** Paragraphs after the link. */
  after: string[];
  /** Why the reader gets this mail. */
  why: string;
  /** Of mails that can be switched off: where. */
  unsubscribeUrl?: string;
};

const INK = '#1f1d1a';
const QUIET = '#5c564c';
const STOP = 'Stop these mails';
const BUTTON = '#26408b';

/**
 * Writes a letter as plain text and as HTML: one column, no images, nothing from other servers, nothing that tells when it is read. The link is
 * shown in full as well, for those who copy it.
 */
export function writeLetter({ subject, before, link, after, why, unsubscribeUrl }: LetterContent): Letter {
  const text = [
    ...before,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...after,
    `-- \n${why}${unsubscribeUrl ? `\n${STOP}: ${unsubscribeUrl}` : ''}`,
  ].join('\n\n');
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${BUTTON};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${QUIET}">If the button does nothing, open this address:<br><a href="${escapeHtml(link.url)}" style="color:${BUTTON};word-break:break-all">${escapeHtml(link.url)}</a></p>`
    : '';
  const stop = unsubscribeUrl ? ` <a href="${escapeHtml(unsubscribeUrl)}" style="color:${BUTTON}">${STOP}</a>` : '';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#faf8f4;color:${INK};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #e2ddd3;border-radius:6px">
<p style="margin:0 0 24px;font:600 18px Georgia,'Times New Roman',serif">Sitebrief</p>
<h1 style="margin:0 0 16px;font:600 24px/1.25 Georgia,'Times New Roman',serif">${escapeHtml(subject)}</h1>
${before.map(paragraph).join('\n')}
${button}
${after.map(paragraph).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2ddd3;font-size:14px;color:${QUIET}">${escapeHtml(why)}${stop}</p>
</main>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html, ...(unsubscribeUrl && { unsubscribeUrl }) };
}
