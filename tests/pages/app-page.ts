import type { Locator } from '@playwright/test';
import type { AppEvent } from '#machines/app/app.machine.ts';
import type { ConnectivityEvent } from '#machines/connectivity/connectivity.machine.ts';
import type { SessionEvent } from '#machines/session/session.machine.ts';
import type { ToastEvent } from '#machines/toast/toast.machine.ts';
import type { App } from './app.ts';

/** What calls, the network and the login flow tell; nobody does it by hand. */
type Fact<E extends { type: string }> = Extract<
  E['type'],
  | `network.${string}`
  | `call.${string}`
  | `token.${string}`
  | 'session.opened'
  | 'session.refused'
  | 'session.found'
  | 'session.forgotten'
  | 'toast.show'
>;
type Gesture<E extends { type: string }> = Exclude<E, { type: Fact<E> }>;

/** One of the machines that live as long as the page. */
const frameOf = (app: App, machine: string): Locator => app.page.locator(`[data-machine="${machine}"]`);

/** The app, before there is a screen. */
export class AppPage {
  readonly frame: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = frameOf(app, 'app');
  }

  send(event: Gesture<AppEvent>): Promise<void> {
    switch (event.type) {
      case 'boot.retry':
        return this.app.button('Try again').click();
    }
  }
}

/** Who is signed in. */
export class SessionPage {
  readonly frame: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = frameOf(app, 'session');
  }

  send(event: Gesture<SessionEvent>): Promise<void> {
    switch (event.type) {
      case 'signOut.request':
        return this.signOut();
    }
  }

  private async signOut(): Promise<void> {
    await this.app.goTo('/mine');
    await this.app.button('Log out').click();
  }
}

/** The one message over everything. */
export class ToastPage {
  readonly frame: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = frameOf(app, 'toast');
  }

  send(event: Gesture<ToastEvent>): Promise<void> {
    switch (event.type) {
      case 'toast.dismiss':
        return this.app.page.keyboard.press('Escape');
    }
  }
}

/** Whether the server can be reached. */
export class ConnectivityPage {
  readonly frame: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = frameOf(app, 'connectivity');
  }

  send(event: Gesture<ConnectivityEvent>): Promise<void> {
    switch (event.type) {
      case 'wait.stop':
        return this.app.button('Continue offline').click();
    }
  }
}
