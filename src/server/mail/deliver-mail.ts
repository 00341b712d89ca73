import { linkTo } from '#contracts/account-links.ts';
import type { MailJob } from '#contracts/mail-job.ts';
import type { User } from '#contracts/user.ts';
import { displayHost } from '#contracts/website-url.ts';
import { findInvitation } from '#database/accounts/invitations.ts';
import { createToken } from '#database/accounts/tokens.ts';
import { findCredentials, findUserWithHash } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { findProject, findProjectRow } from '#database/projects/projects.ts';
import type { Log } from '#jobs/log.ts';
import type { Letter } from '#mail/letter.ts';
import {
  addressNoticeLetter,
  analysisDoneLetter,
  changeAddressLetter,
  confirmAddressLetter,
  invitationLetter,
  passwordResetLetter,
  securityNoticeLetter,
} from '#mail/letters.ts';
import { type Mailer, MailRefused } from '#mail/mailer.ts';
import { linkEnd } from '../auth/link-lifetimes.ts';
import type { PipelineFunctions } from '../parts.ts';
import { scheduleLetter } from './schedule-letter.ts';
import { makeUnsubscribeToken, unsubscribePath } from './unsubscribe-token.ts';

type DeliveryParts = {
  database: Database;
  mailer: Mailer;
  /** PUBLIC_URL: what links in mails start with. */
  publicUrl: string;
  /** Signs the links that switch mails off. */
  secret: string;
  pipeline: Pick<PipelineFunctions, 'resolveOutputs' | 'compareOutputs'>;
  loadPipeline?: () => Promise<void>;
  now: () => Date;
  log: Log;
};

type Addressed = Letter & { to: string };

/**
 * Creates the function that does a mail job: looks the reader up, makes the link, sends. A job whose account, invitation or project is gone
 * sends nothing. What the server refuses for good is logged and given up; every other failure throws, so that the queue tries again.
 */
export function createMailDelivery(parts: DeliveryParts): (job: MailJob, signal: AbortSignal) => Promise<void> {
  return async (job, signal) => {
    const letter = await writeMail(parts, job);
    if (!letter) return;
    try {
      await parts.mailer.send(letter, signal);
    } catch (error) {
      // Who the mail was for is nobody's business who reads the log.
      if (!(error instanceof MailRefused)) throw error;
      const { responseCode } = error.cause as { responseCode?: number };
      parts.log.error({ kind: job.kind, responseCode }, 'The mail server refused a mail; it was not sent.');
    }
  };
}

async function writeMail(parts: DeliveryParts, job: MailJob): Promise<Addressed | null> {
  const { database, publicUrl, now } = parts;
  const { db } = database;
  const address = (path: string) => new URL(path, publicUrl).href;
  const person = async (id: string): Promise<User | null> => {
    const user = (await findCredentials(db, id))?.user;
    return user?.isActive ? user : null;
  };
  switch (job.kind) {
    case 'password-reset': {
      const user = (await findUserWithHash(db, job.email))?.user;
      if (!user?.isActive) return null;
      const { email } = user;
      const token = await createToken(db, { kind: 'password-reset', userId: user.id, email, expiresAt: linkEnd(now()) });
      return { to: email, ...passwordResetLetter({ email, url: address(linkTo('password-reset', token)) }) };
    }
    case 'confirm-address': {
      const user = await person(job.userId);
      if (!user) return null;
      const { email } = user;
      const token = await createToken(db, { kind: 'confirm-address', userId: user.id, email, expiresAt: linkEnd(now()) });
      return { to: email, ...confirmAddressLetter({ email, url: address(linkTo('confirm-address', token)) }) };
    }
    case 'change-address': {
      const user = await person(job.userId);
      if (!user) return null;
      const newEmail = job.email;
      const token = await createToken(db, { kind: 'change-address', userId: user.id, email: newEmail, expiresAt: linkEnd(now()) });
      return { to: newEmail, ...changeAddressLetter({ email: user.email, newEmail, url: address(linkTo('confirm-address', token)) }) };
    }
    case 'address-notice':
      return (await person(job.userId)) ? { to: job.to, ...addressNoticeLetter(job) } : null;
    case 'invitation': {
      const invitation = await findInvitation(db, job.invitationId, now());
      const inviter = invitation && (await person(invitation.invitedBy));
      if (!invitation || !inviter) return null;
      const { id: invitationId, email, expiresAt } = invitation;
      const token = await createToken(db, { kind: 'invitation', invitationId, email, expiresAt });
      const invitedBy = `${inviter.firstName} ${inviter.lastName}`;
      return { to: email, ...invitationLetter({ email, invitedBy, url: address(linkTo('invitation', token)) }) };
    }
    case 'security-notice': {
      const user = await person(job.userId);
      if (!user) return null;
      const { email } = user;
      return { to: email, ...securityNoticeLetter({ email, notice: job.what, url: address('/settings') }) };
    }
    case 'analysis-done': {
      const user = await person(job.userId);
      const stored = user && (await findProject(db, { id: job.projectId, userId: user.id }));
      if (!stored) return null;
      const { email } = user;
      const { id, url: site } = stored.project;
      const unsubscribeUrl = address(unsubscribePath(makeUnsubscribeToken({ mails: 'analysis-done', userId: user.id }, parts.secret)));
      return { to: email, ...analysisDoneLetter({ email, site: displayHost(site), url: address(`/analysis/${id}`), unsubscribeUrl }) };
    }
    case 'site-changed':
    case 'schedule-stopped': {
      const user = await person(job.userId);
      const project = user && (await findProjectRow(db, { id: job.projectId, userId: user.id }));
      const letter = project && (await scheduleLetter(parts, job, { email: user.email, project }));
      return letter && { to: user.email, ...letter };
    }
  }
}
