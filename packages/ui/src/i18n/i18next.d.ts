import 'i18next';
import type approvals from '../approvals/locales/en.json';
import type centres from '../centres/locales/en.json';
import type dashboard from '../dashboard/locales/en.json';
import type departmentPlan from '../department-plan/locales/en.json';
import type errors from '../errors/locales/en.json';
import type myPlan from '../my-plan/locales/en.json';
import type password from '../password/locales/en.json';
import type patterns from '../patterns/locales/en.json';
import type primitives from '../primitives/locales/en.json';
import type requests from '../requests/locales/en.json';
import type session from '../session/locales/en.json';
import type testing from '../testing/locales/en.json';
import type unavailability from '../unavailability/locales/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      approvals: typeof approvals;
      centres: typeof centres;
      dashboard: typeof dashboard;
      'department-plan': typeof departmentPlan;
      errors: typeof errors;
      'my-plan': typeof myPlan;
      password: typeof password;
      patterns: typeof patterns;
      primitives: typeof primitives;
      requests: typeof requests;
      session: typeof session;
      testing: typeof testing;
      unavailability: typeof unavailability;
    };
  }
}
