import type { Permission } from '@selfservice/api/session/permissions';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadSigningDialog } from './loadSigningDialog.ts';

export interface SignButtonProps {
  /** Whether it can be pressed; where it cannot, it says why. */
  permission: Exclude<Permission, 'hidden'>;
  /** The worksheet is to be signed. */
  onPress: () => void;
}

/** Opens the dialog that signs the worksheet. */
export function SignButton({ permission, onPress }: SignButtonProps) {
  const { t } = useTranslation('worksheet');
  return (
    <Button
      kind="primary"
      icon={PenLine}
      disabledReason={permission === 'disabled' ? t('signing.refused') : undefined}
      {...prefetchOnIntent(loadSigningDialog)}
      onPress={onPress}
    >
      {t('signing.action')}
    </Button>
  );
}
