import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import { writeLetter } from './letter.ts';
import { createMailer, MailRefused, verifyMailServer } from './mailer.ts';

const FROM = 'Sitebrief <no-reply@sitebrief.example>';
const LETTER = writeLetter({
  subject: 'Grüße & <b>',
  before: ['A first paragraph with "quotes" & <script>alert(1)</script>.'],
  link: { label: 'Open', url: 'https://sitebrief.example/x?token=abc' },
  after: [],
  why: 'Because.',
});
const send = (smtpUrl: string, signal = new AbortController().signal) =>
  createMailer({ smtpUrl, from: FROM }).send({ to: 'reader@example.com', ...LETTER }, signal);

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

describe('sending through an SMTP server', () => {
  it('hands over both versions; what people entered is text, never markup or a header', async () => {
    await send(server.url);
    const mail = await server.next('reader@example.com');
    expect(mail.text).toContain('<script>alert(1)</script>');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect([mail.text, mail.html].every((body) => body.includes('https://sitebrief.example/x?token=abc'))).toBe(true);
  });

  it('a mail that can be switched off says where, and over https that one POST is enough (RFC 8058)', async () => {
    const mailer = createMailer({ smtpUrl: server.url, from: FROM });
    const headersOf = async (to: string, unsubscribeUrl?: string) => {
      await mailer.send({ to, ...LETTER, ...(unsubscribeUrl && { unsubscribeUrl }) }, new AbortController().signal);
      const lines = (await server.next(to)).raw.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
      return lines.filter((line) => line.startsWith('List-'));
    };
    const token = 'schedule.0193'.padEnd(140, '7');
    expect(await headersOf('a@example.com', `https://sitebrief.example/api/unsubscribe/${token}`)).toEqual([
      `List-Unsubscribe: <https://sitebrief.example/api/unsubscribe/${token}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]);
    expect(await headersOf('b@example.com', 'http://localhost:5000/api/unsubscribe/x')).toEqual([
      'List-Unsubscribe: <http://localhost:5000/api/unsubscribe/x>',
    ]);
    expect(await headersOf('c@example.com')).toEqual([]);
  });

  it('a line break in a name or address adds no header and no reader', async () => {
    const subject = 'Hello\r\nBcc: thief@example.com';
    const mailer = createMailer({ smtpUrl: server.url, from: FROM });
    await mailer.send({ to: 'careful@example.com', ...LETTER, subject }, new AbortController().signal);
    const { raw } = await server.next('careful@example.com');
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    expect(server.mails.some(({ to }) => to === 'thief@example.com')).toBe(false);
  });

  it('tells a refusal for good from one that may pass', async () => {
    server.refuseWith({ code: 550, message: 'No such mailbox' });
    await expect(send(server.url)).rejects.toBeInstanceOf(MailRefused);
    server.refuseWith({ code: 451, message: 'Try again later' });
    await expect(send(server.url)).rejects.not.toBeInstanceOf(MailRefused);
    server.refuseWith(null);
  });

  it('a server that is away is no refusal', async () => {
    const away = await startMailServer();
    await away.close();
    await expect(send(away.url)).rejects.not.toBeInstanceOf(MailRefused);
  });

  it('ends at once when told to, with a server that says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const stop = new AbortController();
    const sending = send(`smtp://127.0.0.1:${port}`, stop.signal);
    while (sockets.length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort(new Error('stopped'));
    await expect(sending).rejects.toThrow('stopped');
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('a server that asks for a user and offers STARTTLS', () => {
  const login = { user: 'sender', password: 'p@ss word' };
  const signal = new AbortController().signal;
  let strict: MailServer;
  /** 0.0.0.0 leads to this machine without being known as a loopback address: as a server elsewhere. */
  const urlOf = ({ url }: MailServer, { password = login.password, host = '127.0.0.1', query = '' } = {}) =>
    `${url.replace('127.0.0.1', host).replace('//', `//${login.user}:${encodeURIComponent(password)}@`)}${query}`;
  const TRUSTING = '?tls.rejectUnauthorized=false';
  beforeAll(async () => {
    strict = await startMailServer({ startTls: true, login });
  });
  afterAll(() => strict.close());

  it('gets user, password and mail encrypted', async () => {
    await send(urlOf(strict, { host: '0.0.0.0', query: TRUSTING }));
    expect((await strict.next('reader@example.com')).encrypted).toBe(true);
    expect(strict.logins.at(-1)).toBe('sender:p@ss word');
    await expect(verifyMailServer(urlOf(strict, { query: TRUSTING }), signal)).resolves.toBeUndefined();
  });

  it('never gets the password when its certificate is not trusted', async () => {
    const before = strict.logins.length;
    const sending = send(urlOf(strict, { host: '0.0.0.0' }));
    await expect(sending).rejects.toThrow(/self.signed|expired|certificate|does not match/i);
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused);
    expect(strict.logins).toHaveLength(before);
  });

  it('never gets the password when it stops offering encryption', async () => {
    const open = await startMailServer({ login });
    await expect(send(urlOf(open, { host: '0.0.0.0' }))).rejects.toThrow(/STARTTLS/i);
    expect(open.logins).toEqual([]);
    // On this machine nobody listens between.
    await send(urlOf(open));
    expect((await open.next('reader@example.com')).encrypted).toBe(false);
    await open.close();
  });

  it('a wrong password is no refusal of the mail, and is found without sending one', async () => {
    const wrong = urlOf(strict, { password: 'old', query: TRUSTING });
    await expect(send(wrong)).rejects.not.toBeInstanceOf(MailRefused);
    await expect(verifyMailServer(wrong, signal)).rejects.toMatchObject({ code: 'EAUTH' });
  });
});
