import type { tokenSchema } from '@selfservice/api/session/session.wire';
import type * as v from 'valibot';

/** The user and person of a token. */
interface Grant {
  userName: string;
  ref: string;
}

/** A call without a response. */
interface PendingCall {
  path: string;
  answer: (kind: AnswerKind) => void;
}

/** The result of a call. */
export type AnswerKind = 'ok' | '401' | '500' | 'network';

/** A received call of an action. */
interface LoggedCall {
  /** `read` or `write`. */
  path: string;
  /** The id of the action, with the person for whom it began. */
  tag: string;
  /** The person of the token; null without a valid token. */
  ref: string | null;
  isDone: boolean;
}

/** Employments by user name. A password signs in the first one. */
const users: Record<string, readonly string[]> = { ana: ['a1', 'a2'], bob: ['b1'] };

/** The grant of a wrong renewal, by the employment of the previous token. */
const confused: Record<string, Grant> = {
  a1: { userName: 'ana', ref: 'a2' },
  a2: { userName: 'bob', ref: 'b1' },
  b1: { userName: 'ana', ref: 'a1' },
};

/** A backend whose responses the test gives in any order. */
export interface ModelBackend {
  fetch: typeof globalThis.fetch;
  pending: PendingCall[];
  log: LoggedCall[];
  /** Invalidates all access tokens. */
  expire(): void;
  /** Invalidates all refresh tokens. */
  revoke(): void;
  /** Makes the next renewal return a token of another employment or user. */
  confuse(): void;
}

type TokenRow = v.InferInput<typeof tokenSchema>;

/** Creates the tokens of the backend. */
function createTokens() {
  const access = new Map<string, Grant>();
  const refresh = new Map<string, Grant>();
  /** The refresh token that becomes invalid when the access or refresh token of a number is used. */
  const replaced = new Map<string, string>();
  let lastToken = 0;
  let isConfused = false;

  function retireReplaced(token: string): void {
    const before = replaced.get(token.split('-')[1] ?? '');
    if (before !== undefined) refresh.delete(before);
  }

  function issue({ userName, ref }: Grant, before: string | null): TokenRow {
    const number = ++lastToken;
    access.set(`access-${number}`, { userName, ref });
    refresh.set(`refresh-${number}`, { userName, ref });
    if (before !== null) replaced.set(String(number), before);
    return {
      access_token: `access-${number}`,
      refresh_token: `refresh-${number}`,
      expires_in: 600,
      sid: ref,
      userName,
    };
  }

  function grantFor(form: URLSearchParams): Grant | undefined {
    const userName = form.get('username') ?? '';
    if (form.get('grant_type') === 'refresh_token') {
      const token = form.get('refresh_token') ?? '';
      const grant = refresh.get(token);
      if (!grant) return undefined;
      retireReplaced(token);
      if (!isConfused) return grant;
      isConfused = false;
      return confused[grant.ref];
    }
    const [, user, ref] = /^ticket:(.+):(.+)$/.exec(userName) ?? [];
    if (user && ref) return { userName: user, ref };
    const first = users[userName]?.[0];
    return first === undefined ? undefined : { userName, ref: first };
  }

  return {
    /** Returns the grant of the token of a call. */
    grantOf(headers: HeadersInit | undefined): Grant | undefined {
      const [, token = ''] = /^Bearer (.+)$/.exec(new Headers(headers).get('Authorization') ?? '') ?? [];
      retireReplaced(token);
      return access.get(token);
    },
    answer(form: URLSearchParams): Response {
      const grant = grantFor(form);
      return grant ? Response.json(issue(grant, form.get('refresh_token'))) : refuse(400);
    },
    expire: () => access.clear(),
    revoke: () => refresh.clear(),
    confuse() {
      isConfused = true;
    },
  };
}

/** Creates a backend without any tokens. */
export function createModelBackend(): ModelBackend {
  const tokens = createTokens();
  const pending: PendingCall[] = [];
  const log: LoggedCall[] = [];

  function answer(url: URL, form: URLSearchParams, grant: Grant | undefined): Response {
    const name = url.pathname.split('/').at(-1);
    if (name === 'config.json')
      return Response.json({ endpoint: 'http://model.test', autoLogoutMinutes: 30 });
    if (name === 'Startup') return Response.json({ isEnabled: true });
    if (name === 'IsSelfServiceLicenseValid') return Response.json(true);
    if (name === 'Token') return tokens.answer(form);
    if (!grant) return refuse(401);
    const refs = users[grant.userName] ?? [];
    if (name === 'GetUserList')
      return Response.json(
        refs.map((ref, index) => ({ ixs_ref: ref, fullname: ref, poradi: index + 1, str_text: '' })),
      );
    if (name === 'GetAuthUserTicketSelfService')
      return Response.json(`ticket:${grant.userName}:${refs[Number(url.searchParams.get('poradi')) - 1]}`);
    return Response.json(grant.ref);
  }

  return {
    pending,
    log,
    expire: tokens.expire,
    revoke: tokens.revoke,
    confuse: tokens.confuse,
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const url = new URL(input instanceof Request ? input.url : String(input));
        const { headers, body, signal } = init ?? {};
        const form = new URLSearchParams(body instanceof URLSearchParams ? body : '');
        const grant = tokens.grantOf(headers);
        const tag = url.searchParams.get('tag');
        const logged = { path: url.pathname, tag: tag ?? '', ref: grant?.ref ?? null, isDone: false };
        if (tag !== null) log.push(logged);
        const call: PendingCall = {
          path: url.pathname,
          answer(kind) {
            pending.splice(pending.indexOf(call), 1);
            if (kind === 'network') reject(new TypeError('Failed to fetch'));
            else if (kind === 'ok') {
              logged.isDone = grant !== undefined;
              resolve(answer(url, form, grant));
            } else resolve(refuse(Number(kind)));
          },
        };
        pending.push(call);
        signal?.addEventListener('abort', () => {
          const index = pending.indexOf(call);
          if (index >= 0) pending.splice(index, 1);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      }),
  };
}

function refuse(status: number): Response {
  return Response.json({ error: 'invalid_grant' }, { status });
}
