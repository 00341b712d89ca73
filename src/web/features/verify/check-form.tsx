import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import { StagingCredentials, type VerifyInput } from '#contracts/verification.ts';
import { readWebsiteUrl } from '#contracts/website-url.ts';
import { passwordToggle } from '../../ui/form-field.tsx';
import styles from './check-form.module.css';

type Props = {
  initial: string /** For whom fix prompts are written by default. */;
  builder: BuilderId;
  isBusy: boolean;
  onCheck: (input: VerifyInput) => void;
};

const DEPTHS = [
  {
    value: 'thorough',
    label: 'Every page in a browser',
    about: 'Sees sideways scroll, script errors and low contrast on each page. Takes several times as long as an analysis.',
  },
  {
    value: 'quick',
    label: 'Only the home page in a browser',
    about:
      'About as fast as an analysis. All texts and addresses are compared; how the other pages look is listed under “Could not check”.',
  },
];
const NO_ADDRESS = 'Please enter the address of the new site.';
const NO_URL = 'Please enter a website address, such as new.example.com.';

/** Where the new site is, and what it asks for while it is not public yet. */
export function CheckForm({ initial, builder, isBusy, onCheck }: Props) {
  const [problem, setProblem] = useState<{ url?: string; username?: string }>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const [url, username, password] = ['url', 'username', 'password'].map((name) => String(fields.get(name) ?? ''));
    const isProtected = username !== '' || password !== '';
    const credentials = isProtected ? StagingCredentials.safeParse({ username, password }) : null;
    const wrong = {
      ...(url?.trim() === '' ? { url: NO_ADDRESS } : readWebsiteUrl(url ?? '').ok ? {} : { url: NO_URL }),
      ...(credentials?.success === false ? { username: userNameProblem(username ?? '') } : {}),
    };
    setProblem(wrong);
    const first = Object.keys(wrong)[0];
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLInputElement | null)?.focus();
    else {
      const chosen = BuilderId.parse(fields.get('builder'));
      onCheck({
        url: url?.trim() ?? '',
        ...(chosen === builder ? {} : { builder: chosen }),
        ...(credentials?.data ? { credentials: credentials.data } : {}),
        ...(fields.get('depth') === 'quick' ? { quick: true } : {}),
      });
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Check the new site">
      <div className={styles.address}>
        <TextInput
          label="Address of the new site"
          name="url"
          defaultValue={initial}
          placeholder="new.example.com"
          error={problem.url}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoComplete="url"
        />
        <NativeSelect
          label="Fix prompts for"
          name="builder"
          defaultValue={builder}
          data={BuilderId.options.map((value) => ({ value, label: BUILDER_NAMES[value] }))}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Checking...' : 'Check the new site'}
        </Button>
      </div>
      <fieldset className={styles.depth}>
        <legend>How thorough</legend>
        {DEPTHS.map(({ value, label, about }, at) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name="depth"
              value={value}
              defaultChecked={at === 0}
              aria-labelledby={`depth-${value}`}
              aria-describedby={`about-${value}`}
            />
            <span>
              <b id={`depth-${value}`}>{label}</b>
              <span id={`about-${value}`} className={styles.about}>
                {about}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <details className={styles.protected} open={problem.username !== undefined || undefined}>
        <summary>It asks for a user name and a password</summary>
        <p>
          For a site behind basic authentication. Used for this one check, sent to this address only, kept encrypted while the check waits
          and then deleted.
        </p>
        <div className={styles.credentials}>
          <TextInput
            label="User name"
            name="username"
            error={problem.username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordInput label="Password" name="password" autoComplete="off" {...passwordToggle('password')} />
        </div>
      </details>
    </form>
  );
}

function userNameProblem(username: string): string {
  if (username === '') return 'Please enter the user name, too.';
  return username.includes(':') ? 'A user name cannot contain a colon.' : 'This user name or password is too long.';
}
