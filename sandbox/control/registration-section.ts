/** By what visitors can register: the panel's section, and the order that `POST /sandbox/registration` takes. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { registerWays, type RegisterWay } from '#sandbox/services/registration/register-ways.ts';

export const registrationOrder = v.strictObject({ by: v.picklist(registerWays) });

const labels: Record<RegisterWay, string> = { both: 'by phone or e-mail', phone: 'by phone', email: 'by e-mail' };

export const registrationSection = ({ registerBy }: { registerBy: RegisterWay }) =>
  html` <section id="registration" data-part>
    <h2>Registration</h2>
    <form class="fields" method="post" action="/sandbox/registration">
      <label
        >Visitors register<select name="by">
          ${registerWays.map(
            (way) => html`<option value="${way}" ${way === registerBy ? 'selected' : ''}>${labels[way]}</option>`,
          )}
        </select></label
      >
      <button>Change</button>
    </form>
  </section>`;
