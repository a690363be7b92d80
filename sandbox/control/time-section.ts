/** The panel's time machine: the clock, what follows it, the book, and the app beside them. */
import { html } from 'hono/html';
import { regions, zoneOf } from '#domain/regions.ts';
import { remaining } from '#domain/time.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import type { KeptLook } from './book-looks.ts';
import type { FactLine, TimeFacts } from './time-facts.ts';

const moveButton = (label: string, field: string, value: number | string) =>
  html` <form method="post" action="/sandbox/clock/advance" data-moves>
    <input type="hidden" name="${field}" value="${value}" /><button>${label}</button>
  </form>`;

const clockPart = ({ time, date, zone, utc, isPaused }: TimeFacts) =>
  html` <div id="clock" data-part>
    <p>
      <span class="time" data-fact="time">${time}</span>
      <span class="state" data-fact="state">${isPaused ? '❚❚ stands still' : '▶ runs'}</span>
    </p>
    <p data-fact="date">${date}</p>
    <p class="subtle">
      In the demo member’s zone, <span data-fact="zone">${zone}</span>; <span data-fact="utc">${utc}</span> UTC.
    </p>
    <div class="row">
      <form method="post" action="/sandbox/clock/pause" data-moves>
        <input type="hidden" name="paused" value="${String(!isPaused)}" /><button class="main">
          ${isPaused ? '▶ Run on' : '❚❚ Pause'}
        </button>
      </form>
      ${moveButton('+ 31 min', 'minutes', 31)} ${moveButton('+ 1 hour', 'hours', 1)} ${moveButton('+ 1 day', 'days', 1)}
      ${moveButton('To the end of the day', 'to', 'dayEnd')} ${moveButton('To the weekend', 'to', 'weekend')}
      ${moveButton('To the next window', 'to', 'window')}
    </div>
  </div>`;

const zonePart = ({ region }: TimeFacts) =>
  html` <form id="zone" class="fields" method="post" action="/sandbox/members/region" data-part data-moves>
    <input type="hidden" name="phone" value="${demoMember.phone}" />
    <label
      >${demoMember.name} lives in<select name="region">
        ${regions.map(
          (one) => html`<option value="${one}" ${one === region ? 'selected' : ''}>${zoneOf(one)}</option>`,
        )}
      </select></label
    >
    <button>Move there</button>
    <p class="subtle long">
      A move signs ${demoMember.name} out: the app learns the region at sign-in. What is on its way keeps its time.
    </p>
  </form>`;

/** What a countdown says, as the script goes on to say it. */
const left = (until: number, now: number): string => {
  const { days, clock, isOver } = remaining(until, now);
  if (isOver) return 'now';
  return days > 0 ? `in ${days} d ${clock}` : `in ${clock}`;
};

const followLine = ({ id, label, value, until }: FactLine, now: number) =>
  html`<dt>${label}</dt>
    <dd>
      <span data-fact="${id}">${value}</span>
      <span class="left" data-left="${id}">${until === null ? '' : left(until, now)}</span>
    </dd>`;

const followsPart = ({ follows, now }: TimeFacts) =>
  html` <div id="follows" data-part>
    <h3>What follows</h3>
    <dl class="follows">${follows.map((line) => followLine(line, now))}</dl>
  </div>`;

const bookPart = ({ ok, entries, checks, age }: KeptLook) =>
  html` <div id="book" data-part>
    <h3>The book, replayed: <span data-book="mark" class="${ok ? 'good' : 'bad'}">${bookWord(ok)}</span></h3>
    <p class="subtle">
      <span data-book="entries">${entries}</span> entries, <span data-book="at">${lookedAt(age)}</span>.
    </p>
    <details>
      <summary>Each check</summary>
      <table>
        <tbody data-book="checks">
          ${checks.map(
            ({ id, name, ok: holds, detail }) =>
              html`<tr>
                <td>
                  ${name}
                  <p class="subtle">${detail}</p>
                </td>
                <td class="mark ${holds ? 'good' : 'bad'}">${holds ? '✓' : '✗'} ${id}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </div>`;

const lookedAt = (age: number): string =>
  age < 1_000 ? 'as this page was made' : `verified ${Math.floor(age / 1_000)} s before this page was made`;

const bookWord = (ok: boolean): string => (ok ? '✓ every check holds' : '✗ a check fails');

const appPart = () =>
  html` <figure class="phone">
    <iframe id="app" src="/" title="The app"></iframe>
    <figcaption class="subtle">The app itself, loaded anew after each move. Sign in to see it follow.</figcaption>
  </figure>`;

export const timeSection = (facts: TimeFacts, report: KeptLook) =>
  html` <section class="wide machine" aria-labelledby="machine-title">
    <div class="stack">
      <h2 id="machine-title">Time machine</h2>
      ${clockPart(facts)} ${zonePart(facts)} ${followsPart(facts)} ${bookPart(report)}
    </div>
    ${appPart()}
  </section>`;
