import type { RuleTester } from 'oxlint/plugins-dev';

/** A lint rule of this project. */
export type Rule = Parameters<RuleTester['run']>[1];
