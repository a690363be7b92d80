import { actionStyle } from '#components/action-style.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import type { ShareInfo } from '#domain/sharing.ts';
import { socialHosts, socialLink, socialPlaces, type SocialPlace } from '#domain/social-share.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { openInviteLink, useInviteWords } from './invite-link.tsx';

/** Names of companies: the same in every language. */
const names: Readonly<Record<SocialPlace, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  x: 'X',
  facebook: 'Facebook',
};

/** Handing the invite link on to an app of somebody else: which host it is comes first, and nothing loads before. */
export function SocialLinks({ share }: { share: ShareInfo }) {
  const [place, setPlace] = useState<SocialPlace | null>(null);
  const link = openInviteLink(share);
  if (link === null) return null;
  return (
    <Card title={<Trans>Share in another app</Trans>}>
      <ul role="list" className="grid grid-cols-2 gap-3">
        {socialPlaces.map((one) => (
          <li key={one}>
            <Button variant="secondary" isWide aria-haspopup="dialog" onClick={() => setPlace(one)}>
              <bdi>{names[one]}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-subtle">
        <Trans>Nothing loads until you open them.</Trans>
      </p>
      {place && <Leave place={place} share={share} link={link} onClose={() => setPlace(null)} />}
    </Card>
  );
}

interface LeaveProps {
  place: SocialPlace;
  share: ShareInfo;
  link: string;
  onClose: () => void;
}

/** Where it leads and what goes along, before anything leaves. */
function Leave({ place, share, link, onClose }: LeaveProps) {
  const text = useInviteWords(share);
  return (
    <LazySheet
      isOpen
      onClose={onClose}
      title={
        <Trans comment="Title: shares the link by this app">
          Share with <bdi>{names[place]}</bdi>
        </Trans>
      }
      actions={
        <>
          <a
            href={socialLink(place, { link, text })}
            target="_blank"
            rel="noopener noreferrer"
            className={actionStyle('primary', true)}
            onClick={onClose}
          >
            <Trans comment="Button: opens this site in a new tab">
              Open <bdi>{socialHosts[place]}</bdi>
            </Trans>
          </a>
          <Button variant="quiet" isWide onClick={onClose}>
            <Trans comment="Button: closes the sheet without doing it">Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p>
          <Trans>
            Opens <bdi className="font-semibold">{socialHosts[place]}</bdi> in a new tab. It isn't part of Dayrent.
          </Trans>{' '}
          <Trans comment="A preview of the text follows">You share:</Trans>
        </p>
        <p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">
          {place !== 'facebook' && <span className="block">{text}</span>}
          <bdi className="block" dir="ltr">
            {link}
          </bdi>
        </p>
      </div>
    </LazySheet>
  );
}
