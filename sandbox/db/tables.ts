/** Every table of the sandbox, by part. Instants are ms in double precision, money is bigint millionths. */
import type { AccessTables } from './tables-access.ts';
import type { BookTables } from './tables-book.ts';
import type { CommunityTables } from './tables-community.ts';
import type { ContentTables } from './tables-content.ts';
import type { FundTables } from './tables-funds.ts';
import type { FeedbackTables } from './tables-feedback.ts';
import type { MemberTables } from './tables-members.ts';
import type { PushTables } from './tables-push.ts';
import type { RechargeTables } from './tables-recharges.ts';
import type { RewardTables } from './tables-rewards.ts';
import type { SealTables } from './tables-seals.ts';
import type { UploadTables } from './tables-uploads.ts';
import type { WithdrawalTables } from './tables-withdrawals.ts';

export interface Database
  extends
    MemberTables,
    AccessTables,
    ContentTables,
    BookTables,
    FundTables,
    RechargeTables,
    RewardTables,
    SealTables,
    WithdrawalTables,
    UploadTables,
    CommunityTables,
    FeedbackTables,
    PushTables {}
