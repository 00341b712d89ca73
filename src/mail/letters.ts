import type { SecurityNotice } from '#contracts/mail-job.ts';
import { type Letter, writeLetter } from './letter.ts';

/* Every mail that Sitebrief sends, in the words its reader sees. */

const ONCE = 'The link works once, within one hour.';
const forAccount = (email: string) => `You get this message because ${email} is the address of a Sitebrief account.`;

export function passwordResetLetter({ email, url }: { email: string; url: string }): Letter {
  return writeLetter({
    subject: 'Set a new Sitebrief password',
    before: ['Someone asked for a new password for your Sitebrief account. If that was you, choose one here.'],
    link: { label: 'Set a new password', url },
    after: [ONCE, 'If it was not you, there is nothing to do: your password stays as it is.'],
    why: forAccount(email),
  });
}

export function confirmAddressLetter({ email, url }: { email: string; url: string }): Letter {
  return writeLetter({
    subject: 'Confirm your email address',
    before: ['Please confirm that this address is yours, so that you can set a new password by mail if you ever need to.'],
    link: { label: 'Confirm this address', url },
    after: [ONCE, 'If you did not create a Sitebrief account, ignore this message.'],
    why: forAccount(email),
  });
}

export function changeAddressLetter({ email, newEmail, url }: { email: string; newEmail: string; url: string }): Letter {
  return writeLetter({
    subject: 'Confirm your new email address',
    before: [`The Sitebrief account of ${email} is to use ${newEmail} from now on. Confirm that this address is yours.`],
    link: { label: 'Use this address', url },
    after: [ONCE, 'If you did not ask for this, ignore this message: nothing changes.'],
    why: 'You get this message because someone entered your address in the settings of a Sitebrief account.',
  });
}

/** To the old address. */
export function addressNoticeLetter({ to, newEmail, state }: { to: string; newEmail: string; state: 'requested' | 'changed' }): Letter {
  if (state === 'changed')
    return writeLetter({
      subject: 'Your Sitebrief address was changed',
      before: [`Your Sitebrief account now uses ${newEmail}. You no longer sign in with ${to}.`],
      after: ['If you did not do this, ask the people who run your Sitebrief for help at once.'],
      why: `You get this message because ${to} was the address of this account until now.`,
    });
  return writeLetter({
    subject: 'A new address for your Sitebrief account',
    before: [
      `Someone who is signed in to your account asked to use ${newEmail} in place of ${to}.`,
      'Nothing has changed yet. The new address is used once the link that we sent there is opened.',
    ],
    after: ['If that was not you, change your password in Settings now, and end all other sessions there.'],
    why: forAccount(to),
  });
}

export function invitationLetter({ email, invitedBy, url }: { email: string; invitedBy: string; url: string }): Letter {
  return writeLetter({
    subject: `${invitedBy} invited you to Sitebrief`,
    before: [
      `${invitedBy} would like you to use Sitebrief. It reads a website, compares it with competitors, and writes the brief from which an AI website builder makes a better one.`,
    ],
    link: { label: 'Create your account', url },
    after: ['The invitation is for you alone and is valid for a week.', 'If you did not expect it, ignore this message.'],
    why: `You get this message because an administrator entered ${email}. No account exists until you create it.`,
  });
}

/** About a project, with the link that switches mails of its kind off. */
type ProjectMail = { email: string; site: string; url: string; unsubscribeUrl: string };

export function analysisDoneLetter({ email, site, url, unsubscribeUrl }: ProjectMail): Letter {
  return writeLetter({
    subject: `The analysis of ${site} is done`,
    before: [`We have read ${site}. The findings, the business profile and the comparison with competitors are ready.`],
    link: { label: 'Open the analysis', url },
    after: [],
    why: `${forAccount(email)} You switched these messages on in Settings, where you can switch them off again.`,
    unsubscribeUrl,
  });
}

/** Changes told in a mail; the rest is counted. */
const TOLD_CHANGES = 10;

/** `changes`: what matters, each in a sentence. */
export function siteChangedLetter({ email, site, changes, url, unsubscribeUrl }: ProjectMail & { changes: string[] }): Letter {
  const count = changes.length === 1 ? '1 change that matters' : `${changes.length} changes that matter`;
  const more = changes.length - TOLD_CHANGES;
  return writeLetter({
    subject: `${site}: ${count}`,
    before: [
      `We read ${site} again, as you asked. This is different from the time before:`,
      ...changes.slice(0, TOLD_CHANGES),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    link: { label: 'See all changes', url },
    after: ['No mail is sent when nothing that matters changed.'],
    why: `${forAccount(email)} This project is analyzed again by schedule. Switch the mails or the schedule off on the page that the button opens.`,
    unsubscribeUrl,
  });
}

export function scheduleStoppedLetter({ email, site, reason, url, unsubscribeUrl }: ProjectMail & { reason: string }): Letter {
  return writeLetter({
    subject: `${site} could not be read: the schedule has stopped`,
    before: [
      `Three times in a row, ${site} could not be analyzed, so it is not tried again by itself. The last time:`,
      reason,
      'Your project and its earlier analyses are as before.',
    ],
    link: { label: 'Open the project', url },
    after: ['When the site works again, switch the schedule on there.'],
    why: `${forAccount(email)} You switched on a schedule for this project.`,
    unsubscribeUrl,
  });
}

const NOTICES: Record<SecurityNotice, { subject: string; what: string }> = {
  'password-changed': {
    subject: 'Your Sitebrief password was changed',
    what: 'The password of your account was changed in Settings. Every other session was signed out.',
  },
  'password-reset': {
    subject: 'Your Sitebrief password was reset',
    what: 'Your account has a new password. Every session was signed out.',
  },
  'second-factor-on': {
    subject: 'Two-step sign-in is on',
    what: 'Signing in to your account now also needs a code from your authenticator app.',
  },
  'second-factor-off': {
    subject: 'Two-step sign-in is off',
    what: 'Signing in to your account no longer needs a code from an authenticator app.',
  },
  'second-factor-reset': {
    subject: 'Two-step sign-in was reset',
    what: 'An administrator removed the second step from your account. You sign in with your password alone until you set it up again in Settings.',
  },
  'recovery-codes-made': {
    subject: 'You have new recovery codes',
    what: 'New recovery codes were made for your account. The old ones no longer work.',
  },
};

export function securityNoticeLetter({ email, notice, url }: { email: string; notice: SecurityNotice; url: string }): Letter {
  const { subject, what } = NOTICES[notice];
  return writeLetter({
    subject,
    before: [what],
    link: { label: 'Look at your settings', url },
    after: ['If that was not you, set a new password at once, and ask the people who run your Sitebrief for help.'],
    why: forAccount(email),
  });
}
