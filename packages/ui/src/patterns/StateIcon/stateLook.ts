import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';

/** What a state's icon is coloured in; `quiet` is the grey of what asks for nothing. */
type StateTone = 'information' | 'positive' | 'caution' | 'negative' | 'quiet';

/** How a state looks and what it is called. */
export interface StateLook {
  /** Tells the state apart without its colour. */
  icon: LucideIcon;
  /** Its colour. */
  tone: StateTone;
  /** Its word, a key of the texts of patterns. */
  text: ParseKeys<'patterns'>;
}
