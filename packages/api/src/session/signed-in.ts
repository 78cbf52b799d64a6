import { toError } from '../core/errors.ts';
import { startAutoLogout } from './auto-logout.ts';
import { createSessionScope } from './create-session-scope.ts';
import type { OwnedScope } from './create-session-scope.ts';
import { signOutAddress } from './external-sign-in.ts';
import type { Account, SessionCore } from './session-core.ts';
import type { PasswordChangeState, SelectablePerson, SignedInState, SignInProblem } from './session-state.ts';
import type { SessionEnd, SignInEnd, Token } from './session.ts';
import { toSignInProblem } from './sign-in-problem.ts';
import type { SignedIn } from './tokens.ts';
import { AppUsageRefused, refuseWithoutRunAction } from './tokens.ts';

/** How a session is to end. */
export interface Leaving {
  end: SessionEnd;
  /** What the login screen says of it; null: nothing. */
  problem: SignInProblem | null;
  /** It has ended in another tab already. Default false. */
  isElsewhere?: boolean;
  /** A demanded password has been changed before. Default false. */
  isPasswordChanged?: boolean;
}

/** The time between a sign-in and its end. Specification 000 section 4, decisions on session scopes. */
export interface SignedInPart {
  /** Begins a scope with a token that has been judged, in the place of the one before. */
  enter(signedIn: SignedIn, account: Account, isResumed: boolean): void;
  /** The account in use; null while nobody is signed in. */
  account(): Account | null;
  changePerson(personRef: string): Promise<void>;
  /** Ends the session, in other tabs as well where the person or the time ends it. */
  leave(leaving: Leaving): void;
  /** The device woke up or got its network back. */
  resume(): void;
  /** Another sign-in is about to take the place of this one: its tokens are renewed no more. */
  stopRenewal(): void;
  dispose(): void;
}

