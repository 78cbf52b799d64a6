import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

/** The base address of the backend: any address that can be resolved from the page. */
const baseAddress = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text, 'http://page.example'), 'not an address'),
);

/**
 * An address to leave for: absolute, or a path from the root of the page's origin. `login.example` alone would be a path
 * below the application, and `//login.example` is probably a mistake.
 */
const pageAddress = v.pipe(
  v.string(),
  v.check(
    (text) =>
      text === '' || (/^(https?:\/\/|\/(?![/\\]))/i.test(text) && URL.canParse(text, 'http://page.example')),
    'neither an address with http or https nor a path that begins with one slash',
  ),
);

/** The fields of `config.json` with their defaults. @requirement shell-56, shell-57 */
export const configurationSchema = v.object({
  endpoint: v.optional(baseAddress, ''),
  syncEndpointOriginWithClient: v.optional(v.boolean(), false),
  debug: v.optional(v.boolean(), false),
  autoLogoutMinutes: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  infoText: v.optional(v.string(), ''),
  uploadSize: v.optional(v.pipe(v.number(), v.minValue(1)), 1200),
  uploadQuality: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  multiTenant: v.optional(v.boolean(), false),
  substitutionsEnabled: v.optional(v.boolean(), false),
  authenticationUrl: v.optional(pageAddress, ''),
  undoSeconds: v.optional(v.pipe(v.number(), v.minValue(0)), 6),
  terminalQueue: v.optional(v.boolean(), false),
  installable: v.optional(v.boolean(), true),
  offlinePlan: v.optional(v.boolean(), true),
});

/** The configuration file beside the page; a 404 means that every default applies. @requirement shell-55 */
export const getConfiguration = endpoint({
  method: 'GET',
  path: './config.json',
  answer: configurationSchema,
  auth: 'none',
});

/** Whether the application is enabled, and which ways of signing in it offers. @requirement session-44, session-45 */
export const getStartup = endpoint({
  method: 'GET',
  path: '/controllers/SelfService/Startup',
  answer: v.object({
    isEnabled: v.boolean(),
    canRunWindowsAuth: v.nullish(v.boolean(), false),
    isDelegatedAuthEnabled: v.nullish(v.boolean(), false),
    /** 0 automatic redirection, 1 a button. */
    delegatedAuthStyle: v.fallback(v.nullish(v.picklist([0, 1]), 0), 0),
    delegatedAuthCustomizableText: v.nullish(v.string(), ''),
  }),
  auth: 'none',
});

/** Responds `false` if there are more users than licences; then no one can sign in. @requirement session-4 */
export const getLicenseValid = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/IsSelfServiceLicenseValid',
  answer: v.boolean(),
  auth: 'none',
});

/** The form of the token call; a ticket is sent as `username` with an empty `password`. @requirement session-46 */
export const tokenRequestSchema = v.object({
  grant_type: v.picklist(['password', 'refresh_token']),
  username: v.optional(v.string()),
  password: v.optional(v.string()),
  refresh_token: v.optional(v.string()),
  customerCode: v.optional(v.string()),
  application: v.literal('selfservice'),
});

/** A token of the backend with its user and person. @requirement session-42 */
export const tokenSchema = v.object({
  access_token: v.string(),
  /** ASSUMED: works until the token that it was exchanged for is used. */
  refresh_token: v.string(),
  /** Seconds. */
  expires_in: v.number(),
  /** `True` if the user must change the password. */
  changePassword: v.nullish(v.string(), 'False'),
  /** Reference of the signed-in person. */
  sid: v.string(),
  /** Reference of the substituted person; null for none. */
  sidSubst: v.nullish(v.string(), null),
  userName: v.nullish(v.string(), ''),
  givenName: v.nullish(v.string(), ''),
  surname: v.nullish(v.string(), ''),
  degreeBefore: v.nullish(v.string(), ''),
  degreeAfter: v.nullish(v.string(), ''),
  personalNumber: v.nullish(v.string(), ''),
  orderOfEmployment: v.nullish(v.union([v.string(), v.number()]), null), // ASSUMED: text or number
  /** Disabled actions, separated by commas. */
  userDisabledActions: v.nullish(v.string(), ''),
  /** Hidden actions, separated by commas. */
  userInvisibleActions: v.nullish(v.string(), ''),
  userRoles: v.nullish(v.string(), ''),
});

/** Signs in or renews: 200 responds with a token, 400 with `tokenErrorSchema`. */
export const postToken = endpoint({
  method: 'POST',
  path: '/Token',
  body: tokenRequestSchema,
  bodyFormat: 'form',
  answer: tokenSchema,
  auth: 'none',
});

/** The body of a refused token call. */
export const tokenErrorSchema = v.object({
  /** For example `invalid_grant`, `locked_account`, `user_not_registered`, `user_expired` or `app_usage_not_allowed`. */
  error: v.string(),
  /** For `locked_account` the number of minutes. */
  error_description: v.nullish(v.string(), ''),
});

/** The ticket of delegated authentication; an empty text means none. */
export const getDelegatedTicket = endpoint({
  method: 'GET',
  path: '/controllers/customcontrollers/AuthIdentity/AuthUserTicket',
  answer: v.string(),
  answerFormat: 'text',
  auth: 'cookies',
});

/** The ticket of the Windows identity; an empty text means none. */
export const getWindowsTicket = endpoint({
  method: 'GET',
  path: '/controllers/customcontrollers/WindowsIdentity/WindowsUserTicket',
  answer: v.string(),
  answerFormat: 'text',
  auth: 'cookies',
});

/** The employments of the signed-in user and the people whom the user substitutes. @requirement session-43 */
export const getUserList = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/GetUserList',
  answer: v.array(
    v.object({
      ixs_ref: v.string(),
      fullname: v.nullish(v.string(), ''),
      /** The number of an own employment; null for a substituted person. */
      poradi: v.nullable(v.number()),
      /** The id of the substitution. */
      id_zast: v.nullish(v.number(), null),
      /** The name of the centre. */
      str_text: v.nullish(v.string(), ''),
    }),
  ),
  auth: 'bearer',
});

/** A ticket for one of the user's own employments. ASSUMED: a ticket does not invalidate earlier tokens. */
export const getEmploymentTicket = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/GetAuthUserTicketSelfService',
  query: v.object({ poradi: v.string() }),
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** A ticket for a person whom the user substitutes. */
export const getSubstituteTicket = endpoint({
  method: 'GET',
  path: '/breeze/IpoData/GetAuthUserTicket',
  query: v.object({ idZast: v.string() }),
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});

/** The language saved for the signed-in user, as a code such as `cs`. */
export const getUserLanguage = endpoint({
  method: 'GET',
  path: '/controllers/SelfService/UserLanguage',
  answer: v.string(),
  answerFormat: 'text',
  auth: 'bearer',
});
