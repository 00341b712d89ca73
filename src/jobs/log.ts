type Write = (details: object, message: string) => void;

/** Where the background work writes what it does; any pino logger fits. */
export type Log = { info: Write; warn: Write; error: Write };
