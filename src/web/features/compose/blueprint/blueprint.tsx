import { Button, NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconExternalLink, IconMaximize } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import type { BlueprintAnswer } from '#contracts/blueprint.ts';
import type { Project } from '#contracts/project.ts';
import type { PageScreenshotKind } from '#contracts/screenshots.ts';
import { blueprintZipPath, useBlueprint } from '../../../api/blueprint.ts';
import { messageOf } from '../../../api/client.ts';
import { useProjectRoute } from '../../../api/project-paths.ts';
import { usePageToday } from '../../../layout/use-page-today.ts';
import { Choice } from '../../../ui/choice.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PageShot, type Shot, ShotState } from '../../../ui/page-shot.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StateBlock } from '../../../ui/states.tsx';
import fields from '../fields.module.css';
import styles from './blueprint.module.css';
import { nextPage, type ShownPage } from './frame-address.ts';

/** Widths that a page is looked at in, CSS pixels, and the screenshot of today's page at each. */
const WIDTHS: { value: '1440' | '768' | '390'; label: string; shot: PageScreenshotKind | null }[] = [
  { value: '1440', label: 'Desktop', shot: 'desktop' },
  { value: '768', label: 'Tablet', shot: null },
  { value: '390', label: 'Phone', shot: 'mobile' },
];
const COMPARISONS: { value: Comparison; label: string }[] = [
  { value: 'pair', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
  { value: 'alone', label: 'Blueprint alone' },
];
const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Props = { project: Project; strategyVersion: number /** Edits that are not saved yet are not drawn yet. */; isSaving: boolean };

/** The proposed site as it would look, against today's: drawn from the strategy, following every edit. */
export function Blueprint({ project, strategyVersion, isSaving }: Props) {
  const { id, isDemo } = useProjectRoute();
  const { data, error, isPlaceholderData, refetch } = useBlueprint(id, isDemo, strategyVersion);
  return (
    <section aria-labelledby="blueprint" className={`${fields.section} ${styles.section}`}>
      <h2 id="blueprint">Blueprint</h2>
      <p className={fields.lead}>
        The new site, drawn from this strategy in the site's own words, images and colors. Nothing is made up: what's missing is marked as a
        gap.
      </p>
      {data && <Drawing project={project} blueprint={data} isBehind={isSaving || isPlaceholderData} />}
      {!data && error && (
        <StateBlock
          level={3}
          tone="error"
          title="The blueprint could not be drawn"
          actions={
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'Your strategy is not affected.')}
        </StateBlock>
      )}
      {!data && !error && (
        <div className={`${styles.box} ${styles.loading}`}>
          <SkeletonRows rows={4} label="Drawing the blueprint..." />
        </div>
      )}
    </section>
  );
}

function Drawing({ project, blueprint, isBehind }: { project: Project; blueprint: BlueprintAnswer; isBehind: boolean }) {
  const { id, isDemo } = useProjectRoute();
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [file, setFile] = useState('');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>(isPhone ? '390' : '1440');
  const [wish, setWish] = useState<Comparison>(isPhone ? 'alone' : 'pair');
  const [shown, setShown] = useState<ShownPage | null>(null);
  const page = blueprint.pages.find((one) => one.file === file) ?? blueprint.pages[0];
  const shot = WIDTHS.find(({ value }) => value === width)?.shot ?? null;
  const today = usePageToday(project, { path: page?.path ?? '/', isHome: page === blueprint.pages[0], kind: shot ?? 'desktop' });
  const next = page ? nextPage(shown, page, blueprint.base) : null;
  if (next !== shown) setShown(next);
  if (!page || !next) return <p className={fields.lead}>{blueprint.notes.join(' ') || 'There is no page to draw.'}</p>;

  return (
    <div ref={box} className={styles.box}>
      <div className={styles.bar}>
        <NativeSelect
          aria-label="Page"
          value={page.file}
          data={blueprint.pages.map((one) => ({ value: one.file, label: `${one.path}${one.read ? '' : ', not read'}` }))}
          onChange={(event) => setFile(event.currentTarget.value)}
        />
        <Choice label="Width" value={width} options={WIDTHS} onChange={setWidth} />
        {shot && <Choice label="Comparison" value={wish} options={COMPARISONS} onChange={setWish} />}
      </div>
      <Stage comparison={wish} src={next.address} name={page.title || page.path} width={Number(width)} today={shot && today} />
      <div className={styles.foot}>
        <p role="status" className={styles.status}>
          {statusOf(blueprint, isBehind)}
          {shot === null && '. Screenshots of today are taken at desktop and phone width.'}
        </p>
        {document.fullscreenEnabled && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconMaximize {...ICON} />}
            onClick={() => void toggleFullScreen(box.current)}
          >
            Full screen
          </Button>
        )}
        <Button
          component="a"
          size="compact-sm"
          variant="subtle"
          leftSection={<IconExternalLink {...ICON} />}
          href={`${blueprint.base}${page.file}`}
          target="_blank"
          rel="noopener"
        >
          Open in a new tab
        </Button>
        <Button
          component="a"
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload {...ICON} />}
          href={blueprintZipPath(id, isDemo)}
          download
        >
          Download ZIP
        </Button>
      </div>
      <Remarks title="Still missing on this page" remarks={[...new Set(page.gaps)]} />
      <Remarks title="Not drawn" remarks={blueprint.notes} />
    </div>
  );
}

function statusOf({ images }: BlueprintAnswer, isBehind: boolean): ReactNode {
  if (isBehind) return 'Drawing your change...';
  if (images.isLoading) return "Loading the site's images...";
  if (images.shown === 0) return 'Up to date';
  return images.shown === 1 ? 'Up to date, with 1 image of the site' : `Up to date, with ${images.shown} images of the site`;
}

async function toggleFullScreen(box: HTMLElement | null): Promise<void> {
  await (document.fullscreenElement ? document.exitFullscreen() : box?.requestFullscreen());
}

function Remarks({ title, remarks }: { title: string; remarks: string[] }) {
  if (remarks.length === 0) return null;
  return (
    <details className={styles.remarks}>
      <summary>
        {title} ({remarks.length})
      </summary>
      <ul>
        {remarks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

type Comparison = 'pair' | 'slider' | 'alone';

type StageProps = {
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
function Stage({ comparison, today, ...page }: StageProps) {
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
function Slider({ today, src, name, width }: Pick<StageProps, 'src' | 'name' | 'width'> & { today: string }) {
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
