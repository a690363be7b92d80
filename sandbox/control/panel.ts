/** The panel for people at /sandbox: plain forms, which work without its script too. */
import { html } from 'hono/html';
import { faultKinds } from '#domain/scenario.ts';
import type { Context } from '#sandbox/context.ts';
import { demoFundPassword, demoMember, demoPassword, emptyMember } from '#sandbox/seed/people.ts';
import { communitySection } from './community-section.ts';
import { announceSection } from './announce-section.ts';
import { customerServiceSection } from './customer-service-section.ts';
import { releaseSection } from './release-section.ts';
import type { PanelFacts } from './panel-facts.ts';
import { feedbackSection } from './feedback-section.ts';
import { rateSection, rechargeSection } from './recharge-sections.ts';
import { redeemCodeSection } from './redeem-codes.ts';
import { reportsSection } from './reports-section.ts';
import { registrationSection } from './registration-section.ts';
import { scenarioSection, sourceSection } from './scenario-sections.ts';
import { timeSection } from './time-section.ts';
import { said } from './told.ts';
import { withdrawalSection } from './withdrawal-section.ts';

const demoSection = () =>
  html` <section>
    <h2>Demo member</h2>
    <dl>
      <dt>Name</dt>
      <dd>${demoMember.name}</dd>
      <dt>Country</dt>
      <dd>${demoMember.country}</dd>
      <dt>Phone</dt>
      <dd>${demoMember.phone}</dd>
      <dt>Password</dt>
      <dd>${demoPassword}</dd>
      <dt>Fund password</dt>
      <dd>${demoFundPassword}</dd>
      <dt>With an empty wallet</dt>
      <dd>${emptyMember.phone}</dd>
    </dl>
    <form class="row" method="post" action="/sandbox/sessions/revoke" data-moves>
      <input type="hidden" name="phone" value="${demoMember.phone}" /><button>
        Sign ${demoMember.name} out everywhere
      </button>
    </form>
  </section>`;

const balanceSection = ({ balances }: PanelFacts) =>
  html` <section id="balances" data-part>
    <h2>Where the play money is</h2>
    <dl>
      ${balances.map(
        ({ label, amount, currency }) =>
          html`<dt>${label}</dt>
            <dd>${amount} ${currency}</dd>`,
      )}
    </dl>
  </section>`;

const codeSection = ({ codes, contactLetters }: PanelFacts) =>
  html` <section id="codes" data-part>
    <h2>Last codes</h2>
    ${
      codes.length === 0
        ? html`<p class="subtle">None sent. No SMS or e-mail leaves this machine: codes would show here.</p>`
        : html`<dl>
            ${codes.map(
              ({ recipient, purpose, code }) =>
                html`<dt>${recipient} (${purpose})</dt>
                  <dd>${code}</dd>`,
            )}
          </dl>`
    }
    ${
      contactLetters.length === 0
        ? ''
        : html`<h3>Told of a change</h3>
            <dl>
              ${contactLetters.map(
                ({ recipient, words }) =>
                  html`<dt>${recipient}</dt>
                    <dd>${words}</dd>`,
              )}
            </dl>`
    }
  </section>`;

const faultSection = ({ faults }: PanelFacts) =>
  html` <section id="faults" data-part>
    <h2>Faults for the next calls</h2>
    ${
      faults.length === 0
        ? html`<p class="subtle">None wait.</p>`
        : html`<table>
              ${faults.map(
                ({ path, fault, times }) =>
                  html`<tr>
                    <td><code>${path}</code></td>
                    <td>${fault} × ${times}</td>
                  </tr>`,
              )}
            </table>
            <form class="row" method="post" action="/sandbox/faults/clear"><button>Clear them</button></form>`
    }
    <form class="fields" method="post" action="/sandbox/faults">
      <label class="long"
        >Path<input name="path" value="/api/assets/mine/order/create" required maxlength="200"
      /></label>
      <label
        >Fault<select name="fault">
          ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
        </select></label
      >
      <label>Times<input name="times" type="number" min="1" max="1000" value="1" required /></label>
      <label>Milliseconds, for slow<input name="ms" type="number" min="0" max="120000" value="3000" /></label>
      <button>Order</button>
    </form>
  </section>`;

const resetSection = () =>
  html` <section>
    <details>
      <summary>Reset to a fresh demo…</summary>
      <form class="fields" method="post" action="/sandbox/reset" data-moves>
        <label>Seed (empty: as now)<input name="seed" maxlength="40" pattern="[\\w\\-]+" /></label>
        <label class="tick"><input type="checkbox" required /> Yes, forget everything in this one</label>
        <button class="main">Reset</button>
      </form>
    </details>
  </section>`;

/** What the page shows was read when the facts said so: its script looks again when they say something else. */
const shownBy = ({ entries, isPaused, waiting }: PanelFacts['time']): string =>
  JSON.stringify({ entries, isPaused, waiting });

/** The whole page. @param told key of `said` from the address, if any */
export const panelPage = async (context: Context, facts: PanelFacts, told: string | undefined) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Dayrent sandbox</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/sandbox/panel.css" />
        <script src="/sandbox/panel.js" defer></script>
      </head>
      <body>
        <main data-shown="${shownBy(facts.time)}">
          <header>
            <h1>Dayrent sandbox</h1>
            <span class="play">▨ PLAY</span><a class="home" href="/">Open the app</a>
          </header>
          <div id="said" role="status" data-part>
            ${
              told !== undefined && Object.hasOwn(said, told)
                ? html`<p class="said">${said[told as keyof typeof said]}</p>`
                : ''
            }
          </div>
          <div class="grid">
            ${timeSection(facts.time, facts.report)} ${scenarioSection(facts)} ${demoSection()} ${balanceSection(facts)}
            ${codeSection(facts)} ${registrationSection(facts)} ${withdrawalSection(facts)}
            ${customerServiceSection(facts)} ${releaseSection(facts)} ${communitySection(facts)}
            ${reportsSection(facts)} ${rateSection(facts.recharges)} ${await redeemCodeSection(context)}
            ${sourceSection(facts)} ${announceSection()} ${rechargeSection(facts.recharges)} ${feedbackSection(facts)}
            ${faultSection(facts)} ${resetSection()}
          </div>
        </main>
      </body>
    </html>`;
