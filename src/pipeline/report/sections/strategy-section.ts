import type { SharedReport } from '#contracts/shared-report.ts';
import { html, type Markup } from '../markup.ts';
import { claim, section, titledList } from '../pieces.ts';

type Strategy = NonNullable<SharedReport['strategy']>;

function moves({ moves: all }: Strategy, home: string): Markup | false {
  const items = all.map(({ title, why, how, impact, effort, isAdvice, evidence }) => {
    const kind = isAdvice ? ('inferred' as const) : ('observed' as const);
    return html`${claim({ text: title, kind, lookedIn: '', evidence }, home)}<p>${why} ${how}</p>
<p class="facts"><span>${impact} impact</span> <span>${effort} effort</span>${isAdvice && html` <span>general experience, not measured here</span>`}</p>`;
  });
  return titledList('Moves, the strongest first', items, 'ol');
}

function pagePlan({ pages, redirects }: Strategy): Markup | false {
  if (pages.length === 0) return false;
  const rows = pages.map(
    ({ path, title, decision, reason }) =>
      html`<tr><th scope="row"><code>${path}</code> <span>${title}</span></th><td>${decision}</td><td>${reason}</td></tr>`,
  );
  const moved = redirects.map(({ from, to, status }) => html`<code>${from}</code> to <code>${to || 'gone'}</code> (${status})`);
  return html`<h3 id="page-plan">Every page</h3><div class="scroll" role="region" aria-labelledby="page-plan" tabindex="0"><table>
<thead><tr><th scope="col">Page</th><th scope="col">Plan</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table></div>
${titledList('Redirects', moved)}`;
}

/** The plan: for whom, the promise, the moves, what stays, what is still to decide, every page. */
export function strategySection({ strategy, site }: SharedReport): Markup | false {
  if (!strategy) return false;
  const { aim, forWhom, promise, believe, stays, leaveOut, decisions, copy } = strategy;
  return section(
    'strategy',
    'Strategy',
    aim !== '' && html`<p class="lead">${aim}</p>`,
    promise !== '' && html`<h3>The promise</h3><blockquote>${promise}</blockquote>`,
    titledList('For whom', forWhom) || null,
    titledList('Why to believe it', believe) || null,
    moves(strategy, site.url) || null,
    html`<h3>First words of the new site</h3><p class="headline">${copy.headline}</p><p>${copy.subhead}</p>
${copy.buttons.length > 0 && html`<p class="facts">${copy.buttons.map((label) => html`<span>${label}</span> `)}</p>`}`,
    titledList('What stays', stays) || null,
    titledList(
      'What to leave out',
      leaveOut.map(({ text, why, instead }) => html`<q>${text}</q> ${why}${instead && html` Instead: ${instead}`}`),
    ) || null,
    titledList(
      'To decide before it goes live',
      decisions.map(
        ({ question, why, untilThen }) => html`<strong>${question}</strong> ${why}${untilThen && html` Until then: ${untilThen}`}`,
      ),
    ) || null,
    pagePlan(strategy) || null,
  );
}
