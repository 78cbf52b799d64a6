import type { Clock } from '@selfservice/api/core/clock';
import type { ErrorList } from '@selfservice/api/errors/create-error-list';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { useModel } from '@selfservice/ui/environment/useModel';
import { ErrorListButton } from '@selfservice/ui/errors/ErrorListButton';
import { ErrorListDialog } from '@selfservice/ui/errors/ErrorListDialog';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { useState } from 'react';

export interface DebugErrorsProps {
  /** The errors of the page. */
  list: ErrorList;
  /** The current time. */
  clock: Clock;
}

/** The button of the debug error list and its dialog. @requirement errors-1 */
export function DebugErrors({ list, clock }: DebugErrorsProps) {
  const errors = useModel(list);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <LocaleProvider language={useLanguage()}>
      <ErrorListButton count={errors.length} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <ErrorListDialog
          errors={errors}
          clock={clock}
          onCopy={copy}
          onDelete={list.remove}
          onDeleteAll={list.clear}
          onClose={() => setIsOpen(false)}
        />
      )}
    </LocaleProvider>
  );
}

/** Copies a text. Rejects if the browser has no clipboard, for example on a page without HTTPS. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
