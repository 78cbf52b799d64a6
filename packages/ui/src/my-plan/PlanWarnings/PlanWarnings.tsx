import type { PendingPart } from '@selfservice/api/my-plan/pending-plan';
import { isAnswerable } from '@selfservice/api/my-plan/pending-plan';
import { useTranslation } from 'react-i18next';
import { PassingWarnings } from '../../patterns/PassingWarnings/PassingWarnings.tsx';

/** Time after which the warnings hide, in milliseconds. */
const hideAfterMs = 5000;

export interface PlanWarningsProps {
  /** Days to sign. */
  signing: PendingPart;
  /** Changes to decide on. */
  change: PendingPart;
}

/** Warns for 5 s about requests that need an answer. @requirement my-plan-21, my-plan-22 */
export function PlanWarnings({ signing, change }: PlanWarningsProps) {
  const { t } = useTranslation('my-plan');
  const warnings = [
    isAnswerable(signing) && t('warning.sign'),
    isAnswerable(change) && t('warning.change'),
  ].filter((warning) => warning !== false);
  return <PassingWarnings warnings={warnings} hideAfterMs={hideAfterMs} />;
}
