import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import { writeLetter } from './letter.ts';
import { createMailer, MailRefused } from './mailer.ts';

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
