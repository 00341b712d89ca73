import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Browser features that no screen uses. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/** Text content types; all our text is UTF-8. */
const TEXT = /^(?:text\/[\w.+-]+|application\/(?:x-yaml|javascript|(?:[\w.-]+\+)?(?:json|xml))|image\/svg\+xml)$/;

/**
 * Headers of every response. Scripts only from our own files; the component library sets style attributes, hence 'unsafe-inline' for styles
 * only. Images only from this server and as data: nothing is loaded from a crawled site. HSTS only where the public URL is https, else a
 * local installation on plain http would lock itself out.
 */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const overTls = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: overTls ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (TEXT.test(type)) reply.header('content-type', `${type}; charset=utf-8`);
  });
}
