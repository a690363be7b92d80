import { loadCustomerLink } from '#api/sharing.ts';
import { customerServiceMachine } from '#machines/customer-service/customer-service.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const customerServiceActor = ({ client }: Services) =>
  customerServiceMachine.provide({
    actors: { loadLink: fromPromise(() => loadCustomerLink(client)) },
  });
