/** Tables of 0003-content.ts: notices that everybody sees, messages to one member. Times are the sandbox clock's, ms. */

export interface NoticesTable {
  id: string;
  /** As the Language header has it. */
  language: string;
  place: 'scroll' | 'wallet';
  position: number;
  title: string;
  content: string;
  created_at: number;
}

export interface MessagesTable {
  id: string;
  member_id: string;
  title: string;
  content: string;
  created_at: number;
  read_at: number | null;
}

export interface ContentTables {
  notices: NoticesTable;
  messages: MessagesTable;
}
