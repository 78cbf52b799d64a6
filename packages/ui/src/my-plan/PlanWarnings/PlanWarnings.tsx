import { useTranslation } from 'react-i18next';
import { PassingWarnings } from '../../patterns/PassingWarnings/PassingWarnings.tsx';
import type { Waiting } from '../MyPlanScreen/waiting.ts';
import { isAnswerable } from '../MyPlanScreen/waiting.ts';

/** How long a warning stands, in milliseconds. Specification 001 section 2. */
const hideAfterMs = 5000;

export type PlanWarningsProps = Waiting;

/** Says for a while what the month asks for. Specification 001 section 2. */
export function PlanWarnings({ signing, change }: PlanWarningsProps) {
  const { t } = useTranslation('my-plan');
  const warnings = [
    isAnswerable(signing) && t('warning.sign'),
    isAnswerable(change) && t('warning.change'),
  ].filter((warning) => warning !== false);
  return <PassingWarnings warnings={warnings} hideAfterMs={hideAfterMs} />;
}
