import { useRoute } from '#kit/route.ts';
import type { ComponentType } from 'react';
import { GetCoupon } from './get-coupon.tsx';
import { MyCoupons } from './my-coupons.tsx';
import { SetCoupon } from './set-coupon.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  '/index/getcoupon': GetCoupon,
  '/index/mycoupon': MyCoupons,
  '/index/setcoupon': SetCoupon,
};

/** Three small screens that share most of what they are made of: one file for the entry to know of. */
export default function Coupons() {
  const Shown = screens[useRoute().path];
  return Shown && <Shown />;
}
