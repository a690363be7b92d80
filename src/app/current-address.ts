/** Path and query as the address bar has them. Apart, because the first script asks for nothing else. */
export const currentAddress = (): string => `/${location.hash.replace(/^#?\/?/, '')}`;
