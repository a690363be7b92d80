/** The panel's section of codes to redeem. */
import { html } from 'hono/html';
import { formatAmount } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';

export async function redeemCodeSection({ db, clock }: Context) {
  const now = clock.now();
  const codes = await db.selectFrom('redeem_codes').selectAll().orderBy('code').execute();
  return html` <section id="redeem-codes" data-part>
    <h2>Codes to redeem</h2>
    <dl>
      ${codes.map(({ code, name, amount, pieces, taken, expires_at }) => {
        const standing = expires_at <= now ? 'expired' : `${pieces - taken} left`;
        return html`<dt>${code} (${name})</dt>
          <dd>${formatAmount(amount)} USDT, ${standing}</dd>`;
      })}
    </dl>
  </section>`;
}
