/** Properties that name no seed of their own: the same draws in each run by day, new ones by night. */
import fc from 'fast-check';

if (process.env['NIGHTLY'] === undefined) fc.configureGlobal({ seed: 20_261_120 });
