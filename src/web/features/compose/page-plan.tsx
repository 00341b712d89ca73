import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowMerge, IconArrowUp, IconCheck, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PageCraft, PagePlanItem, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { MAX_FIELD_LENGTH } from '#contracts/strategy-edits.ts';
import type { StrategyEditing } from '../../api/strategy.ts';
import { removedSections, sectionAnchor } from '../../api/strategy-view.ts';
import { EditableText } from '../../ui/editable-text.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './fields.module.css';

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

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const nameOf = ({ heading, id }: Pick<SectionPlan, 'heading' | 'id'>) => heading || id.replaceAll('-', ' ');

/** A page's sections in order: heading and text are edited in place, sections moved, removed and brought back. */
function PageSections({ page, editing }: { page: PageCraft; editing: StrategyEditing }) {
  const list = useRef<HTMLOListElement>(null);
  const { path, sections } = page;
  const removed = removedSections(editing.edits).filter((edit) => edit.path === path);

  function move(index: number, step: 1 | -1) {
    const order = sections.map(({ id }) => id);
    const [moved] = order.splice(index, 1);
    order.splice(index + step, 0, moved as string);
    editing.edit({ field: 'sectionOrder', path, order });
    // The section takes the focus along to its new place.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[index + step]?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)');
      (buttons?.[step === 1 ? buttons.length - 1 : 0] ?? null)?.focus();
    });
  }
  return (
    <>
      <ol className={styles.sections} ref={list}>
        {sections.map((section, index) => (
          <li key={section.id} id={sectionAnchor(path, section.id)}>
            <div className={styles.sectionHead}>
              <h4>
                <EditableText
                  label={`heading of ${nameOf(section)}`}
                  value={section.heading}
                  placeholder={nameOf(section)}
                  maxLength={MAX_FIELD_LENGTH}
                  isReadOnly={editing.isReadOnly}
                  onSave={(heading) => editing.edit({ field: 'section', path, section: section.id, heading })}
                />
              </h4>
              {!editing.isReadOnly && (
                <div className={styles.tools}>
                  <ActionIcon
                    data-move
                    variant="subtle"
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                    aria-label={`Move ${nameOf(section)} up`}
                  >
                    <IconArrowUp {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    data-move
                    variant="subtle"
                    disabled={index === sections.length - 1}
                    onClick={() => move(index, 1)}
                    aria-label={`Move ${nameOf(section)} down`}
                  >
                    <IconArrowDown {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    onClick={() => editing.edit({ field: 'section', path, section: section.id, removed: true })}
                    aria-label={`Remove ${nameOf(section)}`}
                  >
                    <IconTrash {...icon} />
                  </ActionIcon>
                </div>
              )}
            </div>
            {section.purpose !== '' && <p className={styles.reason}>{section.purpose}</p>}
            <EditableText
              label={`text of ${nameOf(section)}`}
              value={section.text.join('\n\n')}
              placeholder="No text of its own"
              isLong
              maxLength={MAX_FIELD_LENGTH}
              isReadOnly={editing.isReadOnly}
              onSave={(text) => editing.edit({ field: 'section', path, section: section.id, text: paragraphsOf(text) })}
            />
            {section.items.length > 0 && <p className={styles.reason}>{itemsOf(section)}</p>}
          </li>
        ))}
      </ol>
      {removed.map((edit) => (
        <p key={edit.section} className={styles.removed}>
          Removed: {edit.section.replaceAll('-', ' ')}{' '}
          {!editing.isReadOnly && <SmallButton onClick={() => editing.edit({ ...edit, removed: false })}>Bring back</SmallButton>}
        </p>
      ))}
    </>
  );
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const ITEMS_NAMED = 4;

function itemsOf({ items }: SectionPlan): string {
  const names = items.slice(0, ITEMS_NAMED).map(({ title, text }) => title || text);
  const rest = items.length - names.length;
  return `With ${names.map((name) => `“${name.slice(0, 60)}”`).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
