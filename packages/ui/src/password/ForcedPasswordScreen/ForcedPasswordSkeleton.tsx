import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const rules = ['13rem', '12rem', '18rem', '11rem'];

/** Stands in the shape of the form while it is not known which rules hold. */
export function ForcedPasswordSkeleton() {
  const { t } = useTranslation('password');
  return (
    <Root role="status" aria-label={t('loading')}>
      {[0, 1].map((field) => (
        <Lines key={field}>
          <Skeleton width="8rem" />
          <Box height="44px" />
        </Lines>
      ))}
      <Lines>
        {rules.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Lines>
      <Box height="44px" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-2);
`;

const Box = styled(Skeleton)`
  background: var(--color-surface-sunken);
`;
