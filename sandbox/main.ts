/** `node sandbox/main.ts`: the server without a build before it. */
import { runServer } from './run-server.ts';

await runServer();
