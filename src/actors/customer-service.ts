import { loadCustomerLink } from '#api/sharing.ts';
import { customerServiceMachine } from '#machines/customer-service/customer-service.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from '#services/services.ts';

export const customerServiceActor = ({ client }: Services) =>
  customerServiceMachine.provide({
    actors: { loadLink: fromPromise(() => loadCustomerLink(client)) },
  });
