import type { Locator } from '@playwright/test';
import type { VerificationEvent } from '#machines/verification/verification.machine.ts';
import type { App } from './app.ts';

/** What a member does in the code step of a flow. @param frame of the flow */
export function sendToCodeStep(
  app: App,
  frame: Locator,
  event: Exclude<VerificationEvent, { type: 'network.returned' }>,
): Promise<void> {
  const button = (message: string) => frame.getByRole('button', { name: app.words(message), exact: true });
  switch (event.type) {
    case 'channel.choose':
      return frame.locator(`input[name="channel"][value="${event.channel}"]`).check();
    case 'code.request':
      return button('Send the code').or(button('Send another code')).click();
    case 'code.type':
      return frame.locator('input[name="code"]').fill(event.text);
    case 'code.enter':
      return frame.locator('button[type="submit"]').click();
  }
}

/** Fills in a field of a form, or chooses in it. */
export async function fillIn(frame: Locator, name: string, value: string): Promise<void> {
  const field = frame.locator(`[name="${name}"]`);
  if (name === 'country') await field.selectOption(value);
  else await field.fill(value);
}
