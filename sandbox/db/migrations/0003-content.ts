import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0003-content',
  async up() {},
};
