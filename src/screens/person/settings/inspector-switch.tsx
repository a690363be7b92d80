import { useRuntime } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';

/** Recording what every flow does, on this device. */
export function InspectorSwitch() {
  const runtime = useRuntime();
  const { device } = runtime.services;
  const id = useId();
  const [isOn, setOn] = useState(runtime.recorder !== null);
  const turn = async (next: boolean) => {
    setOn(next);
    await Promise.all([
      runtime.turnInspector(next).catch(() => setOn(!next)),
      // Where the device keeps nothing, the choice holds until the page is closed.
      device.write('inspector.v1', next ? 'on' : 'off').catch(() => undefined),
    ]);
  };
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-medium">
          <Trans>Inspect the app</Trans>
        </label>
        <p id={`${id}-about`} className="text-sm text-subtle">
          <Trans>Records what each flow does, with nothing private. It stays on this device.</Trans>
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-describedby={`${id}-about`}
        checked={isOn}
        onChange={({ target }) => void turn(target.checked)}
        className="size-5.5 shrink-0 accent-harbour"
      />
    </li>
  );
}
