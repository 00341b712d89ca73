import type { PromptAttachment } from '#contracts/project.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { redirectsAsApache, redirectsAsCsv, redirectsAsNetlify, redirectsAsNginx, redirectsAsVercel } from '../strategy/redirects.ts';
import { bullets, headed, lines, paragraphs } from './block.ts';
import { contentMarkdown, todayMarkdown } from './content-file.ts';
import { correctContent } from './review/correct-content.ts';
import { issuesMarkdown } from './sections/issues.ts';
import { plannedText, siteText } from './site-text.ts';

const cell = (text: string) => siteText(text).replaceAll('|', '\\|');

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * `DESIGN.md`: the look as tokens that a coding agent or a designer can read. Only what was seen on the site, with its place;
 * colors that we propose are marked as such, with the contrast that requires them.
 */
export function designMarkdown({ site, elevate: { look, design } }: Strategy): string {
  const observed = look.colors.filter((color) => color.observed || color.chosen);
  const proposed = look.colors.filter((color) => !color.observed && !color.chosen);
  const parts = [
    `# Design of ${siteText(site.businessName)}`,
    `Values observed on ${siteText(site.url)}. Use them exactly; a value that is missing here was not seen on the site.`,
    headed(
      '## Colors\n',
      table(
        ['Role', 'Value', 'Where'],
        observed.map(({ role, hex, note }) => [role, `\`${hex}\``, cell(note)]),
      ) || "No colors were found in the site's style sheets: choose a few muted ones and ask the owner.",
    ),
    headed('## Colors to change\n', bullets(proposed.map(({ role, hex, note }) => `${role}: \`${hex}\` ${siteText(note)}`))),
    headed(
      '## Contrast\n',
      table(
        ['Text', 'Background', 'Ratio', 'Use', 'WCAG 1.4.3'],
        look.contrast.map(({ text, background, ratio, use, passes }) => [
          `\`${text}\``,
          `\`${background}\``,
          `${ratio}:1`,
          cell(use),
          passes ? 'passes 4.5:1' : 'fails 4.5:1',
        ]),
      ),
    ),
    headed(
      '## Typography\n',
      lines(
        design?.type && `Proposed: ${plannedText(design.type)}`,
        bullets(look.fonts.map(({ role, family, note }) => `${role}: ${siteText(family)} (${siteText(note)})`)) ||
          (!design?.type && "No font was found in the site's style sheets: use the visitor's system fonts."),
      ),
    ),
    headed('## Shape\n', look.radius === '' ? '' : `Corner radius: ${siteText(look.radius)}.`),
    headed('## Images and logo\n', paragraphs(siteText(look.imagery), look.logo === '' ? '' : `Logo: ${siteText(look.logo)}`)),
    headed('## Tone\n', look.toneWords.map(siteText).filter(Boolean).join(', ')),
    headed('## Do not use\n', bullets(look.forbidden.map(siteText))),
  ];
  return `${paragraphs(...parts)}\n`;
}

/**
 * All files that accompany a prompt, given as its text: design, the copy that the prompt refers to, today's site, issues, and the redirects in each
 * server's own format when a URL changes. `review`: what a model corrected in the prompt and in the copy.
 */
export function promptAttachments(strategy: Strategy, prompt: string, review?: PromptReview): PromptAttachment[] {
  const { urlMap: changes, pagePlan } = strategy.engineer;
  const design = { name: 'DESIGN.md', type: 'text/markdown', text: designMarkdown(strategy) };
  const content = { name: 'CONTENT.md', type: 'text/markdown', text: correctContent(contentMarkdown(strategy, prompt), review) };
  const today = { name: 'TODAY.md', type: 'text/markdown', text: todayMarkdown(strategy) };
  const issues = { name: 'ISSUES.md', type: 'text/markdown', text: issuesMarkdown({ strategy }) };
  const hasUnread = pagePlan.some(({ read }) => read === false);
  const redirects =
    changes.length === 0 && !hasUnread
      ? []
      : [
          { name: 'redirects.csv', type: 'text/csv', text: redirectsAsCsv(changes, pagePlan) },
          { name: 'redirects.nginx.conf', type: 'text/plain', text: redirectsAsNginx(changes, pagePlan) },
          { name: 'redirects.htaccess', type: 'text/plain', text: redirectsAsApache(changes, pagePlan) },
          { name: '_redirects', type: 'text/plain', text: redirectsAsNetlify(changes, pagePlan) },
          { name: 'vercel.json', type: 'application/json', text: changes.length === 0 ? '' : redirectsAsVercel(changes) },
        ];
  return [content, design, today, issues, ...redirects].filter((file) => file.text.trim() !== '');
}
