const MAX = 1_000_000;

/** Parses a typed quota: '' means unlimited (null). */
export function readQuota(text: string): { quota?: number | null; problem?: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { quota: null };
  if (!/^\d+$/.test(trimmed)) return { problem: 'Whole numbers only' };
  const quota = Number(trimmed);
  return quota > MAX ? { problem: 'At most 1,000,000' } : { quota };
}
