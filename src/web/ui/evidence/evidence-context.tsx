import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useMedia } from '../use-media.ts';
import type { EvidenceItem } from './evidence-item.ts';

type Selection = {
  item: EvidenceItem | null;
  /** True where the margin is a sheet from below. */
  isSheet: boolean;
  isSheetOpen: boolean;
  select: (item: EvidenceItem, opensSheet: boolean) => void;
  closeSheet: () => void;
};

const SelectionContext = createContext<Selection | null>(null);

/** Below this width there is no space for a margin. Same number as in evidence-margin.module.css. */
const NARROW = '(max-width: 68em)';

/** Holds which statement is selected; `initial` is shown in the margin from the start. */
export function EvidenceSelection({ initial = null, children }: { initial?: EvidenceItem | null; children: ReactNode }) {
  const isSheet = useMedia(NARROW);
  const [item, setItem] = useState(initial);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const selection = useMemo<Selection>(
    () => ({
      item,
      isSheet,
      isSheetOpen: isSheet && isSheetOpen,
      select: (next, opensSheet) => {
        setItem(next);
        if (opensSheet) setSheetOpen(true);
      },
      closeSheet: () => setSheetOpen(false),
    }),
    [item, isSheet, isSheetOpen],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useEvidenceSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('useEvidenceSelection must be used within EvidenceSelection.');
  return selection;
}
