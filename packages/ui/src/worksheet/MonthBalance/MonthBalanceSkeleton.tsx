import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Figure, Root } from './MonthBalance.styles.ts';

/** Shown while the balances load. */
export function MonthBalanceSkeleton() {
  const { t } = useTranslation('worksheet');
  return (
    <Root>
      <dl>
        {(['month', 'carried'] as const).map((id) => (
          <div key={id}>
            <dt>{t(`balance.${id}`)}</dt>
            <dd>
              <Figure>
                <Skeleton width="5rem" />
              </Figure>
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
