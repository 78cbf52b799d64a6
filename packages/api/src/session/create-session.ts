import { resolveBaseUrl } from '../core/base-url.ts';
import { createTransport } from '../core/create-transport.ts';
import { toError } from '../core/errors.ts';
import { startAutoLogout } from './auto-logout.ts';
import { loadConfiguration } from './configuration.ts';
import { signInAddress, signOutAddress } from './external-sign-in.ts';
import { isPassing } from './renewal.ts';
import { checkServer } from './server-check.ts';
import type { ServerCheck } from './server-check.ts';
import type { Configuration, SessionState, SignInProblem } from './session-state.ts';
import type { Session, SessionOptions, Token } from './session.ts';
import { toSignInProblem } from './sign-in-problem.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { AppUsageRefused, createTokens } from './tokens.ts';
import type { SignedIn } from './tokens.ts';

/** Creates the session of a page. Nothing happens before `start`. Specification 000 sections 1 and 4. */
export function createSession(options: SessionOptions): Session {
  const { clock, stores, browser } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'loadingConfiguration' };
  let baseUrl = '';
  let server: (ServerCheck & { configuration: Configuration }) | null = null;
  let isStarted = false;
  let hasTriedSilently = false;
  let stopAutoLogout = () => {};
  // Every step that waits for the network keeps the number it began with; a newer step makes it stale.
  let step = 0;

  const language = () => options.language();
  const isMultiTenant = () => server?.configuration.isMultiTenant ?? false;
  const customerCode = () => (isMultiTenant() ? (stores.customerCode.read() ?? '') : '');
  const tokens = createTokens({
    baseUrl: () => baseUrl,
    language,
    customerCode: () => (isMultiTenant() ? customerCode() : null),
  });
  const keeper = createTokenKeeper({
    clock,
    refreshTokenSlot: stores.refreshToken,
    ask: tokens.byRefreshToken,
    onRenewed({ identity }) {
      if (state.phase === 'signedIn' || state.phase === 'passwordChange') setState({ ...state, identity });
    },
    onEnded() {
      step++;
      forget();
      options.onPersonChanged?.();
      showLogin({ code: 'sessionExpired' });
    },
  });
  const transport = createTransport({
    baseUrl: () => baseUrl,
    language,
    pageUrl: browser.appUrl(),
    accessToken: () => keeper.current()?.accessToken ?? null,
    renew: keeper.renew,
  });
  const stopWaking = browser.onWake(keeper.catchUp);

  function setState(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function prepare(): Promise<void> {
    const own = ++step;
    setState({ phase: 'loadingConfiguration' });
    let configuration: Configuration;
    try {
      configuration = await loadConfiguration(transport);
      baseUrl = resolveBaseUrl(
        configuration.endpoint,
        configuration.syncEndpointOriginWithClient,
        browser.appUrl(),
      );
    } catch (error) {
      if (own === step) setState({ phase: 'configurationFailed', error: toError(error) });
      return;
    }
    if (own !== step) return;
    setState({ phase: 'checkingServer', configuration });
    try {
      server = { ...(await checkServer(transport)), configuration };
    } catch (error) {
      if (own === step) setState({ phase: 'serverCheckFailed', configuration, error: toError(error) });
      return;
    }
    if (own !== step) return;
    if (!server.startup.isEnabled) setState({ phase: 'disabledByLicence', configuration });
    else if (!server.isLicenceValid) showLogin({ code: 'licenceExceeded' });
    else await signInSilently();
  }

  function showLogin(problem: SignInProblem | null = null): void {
    if (!server) return;
    setState({
      phase: 'signedOut',
      configuration: server.configuration,
      startup: server.startup,
      step: isMultiTenant() && customerCode() === '' ? 'customerCode' : 'credentials',
      isBusy: false,
      isLicenceValid: server.isLicenceValid,
      problem,
      customerCode: customerCode(),
      rememberedUserName: stores.userName.read() ?? '',
    });
  }

  async function signInSilently(): Promise<void> {
    if (!server || hasTriedSilently || (isMultiTenant() && customerCode() === '')) {
      showLogin();
      return;
    }
    hasTriedSilently = true;
    const own = ++step;
    setState({ phase: 'signingInSilently', configuration: server.configuration });
    const stored = stores.refreshToken.read();
    if (stored !== null) {
      const problem = await finish(own, tokens.byRefreshToken(stored));
      if (own !== step || problem === null) return;
      // A refused token only means that this way is closed; another one may still be open.
      if (problem.code === 'failed' && isPassing(problem.error)) {
        showLogin(problem);
        return;
      }
    }
    const ticket = await ticketOfIdentity();
    if (own !== step) return;
    const problem = ticket === null ? null : await finish(own, tokens.byTicket(ticket));
    if (own === step && keeper.current() === null) showLogin(problem);
  }

  async function ticketOfIdentity(): Promise<string | null> {
    if (!server) return null;
    const { startup, configuration } = server;
    if (!startup.canUseDelegatedSignIn)
      return startup.canUseWindowsIdentity ? tokens.ticketOfIdentity('windows') : null;
    if (browser.loopGuard.isSet()) {
      browser.loopGuard.remove();
      return tokens.ticketOfIdentity('delegated');
    }
    if (startup.delegatedStyle === 'redirect' && configuration.authenticationUrl !== '') leaveForSignIn();
    return null;
  }

  function leaveForSignIn(): void {
    if (!server) return;
    step++;
    browser.loopGuard.set();
    setState({ phase: 'redirecting', configuration: server.configuration });
    browser.leaveFor(signInAddress(server.configuration, browser));
  }

  /** Carries a sign-in to its end. Answers null when it is done or has become stale, else why it failed. */
  async function finish(own: number, first: Promise<Token>): Promise<SignInProblem | null> {
    try {
      const signedIn = await tokens.complete(await first);
      if (own === step) begin(signedIn);
      return null;
    } catch (thrown) {
      if (own !== step) return null;
      forget();
      if (thrown instanceof AppUsageRefused) return { code: 'appUsageNotAllowed' };
      const error = toError(thrown);
      const problem = toSignInProblem(error, isMultiTenant());
      if (problem.code === 'failed') options.onError?.(error);
      return problem;
    }
  }

  function begin({ token: next, people, selected }: SignedIn): void {
    if (!server) return;
    const { configuration } = server;
    keeper.keep(next);
    stopAutoLogout();
    stopAutoLogout = startAutoLogout({
      clock,
      browser,
      minutes: configuration.autoLogoutMinutes,
      onWarning: (autoLogoutInSeconds) => {
        if (state.phase === 'signedIn') setState({ ...state, autoLogoutInSeconds });
      },
      onExpired: () => leave({ code: 'autoLogout' }),
    });
    options.onPersonChanged?.();
    setState(
      next.mustChangePassword
        ? { phase: 'passwordChange', configuration, identity: next.identity }
        : {
            phase: 'signedIn',
            configuration,
            identity: next.identity,
            people,
            selected,
            isChangingPerson: false,
            autoLogoutInSeconds: null,
          },
    );
  }

  function forget(): void {
    keeper.forget();
    stopAutoLogout();
    stopAutoLogout = () => {};
  }

  function leave(problem: SignInProblem | null): void {
    if (!server) return;
    if (state.phase === 'signedIn') options.onParting?.();
    step++;
    forget();
    stores.userName.remove();
    options.onPersonChanged?.();
    if (server.configuration.authenticationUrl === '') {
      showLogin(problem);
      return;
    }
    setState({ phase: 'redirecting', configuration: server.configuration });
    browser.leaveFor(signOutAddress(server.configuration, browser));
  }

  async function changePerson(personRef: string): Promise<void> {
    if (state.phase !== 'signedIn' || state.isChangingPerson) return;
    const { people } = state;
    const selected = people.find((person) => person.personRef === personRef);
    if (!selected || selected === state.selected) return;
    options.onParting?.();
    const own = ++step;
    setState({ ...state, isChangingPerson: true });
    try {
      const next = await tokens.forPerson(transport, selected);
      if (own !== step) return;
      if (!next) throw new Error('The server gave no ticket for this person.');
      begin({ token: next, people, selected });
    } catch (error) {
      if (own !== step || state.phase !== 'signedIn') return;
      setState({ ...state, isChangingPerson: false });
      options.onError?.(toError(error));
    }
  }

  async function signInWith(userName: string, password: string): Promise<void> {
    const own = ++step;
    if (state.phase === 'signedOut') setState({ ...state, isBusy: true, problem: null });
    const problem = await finish(own, tokens.byPassword(userName, password));
    if (own === step && problem) showLogin(problem);
  }

  return {
    transport,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      void prepare();
    },
    retry() {
      if (state.phase === 'configurationFailed' || state.phase === 'serverCheckFailed') void prepare();
    },
    enterCustomerCode(code) {
      stores.customerCode.write(code.trim());
      void signInSilently();
    },
    changeCustomerCode() {
      if (state.phase === 'signedOut') setState({ ...state, step: 'customerCode', problem: null });
    },
    signIn({ userName, password, isRemembered }) {
      if (state.phase !== 'signedOut' || state.isBusy || !state.isLicenceValid) return;
      if (isRemembered) stores.userName.write(userName);
      else stores.userName.remove();
      void signInWith(userName, password);
    },
    startDelegatedSignIn: leaveForSignIn,
    selectPerson: (personRef) => void changePerson(personRef),
    finishPasswordChange(newPassword) {
      if (state.phase === 'passwordChange') void signInWith(state.identity.userName, newPassword);
    },
    staySignedIn: () => browser.activity.announce(),
    logOut: () => leave(null),
    dispose() {
      step++;
      keeper.stop();
      stopAutoLogout();
      stopWaking();
      listeners.clear();
    },
  };
}
