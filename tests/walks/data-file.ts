/** All that is kept about the member, as a file: loaded, not loaded, loaded after all. */
import { ownData } from '#contract/own-data.ts';
import { dataFileWalk } from '#machines/data-file/data-file.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { DataFilePage } from '../pages/data-file-page.ts';
import { playbookOf } from './playbook.ts';

export const dataFileBook = playbookOf<DataFilePage>(dataFileWalk, {
  machine: 'dataFile',
  address: () => '/user/data',
  page: (app) => new DataFilePage(app),
  ports: { loadFile: pathOf(ownData.ownDataFile) },
  unplayable: { 'complete: file.load': 'a file that is ready is saved; opening the screen makes another one' },
});
