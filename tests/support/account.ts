/** A member's account seen through the real client, beside the browser: what the server says, in domain values. */
import { expect } from '@playwright/test';
import { signIn } from '#api/access.ts';
import { createClient, type Client } from '#api/client.ts';
import { loadOrders } from '#api/orders.ts';
import { loadProduct, loadProducts } from '#api/products.ts';
import { createServerClock } from '#api/server-clock.ts';
import { loadWallet } from '#api/wallet.ts';
import { backends, type Backend } from '#contract/endpoint.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Product, ProductDetail } from '#domain/product.ts';
import type { World } from './world.ts';

export interface Standing {
  /** Millionths of USDT. */
  usdt: bigint;
  /** Millionths of a rupee. */
  inr: bigint;
  due: bigint;
  arriving: bigint;
  /** Valid orders. */
  orders: number;
}

export class Account {
  readonly client: Client;
  private readonly world: World;

  private constructor(client: Client, world: World) {
    this.client = client;
    this.world = world;
  }

  static async of(world: World, phone: string, password: string): Promise<Account> {
    let token: string | null = null;
    const client = createClient({
      baseUrls: Object.fromEntries(backends.map((name) => [name, `${world.url}/api/${name}`])) as Record<
        Backend,
        string
      >,
      clock: createServerClock(() => Date.now()),
      language: () => 'en_US',
      token: () => token,
      onRefused: () => undefined,
      onAnswered: () => undefined,
      onUnanswered: () => undefined,
    });
    token = (await signIn(client, { country: 'IN', phone, password })).token;
    return new Account(client, world);
  }

  async standing(): Promise<Standing> {
    const { usdt, inr, due, arriving } = valueOf(await loadWallet(this.client));
    return { usdt, inr, due, arriving, orders: valueOf(await loadOrders(this.client, 'valid', 1)).total };
  }

  products = async (): Promise<readonly Product[]> => valueOf(await loadProducts(this.client));

  product = async (productId: string): Promise<ProductDetail> => valueOf(await loadProduct(this.client, productId));

  /** One order and one charge more than `before`, and the whole book in order. */
  async expectBoughtOnce(before: Standing, price: bigint): Promise<void> {
    expect(await this.standing()).toMatchObject({ orders: before.orders + 1, usdt: before.usdt - price });
    await this.world.expectVerified();
  }

  /** All of the due income is on its way, once. */
  async expectTakenOnce(before: Standing): Promise<void> {
    expect(await this.standing()).toMatchObject({ due: 0n, arriving: before.arriving + before.due, usdt: before.usdt });
    await this.world.expectVerified();
  }

  /** Nothing moved. */
  async expectUnmoved(before: Standing): Promise<void> {
    expect(await this.standing()).toEqual(before);
    await this.world.expectVerified();
  }
}
