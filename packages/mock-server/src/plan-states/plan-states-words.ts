import { texts } from '../core/texts.ts';

/** Texts of plan states. */
export const planStatesWords = {
  /** Only the states checked, approved and rejected can be recorded manually. */
  noHandwriting: texts(
    'Handwritten: only a checked, approved or rejected plan can be by hand.',
    'Handwritten: ručně lze plán jen zkontrolovat, schválit nebo zamítnout.',
    'Handwritten: ručne možno plán len skontrolovať, schváliť alebo zamietnuť.',
  ),
  monthPlan: texts('Plan of the month', 'Měsíční plán', 'Mesačný plán'),
  partPlan: texts('Plan of a part of the month', 'Plán části měsíce', 'Plán časti mesiaca'),
  byHand: texts('By hand', 'Ručně', 'Ručne'),
  electronically: texts('Electronically', 'Elektronicky', 'Elektronicky'),
  approved: texts('Approved', 'Schváleno', 'Schválené'),
  rejected: texts('Rejected', 'Zamítnuto', 'Zamietnuté'),
  waiting: texts('Waiting for approval', 'Čeká na schválení', 'Čaká na schválenie'),
};
