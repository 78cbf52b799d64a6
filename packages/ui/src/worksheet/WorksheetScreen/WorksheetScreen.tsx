import type { LocalMonth } from '@selfservice/api/core/local-date';
import { dateOf, monthOf } from '@selfservice/api/core/local-date';
import { permissionFor } from '@selfservice/api/session/permissions';
import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { defaultWorksheetMonth } from '@selfservice/api/worksheet/default-month';
import { signButtonOf } from '@selfservice/api/worksheet/signing';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { PassingWarnings } from '../../patterns/PassingWarnings/PassingWarnings.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import { loadSigningDialog } from './loadSigningDialog.ts';
import { MonthToSignButton } from './MonthToSignButton.tsx';
import { PrintedPage } from './PrintedPage.tsx';
import { SignButton } from './SignButton.tsx';
import { useMonthToSign } from './useMonthToSign.ts';
import { useWorksheet } from './useWorksheet.ts';
import { WorksheetBody } from './WorksheetBody.tsx';

export interface WorksheetScreenProps {
  /** The month that is shown, as `yyyy-MM`; null: the one that the organisation shows first is to be chosen. */
  month: LocalMonth | null;
  /** Another month was chosen, or it is known which one is shown first. */
  onMonthChange: (month: LocalMonth) => void;
  /** Up to which day the current month is reckoned, as chosen last on this device; null: as the organisation says. */
  computeToToday: ComputeToToday | null;
  /** It was chosen: it is to be remembered. */
  onComputeToTodayChange: (choice: ComputeToToday) => void;
  /** Reference of whom the session speaks for. */
  personRef: string;
  /** Home. */
  backHref: string;
}

/** How long the warning SignatureNeededWarning stands, in milliseconds. Specification 001 section 2. */
const hideWarningAfterMs = 3000;

/** The person's own worksheet of a month, to be read, signed and printed. Specification 001 section 2. */
export function WorksheetScreen(props: WorksheetScreenProps) {
  const { month, onMonthChange, onComputeToTodayChange, personRef, backHref } = props;
  const { t } = useTranslation('worksheet');
  const permission = permissionFor(usePermissions(), 'worksheetSign');
  const today = dateOf(useClock().localNow());
  const [chosen, setChosen] = useState(props.computeToToday);
  const { parameters, worksheet, ...asked } = useWorksheet({
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
  // The button goes with the signature.
  useFocusWhenLost(placeRef, worksheet?.signature ? `signed ${worksheet.month}` : false);
  useEffect(() => {
    if (month === null && parameters)
      onMonthChange(defaultWorksheetMonth(today, parameters.previousMonthDays));
  }, [month, parameters, today, onMonthChange]);

  const closeSigning = () => {
    flushSync(() => setIsSigning(false));
    returnFocus(() => placeRef.current);
  };

  return (
    <ScreenFrame
      title={t('title')}
      backHref={backHref}
      action={
        signButton === 'hidden' ? (
          monthToSign && <MonthToSignButton monthToSign={monthToSign} today={today} onGo={onMonthChange} />
        ) : (
          <SignButton permission={signButton} onPress={() => setIsSigning(true)} />
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
        computeToToday={asked.choice}
        onComputeToTodayChange={(choice) => {
          setChosen(choice);
          onComputeToTodayChange(choice);
        }}
        error={asked.error}
        isFetching={asked.isFetching}
        onRetry={asked.retry}
      />
      {signButton === 'allowed' && (
        <PassingWarnings key={month} warnings={[t('warning')]} hideAfterMs={hideWarningAfterMs} />
      )}
      <Deferred
        load={loadSigningDialog}
        name={t('signing.action')}
        isWanted={isSigning && month !== null}
        onClose={closeSigning}
      >
        {({ WorksheetSigningDialog }) =>
          month !== null && (
            <WorksheetSigningDialog
              request={asked.request}
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
