/** The panel's sections for money coming in: recharges and the exchange rate. */
import { html } from 'hono/html';
import { payerHabits, type PayerHabit } from '#domain/scenario.ts';
import type { RechargeFacts } from './recharge-facts.ts';

const habitWords: Record<PayerHabit, string> = {
  full: 'as asked',
  partial: 'half of it',
  over: 'one and a half of it',
  late: 'after it has expired',
  none: 'not at all',
};

export const rechargeSection = ({ next, usdtMinimum, open }: RechargeFacts) =>
  html` <section id="recharges" data-part>
    <h2>Recharges</h2>
    <form class="fields" method="post" action="/sandbox/deposits">
      <label
        >The next one is paid<select name="next">
          ${payerHabits.map(
            (habit) => html`<option value="${habit}" ${habit === next ? 'selected' : ''}>${habitWords[habit]}</option>`,
          )}
        </select></label
      >
      <button>Order</button>
    </form>
    ${
      open.length === 0
        ? html`<p class="subtle">None is open.</p>`
        : html`<table>
            ${open.map(
              ({ id, member, amount, currency }) =>
                html`<tr>
                  <td><code>${id}</code></td>
                  <td>${member}: ${amount} ${currency}</td>
                </tr>`,
            )}
          </table>`
    }
    <form class="fields" method="post" action="/sandbox/deposits/pay">
      <label class="long">Recharge (empty: the newest open one)<input name="rechargeId" maxlength="80" /></label>
      <label>Amount (empty: what is missing)<input name="amount" inputmode="decimal" maxlength="14" /></label>
      <button>Pay now</button>
    </form>
    <form class="fields" method="post" action="/sandbox/deposits/minimum">
      <label>Least USDT<input name="amount" inputmode="decimal" value="${usdtMinimum}" required /></label>
      <button>Change</button>
    </form>
  </section>`;

export const rateSection = ({ rate }: RechargeFacts) =>
  html` <section id="rate" data-part>
    <h2>Exchange rate</h2>
    <form class="fields" method="post" action="/sandbox/rate">
      <label>Rupees for one USDT<input name="rate" inputmode="decimal" value="${rate}" required /></label>
      <button>Change</button>
    </form>
  </section>`;
