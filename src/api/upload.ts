/**
 * Calls that carry files and tell how far they are. `fetch` can't tell over HTTP/1, so this is an XMLHttpRequest behind
 * the client: its headers, its reading of the answer, its failures. Not in the entry.
 */
import { fieldsOf, type Answered, type Asks, type Fields, type UploadEndpoint } from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import type { Answer, Client, Send } from './client.ts';

export interface UploadWatch {
  onProgress: (progress: UploadProgress) => void;
  /** Gives the upload up: nobody hears what became of it. */
  signal: AbortSignal;
}

/** The header lines of an answer, as XMLHttpRequest gives them. */
const headersIn = (lines: string): Headers =>
  new Headers(
    lines
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
  );

function formOf(field: string, fields: Fields, files: readonly Blob[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A name of ours: a file's own may say more than the member means to.
  for (const file of files) form.append(field, file, field);
  return form;
}

const sendForm =
  (form: FormData, { onProgress, signal: given }: UploadWatch): Send =>
  (url, { headers, signal }, renew) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        renew();
        onProgress({ sent: loaded, total });
      };
      request.onload = () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: headersIn(request.getAllResponseHeaders()),
          }),
        );
      request.onerror = () => reject(new TypeError('the upload broke off'));
      request.onabort = () =>
        reject(given.aborted ? new Failure('offline') : new TypeError('the upload took too long'));
      for (const end of [given, signal]) end.addEventListener('abort', () => request.abort());
      request.send(form);
    });

/** @throws Failure, of the same kinds as every call */
export const upload = <E extends UploadEndpoint>(
  client: Client,
  endpoint: E,
  input: Asks<E>,
  files: Blob | readonly Blob[],
  watch: UploadWatch,
): Promise<Answer<Answered<E>>> =>
  client.call(endpoint, input, {
    send: sendForm(
      formOf(endpoint.multipart.field, fieldsOf(endpoint, input), files instanceof Blob ? [files] : files),
      watch,
    ),
  });
