import { Button, FileButton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Agency, MAX_AGENCY_NAME_LENGTH, MAX_LOGO_BYTES } from '#contracts/agency.ts';
import { agencyQuery, useSaveAgency } from '../../api/agency.ts';
import { useAction } from '../../api/use-action.ts';
import { toast } from '../../ui/toast.ts';
import styles from './settings-page.module.css';

/** Name, logo and color on shared reports. */
export function AgencySettings() {
  const { data: agency } = useQuery(agencyQuery);
  return agency ? <AgencyForm agency={agency} /> : null;
}

async function asBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function AgencyForm({ agency }: { agency: Agency }) {
  const [name, setName] = useState(agency.name);
  const [color, setColor] = useState(agency.color ?? '');
  const resetFile = useRef<() => void>(null);
  const save = useSaveAgency();
  const failed = { title: 'Save Failed', fallback: 'Nothing was changed. Please try again.' };
  const submit = useAction(failed, async () => {
    const saved = await save.mutateAsync({ name, color: color.trim() === '' ? null : color });
    setName(saved.name);
    setColor(saved.color ?? '');
    toast.success('Reports Saved', 'Your shared reports show it from now on.');
  });
  const setLogo = useAction(failed, async (file: File | null) => {
    resetFile.current?.();
    if (file && file.size > MAX_LOGO_BYTES) {
      toast.error('Logo Too Large', `Please choose a file of at most ${MAX_LOGO_BYTES / 1_000_000} MB.`);
      return;
    }
    await save.mutateAsync({ logo: file && (await asBase64(file)) });
  });
  const { light, dark } = agency.shades;
  const isShaded = agency.color !== null && (light !== agency.color || dark !== agency.color);

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Your name on reports"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.pair}>
        <TextInput label="Name" maxLength={MAX_AGENCY_NAME_LENGTH} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <TextInput
          label="Color"
          placeholder="#1f4ea8"
          value={color}
          spellCheck={false}
          leftSection={color === agency.color ? <span className={styles.swatch} style={{ background: color }} /> : undefined}
          onChange={(event) => setColor(event.currentTarget.value)}
        />
      </div>
      {isShaded && (
        <p className={styles.faint}>
          So that text in it can be read, reports show <code>{light}</code> on paper and <code>{dark}</code> in the dark.
        </p>
      )}
      <div className={styles.session}>
        <div className={styles.words}>
          {agency.logoUrl ? (
            <img src={agency.logoUrl} alt="Your logo" height={44} className={styles.logo} />
          ) : (
            <p>No logo. PNG, JPEG or WebP, at most {MAX_LOGO_BYTES / 1_000_000} MB.</p>
          )}
        </div>
        <FileButton resetRef={resetFile} accept="image/png,image/jpeg,image/webp" onChange={setLogo}>
          {(props) => (
            <Button variant="default" disabled={save.isPending} {...props}>
              {agency.logoUrl ? 'Replace logo' : 'Choose logo'}
            </Button>
          )}
        </FileButton>
        {agency.logoUrl && (
          <Button variant="subtle" disabled={save.isPending} onClick={() => setLogo(null)}>
            Remove logo
          </Button>
        )}
      </div>
      <div>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
