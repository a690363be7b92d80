/** Lines of the home screen and of the wallet, by the id of their row. Written to rule P7: what happens, never a promise. */
import { msg, type Text } from '#sandbox/content/msg.ts';
import { dueIncome, weekend } from './shared-texts.ts';

interface NoticeText {
  id: string;
  place: 'scroll' | 'wallet';
  position: number;
  title: Text;
  content: Text;
}

export const notices: readonly NoticeText[] = [
  {
    id: 'scroll-play',
    place: 'scroll',
    position: 1,
    title: msg({ message: 'Play money', comment: 'Title of a notice' }),
    content: msg`Everything here is play money. No blockchain or bank knows it.`,
  },
  {
    id: 'scroll-weekend',
    place: 'scroll',
    position: 2,
    title: msg({ message: 'Weekend', comment: 'Title of a notice' }),
    content: weekend,
  },
  {
    id: 'scroll-shortfall',
    place: 'scroll',
    position: 3,
    title: msg`Days with a shortfall`,
    content: msg`A machine pays from what it earned. On a poor day it pays less. Its page shows how often.`,
  },
  {
    id: 'wallet-receive',
    place: 'wallet',
    position: 1,
    title: msg`When income arrives`,
    content: dueIncome,
  },
  {
    id: 'wallet-fee',
    place: 'wallet',
    position: 2,
    title: msg({ message: 'Withdrawal fee', comment: 'Title of a notice' }),
    content: msg`A withdrawal costs {withdrawalPercent}%. You see the fee before you confirm. Withdrawals are open from {firstDay} to {lastDay}, {opensAt} to {closesAt}.`,
  },
];
