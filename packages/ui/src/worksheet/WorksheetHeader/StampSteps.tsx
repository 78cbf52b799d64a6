import { hasStampImage } from '@selfservice/api/worksheet/visibility';
import { stateOfWorksheet } from '@selfservice/api/worksheet/worksheet-state';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../environment/useNow.ts';
import { formatListMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { worksheetStateIcons } from '../../patterns/StateIcon/worksheetStateIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { StampPicture } from './StampPicture.tsx';
import { Step, Steps } from './StampSteps.styles.ts';

export interface StampStepsProps {
  /** The worksheet. */
  worksheet: Pick<Worksheet, 'approval' | 'confirmation' | 'signature'>;
}

/** The steps of a worksheet, in order. */
const steps = ['approval', 'confirmation', 'signature'] as const;

/**
 * The approval, the confirmation and the signature of a worksheet as steps with name and time. A signature shows its
 * kind; a confirmation has the picture of a stamp.
 *
 * @requirement worksheet-5, worksheet-6, worksheet-42
 */
export function StampSteps({ worksheet }: StampStepsProps) {
  const { t } = useTranslation(['worksheet', 'patterns']);
  const language = useLanguage();
  const now = useNow();
  const signed = worksheetStateIcons[stateOfWorksheet(worksheet)];
  return (
    <Steps aria-label={t('header.stamps')}>
      {steps.map((name) => {
        const stamp = worksheet[name];
        const isSigned = name === 'signature' && stamp !== null;
        return (
          <Step key={name} data-done={stamp !== null || undefined}>
            <span data-part="mark">
              {name === 'confirmation' && hasStampImage(worksheet) ? (
                <StampPicture width={28} height={28} />
              ) : (
                <Icon of={isSigned ? signed.icon : stamp ? CircleCheck : Circle} size={20} />
              )}
            </span>
            <span data-part="name">{isSigned ? t(`patterns:${signed.text}`) : t(`header.${name}`)}</span>{' '}
            <span data-part="stamp">
              {stamp === null
                ? t('header.notYet')
                : [stamp.by, stamp.at && formatListMoment(stamp.at, now, language)]
                    .filter(Boolean)
                    .join(', ')}
            </span>
          </Step>
        );
      })}
    </Steps>
  );
}
