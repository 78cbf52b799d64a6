import 'i18next';
import type dashboard from '../dashboard/locales/en.json';
import type errors from '../errors/locales/en.json';
import type password from '../password/locales/en.json';
import type patterns from '../patterns/locales/en.json';
import type primitives from '../primitives/locales/en.json';
import type session from '../session/locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      dashboard: typeof dashboard;
      errors: typeof errors;
      password: typeof password;
      patterns: typeof patterns;
      primitives: typeof primitives;
      session: typeof session;
    };
  }
}
