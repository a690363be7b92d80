/** Whether this browser, at this address, can make and use passkeys. Of its own: the entry asks. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;
