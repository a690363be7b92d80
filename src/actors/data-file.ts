import { loadDataFile } from '#api/own-data.ts';
import { dataFileMachine } from '#machines/data-file/data-file.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const dataFileActor = ({ client }: Services) =>
  dataFileMachine.provide({ actors: { loadFile: fromPromise(() => loadDataFile(client)) } });
