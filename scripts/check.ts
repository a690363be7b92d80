/** `npm run check`: everything that needs neither a server nor a browser. */
import { checkParts } from './check-parts.ts';
import { runParts } from './parts.ts';

const { failed } = await runParts(checkParts, 2);
process.exitCode = failed === 0 ? 0 : 1;
