import { createSessionCore } from './create-session-core.ts';
import { isCurrentPassword } from './is-current-password.ts';
import { leave } from './leave.ts';
import { createPeopleReading } from './people-reading.ts';
import { changePerson } from './person-change.ts';
import { claimAgain, ticketForCopy } from './tab-copies.ts';
import type { Session, SessionOptions } from './session.ts';
import { createSignIn } from './sign-in.ts';
import { createSignedInPart } from './signed-in.ts';
import { startUp } from './start-up.ts';

/** Creates the session of a page. Nothing happens before `start`. Specification 000 sections 1 and 4. */
export function createSession(options: SessionOptions): Session {
  const { stored, browser } = options;
  const core = createSessionCore(options);
  const people = createPeopleReading(core);
  const signedIn = createSignedInPart(core, people);
  const signIn = createSignIn(core, signedIn.enter);
  let isStarted = false;

  const begin = () => void startUp(core, () => void signIn.silently());
  const unsubscribes = [
    browser.onResume(() => {
      // A renewal reads the list by itself.
      if (!core.current?.scope.resume()) people.readIfStale();
    }),
    browser.onRestored(() => {
      if (core.getState().phase === 'redirecting') core.showLogin();
      void claimAgain(core);
    }),
    browser.activity.subscribe(people.readIfStale),
    browser.tab.onTicketWanted(() => ticketForCopy(core)),
  ];

  async function signInWith(customerCode: string, userName: string, password: string): Promise<void> {
    const problem = await signIn.byPassword(core.account(customerCode), userName, password);
    if (problem) core.showLogin(problem, { customerCode });
  }

  async function signInAfterChange(newPassword: string): Promise<void> {
    const state = core.getState();
    const account = core.current?.account;
    if (state.phase !== 'passwordChange' || !account) return;
    // What becomes of the token before the change does not matter any more.
    core.current?.scope.dispose();
    const problem = await signIn.byPassword(account, state.identity.userName, newPassword);
    if (problem) leave(core, { end: 'refused', problem, isPasswordChanged: true });
  }

  return {
    getState: core.getState,
    subscribe: core.subscribe,
    autoLogoutSeconds: core.autoLogoutSeconds,
    start() {
      if (isStarted) return;
      isStarted = true;
      begin();
    },
    retry() {
      const { phase } = core.getState();
      if (phase === 'configurationFailed' || phase === 'serverCheckFailed') begin();
    },
    enterCustomerCode(code) {
      stored.customerCode.write(code.trim());
      void signIn.silently();
    },
    changeCustomerCode() {
      const state = core.getState();
      if (state.phase !== 'signedOut' || state.isBusy) return;
      core.setState({ ...state, form: 'customerCode', problem: null });
    },
    signIn({ userName, password, isRemembered }) {
      const state = core.getState();
      if (state.phase !== 'signedOut' || state.isBusy || !state.isLicenceValid) return;
      if (isRemembered) stored.userName.write(userName);
      else stored.userName.remove();
      core.setState({ ...state, isBusy: true, problem: null, isPasswordChanged: false });
      void signInWith(state.customerCode, userName, password);
    },
    startDelegatedSignIn: signIn.leaveForProvider,
    refreshPeople: people.read,
    selectPerson: (personRef) => void changePerson(core, personRef, signedIn.enter),
    finishPasswordChange: (newPassword) => void signInAfterChange(newPassword),
    isCurrentPassword: (password) => isCurrentPassword(core, password),
    staySignedIn: () => browser.activity.announce(),
    logOut: () => leave(core, { end: 'logOut', problem: null }),
    dispose() {
      core.beginAttempt();
      signedIn.dispose();
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
