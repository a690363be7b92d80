import { loadCouponDoor } from '#api/coupons.ts';
import { ListRowBody } from '#components/list-row.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** My coupons, and whether there are some to collect: to those it leads then. */
export const CouponsRow = () => (
  <li>
    <Resource
      load={loadCouponDoor}
      skeleton={<Row href="#/index/mycoupon" />}
      failed={() => <Row href="#/index/mycoupon" />}
    >
      {(door) => (
        <Figure of={door} as="row">
          {({ isOpen, count }) => (
            <Row
              href={isOpen ? '#/index/getcoupon' : '#/index/mycoupon'}
              {...(isOpen && {
                detail: (
                  <Plural
                    comment="Coupons that the member can take"
                    value={count}
                    one="# to collect"
                    other="# to collect"
                  />
                ),
              })}
            />
          )}
        </Figure>
      )}
    </Resource>
  </li>
);

const Row = ({ href, detail }: { href: string; detail?: ReactNode }) => (
  <ListRowBody
    href={href}
    title={<Trans comment="Row of a menu: coupons that can be collected">Coupons</Trans>}
    {...(detail !== undefined && { detail })}
    hasArrow
  />
);
