/** How long a question may take, in milliseconds. */
export type Patience = {
  /** For the whole question, including retries and the repair; with `streamedMs` until the first text and between two pieces of it. */
  timeoutMs: number;
  /** For the whole question while text arrives: long answers are worth waiting for as long as they grow. Absent: `timeoutMs`. */
  streamedMs?: number | undefined;
};

/** Aborts when the patience is over; `grew` says that text arrived, `limitMs` is the limit that was reached. */
export type Deadline = { signal: AbortSignal; grew(): void; limitMs(): number; end(): void };

/** Starts the clock of a question. `end` stops it. */
export function startDeadline({ timeoutMs, streamedMs = timeoutMs }: Patience): Deadline {
  const controller = new AbortController();
  let limit = timeoutMs;
  const expire = (ms: number) => {
    limit = ms;
    controller.abort(new DOMException('The answer took too long.', 'TimeoutError'));
  };
  const isPatient = streamedMs > timeoutMs;
  const whole = setTimeout(expire, streamedMs, streamedMs);
  let quiet = isPatient ? setTimeout(expire, timeoutMs, timeoutMs) : undefined;
  const end = () => {
    clearTimeout(whole);
    clearTimeout(quiet);
  };
  return {
    signal: controller.signal,
    grew() {
      if (!isPatient || controller.signal.aborted) return;
      clearTimeout(quiet);
      quiet = setTimeout(expire, timeoutMs, timeoutMs);
    },
    limitMs: () => limit,
    end,
  };
}
