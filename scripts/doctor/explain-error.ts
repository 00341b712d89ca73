/** What a failed connection means; `where` names the other side. Empty for errors that are not about the network. */
export function explainNetworkError(error: unknown, where: string): string {
  const codes = codesOf(error);
  const has = (...names: string[]) => names.some((name) => codes.includes(name));
  if (has('ENOTFOUND', 'EDNS')) return `No name server knows ${where}: the name is misspelled, or this machine's name servers are wrong.`;
  if (has('EAI_AGAIN'))
    return `No name server answered when asked for ${where}: this machine has no network, or its name servers are down.`;
  if (has('ECONNREFUSED')) return `${where} refuses connections: the program there is not running, or the port is wrong.`;
  if (has('EHOSTUNREACH', 'ENETUNREACH')) return `There is no way to ${where} from this machine: a network or firewall setting.`;
  if (has('CERT_HAS_EXPIRED')) return `The certificate of ${where} has expired.`;
  if (
    has('DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY')
  )
    return `The certificate of ${where} was not signed by an authority that this machine knows.`;
  if (has('ERR_TLS_CERT_ALTNAME_INVALID')) return `The certificate of ${where} is for another name.`;
  if (has('ETIMEDOUT', 'TimeoutError', 'ABORT_ERR', 'UND_ERR_CONNECT_TIMEOUT', 'CONNECT_TIMEOUT'))
    return `${where} did not answer in time: a firewall between, a wrong port, or it is overloaded.`;
  if (has('ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET')) return `${where} closed the connection: perhaps another program listens there.`;
  return '';
}

/** The codes and names of an error and of what caused it. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let at: unknown = error;
  for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
    const { code, name } = at as NodeJS.ErrnoException;
    codes.push(name, ...(code ? [String(code)] : []));
    if (at instanceof AggregateError) for (const one of at.errors) codes.push(...codesOf(one));
    // Some libraries keep the system's code in the message alone: "connect ECONNREFUSED 127.0.0.1:587".
    codes.push(...at.message.split(' ').filter((word) => word.startsWith('E') && word === word.toUpperCase()));
    if (at.message.includes('timeout') || at.message.includes('Timeout')) codes.push('ETIMEDOUT');
    at = at.cause;
  }
  return codes;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
