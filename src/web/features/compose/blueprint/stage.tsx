import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import styles from './blueprint.module.css';
import { Frame } from './frame.tsx';

export type Comparison = 'pair' | 'slider' | 'alone';

type Props = {
  comparison: Comparison;
  /** Address of the blueprint's page. */
  src: string;
  /** What the page is called. */
  name: string;
  /** CSS pixels. */
  width: number;
  /** Screenshot of today's page at this width; null where there is none. */
  today: string | null;
};

/** The page of the blueprint, alone or against today's page. */
export function Stage({ comparison, today, ...page }: Props) {
  if (today === null || comparison === 'alone') return <Drawn {...page} />;
  if (comparison === 'slider') return <Slider today={today} {...page} />;
  return (
    <div className={styles.pair}>
      <figure>
        <figcaption>Today</figcaption>
        <div className={styles.fit} style={{ maxWidth: page.width }}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
          <section className={styles.today} aria-label="Screenshot of today's page" tabIndex={0}>
            <img src={today} alt={`${page.name} today`} />
          </section>
        </div>
      </figure>
      <figure>
        <figcaption>Blueprint</figcaption>
        <Drawn {...page} />
      </figure>
    </div>
  );
}

function Drawn({ src, name, width }: Pick<Props, 'src' | 'name' | 'width'>) {
  const { ref, width: room, height } = useElementSize();
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div className={styles.drawn} style={{ maxWidth: width }} ref={ref}>
      <Frame src={src} title={`Blueprint: ${name}`} width={width} height={height} scale={scale} />
    </div>
  );
}

const HALF = 50;

/** Both pages from the top, one over the other: what is left of the handle is today's. */
function Slider({ today, ...page }: Pick<Props, 'src' | 'name' | 'width'> & { today: string }) {
  const [share, setShare] = useState(HALF);
  return (
    <div className={styles.fit} style={{ maxWidth: page.width }}>
      <div className={styles.slider}>
        <Drawn {...page} />
        <div className={styles.over} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <img src={today} alt={`${page.name} today`} />
        </div>
        <span className={styles.handle} style={{ left: `${share}%` }} aria-hidden />
      </div>
      <label className={styles.range}>
        <span>Today</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="How much of today's page is shown"
          aria-valuetext={`${share}% today`}
          onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        />
        <span>Blueprint</span>
      </label>
    </div>
  );
}
