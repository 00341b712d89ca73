import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { PromptAttachment } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import { displayHost } from '#contracts/website-url.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { safeHref } from '../../ui/safe-href.ts';
import { saveFile } from '../../ui/save-file.ts';
import { SmallButton } from '../../ui/small-button.ts';
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
