/** What a passkey is used for: signing in, and confirming a withdrawal in place of the fund password (product 5.4, 9.5). */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { codes } from '#contract/codes.ts';
import type { passkeys } from '#contract/passkeys.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { recipientsOf } from '#sandbox/services/access/code-recipients.ts';
import { openSession } from '#sandbox/services/access/sign-in.ts';
import { rememberPlace, signInSubject } from '#sandbox/services/access/known-places.ts';
import { countAttempt, forgiveAttempt } from '#sandbox/services/access/sign-in-attempts.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { confirmQuote } from '#sandbox/services/withdrawal/confirmations.ts';
import { findQuote } from '#sandbox/services/withdrawal/withdrawal-quotes.ts';
import { makeChallenge } from './challenges.ts';
import { confirmingOf } from './passkeys.ts';
import { credentialIn, siteOf, verifySigned, type PasskeyRow } from './verify.ts';

type Endpoints = Pick<typeof passkeys, 'askSignIn' | 'signInByPasskey' | 'askWithdrawal' | 'confirmWithdrawal'>;

/** Attempts with passkeys that nobody has. */
const nobodys = signInSubject('passkey');

const findByCredential = ({ db }: Context, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

const unknown = () => new Refusal(codes.passkeyRefused, "We don't know this passkey");

export const passkeyUses: VisitHandlers<Endpoints> = {
  async askSignIn(context, { address, origin }) {
    const challenge = await makeChallenge(context, { purpose: 'signIn', holder: address, subject: '' });
    return { data: { challenge, site: siteOf({ origin }), known: [] } };
  },

  async signInByPasskey(context, visit) {
    const { input, address } = visit;
    const response = credentialIn<AuthenticationResponseJSON>(input.credential);
    const passkey = await findByCredential(context, response.id);
    if (!passkey) {
      await countAttempt(context, nobodys, address);
      throw unknown();
    }
    const member = await findById(context, passkey.member_id);
    // Who has to wait with a password has to wait with a passkey, but for what others try from elsewhere.
    const subjects = recipientsOf(member).map(({ recipient }) => signInSubject(recipient));
    for (const subject of subjects) await countAttempt(context, subject, address, false);
    const asked = { purpose: 'signIn', holder: address, subject: '' } as const;
    await verifySigned(context, visit, asked, { passkey, response });
    for (const subject of subjects) await forgiveAttempt(context, subject, address);
    const opened = await openSession(context, member, visit);
    for (const subject of subjects) await rememberPlace(context, subject, address);
    return opened;
  },

  async askWithdrawal(context, { caller, input, origin }) {
    const { id } = await findQuote(context.db, caller.id, input.quoteId, context.clock.now());
    const known = await confirmingOf(context, caller.id);
    if (known.length === 0) throw unknown();
    return {
      data: {
        challenge: await makeChallenge(context, { purpose: 'withdrawal', holder: caller.id, subject: id }),
        site: siteOf({ origin }),
        known: known.map(({ credential_id }) => credential_id),
      },
    };
  },

  async confirmWithdrawal(context, visit) {
    const { caller, input } = visit;
    const { db, clock } = context;
    const { id } = await findQuote(db, caller.id, input.quoteId, clock.now());
    const response = credentialIn<AuthenticationResponseJSON>(input.credential);
    const passkey = await findByCredential(context, response.id);
    if (!passkey?.confirms || passkey.member_id !== caller.id) throw unknown();
    const asked = { purpose: 'withdrawal', holder: caller.id, subject: id } as const;
    await verifySigned(context, visit, asked, { passkey, response });
    // A fund password that is set while the device is asked ends what it confirms.
    const isConfirmed = await confirmQuote(context, id, (trx) =>
      trx
        .selectFrom('passkeys')
        .select('id')
        .where('id', '=', passkey.id)
        .where('confirms', '=', true)
        .forShare()
        .executeTakeFirst(),
    );
    if (!isConfirmed) throw unknown();
    return { data: {} };
  },
};
