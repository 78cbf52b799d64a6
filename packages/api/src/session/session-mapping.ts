import type * as v from 'valibot';
import { fromCommaList, isTrueText } from '../core/wire.ts';
import type { Configuration, SelectablePerson, Startup } from './session-state.ts';
import type { Token } from './session.ts';
import type { configurationSchema, getStartup, getUserList, tokenSchema } from './session.wire.ts';

type Wire<T extends v.GenericSchema> = v.InferOutput<T>;

/** Maps `config.json`. */
export function toConfiguration(wire: Wire<typeof configurationSchema>): Configuration {
  return {
    endpoint: wire.endpoint,
    syncEndpointOriginWithClient: wire.syncEndpointOriginWithClient,
    isDebug: wire.debug,
    autoLogoutMinutes: wire.autoLogoutMinutes,
    infoText: wire.infoText,
    uploadSizePixels: wire.uploadSize,
    uploadQuality: wire.uploadQuality,
    isMultiTenant: wire.multiTenant,
    hasSubstitutions: wire.substitutionsEnabled,
    authenticationUrl: wire.authenticationUrl,
    undoSeconds: wire.undoSeconds,
    hasTerminalQueue: wire.terminalQueue,
    isInstallable: wire.installable,
    allowsOfflinePlan: wire.installable && wire.offlinePlan,
  };
}

/** Maps the start-up data. */
export function toStartup(wire: Wire<typeof getStartup.answer>): Startup {
  return {
    isEnabled: wire.isEnabled,
    canUseWindowsIdentity: wire.canRunWindowsAuth,
    canUseDelegatedSignIn: wire.isDelegatedAuthEnabled,
    delegatedStyle: wire.delegatedAuthStyle === 1 ? 'button' : 'redirect',
    delegatedText: wire.delegatedAuthCustomizableText,
  };
}

/** Maps a token. Its person is the substituted one, if there is one. @requirement session-42 */
export function toToken(wire: Wire<typeof tokenSchema>): Token {
  return {
    accessToken: wire.access_token,
    refreshToken: wire.refresh_token,
    lifetimeSeconds: wire.expires_in,
    mustChangePassword: isTrueText(wire.changePassword),
    identity: {
      personRef: wire.sidSubst || wire.sid,
      userRef: wire.sid,
      isSubstitution: Boolean(wire.sidSubst),
      userName: wire.userName,
      givenName: wire.givenName,
      surname: wire.surname,
      degreeBefore: wire.degreeBefore,
      degreeAfter: wire.degreeAfter,
      personalNumber: wire.personalNumber,
      employmentOrder: String(wire.orderOfEmployment ?? ''),
      permissions: {
        disabled: fromCommaList(wire.userDisabledActions),
        invisible: fromCommaList(wire.userInvisibleActions),
      },
      roles: [...fromCommaList(wire.userRoles)],
    },
  };
}

/** Maps the user list. @requirement session-43 */
export function toSelectablePeople(wire: Wire<typeof getUserList.answer>): SelectablePerson[] {
  return wire.map((entry) => ({
    personRef: entry.ixs_ref,
    fullName: entry.fullname,
    employmentOrder: entry.poradi,
    substitutionId: entry.id_zast,
    centreName: entry.str_text,
  }));
}
