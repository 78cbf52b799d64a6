import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { EndedPass } from '@selfservice/api/terminal/ended-pass';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { formatPassMoment } from '../formatPassMoment.ts';

export interface EndedPassNoticeProps {
  /** The passes whose session ended before their result could be read; at least one. */
  passes: readonly EndedPass[];
  /** The current local time. */
  now: LocalDateTime;
  /** Called when the user closes the notice. Default: the notice has no close button. */
  onClose?: () => void;
}

/**
 * Shown at the login and after the next sign-in: passes that were not recorded, or whose outcome is unknown.
 * @requirement terminal-20
 */
export function EndedPassNotice({ passes, now, onClose }: EndedPassNoticeProps) {
  const { t } = useTranslation(['terminal', 'primitives']);
  const language = useLanguage();
  return (
    <Banner tone="negative" actions={onClose && <Button onPress={onClose}>{t('primitives:close')}</Button>}>
      {passes.map(({ typeName, at, outcome }) => (
        <Sentence key={`${at} ${typeName}`}>
          {t(`ended.${outcome}`, { name: typeName, when: formatPassMoment(at, now, language) })}
        </Sentence>
      ))}
    </Banner>
  );
}

const Sentence = styled.p`
  & + & {
    margin-top: var(--space-2);
  }
`;
