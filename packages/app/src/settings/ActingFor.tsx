import { SubstitutionBanner } from '@selfservice/ui/patterns/SubstitutionBanner';
import { useSignedIn } from '../shell/SignedInContext.ts';

export interface ActingForProps {
  /** Somebody else is to be spoken for. */
  onSelectPerson: (personRef: string) => void;
}

/** Says for whom a substitute speaks, and leads back to the own first employment. */
export function ActingFor({ onSelectPerson }: ActingForProps) {
  const { people, selected } = useSignedIn();
  const own = people.find(({ employmentOrder }) => employmentOrder !== null);
  return (
    <SubstitutionBanner
      name={selected?.fullName ?? ''}
      onBack={own ? () => onSelectPerson(own.personRef) : null}
    />
  );
}
