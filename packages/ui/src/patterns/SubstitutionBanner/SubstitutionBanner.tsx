import { ArrowLeftRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Other attributes go to the root. */
export interface SubstitutionBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the substituted person as the server sends it; may be empty. */
  name: string;
  /** Called when the user ends the substitution; null for a login without an own employment. */
  onBack: (() => void) | null;
}

/**
 * A banner below the bar of every screen that names the substituted person, with a button that returns to the user's own
 * employment. Assistive technology announces it once.
 */
export function SubstitutionBanner({ name, onBack, ...rest }: SubstitutionBannerProps) {
  const { t } = useTranslation('patterns');
  // A live region announces only text that is added after the region itself.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Root {...rest}>
      <Icon of={ArrowLeftRight} size={18} />
      <Words role="status">{isThere && t('person.acting', { name })}</Words>
      {onBack && (
        <Button kind="quiet" onPress={onBack}>
          {t('person.back')}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 48px;
  padding: 0 var(--space-1) 0 var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-caution-quiet);

  & > svg {
    flex-shrink: 0;
    color: var(--color-caution);

    @media (width < 480px) {
      display: none;
    }
  }

  & > button {
    flex-shrink: 0;
  }

  @media (width >= 1024px) {
    padding-inline: var(--space-6) var(--space-4);
  }
`;

const Words = styled.p`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  margin-block: var(--space-1);
  overflow: hidden;
  color: var(--color-caution);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
  line-height: var(--leading-tight);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
