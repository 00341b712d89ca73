import { Button, Loader } from '@mantine/core';
import styles from './page-shot.module.css';

/** A screenshot, or why there is none. */
export type Shot =
  | { kind: 'image'; url: string }
  | { kind: 'loading'; text: string }
  | { kind: 'none'; reason: string /** Absent where another attempt changes nothing. */; retry?: () => void };

type Props = {
  shot: Shot;
  /** What the image shows. */
  alt: string;
  /** CSS pixels that the page has. */
  width: number;
  /** As for a frame; by default the image fits into its place. */
  zoom?: number | undefined;
};

/** A screenshot in a place of fixed height that scrolls, also by keyboard. */
export function PageShot({ shot, alt, width, zoom }: Props) {
  const most = zoom === undefined ? { maxWidth: width } : {};
  if (shot.kind !== 'image')
    return (
      <div className={styles.place} style={most}>
        <ShotState shot={shot} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <section className={styles.place} style={most} aria-label={`Screenshot: ${alt}`} tabIndex={0}>
      <img key={shot.url} src={shot.url} alt={alt} style={zoom === undefined ? {} : { width: width * zoom, maxWidth: 'none' }} />
    </section>
  );
}

/** Says that a screenshot is on its way, or why there is none and what can be done. */
export function ShotState({ shot }: { shot: Exclude<Shot, { kind: 'image' }> }) {
  if (shot.kind === 'loading')
    return (
      <p className={styles.state} role="status">
        <Loader size="xs" color="gray" aria-hidden /> <span>{shot.text}</span>
      </p>
    );
  return (
    <div className={styles.state}>
      <p>{shot.reason}</p>
      {shot.retry && (
        <Button size="compact-sm" variant="default" onClick={shot.retry}>
          Try again
        </Button>
      )}
    </div>
  );
}
