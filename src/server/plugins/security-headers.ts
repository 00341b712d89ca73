import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Browser features that no screen of ours uses. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/** Kinds of text that answers come in; all of ours are written in UTF-8. */
const TEXT = /^(?:text\/[\w.+-]+|application\/(?:x-yaml|javascript|(?:[\w.-]+\+)?(?:json|xml))|image\/svg\+xml)$/;

/**
 * Headers of every answer. Scripts only from our own files; the component library sets style attributes, hence
 * 'unsafe-inline' for styles alone. Pictures only from here and as data: a crawled page's address is never loaded.
 * HSTS only where the public address is https, else a local copy on plain http would lock itself out.
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
