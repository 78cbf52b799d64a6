import type { Clock } from '@selfservice/api/core/clock';
import type { ReceivedAnswer } from '@selfservice/api/errors/create-drift-list';
import { createDriftList } from '@selfservice/api/errors/create-drift-list';
import { createErrorList } from '@selfservice/api/errors/create-error-list';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { ErrorCapture } from '../shell/capture-errors.ts';
import type { Backlog } from '../shell/create-backlog.ts';
import { DebugErrors } from './DebugErrors.tsx';

/** Shows the debug lists above the application, in a separate React root, so that they stay if the application fails. */
export function showErrorList(errors: ErrorCapture, answers: Backlog<ReceivedAnswer>, clock: Clock): void {
  const list = createErrorList();
  const drifts = createDriftList();
  errors.handTo(list.add);
  answers.handTo(drifts.add);
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <Suspense fallback={null}>
      <DebugErrors list={list} drifts={drifts} clock={clock} />
    </Suspense>,
  );
}
