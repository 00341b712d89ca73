import { Button, Modal, Textarea } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { PromptAttachment } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import { displayHost } from '#contracts/website-url.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { NavButton } from '../../ui/nav-button.tsx';
import { safeHref } from '../../ui/safe-href.ts';
import { saveFile } from '../../ui/save-file.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { toast } from '../../ui/toast.ts';
import styles from './push-page.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Links to the builder: one that carries the prompt, with its cost, other chats where available, the start page. */
export function OpenInBuilder({ builder, prompt }: { builder: string; prompt: PromptDocument }) {
  const deepLink = safeHref(prompt.deepLink ?? '');
  const start = safeHref(prompt.startPage);
  const others = (prompt.links ?? []).filter(({ url }) => safeHref(url) !== undefined && url !== prompt.deepLink);
  if (!deepLink && !start && others.length === 0) return null;
  return (
    <section aria-labelledby="into">
      <h2 id="into">Open in {builder}</h2>
      {deepLink && (
        <Outward
          href={deepLink}
          label={`Open ${displayHost(deepLink)} with block 1 filled in`}
        >{`Open ${builder} with block 1 filled in`}</Outward>
      )}
      {others.map(({ label, url }) => (
        <Outward key={url} href={url} label={`Open in ${label}, prompt in place`}>
          {label}
        </Outward>
      ))}
      {prompt.notice !== '' && <p className={styles.notice}>{prompt.notice}</p>}
      {start && (
        <p className={styles.notice}>
          Or paste by hand at{' '}
          <a href={start} target="_blank" rel="noopener noreferrer">
            {displayHost(start)}
          </a>
          .
        </p>
      )}
    </section>
  );
}

function Outward({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <Button
      component="a"
      variant="default"
      fullWidth
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      rightSection={<IconExternalLink {...icon} />}
      aria-label={`${children}: ${label}`}
    >
      {children}
    </Button>
  );
}

type AttachmentProps = { files: PromptAttachment[] /** Images that the prompt refers to. */; images: { name: string; href: string }[] };

/** What each file is for, by its name. */
const PURPOSES: Record<string, string> = {
  'CONTENT.md': 'Copy that the prompt names. Attach it to the first message.',
  'DESIGN.md': 'The look as tokens, for designers and coding agents.',
  'TODAY.md': "Today's site word for word. For you: compare the new site with it.",
  'ISSUES.md': "Every issue of today's site, with its fix.",
  'redirects.csv': 'Old and new addresses as a table.',
  'redirects.nginx.conf': 'Redirects for a host with nginx.',
  'redirects.htaccess': 'Redirects for a host with Apache.',
  _redirects: 'Redirects for Netlify.',
  'vercel.json': 'Redirects for Vercel.',
};

/** Files that go with the prompt: each with its purpose, to save or to copy. */
export function AttachmentList({ files, images }: AttachmentProps) {
  if (files.length + images.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">Files that go with the prompt</h2>
      <ul className={styles.files}>
        {images.map(({ name, href }) => (
          <li key={name}>
            <span>{name}</span>
            <Button
              component="a"
              size="compact-sm"
              variant="subtle"
              leftSection={<IconDownload {...icon} />}
              href={href}
              download={name}
              aria-label={`Download ${name}`}
            >
              Download
            </Button>
          </li>
        ))}
        {files.map((file) => (
          <li key={file.name}>
            <span>
              {file.name}
              {PURPOSES[file.name] && <small>{PURPOSES[file.name]}</small>}
            </span>
            <CopyButton size="compact-sm" variant="subtle" text={file.text} aria-label={`Copy ${file.name}`}>
              Copy
            </CopyButton>
            <SmallButton leftSection={<IconDownload {...icon} />} onClick={() => saveFile(file)} aria-label={`Download ${file.name}`}>
              Download
            </SmallButton>
          </li>
        ))}
      </ul>
      {images.length > 0 && <p className={styles.notice}>Attach the images to the first message: the prompt refers to them.</p>}
    </section>
  );
}

type DoneProps = { builder: string; prompt: PromptDocument; onSave: () => void; isSaving: boolean };

/** After the export: open the builder, save the export, or go home. A link that carries the prompt opens only on a click. */
export function ExportDone({ builder, prompt, onSave, isSaving }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const href = safeHref(prompt.deepLink ?? '') ?? safeHref(prompt.startPage);
  return (
    <section className={styles.done} aria-labelledby="exported">
      <h2 id="exported" ref={heading} tabIndex={-1} data-focus-target>
        Ready for {builder}
      </h2>
      <p>
        {prompt.deepLink
          ? 'The link opens the builder with the first block in place.'
          : 'Copy the first block, open the builder and paste it there.'}
        {prompt.notice && ` ${prompt.notice}`}
      </p>
      <div className={styles.doneActions}>
        {href && (
          <Button
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => toast.success('Opening Builder', `${builder} opens in a new tab.`)}
          >
            Open in {builder}
          </Button>
        )}
        <Button variant="default" onClick={onSave} disabled={isSaving}>
          Save Export
        </Button>
        <NavButton to="/" variant="subtle">
          Back to Home
        </NavButton>
      </div>
    </section>
  );
}

type CopyProps = { isOpen: boolean; text: string; onClose: () => void };

/** The full prompt, to copy by button or by hand. */
export function CopyDialog({ isOpen, text, onClose }: CopyProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Copy Prompt" size="xl" closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <Textarea readOnly aria-label="The full prompt" value={text} rows={16} className={styles.copyText ?? ''} data-autofocus />
      <div className={styles.copyActions}>
        <CopyButton
          variant="filled"
          text={text}
          onCopied={() => toast.success('Copied to Clipboard', 'The full prompt is ready to paste.')}
        >
          Copy to Clipboard
        </CopyButton>
      </div>
    </Modal>
  );
}
