/** The signed-in person, as the app needs them. Spec part 3 "Signed-in user state". */
import type { Region } from './time.ts';

export interface Session {
  token: string;
  region: Region;
  /** Tells members apart on one device; not a secret. */
  member: string;
}

export interface Profile {
  id: string;
  name: string;
  phone: string;
  avatar: string;
  vipLevel: number;
  grade: number;
  inviteCode: string;
}

export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  /** Calling code without plus. */
  dial: string;
}

/** What a login form holds. */
export interface Credentials {
  country: string;
  phone: string;
  password: string;
}
