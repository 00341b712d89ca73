import type { ReactNode } from 'react';
import type { Claim } from '#contracts/evidence.ts';
import { displayHost } from '#contracts/website-url.ts';
import { EvidenceSelection } from '../../ui/evidence/evidence-context.tsx';
import { claimItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMargin } from '../../ui/evidence/evidence-margin.tsx';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { FixList } from '../../ui/report/fix-list.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import styles from './live-sample.module.css';
import type { SampleExtract } from './sample-extract.ts';

/** A real brief: the analysis of a sample shop as a document, with a working evidence margin. */
export function LiveSample({ sample }: { sample: SampleExtract }) {
  const first = sample.blocks[0];
  return (
    <EvidenceSelection initial={sample.setsApart[0] ? claimItem('What sets it apart', sample.setsApart[0]) : null}>
      <section className={styles.desk} aria-labelledby="desk-title">
        <header className={styles.head}>
          <h2 id="desk-title">{sample.name}</h2>
          <p>
            A sample shop, {displayHost(sample.url)}: {sample.pageCount} pages read, {sample.checksPassed} checks passed, {sample.fixCount}{' '}
            things to fix, {sample.competitorCount} competitors.
          </p>
        </header>
        <div className={styles.columns}>
          <ScrollBox className={styles.text} label={`Brief of ${sample.name}`}>
            <div data-evidence-root>
              <Part title="The business">
                <dl className={styles.rows}>
                  <Row term="What it sells" claims={[sample.purpose]} />
                  <Row term="Industry" claims={[sample.industry]} />
                  <Row term="What it promises" claims={sample.promises} />
                  <Row term="What sets it apart" claims={sample.setsApart} />
                  <Row term="Looked for" claims={sample.notFound} />
                </dl>
              </Part>
              <Part title="Fix first">
                <FixList items={sample.fixFirst.slice(0, 3)} findings={sample.findings} pageCount={sample.pageCount} />
              </Part>
              {first && (
                <Part title="The brief for Lovable, block 1">
                  <pre className={styles.prompt}>{first.text}</pre>
                </Part>
              )}
            </div>
          </ScrollBox>
          <EvidenceMargin label="Evidence of the sample" />
        </div>
      </section>
    </EvidenceSelection>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Row({ term, claims }: { term: string; claims: Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {claims.map((claim) => (
          <p key={claim.id}>
            <EvidenceMark item={claimItem(term, claim)} />
          </p>
        ))}
      </dd>
    </div>
  );
}
