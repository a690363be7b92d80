/** Where customer service is: the panel's section, and the order that `POST /sandbox/customer-service` takes. */
import { html } from 'hono/html';
import * as v from 'valibot';

/** A form's empty field is not sent: it means none. */
export const customerServiceOrder = v.strictObject({ link: v.optional(v.pipe(v.string(), v.maxLength(500)), '') });

export const customerServiceSection = ({ customerLink }: { customerLink: string }) =>
  html` <section id="customer-service" data-part>
    <h2>Customer service</h2>
    <p>${customerLink === '' ? 'There is none.' : html`It is at <code>${customerLink}</code>.`}</p>
    <form class="fields" method="post" action="/sandbox/customer-service">
      <label class="long"
        >Link (empty: none; the app opens https and its own address only)<input
          name="link"
          value="${customerLink}"
          maxlength="500"
      /></label>
      <button>Set</button>
    </form>
  </section>`;
