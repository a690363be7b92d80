/** The signed-in person, as the app needs them (product 1.5). */
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
  /** Empty: none is known, as of who registered by e-mail. */
  phone: string;
  /** Empty: none is known. */
  email: string;
  /** Address of the picture; empty: the plain one. */
  avatar: string;
  vipLevel: number;
  grade: number;
  /** Members whom they invited and who hold an order that they bought: what the grade goes by. */
  activeInvited: number;
  inviteCode: string;
  /** Member since, ms. */
  createdAt: number;
}

export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  /** Calling code without plus. */
  dial: string;
  /** In the language that it was asked for in. */
  name: string;
}

/** What a login form holds. */
export interface Credentials {
  country: string;
  phone: string;
  password: string;
}
