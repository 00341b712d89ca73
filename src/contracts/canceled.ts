const CANCELED = 'You canceled this.';

/** The reason of a run that its owner canceled; an analysis that has read pages counts. */
export function canceledAfter(pagesRead: number): string {
  if (pagesRead === 0) return CANCELED;
  return `${CANCELED} ${pagesRead} ${pagesRead === 1 ? 'page' : 'pages'} had been read, so it counts as an analysis.`;
}

/** Whether that is why a run ended. */
export const isCanceled = (reason: string): boolean => reason.startsWith(CANCELED);
