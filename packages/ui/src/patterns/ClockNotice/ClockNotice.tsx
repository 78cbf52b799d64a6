import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { differenceParts, mayBeZone } from './differenceParts.ts';

/** Other attributes go to the root. */
export interface ClockNoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The milliseconds by which the device's clock is ahead of the server's; negative if it is behind. */
  aheadMs: number;
  /** Called when the user closes the notice. */
  onClose: () => void;
}

/** Warns that the clock of this device differs from the server's, by how much, and of a likely cause. */
export function ClockNotice({ aheadMs, onClose, ...rest }: ClockNoticeProps) {
  const { t } = useTranslation('patterns/ClockNotice');
  const difference = differenceParts(aheadMs)
    .map(({ unit, count }) => t(unit, { count }))
    .join(' ');
  return (
    <Root
      tone="caution"
      title={t(aheadMs > 0 ? 'ahead' : 'behind', { difference })}
      actions={<IconButton label={t('close')} icon={X} onPress={onClose} />}
      {...rest}
    >
      <p>
        <span>{t('advice')}</span> {mayBeZone(aheadMs) && <span>{t('zone')}</span>}
      </p>
    </Root>
  );
}

/* Distance to the screen below and to another notice above. */
const Root = styled(Banner)`
  margin-bottom: var(--space-4);

  * + & {
    margin-top: var(--space-3);
  }
`;
