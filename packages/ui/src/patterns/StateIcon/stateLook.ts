import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';

/** The colour of a state's icon; `quiet` is grey, for a state that needs no attention. */
type StateTone = 'information' | 'positive' | 'caution' | 'negative' | 'quiet';

/** The icon, colour and text of a state. */
export interface StateLook {
  /** The icon; it distinguishes the states without their colours. */
  icon: LucideIcon;
  /** The colour of the icon. */
  tone: StateTone;
  /** The message key of the text. */
  text: ParseKeys<'patterns'>;
}
