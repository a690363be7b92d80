import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0002-access',
  async up() {},
};
