/** The reply envelope `{code, msg, data}` (product 15.1). */
export const envelope = (code: number, msg: string, data: unknown = null, status = 200): Response =>
  Response.json({ code, msg, data }, { status });

export const unauthorized = (): Response => envelope(401, 'Please sign in again', null, 401);

/** Without details: what went wrong is in the log, not in the answer. */
export const serverError = (): Response => envelope(500, 'Network abnormality, please try again later', null, 500);

/** Given up before anything of it was done. */
export const databaseBusy = (): Response =>
  envelope(503, 'The server is busy. Your balance is unchanged. Try again later', null, 503);

/** What was asked for may have been done before it went: a money call is asked about by its intent. */
export const databaseGone = (): Response =>
  envelope(503, 'The server does not reach its database now, please try again later', null, 503);
