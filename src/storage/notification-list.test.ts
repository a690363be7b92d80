import { expect, it } from 'vitest';
import { atNotificationList, notificationListLock } from './notification-list.ts';

it('is for one at a time', async () => {
  const steps: string[] = [];
  const showing = Promise.withResolvers<undefined>();
  const first = atNotificationList(async () => {
    steps.push('shows');
    await showing.promise;
    steps.push('is shown');
  });
  const second = atNotificationList(async () => void steps.push('looks'));
  await expect.poll(() => steps).toEqual(['shows']);
  showing.resolve(undefined);
  await Promise.all([first, second]);
  expect(steps).toEqual(['shows', 'is shown', 'looks']);
});

it('is not waited for where a page that sleeps has it', async () => {
  const asleep = Promise.withResolvers<undefined>();
  const held = navigator.locks.request(notificationListLock, () => asleep.promise);
  expect(await atNotificationList(async () => 'shown', 1)).toBe('shown');
  asleep.resolve(undefined);
  await held;
});

it('passes on what went wrong, and goes on', async () => {
  const error = new Error('no permission');
  await expect(atNotificationList(() => Promise.reject(error))).rejects.toBe(error);
  expect(await atNotificationList(async () => 'shown')).toBe('shown');
});
