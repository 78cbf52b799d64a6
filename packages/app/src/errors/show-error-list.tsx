import type { Clock } from '@selfservice/api/core/clock';
import { createErrorList } from '@selfservice/api/errors/create-error-list';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { ErrorCapture } from '../shell/capture-errors.ts';
import { DebugErrors } from './DebugErrors.tsx';

/** Shows the debug error list above the application, in a separate React root, so that it stays if the application fails. */
export function showErrorList(errors: ErrorCapture, clock: Clock): void {
  const list = createErrorList();
  errors.handTo(list.add);
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <Suspense fallback={null}>
      <DebugErrors list={list} clock={clock} />
    </Suspense>,
  );
}
