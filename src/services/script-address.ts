/** The only addresses that may become scripts: the page's policy refuses plain text for them (product 19.10). */

interface AddressPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: 'dayrent', rules: AddressPolicy): AddressPolicy;
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('dayrent', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('not a script of ours');
    return address;
  },
});

/** What a worker's constructor and registration take. @throws TypeError for one of another origin */
export const scriptAddress = (address: string): string => policy?.createScriptURL(address) ?? address;
