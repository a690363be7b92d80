/** The reads of `#domain/kept-replies.ts`, answered fresh-first. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { keptCall } from '#domain/kept-replies.ts';
import { freshFirst, type FreshFirstOptions } from './fresh-first.ts';

export class KeptReplies extends Strategy {
  private readonly options: FreshFirstOptions;

  constructor(options: FreshFirstOptions) {
    super();
    this.options = options;
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const call = keptCall(request.method, new URL(request.url).pathname);
    if (!call) return handler.fetch(request);
    return freshFirst(
      request,
      call,
      { fetch: (sent) => handler.fetch(sent), waitUntil: (work) => handler.waitUntil(work) },
      this.options,
    );
  }
}
