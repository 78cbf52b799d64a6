import type { Permission } from '@selfservice/api/session/permissions';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadSigningDialog } from './loadSigningDialog.ts';

export interface SignButtonProps {
  /** The permission to sign; a disabled button says why. */
  permission: Exclude<Permission, 'hidden'>;
  /** Called when the user presses the button. */
  onPress: () => void;
}

/** The button that opens the signing dialog. @requirement worksheet-43 */
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
