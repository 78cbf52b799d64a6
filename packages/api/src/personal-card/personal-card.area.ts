import { defineArea } from '../areas/define-area.ts';

/** The personal card. */
export const personalCardArea = defineArea({ word: 'personal-card', paths: { '/personal-card': null } });
