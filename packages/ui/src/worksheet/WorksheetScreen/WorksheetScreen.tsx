import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { canComputeToToday } from '@selfservice/api/worksheet/compute-to-today';
import { defaultWorksheetMonth } from '@selfservice/api/worksheet/default-month';
import { signButtonOf } from '@selfservice/api/worksheet/signing';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { PassingWarnings } from '../../patterns/PassingWarnings/PassingWarnings.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import { ComputeToMenu } from './ComputeToMenu.tsx';
import { loadSigningDialog } from './loadSigningDialog.ts';
import { MonthToSignButton } from './MonthToSignButton.tsx';
import { PrintedPage } from './PrintedPage.tsx';
import { SignButton } from './SignButton.tsx';
import { useComputeToSection } from './useComputeToSection.ts';
import { useMonthToSign } from './useMonthToSign.ts';
import { useWorksheet } from './useWorksheet.ts';
import { WorksheetBody } from './WorksheetBody.tsx';
import { MonthPlaceholder } from './WorksheetLayout.ts';

export interface WorksheetScreenProps {
  /** The month that is shown, as `yyyy-MM`; null: the screen chooses the default month. */
  month: LocalMonth | null;
  /** Called when the user chooses another month, or with the default month. */
  onMonthChange: (month: LocalMonth) => void;
  /** The initial day to which the current month is computed, chosen last on this device; null: the organisation's setting. */
  computeToToday: ComputeToToday | null;
  /** Called when the user chooses the day to which the current month is computed. */
  onComputeToTodayChange: (choice: ComputeToToday) => void;
  /** Reference of the user. */
  personRef: string;
  /** The address of home. */
  backHref: string;
}

/** Time after which the warning hides, in milliseconds. @requirement worksheet-25 */
const hideWarningAfterMs = 3000;

/** The user's own worksheet of a month. @requirement worksheet-2, worksheet-21, worksheet-22, worksheet-25 */
export function WorksheetScreen(props: WorksheetScreenProps) {
  const { month, onMonthChange, onComputeToTodayChange, personRef, backHref } = props;
  const { t } = useTranslation('worksheet');
  const permission = permissionFor(usePermissions(), 'worksheetSign');
  const today = useToday();
  const [chosen, setChosen] = useState(props.computeToToday);
  const { parameters, worksheet, ...fetched } = useWorksheet({
    personRef,
    month,
    today,
    computeToToday: chosen,
  });
  const [isSigning, setIsSigning] = useState(false);
  const placeRef = useRef<HTMLDivElement>(null);
  const signButton = worksheet ? signButtonOf(worksheet, permission) : 'hidden';
  const monthToSign = useMonthToSign(
    { personRef, shownMonth: month ?? monthOf(today), today },
    month !== null && worksheet !== undefined && signButton === 'hidden' && permission === 'allowed',
  );
  // The sign button disappears with the signature.
  useFocusWhenLost(placeRef, worksheet?.signature ? `signed ${worksheet.month}` : false);
  useEffect(() => {
    if (month === null && parameters)
      onMonthChange(defaultWorksheetMonth(today, parameters.previousMonthDays));
  }, [month, parameters, today, onMonthChange]);

  const changeComputeTo = (choice: ComputeToToday) => {
    setChosen(choice);
    onComputeToTodayChange(choice);
  };
  const isBelowDesk = useIsBelowDesk();
  const canComputeTo = fetched.choice !== null && month !== null && canComputeToToday(month, today);
  const computeToSection = useComputeToSection(fetched.choice ?? 'off', changeComputeTo);

  const closeSigning = () => {
    flushSync(() => setIsSigning(false));
    returnFocus(() => placeRef.current);
  };

  return (
    <ScreenFrame
      title={t('title')}
      backHref={backHref}
      menu={canComputeTo && isBelowDesk ? [computeToSection] : []}
      controls={
        month === null ? (
          <MonthPlaceholder />
        ) : (
          <>
            <MonthPicker label={t('month')} value={month} onChange={onMonthChange} today={today} />
            {canComputeTo && !isBelowDesk && (
              <ComputeToMenu value={fetched.choice ?? 'off'} onChange={changeComputeTo} />
            )}
          </>
        )
      }
      action={
        signButton === 'hidden' ? (
          monthToSign && <MonthToSignButton monthToSign={monthToSign} today={today} onGo={onMonthChange} />
        ) : (
          <>
            {signButton === 'allowed' && (
              <PassingWarnings key={month} warnings={[t('warning')]} hideAfterMs={hideWarningAfterMs} />
            )}
            <SignButton permission={signButton} onPress={() => setIsSigning(true)} />
          </>
        )
      }
    >
      <PrintedPage />
      <WorksheetBody
        personRef={personRef}
        month={month}
        onMonthChange={onMonthChange}
        today={today}
        placeRef={placeRef}
        parameters={parameters}
        worksheet={worksheet}
        computedTo={fetched.computedTo}
        error={fetched.error}
        isFetching={fetched.isFetching}
        onRetry={fetched.retry}
      />
      <Deferred
        load={loadSigningDialog}
        name={t('signing.action')}
        isWanted={isSigning && month !== null}
        onClose={closeSigning}
      >
        {({ WorksheetSigningDialog }) =>
          month !== null && (
            <WorksheetSigningDialog
              request={fetched.request}
              worksheet={worksheet ?? null}
              hasDecimalHours={parameters?.hasDecimalHours ?? false}
              texts={parameters?.signTexts ?? []}
              isWaiting={signButton === 'allowed'}
              onClose={closeSigning}
            />
          )
        }
      </Deferred>
    </ScreenFrame>
  );
}
