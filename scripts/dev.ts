/** `npm run dev`: the Vite dev server with the sandbox inside, at one origin. */
import { getRequestListener } from '@hono/node-server';
import type { Server } from 'node:http';
import { createServer } from 'vite';
import { loadEnvironmentFile, readEnvironment } from '#sandbox/environment.ts';
import { openSandbox } from '#sandbox/open-sandbox.ts';
import { endOnSignals, exitWith, greeting, optionsOf } from '#sandbox/run-server.ts';
import { holdPort } from '#sandbox/serve.ts';

const isSandboxPath = /^\/(api|sandbox|health|ready|share)([/?]|$)/;

async function run(): Promise<void> {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const endBy = endOnSignals();
  // Vite's own message for a taken port is a stack trace: ask first.
  const held = await holdPort(environment);
  await held.close();
  const sandbox = await openSandbox(environment, { ...optionsOf(environment), checkReplies: true });
  const listener = getRequestListener(sandbox.app.fetch, { overrideGlobalObjects: false });
  const vite = await createServer({
    server: { port: environment.PORT, host: environment.LISTEN_ADDRESS, strictPort: true },
    plugins: [
      {
        name: 'dayrent-sandbox',
        configureServer: ({ middlewares, httpServer }) => {
          if (httpServer) sandbox.live.attach(httpServer as Server, { isAlone: false });
          middlewares.use((request, response, next) => {
            if (isSandboxPath.test(request.url ?? '')) void listener(request, response);
            else next();
          });
        },
      },
    ],
  });
  await vite.listen();
  endBy(async () => {
    await sandbox.live.close();
    await vite.close();
    await sandbox.close();
  });
  console.log(greeting(environment, vite.config.server.port));
}

await run().catch(exitWith);
