import { countdownTick } from '#domain/limits.ts';
import { countdownMachine } from '#machines/countdown/countdown.machine.ts';
import type { Services } from '#services/services.ts';
import { fromCallback } from 'xstate';

export const countdownActor = ({ clock }: Services) =>
  countdownMachine.provide({
    actors: {
      watchClock: fromCallback(({ sendBack }) => {
        const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: clock.now() }), countdownTick);
        return () => clearInterval(timer);
      }),
    },
  });
