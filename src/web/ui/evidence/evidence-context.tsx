import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
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

/** Below this there is no room for a margin. Same number as in evidence-margin.module.css. */
const NARROW = '(max-width: 68em)';

/** Holds which statement is selected. */
export function EvidenceSelection({ children }: { children: ReactNode }) {
  const isSheet = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [item, setItem] = useState<EvidenceItem | null>(null);
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
