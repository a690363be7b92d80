import { loadGroupJoin, sendScreenshot } from '#api/group-join.ts';
import { groupJoins } from '#contract/group-join.ts';
import { uploadLimit } from '#domain/limits.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { createGroupJoinMachine } from '#machines/group-join/group-join.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { asBlob, edges, makeSmall } from '#services/small-pictures.ts';
import { fromCallback, fromPromise } from 'xstate';
import { readTerms, settlementActor } from './settlement.ts';

export const groupJoinActor = (services: Services) => {
  // The machine has one upload at a time.
  let tell: (progress: UploadProgress) => void = () => undefined;
  return createGroupJoinMachine<File>().provide({
    actors: {
      loadTerms: fromPromise(() =>
        readTerms(services, { kind: 'groupJoin', subject: '' }, async () => {
          const [standing, draft] = await Promise.all([
            loadGroupJoin(services.client.patient),
            readDraft(services, 'groupJoin'),
          ]);
          return { standing, draft };
        }),
      ),
      preparePicture: fromPromise(({ input: { file } }) => makeSmall(file, edges.screenshot, uploadLimit.screenshot)),
      upload: fromPromise(({ input: { picture }, signal }) =>
        sendScreenshot(services.client, asBlob(picture), { signal, onProgress: (progress) => tell(progress) }),
      ),
      watchUpload: fromCallback(({ sendBack }) => {
        tell = (progress) => sendBack({ type: 'upload.progressed', progress });
        return () => {
          tell = () => undefined;
        };
      }),
      settlement: settlementActor(services, groupJoins.groupJoin),
    },
  });
};
