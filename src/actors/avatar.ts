import { changeAvatar } from '#api/person.ts';
import { uploadLimit } from '#domain/limits.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { createAvatarMachine } from '#machines/avatar/avatar.machine.ts';
import { cutPicture, judgePicture } from '#services/picture-file.ts';
import type { Services } from '#services/services.ts';
import { fromCallback, fromPromise } from 'xstate';

/** Pixels of a side: as the sandbox keeps it. */
const edge = 512;

export const avatarActor = ({ client }: Services) => {
  // The machine has one picture and one upload at a time.
  let url = '';
  let tell: (progress: UploadProgress) => void = () => undefined;
  const forget = () => {
    URL.revokeObjectURL(url);
    url = '';
  };
  return createAvatarMachine<Blob>().provide({
    actors: {
      readPicture: fromPromise(async ({ input: { file } }) => {
        const told = await judgePicture(file, uploadLimit.avatar);
        if (typeof told === 'string') return told;
        forget();
        url = URL.createObjectURL(file);
        return { ...told, url };
      }),
      shrink: fromPromise(({ input: { file, area } }) => cutPicture(file, area, edge, uploadLimit.avatar)),
      upload: fromPromise(async ({ input: { small }, signal }) => {
        await changeAvatar(client, small, { signal, onProgress: (progress) => tell(progress) });
      }),
      // Lives as long as the machine, and cleans up after it.
      watchUpload: fromCallback(({ sendBack }) => {
        tell = (progress) => sendBack({ type: 'upload.progressed', progress });
        return forget;
      }),
    },
  });
};
