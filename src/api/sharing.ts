/** Inviting, and whom to ask for help (product 15.20). */
import { sharing } from '#contract/sharing.ts';
import { toFresh, type Client } from './client.ts';

export const loadShareInfo = async (client: Client) => toFresh(await client.call(sharing.shareInfo, {}));

/** @returns the link as the server has it: not to be opened before it is looked at; empty for none */
export const loadCustomerLink = async (client: Client): Promise<string> =>
  (await client.call(sharing.customerService, {})).value.appUrl;
