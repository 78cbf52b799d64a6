import { defineArea } from '../areas/defineArea.ts';

/** Account settings and substitutions, in dialogs. */
export const settingsArea = defineArea({ word: 'settings', actions: ['substitutions'] });

/** The keys of the drafts in my account: its own form, and a new substitution. */
export const accountDrafts = { form: 'settings.account', substitution: 'settings.newSubstitution' } as const;
