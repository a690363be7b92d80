import { EyeIcon } from '#components/eye-icon.tsx';
import { IconButton } from '#components/icon-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { useChoice } from './device-choices.ts';

/** The one switch for all figures, for the end of a screen's header. */
export function HideAmounts() {
  const { t } = useLingui();
  const [amounts, choose] = useChoice('amounts');
  const isOn = amounts === 'hidden';
  return (
    <IconButton
      label={t({ message: 'Hide amounts', comment: 'Switch: shows dots in place of amounts' })}
      aria-pressed={isOn}
      onClick={() => choose(isOn ? 'shown' : 'hidden')}
    >
      <EyeIcon isCrossed={isOn} />
    </IconButton>
  );
}
