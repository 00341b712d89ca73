import { ActionIcon, NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import type { BlueprintAnswer } from '#contracts/blueprint.ts';
import type { Project } from '#contracts/project.ts';
import type { PageScreenshotKind } from '#contracts/screenshots.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { useBlueprint } from '../../api/blueprint.ts';
import { newScreenshotPath } from '../../api/page-screenshots.ts';
import { useProjectRoute } from '../../api/project-paths.ts';
import { usePageToday } from '../../layout/use-page-today.ts';
import { Choice } from '../../ui/choice.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageShot, type Shot } from '../../ui/page-shot.tsx';
import { comparedPages } from './compared-pages.ts';
import styles from './page-comparison.module.css';
import verify from './verify-page.module.css';

const WIDTHS: { value: PageScreenshotKind; label: string; width: number }[] = [
  { value: 'desktop', label: 'Desktop', width: 1440 },
  { value: 'mobile', label: 'Phone', width: 390 },
];

type Side = 'today' | 'blueprint' | 'new';
const SIDES: { value: Side; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'blueprint', label: 'Blueprint' },
  { value: 'new', label: 'New site' },
];
const SHOWN: { value: Side | 'all'; label: string }[] = [{ value: 'all', label: 'All three' }, ...SIDES];

type Zoom = 'fit' | '100' | '200';
const ZOOMS: { value: Zoom; label: string }[] = [
  { value: 'fit', label: 'Fit' },
  { value: '100', label: '100%' },
  { value: '200', label: '200%' },
];

type Props = {
  project: Project;
  report: StoredVerification;
  /** Path of the page that was asked for; null: the first with something to put right. */
  chosen: string | null;
  onChoose: (path: string) => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** A page as it was, as it was drawn and as it was built, next to each other. */
export function PageComparison({ project, report, chosen, onChoose, heading }: Props) {
  const { id, isDemo } = useProjectRoute();
  const { data: blueprint, error } = useBlueprint(id, isDemo, project.strategyVersion ?? 0);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [kind, setKind] = useState<PageScreenshotKind>(isPhone ? 'mobile' : 'desktop');
  const [shown, setShown] = useState<Side | 'all'>(isPhone ? 'new' : 'all');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const pages = comparedPages(report, blueprint?.pages);
  const at = Math.max(
    0,
    pages.findIndex(({ path, red }) => (chosen === null ? red > 0 : path === chosen)),
  );
  const page = pages[at];
  if (!page) return null;
  const { width } = WIDTHS.find(({ value }) => value === kind) as (typeof WIDTHS)[number];
  const goTo = (next: number) => onChoose(pages[next]?.path ?? page.path);
  const view = { path: page.path, kind, width, zoom: zoom === 'fit' ? undefined : Number(zoom) / 100 };
  return (
    <section aria-labelledby="side-by-side" className={verify.section} data-no-print>
      <h2 id="side-by-side" ref={heading} tabIndex={-1}>
        Pages side by side
      </h2>
      <div className={styles.bar}>
        <div className={styles.pages}>
          <Step label="Previous page" isOff={at === 0} onClick={() => goTo(at - 1)} icon={IconChevronLeft} />
          <NativeSelect
            aria-label="Page"
            value={page.path}
            data={pages.map(({ path, red }) => ({ value: path, label: red === 0 ? path : `${path} (${red} to fix)` }))}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
          <Step label="Next page" isOff={at === pages.length - 1} onClick={() => goTo(at + 1)} icon={IconChevronRight} />
        </div>
        <Choice label="Width" value={kind} options={WIDTHS} onChange={setKind} />
        <Choice label="Zoom" value={zoom} options={ZOOMS} onChange={setZoom} />
        <Choice label="Shown" value={shown} options={SHOWN} onChange={setShown} />
      </div>
      <div className={styles.sides} data-one={shown !== 'all' || undefined}>
        {SIDES.filter(({ value }) => shown === 'all' || value === shown).map(({ value, label }) => (
          <figure key={value}>
            <figcaption>{label}</figcaption>
            {value === 'today' && <Today project={project} isHome={page.path === blueprint?.pages[0]?.path} {...view} />}
            {value === 'blueprint' && <Drawn blueprint={blueprint} hasFailed={error !== null} {...view} />}
            {value === 'new' && <Rebuilt report={report} {...view} />}
          </figure>
        ))}
      </div>
      <p className={styles.note}>Screenshots show the first two screens of a page, scripts run, cookie notices hidden.</p>
    </section>
  );
}

type StepProps = { label: string; isOff: boolean; onClick: () => void; icon: typeof IconChevronLeft };

function Step({ label, isOff, onClick, icon: Icon }: StepProps) {
  return (
    <ActionIcon variant="default" size="2.25rem" aria-label={label} disabled={isOff} onClick={onClick}>
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

type View = { path: string; kind: PageScreenshotKind; width: number; zoom: number | undefined };

function Today({ project, isHome, path, kind, ...size }: View & { project: Project; isHome: boolean }) {
  return <PageShot shot={usePageToday(project, { path, isHome, kind })} alt={`${path} today`} {...size} />;
}

function Drawn({
  blueprint,
  hasFailed,
  path,
  kind: _kind,
  ...size
}: View & { blueprint: BlueprintAnswer | undefined; hasFailed: boolean }) {
  const page = blueprint?.pages.find((one) => one.path === path);
  if (blueprint && page) return <PageFrame key={path} src={`${blueprint.base}${page.file}`} title={`Blueprint: ${path}`} {...size} />;
  const reason = blueprint ? 'The plan has no such page.' : 'The blueprint could not be drawn.';
  const isDrawing = !blueprint && !hasFailed;
  return <PageShot shot={isDrawing ? { kind: 'loading', text: 'Drawing the blueprint...' } : { kind: 'none', reason }} alt="" {...size} />;
}

const NOT_FOUND = 'The check did not find this page on the new site.';
const NOT_KEPT = 'No screenshots of the new site are kept for this check: only the newest two have them, where a browser was there.';
const NOT_TAKEN = 'There is no screenshot of this page: it was read without a browser, or did not hold still for one.';

function Rebuilt({ report, path, kind, ...size }: View & { report: StoredVerification }) {
  const { id, isDemo } = useProjectRoute();
  const isTaken = report.screenshots.some((one) => one.path === path && one.kinds.includes(kind));
  const reason = report.pages.includes(path) ? (report.screenshots.length === 0 ? NOT_KEPT : NOT_TAKEN) : NOT_FOUND;
  const shot: Shot = isTaken ? { kind: 'image', url: newScreenshotPath(id, report.id, { path, kind }, isDemo) } : { kind: 'none', reason };
  return <PageShot shot={shot} alt={`${path} on the new site`} {...size} />;
}
