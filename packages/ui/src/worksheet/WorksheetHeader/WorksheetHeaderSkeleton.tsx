import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Facts, Name, Root, Stamps } from './WorksheetHeader.styles.ts';
import { factNames, stampNames } from './headerNames.ts';

/** Shown while the header loads. */
export function WorksheetHeaderSkeleton() {
  const { t } = useTranslation('worksheet');
  return (
    <Root>
      <Name>
        <div className="name">
          <Skeleton width="11rem" />
        </div>
        <Skeleton width="6rem" />
      </Name>
      <Facts>
        {factNames.map((name) => (
          <div key={name}>
            <dt>{t(`header.${name}`)}</dt>
            <dd>
              <Skeleton width="5rem" />
            </dd>
          </div>
        ))}
      </Facts>
      <Stamps>
        <dl>
          {stampNames.map((name) => (
            <div key={name}>
              <dt>{t(`header.${name}`)}</dt>
              <dd>
                <Skeleton width="9rem" />
              </dd>
            </div>
          ))}
        </dl>
      </Stamps>
    </Root>
  );
}
