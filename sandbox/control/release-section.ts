/** The release that members are offered: the panel's section, and the order that `POST /sandbox/release` takes. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { appVersion } from '#domain/entry-limits.ts';
import type { PublishedRelease } from '#sandbox/services/app/release.ts';

/** `code` 0 takes the release back. */
export const releaseOrder = v.strictObject({
  code: v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]), v.integer()),
  name: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  downUrl: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  extra: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
  compulsory: v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.literal('on'),
        v.transform(() => true),
      ),
    ]),
    false,
  ),
});

export const releaseSection = ({ release }: { release: PublishedRelease | null }) =>
  html` <section id="release" data-part>
    <h2>Release</h2>
    <p>
      ${
        release
          ? html`Offered is <code>${release.name}</code> (${release.code})${release.compulsory ? ', compulsory' : ''}.`
          : `None is offered: ${appVersion.name} (${appVersion.code}) is the newest.`
      }
    </p>
    <form class="fields" method="post" action="/sandbox/release">
      <label
        >Code (0: none)<input name="code" inputmode="numeric" value="${release?.code ?? appVersion.code + 1}"
      /></label>
      <label>Name<input name="name" value="${release?.name ?? '0.5.2'}" maxlength="40" /></label>
      <label class="long"
        >Download (the app opens https and its own address only)<input
          name="downUrl"
          value="${release?.downUrl ?? 'https://example.org/dayrent'}"
          maxlength="500"
      /></label>
      <label class="long">What is new<input name="extra" value="${release?.extra ?? ''}" maxlength="2000" /></label>
      <label class="tick"
        ><input type="checkbox" name="compulsory" ${release?.compulsory ? 'checked' : ''} /> Compulsory</label
      >
      <button>Offer</button>
    </form>
  </section>`;
