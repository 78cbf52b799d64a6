import type { Clock } from '@selfservice/api/core/clock';
import type { DriftList } from '@selfservice/api/errors/create-drift-list';
import type { ErrorList } from '@selfservice/api/errors/create-error-list';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { useValue } from '@selfservice/ui/environment/useValue';
import { DriftListDialog } from '@selfservice/ui/errors/DriftListDialog';
import { ErrorListButton } from '@selfservice/ui/errors/ErrorListButton';
import { ErrorListDialog } from '@selfservice/ui/errors/ErrorListDialog';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { useState } from 'react';

export interface DebugErrorsProps {
  /** The errors of the page. */
  list: ErrorList;
  /** The responses that deviate from the contract. */
  drifts: DriftList;
  /** The current time. */
  clock: Clock;
}

/** The buttons of the debug lists and their dialogs. @requirement errors-1 */
export function DebugErrors({ list, drifts, clock }: DebugErrorsProps) {
  const errors = useValue(list.state);
  const listedDrifts = useValue(drifts.state);
  const [open, setOpen] = useState<'errors' | 'drifts' | null>(null);
  return (
    <LocaleProvider language={useLanguage()}>
      <ErrorListButton
        count={errors.length}
        onPress={() => setOpen('errors')}
        driftCount={listedDrifts.length}
        onPressDrifts={() => setOpen('drifts')}
      />
      {open === 'errors' && (
        <ErrorListDialog
          errors={errors}
          clock={clock}
          onCopy={copy}
          onDelete={list.remove}
          onDeleteAll={list.clear}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'drifts' && (
        <DriftListDialog
          drifts={listedDrifts}
          onCopy={copy}
          onDeleteAll={drifts.clear}
          onClose={() => setOpen(null)}
        />
      )}
    </LocaleProvider>
  );
}

/** Copies a text. Rejects if the browser has no clipboard, for example on a page without HTTPS. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
