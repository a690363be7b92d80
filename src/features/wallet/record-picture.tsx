import type { MoneyRecord, RecordType } from '#domain/wallet.ts';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Gift,
  Sun,
  Undo2,
  UsersRound,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<RecordType, LucideIcon> = {
  recharge: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  withdrawalFailed: Undo2,
  withdrawalCancelled: Undo2,
  buyMachine: Warehouse,
  orderCancelled: Undo2,
  returnOfPrincipal: Undo2,
  dailyIncome: Sun,
  teamBenefits: UsersRound,
  bonus: Gift,
  randomBonus: Gift,
  referralBonus: UsersRound,
  referralBonusB: UsersRound,
  referralBonusC: UsersRound,
  referralBonusD: UsersRound,
  governmentSubsidy: Gift,
  welcomeBonus: Gift,
  registrationGift: Gift,
  exchange: ArrowLeftRight,
};

/** The machine that a record is about, or what kind of move it is. */
export function RecordPicture({ record: { type, image } }: { record: Pick<MoneyRecord, 'type' | 'image'> }) {
  if (image !== '')
    return <img src={image} alt="" width={44} height={44} loading="lazy" className="size-11 rounded-md object-cover" />;
  const Icon = icons[type];
  return (
    <span aria-hidden className="grid size-11 place-items-center rounded-md bg-harbour-soft text-link">
      <Icon className="size-5" />
    </span>
  );
}
