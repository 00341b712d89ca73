import { accentShades } from '#pipeline/report/accent.ts';
import { html, type Markup } from '#pipeline/report/markup.ts';
import { type ReportPage, writePage } from '#pipeline/report/write-report.ts';
import { fontUrl } from '../report/report-fonts.ts';

const LINKS = { font: fontUrl, icon: '/favicon.svg', isPrint: false };
const PLAIN = { name: '', shades: accentShades(null) };

/** A short page of our own that needs no account and no scripts. */
export const noticePage = (title: string, body: Markup): ReportPage =>
  writePage({ agency: PLAIN, title, body: html`<main><div class="notice"><h1>${title}</h1>${body}</div></main>`, links: LINKS });

/** Says what went wrong; `wayOn`: where to go from here. */
export const problemPage = (title: string, sentence: string, wayOn?: Markup): ReportPage =>
  noticePage(title, html`<p>${sentence}</p>${wayOn ?? false}`);

/** Asks for the password of a link; says nothing about what it shows. `problem`: why the last one was refused. */
export function passwordPage(problem = ''): ReportPage {
  const told = problem !== '' && html`<p class="problem" id="problem" role="alert">${problem}</p>`;
  return noticePage(
    'This report has a password',
    html`<p>Enter the password that you were given with the link.</p>${told}
<form method="post"><label for="password">Password</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password" autofocus${problem !== '' && html` aria-describedby="problem" aria-invalid="true"`}>
<button type="submit">Open the report</button></form>`,
  );
}
