/** What the device keeps that a start begins with, read beside each other; one that can't tell is as if it kept nothing. */
import { localeOf } from '#i18n/locales.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { openReplies } from '#storage/kept-reply.ts';

const nothing = () => undefined;

export const device = openDeviceStore();
export const members = openMemberStore();
export const replies = openReplies();
/** Asked for before the session: once that is known, so is this. */
export const starts = members.read('starts.v1').catch(nothing);
export const session = members.read('session.v1').catch(nothing);
export const language = device.read('language.v1').catch(nothing);
/** In which language the page speaks: the link's, the stored choice, the device's (product 1.4). */
export const spoken = language.then((last) =>
  localeOf(new URLSearchParams(location.search).get('lang'), last, ...navigator.languages),
);
/** Whether a worker answers the page from its start: what is read first passes it by otherwise (`api/read-again.ts`). */
export const wasServed = Boolean(navigator.serviceWorker?.controller);
export const inspector = device.read('inspector.v1').catch(nothing);
