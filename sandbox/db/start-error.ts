/** Why the sandbox could not start, as one sentence for the person who started it. Nothing was changed. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

export const noWorld = 'There is no world yet: npm start makes one.';
