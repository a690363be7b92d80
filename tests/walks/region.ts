/** Moving to another region: each move ends where the settings show the new one, and the next one leads away again. */
import { expect } from '@playwright/test';
import { region } from '#contract/region.ts';
import { regionOf, type Region } from '#domain/regions.ts';
import { regionWalk } from '#machines/region/region.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { RegionPage } from '../pages/region-page.ts';
import { playbookOf, type Stage } from './playbook.ts';
import { signedIn } from './sign-in.ts';

const [egypt, lanka] = [regionOf('EG'), regionOf('LK')];
const lives = new WeakMap<Stage['world'], Region>();
const next = ({ world }: Stage): Region => (lives.get(world) === egypt ? lanka : egypt);

export const regionBook = playbookOf<RegionPage>(regionWalk, {
  machine: 'region',
  address: () => '/user/system',
  page: (app) => new RegionPage(app),
  ports: { move: pathOf(region.modifyRegion), stay: pathOf(region.modifyRegion) },
  ready: signedIn,
  gestures: { 'region.choose': (stage) => ({ type: 'region.choose', region: next(stage) }) },
  unplayable: { 'move refused': 'the server takes every region that the field has' },
  outcomes: {
    'move done': async (stage) => {
      const to = next(stage);
      return async () => {
        await expect(new RegionPage(stage.app).field).toHaveValue(String(to));
        lives.set(stage.world, to);
      };
    },
  },
});
