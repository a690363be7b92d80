/** `/sandbox`: controls the sandbox from outside, for tests and demos. JSON, or plain forms of the panel. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { seedPattern } from '#domain/scenario.ts';
import { envelope } from '#sandbox/http/envelope.ts';
import { sameOriginOnly } from '#sandbox/http/same-origin.ts';
import { RequestProblem } from '#sandbox/http/problem.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { demoFacts } from '#sandbox/seed/demo-facts.ts';
import { decideReport } from '#sandbox/services/community/reports.ts';
import { publishNow } from '#sandbox/services/community/post-publishing.ts';
import { setRegisterWay } from '#sandbox/services/registration/register-ways.ts';
import { publishRelease } from '#sandbox/services/app/release.ts';
import { sendOut } from '#sandbox/services/messages/send-out.ts';
import { endSessionsOf } from '#sandbox/services/access/sessions.ts';
import { writeCustomerLink } from '#sandbox/services/team/sharing.ts';
import { lastCode } from '#sandbox/services/access/verification-codes.ts';
import { orderEnd } from '#sandbox/services/withdrawal/next-withdrawal.ts';
import { announceOrder } from './announce-section.ts';
import { createBookLooks } from './book-looks.ts';
import { customerServiceOrder } from './customer-service-section.ts';
import { faultOrder } from './faults.ts';
import { createGate } from './gate.ts';
import { readOrder } from './order-input.ts';
import { readPanelFacts } from './panel-facts.ts';
import { panelScript } from './panel-script.ts';
import { panelPage } from './panel.ts';
import { panelStyle } from './panel-style.ts';
import { rechargeControls } from './recharge-controls.ts';
import { timeControls, type ControlOptions } from './time-controls.ts';
import { isForm, told } from './told.ts';
import { withdrawalOrder } from './withdrawal-section.ts';
import { registrationOrder } from './registration-section.ts';
import { reportOrder } from './reports-section.ts';
import { releaseOrder } from './release-section.ts';
import { resetDemo } from './reset.ts';

const resetOrder = v.strictObject({ seed: v.optional(v.pipe(v.string(), v.regex(seedPattern))) });
/** A phone number, or an e-mail address in its place. */
const revokeOrder = v.strictObject({ phone: v.pipe(v.string(), v.regex(/^(?:\d{5,15}|\S{1,64}@\S{1,190})$/)) });

export function controlRoutes(options: Omit<ControlOptions, 'presses'>): Hono {
  const { context, back, wallClock, faults, gate, catchUp } = options;
  const presses = createGate();
  const looks = createBookLooks(back, gate);
  /** Tables are not taken away from a look: one of the two would be refused. */
  const alone: ControlOptions['alone'] = async (work) => {
    await looks.rest();
    return options.alone(work);
  };
  const routes = new Hono();
  routes.use(sameOriginOnly('GET', 'POST', 'DELETE'));
  routes.onError((error, c) => {
    if (error instanceof RequestProblem && isForm(c) && error.status === 400)
      return c.redirect('/sandbox?told=wrong', 303);
    // Nothing is there that it could be done to: the demo's things are over, no recharge is open.
    if (error instanceof Refusal)
      return isForm(c) ? told(c, 'refused', {}) : envelope(error.code, error.message, null, 404);
    throw error;
  });

  routes.route('/', timeControls({ ...options, presses, alone }));
  routes.route('/', rechargeControls(back, gate, catchUp));

  routes.get('/', (c) =>
    looks.kept(async (report) => {
      // Under no-referrer browsers send `Origin: null` with a form, which is what a foreign page would send.
      c.header('Referrer-Policy', 'same-origin');
      await catchUp();
      return c.html(await panelPage(back, await readPanelFacts(back, faults, report), c.req.query('told')));
    }),
  );

  routes.get('/panel.css', (c) => c.body(panelStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  routes.get('/panel.js', (c) => c.body(panelScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  routes.get('/demo', (c) => gate.shared(async () => c.json(await demoFacts(context))));

  routes.get('/verify', async (c) =>
    c.json(await looks.next(c.req.query('from') === 'beginning' ? 'beginning' : 'last')),
  );

  routes.get('/verified', (c) => looks.kept(async (report) => c.json(report)));

  routes.post('/reset', async (c) => {
    const { seed } = await readOrder(c.req.raw, resetOrder);
    await presses.exclusive(() =>
      gate.exclusive(() =>
        alone(async () => {
          await resetDemo(back, wallClock, seed);
          await faults.clear();
        }),
      ),
    );
    return told(c, 'reset', { now: context.clock.now() });
  });

  routes.get('/codes', async (c) => {
    const to = c.req.query('to') ?? '';
    return c.json({ to, code: await gate.shared(() => lastCode(context, to)) });
  });

  routes.get('/faults', async (c) => c.json({ faults: await faults.list() }));

  routes.post('/faults', async (c) => {
    await faults.order(await readOrder(c.req.raw, faultOrder));
    return told(c, 'ordered', { faults: await faults.list() });
  });

  routes.delete('/faults', async (c) => {
    await faults.clear();
    return c.json({ faults: [] });
  });

  // Forms know no DELETE.
  routes.post('/faults/clear', async (c) => {
    await faults.clear();
    return told(c, 'cleared', { faults: [] });
  });

  routes.post('/withdrawals', async (c) => {
    const { next } = await readOrder(c.req.raw, withdrawalOrder);
    await gate.shared(() => orderEnd(context, next));
    return told(c, 'withdrawal', { next });
  });

  routes.post('/customer-service', async (c) => {
    const { link } = await readOrder(c.req.raw, customerServiceOrder);
    await gate.shared(() => writeCustomerLink(context, link.trim()));
    return told(c, 'changed', { link: link.trim() });
  });

  routes.post('/posts/publish', async (c) => {
    return told(c, 'published', { published: await gate.shared(() => publishNow(context)) });
  });

  routes.post('/reports', async (c) => {
    const { id, decision } = await readOrder(c.req.raw, reportOrder);
    await gate.shared(() => decideReport(context, id, decision));
    return told(c, decision, { id, decision });
  });

  routes.post('/release', async (c) => {
    const release = await readOrder(c.req.raw, releaseOrder);
    await gate.shared(() => publishRelease(context, release.code === 0 ? null : release));
    return told(c, 'changed', { code: release.code });
  });

  routes.post('/announce', async (c) => {
    const order = await readOrder(c.req.raw, announceOrder);
    return told(c, 'sent', { id: await gate.shared(() => sendOut(context, order)) });
  });

  routes.post('/registration', async (c) => {
    const { by } = await readOrder(c.req.raw, registrationOrder);
    await gate.shared(() => setRegisterWay(context.db, by));
    return told(c, 'changed', { by });
  });

  routes.post('/sessions/revoke', async (c) => {
    const { phone } = await readOrder(c.req.raw, revokeOrder);
    return told(c, 'revoked', { revoked: await gate.shared(() => endSessionsOf(context, phone)) });
  });

  return routes;
}
