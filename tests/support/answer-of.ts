import type { APIResponse, Route } from '@playwright/test';

/** What the server says to a call on its way. A kept connection may be closed just as it is taken: then it is asked again. */
export const answerOf = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 3 });
