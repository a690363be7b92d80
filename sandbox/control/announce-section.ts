/** What members are told from the panel: a message, a notice or a popup, seen live; and the order of `POST /sandbox/announce`. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { toldKinds, type ToldKind } from '#sandbox/services/messages/send-out.ts';

export const announceOrder = v.strictObject({
  kind: v.picklist(toldKinds),
  title: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  /** Its paragraphs, by lines. */
  text: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
});

const labels: Record<ToldKind, string> = {
  message: 'a message to the demo member',
  notice: 'a notice to everybody',
  popup: 'a notice that comes up on home',
};

export const announceSection = () =>
  html` <section id="announce">
    <h2>Tell members</h2>
    <form class="fields" method="post" action="/sandbox/announce">
      <label
        >What<select name="kind">
          ${toldKinds.map((kind) => html`<option value="${kind}">${labels[kind]}</option>`)}
        </select></label
      >
      <label class="long">Title (empty: words of ours)<input name="title" maxlength="200" /></label>
      <label class="long">Text<input name="text" maxlength="20000" /></label>
      <button>Send</button>
    </form>
  </section>`;
