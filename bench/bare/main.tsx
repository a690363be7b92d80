/**
 * A page of the same stack and nothing else: what the libraries that this app has to have cost by themselves. It reads one
 * row from IndexedDB, asks a server that is not there, and shows a line; its title is painted at once.
 */
import { scriptAddress } from '#services/script-address.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useActor } from '@xstate/react';
import { createStore, get } from 'idb-keyval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { Route, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { assign, fromPromise, setup } from 'xstate';

const reply = v.object({ text: v.string() });
const store = createStore('bare', 'rows');

const page = setup({
  types: { context: {} as { text: string } },
  actors: {
    read: fromPromise(async () => {
      const kept = await get<string>('row', store);
      const told = await fetch('./nothing.json')
        .then((answer) => answer.json())
        .then((json) => v.parse(reply, json).text)
        .catch(() => 'no server');
      return `${kept ?? 'nothing kept'}, ${told}`;
    }),
  },
  actions: { setText: assign((_, { text }: { text: string }) => ({ text })) },
}).createMachine({
  context: { text: '' },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read',
        onDone: { target: 'read', actions: { type: 'setText', params: ({ event }) => ({ text: event.output }) } },
      },
    },
    read: {},
  },
});

function Line() {
  const [snapshot] = useActor(page);
  return (
    <>
      <h1>{document.title}</h1>
      {snapshot.matches('read') && <p data-records>{snapshot.context.text}</p>}
    </>
  );
}

i18n.load('en', {});
i18n.activate('en');
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Router hook={useHashLocation}>
        <Route>
          <Line />
        </Route>
      </Router>
    </I18nProvider>
  </StrictMode>,
);
void navigator.serviceWorker.register(scriptAddress('./sw.js'));
