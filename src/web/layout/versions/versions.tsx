import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { TextVersion, VersionedText } from '#contracts/text-versions.ts';
import { useRestoreVersion, versionQuery, versionsQuery } from '../../api/text-versions.ts';
import { useAction } from '../../api/use-action.ts';
import { DiffView } from '../../ui/diff/diff-view.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { LoadingLine } from '../../ui/states.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toast } from '../../ui/toast.ts';
import { Loaded, LoadFailed } from '../loaded.tsx';
import styles from './versions.module.css';

type Props = {
  projectId: string;
  kind: VersionedText;
  /** Whether the text is being written or edited right now. */
  isBusy: boolean;
  onRestored?: () => void;
};

/** The last versions of a text: who wrote them and when, how two of them differ, and the way back to each. */
export function Versions(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.versions} aria-label="Versions">
      <SmallButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide versions' : 'Versions'}
      </SmallButton>
      <div id={id}>{isOpen && <OpenVersions {...props} />}</div>
    </section>
  );
}

function OpenVersions({ projectId, kind, isBusy, onRestored }: Props) {
  const versions = useQuery(versionsQuery(projectId, kind));
  const restore = useRestoreVersion(projectId);
  const [compared, setCompared] = useState<[string, string] | null>(null);
  const restoreOnce = useAction(
    { title: 'Restore Failed', fallback: 'The version could not be restored. It is still listed.' },
    async (id: string) => {
      await restore.mutateAsync(id);
      setCompared(null);
      onRestored?.();
      toast.success('Version Restored', 'The text you had before is a version too: nothing was lost.');
    },
  );
  return (
    <Loaded query={versions} rows={3} loading="Loading versions..." failed="The versions could not be loaded" level={3}>
      {(list) => (
        <>
          {list.length === 0 && <p className={styles.note}>The next change makes the first version. The last 20 are kept.</p>}
          <ol className={styles.list}>
            {list.map((version) => {
              const current = list.find(({ isCurrent }) => isCurrent) ?? list[0];
              return (
                <li key={version.id} className={styles.version}>
                  <p>
                    <span className={styles.author}>{titleOf(version)}</span>{' '}
                    <span className={styles.note}>
                      <TimeAgo moment={version.updatedAt} />, {version.characters.toLocaleString('en')} characters
                    </span>
                  </p>
                  {version.isCurrent ? (
                    <span className={styles.current}>Current</span>
                  ) : (
                    <>
                      <SmallButton onClick={() => current && setCompared([version.id, current.id])}>Show changes</SmallButton>
                      <SmallButton variant="default" disabled={isBusy || restore.isPending} onClick={() => restoreOnce(version.id)}>
                        Restore
                      </SmallButton>
                    </>
                  )}
                </li>
              );
            })}
          </ol>
          {list.length > 1 && <Compare projectId={projectId} list={list} chosen={compared} onChoose={setCompared} />}
        </>
      )}
    </Loaded>
  );
}

type CompareProps = {
  projectId: string;
  list: TextVersion[];
  chosen: [string, string] | null;
  onChoose: (chosen: [string, string] | null) => void;
};

function Compare({ projectId, list, chosen, onChoose }: CompareProps) {
  if (!chosen) return null;
  const [before, after] = chosen.map((id) => list.find((version) => version.id === id));
  if (!before || !after) return null;
  const options = list.map((version) => ({ value: version.id, label: `${titleOf(version)}, ${timeOf(version)}` }));
  return (
    <section className={styles.compare} aria-label="Compare two versions">
      <div className={styles.choice}>
        <NativeSelect label="From" data={options} value={before.id} onChange={(event) => onChoose([event.currentTarget.value, after.id])} />
        <NativeSelect label="To" data={options} value={after.id} onChange={(event) => onChoose([before.id, event.currentTarget.value])} />
        <SmallButton onClick={() => onChoose(null)}>Hide changes</SmallButton>
      </div>
      <Difference projectId={projectId} before={before} after={after} />
    </section>
  );
}

function Difference({ projectId, before, after }: { projectId: string; before: TextVersion; after: TextVersion }) {
  const old = useQuery(versionQuery(projectId, before));
  const current = useQuery(versionQuery(projectId, after));
  const failed = [old, current].find(({ isError }) => isError);
  if (failed) return <LoadFailed query={failed} title="The versions could not be compared" level={3} />;
  if (!old.data || !current.data) return <LoadingLine>Comparing...</LoadingLine>;
  return <DiffView before={old.data.text} after={current.data.text} />;
}

const timeOf = ({ updatedAt }: TextVersion) => new Date(updatedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

const AUTHORS = { owner: 'by you', 'built-in': 'by the built-in analyst', model: 'by a model' };

/** Who wrote a version, and how. */
function titleOf({ kind, author, origin, writer }: TextVersion): string {
  const builder = kind === 'prompt' ? BuilderId.safeParse(writer).data : undefined;
  const by = author === 'model' && writer ? `by ${writer}` : AUTHORS[author];
  const verb = author === 'owner' ? 'edited' : 'written';
  const start = origin === 'restored' ? `Restored, ${verb}` : verb === 'edited' ? 'Edited' : 'Written';
  return `${start} ${by}${builder ? `, for ${BUILDER_NAMES[builder]}` : ''}`;
}
