// A real SMTP server on this machine that keeps what it is sent, for tests.
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string; encrypted: boolean; subject: string; text: string; html: string; raw: string };

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  /** Users and passwords that were tried. */
  logins: string[];
  /** The next mail to an address that is not yet taken; waits for it. */
  next(to: string): Promise<ReceivedMail>;
  /** What every further mail is refused with; null accepts. */
  refuseWith(reply: { code: number; message: string } | null): void;
  close(): Promise<void>;
};

const WAIT_MS = 30_000;

export type MailServerOptions = {
  /** Offers STARTTLS, with the certificate that comes with the library: nobody trusts it. */
  startTls?: boolean;
  /** Takes mail only from this user; asked for its password also without encryption. */
  login?: { user: string; password: string };
};

export async function startMailServer({ startTls = false, login }: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const logins: string[] = [];
  const taken = new Set<ReceivedMail>();
  let refusal: { code: number; message: string } | null = null;
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username}:${password}`);
      if (login && username === login.user && password === login.password) done(null, { user: username });
      else done(new Error('Invalid username or password'));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        const { mailFrom, rcptTo } = session.envelope;
        const addresses = { from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', encrypted: session.secure };
        mails.push({ ...addresses, ...parse(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    logins,
    refuseWith: (reply) => {
      refusal = reply;
    },
    async next(to) {
      const until = Date.now() + WAIT_MS;
      for (;;) {
        const found = mails.find((mail) => mail.to === to && !taken.has(mail));
        if (found) {
          taken.add(found);
          return found;
        }
        if (Date.now() > until) throw new Error(`No mail to ${to} has arrived.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The link in the plain text of a mail. */
export const linkIn = ({ text }: ReceivedMail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
/** The token in that link. */
export const tokenIn = (mail: ReceivedMail): string => new URL(linkIn(mail)).searchParams.get('token') ?? '';

function parse(raw: string): Omit<ReceivedMail, 'from' | 'to' | 'encrypted'> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const part = (type: string) => {
    const found = raw.split(`--${boundary}`).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
    const [head = '', ...body] = found.split('\r\n\r\n');
    return decode(body.join('\r\n\r\n'), /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1] ?? '7bit').trim();
  };
  const subject = (/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '').replace(/\r\n[ \t]/g, ' ');
  return { raw, subject, text: part('text/plain'), html: part('text/html') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
