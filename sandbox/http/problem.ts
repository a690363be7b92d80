/** A request that is malformed before any endpoint looks at it: answered with this HTTP status, and the same code. */
export class RequestProblem extends Error {
  readonly status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 503;
  constructor(status: RequestProblem['status'], message: string) {
    super(message);
    this.name = 'RequestProblem';
    this.status = status;
  }
}
