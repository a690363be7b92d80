/**
 * Up to 250 ms from the navigation to the first script, a start is quick: its screen comes without a picture of the last time (decision
 * 0086), and its numbers without a worker (decision 0087). Looked at as the first script begins.
 */
export const isQuick = performance.now() < 250;
