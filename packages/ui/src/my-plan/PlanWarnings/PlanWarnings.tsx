import type { PendingPart } from '@selfservice/api/my-plan/pending-plan';
import { isAnswerable } from '@selfservice/api/my-plan/pending-plan';
import { useTranslation } from 'react-i18next';
import { PassingWarnings } from '../../patterns/PassingWarnings/PassingWarnings.tsx';

/** How long a warning is shown, in milliseconds. Specification 001 section 2. */
const hideAfterMs = 5000;

export interface PlanWarningsProps {
  /** Days to sign. */
  signing: PendingPart;
  /** Changes to decide on. */
  change: PendingPart;
}

/** Says for a while which answers the month needs. Specification 001 section 2. */
export function PlanWarnings({ signing, change }: PlanWarningsProps) {
  const { t } = useTranslation('my-plan');
  const warnings = [
    isAnswerable(signing) && t('warning.sign'),
    isAnswerable(change) && t('warning.change'),
  ].filter((warning) => warning !== false);
  return <PassingWarnings warnings={warnings} hideAfterMs={hideAfterMs} />;
}
