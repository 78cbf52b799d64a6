import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

const rules = ['13rem', '12rem', '11rem'];

export interface PasswordSkeletonProps {
  /** Number of fields of the form. */
  fieldCount: 2 | 3;
}

/** Shown while the rules load, in the shape of the form. */
export function PasswordSkeleton({ fieldCount }: PasswordSkeletonProps) {
  const { t } = useTranslation('password');
  const field = (
    <Lines>
      <Line>
        <Skeleton width="8rem" />
      </Line>
      <Box />
    </Lines>
  );
  return (
    <Root role="status" aria-label={t('loading')}>
      {fieldCount === 3 && field}
      {field}
      <Rules>
        {rules.map((width) => (
          <Line key={width}>
            <Skeleton width={width} />
          </Line>
        ))}
      </Rules>
      {field}
      <Box height="44px" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 26rem;
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-1);
`;

/* At the same distance to its field as the list of rules. */
const Rules = styled(Lines)`
  margin-top: calc(-1 * var(--space-2));
`;

const Line = styled.span`
  height: 1lh;
  font-size: var(--text-2);
`;

/* As tall as an input with its border. */
const Box = styled(Skeleton).attrs(({ height = 'max(40px, calc(var(--control-height) + 2px))' }) => ({
  height,
}))`
  display: block;
  background: var(--color-surface-sunken);
`;
