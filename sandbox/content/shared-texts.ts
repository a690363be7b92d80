/** What several documents, notices and messages say. */
import { msg } from '#sandbox/content/msg.ts';

export const playMoneyOnly = msg`This is all play money in a sandbox. It can't become real money, and you never need any.`;

export const withdrawalHours = msg`You can withdraw from {firstDay} to {lastDay}, {opensAt} to {closesAt}, in your region's time.`;

export const dueIncome = msg`Income that's due waits until you collect it. It's in your balance {incomeMinutes, plural, one {# minute} other {# minutes}} later.`;

export const weekend = msg`Saturday and Sunday are for settlement. Income due then is credited on Monday.`;
