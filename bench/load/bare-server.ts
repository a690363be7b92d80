/**
 * What a server of this stack costs at the least: Hono, a pool of the same size, and one transaction of two inserts on the
 * same database. Prints its port.
 */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query('create schema if not exists bare');
await pool.query(
  'create table if not exists bare.moves (id bigint generated always as identity primary key, account text not null, amount bigint not null)',
);

const app = new Hono();
app.post('/move', async (c) => {
  const { account = '', amount = '1' } = await c.req.parseBody<Record<string, string>>();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into bare.moves (account, amount) values ($1, $2)', [account, `-${amount}`]);
    await client.query('insert into bare.moves (account, amount) values ($1, $2)', ['house', amount]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return c.json({ code: 200, msg: '', data: { account, amount } });
});

const server = createAdaptorServer({ fetch: app.fetch }) as Server;
server.listen(0, '127.0.0.1', () => console.log(`PORT ${(server.address() as AddressInfo).port}`));
