import { texts } from '../core/texts.ts';

/** What a list of plan states is worded with. */
export const planStatesWords = {
  /** A plan is only ever checked, approved and rejected by hand or not. */
  noHandwriting: texts(
    'Handwritten: only what is checked, approved or rejected can be so by hand.',
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
