import { useState } from 'react';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PageShot, type Shot, ShotState } from '../../../ui/page-shot.tsx';
import styles from './blueprint.module.css';

export type Comparison = 'pair' | 'slider' | 'alone';

type Props = {
  comparison: Comparison;
  /** Address of the blueprint's page. */
  src: string;
  /** What the page is called. */
  name: string;
  /** CSS pixels. */
  width: number;
  /** Today's page at this width; null where this width is not compared. */
  today: Shot | null;
};

/** The page of the blueprint, alone or against today's page. */
export function Stage({ comparison, today, ...page }: Props) {
  const drawn = <PageFrame src={page.src} title={`Blueprint: ${page.name}`} width={page.width} />;
  if (today === null || comparison === 'alone') return drawn;
  if (comparison === 'slider')
    return today.kind === 'image' ? (
      <Slider today={today.url} {...page} />
    ) : (
      <>
        <div className={styles.missing}>
          <ShotState shot={today} />
        </div>
        {drawn}
      </>
    );
  return (
    <div className={styles.pair}>
      <figure>
        <figcaption>Today</figcaption>
        <PageShot shot={today} alt={`${page.name} today`} width={page.width} />
      </figure>
      <figure>
        <figcaption>Blueprint</figcaption>
        {drawn}
      </figure>
    </div>
  );
}

const HALF = 50;

/** Both pages from the top, one over the other: what is left of the handle is today's. */
function Slider({ today, src, name, width }: Pick<Props, 'src' | 'name' | 'width'> & { today: string }) {
  const [share, setShare] = useState(HALF);
  return (
    <div className={styles.fit} style={{ maxWidth: width }}>
      <div className={styles.slider}>
        <PageFrame src={src} title={`Blueprint: ${name}`} width={width} />
        <div className={styles.over} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <img src={today} alt={`${name} today`} />
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
