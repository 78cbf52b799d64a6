import { NotAvailableNote } from '@selfservice/ui/errors/NotAvailableNote';
import { Dialog } from '@selfservice/ui/primitives/Dialog';
import { useTranslation } from 'react-i18next';

export interface AccountDialogProps {
  /** The dialog was closed. */
  onClose: () => void;
}

/** My account, which this version does not have yet. */
export function AccountDialog({ onClose }: AccountDialogProps) {
  const { t } = useTranslation('patterns');
  return (
    <Dialog isOpen title={t('menu.account')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <NotAvailableNote />
    </Dialog>
  );
}
