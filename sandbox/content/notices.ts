/** Words of the notices, English and Arabic. Written to rule P7: what happens, never a promise. */
import type { NoticesTable } from '#sandbox/db/tables-content.ts';

export type NoticeText = Omit<NoticesTable, 'created_at'>;

export const notices: readonly NoticeText[] = [
  {
    id: 'scroll-play',
    language: 'en_US',
    place: 'scroll',
    position: 1,
    title: 'Play money',
    content: 'Everything here is play money. No chain and no bank knows it.',
  },
  {
    id: 'scroll-play',
    language: 'ar_AE',
    place: 'scroll',
    position: 1,
    title: 'نقود تجريبية',
    content: 'كل ما هنا نقود تجريبية لا تعرفها أي سلسلة كتل ولا أي بنك.',
  },
  {
    id: 'scroll-weekend',
    language: 'en_US',
    place: 'scroll',
    position: 2,
    title: 'Weekend',
    content: 'Saturday and Sunday are for settlement: income that falls due then is credited on Monday.',
  },
  {
    id: 'scroll-weekend',
    language: 'ar_AE',
    place: 'scroll',
    position: 2,
    title: 'نهاية الأسبوع',
    content: 'السبت والأحد للتسوية: الدخل الذي يستحق فيهما يُقيَّد يوم الاثنين.',
  },
  {
    id: 'scroll-shortfall',
    language: 'en_US',
    place: 'scroll',
    position: 3,
    title: 'Short days',
    content: 'A machine pays from what it earned. On a poor day it pays less, and the product page shows how often.',
  },
  {
    id: 'scroll-shortfall',
    language: 'ar_AE',
    place: 'scroll',
    position: 3,
    title: 'الأيام الضعيفة',
    content: 'تدفع الآلة مما كسبته. في اليوم الضعيف تدفع أقل، وتبيّن صفحة المنتج عدد مرات ذلك.',
  },
  {
    id: 'wallet-receive',
    language: 'en_US',
    place: 'wallet',
    position: 1,
    title: 'Receiving income',
    content: 'Income that fell due waits until you receive it. It arrives in your balance 30 minutes later.',
  },
  {
    id: 'wallet-receive',
    language: 'ar_AE',
    place: 'wallet',
    position: 1,
    title: 'استلام الدخل',
    content: 'ينتظر الدخل المستحق حتى تستلمه، ثم يصل إلى رصيدك بعد 30 دقيقة.',
  },
  {
    id: 'wallet-fee',
    language: 'en_US',
    place: 'wallet',
    position: 2,
    title: 'Withdrawal fee',
    content: 'Withdrawals cost 5 % and are open Monday to Friday, 9:00 to 18:00. The fee is shown before you confirm.',
  },
  {
    id: 'wallet-fee',
    language: 'ar_AE',
    place: 'wallet',
    position: 2,
    title: 'رسوم السحب',
    content: 'رسوم السحب 5 %، وهو متاح من الاثنين إلى الجمعة من 9:00 إلى 18:00. تظهر الرسوم قبل أن تؤكد.',
  },
];
