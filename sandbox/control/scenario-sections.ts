/** The panel's sections for scenarios, and for what renters pay and promotion holds. */
import { html } from 'hono/html';
import { scenarios } from '#domain/scenario.ts';
import type { PanelFacts } from './panel-facts.ts';

export const scenarioSection = ({ scenario }: PanelFacts) =>
  html` <section id="scenario" class="wide" data-part>
    <h2>Scenario</h2>
    <p>
      This state, for a bug report: <a href="/#/?scenario=${scenario}"><code>?scenario=${scenario}</code></a>
    </p>
    <p class="subtle">A link with a seed resets the demo for everybody. Others set what happens to the next calls.</p>
    <form class="fields" method="post" action="/sandbox/scenario" data-moves>
      <label class="long"
        >A name, or a text like the one above<input
          name="scenario"
          list="scenarios"
          required
          maxlength="10000"
          autocomplete="off"
      /></label>
      <datalist id="scenarios">
        ${scenarios.map(({ name, text }) => html`<option value="${name}">${text.slice(0, 60)}</option>`)}
      </datalist>
      <button>Bring it about</button>
    </form>
  </section>`;

export const sourceSection = ({ earnings }: PanelFacts) =>
  html` <section id="sources" data-part>
    <h2>Where income and bonuses come from</h2>
    <p>
      ${earnings === 'none' ? 'Renters pay nothing: income falls short when revenue is used up.' : 'Renters pay as usual.'}
    </p>
    <div class="row">
      <form method="post" action="/sandbox/earnings" data-moves>
        <input type="hidden" name="level" value="${earnings === 'none' ? 'usual' : 'none'}" />
        <button>${earnings === 'none' ? 'Renters pay again' : 'Renters pay nothing from today'}</button>
      </form>
      <form method="post" action="/sandbox/promotion" data-moves>
        <input type="hidden" name="level" value="empty" /><button>Pay the whole promotion budget out</button>
      </form>
    </div>
  </section>`;
