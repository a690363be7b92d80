import { useCallback, useEffect } from 'react';
import { useConnectivityActor } from './services.tsx';

type NetworkFact = { type: 'network.lost' } | { type: 'network.returned' };

/** Passes connectivity's facts on to a flow. */
export function useNetworkFacts(send: (fact: NetworkFact) => void): void {
  const connectivity = useConnectivityActor();
  useEffect(() => {
    const lost = connectivity.on('connectivity.lost', () => send({ type: 'network.lost' }));
    const returned = connectivity.on('connectivity.returned', () => send({ type: 'network.returned' }));
    return () => {
      lost.unsubscribe();
      returned.unsubscribe();
    };
  }, [connectivity, send]);
}

/** For flows that only wait for it. */
export function useNetworkReturned(send: (fact: { type: 'network.returned' }) => void): void {
  useNetworkFacts(
    useCallback(
      (fact) => {
        if (fact.type === 'network.returned') send(fact);
      },
      [send],
    ),
  );
}
