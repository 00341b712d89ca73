import type { Config } from '#config';

/** What a check found, in words for an operator; `todo` says what to do about it. `note`: it works, but the operator should know. */
export type Finding = { state: 'ok'; found: string } | { state: 'note' | 'problem'; found: string; todo: string };

export type Installation = {
  config: Config;
  /** The folder of the checkout. */
  root: string;
  env: Record<string, string | undefined>;
  /** Folder with backups, as given on the command line. */
  backups: string | undefined;
  now: Date;
};

/** One check. It changes nothing that stays, and ends soon after `signal` aborts; what it throws is a problem of its own. */
export type Check = {
  id: string;
  title: string;
  run(installation: Installation, signal: AbortSignal): Promise<Finding | Finding[]>;
};

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const note = (found: string, todo: string): Finding => ({ state: 'note', found, todo });
export const problem = (found: string, todo: string): Finding => ({ state: 'problem', found, todo });
