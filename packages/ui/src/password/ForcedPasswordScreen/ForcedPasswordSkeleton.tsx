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
          <Line>
            <Skeleton width="8rem" />
          </Line>
          <Box />
        </Lines>
      ))}
      <Lines>
        {rules.map((width) => (
          <Line key={width}>
            <Skeleton width={width} />
          </Line>
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
  gap: var(--space-1);
`;

const Line = styled.span`
  height: 1lh;
  font-size: var(--text-2);
`;

/* As tall as the box of a field. */
const Box = styled(Skeleton).attrs(({ height = 'max(40px, var(--control-height))' }) => ({ height }))`
  display: block;
  background: var(--color-surface-sunken);
`;
