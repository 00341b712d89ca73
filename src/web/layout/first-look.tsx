import type { FirstLook as Look } from '#contracts/first-look.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { AnalysisProgress } from '../api/analysis-progress.ts';
import { counted } from '../ui/counted.ts';
import styles from './first-look.module.css';

const SEVERITY: Record<NonNullable<Look['findings']>[number]['severity'], string> = { high: 'High', medium: 'Medium', low: 'Low' };

type Props = { host: string; projectId: string | null; progress: AnalysisProgress };

/** What is known of a site while it is read. Its room is there from the start, so that nothing moves when it fills. */
export function FirstLook({ host, projectId, progress }: Props) {
  const { look } = progress;
  return (
    <section className={styles.look} aria-label="First look">
      <Screenshot host={host} projectId={projectId} has={look ? look.hasScreenshots : null} />
      <div className={styles.text}>{look ? <Known look={look} host={host} /> : <Lines widths={[45, 60, 80]} />}</div>
      <Findings look={look} />
      <p className={styles.basis}>{look ? basisOf(look, progress) : 'The first look comes with the home page.'}</p>
      <p className="visually-hidden" role="status">
        {look && `First look: ${look.businessName ?? host}.`}
      </p>
    </section>
  );
}

function Known({ look, host }: { look: Look; host: string }) {
  const language = look.language && languageName(look.language);
  return (
    <div className={styles.known} data-first-look>
      <h3 className={styles.name}>{look.businessName ?? host}</h3>
      <p>{look.industry ?? 'The industry is not clear yet.'}</p>
      <p className={styles.title}>
        {look.title ? `“${look.title}”` : 'The home page has no title.'}
        {language && ` In ${language}.`}
      </p>
    </div>
  );
}

function Screenshot({ host, projectId, has }: { host: string; projectId: string | null; has: boolean | null }) {
  return (
    <figure className={styles.screen}>
      {has && projectId && (
        <img
          src={`/api/projects/${encodeURIComponent(projectId)}/screenshots/desktop?of=newest`}
          alt={`Home page of ${displayHost(`https://${host}`)}`}
          width="1440"
          height="900"
          decoding="async"
        />
      )}
      {has === false && <figcaption>No screenshot: the page was not opened in a browser.</figcaption>}
    </figure>
  );
}

function Findings({ look }: { look: Look | null }) {
  const { findings = null, findingCount = 0 } = look ?? {};
  const rest = findingCount - (findings?.length ?? 0);
  return (
    <div className={styles.findings}>
      <h3 className={styles.heading}>First findings</h3>
      {findings === null && <Lines widths={[70, 85, 60, 75, 66]} />}
      {findings?.length === 0 && <p className={styles.arrived}>The checks of this page found no problem.</p>}
      {findings !== null && findings.length > 0 && (
        <ul className={styles.arrived}>
          {findings.map(({ id, title, severity }) => (
            <li key={id}>
              <span>{title}</span> <span className={styles.severity}>{SEVERITY[severity]}</span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={styles.rest}>and {counted(rest, 'other kind')}</p>}
    </div>
  );
}

/** What the look rests on, and what may still change it. */
function basisOf({ basis }: Look, { pagesRead, pagesTotal }: AnalysisProgress): string {
  if (basis === 'pages') return `From ${counted(pagesRead, 'page')}. Competitors and the full analysis are still to come.`;
  const left = pagesTotal - pagesRead;
  return `First look, from your home page; ${left > 0 ? `${counted(left, 'page')} still to read.` : 'the other pages are being checked.'}`;
}

function Lines({ widths }: { widths: number[] }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {widths.map((width) => (
        <div key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code; // no language code
  }
}
