// What Sitebrief talks to: name servers, the mail server, the model, the search engine.
import { lookup } from 'node:dns/promises';
import type { Config } from '#config';
import { verifyMailServer } from '#mail/mailer.ts';
import { type Check, type Finding, note, ok, problem } from '../check.ts';
import { explainNetworkError, messageOf } from '../explain-error.ts';

/** Longer than this, every page of an analysis waits for names. */
const SLOW_LOOKUP_MS = 2_000;

/** Any name that exists; RFC 6761 keeps it for such uses. */
const KNOWN_NAME = 'example.com';

export const names: Check = {
  id: 'names',
  title: 'Internet names',
  async run() {
    const startedAt = performance.now();
    const todo = 'Check /etc/resolv.conf and the network of this machine or container. Without names, no public website can be analyzed.';
    try {
      await lookup(KNOWN_NAME);
    } catch (error) {
      return problem(explainNetworkError(error, KNOWN_NAME) || messageOf(error), todo);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds * 1000 > SLOW_LOOKUP_MS) return note(`Finding the address of a website takes ${seconds.toFixed(1)} s.`, todo);
    return ok('Addresses of websites are found.');
  },
};

export const mail: Check = {
  id: 'mail',
  title: 'Mail',
  async run({ config }, signal) {
    if (!config.mail) return ok('Off: administrators hand over links. SMTP_URL switches it on.');
    const { hostname } = new URL(config.mail.smtpUrl);
    try {
      await verifyMailServer(config.mail.smtpUrl, signal);
      return ok(`${hostname} accepts the connection${new URL(config.mail.smtpUrl).username ? ' and the login' : ''}.`);
    } catch (error) {
      return explainMailError(error, hostname);
    }
  },
};

/** What went wrong with a mail server. */
export function explainMailError(error: unknown, host: string): Finding {
  const { code } = error as { code?: string };
  if (code === 'EAUTH')
    return problem(
      `${host} refuses the user name or the password.`,
      'Check both in SMTP_URL; percent-encode special characters (@ is %40).',
    );
  if (code === 'EREQUIRETLS' || messageOf(error).includes('STARTTLS'))
    return problem(
      `${host} offers no encryption, so the password is not sent.`,
      'Use smtps://...:465 if the server has it, or ask its operator for STARTTLS on port 587.',
    );
  const why = explainNetworkError(error, host);
  const todo =
    'Check host and port in SMTP_URL: usually 587 with smtp:// or 465 with smtps://. Some providers block outgoing mail: ask yours.';
  if (messageOf(error).includes('wrong version number'))
    return problem(`${host} speaks no TLS from the start on this port.`, 'Use smtp:// with port 587, or smtps:// with port 465.');
  return problem(why || `${host} can't be used: ${messageOf(error)}`, todo);
}

const API_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

export const model: Check = {
  id: 'model',
  title: 'Language model',
  async run({ config }, signal) {
    const { ai } = config;
    if (!ai) return ok('Off: the built-in analyst does everything. AI_PROVIDER switches it on.');
    const base = (ai.baseUrl ?? (ai.provider === 'openai-compatible' ? '' : API_URLS[ai.provider])).replace(/\/$/, '');
    const { host } = new URL(base);
    try {
      // The list of models costs nothing.
      const response = await fetch(`${base}/models`, { signal, headers: keyHeaders(ai) });
      await response.body?.cancel();
      if (response.status === 401 || response.status === 403)
        return problem(`${host} refuses the key.`, 'Check AI_API_KEY: whole, not expired, for this provider, and with credit.');
      if (response.status >= 500)
        return note(`${host} has a problem of its own (${response.status}).`, 'Try again later; analyses run without the model meanwhile.');
      if (!response.ok) return ok(`${host} answers. Whether it accepts the key shows with the first analysis.`);
      return ok(`${host} accepts the key. Whether it has ${ai.model} shows with the first analysis.`);
    } catch (error) {
      return problem(
        explainNetworkError(error, host) || messageOf(error),
        'Check AI_BASE_URL and whether this machine may reach it. Analyses run without the model meanwhile.',
      );
    }
  },
};

function keyHeaders({ provider, apiKey = '' }: NonNullable<Config['ai']>): Record<string, string> {
  if (provider === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  if (provider === 'google') return { 'x-goog-api-key': apiKey };
  return apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
}

export const search: Check = {
  id: 'search',
  title: 'Search engine',
  async run({ config: { search: engine } }, signal) {
    if (!engine) return ok('Off: competitors come from the owner, the site and the bundled list. SEARCH_PROVIDER switches it on.');
    if (!engine.url) return ok(`${engine.provider}. Not asked: each question is counted by the provider.`);
    const { host } = new URL(engine.url);
    try {
      const response = await fetch(engine.url, { signal });
      await response.body?.cancel();
      if (response.ok) return ok(`${host} answers.`);
      return problem(`${host} answers ${response.status}.`, 'Check SEARCH_URL and the log of that server.');
    } catch (error) {
      return problem(explainNetworkError(error, host) || messageOf(error), 'Check SEARCH_URL and whether the server runs.');
    }
  },
};
