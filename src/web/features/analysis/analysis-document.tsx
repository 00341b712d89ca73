import type { Project } from '#contracts/project.ts';
import { toConfirm } from '../../api/to-confirm.ts';
import { Contents } from '../../ui/contents.tsx';
import { EvidenceSelection } from '../../ui/evidence/evidence-context.tsx';
import { EvidenceMargin } from '../../ui/evidence/evidence-margin.tsx';
import styles from './analysis-document.module.css';
import { FixFirst } from './fix-first.tsx';
import { PagesRead } from './pages-read.tsx';
import { Portrait } from './portrait.tsx';
import { ProfileClaims } from './profile-claims.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Summary } from './summary.tsx';
import type { Competitors } from './use-competitors.ts';

type Props = {
  project: Project;
  isBusy: boolean;
  onRegenerate: () => void;
  /** Left out where competitors cannot be changed. */
  editing: Competitors | undefined;
};

/** The analysis as a document: contents, text, and the margin of evidence. */
export function AnalysisDocument({ project, isBusy, onRegenerate, editing }: Props) {
  const { audit, profile, brand, comparison, pages, notes } = project;
  const sections = [
    { id: 'confirm', title: 'Please confirm', isThere: toConfirm(profile).length > 0 },
    { id: 'summary', title: 'Summary', isThere: true },
    { id: 'portrait', title: 'Portrait', isThere: brand !== undefined },
    { id: 'fix-first', title: 'Fix first', isThere: audit !== undefined },
    { id: 'business', title: 'The business', isThere: profile !== undefined },
    { id: 'side-by-side', title: 'Side by side', isThere: comparison !== undefined },
    { id: 'pages', title: 'Pages', isThere: pages !== undefined },
    { id: 'notes', title: 'Notes', isThere: (notes?.length ?? 0) > 0 },
  ].filter((section) => section.isThere);

  return (
    <EvidenceSelection>
      <div className={styles.layout}>
        <Contents sections={sections} />
        <article className={styles.text} data-evidence-root>
          <Summary project={project} isBusy={isBusy} onRegenerate={onRegenerate} />
          {brand && (
            <Portrait
              brand={brand}
              toneWords={profile?.brandTone.words ?? []}
              toneClaim={profile?.brandTone.claim}
              screenshots={project.screenshots ?? []}
              siteUrl={project.url}
            />
          )}
          {audit && <FixFirst audit={audit} findings={project.findings ?? []} pageCount={pages?.length ?? 0} />}
          {profile && <ProfileClaims profile={profile} functions={project.functions ?? []} />}
          {comparison && (
            <SideBySide
              comparison={comparison}
              competitors={project.competitors ?? []}
              ownUrl={project.url}
              isBusy={isBusy}
              editing={editing}
            />
          )}
          {pages && <PagesRead pages={pages} unread={project.unread ?? []} />}
          {notes && notes.length > 0 && (
            <section className={styles.section} aria-labelledby="notes">
              <h2 id="notes">Notes</h2>
              <ul className={styles.notes}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </section>
          )}
        </article>
        <EvidenceMargin keysHint="C confirms, E corrects, Delete removes; the arrow to the right leads to the buttons." />
      </div>
    </EvidenceSelection>
  );
}
