/** Everything of ours lives in this schema, so that a reset can never drop what is not ours. */
export const schemaName = 'dayrent';
