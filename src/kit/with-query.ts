/** An address with its query, where there is one. Asks no `size`: Safari before 17 and Chrome before 113 have none. */
export const withQuery = (path: string, query: URLSearchParams): string => (`${query}` ? `${path}?${query}` : path);
