import { isAppError } from '#contracts/errors.ts';
import { EMBEDDED_POSTGRES } from '#database/embedded/open-embedded.ts';
import { type Inspection, inspectEmbedded, inspectPostgres } from '#database/inspect.ts';
import { type Check, type Finding, note, ok, problem } from '../check.ts';
import { explainNetworkError, messageOf } from '../explain-error.ts';

const CONNECT_WITHIN_MS = 5_000;
const OLDEST_POSTGRES = 15;
/** What one process may open: 10, and 4 of the queue. */
const CONNECTIONS = 14;
const CLOCK_TOLERANCE_MS = 10_000;

export const database: Check = {
  id: 'database',
  title: 'Database',
  run: ({ config }) => (config.databaseUrl ? checkPostgres(config.databaseUrl) : checkEmbedded(config.dataDir)),
};

async function checkEmbedded(dataDir: string): Promise<Finding[]> {
  try {
    const { postgres, schema } = await inspectEmbedded(dataDir);
    if (postgres === null) return [ok('There is none yet; the first start creates it.')];
    if (postgres !== EMBEDDED_POSTGRES)
      return [
        problem(
          `Its files are from PostgreSQL ${postgres}; this version of Sitebrief includes PostgreSQL ${EMBEDDED_POSTGRES}.`,
          'Start the version of Sitebrief that wrote them, make a backup with it, and restore that into a new DATA_DIR.',
        ),
      ];
    return [judgeSchema(schema, 'The embedded database opens')];
  } catch (error) {
    if (isAppError(error) && error.message.includes('is in use by'))
      return [ok('The embedded database is in use by a running Sitebrief; see Port for whether it answers.')];
    return [
      problem(
        `The embedded database can't be opened: ${messageOf(error)}`,
        'Check owner and free space of DATA_DIR. If these are right, the files are damaged: restore your last backup into a new DATA_DIR.',
      ),
    ];
  }
}

async function checkPostgres(databaseUrl: string): Promise<Finding[]> {
  const { host } = new URL(databaseUrl);
  try {
    return judgePostgres(await inspectPostgres(databaseUrl, CONNECT_WITHIN_MS));
  } catch (error) {
    return [explainPostgresError(error, host)];
  }
}

/** Findings about a PostgreSQL that could be asked. */
export function judgePostgres({ postgres, schema, server }: Inspection): Finding[] {
  const findings = [judgeSchema(schema, `PostgreSQL ${postgres} answers`)];
  if (Number.parseInt(postgres ?? '0', 10) < OLDEST_POSTGRES)
    findings.push(problem(`PostgreSQL ${postgres} is too old.`, `Upgrade it to ${OLDEST_POSTGRES} or newer.`));
  if (server && !server.mayCreate)
    findings.push(
      problem(
        "The user of DATABASE_URL can't create tables.",
        'Make it the owner: alter database <name> owner to <user>; and create the database for it alone.',
      ),
    );
  if (server && server.freeConnections < CONNECTIONS)
    findings.push(
      problem(
        `Only ${server.freeConnections} connections are free; each process keeps up to ${CONNECTIONS}.`,
        'Raise max_connections in postgresql.conf, or run fewer processes.',
      ),
    );
  if (server && Math.abs(server.clockOffMs) > CLOCK_TOLERANCE_MS)
    findings.push(
      problem(
        `The clocks of this machine and of the database differ by ${Math.round(Math.abs(server.clockOffMs) / 1000)} s.`,
        'Switch on the synchronization of both clocks: timedatectl set-ntp true',
      ),
    );
  return findings;
}

function judgeSchema({ applied, pending, isNewer }: Inspection['schema'], opens: string): Finding {
  if (isNewer)
    return problem(
      `${opens}, but a newer version of Sitebrief wrote it.`,
      'Start that version, or restore a backup that this version made into an empty database.',
    );
  if (applied === 0) return ok(`${opens} and is empty; the first start creates the tables.`);
  if (pending === 0) return ok(`${opens}, and its tables are those of this version.`);
  return note(
    `${opens}. An older version wrote it: the next start makes ${pending} ${pending === 1 ? 'change' : 'changes'} to its tables, which can't be undone.`,
    'Make a backup before that start, with the version that wrote it: npm run -s backup -- before.backup',
  );
}

/** What a refused connection means. The URL holds a password: only the host is named. */
export function explainPostgresError(error: unknown, host: string): Finding {
  const code = (error as { code?: string }).code;
  const check = 'Check DATABASE_URL: postgres://user:password@host:5432/name';
  if (code === '28P01' || code === '28000' || messageOf(error).includes('password'))
    return problem(
      `The PostgreSQL on ${host} refuses the user or the password.`,
      `${check}. Percent-encode special characters of the password (@ is %40).`,
    );
  if (code === '3D000')
    return problem(`The PostgreSQL on ${host} has no database of that name.`, `Create it: createdb -O <user> <name>. ${check}`);
  if (code === '53300') return problem(`The PostgreSQL on ${host} has no free connection.`, 'Raise max_connections in postgresql.conf.');
  const network = explainNetworkError(error, host);
  return problem(network || `The PostgreSQL on ${host} can't be used: ${messageOf(error)}`, check);
}
