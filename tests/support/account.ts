/** A member's account seen through the real client, beside the browser: what the server says, in domain values. */
import { expect } from '@playwright/test';
import { signIn } from '#api/access.ts';
import { createClient, type Client } from '#api/client.ts';
import { loadOrders } from '#api/orders.ts';
import { loadProduct, loadProducts } from '#api/products.ts';
import { createServerClock } from '#api/server-clock.ts';
import { loadWallet } from '#api/wallet.ts';
import { backends, type Answered, type Asks, type Backend, type Endpoint } from '#contract/endpoint.ts';
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
  private readonly access: { country: 'IN'; phone: string; password: string };
  private token: string | null = null;

  private constructor(world: World, phone: string, password: string) {
    this.world = world;
    this.access = { country: 'IN', phone, password };
    this.client = createClient({
      baseUrls: Object.fromEntries(backends.map((name) => [name, `${world.url}/api/${name}`])) as Record<
        Backend,
        string
      >,
      clock: createServerClock(() => Date.now()),
      language: () => 'en_US',
      token: () => this.token,
      onRefused: () => undefined,
      onAnswered: () => undefined,
      onUnanswered: () => undefined,
      onSlow: () => undefined,
      // A kept connection may be closed by the server just as the next call takes it.
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('Connection', 'close');
        return fetch(request);
      },
    });
  }

  static async of(world: World, phone: string, password: string): Promise<Account> {
    const account = new Account(world, phone, password);
    await account.signIn();
    return account;
  }

  /** Once more, after the world was rewound: it knows nothing of this session then. */
  async signIn(): Promise<void> {
    this.token = null;
    this.token = (await signIn(this.client, this.access)).token;
  }

  async standing(): Promise<Standing> {
    const { usdt, inr, due, arriving } = valueOf(await loadWallet(this.client));
    return { usdt, inr, due, arriving, orders: valueOf(await loadOrders(this.client, 'valid', 1)).total };
  }

  products = async (): Promise<readonly Product[]> => valueOf(await loadProducts(this.client));

  product = async (productId: string): Promise<ProductDetail> => valueOf(await loadProduct(this.client, productId));

  /** Moves money by another device of the member. @throws Failure rejected; nothing has moved then */
  async move<E extends Endpoint>(endpoint: E, asked: Asks<E>): Promise<Answered<E>> {
    return (await this.client.call(endpoint, asked, { intentId: crypto.randomUUID() })).value;
  }

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
