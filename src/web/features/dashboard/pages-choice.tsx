import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { DEFAULT_MAX_PAGES } from '#contracts/limits.ts';
import type { AnalyzeInput } from '#contracts/project.ts';
import { usageQuery } from '../../api/usage.ts';
import { sayNotLoaded, useOnDemand } from '../../layout/use-on-demand.ts';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './dashboard-page.module.css';

export type PagesChosen = {
  /** null: as many as usual. */
  maxPages: number | null;
  /** Addresses or paths, one per line. */
  named: string;
};
export const USUAL_PAGES: PagesChosen = { maxPages: null, named: '' };

/** What was named, line by line. */
export const namedIn = ({ named }: PagesChosen) =>
  named
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The choice as a request says it; what is usual is left out. */
export function pagesInput(chosen: PagesChosen): Pick<AnalyzeInput, 'maxPages' | 'pages'> {
  const pages = namedIn(chosen);
  return { ...(chosen.maxPages === null ? {} : { maxPages: chosen.maxPages }), ...(pages.length === 0 ? {} : { pages }) };
}

/** What opens is not part of the first load. */
export const loadPagesForm = () => import('./pages-form.tsx');

type Props = { chosen: PagesChosen; onChange: (chosen: PagesChosen) => void };

/** How many pages are read, and which ones in any case: a small control that opens on request. */
export function PagesChoice({ chosen, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { data: usage } = useQuery(usageQuery);
  const PagesForm = useOnDemand(isOpen, loadPagesForm, () => {
    setOpen(false);
    sayNotLoaded('The choice of pages could not be loaded');
  });
  const maxPages = chosen.maxPages ?? usage?.pages?.default ?? DEFAULT_MAX_PAGES;
  const named = namedIn(chosen).length;
  const label = `${maxPages} ${maxPages === 1 ? 'page' : 'pages'}${named > 0 ? `, ${named} named` : ''}`;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!around.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    <div className={styles.pagesChoice} ref={around}>
      <SmallButton
        ref={button}
        onClick={() => setOpen(!isOpen)}
        rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
        aria-label={`Read up to ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
      >
        {label}
      </SmallButton>
      {isOpen && PagesForm && <PagesForm id={id} maxPages={maxPages} chosen={chosen} onChange={onChange} onClose={close} />}
    </div>
  );
}
