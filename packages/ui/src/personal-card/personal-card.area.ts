import { defineArea } from '../areas/defineArea.ts';

/** The area of the personal card. */
export const personalCardArea = defineArea({ word: 'personal-card', paths: { '/personal-card': null } });
