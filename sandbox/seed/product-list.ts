/** The demo's products: every status, honest words. Money in millionths of USDT; times are relative to the demo's start. */
import { day, hour, minute } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { msg } from '#sandbox/content/msg.ts';

export interface SeedProduct {
  id: string;
  name: string;
  description: string;
  status: number;
  price: bigint;
  dayReturn: bigint;
  validDays: number;
  stock: number;
  /** Pieces that other members buy in the history. */
  sales: number;
  /** Mean earnings in basis points of the stated return, before the management fee. */
  bias: number;
  startsIn?: number;
  endsIn?: number;
}

type Terms = [price: string, dayReturn: string, validDays: number, stock: number, sales: number, bias: number];

const product = (
  id: string,
  name: string,
  status: number,
  [price, dayReturn, validDays, stock, sales, bias]: Terms,
  description: string,
  times: { startsIn?: number; endsIn?: number } = {},
): SeedProduct => ({
  id,
  name,
  description,
  status,
  price: parseDecimal(price),
  dayReturn: parseDecimal(dayReturn),
  validDays,
  stock,
  sales,
  bias,
  ...times,
});

export const seedProducts: readonly SeedProduct[] = [
  product(
    'harbour-crane-h2',
    'Harbour crane H2',
    1,
    ['120.00', '1.44', 60, 40, 17, 14_500],
    msg`A small electric crane that unloads fishing boats. Boat owners pay for each lift; on stormy days there are few.`
      .message,
  ),
  product(
    'solar-mill-s3',
    'Solar mill S3',
    1,
    ['48.00', '0.62', 45, 60, 22, 14_000],
    msg`A grain mill that runs on solar panels. Farmers pay by the sack; it stands still under thick cloud.`.message,
  ),
  product(
    'cargo-bike-b5',
    'Cargo bike B5',
    1,
    ['24.00', '0.31', 30, 50, 19, 14_000],
    msg`An electric cargo bike, rented out by the day to market traders. It earns most before holidays.`.message,
  ),
  product(
    'weaving-loom-l6',
    'Weaving loom L6',
    1,
    ['86.00', '0.95', 60, 30, 9, 14_500],
    msg`A loom in a shared workshop. Weavers book it by the hour and pay when they leave.`.message,
  ),
  product(
    'brick-kiln-k1',
    'Brick kiln K1',
    1,
    ['64.00', '0.90', 40, 36, 11, 9_400],
    msg`A kiln that fires bricks for small builders. Orders come and go: on many days it earns less than its stated return.`
      .message,
  ),
  product(
    'wind-pump-w1',
    'Wind pump W1',
    9,
    ['150.00', '1.95', 90, 24, 13, 14_500],
    msg`A wind-driven pump that fills village tanks. Households pay by the litre. This offer closes when the countdown ends.`
      .message,
    { endsIn: day + 2 * hour + 14 * minute },
  ),
  product(
    'water-still-v8',
    'Water still V8',
    9,
    ['96.00', '1.15', 50, 20, 8, 14_500],
    msg`A still that makes clean water from brackish wells. Clinics and schools buy by the canister.`.message,
    { endsIn: 5 * day + 6 * hour },
  ),
  product(
    'cold-store-c4',
    'Cold store C4',
    3,
    ['210.00', '2.52', 90, 14, 13, 14_500],
    msg`A cold room for fruit and fish at a market. Traders rent shelves by the night. All pieces are sold.`.message,
  ),
  product(
    'seed-drone-d7',
    'Seed drone D7',
    5,
    ['320.00', '4.48', 80, 20, 0, 14_500],
    msg`A drone that sows cover crops on steep fields. Farms pay by the hectare, in the sowing season only.`.message,
    { startsIn: 3 * day },
  ),
  product(
    'ice-maker-i2',
    'Ice maker I2',
    6,
    ['72.00', '0.86', 40, 24, 0, 14_500],
    msg`A flake-ice machine on a fishing pier. Crews buy ice before they sail.`.message,
    { startsIn: 28 * hour },
  ),
  product(
    'charging-post-e3',
    'Charging post E3',
    6,
    ['40.00', '0.48', 36, 48, 16, 14_500],
    msg`A charging post for electric rickshaws. Drivers pay for each charge.`.message,
    { startsIn: -20 * day },
  ),
  product(
    'olive-press-p9',
    'Olive press P9',
    7,
    ['480.00', '6.72', 120, 12, 0, 14_500],
    msg`An olive press for a growers’ cooperative. It is not published yet; its figures are not shown.`.message,
  ),
  product(
    'print-bench-r4',
    'Print bench R4',
    4,
    ['20.00', '0.24', 20, 30, 10, 14_500],
    msg`A bench of small 3D printers in a repair shop. Customers pay for each part.`.message,
  ),
];