/** Everything about being signed in, over a session's core. */
export function createSignedInPart(core: SessionCore): SignedInPart {
  const { options } = core;
  const { clock, stores, browser } = options;
  let current: { scope: OwnedScope; account: Account; people: readonly SelectablePerson[] } | null = null;
  let stopAutoLogout = () => {};
  /** What other tabs have ended while this one was still on its way in. */
  const endsBefore: SignInEnd[] = [];

  const state = (): SignedInState | PasswordChangeState | null => {
    const now = core.getState();
    return now.phase === 'signedIn' || now.phase === 'passwordChange' ? now : null;
  };

  function change(next: Partial<Pick<SignedInState, 'isUnreachable' | 'autoLogoutInSeconds' | 'identity'>>) {
    const now = state();
    if (now) core.setState({ ...now, ...next });
  }

  function enter({ token, people }: SignedIn, account: Account, isResumed: boolean): void {
    if (!core.server) return;
    const { baseUrl, configuration } = core.server;
    core.beginAttempt();
    current?.scope.end();
    const scope = createSessionScope({
      clock,
      token,
      baseUrl: () => baseUrl,
      language: () => options.language(),
      pageUrl: browser.appUrl(),
      refreshToken: stores.refreshToken,
      ask: (refreshToken) => account.tokens.byRefreshToken(refreshToken),
      onRenewed,
      onError: (error) => options.onError?.(error),
      onLost: () => leave({ end: 'refused', problem: { code: 'sessionExpired' } }),
      onUnreachableChange: (isUnreachable) => change({ isUnreachable }),
    });
    current = { scope, account, people };
    const customerCode = account.customerCode ?? '';
    const common = { configuration, customerCode, identity: token.identity, scope };
    const calm = { isUnreachable: false, autoLogoutInSeconds: null };
    const selected = people.find(({ personRef }) => personRef === token.identity.personRef) ?? null;
    core.setState(
      token.mustChangePassword
        ? { phase: 'passwordChange', ...common, ...calm }
        : { phase: 'signedIn', ...common, ...calm, people, selected, isChangingPerson: false },
    );
    countInactivity(isResumed);
    const own = whoIs();
    const ended = isResumed && endsBefore.find((end) => isOf(end, own));
    endsBefore.length = 0;
    if (ended) leaveElsewhere(ended);
  }

  function countInactivity(isResumed: boolean): void {
    stopAutoLogout();
    stopAutoLogout = startAutoLogout({
      clock,
      browser,
      lastActivity: stores.lastActivity,
      isResumed,
      minutes: core.server?.configuration.autoLogoutMinutes ?? 0,
      onWarning: (autoLogoutInSeconds) => change({ autoLogoutInSeconds }),
      onExpired: () => leave({ end: 'autoLogout', problem: { code: 'autoLogout' } }),
    });
  }

  /** A renewed token is judged as the first one was. */
  function onRenewed(next: Token): void {
    const now = state();
    if (!current || !now) return;
    try {
      refuseWithoutRunAction(next);
    } catch {
      leave({ end: 'refused', problem: { code: 'appUsageNotAllowed' } });
      return;
    }
    const isOther =
      next.identity.personRef !== now.identity.personRef ||
      next.identity.isSubstitution !== now.identity.isSubstitution;
    if (now.phase === 'passwordChange' && !next.mustChangePassword) {
      void goOn(next, current.account);
      return;
    }
    if (isOther || (next.mustChangePassword && now.phase === 'signedIn'))
      enter({ token: next, people: current.people }, current.account, true);
    else change({ identity: next.identity });
  }

  /** The demanded password has been changed somewhere else. */
  async function goOn(token: Token, account: Account): Promise<void> {
    const isCurrent = core.beginAttempt();
    try {
      const signedIn = await account.tokens.complete(token, ({ refreshToken }) => {
        if (isCurrent()) stores.refreshToken.write(refreshToken);
      });
      if (isCurrent()) enter(signedIn, account, true);
    } catch (error) {
      // The next renewal tries again.
      options.onError?.(toError(error));
    }
  }

  async function changePerson(personRef: string): Promise<void> {
    const before = core.getState();
    if (!current || before.phase !== 'signedIn' || before.isChangingPerson) return;
    const { scope, account, people } = current;
    const selected = people.find((person) => person.personRef === personRef);
    if (!selected || selected === before.selected) return;
    scope.flush();
    const isCurrent = core.beginAttempt();
    core.setState({ ...before, isChangingPerson: true });
    try {
      const token = await account.tokens.forPerson(scope.transport, selected);
      if (!isCurrent()) return;
      if (!token) throw new Error('The server gave no ticket for this person.');
      refuseWithoutRunAction(token);
      enter({ token, people }, account, false);
    } catch (thrown) {
      const now = core.getState();
      if (!isCurrent() || now.phase !== 'signedIn') return;
      core.setState({ ...now, isChangingPerson: false });
      tellRefusal(toError(thrown), account);
    }
  }

  function tellRefusal(error: Error, account: Account): void {
    const problem: SignInProblem =
      error instanceof AppUsageRefused
        ? { code: 'appUsageNotAllowed' }
        : toSignInProblem(error, account.customerCode !== null);
    if (problem.code === 'failed') options.onError?.(error);
    else options.onPersonRefused?.(problem);
  }

  function leave({ end, problem, isElsewhere = false, isPasswordChanged = false }: Leaving): void {
    const { server } = core;
    if (!server) return;
    const told = isElsewhere || end === 'refused' ? null : whoIs();
    core.beginAttempt();
    stopAutoLogout();
    stopAutoLogout = () => {};
    const ending = current?.scope;
    current = null;
    ending?.end();
    stores.refreshToken.remove();
    stores.signInCode.remove();
    stores.lastActivity.remove();
    if (told) stores.userName.remove();
    options.onEnded?.(end);
    if (told) browser.signInEnds.announce({ ...told, reason: end === 'logOut' ? 'logOut' : 'autoLogout' });
    if (!told || server.configuration.authenticationUrl === '')
      core.showLogin(problem, { isPasswordChanged });
    else core.leaveFor(signOutAddress(server.configuration, browser), problem);
  }

  /** Tabs with the same customer code and user name are of the same sign-in. */
  function whoIs(): Omit<SignInEnd, 'reason'> | null {
    const now = state();
    if (!current || !now) return null;
    return { customerCode: current.account.customerCode ?? '', userName: now.identity.userName };
  }

  function leaveElsewhere({ reason }: SignInEnd): void {
    const code = reason === 'logOut' ? 'loggedOutElsewhere' : 'autoLogout';
    leave({ end: reason, problem: { code }, isElsewhere: true });
  }

  /** A tab that slept may think that the time is up everywhere. */
  function isActiveHere(): boolean {
    const limitMs = (core.server?.configuration.autoLogoutMinutes ?? 0) * 60_000;
    return clock.epochMs() - Number(stores.lastActivity.read() ?? 0) < limitMs;
  }

  const unsubscribe = browser.signInEnds.subscribe((end) => {
    if (!current) endsBefore.push(end);
    else if (isOf(end, whoIs()) && (end.reason === 'logOut' || !isActiveHere())) leaveElsewhere(end);
  });

  return {
    enter,
    account: () => current?.account ?? null,
    changePerson,
    leave,
    resume: () => current?.scope.resume(),
    stopRenewal: () => current?.scope.dispose(),
    dispose() {
      unsubscribe();
      stopAutoLogout();
      current?.scope.dispose();
    },
  };
}

function isOf(end: SignInEnd, who: Omit<SignInEnd, 'reason'> | null): boolean {
  return end.customerCode === who?.customerCode && end.userName === who.userName;
}
