import type { AuditAction, AuditEntry } from '#contracts/admin.ts';

/** An entry of the log in a sentence: who did what to whom. */
export function auditSentence({ action, actorEmail, targetEmail, subject, from, to }: AuditEntry): string {
  const who = actorEmail ?? 'A deleted account';
  const whom = targetEmail ?? 'a deleted account';
  const change = from !== null && to !== null ? ` from ${inWords(from)} to ${inWords(to)}` : '';
  const what: Record<AuditAction, string> = {
    'role-changed': `changed the role of ${whom}${change}`,
    'tier-changed': `changed the tier of ${whom}${change}`,
    activated: `activated ${whom}`,
    deactivated: `deactivated ${whom}`,
    'password-reset': `reset the password of ${whom}`,
    'user-deleted': `deleted ${whom}`,
    'quota-changed': `changed the quota of tier ${subject ?? 'unknown'}${change}`,
    'registration-changed': `changed registration${change}`,
    invited: `invited ${targetEmail ?? 'someone'} as ${inWords(subject ?? 'user')}`,
    'invitation-revoked': `revoked the invitation of ${targetEmail ?? 'someone'}`,
    'password-link-made': `made a link for a new password of ${whom}`,
    'second-factor-reset': `reset the two-step sign-in of ${whom}`,
    'second-factor-rule-changed': `changed two-step sign-in of administrators${change}`,
    'accounts-viewed': 'looked at the list of accounts',
    'analyses-viewed': 'looked at the list of analyses',
    'analysis-retried': `tried the analysis of ${subject ?? 'a site'} of ${whom} again`,
  };
  return `${who} ${what[action]}`;
}

const inWords = (value: string) => value.replaceAll('_', ' ');
