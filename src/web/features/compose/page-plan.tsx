import { NativeSelect } from '@mantine/core';
import { IconArrowMerge, IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import type { PagePlanItem, Strategy } from '#contracts/strategy.ts';
import type { StrategyEditing } from '../../api/strategy.ts';
import { EditableText } from '../../ui/editable-text.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import styles from './fields.module.css';
import { PageSections } from './page-sections.tsx';

const PAGES_SHOWN = 12;
const MAX_NAME_LENGTH = 300;
const DECISIONS = {
  keep: { icon: IconCheck, label: 'keep', done: 'kept' },
  merge: { icon: IconArrowMerge, label: 'merge', done: 'merged' },
  drop: { icon: IconX, label: 'drop', done: 'dropped' },
  add: { icon: IconPlus, label: 'add', done: 'added' },
};

/** What happens to every known page: its decision, name and sections can be changed. */
export function PagePlan({ strategy, editing }: { strategy: Strategy; editing: StrategyEditing }) {
  const pages = strategy.engineer.pagePlan;
  const leadsToSection = useLocation().hash.startsWith('#section-');
  if (pages.length === 0) return null;
  const counts = Object.entries(DECISIONS).map(([decision, { done }]) => ({
    done,
    count: pages.filter((page) => page.decision === decision).length,
  }));
  const unread = pages.filter(({ read }) => read === false).length;
  return (
    <section aria-labelledby="pages" className={styles.section}>
      <h2 id="pages">Pages</h2>
      <p className={styles.lead}>
        {[`${pages.length} pages`, ...counts.filter(({ count }) => count > 0).map(({ count, done }) => `${count} ${done}`)].join(', ')}
        {unread > 0 && `; ${unread} of them ${unread === 1 ? 'was' : 'were'} not read`}.
      </p>
      <ShowMore items={pages} count={leadsToSection ? pages.length : PAGES_SHOWN} noun="pages">
        {(shown) => (
          <ul className={styles.pages}>
            {shown.map((page) => (
              <li key={page.path}>
                <Page page={page} strategy={strategy} editing={editing} />
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </section>
  );
}

type PageProps = { page: PagePlanItem; strategy: Strategy; editing: StrategyEditing };

function Page({ page, strategy, editing }: PageProps) {
  const { icon: Icon, label } = DECISIONS[page.decision];
  const craft = strategy.craft.pages.find(({ path }) => path === page.path);
  return (
    <details className={styles.page} data-decision={page.decision}>
      <summary>
        <span className={styles.path}>{page.path}</span>
        <span className={styles.title}>{page.title}</span>
        <span className={styles.decision}>
          <Icon size="1em" stroke={2} aria-hidden /> {label}
          {page.decision === 'merge' && ` into ${page.mergeInto}`}
          {page.read === false && ', not read'}
        </span>
      </summary>
      <div className={styles.inside}>
        <p className={styles.reason}>{page.reason}</p>
        {!editing.isReadOnly && <PageFields page={page} strategy={strategy} editing={editing} />}
        {craft && page.decision !== 'drop' && page.decision !== 'merge' && <PageSections page={craft} editing={editing} />}
      </div>
    </details>
  );
}

function PageFields({ page, strategy, editing }: PageProps) {
  const id = useId();
  const { path } = page;
  const targets = strategy.engineer.pagePlan.filter(
    (other) => other.path !== path && other.decision !== 'drop' && other.decision !== 'merge',
  );
  const isNew = page.decision === 'add';
  function decide(decision: PagePlanItem['decision']) {
    const mergeInto = page.mergeInto || targets[0]?.path;
    editing.edit({ field: 'page', path, decision, ...(decision === 'merge' && mergeInto ? { mergeInto } : {}) });
  }
  return (
    <div className={styles.pageFields}>
      <NativeSelect
        label="Decision"
        value={page.decision}
        data={(isNew ? (['add', 'drop'] as const) : (['keep', 'merge', 'drop'] as const)).filter(
          (one) => one !== 'merge' || targets.length > 0,
        )}
        onChange={(event) => decide(event.currentTarget.value as PagePlanItem['decision'])}
      />
      {page.decision === 'merge' && (
        <NativeSelect
          label="Into"
          value={page.mergeInto}
          data={targets.map((target) => target.path)}
          onChange={(event) => editing.edit({ field: 'page', path, mergeInto: event.currentTarget.value })}
        />
      )}
      <div>
        <p className={styles.fieldLabel} id={id}>
          Page name
        </p>
        <EditableText
          label={`name of ${path}`}
          value={page.title}
          placeholder="Without a name"
          maxLength={MAX_NAME_LENGTH}
          onSave={(title) => editing.edit({ field: 'page', path, title })}
        />
      </div>
    </div>
  );
}
