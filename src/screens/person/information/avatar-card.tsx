import { avatarActor } from '#actors/avatar.ts';
import { Card } from '#components/card.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow, useServices, useToastActor } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { AvatarCrop } from './avatar-crop.tsx';
import { AvatarShown } from './avatar-shown.tsx';
import type { AvatarSnapshot, AvatarViewProps } from './avatar-view.ts';

const views = {
  idle: AvatarShown,
  reading: AvatarShown,
  crop: AvatarCrop,
  shrinking: AvatarCrop,
  uploading: AvatarCrop,
} satisfies Record<AvatarSnapshot['value'], (props: AvatarViewProps) => ReactNode>;

interface AvatarCardProps extends Pick<AvatarViewProps, 'picture' | 'name'> {
  onChanged: () => void;
}

/** The member's picture, and the way to another one. */
export function AvatarCard({ picture, name, onChanged }: AvatarCardProps) {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const [logic] = useState(() => avatarActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  useEmitted(actor, 'avatar.changed', () => {
    toast.send({ type: 'toast.show', text: t({ message: 'Picture changed', comment: 'Toast: the profile picture' }) });
    onChanged();
  });
  const View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Card>
        <View snapshot={snapshot} send={send} picture={picture} name={name} />
      </Card>
    </FlowFrame>
  );
}
