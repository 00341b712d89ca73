const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** A time in relative words: `3 hours ago`; '' when it is not a date. */
export function relativeTime(moment: string, now: number): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  if (Number.isNaN(seconds)) return '';
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}

/** A relative time with the exact one in its title. */
export function TimeAgo({ moment }: { moment: string }) {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={moment} title={date.toLocaleString('en')}>
      {relativeTime(moment, Date.now())}
    </time>
  );
}
