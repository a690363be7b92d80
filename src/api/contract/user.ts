/** The user backend: access and the person (product 15.6). */
import * as v from 'valibot';
import { latinDigits } from '#domain/digits.ts';
import type { Country, Session } from '#domain/member.ts';
import type { Region } from '#domain/regions.ts';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { count, id, instant, nothing, ownFile, text } from './wire.ts';

export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** The device's time zone, by which its country is known. */
export const zone = v.optional(v.pipe(v.string(), v.maxLength(60)), '');

/** Of `Region`, told here so that the entry has none of the zones. */
const lastRegion = 26 satisfies Region;

/** `msg` and `data` of every reply that signs somebody in. */
export const sessionWire = v.object({
  /** The token. */
  msg: secret('token', v.pipe(v.string(), v.minLength(40), v.maxLength(200))),
  data: v.object({
    headUrl: ownFile,
    vipLevel: count,
    /** Empty: registered by e-mail. */
    phone: secret('phone', text),
    name: text,
    shareCode: text,
    markHeadbgUrl: ownFile,
    markText: text,
    createTime: instant,
    invitateCode: id,
    /** How dates are written; `region` says it closer, and in which zone days begin. */
    timezoneType: v.optional(v.picklist([0, 1, 2, 3, 4, 5]), 0),
    region: v.optional(count),
  }),
});

/** A region that only a newer app knows is the one of its dates. */
export const toSession = ({
  msg,
  data: { region = lastRegion + 1, timezoneType, invitateCode },
}: v.InferOutput<typeof sessionWire>): Session => ({
  token: msg,
  region: region > lastRegion ? timezoneType : (region as Region),
  member: invitateCode,
});

export const user = {
  mode: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'sys/mode',
    auth: 'none',
    input: nothing,
    reply: v.object({ mode: v.string() }),
    about: 'What this backend moves: "sandbox" is play money. The client works with no other (rule P1).',
    origin: 'ours',
  }),
  countries: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'auth/countrys',
    auth: 'none',
    input: nothing,
    reply: v.pipe(
      v.array(v.object({ code: country, dial: v.pipe(v.string(), v.regex(/^\d{1,4}$/)), name: v.string() })),
      v.transform((list): readonly Country[] => list),
    ),
    about: 'Countries with their calling codes, by their names in the language asked for.',
    origin: 'spec',
  }),
  login: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/logpe/pass',
    auth: 'none',
    input: v.object({
      country,
      /** As typed, with or without the calling code; or an e-mail address. */
      phone: secret(
        'phone',
        v.pipe(v.string(), v.transform(latinDigits), v.regex(/^(\+?\d{5,18}|\S{1,64}@\S{1,190})$/)),
      ),
      password: secret('password', v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
      zone,
    }),
    reply: v.pipe(sessionWire, v.transform(toSession)),
    covers: 'envelope',
    about: 'Sign in with phone (or e-mail address, in its place) and password; the token is in msg.',
    origin: 'spec',
  }),
  demo: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'sys/demo',
    auth: 'none',
    input: nothing,
    reply: v.object({ country, phone: secret('phone', text), password: secret('password', text) }),
    about: 'The demo member of this sandbox, for the button on the sign-in screen.',
    origin: 'ours',
  }),
  logout: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/logout',
    auth: 'member',
    input: nothing,
    reply: nothing,
    about: 'Ends this session; its token is worth nothing from then on.',
    origin: 'spec',
  }),
};
