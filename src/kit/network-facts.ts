import { useEmitted } from './emitted.ts';
import { useConnectivityActor } from './services.tsx';

type NetworkFact = { type: 'network.lost' } | { type: 'network.returned' };

/** For flows that only wait for it. */
export function useNetworkReturned(send: (fact: { type: 'network.returned' }) => void): void {
  useEmitted(useConnectivityActor(), 'connectivity.returned', () => send({ type: 'network.returned' }));
}

/** Passes connectivity's facts on to a flow. */
export function useNetworkFacts(send: (fact: NetworkFact) => void): void {
  useEmitted(useConnectivityActor(), 'connectivity.lost', () => send({ type: 'network.lost' }));
  useNetworkReturned(send);
}
