import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import type { PageCraft, SectionPlan } from '#contracts/strategy.ts';
import { MAX_FIELD_LENGTH } from '#contracts/strategy-edits.ts';
import type { StrategyEditing } from '../../api/strategy.ts';
import { removedSections, sectionAnchor } from '../../api/strategy-view.ts';
import { EditableText } from '../../ui/editable-text.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './fields.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
const nameOf = ({ heading, id }: Pick<SectionPlan, 'heading' | 'id'>) => heading || id.replaceAll('-', ' ');

/** A page's sections in order: heading and text are edited in place, sections moved, removed and brought back. */
export function PageSections({ page, editing }: { page: PageCraft; editing: StrategyEditing }) {
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
