import { IconArrowMerge, IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './plan-map.module.css';
import { type HeadChange, headChanges, type PlannedPage, pagePlan } from './plan-tables.ts';

const PAGES_SHOWN = 12;
const CHANGES_SHOWN = 8;
const DECISIONS = [
  { word: 'keep', icon: IconCheck, label: 'kept' },
  { word: 'merge', icon: IconArrowMerge, label: 'merged' },
  { word: 'drop', icon: IconX, label: 'dropped' },
  { word: 'add', icon: IconPlus, label: 'added' },
];

/** The plan at a glance, read from the text as the owner edited it: what happens to every page, and titles and descriptions before and after. */
export function PlanMap({ text }: { text: string }) {
  const pages = pagePlan(text);
  const { changes, kept } = headChanges(text);
  if (pages.length === 0 && changes.length === 0) return null;
  return (
    <div className={styles.glance}>
      {pages.length > 0 && <PagePlan pages={pages} />}
      {changes.length > 0 && <Heads changes={changes} kept={kept} />}
    </div>
  );
}

const decisionOf = (page: PlannedPage) => DECISIONS.find(({ word }) => page.decision.toLowerCase().startsWith(word)) ?? DECISIONS[0];

function PagePlan({ pages }: { pages: PlannedPage[] }) {
  const counts = DECISIONS.map(({ word, label }) => ({ label, count: pages.filter((page) => decisionOf(page)?.word === word).length }));
  const told = counts.filter(({ count }) => count > 0).map(({ label, count }) => `${count} ${label}`);
  return (
    <details className={styles.part} open>
      <summary>
        <h3>Page plan</h3> <span>{`${pages.length} pages: ${told.join(', ')}`}</span>
      </summary>
      <ShowMore items={pages} count={PAGES_SHOWN} noun="pages">
        {(shown) => (
          <ul className={styles.map}>
            {shown.map((page) => (
              <Node key={page.path} page={page} />
            ))}
          </ul>
        )}
      </ShowMore>
    </details>
  );
}

function Node({ page }: { page: PlannedPage }) {
  const decision = decisionOf(page);
  const Icon = decision?.icon ?? IconCheck;
  return (
    <li className={styles.node} data-depth={page.depth} data-decision={decision?.word} title={page.reason}>
      <span className={styles.path}>{page.path}</span>
      <span className={styles.title}>{page.title}</span>
      <span className={styles.decision}>
        <Icon size="1em" stroke={2} aria-hidden /> {page.decision}
      </span>
    </li>
  );
}

function Heads({ changes, kept }: { changes: HeadChange[]; kept: number }) {
  return (
    <details className={styles.part}>
      <summary>
        <h3>Page titles and descriptions, before and after</h3> <span>{`${changes.length} change, ${kept} stay`}</span>
      </summary>
      <ShowMore items={changes} count={CHANGES_SHOWN} noun="changes">
        {(shown) => (
          <ScrollBox className={styles.scroll} label="Page titles and descriptions, before and after">
            <table className={styles.heads}>
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col">Before</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((change) => (
                  <tr key={`${change.page} ${change.part}`}>
                    <th scope="row">
                      <span className={styles.path}>{change.page}</span>
                      <span className={styles.of}>{change.part}</span>
                    </th>
                    <td className={styles.before}>{change.now === '–' ? 'none' : change.now}</td>
                    <td>
                      {change.next}
                      <span className={styles.of}>
                        {change.why}{' '}
                        <CopyButton
                          size="compact-sm"
                          variant="subtle"
                          text={change.next}
                          aria-label={`Copy the new ${change.part.toLowerCase()} of ${change.page}`}
                        >
                          Copy
                        </CopyButton>
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        )}
      </ShowMore>
    </details>
  );
}
