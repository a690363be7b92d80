// Loaded before the TypeScript files, which an older Node can't even read. On Linux `npm ci` brings the right one.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Dayrent runs on Node 24 or newer; this is ${process.version}. On Linux (x64, arm64) "npm ci" without ` +
      '--omit=optional brings it for every "npm run"; elsewhere install it, see .nvmrc.',
  );
  process.exit(1);
}
