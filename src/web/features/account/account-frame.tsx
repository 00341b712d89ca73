import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import { useAppReady } from '../../ui/use-app-ready.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './account-page.module.css';

/** Wordmark and color scheme above the screens of people who are not signed in. */
export function AccountHeader() {
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label="Sitebrief, home">
        <Wordmark />
      </Link>
      <SchemeSwitch />
    </header>
  );
}

/** A screen with one short form, reached by a link: what it is for, the form, and the way on. */
export function AccountFrame({
  title,
  lead,
  children,
  after,
}: {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
  after?: ReactNode;
}) {
  usePageTitle(title);
  useAppReady();
  return (
    <div className={styles.screen}>
      <AccountHeader />
      <main id="content" tabIndex={-1} data-focus-target className={styles.single}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        {after && <p className={styles.after}>{after}</p>}
      </main>
    </div>
  );
}

type FormProps = {
  /** The last part of the call's path. */
  action: string;
  label: string;
  button: string;
  pendingButton: string;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** The form of such a screen. Without scripts the browser itself sends it to the same call. */
export function AccountForm({ action, label, button, pendingButton, isPending, onSubmit, children }: FormProps) {
  return (
    <form className={styles.form} method="post" action={`/api/auth/${action}`} onSubmit={onSubmit} noValidate aria-label={label}>
      {children}
      <Button type="submit" disabled={isPending}>
        {isPending ? pendingButton : button}
      </Button>
    </form>
  );
}
