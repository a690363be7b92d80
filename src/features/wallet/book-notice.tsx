import { Notice } from '#components/notice.tsx';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { ofDevice } from '#domain/fresh-age.ts';
import { useIsCalm } from '#kit/calm.ts';
import { Figure } from '#kit/figure.tsx';
import { FailureText } from '#kit/failure-text.ts';
import { Resource } from '#kit/resource.tsx';
import { useServices } from '#kit/services.tsx';

/** Where the server's book is not the one that the device saw before: why payments are closed (rule L7). Looked for once the screen is there. */
export const BookNotice = () => useIsCalm() && <Seen />;

function Seen() {
  const { client, session } = useServices();
  const load = async () => {
    const { bookVerdict } = await import('#services/book-watch.ts');
    return ofDevice((await bookVerdict({ client: client.background, session })) === 'rewritten');
  };
  return (
    <Resource load={load} skeleton={<></>} failed={() => <></>}>
      {(is) => (
        <Figure of={is}>
          {(isRewritten) =>
            isRewritten && (
              <Notice tone="negative" title={<FailureText failure={new Failure('rejected', codes.rewritten)} />} />
            )
          }
        </Figure>
      )}
    </Resource>
  );
}
