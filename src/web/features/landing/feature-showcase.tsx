import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EvidenceKind } from '#contracts/evidence.ts';
import { projectPath } from '../../api/project-paths.ts';
import { EvidenceSelection } from '../../ui/evidence/evidence-context.tsx';
import { cellItem, claimItem, findingsItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMargin } from '../../ui/evidence/evidence-margin.tsx';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { KindIcon, kindWords } from '../../ui/evidence/kind.tsx';
import { Colors, Fonts } from '../../ui/report/brand.tsx';
import { BriefSheet } from '../../ui/report/brief-sheet.tsx';
import { ComparisonTable } from '../../ui/report/comparison-table.tsx';
import fix from '../../ui/report/fix-first.module.css';
import { FixList, PassedList, Scores } from '../../ui/report/fix-list.tsx';
import styles from './feature-showcase.module.css';
import type { SampleExtract } from './sample-extract.ts';

const KINDS: EvidenceKind[] = ['observed', 'inferred', 'not-found', 'unknown'];

/** The five main features, shown with the sample's own data. */
export function FeatureShowcase({ sample }: { sample: SampleExtract }) {
  const worst = sample.fixFirst[0];
  const rest = sample.blockTitles.length - sample.blocks.length;
  return (
    <>
      <Feature
        title="A margin of evidence"
        text="Select any statement and see its page, its quote, and how certain it is. Try it above. Four kinds of evidence, and none called “trust us”."
      >
        <dl className={styles.kinds}>
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>
                <KindIcon kind={kind} isNamed={false} /> {kindWords(kind).word}
              </dt>
              <dd>{kindWords(kind).meaning}</dd>
            </div>
          ))}
        </dl>
      </Feature>
      <EvidenceSelection initial={claimItem('Brand tone', sample.tone.claim)}>
        <Feature
          title="A portrait of the site"
          text="Its colors with their roles, its fonts, its tone of voice: observed values only, ready to hand on. Click to copy a value."
          margin={<EvidenceMargin label="Evidence of the portrait" />}
        >
          <Colors colors={sample.brand.colors.slice(0, 5)} />
          <Fonts fonts={sample.brand.fonts} />
          <p className={styles.tone} data-evidence-root>
            Tone: <EvidenceMark item={claimItem('Brand tone', sample.tone.claim)}>{sample.tone.words.join(', ')}</EvidenceMark>
          </p>
        </Feature>
      </EvidenceSelection>
      <EvidenceSelection
        initial={
          worst
            ? findingsItem(
                worst.title,
                sample.findings.filter(({ id }) => id === worst.id),
              )
            : null
        }
      >
        <Feature
          title="What to fix first"
          text="Search, conversion, accessibility, speed, content and security as one ordered list, with reach and effort. What already works is listed too."
          margin={<EvidenceMargin label="Evidence of the findings" />}
        >
          <Scores scores={sample.scores} />
          <div className={fix.columns} data-evidence-root>
            <FixList items={sample.fixFirst.slice(0, 3)} findings={sample.findings} pageCount={sample.pageCount} />
            <div className={fix.good}>
              <h4 className={styles.good}>Already good</h4>
              <PassedList checks={sample.passed.slice(0, 5)} />
            </div>
          </div>
        </Feature>
      </EvidenceSelection>
      <EvidenceSelection initial={cellItem('cell-own-price', 'You: Price shown', sample.own.price)}>
        <Feature
          title="You and your competitors, side by side"
          text="Five to eight of them: offer, price shown, main button, proof and guarantee. Each says how it was found and whether it was visited."
          isWide
          margin={<EvidenceMargin label="Evidence of the comparison" />}
        >
          <div data-evidence-root>
            <ComparisonTable own={sample.own} ownUrl={sample.url} competitors={sample.competitors} />
          </div>
        </Feature>
      </EvidenceSelection>
      <Feature
        title="A brief the builder understands"
        text="One message where the builder takes it whole, numbered blocks where it takes less at a time. Each has its own copy button and its length against the builder's limit. You saw the first above; this follows."
      >
        <BriefSheet
          prompt={{ builder: 'lovable', blocks: sample.blocks.slice(1), text: '', deepLink: null, startPage: '', notice: '' }}
          level={4}
          from={2}
        />
        <p className={styles.rest}>
          {rest > 0 && `and ${rest} more: ${sample.blockTitles.slice(sample.blocks.length).join(', ')}. `}
          <Link to={projectPath('push', 'demo-coffee', true)}>Read the full brief</Link>
        </p>
      </Feature>
    </>
  );
}

type FeatureProps = { title: string; text: string; children: ReactNode; margin?: ReactNode; isWide?: boolean };

function Feature({ title, text, children, margin, isWide = false }: FeatureProps) {
  return (
    <article className={styles.piece} data-wide={isWide || undefined}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {!isWide && margin && <div className={styles.margin}>{margin}</div>}
      </div>
      <div className={styles.screen}>{children}</div>
      {isWide && <div className={styles.margin}>{margin}</div>}
    </article>
  );
}
