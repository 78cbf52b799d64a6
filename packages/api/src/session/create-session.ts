import { isCurrentPassword } from './is-current-password.ts';
import { leave } from './leave.ts';
import { createPeopleReading } from './people-reading.ts';
import { changePerson } from './person-change.ts';
import { claimAgain, ticketForCopy } from './tab-copies.ts';
import { createSessionCore } from './session-core.ts';
import type { Session, SessionOptions } from './session.ts';
import { createSignIn } from './sign-in.ts';
import { createSignedInPart } from './signed-in.ts';
import { startUp } from './start-up.ts';

/** Creates the session of a page. It does nothing before `start`. @requirement session-11 */
export function createSession(options: SessionOptions): Session {
  const { stored, browser } = options;
  const core = createSessionCore(options);
  // Before every other subscriber: none of them may act on a sign-in that is not its own.
  const unsubscribeReload = browser.onRestored(reloadIfReplaced);
  const people = createPeopleReading(core);
  const signedIn = createSignedInPart(core, people);
  const signIn = createSignIn(core, signedIn.enter);
  let isStarted = false;

  const begin = () => void startUp(core, (loginIsDue) => void signIn.silently(loginIsDue));
  const unsubscribes = [
    browser.onResume(() => {
      // A renewal fetches the list as well.
      if (!core.known().current?.scope.resume()) people.readIfStale();
    }),
    unsubscribeReload,
    browser.onRestored(() => {
      if (core.state.peek().phase === 'redirecting') core.showLogin();
      void claimAgain(core);
    }),
    browser.activity.subscribe(people.readIfStale),
    browser.tab.onTicketRequest(() => ticketForCopy(core)),
  ];

  /** While the page was in the browser's history, another page of the tab may have renewed, ended or begun a sign-in. */
  function reloadIfReplaced(): void {
    const own = core.known().current?.scope.refreshToken() ?? null;
    if (stored.refreshToken.read() === own) return;
    dispose();
    browser.reload();
  }

  function dispose(): void {
    core.beginAttempt();
    signedIn.dispose();
    for (const unsubscribe of unsubscribes) unsubscribe();
  }

  async function signInWith(customerCode: string, userName: string, password: string): Promise<void> {
    const problem = await signIn.byPassword(core.account(customerCode), userName, password);
    if (problem) core.showLogin(problem, { customerCode });
  }

  async function signInAfterChange(newPassword: string): Promise<void> {
    const { shown, current } = core.known();
    if (shown.phase !== 'passwordChange' || !current) return;
    // The old token is no longer needed.
    current.scope.dispose();
    const problem = await signIn.byPassword(current.account, shown.identity.userName, newPassword);
    if (problem) leave(core, { end: 'refused', problem, isPasswordChanged: true });
  }

  return {
    state: core.state,
    autoLogoutSeconds: core.autoLogoutSeconds,
    start() {
      if (isStarted) return;
      isStarted = true;
      begin();
    },
    retry() {
      const { phase } = core.state.peek();
      if (phase === 'configurationFailed' || phase === 'serverCheckFailed') begin();
    },
    enterCustomerCode(code) {
      stored.customerCode.write(code.trim());
      void signIn.silently(core.untilLoginIsDue());
    },
    changeCustomerCode: () => core.dispatch({ type: 'customerCodeWanted' }),
    signIn({ userName, password, isRemembered }) {
      const state = core.state.peek();
      if (state.phase !== 'signedOut' || state.isBusy || !state.isLicenceValid) return;
      if (isRemembered) stored.userName.write(userName);
      else stored.userName.remove();
      core.dispatch({ type: 'credentialsSent' });
      void signInWith(state.customerCode, userName, password);
    },
    startEntry: () => core.dispatch({ type: 'entryStarted' }),
    signInByIdentity: signIn.byIdentity,
    refreshPeople: people.read,
    selectPerson: (personRef) => void changePerson(core, personRef, signedIn.enter),
    finishPasswordChange: (newPassword) => void signInAfterChange(newPassword),
    isCurrentPassword: (password) => isCurrentPassword(core, password),
    staySignedIn: () => browser.activity.announce(),
    logOut: () => leave(core, { end: 'logOut', problem: null }),
    dispose,
  };
}
