/** What the next withdrawal is to do: the panel's section, and the order that `POST /sandbox/withdrawals` takes. */
import { html } from 'hono/html';
import * as v from 'valibot';
import { withdrawalEnds, type WithdrawalEnd } from '#domain/scenario.ts';

export const withdrawalOrder = v.strictObject({ next: v.picklist(withdrawalEnds) });

const labels: Record<WithdrawalEnd, string> = {
  arrives: 'arrives in time',
  fails: 'fails, and comes back whole',
  overdue: 'arrives two days too late',
};

export const withdrawalSection = ({ nextWithdrawal }: { nextWithdrawal: WithdrawalEnd }) =>
  html` <section id="withdrawal" data-part>
    <h2>The next withdrawal</h2>
    <p>It ${labels[nextWithdrawal]}.</p>
    <p class="subtle">An order is for one withdrawal, whoever makes it.</p>
    <div class="row">
      ${withdrawalEnds.map(
        (end) =>
          html`<form method="post" action="/sandbox/withdrawals">
            <input type="hidden" name="next" value="${end}" /><button>It ${labels[end]}</button>
          </form>`,
      )}
    </div>
  </section>`;
