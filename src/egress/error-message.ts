import { UnreadableBody } from './read-body.ts';

const CERTIFICATE_CODES = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_REJECTED',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'HOSTNAME_MISMATCH',
]);

/**
 * Says in one sentence why an exchange with `host` failed. Refused, reset, unroutable and silent ports all read alike, so that
 * nobody can look at ports through us; what the host itself said over an open connection is told apart.
 */
export function errorMessage(error: unknown, host: string): string {
  const code = codeOf(error);
  if (error instanceof UnreadableBody) return `The answer of ${host} ${error.message}.`;
  if (CERTIFICATE_CODES.has(code)) return `${host} could not be reached securely: its certificate is not valid.`;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return `${host} answered with far more header data than a web page needs, so it was not read.`;
  if (error instanceof Error && error.name === 'HTTPParserError') return `${host} answered with something that is not valid HTTP.`;
  return `${host} could not be reached. Check the address, or try again later.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
