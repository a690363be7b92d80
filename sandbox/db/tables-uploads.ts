/** Tables of 0024-uploads.ts. */
import type { UploadKind } from '#domain/limits.ts';

export interface UploadsTable {
  /** 128 random bits in hex. */
  id: string;
  member_id: string;
  kind: UploadKind;
  /** Media type of `bytes`. */
  type: string;
  bytes: Uint8Array;
  at: number;
}

export interface UploadTables {
  uploads: UploadsTable;
}
