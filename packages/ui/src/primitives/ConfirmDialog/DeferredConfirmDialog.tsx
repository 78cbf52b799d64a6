import { Deferred } from '../Deferred/Deferred.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { loadConfirmDialog } from './loadConfirmDialog.ts';

/**
 * A `ConfirmDialog` whose code is fetched when it opens, so that screens that rarely need it load faster. The button
 * that opens it can prefetch the code: `prefetchOnIntent(loadConfirmDialog)`.
 */
export function DeferredConfirmDialog({ isOpen = false, ...rest }: ConfirmDialogProps) {
  return (
    <Deferred load={loadConfirmDialog} name={rest.title} isWanted={isOpen} onClose={rest.onCancel}>
      {({ ConfirmDialog }) => <ConfirmDialog isOpen {...rest} />}
    </Deferred>
  );
}
