const WITHIN_MS = 2_000;

/** Whether a query succeeds within two seconds. */
export async function respondsInTime(query: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), WITHIN_MS);
  });
  const response = query().then(
    () => true,
    () => false,
  );
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
}
