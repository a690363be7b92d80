/** The reply envelope `{code, msg, data}`. Spec part 7: "Replies are read as code (200 is success), msg and data". */
export const envelope = (code: number, msg: string, data: unknown = null, status = 200): Response =>
  Response.json({ code, msg, data }, { status });

export const unauthorized = (): Response => envelope(401, 'Please sign in again', null, 401);

/** Without details: what went wrong is in the log, not in the answer. */
export const serverError = (): Response => envelope(500, 'Network abnormality, please try again later', null, 500);
