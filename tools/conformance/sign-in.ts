import type { Caller } from './caller.ts';
import { checkRefusal, checkSignInRefusal } from './check-response.ts';
import { fieldOf, itemsOf, textOf } from './fields.ts';

/** The user of the check. */
export interface Credentials {
  userName: string;
  password: string;
  /** Empty unless the backend serves several tenants. */
  customerCode: string;
}

/** The signed-in user. */
export interface SignedIn {
  /** Reference of the selected person. */
  personRef: string;
  userName: string;
  mustChangePassword: boolean;
}

/**
 * Makes the calls before the sign-in, and signs in as the product does: by password, by the ticket of the person, by the
 * refresh token. Returns null without an access token.
 */
export async function signIn(caller: Caller, credentials: Credentials): Promise<SignedIn | null> {
  const startup = await caller.call('getStartup');
  await caller.call('getLicenseValid');
  await readTicket(caller, 'getDelegatedTicket', fieldOf(startup, 'isDelegatedAuthEnabled') === true);
  await readTicket(caller, 'getWindowsTicket', fieldOf(startup, 'canRunWindowsAuth') === true);

  const fixed = {
    application: 'selfservice',
    ...(credentials.customerCode && { customerCode: credentials.customerCode }),
  };
  const byPassword = (username: string, password: string) =>
    caller.call('postToken', { body: { grant_type: 'password', username, password, ...fixed } });
  const first = await byPassword(credentials.userName, credentials.password);
  if (!textOf(first, 'access_token')) return null;
  caller.useToken(textOf(first, 'access_token'));
  const refresh = (token: string) => ({
    body: { grant_type: 'refresh_token', refresh_token: token, ...fixed },
  });
  // A wrong password might lock the account, a wrong refresh token does not.
  await caller.refused('postToken', refresh('conformance-wrong-token'), checkSignInRefusal);
  if (textOf(first, 'changePassword') === 'True') return signedIn(first, credentials);

  const ticket = await personTicket(caller, first);
  const second = ticket ? await byPassword(ticket, '') : first;
  const third = await caller.call('postToken', refresh(textOf(second, 'refresh_token')));
  const [last] = [third, second].filter((token) => textOf(token, 'access_token'));
  caller.useToken(textOf(last ?? first, 'access_token'));
  return signedIn(last ?? first, credentials);
}

async function readTicket(
  caller: Caller,
  name: 'getDelegatedTicket' | 'getWindowsTicket',
  isOffered: boolean,
): Promise<void> {
  if (isOffered) await caller.call(name);
  else caller.skip(name, 'Startup does not offer this way to sign in');
}

/** Fetches tickets of an own employment and of a substituted person. Returns that of the person of the token. */
async function personTicket(caller: Caller, token: unknown): Promise<string> {
  const list = itemsOf(await caller.call('getUserList'));
  const ref = textOf(token, 'sidSubst') || textOf(token, 'sid');
  const own = list.filter((entry) => textOf(entry, 'poradi') !== '');
  const substituted = list.filter((entry) => textOf(entry, 'poradi') === '' && textOf(entry, 'id_zast'));
  const [chosen = own[0]] = own.filter((entry) => textOf(entry, 'ixs_ref') === ref);
  let ticket: unknown = '';
  if (chosen) {
    ticket = await caller.call('getEmploymentTicket', { query: { poradi: textOf(chosen, 'poradi') } });
    await caller.refused('getEmploymentTicket', { query: { poradi: '-1' } }, (received) =>
      received.status === 200 ? [] : checkRefusal(received),
    );
  } else caller.skip('getEmploymentTicket', 'the user list has no own employment');
  const [other] = substituted;
  if (other) await caller.call('getSubstituteTicket', { query: { idZast: textOf(other, 'id_zast') } });
  else caller.skip('getSubstituteTicket', 'the user substitutes no one');
  return typeof ticket === 'string' ? ticket : '';
}

function signedIn(token: unknown, { userName }: Credentials): SignedIn {
  return {
    personRef: textOf(token, 'sidSubst') || textOf(token, 'sid'),
    userName: textOf(token, 'userName') || userName,
    mustChangePassword: textOf(token, 'changePassword') === 'True',
  };
}
