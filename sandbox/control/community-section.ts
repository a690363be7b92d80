/** Posts that wait for the guidance manager: the panel's section; `POST /sandbox/posts/publish` publishes them. */
import { html } from 'hono/html';

export const communitySection = ({ pendingPosts }: { pendingPosts: number }) =>
  html` <section id="community" data-part>
    <h2>Community</h2>
    <p class="subtle">
      ${pendingPosts === 0 ? 'No post waits.' : `Posts that wait: ${pendingPosts}.`} The guidance manager publishes each
      after a minute.
    </p>
    <form class="row" method="post" action="/sandbox/posts/publish"><button>Publish them now</button></form>
  </section>`;
